import type { NameScores, Places, StemFacts } from './name-scores.ts'
import { wordAt } from './name-table.ts'
import type { Entry, Posting } from './vocabulary.ts'

/** The scored names as the decoder asks for them: by the name, and by a word. */

/** One name with its words, made when it is a candidate. */
export function entryOf(
  at: number,
  { foods, foodOf, table }: Places,
  facts: StemFacts,
  scores: NameScores,
): Entry {
  const food = foodOf[at]!
  const { source } = foods[food]!
  const words = Array.from({ length: scores.starts[at + 1]! - scores.starts[at]! }, (_, step) => {
    const place = scores.starts[at]! + step
    const { stem, part, isBrand, alternatives } = wordAt(table, scores.wordAt[place]!)
    return {
      stem,
      gain: facts.gain[table.stemAt[scores.wordAt[place]!]!]!,
      cost: scores.cost[place]!,
      isHead: scores.isHead[place] === 1,
      isNaming: part === 0,
      isBrand,
      part,
      alternatives,
    }
  })
  return {
    food,
    words,
    heads: words.filter(({ isHead }) => isHead),
    brand: words.filter(({ isBrand }) => isBrand),
    base: scores.base[at]!,
    brandCost: scores.brandCost[at]!,
    isTied: scores.isTied[at] === 1,
    isOwn: source === 'own' || source === 'world',
  }
}

/** Which names hold a stem, with what saying it gives and leaving it out costs; by the place of the stem. */
export function postingsOf({ table }: Places, facts: StemFacts, scores: NameScores) {
  const ends = new Int32Array(table.stems.length + 1)
  const words = scores.starts.at(-1)!
  for (let at = 0; at < words; at++) ends[table.stemAt[scores.wordAt[at]!]! + 1]!++
  for (let stem = 0; stem < table.stems.length; stem++) ends[stem + 1]! += ends[stem]!
  const starts = ends.slice()
  const next = ends.slice()
  const entries = new Int32Array(words)
  const costs = new Float32Array(words)
  for (let entry = 0; entry + 1 < scores.starts.length; entry++) {
    for (let at = scores.starts[entry]!; at < scores.starts[entry + 1]!; at++) {
      const to = next[table.stemAt[scores.wordAt[at]!]!]!++
      entries[to] = entry
      costs[to] = scores.cost[at]!
    }
  }
  const made = new Map<number, Posting>()
  const countOf = (stem: number): number => starts[stem + 1]! - starts[stem]!
  return {
    countOf,
    of: (stem: number): Posting | undefined => {
      const known = made.get(stem)
      if (known !== undefined || countOf(stem) === 0) return known
      const [from, to] = [starts[stem]!, starts[stem + 1]!]
      const posting = {
        entries: entries.subarray(from, to),
        gain: facts.gain[stem]!,
        costs: costs.subarray(from, to),
      }
      made.set(stem, posting)
      return posting
    },
  }
}
