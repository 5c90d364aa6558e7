/**
 * What one food of the table is. Figures are per 100 g of edible portion, from USDA FoodData Central;
 * names, roles, allergens and shelf lives are our own.
 */

/** Per 100 g. `null` means the source does not say: never zero, never guessed. */
export type Nutrients = {
  kcal: number
  proteinG: number
  carbsG: number
  fatG: number
  fiberG: number | null
  sugarG: number | null
  sodiumMg: number | null
  saturatedFatG: number | null
  cholesterolMg: number | null
  vitaminCMg: number | null
  calciumMg: number | null
  ironMg: number | null
  alcoholG: number | null
}

/** The 14 allergens of UK and EU food law. */
export const ALLERGENS = [
  'celery',
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'nuts',
  'peanuts',
  'sesame',
  'soya',
  'sulphites',
] as const
export type Allergen = (typeof ALLERGENS)[number]

/** What a food does in a dish. A food may have several; the first is its usual one. */
export const ROLES = [
  'protein',
  'starch',
  'vegetable',
  'leaf',
  'aromatic',
  'fruit',
  'fat',
  'acid',
  'herb',
  'spice',
  'sauce',
  'dairy',
  'nut',
  'sweet',
  'liquid',
  'baking',
  'drink',
  'dish',
] as const
export type Role = (typeof ROLES)[number]

export const FOOD_GROUPS = [
  'vegetables',
  'fruit',
  'grains',
  'pulses',
  'meat',
  'poultry',
  'fish',
  'eggs',
  'dairy',
  'nuts',
  'fats',
  'herbs',
  'condiments',
  'baking',
  'sweets',
  'drinks',
  'dishes',
] as const
export type FoodGroup = (typeof FOOD_GROUPS)[number]

/** Units that only mean something for a food: how many grams one of them weighs. */
export const HOUSEHOLD_UNITS = [
  'cup',
  'tbsp',
  'tsp',
  'piece',
  'small',
  'medium',
  'large',
  'slice',
  'clove',
  'bunch',
  'sprig',
  'handful',
  'can',
  'package',
  'head',
  'stalk',
  'leaf',
  'fillet',
  'serving',
] as const
export type HouseholdUnit = (typeof HOUSEHOLD_UNITS)[number]

/** How the food is when its figures hold. `dry` and `raw` foods are cooked before eating unless `eatenAsIs`. */
export type FoodState = 'raw' | 'dry' | 'cooked' | 'canned' | 'frozen' | 'ready'

export type Food = {
  /** Kebab-case, unique, never changes: `chicken-thigh`. */
  id: string
  /** What a cook calls it, singular where one can count it: `chicken thigh`. */
  name: string
  /** How it reads when there are several or in a list of what one has: `chicken thighs`. */
  plural: string
  /** Other names people type, British and American, lower case. */
  otherNames: readonly string[]
  /** Where the figures come from: `SR05091` (SR Legacy) or `FN12345678` (FNDDS). */
  usdaId: string
  /** What the figures are of, where USDA has no row of this very food: `butter oil`. */
  standIn?: string
  group: FoodGroup
  state: FoodState
  per100g: Nutrients
  /** Grams of edible food in one unit. */
  household: Readonly<Partial<Record<HouseholdUnit, number>>>
  /** Those of `household` that are our own estimate, not USDA's weight. */
  estimatedWeights?: readonly HouseholdUnit[]
  /** Share of the bought food that is eaten (no peel, bone, shell): 0 to 1. */
  edibleShare: number
  /** The same food cooked (or dry, where this is cooked): grams of that per gram of this. */
  other: { id: string; gramsPerGram: number } | null
  isVegan: boolean
  isVegetarian: boolean
  allergens: readonly Allergen[]
  roles: readonly Role[]
  /** Days it keeps, unopened where that matters; `null` where it should not be kept there. */
  keepsDays: { pantry: number | null; fridge: number | null; freezer: number | null }
}
