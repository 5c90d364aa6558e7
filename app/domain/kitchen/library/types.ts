import type { FoodCuisine } from '#app/domain/food/food.ts'
import type { FoodId } from '#app/domain/food/food-id.ts'
import type { AmountStyle } from '#app/domain/kitchen/kinds.ts'
import type { MealType } from '#app/domain/recipe/recipe.ts'

/**
 * What a dish of the library is, as a cook writes it down: what it is made of, what is done to it, and the words that are
 * its own. How to write one is told in docs/dish-library.md.
 */

export const OPERATIONS = [
  'preheat',
  'rinse',
  'soak',
  'drain',
  'marinate',
  'chop',
  'mix',
  'whisk',
  'cream',
  'fold',
  'blend',
  'mash',
  'knead',
  'shape',
  'roll',
  'fill',
  'layer',
  'pour',
  'boilWater',
  'boil',
  'simmer',
  'poach',
  'steam',
  'reduce',
  'heatFat',
  'melt',
  'soften',
  'brown',
  'fry',
  'deepFry',
  'toast',
  'bloom',
  'warm',
  'bake',
  'roast',
  'grill',
  'add',
  'season',
  'toss',
  'prove',
  'rest',
  'cool',
  'chill',
  'freeze',
  'remove',
  'scatter',
  'serve',
] as const
export type Operation = (typeof OPERATIONS)[number]

export type Heat = 'low' | 'medium-low' | 'medium' | 'medium-high' | 'high'

/** A place. What is put there stays there until an action with another vessel takes it on by `@vessel`. */
export const VESSELS = {
  pot: ['a large pot', 'the pot'],
  saucepan: ['a saucepan', 'the saucepan'],
  smallPan: ['a small saucepan', 'the small saucepan'],
  pan: ['a wide frying pan', 'the frying pan'],
  dryPan: ['a dry frying pan', 'the frying pan'],
  wok: ['a wok', 'the wok'],
  casserole: ['a heavy casserole', 'the casserole'],
  fryer: ['a deep, heavy pan', 'the pan'],
  griddle: ['a griddle pan', 'the griddle pan'],
  steamer: ['a steamer', 'the steamer'],
  bowl: ['a large bowl', 'the bowl'],
  smallBowl: ['a small bowl', 'the small bowl'],
  secondBowl: ['another bowl', 'the second bowl'],
  jug: ['a jug', 'the jug'],
  blender: ['a blender', 'the blender'],
  mortar: ['a mortar', 'the mortar'],
  sieve: ['a sieve', 'the sieve'],
  board: ['a board', 'the board'],
  tray: ['a baking tray', 'the tray'],
  tin: ['the tin', 'the tin'],
  dish: ['a deep ovenproof dish', 'the dish'],
  moulds: ['the moulds', 'the moulds'],
  plate: ['a plate', 'the plate'],
  plates: ['plates', 'the plates'],
  glasses: ['glasses', 'the glasses'],
} as const satisfies Readonly<Record<string, readonly [first: string, later: string]>>
export type Vessel = keyof typeof VESSELS

/**
 * A slot of the dish or what a vessel holds: `oil` all of it, `oil/2` half, `oil/3` a third, `oil/4` a quarter, `oil~`
 * what is left of it, `@bowl` what the bowl holds.
 */
export type FoodRef = string

/** One thing a cook does. */
export type Action = {
  do: Operation
  foods?: readonly FoodRef[]
  in?: Vessel
  heat?: Heat
  /** Of the oven, or of the fat for `deepFry`. */
  ovenC?: number
  minutes?: number | readonly [least: number, most: number]
  /** What is seen, smelt or heard when it is ready: a clause with its own subject that stands after "until" and "when". */
  until?: string
  /** One checked fact that explains the step; told to beginners, once. */
  why?: string
  /** What the vessel holds from here on: "sauce". */
  makes?: string
  /** The dish's own wordings, three of them where the step makes the dish. See docs/dish-library.md for the tokens. */
  say?: readonly string[]
  /** It goes on by itself from here, under this name. */
  starts?: string
  /** What has to be ready first. */
  awaits?: readonly string[]
  /** Degrees it reaches inside, where that is not the operation's own: an egg in the pasta's heat. */
  coreC?: number
  /** Only where this slot is in the dish. */
  ifFood?: string
}

export type Need = 'must' | 'typical' | 'extra'

/** A place for a food. Grams are for one person; in a dish with `batch` a share of its base. */
export type Slot = {
  /** The dish's own food first, then what may stand in, best first. */
  foods: readonly [FoodId, ...FoodId[]]
  g: number
  /** `must`: no dish without it. `typical`: bought where it is missing. `extra`: only where it is at hand. */
  need: Need
  /** How much this food says that the list is to become this dish: 0 (salt) to 5 (guanciale). */
  tells?: number
  /** Typed words that say more than the food of the table: { guanciale: 5 }. */
  words?: Readonly<Record<string, number>>
  /** Grams of a stand-in per gram of the dish's own food, where it is not one for one. */
  factors?: Readonly<Partial<Record<FoodId, number>>>
  prep?: string
  /** How the line writes the amount, where the food's usual way is not the best. */
  as?: AmountStyle
  /** What the steps call it: "pork", "lentils". Left away for a stand-in of another food group. */
  call?: string
  /** Water from the tap: in the steps, not among the ingredients. */
  isTap?: boolean
  /** What the line says it is for: "for the pasta water", "for frying". */
  purpose?: string
  /** Share of the amount that is eaten, where most is poured away: salt of the pasta water, fat for deep-frying. */
  eaten?: number
}

/** A food the dish takes in well though it does not need it. */
export type Guest = {
  foods: readonly [FoodId, ...FoodId[]]
  g: number
  /** The printed step it joins, counted from 0. */
  step: number
  /** The sentence, with `{guest}`. */
  text: string
  /** Minutes it spends in the heat of that step; by default those of the step. */
  minutes?: number
}

export const COURSES = [
  'main',
  'breakfast',
  'soup',
  'salad',
  'side',
  'bread',
  'cake',
  'dessert',
  'drink',
  'sauce',
  'snack',
] as const
export type Course = (typeof COURSES)[number]

/** Made in one size: slots hold shares of the base. */
export type Batch = {
  /** The slot that is 1. */
  base: string
  baseG: number
  /** "a 900 g loaf tin", "12 muffins". */
  makes: string
  family:
    | 'lean dough'
    | 'rich dough'
    | 'batter cake'
    | 'biscuit'
    | 'pastry'
    | 'custard'
    | 'set cream'
    | 'batter'
    | 'other'
  /** Sizes it can be made in, 1 being `baseG` and `serves`. */
  sizes: readonly number[]
}

export type LibraryDish = {
  /** Kebab-case, unique. */
  id: string
  /** As people call it, lower case but for proper names: "spaghetti carbonara". */
  name: string
  /** Where it is at home: "Roman", "Sichuan". */
  origin: string
  /** The filter it is found under. */
  cuisine: FoodCuisine
  /** From a kitchen beside that of the filter (Thai under Chinese): chosen after the filter's own where it is asked for. */
  isNeighbour?: true
  course: Course
  meals: readonly [MealType, ...MealType[]]
  serves: number
  /** The word the plate drawing understands: "pasta", "curry", "soup", "tray", "cake". */
  plate: string
  batch?: Batch
  slots: Readonly<Record<string, Slot>>
  /** Foods that make it another dish. */
  never: readonly FoodId[]
  guests: readonly Guest[]
  /** An inner list is one printed step. */
  steps: readonly (readonly Action[])[]
  /** Four. */
  titles: readonly [string, string, string, string]
  /** Three, of one or two sentences, one of them of use. */
  headnotes: readonly [string, string, string]
  variations: readonly { name: string; text: string }[]
  storage: { fridgeDays: number; freezerDays: number; text: string }
  /** Amounts that are right though published recipes of the course mostly have others; says why. */
  reviewed?: string
}
