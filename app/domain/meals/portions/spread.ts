import { VAGUE } from '#app/domain/meals/lexicon.ts'
import type { Draft } from '#app/domain/meals/draft.ts'
import { mealVocabulary } from '#app/domain/meals/vocabulary/meal-vocabulary.ts'
import { isGlue } from '#app/domain/meals/vocabulary/words-of-name.ts'
import { tokensOf } from '#app/domain/meals/stems.ts'

/**
 * How far a figure may be off, as shares. The constants are set by hand so that the truth lies inside for four meals of
 * five of the half that may be read; docs/nutrition.md has the share of the other half.
 */

/** From a standard deviation to a range that holds 80 %; less than of a normal distribution, for the deviations are set wide. */
const Z = 1.1

/** True where only a whole kind of dishes was named: "salad", "stew with dumplings". */
export function isVague(draft: Draft): boolean {
  const [first, ...rest] = draft.phrases.map(({ words }) => words.filter(({ role }) => role === 'food'))
  if (first?.length !== 1 || !VAGUE.has(first[0]!.stem)) return false
  return rest.every((foods) => foods.length === 0) || isKindAssumed(draft)
}

/** "Stew with dumplings" is read as beef casserole: nobody had said beef. */
function isKindAssumed({ food, phrases }: Draft): boolean {
  if (food.source !== 'own' && food.source !== 'world') return false
  const said = new Set(phrases.flatMap(({ words }) => words.map(({ stem }) => stem)))
  // What was left out of it is no kind of it.
  const [name = food.name] = food.name.split(/, (?:no|without) /)
  return tokensOf(name).some(
    ({ kind, text }) => kind === 'word' && !said.has(text) && !VAGUE.has(text) && !isGlue(text),
  )
}

/** True where the words name the food itself, not only what is in it. */
export function isHeadSaid({ item, phrases }: Draft): boolean {
  const stems = new Set(phrases.flatMap(({ words }) => words.map(({ stem }) => stem)))
  const heads = item.entry.words.filter(({ isHead }) => isHead)
  return (heads.length > 0 ? heads : item.entry.words.slice(0, 1)).some(({ stem }) => stems.has(stem))
}

/** Foods of one name differ. */
const FOODS_VARY = 0.07
/** … less where somebody weighed one: who weighs also names it well. */
const WEIGHED_FOODS_VARY = 0.05
/** Of a name said in full other readings are less likely. */
const NAMED_IN_FULL = 0.4
/** Only what is in the food was said, not the food itself. */
const HEAD_UNSAID_KIND = 0.3
const VAGUE_KIND = 0.35
const PER_UNEXPLAINED_WORD = 0.2
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
  const isWeighed = item.weighed.basis === 'weight'
  let variance =
    (isWeighed ? WEIGHED_FOODS_VARY : FOODS_VARY) ** 2 + (PER_UNEXPLAINED_WORD * item.unexplained.length) ** 2
  let weights = 1
  let differences = 0
  for (const { entryAt, worseBy } of item.others) {
    if (worseBy > POSSIBLE) continue
    const other = vocabulary.foods[vocabulary.foodOf[entryAt]!]!.per100g().kcal
    const weight = Math.exp(-worseBy)
    weights += weight
    differences += weight * Math.min(1, Math.abs(other - kcal) / kcal) ** 2
  }
  const share = item.unexplained.length === 0 && isWeighed ? NAMED_IN_FULL : 1
  variance += (share * differences) / weights
  if (!isHeadSaid(draft)) variance += HEAD_UNSAID_KIND ** 2
  if (isVague(draft)) variance += VAGUE_KIND ** 2
  return Math.sqrt(variance)
}
