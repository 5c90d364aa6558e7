import { and, eq } from 'drizzle-orm'
import type { Tx } from '#app/db/open.server.ts'
import { mealPlanDays, mealPlans, plannedMeals } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import type { MealSlot } from '#app/domain/planning/meal-split.ts'
import type { PlanRequest } from '#app/domain/planning/plan-request.ts'
import type { StoredMeal } from '#app/domain/planning/plan-undo.ts'
import { refusalOf } from '#app/domain/household/rights.ts'
import { hashText } from '#app/domain/random.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { ownWishes } from '#app/features/household/table.server.ts'
import type { Services } from '#app/features/services.ts'
import { mealsTotalOf } from '#app/features/plans/progress/plan-progress.server.ts'
import { reasonsOf, setReasons } from '#app/features/plans/solve/plan-run.server.ts'
import type { PlanChange } from '#app/features/plans/solve/planner.ts'
import { replaceMeals } from '#app/features/plans/solve/store-meals.server.ts'
import { rememberBefore } from './undo-plan-change.server.ts'
import {
  isPlanFor,
  mayChangePlan,
  mealsOfDays,
  readPlan,
  type StoredPlan,
} from '#app/features/plans/stored-plan.server.ts'

type Needs = Pick<Services, 'db' | 'planner' | 'limits' | 'now'>

/** Which plan, as the page last saw it: a change of an older state is refused. */
type OfPlan = { planId: string; revision: number }
type OfMeal = OfPlan & { mealId: string }
type Changed = { revision: number }

/** Puts another dish in a meal's place; those turned down there before do not come back. */
export async function swapPlannedMeal(services: Needs, member: Member, of: OfMeal): Promise<Changed> {
  const stored = await requirePlan(services, member, of)
  const meal = requireMeal(stored, of.mealId)
  const avoidKeys = [...meal.turnedDown, meal.meal.recipe.key]
  const { dayIndex, slot } = meal
  const change = { kind: 'swap', place: { dayIndex, slot }, avoidKeys } as const
  return changePlan(services, member, stored, change, (before) =>
    before?.id === meal.id ? { turnedDown: avoidKeys } : {},
  )
}

/** Keeps a meal when others are made anew, or frees it. */
export async function lockPlannedMeal(
  services: Needs,
  member: Member,
  of: OfMeal,
  isLocked: boolean,
): Promise<Changed> {
  const stored = await requirePlan(services, member, of)
  const { id } = requireMeal(stored, of.mealId)
  return services.db.transaction(async (tx) => {
    const changed = await nextRevision(tx, member, stored, services.now())
    await tx.update(plannedMeals).set({ isLocked }).where(eq(plannedMeals.id, id))
    return changed
  })
}

/** Makes every meal anew that is not locked. */
export async function regeneratePlan(services: Needs, member: Member, of: OfPlan): Promise<Changed> {
  return changePlan(services, member, await requirePlan(services, member, of), { kind: 'regenerate' })
}

/** Makes the unlocked meals of a day anew. */
export async function regeneratePlanDay(
  services: Needs,
  member: Member,
  of: OfPlan,
  dayIndex: number,
): Promise<Changed> {
  const stored = await requirePlan(services, member, of)
  if (!stored.days[dayIndex]) throw new AppError('not-found', 'There is no such day in this plan.')
  return changePlan(services, member, stored, { kind: 'regenerate-day', dayIndex })
}

/** Moves a meal to another place; what was there takes its old one. */
export async function movePlannedMeal(
  services: Needs,
  member: Member,
  of: OfMeal,
  to: { dayIndex: number; slot: MealSlot },
): Promise<Changed> {
  const stored = await requirePlan(services, member, of)
  const { dayIndex, slot } = requireMeal(stored, of.mealId)
  return changePlan(services, member, stored, { kind: 'move', from: { dayIndex, slot }, to })
}

/** Says how many guests eat along on a day: an average portion each, also on the shopping list. */
export async function setPlanGuests(
  services: Needs,
  member: Member,
  of: OfPlan,
  { dayIndex, guests }: { dayIndex: number; guests: number },
): Promise<Changed> {
  const stored = await requirePlan(services, member, of)
  const day = stored.days[dayIndex]
  if (!day) throw new AppError('not-found', 'There is no such day in this plan.')
  return services.db.transaction(async (tx) => {
    const changed = await nextRevision(tx, member, stored, services.now())
    await tx.update(mealPlanDays).set({ guests }).where(eq(mealPlanDays.id, day.id))
    return changed
  })
}

/** Fills the open slots of an incomplete plan, by what its person does not eat today. */
export async function completeMealPlan(services: Needs, member: Member, of: OfPlan): Promise<Changed> {
  const stored = await requirePlan(services, member, of)
  if (stored.row.status !== 'incomplete') throw new AppError('conflict', 'There is nothing to complete.')
  const request: PlanRequest = {
    ...stored.row.request,
    ...(await ownWishes(services.db, { id: stored.row.userId })),
  }
  const current = { ...stored, row: { ...stored.row, request } }
  return changePlan(services, member, current, { kind: 'fill', isVaried: true })
}

async function requirePlan(
  { db, limits }: Needs,
  member: Member,
  { planId, revision }: OfPlan,
): Promise<StoredPlan> {
  await limits.spend('change-plan-minute', member.id)
  const stored = await readPlan(db, member, planId)
  if (!stored) throw new AppError('not-found', 'This plan is not among yours.')
  if (!(await mayChangePlan(db, member, stored.row)))
    throw new AppError('forbidden', refusalOf('change-plans'))
  if (stored.row.status === 'generating')
    throw new AppError('conflict', 'This plan is still being made. Change it when it is ready.')
  if (stored.row.revision !== revision) throw outdated()
  return stored
}

const outdated = () =>
  new AppError('conflict', 'This plan was changed on another page or device. Look at it again first.')

function requireMeal({ meals }: StoredPlan, mealId: string): StoredMeal {
  const meal = meals.find(({ id }) => id === mealId)
  if (!meal) throw new AppError('not-found', 'This meal is not in the plan.')
  return meal
}

async function changePlan(
  { db, planner, now }: Needs,
  member: Member,
  stored: StoredPlan,
  change: PlanChange,
  marksOf?: (before: StoredMeal | undefined) => { turnedDown?: readonly string[] },
): Promise<Changed> {
  const { request, revision } = stored.row
  const seed = hashText(`${request.seed} ${change.kind} ${revision}`)
  const { plan, leftOut } = await planner.solve({ request, seed, mealsOfDays: mealsOfDays(stored), change })
  const count = plan.days.reduce((sum, { meals }) => sum + meals.length, 0)
  if (count < stored.meals.length)
    throw new AppError('conflict', 'There is no other dish that fits here. Everything stays as it was.')
  return db.transaction(async (tx) => {
    const changed = await nextRevision(tx, member, stored, now(), count)
    const allDays = stored.days.map((_, dayIndex) => dayIndex)
    const exchange = await replaceMeals(tx, stored, plan, allDays, now(), marksOf)
    await setReasons(tx, stored.row.id, reasonsOf(plan), allDays)
    await tx.update(mealPlans).set({ leftOut }).where(eq(mealPlans.id, stored.row.id))
    if (change.kind !== 'fill') await rememberBefore(tx, stored, changed.revision, exchange, now())
    return changed
  })
}

/** Takes the next revision for a change; whoever changed the plan in between wins. */
async function nextRevision(
  tx: Tx,
  member: Member,
  { row, meals }: StoredPlan,
  now: Date,
  mealsDone: number = meals.length,
): Promise<Changed> {
  const [changed] = await tx
    .update(mealPlans)
    .set({
      revision: row.revision + 1,
      request: row.request,
      mealsDone,
      status: mealsDone === mealsTotalOf(row) ? 'ready' : row.status,
      updatedAt: now,
    })
    .where(and(isPlanFor(member, row.id, 'change-plans'), eq(mealPlans.revision, row.revision)))
    .returning({ revision: mealPlans.revision })
  if (!changed) throw outdated()
  return changed
}
