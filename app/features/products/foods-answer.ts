import type { FormResult } from '#app/domain/errors.ts'
import type { Lookup } from './find-product.server.ts'
import type { OwnFoodRow } from '#app/features/foods/own-foods.server.ts'

export const FOODS_PATH = '/foods'

export type LoggedFood = { id: string; name: string; kcal: number }

/** What a form of own foods came to. */
export type FoodsChange = {
  lookup?: Lookup
  /** Saved, or put back. */
  saved?: OwnFoodRow
  removed?: OwnFoodRow
  logged?: LoggedFood
  stocked?: { name: string; amount: string }
  /** A food to be named in a sentence: "30 g Ferrero Nutella". */
  named?: string
}

export type FoodsAnswer = { intent: string; result: FormResult<FoodsChange> }

/** Where a scanned food goes. */
export type FoodUse = 'diary' | 'pantry' | 'meal'
