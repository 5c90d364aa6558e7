import { EXPIRING_WITHIN_DAYS } from '#app/domain/pantry/expiry.ts'
import { addDays, daysBetween, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { OfferReason } from '#app/domain/planning/offer-reasons.ts'
import { formatMinutes } from '#app/features/recipes/view/figures.ts'
import { counted, weekdayInWords } from '#app/features/plans/view/plan-words.ts'

/** What speaks for a dish, in words. */

/** Which day the plan begins, and which day it is. */
export type OfferDays = { startDate: PlainDate; today: PlainDate }

/** Grams that each lot of the pantry still has, by its id; null where that cannot be weighed. */
export type LotsNow = ReadonlyMap<string, number | null>

const MINUTES_PER_HOUR = 60
/** Stock is weighed in halves of grams here and there. */
const ROUNDING = 0.98

/** Whether a reason is still true: the plan knows the pantry as it was when the plan was made. */
export function isStillTrue(reason: OfferReason, { startDate, today }: OfferDays, lots: LotsNow): boolean {
  if (!('uses' in reason)) return true
  const neededG = new Map<string, number>()
  for (const { lotId, grams } of reason.uses) neededG.set(lotId, (neededG.get(lotId) ?? 0) + grams)
  const isThere = [...neededG].every(([lotId, grams]) => {
    const left = lots.get(lotId)
    return left !== undefined && (left === null || left >= grams * ROUNDING)
  })
  if (!isThere || reason.kind !== 'expiring') return isThere
  const daysLeft = daysBetween(today, addDays(startDate, reason.expiresInDays))
  return daysLeft >= 0 && daysLeft <= EXPIRING_WITHIN_DAYS
}

/** The reason that the list gives for a dish: the strongest that no other dish of the list has, else the strongest. */
export function chooseReasons(ofDishes: readonly (readonly OfferReason[])[]): (OfferReason | null)[] {
  const used = new Set<string>()
  return ofDishes.map((reasons) => {
    // How long a dish takes is shown anyway: it is the reason only where there is no other.
    const chosen = reasons.find(({ kind }) => kind !== 'ready-in' && !used.has(kind)) ?? reasons[0] ?? null
    if (chosen) used.add(chosen.kind)
    return chosen
  })
}

/** "Uses the spinach expiring tomorrow." */
export function reasonInWords(reason: OfferReason, days: OfferDays): string {
  switch (reason.kind) {
    case 'expiring':
      return `Uses the ${reason.food} expiring ${dayInWords(reason.expiresInDays, days)}.`
    case 'in-pantry':
      return reason.missing === null
        ? 'Everything is in your pantry.'
        : `Everything but the ${reason.missing} is in your pantry.`
    case 'saved':
      return 'You saved this dish.'
    case 'meets-day':
      return 'With it the day meets its targets.'
    case 'quicker':
      return `${minutesInWords(reason.minutes)} quicker.`
    case 'more-protein':
      return `${reason.grams} g more protein.`
    case 'other-main':
      return 'A different main food from your other lunches and dinners.'
    case 'nothing-new':
      return 'Adds no new food to your shopping.'
    case 'only-cuisine':
      return `No other lunch or dinner of the plan is ${reason.cuisine}.`
    case 'from-pantry':
      return `Uses ${reason.food} from your pantry.`
    case 'ready-in':
      return `Ready in ${minutesInWords(reason.minutes)}.`
  }
}

/** "20 minutes", "1 h 10 min". */
const minutesInWords = (minutes: number) =>
  minutes < MINUTES_PER_HOUR ? counted(minutes, 'minute') : formatMinutes(minutes)

function dayInWords(expiresInDays: number, { startDate, today }: OfferDays): string {
  const date = addDays(startDate, expiresInDays)
  const daysLeft = daysBetween(today, date)
  if (daysLeft === 0) return 'today'
  return daysLeft === 1 ? 'tomorrow' : `on ${weekdayInWords(date)}`
}
