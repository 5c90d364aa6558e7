import type { PantryUnit } from '#app/domain/pantry/quantity.ts'
import type { OwnFood } from '#app/domain/products/own-foods.ts'
import { stockOf } from '#app/domain/pantry/stock.ts'

/** Weighed at once, so that what is rounded is small. */
const WEIGHED_UNITS = 10

/** What one of the unit of a food weighs by the food table, edible grams; null where it cannot tell. */
export function gramsPerUnitOf(name: string, unit: PantryUnit): number | null {
  const [lot] = stockOf([{ name, quantity: WEIGHED_UNITS, unit, expiresInDays: null }]).lots
  return lot === undefined ? null : lot.grams / WEIGHED_UNITS
}

const GRAMS: Readonly<Partial<Record<PantryUnit, number>>> = { grams: 1, kg: 1000, ml: 1, liters: 1000 }

/** The same of a member's own food, whose label says what a portion weighs. */
export const gramsPerUnitOfOwn = ({ label }: OwnFood, unit: PantryUnit): number | null =>
  GRAMS[unit] ?? (unit === 'pieces' ? label.portionG : null)
