import { type Draft, foodStems } from './draft.ts'

/**
 * "I chose a mango and a banana. I enjoyed a fresh mango and a ripe banana": a sentence that names the same foods once
 * more, all of them and without amounts, tells no second helping.
 */

/** One food named twice may be eaten twice. */
const LEAST_FOODS = 2

const foodsSaid = (draft: Draft): string => foodStems(draft).toSorted().join(' ')

/** The drafts without sentences that only tell again. */
export function withoutRetoldSentences(drafts: readonly Draft[], text: string): Draft[] {
  const ends = Array.from(text.matchAll(/[.!?](?!\d)/g), ({ index }) => index)
  if (ends.length < 2 && drafts.length < 2 * LEAST_FOODS) return [...drafts]
  const sentenceOf = ({ phrases: [phrase] }: Draft): number =>
    ends.filter((end) => end < phrase!.start).length
  const kept: Draft[] = []
  for (const sentence of new Set(drafts.map(sentenceOf))) {
    const foods = drafts.filter((draft) => sentenceOf(draft) === sentence)
    const known = new Set(kept.map(foodsSaid))
    const isRetold =
      foods.length >= LEAST_FOODS &&
      foods.every((draft) => draft.phrases[0]!.amounts.length === 0 && known.has(foodsSaid(draft)))
    if (!isRetold) kept.push(...foods)
  }
  return kept
}
