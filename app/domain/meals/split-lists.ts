import { decode } from './decode.ts'
import { STATES } from './lexicon.ts'
import type { Phrase, PhraseWord } from './phrase.ts'
import { NO } from './stems.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'
import { isOnlyInNames } from './vocabulary/word-lists.ts'

/** "2 eggs toast butter coffee": foods typed side by side without a comma between them. */

/** Each further food has to explain this much more than the words do as one food. */
const PER_FURTHER_FOOD = 2.5
const MOST_WORDS = 14

/** Splits phrases of several foods where their words make no single one. */
export function splitLists(vocabulary: Vocabulary, phrases: readonly Phrase[]): Phrase[] {
  return phrases.flatMap((phrase) => {
    const foods = phrase.words.filter(({ role, stem }) => role === 'food' && !stem.startsWith(NO))
    if (foods.length < 2 || foods.length > MOST_WORDS) return [phrase]
    const whole = decode(vocabulary, [phrase], false)
    const [item] = whole.items
    if (item !== undefined && item.unexplained.length === 0) return [phrase]
    const parts = partsOf(phrase)
    const split = decode(vocabulary, parts, false)
    const isBetter =
      split.items.length > 1 &&
      split.skipped.length === 0 &&
      split.score - whole.score > PER_FURTHER_FOOD * (split.items.length - 1)
    if (!isBetter) return [phrase]
    const stateless = withoutStatesBehind(phrase)
    if (stateless !== null && isWholly(vocabulary, stateless)) return [stateless]
    return split.items.map(({ first, last }) => joined(parts.slice(first, last + 1)))
  })
}

/** "pork dumplings x8 steamed": how it was cooked, said behind, splits no name; null where nothing is. */
function withoutStatesBehind(phrase: Phrase): Phrase | null {
  const last = phrase.words.findLastIndex(({ role, stem }) => role === 'food' && !STATES.has(stem))
  const words = phrase.words.filter(({ stem }, at) => at <= last || !STATES.has(stem))
  const isCounted = phrase.amounts.length > 0
  return isCounted && last >= 0 && words.length < phrase.words.length ? { ...phrase, words } : null
}

/** True of a phrase that one food explains. */
function isWholly(vocabulary: Vocabulary, phrase: Phrase): boolean {
  const [item, ...others] = decode(vocabulary, [phrase], false).items
  return item !== undefined && others.length === 0 && item.unexplained.length === 0
}

/** "mild salsa": no food alone, and part of the name that follows; of "rocky road" either is as good. */
const isBesideItsName = (words: readonly PhraseWord[], at: number): boolean =>
  isOnlyInNames(words[at]!.stem) &&
  [words[at - 1], words[at + 1]].every((word) => word === undefined || !isOnlyInNames(word.stem))

/** A phrase for each word of food, with the sizes and praise before it. */
function partsOf(phrase: Phrase): Phrase[] {
  const parts: Phrase[] = []
  let waiting: PhraseWord[] = []
  for (const [at, word] of phrase.words.entries()) {
    waiting.push(word)
    if (word.role !== 'food' || word.stem.startsWith(NO) || isBesideItsName(phrase.words, at)) continue
    const isFirst = parts.length === 0
    parts.push({
      ...phrase,
      joint: isFirst ? phrase.joint : 'none',
      hasDeterminer: isFirst && phrase.hasDeterminer,
      amounts: isFirst ? phrase.amounts : [],
      words: waiting,
      start: isFirst ? phrase.start : waiting[0]!.start,
      end: word.end,
    })
    waiting = []
  }
  const last = parts.at(-1)
  if (last !== undefined && waiting.length > 0)
    parts[parts.length - 1] = { ...last, words: [...last.words, ...waiting] }
  return parts
}

const joined = (parts: readonly Phrase[]): Phrase => ({
  ...parts[0]!,
  words: parts.flatMap(({ words }) => words),
  end: parts.at(-1)!.end,
})
