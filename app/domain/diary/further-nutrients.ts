import { figuresOfRow, type MealRow } from '#app/domain/calories/meal-estimate.ts'
import { sumNutrients } from '#app/domain/food/nutrient-sum.ts'
import type { Nutrients } from '#app/domain/food/nutrients.ts'
import type { SpecNutrition } from '#app/domain/food/spec-nutrition.ts'

/** What the diary notes beside energy, macronutrients and fibre. Null where the sources do not say. */
export type FurtherNutrients = Pick<Nutrients, 'saturatedFatG' | 'sugarG' | 'sodiumMg'>

/** What one food of a meal has; its energy is noted by itself. */
export type ComponentNutrients = Pick<Nutrients, 'proteinG' | 'carbsG' | 'fatG' | 'fiberG'> & FurtherNutrients

export const NONE_KNOWN: FurtherNutrients = { saturatedFatG: null, sugarG: null, sodiumMg: null }

/** The further nutrients among all of them, of a share of the amount. */
export function furtherOf(
  { saturatedFatG, sugarG, sodiumMg }: FurtherNutrients,
  share = 1,
): FurtherNutrients {
  const of = (amount: number | null) => (amount === null ? null : amount * share)
  return { saturatedFatG: of(saturatedFatG), sugarG: of(sugarG), sodiumMg: of(sodiumMg) }
}

/** Fibre and the further nutrients of a share of a recipe's serving. */
export function furtherOfSpec(
  { fiber, saturatedFat, sugar, sodium }: SpecNutrition,
  share = 1,
): FurtherNutrients & Pick<Nutrients, 'fiberG'> {
  const further = { saturatedFatG: saturatedFat, sugarG: sugar, sodiumMg: sodium }
  return { fiberG: fiber === null ? null : fiber * share, ...furtherOf(further, share) }
}

/** Where to look foods up; per 100 g. */
export type FoodsById = (id: string) => { id: string; name: string; per100g(): Nutrients } | null

/** The foods of a meal, added up by the rule of recipes; nothing is known of what a model judged. */
export function furtherOfRows(rows: readonly MealRow[], findFood: FoodsById): FurtherNutrients {
  const parts = rows.map((row) => partOf(row, findFood))
  const known = parts.filter((part) => part !== null)
  return known.length === 0 || known.length < parts.length ? NONE_KNOWN : furtherOf(sumNutrients(known).total)
}

/** What one food of a meal has. */
export function nutrientsOfRow(row: MealRow, findFood: FoodsById): ComponentNutrients {
  const { proteinG, carbsG, fatG, fiberG } = figuresOfRow(row)
  const part = partOf(row, findFood)
  const further = part === null ? NONE_KNOWN : furtherOf(sumNutrients([part]).total)
  return { proteinG, carbsG, fatG, fiberG, ...further }
}

function partOf({ foodId, amount, unit }: MealRow, findFood: FoodsById) {
  const food = foodId === null || unit !== 'g' ? null : findFood(foodId)
  return food && { food: { id: food.id, name: food.name, per100g: food.per100g() }, grams: amount }
}
