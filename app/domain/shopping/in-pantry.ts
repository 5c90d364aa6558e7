import { findFood } from '#app/domain/food/foods.ts'
import { gramsOfAmount, type LotState } from '#app/domain/pantry/ledger.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { gramsToBuy, mergeBatch, type ShoppingBatch } from './merge.ts'
import { saleOf } from './pack-table.ts'
import type { Wanted } from './shopping-line.ts'

/** How much of a recipe is in the pantry: "8 of 10", what is missing, and of what there is too little. */
export type InPantry = { hasCount: number; count: number; missing: string[]; short: string[] }

/** Edible grams of all servings; null where they are not known or not asked for. */
type Needed = { foodId: string | null; name: string; grams: number | null }
type StockedLot = Pick<LotState, 'amount' | 'gramsPerUnit'> & {
  foodId: string | null
  expiryDate: PlainDate | null
}

/** Edible grams by the food as it is bought; null where a lot of it cannot be weighed. */
export type HeldFoods = ReadonlyMap<string, number | null>

/** What may still be eaten, by the food that is bought: cooked rice counts as rice. */
export function heldFoods(lots: readonly StockedLot[], today: PlainDate): HeldFoods {
  const held = new Map<string, number | null>()
  for (const { foodId, expiryDate, ...lot } of lots) {
    const food = foodId === null ? null : findFood(foodId)
    if (!food || lot.amount <= 0 || (expiryDate !== null && expiryDate < today)) continue
    const { food: bought, gramsPerGram } = saleOf(food)
    const grams = gramsOfAmount(lot, lot.amount)
    const before = held.get(bought.id)
    const isWeighed = grams !== null && before !== null
    held.set(bought.id, isWeighed ? (before ?? 0) + grams * gramsPerGram : null)
  }
  return held
}

/** By the food that is bought: nobody wants to be told of them, or sent for them, by every recipe. */
const IN_EVERY_KITCHEN: ReadonlySet<string> = new Set(['salt', 'black-pepper'])

/** Less than this share of what is needed sends nobody to the shop. */
const ENOUGH_SHARE = 0.98

/**
 * Counts the foods of a recipe that the pantry holds, each once as it is bought, whatever the amount; `short` are those
 * of which there is less than the recipe takes. Water from the tap, salt and pepper are not counted. Null for a recipe
 * without any other food.
 */
export function inPantry(needed: readonly Needed[], held: HeldFoods): InPantry | null {
  const foods = new Map<string, { name: string; foodId: string | null; grams: number }>()
  for (const { foodId, name, grams } of needed) {
    const food = foodId === null ? null : findFood(foodId)
    const sale = food && saleOf(food)
    if (sale && (sale.sell === 'none' || IN_EVERY_KITCHEN.has(sale.food.id))) continue
    const key = sale?.food.id ?? name
    const neededG = (grams ?? 0) * (sale?.gramsPerGram ?? 1)
    const before = foods.get(key)
    if (before) before.grams += neededG
    else foods.set(key, { name, foodId: sale?.food.id ?? null, grams: neededG })
  }
  if (foods.size === 0) return null
  const has = ({ foodId }: { foodId: string | null }) => foodId !== null && held.has(foodId)
  const all = [...foods.values()]
  const missing = all.filter((food) => !has(food))
  const short = all.filter(({ foodId, grams }) => {
    const heldG = foodId === null ? null : held.get(foodId)
    return typeof heldG === 'number' && heldG < grams * ENOUGH_SHARE
  })
  return {
    hasCount: all.length - missing.length,
    count: all.length,
    missing: missing.map(({ name }) => name),
    short: short.map(({ name }) => name),
  }
}

/**
 * Of the lines of a recipe those whose food the pantry lacks, or has too little of beside what is claimed already (`free`,
 * grams by the food that is bought). A food that is there in an unknown amount, or needed in one, counts as there, and so do salt
 * and pepper.
 */
export function missingOf(
  batch: ShoppingBatch,
  held: HeldFoods,
  free: ReadonlyMap<string, number>,
): readonly Wanted[] {
  const merged = new Map(mergeBatch([], batch, free).map((item) => [item.key, item]))
  return batch.wanted.filter(({ key }) => {
    if (IN_EVERY_KITCHEN.has(key)) return false
    if (!held.has(key)) return true
    if (held.get(key) === null) return false
    const grams = gramsToBuy(merged.get(key)?.sources ?? [])
    return grams !== null && grams > 0
  })
}
