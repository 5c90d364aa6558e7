import { TELLING } from './telling-words.ts'
import { TELLING_VERBS } from './telling-verbs.ts'
import { MEAL_NAMES, UNITS } from './meal-words.ts'
import { JOINTS, LABEL_ENDS, LABELS, WHEN } from './phrase-words.ts'
import type { Building } from './phrase-lists.ts'
import type { KnownWords } from './said-word.ts'
import type { Token } from './stems.ts'

/** True of a word that only tells: who eats, when, or that it was eaten; no part of a food. */
export function isTelling(
  tokens: readonly Token[],
  at: number,
  phrase: Building,
  isDay: boolean,
  known: KnownWords,
): boolean {
  const { text } = tokens[at]!
  // "a few sips of wine"
  if (UNITS.has(text) && tokens[at + 1]?.text === 'of') return false
  if (TELLING.has(text)) return true
  // The evening meal, not the drink.
  if (text === 'tea' && tokens[at - 1]?.text === 'for') return true
  if (LABELS.has(text) && LABEL_ENDS.has(tokens[at + 1]?.text ?? '')) return true
  // "bfast 2 eggs, lunch cheese sandwich, snack banana"
  if (isDay && MEAL_NAMES.has(text) && phrase.words.length === 0) return true
  if (MEAL_NAMES.has(text)) {
    const next = tokens[at + 1]
    const isBeforeFood =
      next?.kind === 'word' && !TELLING.has(next.text) && !(next.text in JOINTS) && next.text !== 'of'
    // "roast chicken dinner" is a dish, "for dinner" a time.
    const isDish = phrase.words.some(({ role }) => role === 'food')
    return (!isBeforeFood && !isDish) || WHEN.has(tokens[at - 1]?.text ?? '')
  }
  return TELLING_VERBS.has(text) && known.idf(text) === null && !UNITS.has(text)
}
