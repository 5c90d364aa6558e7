import { and, eq } from 'drizzle-orm'
import type { Tx } from '#app/db/open.server.ts'
import { mealPlanDays, mealPlans, plannedMeals } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { MealSlot } from '#app/domain/planning/meal-split.ts'
import type { MealPlace, Plan } from '#app/domain/planning/plan.ts'
import type { PlanRequest } from '#app/domain/planning/plan-request.ts'
import type { StoredMeal } from '#app/domain/planning/plan-undo.ts'
import { refusalOf } from '#app/domain/household/rights.ts'
import { hashText } from '#app/domain/random.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { ownWishes } from '#app/features/household/table.server.ts'
import type { Services } from '#app/features/services.ts'
import { mealsTotalOf } from '#app/features/plans/progress/plan-progress.server.ts'
import { reasonsOf, setReasons } from '#app/features/plans/solve/plan-run.server.ts'
import { findOwnForPlan, ownRecipesFor } from '#app/features/plans/solve/own-recipes.server.ts'
import type { PlanChange } from '#app/features/plans/solve/planner.ts'
import { replaceMeals } from '#app/features/plans/solve/store-meals.server.ts'
import { unwantedKeysFor } from '#app/features/plans/unwanted-for-plan.server.ts'
import { rememberBefore } from './undo-plan-change.server.ts'
import {
  isPlanFor,
  mayChangePlan,
  mealsOfDays,
  readPlan,
  type StoredPlan,
} from '#app/features/plans/stored-plan.server.ts'

export type ChangeNeeds = Pick<Services, 'db' | 'planner' | 'limits' | 'now'>
type Needs = ChangeNeeds

/** Which plan, as the page last saw it: a change of an older state is refused. */
export type OfPlan = { planId: string; revision: number }
export type OfMeal = OfPlan & { mealId: string }
export type Changed = { revision: number }

/**
 * Puts another dish in a meal's place: the one named, or any. Those turned down there before do not come back unless they
 * are named.
 */
export async function swapPlannedMeal(
  services: Needs,
  member: Member,
  { dish, ...of }: OfMeal & { dish?: string | undefined },
): Promise<Changed> {
  const stored = await requirePlan(services, member, of)
  const meal = requireOpenMeal(stored, of.mealId)
  const avoidKeys = avoidedAt(meal)
  const { dayIndex, slot } = meal
  const place = { dayIndex, slot }
  const change: PlanChange =
    dish === undefined ? { kind: 'swap', place, avoidKeys } : { kind: 'put', place, dishId: dish }
  return changePlan(services, member, stored, change, {
    marksOf: (before) => (before?.id === meal.id ? { turnedDown: avoidKeys } : {}),
  })
}

/** Dishes that do not come back to a meal's place. */
export const avoidedAt = ({ turnedDown, meal }: StoredMeal): string[] => [...turnedDown, meal.recipe.key]

/** Keeps a meal when others are made anew, or frees it. */
export async function lockPlannedMeal(
  services: Needs,
  member: Member,
  of: OfMeal,
  isLocked: boolean,
): Promise<Changed> {
  const stored = await requirePlan(services, member, of)
  const { id } = requireOpenMeal(stored, of.mealId)
  return services.db.transaction(async (tx) => {
    const changed = await nextRevision(tx, member, stored, services.now())
    await tx.update(plannedMeals).set({ isLocked }).where(eq(plannedMeals.id, id))
    return changed
  })
}

/** Replaces every meal that is neither locked nor cooked. */
export async function regeneratePlan(services: Needs, member: Member, of: OfPlan): Promise<Changed> {
  return changePlan(services, member, await requirePlan(services, member, of), { kind: 'regenerate' })
}

/** Replaces the meals of a day that are neither locked nor cooked. */
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
  const { dayIndex, slot } = requireOpenMeal(stored, of.mealId)
  const there = stored.meals.find((one) => one.dayIndex === to.dayIndex && one.slot === to.slot)
  if (there) refuseCooked(there)
  return changePlan(services, member, stored, { kind: 'move', from: { dayIndex, slot }, to })
}

/**
 * Puts a recipe of the member's own in a place of the plan. Throws `conflict` for a day that is over or a plan without
 * meals, and what `placeRecipe` throws.
 */
export async function placeOwnRecipe(
  services: Needs,
  member: Member,
  of: OfPlan,
  { recipeId, dayIndex, slot, today }: MealPlace & { recipeId: string; today: PlainDate },
): Promise<Changed> {
  const stored = await requirePlan(services, member, of)
  const recipe = await findOwnForPlan(services.db, member, recipeId)
  if (!recipe) throw new AppError('not-found', 'This recipe no longer exists.')
  const day = stored.days[dayIndex]
  if (!day) throw new AppError('not-found', 'There is no such day in this plan.')
  if (day.date < today) throw new AppError('conflict', 'That day is over. Choose a later one.')
  if (stored.row.status === 'failed')
    throw new AppError('conflict', 'No meal of this plan could be made. Try again there first.')
  const there = stored.meals.find((one) => one.dayIndex === dayIndex && one.slot === slot)
  if (there) refuseCooked(there)
  return changePlan(services, member, stored, { kind: 'place', place: { dayIndex, slot }, recipe })
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
  return changePlan(services, member, current, { kind: 'fill', isVaried: true }, { isFinal: true })
}

/** The plan as the page last saw it, of a member who may change it. Throws what the page is to say otherwise. */
export async function requirePlan(services: Needs, member: Member, of: OfPlan): Promise<StoredPlan> {
  const stored = await requireChangeable(services, member, of.planId)
  if (stored.row.revision !== of.revision) throw outdated()
  return stored
}

/** A plan that the member may change now, as it is stored. Counts against the limit of changes. */
export async function requireChangeable(
  { db, limits }: Pick<Needs, 'db' | 'limits'>,
  member: Member,
  planId: string,
): Promise<StoredPlan> {
  await limits.spend('change-plan-minute', member.id)
  const stored = await readPlan(db, member, planId)
  if (!stored) throw new AppError('not-found', 'This plan is not among yours.')
  if (!(await mayChangePlan(db, member, stored.row)))
    throw new AppError('forbidden', refusalOf('change-plans'))
  if (stored.row.status === 'generating')
    throw new AppError('conflict', 'This plan is still being made. Change it when it is ready.')
  return stored
}

const outdated = () =>
  new AppError('conflict', 'This plan was changed on another page or device. Look at it again first.')

/** A meal of the plan that was not cooked yet: what was cooked stays. Throws `not-found` and `conflict`. */
export function requireOpenMeal({ meals }: StoredPlan, mealId: string): StoredMeal {
  const meal = meals.find(({ id }) => id === mealId)
  if (!meal) throw new AppError('not-found', 'This meal is not in the plan.')
  refuseCooked(meal)
  return meal
}

function refuseCooked({ meal }: StoredMeal): void {
  if (meal.cookedDate !== undefined)
    throw new AppError(
      'conflict',
      'This meal has been cooked. Take the cooking back under “What you cooked” in your pantry first.',
    )
}

type ChangeOptions = {
  marksOf?: (before: StoredMeal | undefined) => { turnedDown?: readonly string[] }
  /** What the planner starts from, where that is not the plan as it is stored: with other meals away. */
  from?: StoredPlan
  /** Looks at what the planner made before it is stored, and may refuse it. */
  review?: (plan: Plan) => Plan
  /** It cannot be undone. */
  isFinal?: boolean
}

/** Has the planner work out a change and stores it with the next revision, and what it took away for "Undo". */
export async function changePlan(
  { db, planner, now }: Needs,
  member: Member,
  stored: StoredPlan,
  change: PlanChange,
  { marksOf, from = stored, review = (plan) => plan, isFinal = false }: ChangeOptions = {},
): Promise<Changed> {
  const { request, revision } = from.row
  const seed = hashText(`${request.seed} ${change.kind} ${revision}`)
  const [ownRecipes, unwantedKeys] = await Promise.all([
    ownRecipesFor(db, from.row),
    unwantedKeysFor(db, from.row),
  ])
  const made = await planner.solve({
    request,
    ownRecipes,
    seed,
    mealsOfDays: mealsOfDays(from),
    unwantedKeys,
    change,
  })
  const plan = review(made.plan)
  const count = plan.days.reduce((sum, { meals }) => sum + meals.length, 0)
  if (count < from.meals.length)
    throw new AppError('conflict', 'There is no other dish that fits here. Everything stays as it was.')
  return db.transaction(async (tx) => {
    const changed = await nextRevision(tx, member, from, now(), count)
    const allDays = stored.days.map((_, dayIndex) => dayIndex)
    const exchange = await replaceMeals(tx, stored, plan, allDays, now(), marksOf)
    // Somebody cooked it while the planner was at work.
    if (exchange.cooked.some(({ isUndone }) => !isUndone)) throw outdated()
    await setReasons(tx, stored.row.id, reasonsOf(plan), allDays)
    await tx.update(mealPlans).set({ leftOut: made.leftOut }).where(eq(mealPlans.id, stored.row.id))
    if (!isFinal) await rememberBefore(tx, stored, changed.revision, exchange, now())
    return changed
  })
}

/** Takes the next revision for a change; whoever changed the plan in between wins. */
export async function nextRevision(
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
      mealsAway: row.mealsAway,
      mealsDone,
      status: mealsDone === mealsTotalOf(row) ? 'ready' : row.status,
      updatedAt: now,
    })
    .where(and(isPlanFor(member, row.id, 'change-plans'), eq(mealPlans.revision, row.revision)))
    .returning({ revision: mealPlans.revision })
  if (!changed) throw outdated()
  return changed
}
