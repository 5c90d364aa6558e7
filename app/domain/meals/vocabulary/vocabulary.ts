import type { Nutrients } from '#app/domain/food/nutrients.ts'
import type { UsdaPortion } from '#app/domain/food/usda-portions.ts'

/** A food that a described meal may be made of. */
export type VocabularyFood = {
  /** `FN11111000`, `SR01077`, or the id of a food or dish of our own. */
  id: string
  name: string
  category: string
  source: FoodSource
  per100g: () => Nutrients
  portions: () => readonly UsdaPortion[]
}

export type FoodSource = 'fndds' | 'sr' | 'own' | 'world'

/** One name of a food, ready to be compared with a sentence. */
export type Entry = {
  food: number
  words: readonly NameWord[]
  /** Of the words, those that say which food it is, and those of its maker. */
  heads: readonly NameWord[]
  brand: readonly NameWord[]
  /** Score before a word of the sentence is matched: what leaving everything unsaid costs. */
  base: number
  /** Given back once a word of the brand is said. */
  brandCost: number
  /** The name ties its parts by "on", "with", "and". */
  isTied: boolean
  /** Of our own table: a name said in full is what was meant. */
  isOwn: boolean
}

export type NameWord = {
  stem: string
  /** Given when the word is said. */
  gain: number
  /** Taken when it is not. */
  cost: number
  isHead: boolean
  /** Stands in the first part of the name. */
  isNaming: boolean
  isBrand: boolean
  /** Which part of the name, between commas, it stands in. */
  part: number
  /** Words of "A, B, or C" share a number above 0. */
  alternatives: number
}

export type Vocabulary = {
  foods: readonly VocabularyFood[]
  /** How many names there are; a name is told by its place among them. */
  entryCount: number
  entryAt: (at: number) => Entry
  /** Place of the food of each name. */
  foodOf: Int32Array
  /** `base` of each entry, and the same with our own names first. */
  bases: { described: Float32Array; listed: Float32Array }
  /** Every word that a name is made of, by its stem. */
  stems: readonly string[]
  /** Entries that hold a stem, what saying it gives and what leaving it out costs; undefined where none does. */
  postingOf: (stem: string) => Posting | undefined
  /** The word that a misspelt one stands for, or null. */
  correct: (word: string) => string | null
  /** How telling a stem is: inverse document frequency, at most `MOST_IDF`; null where no name has it. */
  idf: (stem: string) => number | null
}

export type Posting = {
  entries: Int32Array
  /** Given to each of them when the stem is said. */
  gain: number
  costs: Float32Array
}

const UNEXPLAINED = 0.6

/** What a word costs that the food's name does not explain. */
export const unexplainedCost = (telling: number): number => UNEXPLAINED * telling
