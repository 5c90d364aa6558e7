import { AppError } from '#app/domain/errors.ts'
import { daysBetween, isPlainDate, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { type OverlapChoice, type PlannedDays, startProblem } from '#app/domain/planning/plan-dates.ts'

/** What a new plan's days have to be, and what a person has to say before it is made. All throw `AppError`. */

/** The person's calendar day may be one off the server's, by their time zone. */
export function requireToday(today: PlainDate, now: Date): void {
  const onServer = now.toISOString().slice(0, 10)
  if (!isPlainDate(today) || Math.abs(daysBetween(onServer, today)) > 1)
    throw new AppError('invalid-input', 'The date of this device is not today’s.', { field: 'today' })
}

const FREE_DAYS = 1

/** Plans of several days are for members with a subscription. */
export function requireDays({ tier }: Pick<Member, 'tier'>, days: number): void {
  if (tier === 'premium' || days <= FREE_DAYS) return
  throw new AppError('premium-only', 'Free trial limited to 1 day plans. Upgrade for multi-day plans.', {
    field: 'days',
  })
}

export function requireStart(startDate: PlainDate, today: PlainDate): void {
  const problem = startProblem(startDate, today)
  if (problem) throw new AppError('invalid-input', problem, { field: 'startDate' })
}

/** Which plans with the same days the person was shown, and what they chose for those days; null: nothing yet. */
export type OverlapAnswer = { seenIds: readonly string[]; choice: OverlapChoice | null }

/** Another tab may have made a plan since the page asked: then the person is asked again, about that one too. */
export function requireAnswer(overlaps: readonly PlannedDays[], { seenIds, choice }: OverlapAnswer): void {
  const unseen = overlaps.find(({ id }) => choice === null || !seenIds.includes(id))
  if (!unseen) return
  throw new AppError(
    'unconfirmed',
    `“${unseen.name}” has meals on some of these days. Choose another start date, replace those days or keep both plans.`,
    { field: 'overlap' },
  )
}
