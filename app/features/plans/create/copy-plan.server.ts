import { AppError } from '#app/domain/errors.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { copiedMeals } from '#app/domain/planning/copied-meals.ts'
import type { PlanEntries, PlanRequest } from '#app/domain/planning/plan-request.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { plannedTable } from '#app/features/household/table.server.ts'
import { newStoredMeal } from '#app/features/plans/solve/store-meals.server.ts'
import { readPlan } from '#app/features/plans/stored-plan.server.ts'
import { unwantedKeysFor } from '#app/features/plans/unwanted-for-plan.server.ts'
import type { Services } from '#app/features/services.ts'
import { requestOf } from './create-plan.server.ts'
import { type OverlapAnswer, requireDays, requireStart, requireToday } from './plan-start.server.ts'
import { storeNewPlan } from './store-new-plan.server.ts'

type CopyOptions = {
  today: PlainDate
  startDate: PlainDate
  /** Without it nothing was asked, and both plans keep their days. */
  overlap?: OverlapAnswer
  idempotencyKey: string
}

/**
 * Makes a plan of the same meals from another day on; it counts like a new plan. The pantry, what people don't eat and
 * what is to be bought are as they are now. Throws `not-found` for a plan that is not the member's own, `conflict` for one
 * without meals, and what `storeNewPlan` throws.
 */
export async function copyPlan(
  services: Pick<Services, 'db' | 'jobs' | 'limits' | 'now'>,
  member: Member,
  { planId, name }: { planId: string; name: string },
  { today, startDate, overlap, idempotencyKey }: CopyOptions,
): Promise<{ planId: string }> {
  const { db, limits, now } = services
  requireToday(today, now())
  requireStart(startDate, today)
  await limits.spend('plan-minute', member.id)
  const source = await readPlan(db, member, planId)
  if (source === null || source.row.userId !== member.id)
    throw new AppError('not-found', 'This plan is not among yours.')
  const { row } = source
  if (row.status === 'generating' || source.meals.length === 0)
    throw new AppError('conflict', 'This plan has no meals to copy yet.')
  requireDays(member, row.request.days)
  const { household = [], variesDishes, includesSaved } = row.request
  const table = await plannedTable(
    db,
    member,
    household.flatMap(({ personId }) => personId ?? []),
  )
  const request: PlanRequest = {
    ...(await requestOf(db, member, enteredFor(row.request), { today, startDate, idempotencyKey })),
    ...(includesSaved && { includesSaved }),
    ...(table && { household: table.household, ...(variesDishes && { variesDishes }) }),
  }
  const unwantedKeys = await unwantedKeysFor(db, { userId: member.id, request })
  const meals = copiedMeals(source.meals, request, unwantedKeys).map(
    ({ dayIndex, meal, isFilledByKitchen, isAssumed }) =>
      newStoredMeal(dayIndex, meal, now(), { isFilledByKitchen, isAssumed }),
  )
  const householdId = table?.householdId ?? null
  const copy = { name, request, householdId, startDate, overlap, idempotencyKey, meals }
  return { planId: await storeNewPlan(services, member, copy) }
}

/** What was entered for a plan, without what is looked up for each: the pantry, the table, the notes of its days. */
function enteredFor({ cooking, lifeStage, ...request }: PlanRequest): PlanEntries {
  const { goal, days, mealsPerDay, ageYears, sex, heightCm, weightKg, targetWeightKg, activityLevel } =
    request
  const body = { ageYears, sex, heightCm, weightKg, targetWeightKg, activityLevel }
  return { goal, days, mealsPerDay, ...body, ...(cooking && { cooking }), ...(lifeStage && { lifeStage }) }
}
