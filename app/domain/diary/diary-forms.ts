import { z } from 'zod'
import { isInSteps } from '#app/domain/planning/plan-bounds.ts'
import { plainWords } from '#app/domain/plain-words.ts'
import { MAX_QUICK_DESCRIPTION_LENGTH, MEAL_NAME_MAX, PORTIONS } from './diary-limits.ts'

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

/** A meal told in words, for today's diary. */
export const quickEntrySchema = z.object({
  description: z
    .string()
    .transform(plainWords)
    .pipe(
      z
        .string()
        .trim()
        .min(1, 'Say what you ate, such as “2 oatcakes with hummus”')
        .max(
          MAX_QUICK_DESCRIPTION_LENGTH,
          `Use at most ${MAX_QUICK_DESCRIPTION_LENGTH} characters; the estimator takes longer ones`,
        ),
    ),
  day: z.iso.date(),
  idempotencyKey: z.uuid(),
})

/** A meal of the diary once more, today. `idempotencyKey` becomes the new entry's id. */
export const eatAgainSchema = z.object({ entryId: z.uuid(), day: z.iso.date(), idempotencyKey: z.uuid() })
