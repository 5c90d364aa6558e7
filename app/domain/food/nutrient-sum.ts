import type { Food, Nutrients } from './food.ts'

export type NutrientName = keyof Nutrients

/** In the order of the food table's figures. */
export const NUTRIENT_NAMES = [
  'kcal',
  'proteinG',
  'carbsG',
  'fatG',
  'fiberG',
  'sugarG',
  'sodiumMg',
  'saturatedFatG',
  'cholesterolMg',
  'vitaminCMg',
  'calciumMg',
  'ironMg',
  'alcoholG',
] as const satisfies readonly NutrientName[]

export const NO_NUTRIENTS: Nutrients = {
  kcal: 0,
  proteinG: 0,
  carbsG: 0,
  fatG: 0,
  fiberG: 0,
  sugarG: 0,
  sodiumMg: 0,
  saturatedFatG: 0,
  cholesterolMg: 0,
  vitaminCMg: 0,
  calciumMg: 0,
  ironMg: 0,
  alcoholG: 0,
}

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
  const total: Nutrients = { ...NO_NUTRIENTS }
  const unknown: NutrientSum['unknown'] = {}
  for (const name of NUTRIENT_NAMES) {
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
    // Energy and the three macronutrients are never blank in the table.
    if (name === 'kcal' || name === 'proteinG' || name === 'carbsG' || name === 'fatG') total[name] = sum
    else total[name] = isUnknown ? null : sum
  }
  return { total, unknown }
}

/** Multiplies every nutrient; null stays null. */
export function scaleNutrients(nutrients: Nutrients, factor: number): Nutrients {
  const scaled: Nutrients = { ...nutrients }
  for (const name of NUTRIENT_NAMES) {
    const value = nutrients[name]
    if (name === 'kcal' || name === 'proteinG' || name === 'carbsG' || name === 'fatG') {
      scaled[name] = (value ?? 0) * factor
    } else scaled[name] = value === null ? null : value * factor
  }
  return scaled
}
