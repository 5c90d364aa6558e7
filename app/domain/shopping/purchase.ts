import type { Food } from '#app/domain/food/food.ts'
import { findGood } from '#app/domain/food/goods.ts'
import type { PantryUnit } from '#app/domain/pantry/quantity.ts'
import { readPantryLine } from '#app/domain/pantry/pantry-line.ts'
import { type CountedPacks, sizeText, wholePacks } from './counted-packs.ts'
import { type Sale, saleOf } from './pack-table.ts'
import { buyForFood } from './packs.ts'
import { shelfOfKey } from './shelves.ts'

/** What a ticked line would be in the pantry: a guess, to be set right before it is saved. */
export type Purchase = { name: string; quantity: number; unit: PantryUnit; keepsDays: number | null }

type Line = {
  /** The list's key for the food: includes the shelf if that is not the usual one. */
  key?: string
  foodId: string | null
  /** What the line says: "2 bananas", or as typed. */
  text: string
  /** Edible grams that were to be bought; null where no amount is said. */
  grams: number | null
  /** The person wrote the line in their own words. */
  isTyped: boolean
  /** Packs that the line counts, bought as counted. */
  packs?: readonly CountedPacks[]
}

const WHOLE_PACK: Readonly<Record<string, PantryUnit>> = { tin: 'cans', can: 'cans' }

/** A line of the list as a row of the pantry: whole packs, as they were bought. */
export function purchaseOf({ key = '', ...line }: Line): Purchase {
  const purchase = usualPurchase(line)
  const shelf = shelfOfKey(key)
  if (shelf === null) return purchase
  const food = line.foodId === null ? null : findGood(line.foodId)
  const keepsDays = shelf.name === 'frozen' ? (food?.keepsDays.freezer ?? null) : null
  return { ...purchase, name: `${shelf.word} ${purchase.name}`, keepsDays }
}

function usualPurchase({ foodId, text, grams, isTyped, packs = [] }: Omit<Line, 'key'>): Purchase {
  const food = foodId === null ? null : findGood(foodId)
  const keepsDays = food ? keepsUnopenedDays(food) : null
  if (food && packs.length > 0) return { ...countedPurchase(packs, saleOf(food)), keepsDays }
  if (!food || isTyped || grams === null) {
    const { name, quantity, unit } = readPantryLine(text)
    return { name: food?.name ?? name, quantity, unit, keepsDays }
  }
  const buy = buyForFood(food, grams)
  const [first, ...others] = buy.packs
  const label = first?.size.labelUnit ?? null
  const labelled = buy.packs.reduce((sum, { count, size }) => sum + count * size.labelAmount, 0)
  if (buy.unit === 'piece' || label === 'pieces')
    return { name: food.name, quantity: labelled, unit: 'pieces', keepsDays }
  const packUnit = WHOLE_PACK[buy.unit]
  // Tins of two sizes are not so many tins.
  if (packUnit && others.length === 0)
    return { name: food.name, quantity: buy.count, unit: packUnit, keepsDays }
  if (label === 'ml') return { name: food.name, quantity: labelled, unit: 'ml', keepsDays }
  return {
    name: food.name,
    quantity: Math.max(1, Math.round(buy.count * buy.packG)),
    unit: 'grams',
    keepsDays,
  }
}

/** The number that was counted: in tins, in grams or millilitres if the shop sells that size, else in packs. */
function countedPurchase(packs: readonly CountedPacks[], sale: Sale): Omit<Purchase, 'keepsDays'> {
  const { name } = sale.food
  const count = packs.reduce((sum, one) => sum + wholePacks(one.count), 0)
  if (packs.every(({ unit }) => unit === 'tin' || unit === 'can'))
    return { name, quantity: count, unit: 'cans' }
  const sizes = packs.map(({ size }) => sale.sizes.find((one) => size !== '' && sizeText(one) === size))
  const [first] = sizes
  if (!first || sizes.some((size) => size?.labelUnit !== first.labelUnit))
    return { name, quantity: count, unit: 'packages' }
  const labelled = packs.reduce(
    (sum, one, at) => sum + wholePacks(one.count) * (sizes[at]?.labelAmount ?? 0),
    0,
  )
  return { name, quantity: labelled, unit: first.labelUnit === 'ml' ? 'ml' : 'grams' }
}

/** Days a food keeps as it comes from the shop: in the cupboard where it may, else in the fridge, frozen in the freezer. */
export function keepsUnopenedDays({ state, keepsDays }: Food): number | null {
  if (state === 'frozen') return keepsDays.freezer
  return keepsDays.pantry ?? keepsDays.fridge
}
