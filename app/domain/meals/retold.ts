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
  const kept: Draft[] = []
  const known = new Set<string>()
  for (const foods of bySentence(drafts, ends)) {
    const isRetold =
      foods.length >= LEAST_FOODS &&
      foods.every((draft) => draft.phrases[0]!.amounts.length === 0 && known.has(foodsSaid(draft)))
    if (isRetold) continue
    kept.push(...foods)
    for (const draft of foods) known.add(foodsSaid(draft))
  }
  return kept
}

/** The drafts of each sentence that has any, in order of appearance. */
function bySentence(drafts: readonly Draft[], ends: readonly number[]): Iterable<Draft[]> {
  const sentences = new Map<number, Draft[]>()
  let sentence = 0
  let before = -1
  for (const draft of drafts) {
    const { start } = draft.phrases[0]!
    // Drafts are in text order, except for a few that were moved.
    if (start < before) sentence = 0
    before = start
    while (sentence < ends.length && ends[sentence]! < start) sentence++
    const foods = sentences.get(sentence)
    if (foods) foods.push(draft)
    else sentences.set(sentence, [draft])
  }
  return sentences.values()
}
