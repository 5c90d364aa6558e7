import type { Lot } from '#app/domain/pantry/stock.ts'
import type { CookingWishes } from './cooking-wishes.ts'
import type { SearchEffort } from './day-search.ts'
import type { DietaryPreferences } from './dietary-preferences.ts'
import type { Pool } from './pool.ts'
import type { PlanTargets } from './targets.ts'
import type { WeekLimits } from './week-limits.ts'

/** What stays the same while a plan is made and changed. */
export type PlanContext = {
  pool: Pool
  targets: PlanTargets
  lots: readonly Lot[]
  dietaryPreferences: DietaryPreferences
  wishes: CookingWishes
  /** What a plan may hold of one food. */
  limits: WeekLimits
  effort?: SearchEffort
}
