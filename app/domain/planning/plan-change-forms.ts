import { z } from 'zod'
import { MEAL_SLOTS } from './meal-split.ts'

/** Forms of a plan's page. Kept apart so that no page pulls zod into the browser. */

const DayIndex = z.coerce.number().int().min(0).max(6)

/** The plan, as the page last saw it. */
const fields = { planId: z.string(), revision: z.coerce.number().int() }

export const OnePlanForm = z.object({ planId: z.string() })
export const SeenPlanForm = z.object(fields)
export const PlanMealForm = z.object({ ...fields, mealId: z.string() })
export const PlanDayForm = z.object({ ...fields, dayIndex: DayIndex })
export const MovePlanMealForm = z
  .object({ ...fields, mealId: z.string(), toDay: DayIndex, toSlot: z.enum(MEAL_SLOTS) })
  .transform(({ toDay, toSlot, ...of }) => ({ ...of, to: { dayIndex: toDay, slot: toSlot } }))
