import { type PlainDate, daysBetween } from './plain-date.ts'

/** How near an expiry date is: what a badge shows and how it is coloured. */
export type Expiry = {
  /** Negative once it is past. */
  daysLeft: number
  text: string
  state: 'fresh' | 'soon' | 'today' | 'past'
}

/** Within so many days food counts as expiring. */
export const EXPIRING_WITHIN_DAYS = 5

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

/** "3 days left", "expires today", "2 days ago" from whole days left. */
export function expiryWords(daysLeft: number): string {
  if (daysLeft === 0) return 'expires today'
  return daysLeft > 0 ? `${days(daysLeft)} left` : `${days(-daysLeft)} ago`
}

/** The expiry of food on the person's own calendar day. Both dates are plain dates; throws RangeError otherwise. */
export function expiryOf(expiresOn: PlainDate, today: PlainDate): Expiry {
  const daysLeft = daysBetween(today, expiresOn)
  const state =
    daysLeft < 0 ? 'past' : daysLeft === 0 ? 'today' : daysLeft <= EXPIRING_WITHIN_DAYS ? 'soon' : 'fresh'
  return { daysLeft, text: expiryWords(daysLeft), state }
}

/** Soonest first, what has no date last, otherwise as they came. */
export function bySoonest<T>(items: readonly T[], expiresOn: (item: T) => PlainDate | null): T[] {
  return items.toSorted((left, right) => {
    const [one, other] = [expiresOn(left), expiresOn(right)]
    if (one === other) return 0
    if (one === null) return 1
    if (other === null) return -1
    return one < other ? -1 : 1
  })
}
