import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { shakshuka } from './shakshuka.ts'

export const NORTH_AFRICAN_DISHES: readonly LibraryDish[] = [shakshuka]
