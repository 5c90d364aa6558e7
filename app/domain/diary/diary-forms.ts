import { z } from 'zod'
import { isInSteps } from '#app/domain/planning/plan-bounds.ts'
import { MEAL_NAME_MAX, PORTIONS } from './diary-limits.ts'

export const editEntrySchema = z.object({
  entryId: z.uuid(),
  mealName: z
    .string()
    .trim()
    .min(1, 'Give the meal a name')
    .max(MEAL_NAME_MAX, `Use at most ${MEAL_NAME_MAX} characters`),
  portions: z
    .string()
    .trim()
    .regex(/^\d{1,3}(?:\.\d{1,2})?$/, 'Enter a number such as 1 or 1.5')
    .transform(Number)
    .refine(
      (portions) =>
        portions >= PORTIONS.min && portions <= PORTIONS.max && isInSteps(portions, PORTIONS.step),
      `Enter ${PORTIONS.min} to ${PORTIONS.max} portions, in steps of ${PORTIONS.step}`,
    ),
})

export const plannedMealSchema = z.object({ mealId: z.uuid() })
