/**
 * The nutrients we count, in the order of the food table's columns. Each is named with its unit; a column of the table has
 * the same name. How to add one: docs/food-table.md.
 */
type NutrientFacts = {
  /** Stated by every food of the table; the others may be unknown. */
  isAlwaysKnown: boolean
  /** Its column in the two-file layout of USDA's tables. */
  usdaColumn: string
  /** USDA's nutrient numbers, the first one stated wins. */
  usdaNumbers: readonly number[]
}

export const NUTRIENTS = {
  // Energy as such, by specific and by general Atwater factors.
  kcal: { isAlwaysKnown: true, usdaColumn: 'kcal', usdaNumbers: [208, 958, 957] },
  proteinG: { isAlwaysKnown: true, usdaColumn: 'protein_g', usdaNumbers: [203] },
  // By difference, then by summation.
  carbsG: { isAlwaysKnown: true, usdaColumn: 'carbs_g', usdaNumbers: [205, 205.2] },
  fatG: { isAlwaysKnown: true, usdaColumn: 'fat_g', usdaNumbers: [204, 298] },
  fiberG: { isAlwaysKnown: false, usdaColumn: 'fiber_g', usdaNumbers: [291] },
  sugarG: { isAlwaysKnown: false, usdaColumn: 'sugar_g', usdaNumbers: [269, 269.3] },
  sodiumMg: { isAlwaysKnown: false, usdaColumn: 'sodium_mg', usdaNumbers: [307] },
  saturatedFatG: { isAlwaysKnown: false, usdaColumn: 'saturated_fat_g', usdaNumbers: [606] },
  cholesterolMg: { isAlwaysKnown: false, usdaColumn: 'cholesterol_mg', usdaNumbers: [601] },
  vitaminCMg: { isAlwaysKnown: false, usdaColumn: 'vitamin_c_mg', usdaNumbers: [401] },
  calciumMg: { isAlwaysKnown: false, usdaColumn: 'calcium_mg', usdaNumbers: [301] },
  ironMg: { isAlwaysKnown: false, usdaColumn: 'iron_mg', usdaNumbers: [303] },
  alcoholG: { isAlwaysKnown: false, usdaColumn: 'alcohol_g', usdaNumbers: [221] },
} as const satisfies Readonly<Record<string, NutrientFacts>>

export type NutrientName = keyof typeof NUTRIENTS
type KnownNutrient = {
  [Name in NutrientName]: (typeof NUTRIENTS)[Name]['isAlwaysKnown'] extends true ? Name : never
}[NutrientName]

/** `null` means the source does not say: never zero, never guessed. */
export type Nutrients = { [Name in NutrientName]: Name extends KnownNutrient ? number : number | null }

/** Figures as a source gives them: what it does not state is null. */
export type StatedNutrients = { [Name in NutrientName]: number | null }

export const NUTRIENT_NAMES = Object.keys(NUTRIENTS) as readonly NutrientName[]

/** True of energy and the three macronutrients, which every food of the table states. */
export const isAlwaysKnown = (name: NutrientName): name is KnownNutrient => NUTRIENTS[name].isAlwaysKnown

/** One figure for each nutrient. */
export function nutrientsBy(figureOf: (name: NutrientName) => number | null): StatedNutrients {
  const figures = {} as StatedNutrients
  for (const name of NUTRIENT_NAMES) figures[name] = figureOf(name)
  return figures
}

/** The figures of a food, or null when energy or a macronutrient is not stated. */
export function knownNutrients(stated: StatedNutrients): Nutrients | null {
  const { kcal, proteinG, carbsG, fatG } = stated
  if (kcal === null || proteinG === null || carbsG === null || fatG === null) return null
  return { ...stated, kcal, proteinG, carbsG, fatG }
}
