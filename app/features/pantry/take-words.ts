import type { LotUseKind } from '#app/domain/pantry/lot-uses.ts'
import { amountText } from '#app/domain/pantry/quantity.ts'
import type { PantryItem } from './ingredients.server.ts'
import type { Taken } from './take-from-lot.server.ts'

/** What can be said of a lot, in its menu. */
export const USE_LABELS: Readonly<Record<LotUseKind, string>> = {
  eaten: 'Used',
  frozen: 'Froze it',
  given: 'Gave it away',
  binned: 'Threw it away',
}

const SAID: Readonly<Record<LotUseKind, (name: string) => string>> = {
  eaten: (name) => `Used ${name}.`,
  frozen: (name) => `${name} is in the freezer.`,
  given: (name) => `Gave ${name} away.`,
  binned: (name) => `Threw ${name} away.`,
}

/** "Threw spinach away." */
export const takenInWords = ({ name, use }: Taken): string => SAID[use](name)

/** "2 cans"; what is left of a dish is counted in portions. */
export function amountInWords({
  quantity,
  unit,
  cookingId,
}: Pick<PantryItem, 'quantity' | 'unit' | 'cookingId'>): string {
  if (cookingId === null) return amountText(Number(quantity), unit)
  return `${quantity} ${quantity === '1' ? 'portion' : 'portions'}`
}
