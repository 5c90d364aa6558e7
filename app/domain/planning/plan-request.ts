import { z } from 'zod'
import { ACTIVITY_LEVELS, PLAN_GOALS, SEXES } from './energy.ts'
import { goalProblem } from './goal-check.ts'
import { LIFE_STAGES } from './life-stage.ts'
import type { MealsPerDay } from './meal-split.ts'
import { isInSteps, PLAN_BOUNDS, PLAN_NAME_MAX } from './plan-bounds.ts'

/** The plan dialog's form. Kept apart so that no page pulls zod into the browser. */

const { age: AGE, height: HEIGHT, weight: WEIGHT } = PLAN_BOUNDS

const within = ({ min, max, message }: (typeof PLAN_BOUNDS)['age']) =>
  z.coerce.number({ error: message }).min(min, message).max(max, message)

const Weight = within(WEIGHT).refine(
  (kg) => isInSteps(kg, WEIGHT.step),
  'Enter the weight in steps of 0.1 kg',
)

export const planRequestSchema = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, 'Give your plan a name')
      .max(PLAN_NAME_MAX, `Keep the name under ${PLAN_NAME_MAX} characters`),
    goal: z.enum(PLAN_GOALS).default('maintain'),
    days: z.coerce.number().int().min(1, 'Choose 1 to 7 days').max(7, 'Choose 1 to 7 days').default(1),
    mealsPerDay: z.coerce
      .number()
      .int()
      .min(3, 'Choose 3 to 6 meals')
      .max(6, 'Choose 3 to 6 meals')
      .transform((value) => value as MealsPerDay)
      .default(3),
    age: within(AGE).int(AGE.message).default(30),
    gender: z.enum(SEXES).default('male'),
    height: within(HEIGHT).default(175),
    currentWeight: Weight.default(70),
    targetWeight: Weight.optional(),
    activityLevel: z.enum(ACTIVITY_LEVELS).default('moderately_active'),
    lifeStage: z.enum(LIFE_STAGES).default('none'),
  })
  .superRefine((entries, context) => {
    const problem = goalProblem({
      goal: entries.goal,
      sex: entries.gender,
      ageYears: entries.age,
      heightCm: entries.height,
      weightKg: entries.currentWeight,
      targetWeightKg: entries.targetWeight ?? null,
      activityLevel: entries.activityLevel,
      lifeStage: entries.lifeStage,
    })
    if (problem) context.addIssue({ code: 'custom', path: [problem.field], message: problem.message })
  })
  .transform(({ targetWeight, lifeStage, ...rest }) => ({
    ...rest,
    ...(rest.gender === 'female' && lifeStage !== 'none' && { lifeStage }),
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
