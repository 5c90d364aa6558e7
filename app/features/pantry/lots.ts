import type { PantryItem } from './ingredients.server.ts'
import { bySoonest, expiryOf } from '#app/domain/pantry/expiry.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'

/** Which purchase of a food a row is, soonest to expire first; plans begin with the first that has not expired. */
export type LotPlace = { number: number; count: number; use: 'first' | 'later' | 'never' }

/** The place of every row whose food was bought more than once, by id. Rows are given newest first. */
export function lotPlaces(items: readonly PantryItem[], today: PlainDate): ReadonlyMap<string, LotPlace> {
  const lots = Map.groupBy(items.toReversed(), ({ foodId, name }) => foodId ?? name.trim().toLowerCase())
  const places = new Map<string, LotPlace>()
  for (const rows of lots.values()) {
    if (rows.length < 2) continue
    const sorted = bySoonest(rows, ({ expiryDate }) => expiryDate)
    const first = sorted.findIndex(({ expiryDate }) => !hasExpired(expiryDate, today))
    for (const [index, { id, expiryDate }] of sorted.entries()) {
      const use = hasExpired(expiryDate, today) ? 'never' : index === first ? 'first' : 'later'
      places.set(id, { number: index + 1, count: rows.length, use })
    }
  }
  return places
}

const hasExpired = (expiryDate: PlainDate | null, today: PlainDate): boolean =>
  expiryDate !== null && expiryOf(expiryDate, today).state === 'past'
