import type { PantryUnit } from '#app/domain/pantry/quantity.ts'
import { stockOf } from '#app/domain/pantry/stock.ts'

/** Weighed at once, so that what is rounded is small. */
const WEIGHED_UNITS = 10

/** What one of the unit of a food weighs by the food table, edible grams; null where it cannot tell. */
export function gramsPerUnitOf(name: string, unit: PantryUnit): number | null {
  const [lot] = stockOf([{ name, quantity: WEIGHED_UNITS, unit, expiresInDays: null }]).lots
  return lot === undefined ? null : lot.grams / WEIGHED_UNITS
}
