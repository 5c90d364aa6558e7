import type { MealSlot } from '#app/domain/planning/meal-split.ts'

/** A plan that a recipe can be put in, with its days that are not over. */
export type PlanChoice = {
  id: string
  name: string
  revision: number
  days: readonly {
    dayIndex: number
    /** Plain date. */
    date: string
    /** The meals that are cooked on that day, in order; `name` is null where the place is empty. */
    places: readonly { slot: MealSlot; name: string | null }[]
  }[]
}
