import type { Food } from './food.ts'
import { isAlwaysKnown, type NutrientName, type Nutrients, nutrientsBy } from './nutrients.ts'

export const NO_NUTRIENTS = nutrientsBy(() => 0) as Nutrients

export type WeighedFood = { food: Pick<Food, 'id' | 'name' | 'per100g'>; grams: number }

export type NutrientSum = {
  total: Nutrients
  /** For each nutrient given as null: the foods that do not say how much of it they hold. */
  unknown: Partial<Record<NutrientName, string[]>>
}

/** A nutrient is unknown when foods of more than this share of the mass do not state it. */
const UNKNOWN_SHARE = 0.1

/**
 * Sums nutrients over weighed foods (figures per 100 g). A nutrient is null, with the foods named, when more than
 * 10 % of the mass does not state it; below that the silent foods add nothing.
 */
export function sumNutrients(parts: readonly WeighedFood[]): NutrientSum {
  const totalGrams = parts.reduce((sum, { grams }) => sum + grams, 0)
  const unknown: NutrientSum['unknown'] = {}
  const total = nutrientsBy((name) => {
    let sum = 0
    let silentGrams = 0
    const silent = new Set<string>()
    for (const { food, grams } of parts) {
      const per100g = food.per100g[name]
      if (per100g !== null) sum += (per100g * grams) / 100
      else if (grams > 0) {
        silentGrams += grams
        silent.add(food.name)
      }
    }
    const isUnknown = silentGrams > UNKNOWN_SHARE * totalGrams
    if (isUnknown) unknown[name] = [...silent]
    // What is never blank in the table is given even so.
    return isUnknown && !isAlwaysKnown(name) ? null : sum
  })
  return { total: total as Nutrients, unknown }
}

/** Multiplies every nutrient; null stays null. */
export function scaleNutrients(nutrients: Nutrients, factor: number): Nutrients {
  return nutrientsBy((name) => {
    const value = nutrients[name]
    return value === null ? null : value * factor
  }) as Nutrients
}
