import { firstRowSaid } from './keywords.ts'
import type { PantryUnit } from './quantity.ts'

/** What a food seen in a photo is taken to be, until the person confirms it. */
export type EstimatedQuantity = { quantity: number; unit: PantryUnit }

/** The specified estimates, in their order; units stored as in the unit list. */
const ESTIMATES: readonly (EstimatedQuantity & { words: readonly string[] })[] = [
  { words: ['egg'], quantity: 6, unit: 'pieces' },
  { words: ['milk'], quantity: 1, unit: 'liters' },
  { words: ['bread'], quantity: 1, unit: 'packages' },
  { words: ['chicken', 'beef', 'pork'], quantity: 500, unit: 'grams' },
  { words: ['rice', 'pasta'], quantity: 500, unit: 'grams' },
  { words: ['onion', 'potato'], quantity: 3, unit: 'pieces' },
  { words: ['tomato'], quantity: 4, unit: 'pieces' },
  { words: ['cheese'], quantity: 200, unit: 'grams' },
  { words: ['oil', 'sauce'], quantity: 250, unit: 'ml' },
]

/** Quantity and unit by name, first match in the specified order; anything else is one piece. */
export function estimateQuantity(name: string): EstimatedQuantity {
  const row = firstRowSaid(ESTIMATES, name)
  return row === null ? { quantity: 1, unit: 'pieces' } : { quantity: row.quantity, unit: row.unit }
}
