import { z } from 'zod'
import { MOST_GUESTS } from '#app/domain/household/person.ts'
import { MEAL_SLOTS } from './meal-split.ts'
import { LONGEST_AWAY_NOTE } from './meals-away.ts'
import { PLAN_NAME_MAX } from './plan-bounds.ts'
import { readDayChoice } from './plan-day-choice.ts'
import { DISH_KEY_LENGTH } from './unwanted-dishes.ts'

/** Forms of a plan's page. Kept apart so that no page pulls zod into the browser. */

const dayIndexSchema = z.coerce.number().int().min(0).max(6)

/** The plan, as the page last saw it. */
const fields = { planId: z.string(), revision: z.coerce.number().int() }

export const planNameSchema = z
  .string()
  .trim()
  .min(1, 'Give your plan a name')
  .max(PLAN_NAME_MAX, `Keep the name under ${PLAN_NAME_MAX} characters`)

export const onePlanSchema = z.object({ planId: z.string() })
export const copyPlanSchema = z.object({ planId: z.string(), name: planNameSchema })
export const seenPlanSchema = z.object(fields)
export const planMealSchema = z.object({ ...fields, mealId: z.string() })
export const planPlaceSchema = z.object({ ...fields, dayIndex: dayIndexSchema, slot: z.enum(MEAL_SLOTS) })
export const awayNoteSchema = z.object({
  ...planPlaceSchema.shape,
  note: z.string().trim().max(LONGEST_AWAY_NOTE, `Keep the note to ${LONGEST_AWAY_NOTE} characters`),
})
/** `dish` is the one chosen; without it any dish comes. */
export const swapMealSchema = z.object({
  ...fields,
  mealId: z.string(),
  dish: z.string().max(DISH_KEY_LENGTH, 'There is no such dish.').optional(),
})
export const planDaySchema = z.object({ ...fields, dayIndex: dayIndexSchema })
const GUESTS = `Enter 0 to ${MOST_GUESTS} guests`
export const planGuestsSchema = z.object({
  ...fields,
  dayIndex: dayIndexSchema,
  guests: z.coerce.number(GUESTS).int(GUESTS).min(0, GUESTS).max(MOST_GUESTS, GUESTS),
})
export const movePlanMealSchema = z
  .object({ ...fields, mealId: z.string(), toDay: dayIndexSchema, toSlot: z.enum(MEAL_SLOTS) })
  .transform(({ toDay, toSlot, ...of }) => ({ ...of, to: { dayIndex: toDay, slot: toSlot } }))

/** A saved recipe's page: which day of which plan, and which meal. */
export const addToPlanSchema = z.object({
  day: z.string().transform((text, context) => {
    const day = readDayChoice(text)
    if (day) return day
    context.addIssue({ code: 'custom', message: 'Choose a day' })
    return z.NEVER
  }),
  slot: z.enum(MEAL_SLOTS, 'Choose a meal'),
})
