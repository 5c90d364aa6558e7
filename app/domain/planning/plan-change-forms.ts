import { z } from 'zod'
import { MEAL_SLOTS } from './meal-split.ts'

/** Forms of a plan's page. Kept apart so that no page pulls zod into the browser. */

const dayIndexSchema = z.coerce.number().int().min(0).max(6)

/** The plan, as the page last saw it. */
const fields = { planId: z.string(), revision: z.coerce.number().int() }

export const onePlanSchema = z.object({ planId: z.string() })
export const seenPlanSchema = z.object(fields)
export const planMealSchema = z.object({ ...fields, mealId: z.string() })
export const planDaySchema = z.object({ ...fields, dayIndex: dayIndexSchema })
export const movePlanMealSchema = z
  .object({ ...fields, mealId: z.string(), toDay: dayIndexSchema, toSlot: z.enum(MEAL_SLOTS) })
  .transform(({ toDay, toSlot, ...of }) => ({ ...of, to: { dayIndex: toDay, slot: toSlot } }))
