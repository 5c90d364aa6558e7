import type { MealPlace } from '#app/domain/planning/plan.ts'

/** Where the planning pages are. */
export const PLANS_TAB = '/meal-planning?tab=plans'
export const NEW_PLAN = '/meal-planning?new'

/** The dialog for the plan after this one. */
export const followingPlanAddress = (planId: string) => `/meal-planning?plan=${planId}&new`

export const planAddress = (planId: string) => `/meal-planning?plan=${planId}`

/** A recipe of one's own came into this place: the plan opens its day and says so. */
export const placedAddress = (planId: string, { dayIndex, slot }: MealPlace) =>
  `${planAddress(planId)}&placed=${slot}#day-${dayIndex + 1}`

/** A change made without scripts comes back to the day it was made on, and opens it. */
export const planDayAddress = (planId: string, dayIndex: number) =>
  `${planAddress(planId)}#day-${dayIndex + 1}`

/** Progress and its stream lie under it. */
export const planPath = (planId: string) => `/meal-planning/plans/${planId}`
