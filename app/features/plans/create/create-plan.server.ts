import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '#app/db/open.server.ts'
import { isId, newId } from '#app/db/id.ts'
import { mealPlanDays, mealPlans } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { addDays, daysBetween, type PlainDate, weekdayIndexOf } from '#app/domain/pantry/plain-date.ts'
import { countAway } from '#app/domain/planning/meals-away.ts'
import { overlapsWith } from '#app/domain/planning/plan-dates.ts'
import { targetsOf } from '#app/domain/planning/plan-from-request.ts'
import type { PlanEntries, PlanRequest } from '#app/domain/planning/plan-request.ts'
import type { PlanFormEntries } from '#app/domain/planning/plan-form.ts'
import type { PlanTargets } from '#app/domain/planning/targets.ts'
import { hashText } from '#app/domain/random.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { claim } from '#app/features/billing/allowance.server.ts'
import { ownWishes, plannedTable, rememberFigures } from '#app/features/household/table.server.ts'
import type { Services } from '#app/features/services.ts'
import { makeMealPlan } from '#app/features/plans/solve/plan-jobs.server.ts'
import { plannedDaysFrom, replaceDays } from '#app/features/plans/planned-days.server.ts'
import { pantryOn } from '#app/features/plans/reserved-stock.server.ts'
import { MOST_PLANS } from '#app/features/plans/plans.server.ts'
import { GOAL_LABELS } from '#app/domain/planning/plan-labels.ts'
import { counted } from '#app/features/plans/view/plan-words.ts'
import { type OverlapAnswer, requireAnswer, requireStart, requireToday } from './plan-start.server.ts'

/** The job settles the attempt; the deadline only guards against one that is never run again. */
const CLAIM_DEADLINE_MS = 7 * 24 * 60 * 60 * 1000
const PLANS_AT_A_TIME = 2
const CLICK = /^[\w-]{8,64}$/
const FREE_DAYS = 1

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
  const { db, jobs, limits, now } = services
  if (member.tier !== 'premium' && entries.days > FREE_DAYS) {
    throw new AppError('premium-only', 'Free trial limited to 1 day plans. Upgrade for multi-day plans.', {
      field: 'days',
    })
  }
  requireToday(today, now())
  requireStart(startDate, today)
  if (!CLICK.test(idempotencyKey)) throw new AppError('invalid-input', 'Failed to create meal plan')
  await limits.spend('plan-minute', member.id)
  const table = await plannedTable(db, member, peopleIds)
  const request = {
    ...(await requestOf(db, member, entries, { today, startDate, idempotencyKey })),
    ...(includesSaved && { includesSaved }),
    ...(table && { household: table.household, ...(variesDishes && { variesDishes }) }),
  }
  const targets = targetsOf(request)
  const mealsAway = countAway(targets.days ?? [])
  if (mealsAway === request.days * request.mealsPerDay)
    throw new AppError('invalid-input', 'Every meal is eaten out or skipped: there is nothing to plan.', {
      field: 'cooking',
    })

  const planId = await db.transaction(async (tx) => {
    const at = now()
    const answer = await claim(tx, member, 'plans', {
      idempotencyKey,
      deadlineMs: CLAIM_DEADLINE_MS,
      now: at,
    })
    if (answer.kind === 'repeated') return planOfClick(tx, member, idempotencyKey)
    // Claiming locked the member's profile: nobody counts at the same time.
    await requireRoom(tx, member)
    const overlaps = overlapsWith(await plannedDaysFrom(tx, member, startDate), startDate, entries.days)
    if (overlap) requireAnswer(overlaps, overlap)
    const id = newId(at.getTime())
    await tx.insert(mealPlans).values({
      ...columnsOf(request, targets),
      name,
      mealsAway,
      id,
      userId: member.id,
      householdId: table?.householdId ?? null,
      startDate,
      endDate: addDays(startDate, entries.days),
      claimId: answer.claim.id,
      idempotencyKey,
      createdAt: at,
      updatedAt: at,
    })
    await tx.insert(mealPlanDays).values(
      Array.from({ length: entries.days }, (_, dayIndex) => ({
        id: newId(at.getTime()),
        mealPlanId: id,
        dayIndex,
        date: addDays(startDate, dayIndex),
        reasons: [],
      })),
    )
    if (overlap?.choice === 'replace') await replaceDays(tx, overlaps, id)
    await rememberFigures(tx, member, request)
    await jobs.enqueue(makeMealPlan, { planId: id }, { tx, key: id })
    return id
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

async function requestOf(
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

function columnsOf(request: PlanRequest, { day, notes }: PlanTargets) {
  return {
    description: `${GOAL_LABELS[request.goal]}: ${counted(request.days, 'day')}, ${request.mealsPerDay} meals a day.`,
    goal: request.goal,
    targetCalories: day.kcal,
    targetProtein: day.proteinG,
    targetCarbs: day.carbsG,
    targetFat: day.fatG,
    mealsPerDay: request.mealsPerDay,
    currentWeight: request.weightKg,
    targetWeight: request.targetWeightKg,
    activityLevel: request.activityLevel,
    status: 'generating' as const,
    request,
    notes,
    leftOut: [],
    kitchenPlaces: [],
  }
}

async function requireRoom(tx: Tx, member: Member): Promise<void> {
  const own = and(eq(mealPlans.userId, member.id), isNull(mealPlans.deletedAt))
  const [kept] = await tx.select({ plans: count() }).from(mealPlans).where(own)
  if ((kept?.plans ?? 0) >= MOST_PLANS)
    throw new AppError(
      'conflict',
      `You have ${MOST_PLANS} plans, the most we keep. Delete some to make a new one.`,
    )
  const [running] = await tx
    .select({ plans: count() })
    .from(mealPlans)
    .where(and(own, eq(mealPlans.status, 'generating')))
  if ((running?.plans ?? 0) >= PLANS_AT_A_TIME) {
    throw new AppError(
      'too-many-requests',
      'Two of your plans are being made already. Wait until one is ready, then try again.',
      { details: { retryAfterS: 10 } },
    )
  }
}

async function planOfClick(tx: Tx, member: Member, idempotencyKey: string): Promise<string> {
  const [plan] = await tx
    .select({ id: mealPlans.id })
    .from(mealPlans)
    .where(and(eq(mealPlans.userId, member.id), eq(mealPlans.idempotencyKey, idempotencyKey)))
    .orderBy(desc(mealPlans.createdAt), desc(mealPlans.id))
    .limit(1)
  if (!plan) throw new AppError('conflict', 'This plan was already made, and deleted since.')
  return plan.id
}
