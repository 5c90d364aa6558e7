import { backdropOf } from '#app/domain/plate/backdrop.ts'
import { nameOfRows } from './make-estimate.ts'
import type { MealEstimate } from './meal-estimate.ts'

/** One meal of several in one text; `name` is null where only one was. */
export type NamedMeal = { name: string | null; estimate: MealEstimate }

/**
 * Splits an estimate by the meals it names ("breakfast", "lunch"). The first goes on under the id of the whole, with
 * what could not be counted; `idOf` names the others.
 */
export function namedMeals(estimate: MealEstimate, idOf: (mealName: string) => string): NamedMeal[] {
  const { rows, givenTotal } = estimate
  const names = [...new Set(rows.flatMap(({ meal }) => meal ?? []))]
  // A total that a model gave for the whole has no parts.
  if (names.length < 2 || givenTotal !== null) return [{ name: names[0] ?? null, estimate }]
  return names.map((name, index) => {
    // What was said before any meal was named belongs to the first.
    const own = rows.filter(({ meal }) => meal === name || (index === 0 && meal === undefined))
    const mealName = nameOfRows(own)
    const isFirst = index === 0
    return {
      name,
      estimate: {
        ...estimate,
        id: isFirst ? estimate.id : idOf(name),
        mealName,
        rows: own,
        backdrop: backdropOf(mealName),
        saidTotalKcal: null,
        notCounted: isFirst ? estimate.notCounted : [],
        refused: isFirst ? estimate.refused : [],
      },
    }
  })
}
