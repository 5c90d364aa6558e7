import type { Food } from '#app/domain/food/food.ts'
import type { Way } from './cooking-ways.ts'
import type { MealType, SkillLevel } from '#app/domain/recipe/recipe.ts'

/** A dish of the cookbook, as docs/dishes.md describes the files it is read from. */

/** One way to fill an ingredient line: the printed one, or what may be used instead. */
export type Choice = {
  /** For the dish's own number served; null where the line has no amount ("black pepper"). */
  quantity: number | null
  /** The upper end of a range: "2 to 3 tbsp". */
  quantityMost: number | null
  /** As printed: "g", "tbsp", "x 400 g tin", "" for what is counted. */
  unit: string
  /** Words in front of the name: "floury ". */
  before: string
  name: string
  /** What follows the name, with its comma: ", peeled and cut into chunks". */
  after: string
  /** Null for water, ice and plain salt or pepper. */
  food: Food | null
}

/** When a bracketed line is bought although it isn't at hand: always, or with or without these foods. */
export type Buying = { when: 'always' } | { when: 'with' | 'without'; foods: readonly string[] }

/** "any vegetables to roast, 1 to 4 kinds": a line of an open dish, filled with what the person has. */
export type AnyFoods = { group: string; way: Way; least: number; most: number }

export type DishLine = {
  /** The name the method uses. */
  handle: string
  /** The printed line first, then its stand-ins, best first. Never empty. */
  choices: readonly [Choice, ...Choice[]]
  /** Used when it is at hand, bought only as `buying` says. */
  isOptional: boolean
  buying: Buying | null
  /** "For the dressing"; null in the main list. */
  heading: string | null
  any: AnyFoods | null
}

/** A food that may come into the dish, and where. */
export type Welcome = {
  choices: readonly [Choice, ...Choice[]]
  /** Counted from 1. */
  step: number
  place: 'before' | 'after' | 'in'
  /** How the sentence of the step begins that it comes before; empty where it comes before or after the whole step. */
  anchor: string
  /** The sentence, with `{it}` for the food. */
  text: string
}

export type Dish = {
  /** The file's name without its ending, unique in the book. */
  id: string
  /** With marks, as the description and the steps. */
  title: string
  otherNames: readonly string[]
  description: string
  /** Where it is at home ("Thai"), or "Any". */
  cuisine: string
  meals: readonly MealType[]
  serves: number
  /** From start to table. */
  minutes: number
  skill: SkillLevel
  needs: readonly string[]
  suits: readonly string[]
  /** Foods or kinds of food that would make it another dish. */
  not: readonly string[]
  /** Whether amounts must keep their proportions: doughs, batters. */
  isFixed: boolean
  /** For baking: what `{size 1}` and `{size 2}` say, by number served. */
  sizes: ReadonlyMap<number, readonly string[]>
  lines: readonly DishLine[]
  steps: readonly string[]
  welcome: readonly Welcome[]
}

/** A fault of a dish's file. */
export type DishFault = { line: number; reason: string }
