import type { Food } from '#app/domain/food/food.ts'
import { findFood, FOODS } from '#app/domain/food/foods.ts'
import { findGood, GOODS } from '#app/domain/food/goods.ts'
import { RowReader } from '#app/domain/food/row-reader.ts'
import { gramsOfVolume } from '#app/domain/food/volume-weights.ts'
import { readTable, type TableLine } from '#app/food-table.server.ts'

/**
 * How a shop sells a food: `piece` by the piece, `pack` in packs of fixed sizes, `bunch` in bunches, `loose` by weight in
 * steps, `name` in whatever the shop has (tea), `none` not at all (water from the tap).
 */
const WAYS_TO_SELL = ['piece', 'pack', 'bunch', 'loose', 'name', 'none'] as const
export type WayToSell = (typeof WAYS_TO_SELL)[number]

/** One size in which a food is sold. */
export type PackSize = {
  /** What the label says: 400 of "400 g". */
  labelAmount: number
  labelUnit: 'g' | 'ml' | 'pieces'
  /** Grams of food to eat in it: without peel and bone, drained where the table's figures are of the drained food. */
  usableG: number
}

/** So many packs of one size. */
export type Packs = { count: number; size: PackSize }

export type Sale = {
  /** The food that is bought: flour for flour, the raw one for the cooked one. */
  food: Food
  /** Grams of that per gram of the food asked for. */
  gramsPerGram: number
  sell: WayToSell
  /** The word for a pack: `tin`. Empty where none is said. */
  unit: string
  /** Smallest first; for `loose` the step. */
  sizes: readonly PackSize[]
  /** What the label calls it: one and several. */
  soldAs: readonly [one: string, several: string]
  /** Days an opened pack keeps where that is shorter than the unopened one; null: as the food table says. */
  openedDays: number | null
}

const PACK_COLUMNS = ['foodId', 'sell', 'unit', 'sizes', 'soldAs', 'buyAs', 'openedDays'] as const
const DEFAULT_COLUMNS = ['group', 'state', 'sell', 'unit', 'sizes'] as const
type SaleRow = Pick<Record<(typeof PACK_COLUMNS)[number], string>, 'sell' | 'unit' | 'sizes'>

const SIZE = /^([\d.]+) (g|kg|ml|l|pieces)(?: \(([\d.]+) g\))?$/

/** `foods/packs.csv` by food id, each row read and checked once. */
const rowsById = new Map(readTable('foods/packs.csv', PACK_COLUMNS).map((line) => [line.row.foodId, line]))
const defaults = new Map(
  readTable('foods/pack-defaults.csv', DEFAULT_COLUMNS).map((line) => [
    `${line.row.group}/${line.row.state}`,
    line,
  ]),
)
/** The defaults tell what a group comes in; their first column stands for the id in messages. */
const defaultFor = (food: Food) =>
  defaults.get(`${food.group}/${food.state}`) ?? defaults.get(`${food.group}/`)

const salesById: ReadonlyMap<string, Sale> = new Map(
  [...FOODS, ...GOODS].map((food) => [food.id, readSale(food)]),
)
checkIds()

/** How a shop sells this food of the table; foods of other tables (imported ones) as their group is sold. */
export function saleOf(food: Food): Sale {
  return salesById.get(food.id) ?? readSale(food)
}

/** How many foods have a row of their own. */
export const PACK_COUNT = rowsById.size

function readSale(food: Food): Sale {
  const line = rowsById.get(food.id)
  const instead = boughtInstead(food, line)
  if (instead) {
    const { food: bought, gramsPerGram, ...sale } = readSale(instead.food)
    return { ...sale, food: bought, gramsPerGram: instead.gramsPerGram * gramsPerGram }
  }
  const soldAs =
    line && line.row.soldAs !== '' ? namesOf(line.row.soldAs) : ([food.name, food.plural] as const)
  const own = { food, gramsPerGram: 1, soldAs }
  if (line) {
    const read = new RowReader(line.row, line.place, food.id)
    return { ...own, ...readWay(food, line), openedDays: read.numberOrNull('openedDays') }
  }
  const usual = defaultFor(food)
  if (!usual) throw new Error(`foods/pack-defaults.csv: nothing for ${food.group}`)
  return { ...own, ...readWay(food, usual), openedDays: null }
}

/** The food that is bought for this one: as its row says, else the raw one for a cooked one. */
function boughtInstead(food: Food, line: TableLine<(typeof PACK_COLUMNS)[number]> | undefined) {
  if (line && line.row.buyAs !== '') {
    const [id = '', perGram = ''] = line.row.buyAs.split(' ')
    const bought = findGood(id)
    const gramsPerGram = Number(perGram)
    if (!bought || bought.id === food.id || !(gramsPerGram > 0))
      throw new Error(`${line.place} (${food.id}), column "buyAs": "${line.row.buyAs}" is not like "egg 1.5"`)
    return { food: bought, gramsPerGram }
  }
  if (line || food.state !== 'cooked' || !food.other) return null
  const raw = findFood(food.other.id)
  return raw && raw.state !== 'cooked' ? { food: raw, gramsPerGram: food.other.gramsPerGram } : null
}

function namesOf(soldAs: string): readonly [string, string] {
  const [one = soldAs, several = one] = soldAs.split(' / ')
  return [one, several]
}

function readWay<Column extends string>(
  food: Food,
  line: TableLine<Column | keyof SaleRow>,
): Pick<Sale, 'sell' | 'unit' | 'sizes'> {
  const read = new RowReader<keyof SaleRow>(line.row, line.place, food.id)
  const sell = read.word('sell', WAYS_TO_SELL)
  const sizes = read.list('sizes').map((text) => readSize(food, sell, text) ?? read.fail('sizes', text))
  if (sell === 'piece' && sizes.length === 0) {
    const usableG =
      food.household.piece ?? read.fail('sizes', 'is blank, and the food has no weight of a piece')
    sizes.push({ labelAmount: 1, labelUnit: 'pieces', usableG })
  }
  if (sell !== 'none' && sell !== 'name' && sizes.length === 0) read.fail('sizes', 'is blank')
  const unit = sell === 'pack' || sell === 'bunch' ? read.text('unit') : ''
  return { sell, unit, sizes: sizes.toSorted((one, other) => one.usableG - other.usableG) }
}

/** "400 g (240 g)" is a label and what is left of it to eat; without brackets the food's edible share is taken. */
function readSize(food: Food, sell: WayToSell, text: string): PackSize | null {
  const [, figure, word, drained] = SIZE.exec(text) ?? []
  if (figure === undefined || word === undefined) return null
  const labelAmount = Number(figure) * (word === 'kg' || word === 'l' ? 1000 : 1)
  const labelUnit = word === 'g' || word === 'kg' ? 'g' : word === 'pieces' ? 'pieces' : 'ml'
  if (drained !== undefined) return { labelAmount, labelUnit, usableG: Number(drained) }
  // A piece is weighed as it is eaten, like the household weights of the food table.
  if (sell === 'piece') return { labelAmount: 1, labelUnit: 'pieces', usableG: labelAmount }
  if (labelUnit === 'g') return { labelAmount, labelUnit, usableG: labelAmount * food.edibleShare }
  if (labelUnit === 'ml') return { labelAmount, labelUnit, usableG: gramsOfVolume(food, labelAmount).grams }
  const pieceG = food.household.piece
  return pieceG === undefined ? null : { labelAmount, labelUnit, usableG: labelAmount * pieceG }
}

function checkIds(): void {
  for (const [id, { place }] of rowsById) {
    if (!salesById.has(id)) throw new Error(`${place}: no food "${id}" in the table`)
  }
}
