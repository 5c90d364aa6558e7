import type { Food } from '#app/domain/food/food.ts'
import { RowReader } from '#app/domain/food/row-reader.ts'
import { readTable } from '#app/food-table.server.ts'

/** What people add behind a food: where it is from, what is to become of it, how it has aged. */

type Remark = { begins: boolean; isOfPlants: boolean }

/** `foods/remarks.csv`, by words in lower case. */
const remarks: ReadonlyMap<string, Remark> = new Map(
  readTable('foods/remarks.csv', ['words', 'begins', 'ofPlants'] as const).map(({ row, place }) => {
    const read = new RowReader(row, place, row.words)
    return [read.text('words'), { begins: row.begins === 'yes', isOfPlants: row.ofPlants === 'yes' }]
  }),
)
const MOST_WORDS = Math.max(...[...remarks.keys()].map((words) => words.split(' ').length))

/** The remark that the words from `from` on begin with, the longest one, and where it ends. */
function remarkAt(words: readonly string[], from: number): { remark: Remark; end: number } | null {
  for (let end = Math.min(words.length, from + MOST_WORDS); end > from; end--) {
    const remark = remarks.get(words.slice(from, end).join(' '))
    if (remark !== undefined) return { remark, end }
  }
  return null
}

/** Whether all words from `from` on are remarks; null where they say anything else. */
function remarksFrom(words: readonly string[], from: number): { isOfPlants: boolean } | null {
  const first = remarkAt(words, from)
  if (first === null || !first.remark.begins) return null
  let { isOfPlants } = first.remark
  for (let at = first.end; at < words.length;) {
    const next = remarkAt(words, at)
    if (next === null) return null
    isOfPlants ||= next.remark.isOfPlants
    at = next.end
  }
  return { isOfPlants }
}

/**
 * "blueberries that need eating" as "blueberries". Every word left away is in the table: "mussels that won't open" stay
 * as they are. What is said of plants only ("gone black") is told, as it makes other foods unsafe.
 */
export function withoutRemark(text: string): { text: string; isOfPlants: boolean } {
  const words = text.split(' ')
  const plain = words.map((word) =>
    word
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/[,.!]$/, ''),
  )
  for (let at = 1; at < words.length; at++) {
    const found = remarksFrom(plain, at)
    if (found !== null) return { text: words.slice(0, at).join(' ').replace(/,$/, ''), ...found }
  }
  return { text, isOfPlants: false }
}

/** "turkey left from Christmas" was cooked then, "mince left in the freezer" was not. */
const LEFT_FROM = /\bleft(?: ?-?overs?)? from\b/i
/** "leeks left from Christmas dinner" were cooked for it, too. */
const LEFT_FROM_A_MEAL = /\bleft(?: ?-?overs?)? from\b.*\b(?:lunch|dinner|supper|tea|meal|roast)\b/i
const COOKED_FOR_SURE: ReadonlySet<Food['group']> = new Set(['meat', 'poultry', 'fish', 'grains'])

/** The text with the word for what it was at that meal; null where nothing says so, or it says it already. */
export function cookedBefore(typed: string, text: string, { group, state }: Food): string | null {
  if ((state !== 'raw' && state !== 'dry') || text.endsWith(', cooked')) return null
  const isCooked = COOKED_FOR_SURE.has(group)
    ? LEFT_FROM.test(typed)
    : group === 'vegetables' && LEFT_FROM_A_MEAL.test(typed)
  return isCooked ? `${text}, cooked` : null
}
