import { bySoonest } from '#app/domain/pantry/expiry.ts'
import type { PantryItem } from './pantry-item.ts'

/** Which purchase of a food a row is: the first to be used up is the first lot. */
export type LotPlace = { number: number; count: number }

/** The place of every row whose food was bought more than once, by id. Rows are given newest first. */
export function lotPlaces(items: readonly PantryItem[]): ReadonlyMap<string, LotPlace> {
  const lots = Map.groupBy(items.toReversed(), ({ foodId, name }) => foodId ?? name.trim().toLowerCase())
  const places = new Map<string, LotPlace>()
  for (const rows of lots.values()) {
    if (rows.length < 2) continue
    for (const [index, { id }] of bySoonest(rows, ({ expiryDate }) => expiryDate).entries())
      places.set(id, { number: index + 1, count: rows.length })
  }
  return places
}
