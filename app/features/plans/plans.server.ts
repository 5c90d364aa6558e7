import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { literal, prepared } from '#app/db/prepared.server.ts'
import { isId } from '#app/db/id.ts'
import {
  mealPlanDays,
  mealPlanRecipes,
  mealPlans,
  plannedMeals,
  profiles,
  recipes,
} from '#app/db/schema/index.ts'
import { dateInZone } from '#app/domain/pantry/plain-date.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { platesOf } from '#app/domain/planning/meal-recipe.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { SavedRecipe } from '#app/features/recipes/recipes.server.ts'
import type { PlanDetail, PlanSummary } from './view/plan-view.ts'
import { presentPlan, presentSummary } from './view/present-plan.server.ts'
import { replacedDates } from './planned-days.server.ts'
import { toBuyOf } from './reserved-stock.server.ts'
import { isAmongPlansOf, isOwnPlan, mayChangePlan, readPlan } from './stored-plan.server.ts'
import { canUndoChange } from './change/undo-plan-change.server.ts'

/** Creating stops there: nobody has more. */
export const MOST_PLANS = 200

/** The member's own plans and those shared with their household, newest first. */
export async function listPlans(db: Db, member: Member): Promise<PlanSummary[]> {
  const rows = await plansOfMember(db, { memberId: member.id })
  return rows.map((row) => presentSummary(row, member))
}

const SUMMARY_COLUMNS = {
  id: mealPlans.id,
  userId: mealPlans.userId,
  householdId: mealPlans.householdId,
  name: mealPlans.name,
  goal: mealPlans.goal,
  startDate: mealPlans.startDate,
  endDate: mealPlans.endDate,
  targetCalories: mealPlans.targetCalories,
  mealsPerDay: mealPlans.mealsPerDay,
  mealsAway: mealPlans.mealsAway,
  status: mealPlans.status,
  mealsDone: mealPlans.mealsDone,
  seenAt: mealPlans.seenAt,
  replacedDates,
}

const plansOfMember = prepared('plans_of_member', (db) =>
  db
    .select(SUMMARY_COLUMNS)
    .from(mealPlans)
    .where(isAmongPlansOf(sql.placeholder('memberId'), 'see-plans'))
    .orderBy(desc(mealPlans.createdAt), desc(mealPlans.id))
    .limit(literal(MOST_PLANS)),
)

/**
 * A plan the member may see, its days in date order, each with its meals and their recipes; null for any other. With
 * the time it also says whether its last change can be undone.
 */
export async function findPlan(
  db: Db,
  member: Member,
  planId: string,
  now?: Date,
): Promise<PlanDetail | null> {
  const stored = await readPlan(db, member, planId)
  if (!stored) return null
  const mayChange = await mayChangePlan(db, member, stored.row)
  const at = now ?? stored.row.createdAt
  return presentPlan(stored, {
    member,
    today: dateInZone(at.getTime(), 'UTC'),
    toBuy: await toBuyOf(db, stored, at),
    mayChange,
    maker: stored.row.userId === member.id ? null : await labelOf(db, stored.row.userId),
    canUndo: mayChange && now !== undefined && (await canUndoChange(db, stored.row, now)),
  })
}

async function labelOf(db: Db, memberId: string): Promise<string> {
  const [maker] = await db
    .select({ label: profiles.displayName })
    .from(profiles)
    .where(eq(profiles.id, memberId))
  return maker?.label ?? ''
}

/** The member has seen the plan finished: it is no news any more. */
export async function markPlanSeen(db: Db, member: Member, planId: string, now: Date): Promise<void> {
  if (!isId(planId)) return
  const isNews = and(isNull(mealPlans.seenAt), ne(mealPlans.status, 'generating'))
  await db
    .update(mealPlans)
    .set({ seenAt: now })
    .where(and(isOwnPlan(member, planId), isNews))
}

const RECIPE_ID = /^meal_plan_(.{36})$/

/** Whether an id is one of a plan's recipe. */
export function isPlanRecipeId(id: string): boolean {
  const [, uuid = ''] = RECIPE_ID.exec(id) ?? []
  return isId(uuid)
}

export type PlanRecipe = {
  recipe: SavedRecipe
  planId: string
  planName: string
  isAssumed: boolean
  /** How many times what is written is cooked at once. */
  portionsCooked: number
  /** How many meals of the plan are cooked at once. */
  mealsAtOnce: number
  /** How many plates of the plan's own person the servings of the recipe are. */
  plates: number
  /** The member's own recipe it was made of, where it is still there. */
  saved: { id: string; name: string } | null
}

/** A recipe of a plan the member may see, as a saved recipe would be, with the plan to go back to; else null. */
export async function findPlanRecipe(db: Db, member: Member, recipeId: string): Promise<PlanRecipe | null> {
  if (!isPlanRecipeId(recipeId)) return null
  const [row] = await db
    .select({
      recipe: mealPlanRecipes,
      plan: mealPlans,
      planned: plannedMeals,
      saved: { id: recipes.id, name: recipes.name },
    })
    .from(mealPlanRecipes)
    .innerJoin(mealPlans, eq(mealPlans.id, mealPlanRecipes.mealPlanId))
    .innerJoin(plannedMeals, eq(plannedMeals.mealPlanRecipeId, mealPlanRecipes.id))
    .innerJoin(mealPlanDays, eq(mealPlanDays.id, plannedMeals.mealPlanDayId))
    .leftJoin(
      recipes,
      and(eq(recipes.id, plannedMeals.recipeId), eq(recipes.userId, member.id), isNull(recipes.deletedAt)),
    )
    .where(and(eq(mealPlanRecipes.id, recipeId), isAmongPlansOf(member.id, 'see-plans')))
  if (!row) return null
  const { recipe, plan, planned, saved } = row
  const { mealPlanId, nutrition: _, source: __, ...own } = recipe
  const { book } = recipe.source
  const servings = book?.servings ?? 1
  const plates = book ? platesOf(book) : 1
  const nutrition = plannedNutrition(own, { servings, plates }, planned)
  return {
    recipe: {
      ...own,
      userId: plan.userId,
      servings,
      nutrition,
      kcal: nutrition.perServing.kcal,
      proteinG: nutrition.perServing.proteinG,
      imageUrl: null,
      plateUrl: null,
      notes: null,
      origin: null,
      importKey: null,
      folderId: null,
      isPublic: false,
      sharedAt: null,
      isHidden: null,
      takenDownAt: null,
      takenDownReason: null,
      deletedAt: null,
      revision: plan.revision,
    },
    planId: mealPlanId,
    plates,
    planName: plan.name,
    isAssumed: planned.isAssumed,
    saved,
    // A dish of the book is written for all its meals.
    portionsCooked: book ? 1 : planned.portionsCooked,
    mealsAtOnce: planned.leftoverOf ? 1 : (book?.meals ?? planned.portionsCooked),
  }
}

/** What a planned recipe brings: its energy and macronutrients are the plan's own, so that they add up; at a table, the mean. */
function plannedNutrition(
  { ingredients, instructions }: Pick<SavedRecipe, 'ingredients' | 'instructions'>,
  { servings, plates }: { servings: number; plates: number },
  planned: typeof plannedMeals.$inferSelect,
): SavedRecipe['nutrition'] {
  const lines = ingredients.map(({ text }) => text)
  const nutrition = nutritionOf(lines, servings, { steps: instructions })
  if (nutrition.counted.length === 0) return nutrition
  const perServing = (figure: number) =>
    plates === servings ? figure : Math.round(((figure * plates) / servings) * 10) / 10
  const macros = {
    kcal: perServing(planned.calories),
    proteinG: perServing(planned.protein),
    carbsG: perServing(planned.carbs),
    fatG: perServing(planned.fat),
  }
  return { ...nutrition, perServing: { ...nutrition.perServing, ...macros } }
}
