import { type Decoded, decode } from './decode.ts'
import type { Phrase } from './phrase.ts'
import type { DecodedItem } from './run-scorer.ts'
import { NO } from './stems.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'

/**
 * "I had sea bass with chips": who tells a meal ties its foods by "with" and "and", which in a survey's long sentences
 * often only describe the food before. What was left over and is a food's whole name counts by itself.
 */
export function withFoodsBeside(
  vocabulary: Vocabulary,
  phrases: readonly Phrase[],
  decoded: Decoded,
): Decoded {
  const found: DecodedItem[] = []
  for (const at of decoded.skipped) {
    const item = foodOf(vocabulary, phrases[at]!)
    if (item !== null) found.push({ ...item, first: at, last: at })
  }
  const items = decoded.items.map((item) => {
    const beside = foodBehind(vocabulary, phrases, item)
    if (beside === null) return item
    found.push(beside)
    const { words } = phrases[item.last]!
    return {
      ...item,
      last: item.last - 1,
      unexplained: item.unexplained.filter((word) => !words.includes(word)),
    }
  })
  if (found.length === 0) return decoded
  const taken = new Set(found.map(({ first }) => first))
  return {
    ...decoded,
    items: [...items, ...found].toSorted((a, b) => a.first - b.first),
    skipped: decoded.skipped.filter((at) => !taken.has(at)),
  }
}

/** "biryani with raita": the last phrase of a food of which its name says no word is a food of its own. */
function foodBehind(
  vocabulary: Vocabulary,
  phrases: readonly Phrase[],
  item: DecodedItem,
): DecodedItem | null {
  if (item.last === item.first) return null
  const phrase = phrases[item.last]!
  const isExplained = phrase.words.some((word) => word.role === 'food' && !item.unexplained.includes(word))
  const beside = isExplained ? null : foodOf(vocabulary, phrase)
  return beside === null ? null : { ...beside, first: item.last, last: item.last }
}

function foodOf(vocabulary: Vocabulary, phrase: Phrase): DecodedItem | null {
  const { joint, words } = phrase
  if (joint === 'inside' || joint === 'remark' || joint === 'or' || phrase.isDefinite) return null
  if (words.some(({ stem }) => stem.startsWith(NO)) || !words.some(({ role }) => role === 'food')) return null
  const [item, ...others] = decode(vocabulary, [phrase], false).items
  if (item === undefined || others.length > 0 || item.unexplained.length > 0) return null
  const said = new Set(words.map(({ stem }) => stem))
  return item.entry.isOwn && item.entry.words.every(({ stem }) => said.has(stem)) ? item : null
}
