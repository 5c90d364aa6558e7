import { ONE_WORD_NUMBERS } from '#app/domain/food/number-words.ts'
import { isVerbOrAdverb } from './vocabulary/spelling.ts'
import {
  BESIDE,
  EXTRAS,
  JOINTS,
  LABELS,
  MAKING,
  MEAL_NAMES,
  TELLING,
  TELLING_VERBS,
  TIME_NOUNS,
  UNITS,
  UNNAMED,
  WHEN,
} from './lexicon.ts'
import type { Building, Joint } from './phrase.ts'
import { namesPlace } from './places-named.ts'
import type { Token } from './stems.ts'
import { type KnownWords, roleOf } from './word-roles.ts'

/** What the words between foods do: tie phrases, deny what follows, or only tell. */

const DID_NOT: ReadonlySet<string> = new Set(['didnt', 'dont', 'couldnt'])
const EATING: ReadonlySet<string> = new Set(['eat', 'have', 'touch', 'want', 'take', 'fancy'])

/** "didn't eat the chips", "left the chips", "beans instead of chips": the last word of what denies the food behind it, or null. */
export function leftUneatenAt(tokens: readonly Token[], at: number): number | null {
  const { text } = tokens[at]!
  const next = tokens[at + 1]?.text ?? ''
  const isDenial =
    (DID_NOT.has(text) && EATING.has(next)) ||
    (text === 'left' && next === 'the') ||
    (text === 'instead' && next === 'of') ||
    (text === 'rather' && next === 'than')
  return isDenial ? at + 1 : null
}

const TIES: ReadonlySet<string> = new Set(['with', 'of', 'from', 'in', 'by', 'w'])

/** How the word at a place ties what follows to what stands before it; null where it ties nothing. */
export function jointAt(tokens: readonly Token[], at: number): Joint | null {
  const { text } = tokens[at]!
  const before = tokens[at - 1]?.text ?? ''
  if (TIES.has(text)) {
    if (MAKING.has(before)) return 'inside'
    if (BESIDE.has(before)) return 'strong'
  }
  // "then" is no key of the table: an object with one looks like a promise.
  return text === 'then' ? 'strong' : (JOINTS[text] ?? null)
}

const ENDS_LABEL: ReadonlySet<string> = new Set([':', '-', '–'])

/** True of a word that only tells: who eats, when, or that it was eaten; no part of a food. */
export function isTelling(
  tokens: readonly Token[],
  at: number,
  phrase: Building,
  isDay: boolean,
  known: KnownWords,
): boolean {
  const { text } = tokens[at]!
  if (namesPlace(tokens, at, (stem) => known.idf(stem) !== null)) return true
  // "a few sips of wine"
  if (UNITS.has(text) && tokens[at + 1]?.text === 'of') return false
  if (standsForFood(tokens, at, known.isSentence)) return false
  // "I fancied something light" tells; "a beer and something to eat" was eaten.
  if (text === 'something') return known.isSentence && !BEFORE_SOMETHING.has(tokens[at - 1]?.text ?? '')
  if (TELLING.has(text)) return true
  // "cheat day", "burns night", but "pizza night"
  if (TIME_NOUNS.has(tokens[at + 1]?.text ?? '') && known.idf(text) === null && roleOf(text) === 'food')
    return true
  // The evening meal, not the drink.
  if (text === 'tea' && tokens[at - 1]?.text === 'for') return true
  if (LABELS.has(text) && ENDS_LABEL.has(tokens[at + 1]?.text ?? '')) return true
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
  return (TELLING_VERBS.has(text) || isVerbOrAdverb(text)) && known.idf(text) === null && !UNITS.has(text)
}

const BEFORE_EXTRAS: ReadonlySet<string> = new Set(['the', 'all', 'with', 'and', 'plus', 'extra', 'usual'])
const PLACES_BEFORE: ReadonlySet<string> = new Set(['on', 'by', 'to', 'from', 'at', 'for', 'in', 'of', 'as'])
const TIES_FOOD: ReadonlySet<string> = new Set(['and', 'with', 'plus', 'then', 'also', ...ENDS_LABEL, ','])
const BEFORE_SOMETHING: ReadonlySet<string> = new Set([...TIES_FOOD, 'had', 'ate', 'got'])
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'another', 'some'])

/** "with the works", "toast and a snack": at the end of what was eaten such a word is food that nobody named. */
function standsForFood(tokens: readonly Token[], at: number, isSentence: boolean): boolean {
  const { text } = tokens[at]!
  const next = tokens[at + 1]
  const isLast = next === undefined || next.kind === 'mark' || JOINTS[next.text] === 'strong'
  if (!isLast || next?.text === ':') return false
  const before = tokens[at - 1]?.text ?? ''
  // "on the side", "for the rest of the day"
  const isCounted = tokens[at - 1]?.kind === 'number' || before in ONE_WORD_NUMBERS
  const isExtra = EXTRAS.has(text) && (isCounted || BEFORE_EXTRAS.has(before))
  if (isExtra) return !PLACES_BEFORE.has(tokens[at - 2]?.text ?? '')
  const isBehindTie = ARTICLES.has(before) && TIES_FOOD.has(tokens[at - 2]?.text ?? 'and')
  const isUnnamed = UNNAMED.has(text) || text === 'snack'
  // "ham, crisps and drink"
  if (!isSentence && isUnnamed && TIES_FOOD.has(before)) return true
  return isBehindTie && (!isSentence || isUnnamed || MEAL_NAMES.has(text))
}
