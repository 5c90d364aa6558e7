/** What is drunk in a day, and what one glass has of it. */
export const GLASS_ML = 250
export const WATER_AMOUNT_ML = { min: 10, max: 2000, step: 10 } as const
/** Of a day: more than anybody drinks is a slip of the keys. */
export const MOST_WATER_ML = 10_000

const litres = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

/** "1.25 l", "750 ml". */
export const waterInWords = (ml: number): string =>
  ml >= 1000 ? `${litres.format(ml / 1000)} l` : `${ml} ml`
