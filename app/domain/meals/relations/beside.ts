import { type Decoded, decode } from '#app/domain/meals/decode.ts'
import type { Phrase } from '#app/domain/meals/phrase.ts'
import type { DecodedItem } from '#app/domain/meals/run-scorer.ts'
import { NO } from '#app/domain/meals/stems.ts'
import type { Vocabulary } from '#app/domain/meals/vocabulary/vocabulary.ts'

/**
 * "I had sea bass with chips": who tells a meal ties its foods by "with" and "and", which in a survey's long sentences
 * often only describe the food before. What was left over and is a food's whole name counts by itself, unless it stands
 * behind a weight: "250 g of pasta with tomato sauce and meat" weighs the meat too.
 */
export function withFoodsBeside(
  vocabulary: Vocabulary,
  phrases: readonly Phrase[],
  decoded: Decoded,
): Decoded {
  const found: DecodedItem[] = []
  for (const at of decoded.skipped) {
    const before = decoded.items.findLast(({ last }) => last < at)
    // "250 g of pasta with tomato sauce, meat"
    const isListed = before !== undefined && isWeighed(before) && before.last > before.first
    const item = isListed ? null : foodOf(vocabulary, phrases, at)
    if (item !== null) found.push(item)
  }
  const items = decoded.items.map((item) => {
    const { words } = phrases[item.last]!
    const isExplained = words.some((word) => word.role === 'food' && !item.unexplained.includes(word))
    const isOne = item.last === item.first || isExplained || isWeighed(item)
    // "biryani with raita": the last phrase of a food of which its name says no word.
    const beside = isOne ? null : foodOf(vocabulary, phrases, item.last)
    if (beside === null) return item
    found.push(beside)
    const unexplained = item.unexplained.filter((word) => !words.includes(word))
    return { ...item, last: item.last - 1, unexplained }
  })
  const taken = new Set(found.map(({ first }) => first))
  return {
    ...decoded,
    items: [...items, ...found].toSorted((a, b) => a.first - b.first),
    skipped: decoded.skipped.filter((at) => !taken.has(at)),
  }
}

const isWeighed = ({ weighed: { basis } }: DecodedItem): boolean => basis === 'weight' || basis === 'volume'

/** The food of ours that a phrase names by all its words, by itself; null where it only describes. */
function foodOf(vocabulary: Vocabulary, phrases: readonly Phrase[], at: number): DecodedItem | null {
  const phrase = phrases[at]!
  const { joint, words, isDefinite } = phrase
  if (joint === 'inside' || joint === 'remark' || joint === 'or' || isDefinite) return null
  if (words.some(({ stem }) => stem.startsWith(NO)) || !words.some(({ role }) => role === 'food')) return null
  const [item, ...others] = decode(vocabulary, [phrase], false).items
  if (item === undefined || others.length > 0 || item.unexplained.length > 0) return null
  const said = new Set(words.map(({ stem }) => stem))
  const isWhole = item.entry.isOwn && item.entry.words.every(({ stem }) => said.has(stem))
  return isWhole ? { ...item, first: at, last: at } : null
}
