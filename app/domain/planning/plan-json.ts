import type { Macros } from './macros.ts'
import type { PlanAnswer } from './plan-from-request.ts'

/** A plan as JSON lines: the answer of `mealwright plan`, whose requests `planRequestSchema` reads. */

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
