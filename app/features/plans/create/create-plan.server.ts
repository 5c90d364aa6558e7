import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { isId } from '#app/db/id.ts'
import { mealPlans } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { daysBetween, type PlainDate, weekdayIndexOf } from '#app/domain/pantry/plain-date.ts'
import type { PlanEntries, PlanRequest } from '#app/domain/planning/plan-request.ts'
import type { PlanFormEntries } from '#app/domain/planning/plan-form.ts'
import { hashText } from '#app/domain/random.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { claim } from '#app/features/billing/allowance.server.ts'
import { ownWishes, plannedTable, rememberFigures } from '#app/features/household/table.server.ts'
import type { Services } from '#app/features/services.ts'
import { makeMealPlan } from '#app/features/plans/solve/plan-jobs.server.ts'
import { pantryOn } from '#app/features/plans/reserved-stock.server.ts'
import { type OverlapAnswer, requireDays, requireStart, requireToday } from './plan-start.server.ts'
import { CLAIM_DEADLINE_MS, requireRoom, storeNewPlan } from './store-new-plan.server.ts'

type Needs = Pick<Services, 'db' | 'jobs' | 'limits' | 'now'>
type CreateOptions = {
  today: PlainDate
  /** The first day; today unless it is said. */
  startDate?: PlainDate
  /** Without it nothing was asked, and both plans keep their days. */
  overlap?: OverlapAnswer
  idempotencyKey: string
  /** Who of the household eats along; the plan is shared with it then. */
  peopleIds?: readonly string[]
  /** A dish may be varied for one of them. */
  variesDishes?: boolean
  /** The member's saved recipes may be chosen too. */
  includesSaved?: boolean
}

/**
 * Stores a plan without meals, the attempt it counts against and the job that fills it, all or nothing. The same click
 * sent again gets the same plan. Throws `premium-only`, `limit-reached`, `too-many-requests`, `invalid-input`, or
 * `unconfirmed` where another plan of the person has some of the days and they were not asked about it.
 */
export async function createPlan(
  services: Needs,
  member: Member,
  { name, ...entries }: PlanFormEntries,
  {
    today,
    startDate = today,
    overlap,
    idempotencyKey,
    peopleIds = [],
    variesDishes = false,
    includesSaved = false,
  }: CreateOptions,
): Promise<{ planId: string; status: 'generating' }> {
  const { db, limits, now } = services
  requireDays(member, entries.days)
  requireToday(today, now())
  requireStart(startDate, today)
  await limits.spend('plan-minute', member.id)
  const table = await plannedTable(db, member, peopleIds)
  const request = {
    ...(await requestOf(db, member, entries, { today, startDate, idempotencyKey })),
    ...(includesSaved && { includesSaved }),
    ...(table && { household: table.household, ...(variesDishes && { variesDishes }) }),
  }
  const planId = await storeNewPlan(services, member, {
    name,
    request,
    householdId: table?.householdId ?? null,
    startDate,
    overlap,
    idempotencyKey,
    beside: (tx) => rememberFigures(tx, member, request),
  })
  return { planId, status: 'generating' }
}

/** Retries a plan for which no meal could be made, with the same request. It counts like a new plan. */
export async function retryPlan(
  { db, jobs, limits, now }: Needs,
  member: Member,
  planId: string,
): Promise<{ planId: string; status: 'generating' }> {
  await limits.spend('plan-minute', member.id)
  await db.transaction(async (tx) => {
    const isFailed = and(
      eq(mealPlans.id, planId),
      eq(mealPlans.userId, member.id),
      eq(mealPlans.status, 'failed'),
      isNull(mealPlans.deletedAt),
    )
    const [row] = isId(planId) ? await tx.select().from(mealPlans).where(isFailed).for('update') : []
    if (!row) throw new AppError('conflict', 'There is nothing to try again.')
    const at = now()
    const { idempotencyKey } = row
    // The attempt was refunded when the plan failed: this claims it again.
    const answer = await claim(tx, member, 'plans', {
      idempotencyKey,
      deadlineMs: CLAIM_DEADLINE_MS,
      now: at,
    })
    if (answer.kind === 'repeated') throw new AppError('conflict', 'This plan is being made already.')
    await requireRoom(tx, member)
    await tx
      .update(mealPlans)
      .set({ status: 'generating', claimId: answer.claim.id, finishedAt: null, updatedAt: at })
      .where(eq(mealPlans.id, planId))
    await jobs.enqueue(makeMealPlan, { planId }, { tx, key: planId })
  })
  return { planId, status: 'generating' }
}

/** What a plan of a member depends on: what they entered, what they don't eat, and their pantry on its first day. */
export async function requestOf(
  db: Db,
  member: Member,
  entries: PlanEntries,
  { today, startDate, idempotencyKey }: { today: PlainDate; startDate: PlainDate; idempotencyKey: string },
): Promise<PlanRequest> {
  const daysAhead = daysBetween(today, startDate)
  return {
    seed: hashText(`${member.id}|${idempotencyKey}`),
    ...entries,
    firstWeekday: weekdayIndexOf(startDate),
    ...(daysAhead > 0 && { daysAhead }),
    ...(await ownWishes(db, member)),
    pantry: await pantryOn(db, member.id, startDate, today),
  }
}
