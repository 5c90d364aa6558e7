import type { Food } from '#app/domain/food/food.ts'
import { RowReader } from '#app/domain/food/row-reader.ts'
import { readTable } from '#app/food-table.server.ts'

type Cut = { word: string; only: readonly string[]; not: readonly string[] }

/** `foods/cut-words.csv`: cuts that only some foods or kinds take, or that some do not. */
const cuts: readonly Cut[] = readTable('foods/cut-words.csv', ['cut', 'only', 'not'] as const).map(
  ({ row, place }) => {
    const read = new RowReader(row, place, row.cut)
    return { word: read.text('cut'), only: read.list('only'), not: read.list('not') }
  },
)

/** Whether a food can be cut as the words say: kale has no florets, and cream cheese isn't grated. */
export function takesCut({ id, kind }: Pick<Food, 'id' | 'kind'>, words: string): boolean {
  const isIn = (names: readonly string[]) => names.includes(id) || names.includes(kind)
  return cuts.every(
    ({ word, only, not }) => !words.includes(word) || ((only.length === 0 || isIn(only)) && !isIn(not)),
  )
}
