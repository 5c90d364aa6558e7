import { readTable } from '#app/food-table.server.ts'
import type { Food } from './food.ts'
import { nameTokens } from './food-names.ts'
import { findFood } from './foods.ts'
import { RowReader } from './row-reader.ts'

/**
 * Goods that shops sell separately but the food table does not: ground coffee and coffee beans are both coffee when
 * counting kilocalories, but two lines on a shopping list. `foods/goods.csv`.
 */
const COLUMNS = ['id', 'name', 'plural', 'otherNames', 'like', 'pieceG', 'pantryDays', 'fridgeDays'] as const

export const GOODS: readonly Food[] = readTable('foods/goods.csv', COLUMNS).map(({ row, place }) => {
  const read = new RowReader(row, place, row.id)
  const like = findFood(row.like) ?? read.fail('like', 'is no food of the table')
  const pieceG = read.numberOrNull('pieceG')
  return {
    ...like,
    id: read.text('id'),
    name: read.text('name'),
    plural: read.text('plural'),
    otherNames: read.list('otherNames'),
    household: pieceG === null ? like.household : { piece: pieceG },
    keepsDays: {
      pantry: read.numberOrNull('pantryDays'),
      fridge: read.numberOrNull('fridgeDays'),
      freezer: null,
    },
  }
})

const byId = new Map(GOODS.map((good) => [good.id, good]))
/** By the words of its names in any order: "coffee, ground" is ground coffee. */
const byWords = new Map(
  GOODS.flatMap((good) =>
    [good.name, good.plural, ...good.otherNames].map((name) => [wordsOf(name), good] as const),
  ),
)

/** The goods that shops sell under this name; null if there are none. */
export function goodCalled(name: string): Food | null {
  return byWords.get(wordsOf(name)) ?? null
}

/** A good or a food of the table by its id. */
export function findGood(id: string): Food | null {
  return byId.get(id) ?? findFood(id)
}

function wordsOf(name: string): string {
  return nameTokens(name).toSorted().join(' ')
}
