import { findFood } from '#app/domain/food/foods.ts'
import { inLotOrder, type Lot, takeFromStock } from '#app/domain/pantry/stock.ts'
import { saleOf } from './pack-table.ts'

/** Who asks the pantry for food, and for how much of it on which day (0 is today), by the food that is bought. */
export type Claim = {
  from: string
  needs: readonly { key: string; grams: number; dayIndex: number }[]
}

/** What the pantry gives to each of those who ask, by the food that is bought, and what is left. */
export type Shares = { of: ReadonlyMap<string, ReadonlyMap<string, number>>; left: readonly Lot[] }

/** Lots as the food that is bought: cooked rice counts as rice. What is past its date or in no table is left out. */
export function boughtLots(lots: readonly Lot[]): Lot[] {
  return lots.flatMap(({ foodId, grams, expiresInDays, ...lot }) => {
    const food = findFood(foodId)
    if (!food || (expiresInDays !== null && expiresInDays < 0)) return []
    const { food: bought, gramsPerGram } = saleOf(food)
    return [{ ...lot, foodId: bought.id, grams: grams * gramsPerGram, expiresInDays }]
  })
}

/** Lets each claim in turn take what it needs from bought lots: nothing is given twice, nothing past its date. */
export function shareOut(lots: readonly Lot[], claims: readonly Claim[]): Shares {
  let left: readonly Lot[] = inLotOrder(lots)
  const of = new Map<string, Map<string, number>>()
  for (const { from, needs } of claims) {
    const own = of.get(from) ?? new Map<string, number>()
    for (const { key, grams, dayIndex } of needs) {
      const taken = takeFromStock(left, key, grams, dayIndex)
      left = taken.left
      if (taken.uses.length > 0) own.set(key, (own.get(key) ?? 0) + grams - taken.shortG)
    }
    of.set(from, own)
  }
  return { of, left }
}

/** Grams of bought lots by food. */
export function gramsByFood(lots: readonly Lot[]): Map<string, number> {
  const gramsOf = new Map<string, number>()
  for (const { foodId, grams } of lots) gramsOf.set(foodId, (gramsOf.get(foodId) ?? 0) + grams)
  return gramsOf
}
