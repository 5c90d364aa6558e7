import type { Asking } from '#app/domain/cookbook/asking.ts'
import type { Food } from '#app/domain/food/food.ts'
import type { Lot } from '#app/domain/pantry/stock.ts'
import type { CookingWishes } from './cooking-wishes.ts'
import type { DietaryPreferences } from './dietary-preferences.ts'
import type { HouseholdMember } from './household.ts'
import type { PlanDish } from './plan-dishes.ts'
import type { PlanTargets } from './targets.ts'
import type { WeekLimits } from './week-limits.ts'
import type { SearchEffort } from './week-search.ts'

/** What stays the same while a plan is made and changed. */
export type PlanContext = {
  /** The dishes of the cookbook that everybody at the table eats, and own recipes where they are asked for. */
  dishes: readonly PlanDish[]
  /** What the book is asked with when a dish is written. */
  asking: Asking
  isAllowed: (food: Food) => boolean
  targets: PlanTargets
  lots: readonly Lot[]
  stocked: ReadonlySet<Food>
  /** What the pot leaves out for everybody. */
  dietaryPreferences: DietaryPreferences
  /** What some of the others leave out on their own plates: every dish can be varied for each of them. */
  varied: readonly DietaryPreferences[]
  wishes: CookingWishes
  /** What a plan may hold of one food. */
  limits: WeekLimits
  days: number
  /** The others at the table. */
  members: readonly HouseholdMember[]
  /** What everybody eats together, against the plan's own person. */
  table: number
  hasChildren: boolean
  /** Keys of dishes that somebody at the table does not want again: none is chosen, those planned already stay. */
  unwantedKeys?: ReadonlySet<string>
  effort?: SearchEffort
  /** Asked now and then: from then on the search ends with the best it has. Absent where there is no hurry. */
  isOutOfTime?: () => boolean
}
