import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { dalTarka } from './dal-tarka.ts'

export const INDIAN_DISHES: readonly LibraryDish[] = [dalTarka]
