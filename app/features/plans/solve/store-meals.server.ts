import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '#app/db/open.server.ts'
import { newId } from '#app/db/id.ts'
import { cookings, diaryEntries, mealPlanRecipes, plannedMeals, recipes } from '#app/db/schema/index.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { type SpecNutrition, specNutrition } from '#app/domain/food/spec-nutrition.ts'
import { standInNutrition } from '#app/domain/planning/missing-nutrition.ts'
import type { Plan } from '#app/domain/planning/plan.ts'
import type { CookedMeal, EatenMeal, StoredMeal } from '#app/domain/planning/plan-undo.ts'
import type { StoredPlan } from '#app/features/plans/stored-plan.server.ts'

const PREFIX = 'meal_plan_'

type Marks = Pick<StoredMeal, 'isFilledByKitchen' | 'isAssumed' | 'turnedDown'>

/** The diary's entries and the cookings that lost their meal. */
type LostMeals = { eaten: readonly EatenMeal[]; cooked: readonly CookedMeal[] }

/** What went and what came, and what lost its meal with it. */
export type Exchange = LostMeals & { gone: readonly StoredMeal[]; came: readonly StoredMeal[] }

const newRecipeId = (nowMs: number) => PREFIX + newId(nowMs)

/** A meal that was not stored before; `marks` says who filled its place and how. */
export function newStoredMeal(
  dayIndex: number,
  meal: StoredMeal['meal'],
  now: Date,
  marks: Partial<Marks> = {},
): StoredMeal {
  return {
    id: newId(now.getTime()),
    recipeId: newRecipeId(now.getTime()),
    dayIndex,
    slot: meal.slot,
    meal,
    isFilledByKitchen: false,
    isAssumed: false,
    turnedDown: [],
    ...marks,
  }
}

/** Stores meals in places that are still empty. A place that has one keeps it: nothing is written twice. */
export async function insertMeals(
  tx: Tx,
  { row, days }: Pick<StoredPlan, 'row' | 'days'>,
  meals: readonly StoredMeal[],
  now: Date,
): Promise<void> {
  if (meals.length === 0) return
  await tx.insert(mealPlanRecipes).values(meals.map((meal) => recipeValues(row.id, meal, now)))
  const saved = await savedRecipesOf(tx, meals)
  const stored = await tx
    .insert(plannedMeals)
    .values(meals.map((meal) => plannedValues(days, meal, saved)))
    .onConflictDoNothing({ target: [plannedMeals.mealPlanDayId, plannedMeals.mealType] })
    .returning({ recipeId: plannedMeals.mealPlanRecipeId })
  const kept = new Set(stored.map(({ recipeId }) => recipeId))
  const unwanted = meals.flatMap(({ recipeId }) => (kept.has(recipeId) ? [] : [recipeId]))
  if (unwanted.length > 0) await tx.delete(mealPlanRecipes).where(inArray(mealPlanRecipes.id, unwanted))
}

/** Which of the saved recipes the meals were made of are still there; they stay until the transaction is over. */
async function savedRecipesOf(tx: Tx, meals: readonly StoredMeal[]): Promise<ReadonlySet<string>> {
  const ids = meals.flatMap(({ meal }) => meal.recipe.own?.id ?? [])
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: recipes.id })
    .from(recipes)
    .where(inArray(recipes.id, ids))
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

/**
 * Brings the stored meals of the days named to those of the plan: what is the same stays untouched, a dish that only moved or was
 * portioned anew keeps its ids, a dish that came instead of another takes over the place's. Gives what went and came.
 */
export async function replaceMeals(
  tx: Tx,
  stored: StoredPlan,
  plan: Plan,
  dayIndexes: readonly number[],
  now: Date,
  marksOf: (before: StoredMeal | undefined) => Partial<Marks> = (before) =>
    before ? { turnedDown: before.turnedDown } : {},
): Promise<Exchange> {
  const left = new Set(stored.meals.filter(({ dayIndex }) => dayIndexes.includes(dayIndex)))
  const wanted = dayIndexes.flatMap((dayIndex) =>
    (plan.days[dayIndex]?.meals ?? []).map((meal) => ({ dayIndex, meal })),
  )
  const take = (found: StoredMeal | undefined) => {
    if (found) left.delete(found)
    return found
  }
  type Pair = { dayIndex: number; meal: StoredMeal['meal']; before: StoredMeal | undefined }
  const samePlace = ({ dayIndex, meal }: (typeof wanted)[number]) =>
    [...left].find((one) => one.dayIndex === dayIndex && one.slot === meal.slot)
  const isSameDish = (one: StoredMeal | undefined, meal: StoredMeal['meal']) =>
    one?.meal.recipe.key === meal.recipe.key
  const pairs = wanted.map((one): Pair => {
    const here = samePlace(one)
    return { ...one, before: isSameDish(here, one.meal) ? take(here) : undefined }
  })
  for (const pair of pairs) pair.before ??= take([...left].find((one) => isSameDish(one, pair.meal)))
  const after = pairs.map(
    ({ dayIndex, meal, before }): { before: StoredMeal | undefined; now: StoredMeal } => {
      if (before) return { before, now: { ...before, dayIndex, slot: meal.slot, meal } }
      const place = take(samePlace({ dayIndex, meal }))
      const fresh = newStoredMeal(dayIndex, meal, now, marksOf(place))
      return { before: place, now: place ? { ...fresh, id: place.id } : fresh }
    },
  )
  const changed = after.filter(({ before, now: one }) => !isDeepStrictEqual(before, one))
  const gone = [...left, ...changed.flatMap(({ before }) => before ?? [])]
  const came = changed.map(({ now: one }) => one)
  return { gone, came, ...(await exchangeMeals(tx, stored, gone, came, now)) }
}

/**
 * Takes meals out and puts others in. A dish that only moved or was portioned anew stays eaten and cooked if it was;
 * gives the entries of the diary and the cookings whose dish is gone.
 */
export async function exchangeMeals(
  tx: Tx,
  plan: Pick<StoredPlan, 'row' | 'days'>,
  gone: readonly StoredMeal[],
  came: readonly StoredMeal[],
  now: Date,
): Promise<LostMeals> {
  const goneIds = gone.map(({ id }) => id)
  const eaten = await eatenOf(tx, goneIds)
  const cooked = await cookedOf(tx, goneIds)
  if (gone.length > 0) {
    const recipeIds = gone.map(({ recipeId }) => recipeId)
    // Planned meals go with their recipes.
    await tx.delete(mealPlanRecipes).where(inArray(mealPlanRecipes.id, recipeIds))
  }
  await insertMeals(tx, plan, came, now)
  const recipeOf = (meals: readonly StoredMeal[], mealId: string) =>
    meals.find(({ id }) => id === mealId)?.recipeId
  const isKept = ({ mealId }: { mealId: string }) => recipeOf(came, mealId) === recipeOf(gone, mealId)
  await eatAgain(tx, eaten.filter(isKept))
  await cookAgain(tx, cooked.filter(isKept))
  return { eaten: eaten.filter((one) => !isKept(one)), cooked: cooked.filter((one) => !isKept(one)) }
}

/** The diary's entries of meals. Nobody eats one of them until the transaction is over. */
async function eatenOf(tx: Tx, mealIds: readonly string[]): Promise<EatenMeal[]> {
  if (mealIds.length === 0) return []
  await tx
    .select({ id: plannedMeals.id })
    .from(plannedMeals)
    .where(inArray(plannedMeals.id, [...mealIds]))
    .for('update')
  const rows = await tx
    .select({ entryId: diaryEntries.id, mealId: diaryEntries.plannedMealId })
    .from(diaryEntries)
    .where(inArray(diaryEntries.plannedMealId, [...mealIds]))
  return rows.flatMap(({ entryId, mealId }) => (mealId ? [{ entryId, mealId }] : []))
}

/** The cookings of meals that `eatenOf` has locked. */
async function cookedOf(tx: Tx, mealIds: readonly string[]): Promise<CookedMeal[]> {
  if (mealIds.length === 0) return []
  const rows = await tx
    .select({ cookingId: cookings.id, mealId: cookings.plannedMealId, undoneAt: cookings.undoneAt })
    .from(cookings)
    .where(inArray(cookings.plannedMealId, [...mealIds]))
  return rows.flatMap(({ cookingId, mealId, undoneAt }) =>
    mealId ? [{ cookingId, mealId, isUndone: undoneAt !== null }] : [],
  )
}

/** Gives cookings their planned meals back. */
export async function cookAgain(tx: Tx, cooked: readonly CookedMeal[]): Promise<void> {
  for (const { cookingId, mealId } of cooked)
    await tx
      .update(cookings)
      .set({ plannedMealId: mealId })
      .where(and(eq(cookings.id, cookingId), isNull(cookings.plannedMealId)))
}

/** Gives entries of the diary their planned meals back. */
export async function eatAgain(tx: Tx, eaten: readonly EatenMeal[]): Promise<void> {
  for (const { entryId, mealId } of eaten)
    await tx
      .update(diaryEntries)
      .set({ plannedMealId: mealId })
      .where(and(eq(diaryEntries.id, entryId), isNull(diaryEntries.plannedMealId)))
}

function recipeValues(planId: string, { recipeId, meal, isAssumed }: StoredMeal, now: Date) {
  const { draft } = meal
  return {
    id: recipeId,
    mealPlanId: planId,
    name: draft.name,
    description: draft.description,
    ingredients: draft.ingredients,
    instructions: draft.instructions,
    nutrition: isAssumed ? assumedNutrition(meal.targetKcal) : countedNutrition(meal),
    cookingTime: `${draft.cookingTimeMin} minutes`,
    cookingTimeMin: draft.cookingTimeMin,
    difficulty: draft.difficulty,
    cuisineType: draft.cuisineType,
    dishTemplate: draft.dishTemplate,
    writtenBy: meal.recipe.writtenBy,
    source: meal.recipe,
    createdAt: now,
  }
}

function plannedValues(days: StoredPlan['days'], stored: StoredMeal, saved: ReadonlySet<string>) {
  const { meal } = stored
  const ownId = meal.recipe.own?.id
  return {
    id: stored.id,
    mealPlanDayId: days[stored.dayIndex]!.id,
    mealType: stored.slot,
    mealPlanRecipeId: stored.recipeId,
    recipeId: ownId !== undefined && saved.has(ownId) ? ownId : null,
    servings: meal.servings,
    calories: meal.kcal,
    protein: meal.proteinG,
    carbs: meal.carbsG,
    fat: meal.fatG,
    targetCalories: meal.targetKcal,
    portion: meal.portion,
    ingredients: meal.ingredients,
    isLocked: meal.isLocked,
    activeMinutes: meal.activeMinutes,
    leftoverOf: meal.leftoverOf ?? null,
    portionsCooked: meal.portionsCooked ?? 1,
    isFilledByKitchen: stored.isFilledByKitchen,
    isAssumed: stored.isAssumed,
    turnedDown: stored.turnedDown,
  }
}

function countedNutrition({
  draft: { ingredients, servings, instructions },
}: StoredMeal['meal']): SpecNutrition {
  const lines = ingredients.map(({ text }) => text)
  return specNutrition(nutritionOf(lines, servings, { steps: instructions }))
}

function assumedNutrition(targetKcal: number): SpecNutrition {
  return {
    sugar: null,
    saturatedFat: null,
    isVegan: null,
    isVegetarian: null,
    ...standInNutrition(targetKcal),
  }
}
