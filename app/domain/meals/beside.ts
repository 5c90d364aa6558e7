import { type Decoded, decode } from './decode.ts'
import type { Phrase } from './phrase.ts'
import type { DecodedItem } from './run-scorer.ts'
import { NO } from './stems.ts'
import type { Vocabulary } from './vocabulary.ts'

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
  if (found.length === 0) return decoded
  const taken = new Set(found.map(({ first }) => first))
  return {
    ...decoded,
    items: [...decoded.items, ...found].toSorted((a, b) => a.first - b.first),
    skipped: decoded.skipped.filter((at) => !taken.has(at)),
  }
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
