import { z } from 'zod'
import { ACTIVITY_LEVELS, PLAN_GOALS, SEXES } from './energy.ts'
import type { MealsPerDay } from './meal-split.ts'

/** The plan dialog's form. Kept apart so that no page pulls zod into the browser. */

const AGE = 'Enter an age between 18 and 100 years'
const HEIGHT = 'Enter a height between 120 and 250 cm'
const WEIGHT = 'Enter a weight between 30 and 300 kg'

const isTenth = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6

const Weight = z.coerce
  .number({ error: WEIGHT })
  .min(30, WEIGHT)
  .max(300, WEIGHT)
  .refine(isTenth, 'Enter the weight in steps of 0.1 kg')

export const PlanRequestForm = z
  .object({
    name: z.string().trim().min(1, 'Give your plan a name').max(120, 'Keep the name under 120 characters'),
    goal: z.enum(PLAN_GOALS).default('maintain'),
    days: z.coerce.number().int().min(1, 'Choose 1 to 7 days').max(7, 'Choose 1 to 7 days').default(1),
    mealsPerDay: z.coerce
      .number()
      .int()
      .min(3, 'Choose 3 to 6 meals')
      .max(6, 'Choose 3 to 6 meals')
      .transform((value) => value as MealsPerDay)
      .default(3),
    age: z.coerce.number({ error: AGE }).int(AGE).min(18, AGE).max(100, AGE).default(30),
    gender: z.enum(SEXES).default('male'),
    height: z.coerce.number({ error: HEIGHT }).min(120, HEIGHT).max(250, HEIGHT).default(175),
    currentWeight: Weight.default(70),
    targetWeight: Weight.optional(),
    activityLevel: z.enum(ACTIVITY_LEVELS).default('moderately_active'),
  })
  .transform(({ targetWeight, ...rest }) => ({
    ...rest,
    // Only asked for when the goal moves the weight.
    targetWeight: rest.goal === 'maintain' ? null : (targetWeight ?? null),
  }))

/** What the dialog starts with; the number of days depends on the tier. */
export function planDefaults(tier: 'free' | 'premium') {
  return {
    goal: 'maintain',
    days: tier === 'premium' ? 7 : 1,
    mealsPerDay: 3,
    age: 30,
    gender: 'male',
    height: 175,
    currentWeight: 70,
    targetWeight: 70,
    activityLevel: 'moderately_active',
  } as const
}
