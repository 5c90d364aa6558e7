import { RowReader } from '#app/domain/food/row-reader.ts'
import { findWords } from '#app/domain/photo-text/near-words.ts'
import { readTable } from '#app/food-table.server.ts'
import { LABEL_FIGURES } from './label.ts'

/** `foods/label-words.csv`: what the words of a nutrition table mean, in the languages packs are printed in. */

const MEANINGS = [
  ...LABEL_FIGURES,
  'energy',
  'kj',
  'sodiumMg',
  /** A figure that is not taken. */
  'other',
  'portion',
  'percent',
  /** Nothing of it. */
  'zero',
] as const
export type LabelMeaning = (typeof MEANINGS)[number]

/** The longest first, so that "saturated fat" is no "fat". */
const entries: readonly { meaning: LabelMeaning; words: readonly string[] }[] = readTable(
  'foods/label-words.csv',
  ['means', 'words'] as const,
)
  .flatMap(({ row, place }) => {
    const read = new RowReader(row, place, row.means)
    const meaning = read.word('means', MEANINGS)
    return read.list('words').map((words) => ({ meaning, words: words.split(' ') }))
  })
  .toSorted((one, other) => lettersOf(other.words) - lettersOf(one.words))

function lettersOf(words: readonly string[]): number {
  return words.join('').length + words.length
}

/**
 * What words that were read mean, and how many of them say it; null where the table has none of them. The longest words
 * without a wrong letter count, then those with the fewest: "saturates" is not "unsaturates" misread.
 */
export function meaningOf(
  read: readonly string[],
  wanted: (meaning: LabelMeaning) => boolean = () => true,
): { meaning: LabelMeaning; wordCount: number } | null {
  let best: { meaning: LabelMeaning; wordCount: number; wrong: number } | null = null
  for (const { meaning, words } of entries) {
    if (!wanted(meaning)) continue
    const wrong = findWords(read, words)
    if (wrong === 0) return { meaning, wordCount: words.length }
    if (wrong !== null && (best === null || wrong < best.wrong))
      best = { meaning, wordCount: words.length, wrong }
  }
  return best
}
