import { CATALOGUE } from './catalogue.ts'

/**
 * What Premium may save, as a sum that a reader can do again. The first figure is WRAP's, the other two are assumptions
 * and are called so where they are shown.
 */

/** Edible food that a person in the UK throws away in a year: £1,000 for a household of four (WRAP, November 2023). */
export const WASTE_PER_PERSON_PENCE = 250_00
export const WASTE_SOURCE = {
  title: 'WRAP, 23 November 2023',
  url: 'https://wrap.org.uk/media-centre/press-releases/urgent-action-needed-scale-tackle-food-waste-our-homes',
}

export const ASSUMED = { people: 2, shareCooked: 0.25, minutesAWeek: 15 } as const
const WEEKS = 52

export type Savings = {
  wastedPence: number
  cookedPence: number
  pricePence: number
  leftPence: number
  hoursAYear: number
}

/** The sum for the assumed household, in pence a year. */
export function savings({ people, shareCooked, minutesAWeek } = ASSUMED): Savings {
  const wastedPence = people * WASTE_PER_PERSON_PENCE
  const cookedPence = Math.round(wastedPence * shareCooked)
  const pricePence = CATALOGUE.annual.amount
  return {
    wastedPence,
    cookedPence,
    pricePence,
    leftPence: cookedPence - pricePence,
    hoursAYear: (minutesAWeek * WEEKS) / 60,
  }
}
