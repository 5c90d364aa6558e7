import type { Food } from '#app/domain/food/food.ts'
import { findGood } from '#app/domain/food/goods.ts'
import { RowReader } from '#app/domain/food/row-reader.ts'
import { readTable } from '#app/food-table.server.ts'
import { type Aisle, AISLES, OTHER_AISLE } from './aisles.ts'
import { shelfOfKey } from './shelves.ts'

/** `foods/aisles.csv`: the aisle given for a food, else for its group and state, else for its group. */
const aisleByKind = new Map<string, Aisle>()
const aisleById = new Map<string, Aisle>()

for (const { row, place } of readTable('foods/aisles.csv', ['aisle', 'kinds', 'foods'] as const)) {
  const read = new RowReader(row, place, row.aisle)
  const aisle = read.word('aisle', AISLES)
  for (const kind of read.list('kinds')) aisleByKind.set(kind, aisle)
  for (const id of read.list('foods')) {
    if (!findGood(id)) read.fail('foods', `no food "${id}" in the table`)
    aisleById.set(id, aisle)
  }
}

/** The aisle of a food in a British shop. */
export function aisleOf(food: Food): Aisle {
  return (
    aisleById.get(food.id) ??
    aisleByKind.get(`${food.group}/${food.state}`) ??
    aisleByKind.get(food.group) ??
    OTHER_AISLE
  )
}

/** The aisle of a list line; what no table knows goes under everything else. */
export function aisleOfLine({ key, foodId }: { key: string; foodId: string | null }): Aisle {
  const food = foodId === null ? null : findGood(foodId)
  return shelfOfKey(key)?.aisle ?? (food ? aisleOf(food) : OTHER_AISLE)
}
