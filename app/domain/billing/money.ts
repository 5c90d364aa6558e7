/** Money is stored and sent in minor units (pence) and divided only to be shown. */

const LOCALE = 'en-GB'

/** Written without decimals, but counted in hundredths by payment providers, as Stripe documents it. */
const COUNTED_IN_HUNDREDTHS = new Set(['isk', 'ugx'])

/** "£9.99" from 999 pence. A code that no currency has is shown as it is, so that nothing is hidden. */
export function formatMoney(minor: number, currency = 'gbp', options: { isWhole?: boolean } = {}): string {
  const code = currency.toUpperCase()
  if (!/^[A-Z]{3}$/.test(code)) return `${(minor / 100).toFixed(2)} ${currency}`
  const format = new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency: code,
    ...(options.isWhole && { minimumFractionDigits: 0 }),
  })
  return format.format(minor / 10 ** decimalsOf(currency))
}

function decimalsOf(currency: string): number {
  if (COUNTED_IN_HUNDREDTHS.has(currency.toLowerCase())) return 2
  const { maximumFractionDigits } = new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency: currency.toUpperCase(),
  }).resolvedOptions()
  return maximumFractionDigits ?? 2
}
