import type { Draft } from './draft.ts'
import { portionsOf, usualGrams } from './portions/food-portions.ts'
import type { Phrase } from './phrase.ts'
import { NO } from './stems.ts'
import { foodWithout, gramsWithout, partLeftOut, wordOfShare } from './without.ts'

/** Takes what was left out away from the foods of a sentence. */

/** The words that a phrase denies. */
export const deniedOf = (phrases: readonly Phrase[]): string[] =>
  phrases.flatMap(({ words }) =>
    words.flatMap(({ stem }) => (stem.startsWith(NO) ? [stem.slice(NO.length)] : [])),
  )

/** Takes away what the phrases of a food deny, where the dish holds it. */
export const withoutDenied = (draft: Draft): Draft =>
  deniedOf(draft.phrases).reduce((one, word) => withoutWord(one, word), draft)

/** A food without what a word or the id of an ingredient names; the food itself where it holds none of it. */
export function withoutWord(draft: Draft, word: string): Draft {
  const isInName = draft.item.entry.words.some(({ stem }) => stem === NO + word)
  const part = isInName ? null : partLeftOut(word, draft.food)
  if (part === null) return draft
  const usual = usualGrams(portionsOf(draft.food))
  const isWeighed = draft.item.weighed.basis === 'weight'
  const share = isWeighed ? 1 : gramsWithout(draft.food, part) / usual
  return {
    ...draft,
    food: foodWithout(draft.food, part),
    grams: draft.grams * share,
    remarks: [...draft.remarks, `without ${part.label}`],
  }
}

/** A food of whose part only a share was eaten: "left most of the broth". */
export const withShareOfPart = (draft: Draft, word: string, eaten: number): Draft =>
  eaten === 1 ? draft : withoutWord(draft, wordOfShare(word, 1 - eaten))

/** "…, no bun" said behind the food it belongs to: the nearest before it that holds the part. */
export function denyBefore(kept: Draft[], phrase: Phrase): void {
  for (const word of deniedOf([phrase])) {
    const at = kept.findLastIndex(
      ({ phrases, food }) => phrases[0]!.start <= phrase.start && partLeftOut(word, food) !== null,
    )
    if (at >= 0) kept[at] = withoutWord(kept[at]!, word)
  }
}
