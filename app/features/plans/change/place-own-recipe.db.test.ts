import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plannedMeals, publicRecipes, recipes } from '#app/db/schema/index.ts'
import { sumMacros } from '#app/domain/planning/macros.ts'
import type { MealSlot } from '#app/domain/planning/meal-split.ts'
import type { PlanRequest } from '#app/domain/planning/plan-request.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { saveDietaryPreferences } from '#app/features/account/food-preferences.server.ts'
import { blockMember } from '#app/features/blocks/blocks.server.ts'
import { toggleFavorite } from '#app/features/community/toggle-reactions.server.ts'
import { findPlanRecipe } from '#app/features/plans/plans.server.ts'
import { ownRecipesFor } from '#app/features/plans/solve/own-recipes.server.ts'
import { saveRecipe } from '#app/features/recipes/recipes.server.ts'
import { shareRecipe } from '#app/features/recipes/saved/share-recipe.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { mealsOf, ofPlan, planServices, type PlanServices, plansOf } from '#tests/support/plans.ts'
import { recipe, SHARE } from '#tests/support/saved-recipes.ts'
import { placeOwnRecipe, regeneratePlan, regeneratePlanDay, swapPlannedMeal } from './change-plan.server.ts'
import { plansToAddTo } from './plan-choices.server.ts'
import { undoPlanChange } from './undo-plan-change.server.ts'
import type { PlanDetail } from '#app/features/plans/view/plan-view.ts'

const TODAY = '2026-11-20'

let database: TestDatabase
let services: PlanServices
let member: Member
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.reset()
  services = planServices(database)
  member = await makeMember(database.db, { tier: 'premium' })
})
afterAll(() => database.close())

const { read, made } = plansOf(() => ({ services, member }))

const CURRY = [
  '600 g chicken thighs, diced',
  '2 onions, chopped',
  '400 g tin chopped tomatoes',
  '300 g basmati rice',
  '2 tbsp olive oil',
]
const save = async (
  owner: Member,
  change: Parameters<typeof recipe>[0] = {},
  at = new Date(`${TODAY}T08:00:00Z`),
) =>
  (
    await saveRecipe(
      database.db,
      owner,
      recipe({
        name: 'Nan’s curry',
        servings: 4,
        lines: CURRY,
        instructions: [
          'Fry the onions and chicken in the oil for 10 minutes.',
          'Add the tomatoes and simmer for 20 minutes, until the chicken is cooked through with no pink left.',
          'Boil the rice for 12 minutes and serve.',
        ],
        ...change,
      }),
      at,
    )
  ).id

type At = { dayIndex?: number; slot?: MealSlot; by?: Member; today?: string }
const place = (
  plan: PlanDetail,
  recipeId: string,
  { dayIndex = 0, slot = 'dinner', by = member, today = TODAY }: At = {},
) => placeOwnRecipe(services, by, ofPlan(plan), { recipeId, dayIndex, slot, today })
const mealAt = (plan: PlanDetail, dayIndex: number, slot: MealSlot) =>
  plan.days[dayIndex]!.meals.find((meal) => meal.slot === slot)!

test('a saved recipe takes the place of a meal; the rest stays, and the day and what is to be bought follow', async () => {
  const recipeId = await save(member)
  const before = await made({ days: 2 })
  const { revision } = await place(before, recipeId, { dayIndex: 1 })
  const after = await read(before.id)
  expect(after).toMatchObject({ revision, status: 'ready', canUndo: true })
  expect(mealAt(after, 1, 'dinner').recipeName).toBe('Nan’s curry')
  for (const { meals, total } of after.days) expect(total).toEqual(sumMacros(meals))
  const names = (plan: PlanDetail) =>
    mealsOf(plan).flatMap(({ dayIndex, slot, recipeName }) =>
      dayIndex === 1 && slot === 'dinner' ? [] : [recipeName],
    )
  expect(names(after)).toEqual(names(before))
  expect(after.toBuy.map(({ name }) => name).join(', ')).toMatch(/chicken thigh/i)
  const found = (await findPlanRecipe(database.db, member, mealAt(after, 1, 'dinner').recipeId))!
  expect(found.recipe).toMatchObject({ name: 'Nan’s curry', servings: 1 })
  expect(found.saved).toMatchObject({ id: recipeId, name: 'Nan’s curry' })
})

test('when the day is regenerated, its other meals fit the recipe and it stays', async () => {
  const recipeId = await save(member)
  const before = await made()
  await place(before, recipeId)
  const placed = await read(before.id)
  expect(mealAt(placed, 0, 'dinner').isLocked).toBe(true)
  await regeneratePlanDay(services, member, ofPlan(placed), 0)
  const after = await read(before.id)
  expect(mealAt(after, 0, 'dinner')).toEqual(mealAt(placed, 0, 'dinner'))
  expect(mealAt(after, 0, 'lunch').recipeName).not.toBe(mealAt(placed, 0, 'lunch').recipeName)
  const offKcal = ({ days: [day] }: PlanDetail) => Math.abs(day!.total.kcal - day!.target.kcal)
  expect(offKcal(after)).toBeLessThanOrEqual(Math.max(offKcal(placed), 0.05 * after.targetKcal))
})

test('it is undone like any other change, also when the recipe was deleted for good', async () => {
  const recipeId = await save(member)
  const before = await made()
  await place(before, recipeId)
  const placed = await read(before.id)
  await undoPlanChange(services, member, ofPlan(placed))
  expect(mealsOf(await read(before.id))).toEqual(mealsOf(before))
  await place(await read(before.id), recipeId)
  await swapPlannedMeal(services, member, {
    ...ofPlan(await read(before.id)),
    mealId: mealAt(await read(before.id), 0, 'dinner').id,
  })
  await database.db.delete(recipes).where(eq(recipes.id, recipeId))
  await undoPlanChange(services, member, ofPlan(await read(before.id)))
  const back = await read(before.id)
  expect(mealAt(back, 0, 'dinner').recipeName).toBe('Nan’s curry')
  const [row] = await database.db
    .select({ recipeId: plannedMeals.recipeId })
    .from(plannedMeals)
    .where(eq(plannedMeals.id, mealAt(back, 0, 'dinner').id))
  expect(row).toEqual({ recipeId: null })
})

test('of two changes at once one wins; another’s recipe or plan and a day that is over are refused', async () => {
  const recipeId = await save(member)
  const plan = await made({ days: 2 })
  const stranger = await makeMember(database.db, { tier: 'premium' })
  await expect(place(plan, await save(stranger))).rejects.toMatchObject({ code: 'not-found' })
  await expect(place(plan, 'nonsense')).rejects.toMatchObject({ code: 'not-found' })
  await expect(place(plan, recipeId, { by: stranger })).rejects.toMatchObject({ code: 'not-found' })
  await expect(place(plan, recipeId, { today: '2026-11-21' })).rejects.toMatchObject({
    code: 'conflict',
    message: 'That day is over. Choose a later one.',
  })
  await expect(place(plan, recipeId, { slot: 'snack_1' })).rejects.toMatchObject({ code: 'not-found' })
  const [first, second] = await Promise.allSettled([
    place(plan, recipeId),
    place(plan, recipeId, { dayIndex: 1 }),
  ])
  expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  const changed = await read(plan.id)
  expect(changed.revision).toBe(plan.revision + 1)
})

test('a recipe that the plan’s person does not eat is refused with the reason, and nothing changes', async () => {
  const wishes = { diets: ['Vegetarian' as const], allergens: [], dislikes: [], eaters: [] }
  await saveDietaryPreferences(database.db, member, wishes, new Date())
  const plan = await made()
  await expect(place(plan, await save(member))).rejects.toMatchObject({
    code: 'invalid-input',
    message: 'It has chicken thighs (not vegetarian), which this plan leaves out.',
  })
  expect(mealsOf(await read(plan.id))).toEqual(mealsOf(plan))
})

test('plans that are not over are offered with what is planned on the days to come', async () => {
  const plan = await made({ days: 3 })
  const [offered, ...others] = await plansToAddTo(database.db, member, '2026-11-21')
  expect(others).toEqual([])
  expect(offered).toMatchObject({ id: plan.id, name: plan.name, revision: plan.revision })
  expect(offered!.days.map(({ dayIndex }) => dayIndex)).toEqual([1, 2])
  expect(offered!.days[0]!.places).toEqual(
    plan.days[1]!.meals.map(({ slot, recipeName }) => ({ slot, name: recipeName })),
  )
  expect(await plansToAddTo(database.db, member, '2026-11-23')).toEqual([])
  const stranger = await makeMember(database.db)
  expect(await plansToAddTo(database.db, stranger, TODAY)).toEqual([])
})

test('saved recipes are candidates only where they are asked for, the latest sixty, of the plan’s person', async () => {
  const stranger = await makeMember(database.db, { tier: 'premium' })
  await save(stranger)
  for (let nth = 0; nth < 62; nth++)
    await save(member, { name: `Curry ${nth}` }, new Date(Date.parse(`${TODAY}T08:00:00Z`) + nth * 1000))
  const asked: (readonly string[])[] = []
  const { solve } = services.planner
  services.planner.solve = async (task, ...rest) => {
    asked.push((task.ownRecipes ?? []).map(({ name }) => name))
    return solve(task, ...rest)
  }
  await made()
  expect(asked.splice(0)).toEqual([[]])
  const plan = await made({}, { includesSaved: true })
  const latest = Array.from({ length: 60 }, (_, nth) => `Curry ${61 - nth}`)
  expect(asked.splice(0)).toEqual([latest])
  await regeneratePlan(services, member, ofPlan(plan))
  expect(asked).toEqual([latest])
}, 60_000)

test('community recipes that were bookmarked are candidates too, without those hidden or of somebody blocked', async () => {
  const author = await makeMember(database.db, { tier: 'premium' })
  const rude = await makeMember(database.db, { tier: 'premium' })
  const posts = await Promise.all(
    [author, author, rude].map(async (by, nth) =>
      shareRecipe(database.db, by, await save(by), { ...SHARE, title: `Curry ${nth}` }, services.now()),
    ),
  )
  for (const { id } of posts) await toggleFavorite(database.db, member, id, services.now())
  await database.db
    .update(publicRecipes)
    .set({ hiddenAt: services.now() })
    .where(eq(publicRecipes.id, posts[1]!.id))
  await blockMember(database.db, member, rude.id, services.now())
  const row = { userId: member.id, request: { includesSaved: true } as PlanRequest }
  expect((await ownRecipesFor(database.db, row)).map(({ name }) => name)).toEqual(['Curry 0'])
})
