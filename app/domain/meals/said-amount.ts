import type { SaidAmount } from './phrase.ts'

/** What is said of an amount, in the words of one food. */
export type SaidPortion = {
  amounts: readonly SaidAmount[]
  /** "a", "an", "another": one of it. */
  isOne: boolean
  /** "eggs" without a number: some of it. */
  isPlural: boolean
  /** Said width or length in inches. */
  inches: number | null
  /** The food is a dish of several: "2 eggs on toast" is one of it. */
  isDish: boolean
  /** Units, sizes and other words of the phrase, by stem. */
  words: ReadonlySet<string>
  unit: string | null
  /** The unit stands alone behind the food: "pizza, slice". */
  isUnitBehind?: boolean
  /** "slices", "slice of": said of what one eats. */
  isUnitPlural: boolean
  /** Counted parts: "omelette with 3 eggs". */
  parts: readonly { stem: string; count: number }[]
  /** All units of the phrases, the one meant first. */
  units: readonly string[]
}

export type Weighed = {
  grams: number
  /** Standard deviation as a share of the weight. */
  spread: number
  /** How well the food's portions know what was said: adds to the score of the match. */
  fit: number
  basis: WeighBasis
}

export type WeighBasis = 'weight' | 'volume' | 'portion' | 'usual' | 'guess' | 'energy'
