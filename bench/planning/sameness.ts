import type { Lot } from '#app/domain/pantry/stock.ts'
import { isInEveryKitchen } from '#app/domain/cookbook/nearness.ts'
import { foodById } from '#app/domain/food/foods.ts'
import type { Plan, PlannedMeal } from '#app/domain/planning/plan.ts'
import type { PlanContext } from '#app/domain/planning/plan-context.ts'

/** What a dietitian counts who reads a week: fillers, sameness, bare plates and food at home that nobody eats. */

const isMain = ({ slot }: PlannedMeal) => slot === 'lunch' || slot === 'dinner'
const PRODUCE_PORTION_G = 80

export type Sameness = {
  mains: number
  mainsWithYoghurt: number
  bareMains: number
  /** Lunches and dinners of the cuisine that comes most often, dishes of no one country apart. */
  ofOneCuisine: number
  breakfasts: number
  breakfastKinds: number
  /** Foods at home that keep, and those of them that no meal takes. */
  keeping: number
  untouched: number
}

export function samenessOf({ days, stockLeft }: Plan, { lots, stocked, days: count }: PlanContext): Sameness {
  const meals = days.flatMap((day) => day.meals)
  const mains = meals.filter(isMain)
  const breakfasts = meals.filter(({ slot }) => slot === 'breakfast')
  const cuisines = Map.groupBy(
    mains.filter(({ recipe }) => recipe.cuisine !== 'Any' && recipe.cuisine !== 'Everyday'),
    ({ recipe }) => recipe.cuisine,
  )
  const keeping = lots.filter(({ foodId, expiresInDays }) => {
    const food = foodById(foodId)
    return (expiresInDays === null || expiresInDays >= count) && stocked.has(food) && !isInEveryKitchen(food)
  })
  const leftG = ({ id }: Lot) => stockLeft.find((lot) => lot.id === id)?.grams ?? 0
  return {
    mains: mains.length,
    mainsWithYoghurt: mains.filter(({ recipe }) =>
      recipe.book?.sides.some(({ id }) => id.endsWith('yoghurt')),
    ).length,
    bareMains: mains.filter((meal) => produceOf(meal) < PRODUCE_PORTION_G).length,
    ofOneCuisine: Math.max(0, ...[...cuisines.values()].map(({ length }) => length)),
    breakfasts: breakfasts.length,
    breakfastKinds: new Set(breakfasts.map(({ recipe }) => recipe.key)).size,
    keeping: keeping.length,
    untouched: keeping.filter((lot) => leftG(lot) > lot.grams * 0.95).length,
  }
}

function produceOf({ ingredients }: PlannedMeal): number {
  return ingredients.reduce((sum, { foodId, grams }) => {
    const group = foodId === null ? null : foodById(foodId).group
    return group === 'vegetables' || group === 'fruit' ? sum + grams : sum
  }, 0)
}

/** Rows of the report: measure, figure, aim. */
export function samenessRows(lives: readonly { sameness: Sameness }[]): string[][] {
  const total = (key: keyof Sameness) => lives.reduce((sum, { sameness }) => sum + sameness[key], 0)
  const share = (key: keyof Sameness, of: keyof Sameness) =>
    `${((100 * total(key)) / Math.max(1, total(of))).toFixed(1)} %`
  const mean = (key: keyof Sameness) => (total(key) / lives.length).toFixed(1)
  return [
    ['lunches and dinners with yoghurt beside them', share('mainsWithYoghurt', 'mains'), '10 %'],
    ['lunches and dinners without 80 g of vegetables or fruit', share('bareMains', 'mains'), '5 %'],
    ['lunches and dinners of the commonest cuisine, a week', mean('ofOneCuisine'), '5'],
    ['different breakfasts a week', mean('breakfastKinds'), '3'],
    ['food at home that keeps and that no meal takes, of such foods', share('untouched', 'keeping'), ''],
  ]
}
