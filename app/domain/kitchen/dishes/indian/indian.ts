import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { dalTarka } from './dal-tarka.ts'
import { goldenMilk } from './golden-milk.ts'
import { mangoSmoothieBowl } from './mango-smoothie-bowl.ts'

export const INDIAN_DISHES: readonly LibraryDish[] = [dalTarka, goldenMilk, mangoSmoothieBowl]
