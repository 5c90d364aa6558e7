import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { borscht } from './borscht.ts'

export const UKRAINIAN_DISHES: readonly LibraryDish[] = [borscht]
