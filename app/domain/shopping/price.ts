import { AppError } from '#app/domain/errors.ts'
import type { Currency } from './shopping-limits.ts'

const MOST_MINOR = 1_000_000

/** Reads a typed price ("2", "2.50", "£2,50") in pence or cents; null for none. Throws AppError('invalid-input', field price). */
export function readPrice(text: string): number | null {
  const plain = text.replace(/[£€$\s]/g, '').replace(',', '.')
  if (plain === '') return null
  if (!/^\d{1,5}(?:\.\d{1,2})?$/.test(plain))
    throw new AppError('invalid-input', 'Write the price as a number, such as 2 or 1.50', { field: 'price' })
  const minor = Math.round(Number(plain) * 100)
  if (minor > MOST_MINOR)
    throw new AppError('invalid-input', 'The price has to be at most 10,000', { field: 'price' })
  return minor
}

/** "£2.50". */
export function priceText(minor: number, currency: Currency): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(minor / 100)
}

/** As it is typed again: "2.50". */
export const typedPrice = (minor: number): string => (minor / 100).toFixed(2)

type Priced = { price: { minor: number; currency: Currency } | null }

/** "£12.40 for 5 lines; 3 have no price." over what has one; null where nothing has. */
export function sumText(items: readonly Priced[]): string | null {
  const sums = new Map<Currency, number>()
  let priced = 0
  for (const { price } of items) {
    if (!price) continue
    priced++
    sums.set(price.currency, (sums.get(price.currency) ?? 0) + price.minor)
  }
  if (priced === 0) return null
  const total = [...sums].map(([currency, minor]) => priceText(minor, currency)).join(' + ')
  const without = items.length - priced
  const lines = `${priced} ${priced === 1 ? 'line' : 'lines'}`
  return without === 0
    ? `${total} for ${lines}.`
    : `${total} for ${lines}; ${without} ${without === 1 ? 'has' : 'have'} no price.`
}
