import type { Kind } from '#app/domain/kitchen/kinds.ts'
import type { PlateRole, PlateShape } from '#app/domain/plate/plate.ts'
import type { Nutrients } from './nutrients.ts'
import type { TreatmentId } from './treatments.ts'

/**
 * What one food of the table is. Figures are per 100 g of edible portion, from USDA FoodData Central;
 * everything else is our own.
 */

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

export const FOOD_STATES = ['raw', 'dry', 'cooked', 'canned', 'frozen', 'ready'] as const
/** How the food is when its figures hold. `dry` and `raw` foods are cooked before eating unless `eatenAsIs`. */
export type FoodState = (typeof FOOD_STATES)[number]

/** How a food is drawn on a plate. */
export type FoodLook = {
  role: PlateRole | 'unseen'
  shape: PlateShape | null
  /** `#rrggbb`; of the skin where the flesh has another. */
  colour: string
  /** `#rrggbb` of the flesh. */
  inside?: string
}

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
  /** How it has to be treated before it may be eaten; null for what is eaten as it is or cooked like any other. */
  treatmentId: TreatmentId | null
  /** How it behaves in a pan, made ready where it has to be. */
  kind: Kind
  /** Least and most minutes it boils by itself, for what is boiled by itself. */
  boilMin: readonly [least: number, most: number] | null
  look: FoodLook
  /** Days it keeps, unopened where that matters; `null` where it should not be kept there. */
  keepsDays: { pantry: number | null; fridge: number | null; freezer: number | null }
}
