import type { PlainDate } from './plain-date.ts'

/** How much of a recipe is in the pantry: "8 of 10", and what is missing. */
export type InPantry = { hasCount: number; count: number; missing: string[] }

type Needed = { foodId: string | null; name: string }
type Stocked = { foodId: string | null; expiryDate: PlainDate | null }

/** Needed by every kitchen and bought by none. */
const FROM_THE_TAP: ReadonlySet<string> = new Set(['water'])

/**
 * Counts the foods of a recipe that the pantry holds, each once, whatever the amount. What is past its date counts as
 * missing. Null for a recipe without a food.
 */
export function inPantry(
  needed: readonly Needed[],
  stock: readonly Stocked[],
  today: PlainDate,
): InPantry | null {
  const held = new Set(
    stock.flatMap(({ foodId, expiryDate }) =>
      foodId === null || (expiryDate !== null && expiryDate < today) ? [] : [foodId],
    ),
  )
  const foods = new Map(
    needed
      .filter(({ foodId }) => !FROM_THE_TAP.has(foodId ?? ''))
      .map((one) => [one.foodId ?? one.name, one]),
  )
  if (foods.size === 0) return null
  const missing = [...foods.values()].filter(({ foodId }) => foodId === null || !held.has(foodId))
  return {
    hasCount: foods.size - missing.length,
    count: foods.size,
    missing: missing.map(({ name }) => name),
  }
}
