import { z } from 'zod'
import { ALLERGENS } from '#app/domain/food/food.ts'
import { pantryUnitOf } from '#app/domain/pantry/quantity.ts'
import { DIETARY_RESTRICTIONS, type DietaryRestriction } from '#app/domain/recipe/recipe.ts'
import { ACTIVITY_LEVELS, PLAN_GOALS, SEXES } from './energy.ts'
import { goalProblem } from './goal-check.ts'
import { LIFE_STAGES } from './life-stage.ts'
import type { Macros } from './macros.ts'
import type { MealsPerDay } from './meal-split.ts'
import type { PlanAnswer, PlanRequest } from './plan-from-request.ts'

/** A plan's request and answer as JSON lines: the contract of `mealwright plan`. */

const dietSchema = z.string().transform((text, context): DietaryRestriction => {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
  const diet = DIETARY_RESTRICTIONS.find((one) => one.toLowerCase() === plain)
  if (diet) return diet
  context.addIssue({ code: 'custom', message: `Choose from ${DIETARY_RESTRICTIONS.join(', ')}` })
  return z.NEVER
})

const unitSchema = z.string().transform((text, context) => {
  const unit = pantryUnitOf(text)
  if (unit) return unit
  context.addIssue({ code: 'custom', message: `There is no pantry unit "${text}"` })
  return z.NEVER
})

const entrySchema = z.object({
  id: z.string().max(100).optional(),
  name: z.string().trim().min(1).max(200),
  quantity: z.coerce.number().positive().max(100_000),
  unit: unitSchema.default('pieces'),
  expiresInDays: z.number().int().min(-3650).max(3650).nullable().default(null),
})

const CLI_NAMES = { goal: 'goal', targetWeight: 'targetWeightKg' } as const

/** One line of input. Numbers outside what bodies and weeks can be are refused with their field. */
export const planInputSchema = z
  .object({
    seed: z.number().int().default(1),
    days: z.number().int().min(1).max(14).default(7),
    mealsPerDay: z
      .number()
      .int()
      .min(3)
      .max(6)
      .transform((value) => value as MealsPerDay)
      .default(3),
    goal: z.enum(PLAN_GOALS).default('maintain'),
    ageYears: z.number().min(14).max(110),
    sex: z.enum(SEXES),
    heightCm: z.number().min(100).max(250),
    weightKg: z.number().min(30).max(300),
    activityLevel: z.enum(ACTIVITY_LEVELS).default('moderately_active'),
    diets: z.array(dietSchema).max(10).default([]),
    allergens: z.array(z.enum(ALLERGENS)).max(14).default([]),
    dislikes: z.array(z.string().max(100)).max(50).default([]),
    pantry: z.array(entrySchema).max(300).default([]),
    targetWeightKg: z.number().min(30).max(300).nullable().default(null),
    lifeStage: z.enum(LIFE_STAGES).default('none'),
  })
  .superRefine((entries, context) => {
    const problem = goalProblem(entries)
    if (problem)
      context.addIssue({ code: 'custom', path: [CLI_NAMES[problem.field]], message: problem.message })
  })

/** Reads a request from JSON; what is left out gets the plan dialog's defaults. Throws ZodError. */
export function readPlanRequest(json: unknown): PlanRequest {
  const { pantry, targetWeightKg: _checked, ...rest } = planInputSchema.parse(json)
  return { ...rest, pantry: pantry.map(({ id, ...entry }) => (id === undefined ? entry : { ...entry, id })) }
}

const toTenth = (value: number) => Math.round(value * 10) / 10

function rounded({ kcal, proteinG, fatG, carbsG }: Macros): Macros {
  return { kcal: toTenth(kcal), proteinG: toTenth(proteinG), fatG: toTenth(fatG), carbsG: toTenth(carbsG) }
}

/** Per cent to two places: 0.43 is 0.43 % too much. */
function inPercent(deviation: Macros): Record<'kcal' | 'protein' | 'fat' | 'carbs', number> {
  const percent = (share: number) => Math.round(share * 10_000) / 100
  return {
    kcal: percent(deviation.kcal),
    protein: percent(deviation.proteinG),
    fat: percent(deviation.fatG),
    carbs: percent(deviation.carbsG),
  }
}

/**
 * A plan as JSON: targets; per day its meals with lines, figures and stock, the deviation from each target in per cent
 * and the reasons where it is missed; what to buy and what was left out. A meal's figures are those of its lines.
 */
export function planReport({ plan, leftOut }: PlanAnswer) {
  return {
    targets: rounded(plan.targets.day),
    notes: plan.targets.notes,
    days: plan.days.map((day) => ({
      meals: day.meals.map((meal) => ({
        slot: meal.slot,
        name: meal.draft.name,
        servings: meal.servings,
        ...rounded(meal),
        targetKcal: toTenth(meal.targetKcal),
        portion: meal.portion,
        cookingTimeMin: meal.draft.cookingTimeMin,
        ingredients: meal.ingredients.map(({ text }) => text),
        fromStock: meal.ingredients.flatMap(({ uses }) =>
          uses.map(({ foodId, grams, expiresInDays }) => ({ foodId, grams: toTenth(grams), expiresInDays })),
        ),
        instructions: meal.draft.instructions,
      })),
      total: rounded(day.total),
      deviationPercent: inPercent(day.deviation),
      isMet: day.isMet,
      reasons: day.reasons,
    })),
    toBuy: plan.toBuy,
    leftOut,
  }
}
