import { VAGUE } from './meal-words.ts'
import type { Draft } from './draft.ts'
import { mealVocabulary } from './meal-vocabulary.ts'

/**
 * How far a figure may be off, as shares. The constants are set by hand so that the truth lies inside for four meals of
 * five of the half that may be read; docs/nutrition.md has the share of the other half.
 */

/** From a standard deviation to a range that holds 80 %. */
const Z = 1.28

/** True where only a whole kind of dishes was named: "salad". */
export function isVague({ phrases }: Draft): boolean {
  const foods = phrases.flatMap(({ words }) => words.filter(({ role }) => role === 'food'))
  return foods.length === 1 && VAGUE.has(foods[0]!.stem)
}

/** Foods of one name differ. */
const FOODS_VARY = 0.05
/** Of a name said in full other readings are less likely. */
const NAMED_IN_FULL = 0.4
const VAGUE_KIND = 0.35
const PER_UNEXPLAINED_WORD = 0.12
const MOST_KIND = 0.6
/** Readings that score this much worse count as possible. */
const POSSIBLE = 2.5

/** Shares of the weight and of the energy per gram that stay open. */
export function spreadOf(draft: Draft): { weight: number; kind: number } {
  return { weight: draft.item.weighed.spread * Z, kind: Math.min(MOST_KIND, kindSpread(draft) * Z) }
}

function kindSpread(draft: Draft): number {
  const { item, food } = draft
  const vocabulary = mealVocabulary()
  const kcal = Math.max(1, food.per100g().kcal)
  let variance = FOODS_VARY ** 2 + (PER_UNEXPLAINED_WORD * item.unexplained.length) ** 2
  let weights = 1
  let differences = 0
  for (const { entryAt, worseBy } of item.others) {
    if (worseBy > POSSIBLE) continue
    const other = vocabulary.foods[vocabulary.entries[entryAt]!.food]!.per100g().kcal
    const weight = Math.exp(-worseBy)
    weights += weight
    differences += weight * Math.min(1, Math.abs(other - kcal) / kcal) ** 2
  }
  const share = item.unexplained.length === 0 && item.weighed.basis === 'weight' ? NAMED_IN_FULL : 1
  variance += (share * differences) / weights
  if (isVague(draft)) variance += VAGUE_KIND ** 2
  return Math.sqrt(variance)
}
