import { RowReader } from '#app/domain/food/row-reader.ts'
import { readTable } from '#app/food-table.server.ts'

/** What the words of a till receipt mean: `foods/receipt-words.csv`, and `foods/receipt-short.csv` for its short forms. */

const MEANINGS = ['end', 'left-out', 'shop'] as const
export type ReceiptMeaning = (typeof MEANINGS)[number]

const phrases = readTable('foods/receipt-words.csv', ['means', 'words'] as const).flatMap(
  ({ row, place }) => {
    const read = new RowReader(row, place, row.means)
    const meaning = read.word('means', MEANINGS)
    return read.list('words').map((words) => ({ meaning, words: words.split(/[ -]/) }))
  },
)

/** In full what a till shortens; '' for what says nothing about the food. */
const fullForms: ReadonlyMap<string, string> = new Map(
  readTable('foods/receipt-short.csv', ['short', 'means'] as const).map(({ row }) => [row.short, row.means]),
)
const MOST_SHORT_WORDS = Math.max(...[...fullForms.keys()].map((short) => short.split(' ').length))

/** Where words of the table with a meaning begin, and how many they are; null where there are none. */
export function receiptWords(
  words: readonly string[],
  meaning: ReceiptMeaning,
): { from: number; count: number } | null {
  for (const phrase of phrases) {
    if (phrase.meaning !== meaning) continue
    const { length: count } = phrase.words
    for (let from = 0; from + count <= words.length; from++)
      if (phrase.words.every((word, at) => words[from + at] === word)) return { from, count }
  }
  return null
}

/** The words of a name in full: "semi skm milk" is "semi-skimmed milk". */
export function inFull(words: readonly string[]): string[] {
  const full: string[] = []
  for (let at = 0; at < words.length;) {
    const count = countOfShort(words, at)
    if (count === 0) full.push(words[at++]!)
    else {
      const meant = fullForms.get(words.slice(at, at + count).join(' '))!
      if (meant !== '') full.push(meant)
      at += count
    }
  }
  return full
}

function countOfShort(words: readonly string[], at: number): number {
  for (let count = Math.min(MOST_SHORT_WORDS, words.length - at); count > 0; count--)
    if (fullForms.has(words.slice(at, at + count).join(' '))) return count
  return 0
}
