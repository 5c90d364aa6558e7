import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '#app/db/open.server.ts'
import { newId } from '#app/db/id.ts'
import { mealPlanDays, mealPlans } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { addDays, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import { countAway } from '#app/domain/planning/meals-away.ts'
import { overlapsWith } from '#app/domain/planning/plan-dates.ts'
import { targetsOf } from '#app/domain/planning/request-people.ts'
import { GOAL_LABELS } from '#app/domain/planning/plan-labels.ts'
import type { PlanRequest } from '#app/domain/planning/plan-request.ts'
import type { StoredMeal } from '#app/domain/planning/plan-undo.ts'
import type { PlanTargets } from '#app/domain/planning/targets.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { claim, commitClaim } from '#app/features/billing/allowance.server.ts'
import { plannedDaysFrom, replaceDays } from '#app/features/plans/planned-days.server.ts'
import { MOST_PLANS } from '#app/features/plans/plans.server.ts'
import type { Services } from '#app/features/services.ts'
import { makeMealPlan } from '#app/features/plans/solve/plan-jobs.server.ts'
import { insertMeals } from '#app/features/plans/solve/store-meals.server.ts'
import { withMeals } from '#app/features/plans/stored-plan.server.ts'
import { counted } from '#app/features/plans/view/plan-words.ts'
import { type OverlapAnswer, requireAnswer } from './plan-start.server.ts'

/** The job settles the attempt; the deadline only guards against one that is never run again. */
export const CLAIM_DEADLINE_MS = 7 * 24 * 60 * 60 * 1000
const PLANS_AT_A_TIME = 2
const CLICK = /^[\w-]{8,64}$/

type NewPlan = {
  name: string
  request: PlanRequest
  /** Whose members see it too. */
  householdId: string | null
  startDate: PlainDate
  /** Without it nothing was asked, and both plans keep their days. */
  overlap?: OverlapAnswer | undefined
  idempotencyKey: string
  /** Meals it begins with; the job leaves them as they are. */
  meals?: readonly StoredMeal[]
  /** What else is stored with it. */
  beside?: (tx: Tx) => Promise<void>
}

/**
 * Stores a plan, the attempt it counts against and the job that fills its open places, all or nothing. The same click sent
 * again gets the same plan. Throws `limit-reached`, `too-many-requests`, `conflict`, `invalid-input` or `unconfirmed`.
 */
export async function storeNewPlan(
  { db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>,
  member: Member,
  { name, request, householdId, startDate, overlap, idempotencyKey, meals = [], beside }: NewPlan,
): Promise<string> {
  if (!CLICK.test(idempotencyKey)) throw new AppError('invalid-input', 'Failed to create meal plan')
  const targets = targetsOf(request)
  const mealsAway = requireMealsAtHome(request, targets)
  return db.transaction(async (tx) => {
    const at = now()
    const answer = await claim(tx, member, 'plans', {
      idempotencyKey,
      deadlineMs: CLAIM_DEADLINE_MS,
      now: at,
    })
    if (answer.kind === 'repeated') return planOfClick(tx, member, idempotencyKey)
    // Claiming locked the member's profile: nobody counts at the same time.
    await requireRoom(tx, member)
    const overlaps = overlapsWith(await plannedDaysFrom(tx, member, startDate), startDate, request.days)
    if (overlap) requireAnswer(overlaps, overlap)
    const id = newId(at.getTime())
    const [row] = await tx
      .insert(mealPlans)
      .values({
        ...columnsOf(request, targets),
        name,
        mealsAway,
        id,
        userId: member.id,
        householdId,
        startDate,
        endDate: addDays(startDate, request.days),
        mealsDone: meals.length,
        claimId: answer.claim.id,
        idempotencyKey,
        createdAt: at,
        updatedAt: at,
      })
      .returning()
    await tx.insert(mealPlanDays).values(
      Array.from({ length: request.days }, (_, dayIndex) => ({
        id: newId(at.getTime()),
        mealPlanId: id,
        dayIndex,
        date: addDays(startDate, dayIndex),
        reasons: [],
      })),
    )
    if (meals.length > 0) {
      await insertMeals(tx, await withMeals(tx, row!), meals, at)
      // With its first meal a plan counts.
      await commitClaim(tx, answer.claim, at, { planId: id })
    }
    if (overlap?.choice === 'replace') await replaceDays(tx, overlaps, id)
    await beside?.(tx)
    await jobs.enqueue(makeMealPlan, { planId: id }, { tx, key: id })
    return id
  })
}

/** How many meals are not made at home; one at least has to be. */
function requireMealsAtHome(request: PlanRequest, { days }: PlanTargets): number {
  const mealsAway = countAway(days ?? [])
  if (mealsAway < request.days * request.mealsPerDay) return mealsAway
  throw new AppError('invalid-input', 'Every meal is eaten out or skipped: there is nothing to plan.', {
    field: 'cooking',
  })
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

/** Throws where the member has as many plans as we keep, or two are being made. */
export async function requireRoom(tx: Tx, member: Member): Promise<void> {
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
