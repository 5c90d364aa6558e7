import type { FoodId } from '#app/domain/food/food-id.ts'

/** What a kitchen without a word about its stock is taken to have. */
export const USUAL_FOODS = ['chicken breast', 'rice', 'broccoli', 'olive oil', 'onion'] as const

/** The same by their ids. */
export const USUAL_FOOD_IDS: ReadonlySet<string> = new Set<FoodId>([
  'chicken-breast',
  'white-rice',
  'broccoli',
  'olive-oil',
  'onion',
])
