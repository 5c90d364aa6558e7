import type { PantryItem } from './ingredients.server.ts'
import type { FormResult } from '#app/domain/errors.ts'
import { bySoonest, expiryOf } from '#app/domain/pantry/expiry.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { amountText } from '#app/domain/pantry/quantity.ts'
import { PANTRY_MESSAGES } from './pantry-messages.ts'
import { INGREDIENTS_PATH } from './use-pantry.ts'

/** More than a cook looks through for one dish. */
const MOST_CHIPS = 20
/** More do not go into one dish. */
const MOST_EXPIRING = 6

/** What to cook with from the pantry, soonest to expire first: "500 grams chicken", "3 onions"; nothing past its date. */
export function chipsOfPantry(items: readonly PantryItem[], today: PlainDate): string[] {
  const good = items.filter(
    ({ expiryDate, cookingId }) =>
      cookingId === null && (expiryDate === null || expiryOf(expiryDate, today).state !== 'past'),
  )
  const lines = bySoonest(good, ({ expiryDate }) => expiryDate).map(
    ({ name, quantity, unit, isEstimated }) => {
      // A guess is no limit to what may be used.
      if (isEstimated) return name
      return unit === 'pieces' ? `${quantity} ${name}` : `${amountText(Number(quantity), unit)} ${name}`
    },
  )
  return [...new Set(lines)].slice(0, MOST_CHIPS)
}

/** What expires within days, soonest first: the line to cook with, and how long it is good ("spinach: 2 days left"). */
export function expiringChips(
  items: readonly PantryItem[],
  today: PlainDate,
): { line: string; said: string }[] {
  const soon = items.flatMap((item) => {
    const { expiryDate, cookingId } = item
    if (expiryDate === null || cookingId !== null) return []
    const { state, text } = expiryOf(expiryDate, today)
    return state === 'soon' || state === 'today' ? [{ item, expiryDate, said: `${item.name}: ${text}` }] : []
  })
  return bySoonest(soon, ({ expiryDate }) => expiryDate)
    .slice(0, MOST_EXPIRING)
    .map(({ item, said }) => ({ line: chipsOfPantry([item], today)[0] ?? item.name, said }))
}

/** The member's ingredients from the server. Throws an Error with the sentence to show. */
export async function fetchPantry(): Promise<PantryItem[]> {
  let result: FormResult<PantryItem[]>
  try {
    result = (await (await fetch(INGREDIENTS_PATH)).json()) as FormResult<PantryItem[]>
  } catch (cause) {
    throw new Error(PANTRY_MESSAGES.fetch, { cause })
  }
  if (!result.ok) throw new Error(result.message)
  return result.value
}
