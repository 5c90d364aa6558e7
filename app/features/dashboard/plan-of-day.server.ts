import { and, asc, desc, eq, gt, isNotNull, lte, ne, not, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { literal, prepared } from '#app/db/prepared.server.ts'
import { mealPlanDays, mealPlanRecipes, mealPlans, plannedMeals, profiles } from '#app/db/schema/index.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { PersonTargets } from '#app/domain/household/person.ts'
import { cooksOnFewDays } from '#app/domain/planning/cook-days.ts'
import { thawingFor } from '#app/domain/planning/leftovers.ts'
import { targetsOn } from '#app/domain/planning/meals-away.ts'
import { MEAL_SLOTS } from '#app/domain/planning/meal-split.ts'
import { targetsOf, wishesOf } from '#app/domain/planning/request-people.ts'
import type { PlanRequest } from '#app/domain/planning/plan-request.ts'
import { backdropOf } from '#app/domain/plate/backdrop.ts'
import { recipePath } from '#app/domain/slug.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { isEatenBy } from '#app/features/plans/eaten-meals.server.ts'
import { ownShareOf } from '#app/features/plans/eaters.server.ts'
import { isReplacedDay } from '#app/features/plans/planned-days.server.ts'
import { isAmongPlansOf, readPlan } from '#app/features/plans/stored-plan.server.ts'
import type { PlanDayView, PlannedMealView } from '#app/features/plans/view/plan-view.ts'
import { plateUrlOf } from '#app/features/recipes/plate-url.server.ts'

export type MealOfDay = Pick<
  PlannedMealView,
  | 'id'
  | 'slot'
  | 'recipeName'
  | 'href'
  | 'kcal'
  | 'proteinG'
  | 'carbsG'
  | 'fatG'
  | 'cookingTimeMin'
  | 'picture'
  | 'backdrop'
> & { isEaten: boolean; isLeftover: boolean; fiberG: number | null }

export type PlanOfDay = {
  planId: string
  planName: string
  isBeingMade: boolean
  meals: readonly MealOfDay[]
  openSlots: PlanDayView['openSlots']
  /** What is taken out of the freezer in the evening, in a sentence; null where nothing is. */
  thawing: string | null
  /** Whoever shares it with the household; null for one's own. */
  maker: string | null
  /** What the day is to bring this member, where the plan is made for somebody else's targets. */
  ownTargets: PersonTargets | null
}

const MEMBER_ID = sql.placeholder('memberId')

const isOwn = eq(mealPlans.userId, MEMBER_ID)
const isUsable = and(isAmongPlansOf(MEMBER_ID, 'see-plans'), ne(mealPlans.status, 'failed'))

const planRunningOn = prepared('plan_running_on', (db) =>
  db
    .select({
      planId: mealPlans.id,
      planName: mealPlans.name,
      isOwn: sql<boolean>`${isOwn}`,
      maker: profiles.displayName,
      status: mealPlans.status,
      request: sql<Omit<PlanRequest, 'pantry'>>`${mealPlans.request} - 'pantry'`,
      dayId: mealPlanDays.id,
      dayIndex: mealPlanDays.dayIndex,
    })
    .from(mealPlanDays)
    .innerJoin(mealPlans, eq(mealPlans.id, mealPlanDays.mealPlanId))
    .innerJoin(profiles, eq(profiles.id, mealPlans.userId))
    .where(and(eq(mealPlanDays.date, sql.placeholder('date')), isUsable, not(isReplacedDay)))
    .orderBy(desc(isOwn), desc(mealPlans.createdAt), desc(mealPlans.id))
    .limit(literal(1)),
)

const mealsOn = prepared('meals_on_day', (db) =>
  db
    .select({
      id: plannedMeals.id,
      slot: plannedMeals.mealType,
      kcal: plannedMeals.calories,
      proteinG: plannedMeals.protein,
      carbsG: plannedMeals.carbs,
      fatG: plannedMeals.fat,
      fiberG: sql<number | null>`(${mealPlanRecipes.nutrition} ->> 'fiber')::float8`,
      isLeftover: sql<boolean>`${isNotNull(plannedMeals.leftoverOf)}`,
      cookingTimeMin: mealPlanRecipes.cookingTimeMin,
      recipeId: mealPlanRecipes.id,
      name: mealPlanRecipes.name,
      dishTemplate: mealPlanRecipes.dishTemplate,
      ingredients: mealPlanRecipes.ingredients,
      isEaten: sql<boolean>`${isEatenBy(db, MEMBER_ID)}`,
    })
    .from(plannedMeals)
    .innerJoin(mealPlanRecipes, eq(mealPlanRecipes.id, plannedMeals.mealPlanRecipeId))
    .where(eq(plannedMeals.mealPlanDayId, sql.placeholder('dayId'))),
)

/**
 * What the plan that runs on a day has for it: of several the newest of one's own, else the newest that the household
 * shares, in the member's own portions. Null when none runs.
 */
export async function mealsOfDay(db: Db, member: Member, date: PlainDate): Promise<PlanOfDay | null> {
  const [plan] = await planRunningOn(db, { memberId: member.id, date })
  if (!plan) return null
  const rows = await mealsOn(db, { memberId: member.id, dayId: plan.dayId })
  const share = plan.isOwn ? null : await shareOfPlan(db, member, plan.planId)
  const meals = rows.toSorted((one, other) => MEAL_SLOTS.indexOf(one.slot) - MEAL_SLOTS.indexOf(other.slot))
  return {
    planId: plan.planId,
    planName: plan.planName,
    isBeingMade: plan.status === 'generating',
    meals: meals.map((row) => ({ ...presentMeal(row), ...share?.of.get(row.id) })),
    maker: plan.isOwn ? null : plan.maker,
    ownTargets: share?.day ?? null,
    thawing: await thawingAfter(db, plan),
    openSlots: targetsOn(targetsOf(plan.request), plan.dayIndex)
      .slots.map(({ slot }) => slot)
      .filter((slot) => !meals.some((meal) => meal.slot === slot)),
  }
}

const frozenOn = prepared('frozen_on_day', (db) =>
  db
    .select({
      slot: plannedMeals.mealType,
      leftoverOf: plannedMeals.leftoverOf,
      recipe: mealPlanRecipes.source,
    })
    .from(plannedMeals)
    .innerJoin(mealPlanDays, eq(mealPlanDays.id, plannedMeals.mealPlanDayId))
    .innerJoin(mealPlanRecipes, eq(mealPlanRecipes.id, plannedMeals.mealPlanRecipeId))
    .where(
      and(
        eq(mealPlanDays.mealPlanId, sql.placeholder('planId')),
        eq(mealPlanDays.dayIndex, sql.placeholder('dayIndex')),
        isNotNull(plannedMeals.leftoverOf),
      ),
    ),
)

/** Only who cooks on few days has meals in the freezer. */
async function thawingAfter(
  db: Db,
  { planId, dayIndex, request }: { planId: string; dayIndex: number; request: Omit<PlanRequest, 'pantry'> },
): Promise<string | null> {
  const wishes = wishesOf(request)
  if (!cooksOnFewDays(wishes)) return null
  const rows = await frozenOn(db, { planId, dayIndex: dayIndex + 1 })
  const meals = rows
    .map(({ slot, leftoverOf, recipe }) => ({ slot, recipe, ...(leftoverOf && { leftoverOf }) }))
    .toSorted((one, other) => MEAL_SLOTS.indexOf(one.slot) - MEAL_SLOTS.indexOf(other.slot))
  return thawingFor(meals, dayIndex + 1, wishes)
}

const planBeginningAfter = prepared('plan_beginning_after', (db) =>
  db
    .select({ planId: mealPlans.id, planName: mealPlans.name, startDate: mealPlans.startDate })
    .from(mealPlans)
    .where(and(isUsable, gt(mealPlans.startDate, sql.placeholder('date'))))
    .orderBy(asc(mealPlans.startDate), desc(isOwn), desc(mealPlans.createdAt), desc(mealPlans.id))
    .limit(literal(1)),
)

export type PlanToCome = { planId: string; planName: string; startDate: PlainDate }

/** The next plan that begins after a day; null when none does. */
export async function planAfter(db: Db, member: Member, date: PlainDate): Promise<PlanToCome | null> {
  const [plan] = await planBeginningAfter(db, { memberId: member.id, date })
  return plan ?? null
}

async function shareOfPlan(db: Db, member: Member, planId: string) {
  const stored = await readPlan(db, member, planId)
  if (!stored) return null
  const own = await ownShareOf(db, member, stored)
  return { day: own.day, of: new Map(stored.meals.map((meal) => [meal.id, own.macrosOf(meal)])) }
}

function presentMeal(row: Awaited<ReturnType<typeof mealsOn>>[number]): MealOfDay {
  const { recipeId, name, dishTemplate: _template, ingredients: _lines, ...meal } = row
  return {
    ...meal,
    recipeName: name,
    href: recipePath(recipeId, name),
    picture: { src: plateUrlOf(row), alt: `Drawn plate: ${name}` },
    backdrop: backdropOf(name),
  }
}

export type PlanTargets = { planName: string } & PersonTargets

/** The targets that a plan sets for a day: those of the newest that had begun by then. Null before the first plan. */
export async function targetsOfDay(db: Db, member: Member, date: PlainDate): Promise<PlanTargets | null> {
  const [plan] = await targetsBegunBy(db, member, date, 1)
  return plan ?? null
}

/** The targets of plans that had begun by a day, the one that counts on it first. */
export async function targetsBegunBy(
  db: Db,
  member: Member,
  date: PlainDate,
  most: number,
): Promise<(PlanTargets & { startDate: PlainDate })[]> {
  const plans = await plansBegunBy(db, { memberId: member.id, date, most })
  return plans.map(({ planName, startDate, ...macros }) => ({
    planName,
    startDate,
    kcal: macros.kcal,
    macros,
  }))
}

const plansBegunBy = prepared('plans_begun_by', (db) =>
  db
    .select({
      planName: mealPlans.name,
      startDate: mealPlans.startDate,
      kcal: mealPlans.targetCalories,
      proteinG: mealPlans.targetProtein,
      fatG: mealPlans.targetFat,
      carbsG: mealPlans.targetCarbs,
    })
    .from(mealPlans)
    .where(and(isOwn, isUsable, lte(mealPlans.startDate, sql.placeholder('date'))))
    .orderBy(desc(mealPlans.startDate), desc(mealPlans.createdAt), desc(mealPlans.id))
    .limit(sql.placeholder('most')),
)
