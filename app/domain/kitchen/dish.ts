import type { Eater } from '#app/domain/food/eaters.ts'
import type { Food, FoodCuisine } from '#app/domain/food/food.ts'
import type { PreStep, TreatmentId } from '#app/domain/food/treatments.ts'
import type { Random } from '#app/domain/random.ts'
import type { Cuisine, DietaryRestriction, MealType, SkillLevel } from '#app/domain/recipe/recipe.ts'
import type { CuisineProfile } from './cuisines.ts'
import type { Kind } from './kinds.ts'

/** The shapes the kitchen works with: what is at hand, where it goes in a dish, and what a form of dish is. */

/** A food at hand, given by the person or taken as an extra. */
export type Item = {
  /** Food id, or the typed name when the food is not in the table. */
  key: string
  /** As the person typed it; for extras the plain name. */
  typed: string
  food: Food | null
  kind: Kind
  name: string
  plural: string
  /** Most that may be used; `null` when no amount was given. */
  givenG: number | null
  isGiven: boolean
  /** How it has to be treated before it may be eaten; null for what is cooked like any other. */
  treatmentId: TreatmentId | null
  /** What has to happen before the dish begins. */
  before: PreStep | null
  /** Given frozen: it thaws first. */
  isFrozen: boolean
  /** Cuisines it belongs to; `null` when at home everywhere. */
  cuisines: readonly FoodCuisine[] | null
}

export const SLOTS = [
  'main',
  'bacon',
  'egg',
  'pulse',
  'starch',
  'base',
  'veg',
  'leaf',
  'raw',
  'fruit',
  'aromatic',
  'garlic',
  'cheese',
  'dairy',
  'liquid',
  'tomato',
  'sauce',
  'spice',
  'acid',
  'sweet',
  'baking',
  'topping',
  'herb',
  'side',
  'fat',
  'season',
] as const
export type SlotName = (typeof SLOTS)[number]

/** How food is cut for a form. */
export type Cut =
  | 'bite'
  | 'slice'
  | 'dice'
  | 'chunk'
  | 'whole'
  | 'wedge'
  | 'grate'
  | 'beaten'
  | 'juice'
  | 'plain'

/**
 * Seasonings that belong together. A dish takes one; what the person already has of it comes first, and the rest is
 * added while extras are few.
 */
export type FlavourStyle =
  | 'wok'
  | 'pan'
  | 'roast'
  | 'simmer'
  | 'soup'
  | 'broth'
  | 'rice'
  | 'pasta'
  | 'egg'
  | 'dressing'
  | 'filling'
  | 'sweet'

export type FlavourPart = {
  /** Food ids, the first that the diet allows is taken. */
  ids: readonly string[]
  slot: SlotName
  /** Grams per serving. */
  grams: number
}

export type Flavour = {
  id: string
  cuisine: Exclude<Cuisine, 'Any'>
  styles: readonly FlavourStyle[]
  /** How a name carries it, before the main food: "Ginger and soy". Only used when all `key` foods are in the dish. */
  title: string
  /** The first ones make the flavour; the rest round it off. */
  key: readonly FlavourPart[]
  rest: readonly FlavourPart[]
}

/** Where foods of some kinds go in a form, how many of them, and how much against their usual portion. */
export type SlotRule = { slot: SlotName; kinds: readonly Kind[]; max: number; share?: number }

/** What a form cannot do without: when the slots named hold fewer than `need`, the first suitable food is added. */
export type Fill = {
  slot: SlotName
  need?: number
  /** Slots that count towards the need; the slot itself when absent. */
  across?: readonly SlotName[]
  ids: readonly string[] | ((dish: Dish) => readonly string[])
  /** Grams per serving; the kind's portion when absent. */
  grams?: number
  /** A form whose must-have cannot be had is not cooked. Others are left away when there are extras enough. */
  must?: boolean
  when?: (dish: Dish) => boolean
}

export type Part = {
  item: Item
  slot: SlotName
  /** Grams for all servings: what the recipe wants, then what its line says. */
  grams: number
  /** Grams per serving where a form or flavour asks for so much; the kind's portion otherwise. */
  askedG: number | null
  /** "2 tbsp", "250 g"; the whole line is `text`. */
  text: string
  /** ", finely chopped" or "". */
  prep: string
  /** At most one of it (or a part of one): "the onion", not "the onions". */
  isOne: boolean
}

/** One written step and what it costs in time. */
export type Step = {
  text: string
  /** Minutes the cook stands by it. */
  min: number
  /** Something that goes on by itself from here on, and how long. */
  starts?: { task: string; min: number }
  /** What has to be ready before this step can begin. */
  awaits?: string
}

export type Dish = {
  form: DishTemplate
  cuisine: CuisineProfile
  servings: number
  skill: SkillLevel
  diet: DietaryRestriction
  /** Whether the diet and the person's dietary preferences let a food in. */
  isAllowed: (food: Food) => boolean
  /** Infants and pregnant people who eat along. */
  eaters: readonly Eater[]
  mealType: MealType | null
  /** Calories were asked for: they decide how much, not the meal. */
  hasTarget: boolean
  random: Random
  parts: Part[]
  /** Keys of the foods the dish is promised to be made of. */
  heroes: readonly string[]
  flavour: Flavour | null
}

export type DishTemplate = {
  id: string
  /** What a cook calls it: "stir-fry". */
  noun: string
  /** The word the plate drawing understands. */
  plate: string
  /** Forms that eat alike share a family; one request does not get two of one family if it can be helped. */
  family:
    | 'wok'
    | 'pot'
    | 'soup'
    | 'oven'
    | 'pan'
    | 'egg'
    | 'cold'
    | 'bread'
    | 'pasta'
    | 'rice'
    | 'sweet'
    | 'nibble'
  taste: 'savoury' | 'sweet'
  /** How well it suits a meal; a meal that is absent does not get it. */
  meals: Partial<Record<MealType, number>>
  /** Extra liking by cuisine; `only` cuisines shut out the others. */
  cuisines?: Partial<Record<Cuisine, number>>
  only?: readonly Cuisine[]
  style: FlavourStyle | null
  cuts?: Partial<Record<SlotName, Cut>>
  /** Slots that take what was given but for which nothing is bought. */
  givenOnly?: readonly SlotName[]
  slots: readonly SlotRule[]
  fills: readonly Fill[]
  /** Made in one piece for a whole table: no single meal of a plan. */
  isForTable?: boolean
  /** Extras alone make it, so that it can stand in when nothing else suits. */
  standby?: boolean
  /** After slotting, before extras: false when these foods do not make this dish; a number adds to its score. */
  suits?: (dish: Dish) => boolean | number
  cook: (dish: Dish) => Step[]
  names: (dish: Dish) => readonly string[]
  descriptions: (dish: Dish) => readonly string[]
}

/** Parts in the slots, in the order of the slots asked for. */
export function partsIn(dish: Dish, ...slots: readonly SlotName[]): Part[] {
  return slots.flatMap((slot) => dish.parts.filter((part) => part.slot === slot))
}

/** The first part in the slots, if any. */
export function firstIn(dish: Dish, ...slots: readonly SlotName[]): Part | undefined {
  return partsIn(dish, ...slots)[0]
}

/** Whether eggs are cooked until the yolk is firm: infants or pregnant people eat along. */
export const hasFirmEggs = (dish: Dish): boolean => dish.eaters.length > 0

/** Text by skill: how a beginner, a practised and an advanced cook want it said. */
export function bySkill(dish: Dish, beginner: string, intermediate: string, advanced: string): string {
  if (dish.skill === 'Beginner') return beginner
  return dish.skill === 'Advanced' ? advanced : intermediate
}
