import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { cinnamonBuns } from './cinnamon-buns.ts'

export const NORDIC_DISHES: readonly LibraryDish[] = [cinnamonBuns]
