import type { Phrase } from './phrase.ts'
import { type DecodedItem, ROLE_UNEXPLAINED, RunScorer } from './run-scorer.ts'
import { hasWeight } from './portions/said-portion.ts'
import { unexplainedCost, type Vocabulary } from './vocabulary/vocabulary.ts'
import { isOnlyUnnamed } from './word-roles.ts'

/**
 * Reads the foods of a sentence: which phrases form one food, and which food that is. Every run of up to six phrases
 * is scored against the names of the vocabulary; dynamic programming picks the best way to cut the sentence.
 */

/** The foods of a sentence, and the phrases that belong to none. */
export type Decoded = { items: readonly DecodedItem[]; skipped: readonly number[]; score: number }

const OPENING = {
  sentence: 3.6,
  short: 1.2,
  undetermined: 2.6,
  undeterminedInList: 0.8,
  weak: 1.2,
  inside: 4,
  remark: 6,
  definite: 1.5,
  or: 9,
  unweighed: 2.5,
}

/** Less than this is rounding: of two readings alike, the one with the longer food stands. */
const TIE = 0.0005

/** What opening a food at this phrase costs. */
function openingCost(phrase: Phrase, isSentence: boolean, isWeighedText: boolean): number {
  let cost = isSentence ? OPENING.sentence : OPENING.short
  if (!phrase.hasDeterminer && !phrase.isAfterVerb && phrase.joint !== 'start')
    cost += isSentence ? OPENING.undetermined : OPENING.undeterminedInList
  if (phrase.joint === 'weak') cost += OPENING.weak
  if (phrase.joint === 'inside') cost += OPENING.inside
  if (phrase.joint === 'remark') cost += OPENING.remark
  if (phrase.joint === 'or') cost += OPENING.or
  if (phrase.isDefinite && (phrase.joint === 'inside' || phrase.joint === 'weak')) cost += OPENING.definite
  if (isWeighedText && !phrase.amounts.some(({ measure }) => measure !== null)) cost += OPENING.unweighed
  return cost
}

/** Cuts a sentence into foods. `isSentence`: somebody tells ("I had …"), as against a list. */
export function decode(vocabulary: Vocabulary, phrases: readonly Phrase[], isSentence: boolean): Decoded {
  const count = phrases.length
  const isWeighedText =
    phrases.filter(hasWeight).length * 2 >= phrases.filter(({ hasDeterminer }) => hasDeterminer).length &&
    phrases.some(hasWeight)
  const best: { score: number; item: DecodedItem | null; from: number }[] = [
    { score: 0, item: null, from: 0 },
  ]
  for (let at = 1; at <= count; at++) best.push({ score: -Infinity, item: null, from: at - 1 })
  const scorer = new RunScorer(vocabulary, phrases, isSentence)
  for (let first = 0; first < count; first++) {
    const before = best[first]!.score
    const skip = before - skipCost(vocabulary, phrases[first]!)
    if (skip > best[first + 1]!.score) best[first + 1] = { score: skip, item: null, from: first }
    const opening = openingCost(phrases[first]!, isSentence, isWeighedText)
    for (const item of scorer.runsFrom(first)) {
      const score = before + item.score - opening
      const at = item.last + 1
      if (score > best[at]!.score + TIE) best[at] = { score, item, from: first }
    }
  }
  return traceBack(best, count)
}

function traceBack(
  best: readonly { score: number; item: DecodedItem | null; from: number }[],
  count: number,
): Decoded {
  const items: DecodedItem[] = []
  const skipped: number[] = []
  for (let at = count; at > 0;) {
    const { item, from } = best[at]!
    if (item === null) skipped.unshift(from)
    else items.unshift(item)
    at = from
  }
  return { items, skipped, score: best[count]!.score }
}

/** Leaving out what was said to be a food: "a large margherita". */
const SKIPPED_FOOD = 5

function skipCost(vocabulary: Vocabulary, phrase: Phrase): number {
  if (isOnlyUnnamed(phrase)) return 0
  const { words, hasDeterminer } = phrase
  const isFood =
    hasDeterminer && words.some(({ stem, role }) => role === 'food' && vocabulary.idf(stem) !== null)
  return words.reduce(
    (sum, { stem, role }) => sum + unexplainedCost(vocabulary.idf(stem) ?? 0) * ROLE_UNEXPLAINED[role],
    isFood ? SKIPPED_FOOD : 0,
  )
}
