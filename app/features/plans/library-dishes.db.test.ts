import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { availableIngredients, mealPlanRecipes, mealPlans, plannedMeals } from '#app/db/schema/index.ts'
import { portionRecipe } from '#app/domain/planning/portion-recipe.ts'
import { writeMeal } from '#app/domain/planning/write-meal.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { planServices, planValues } from '#tests/support/plans.ts'
import { createPlan } from './create/create-plan.server.ts'
import { makePlan } from './solve/make-plan.server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a stored meal that is a dish of the library says which, and is written the same again from what is stored', async () => {
  const member = await makeMember(database.db, { tier: 'premium' })
  const services = planServices(database)
  await database.db.insert(availableIngredients).values(
    ['spaghetti', 'eggs', 'tinned tomatoes', 'red lentils', 'oats'].map((name) => ({
      id: randomUUID(),
      userId: member.id,
      name,
      quantity: '800',
      amount: 800,
      unit: 'grams' as const,
      category: 'other' as const,
    })),
  )
  const { planId } = await createPlan(services, member, planValues({ days: 7 }), {
    today: '2026-11-20',
    idempotencyKey: 'the-week-with-known-dishes',
  })
  // Which dishes come is up to the seed, which is each member's own.
  const ofPlan = eq(mealPlans.id, planId)
  const [plan] = await database.db.select().from(mealPlans).where(ofPlan)
  await database.db
    .update(mealPlans)
    .set({ request: { ...plan!.request, seed: 12 } })
    .where(ofPlan)
  await makePlan(services, planId, new AbortController().signal)
  const stored = await database.db
    .select({ recipe: mealPlanRecipes, meal: plannedMeals })
    .from(mealPlanRecipes)
    .innerJoin(plannedMeals, eq(plannedMeals.mealPlanRecipeId, mealPlanRecipes.id))
    .where(eq(mealPlanRecipes.mealPlanId, planId))
  const dishes = stored.filter(
    ({ recipe, meal }) =>
      recipe.source.dish !== undefined && meal.leftoverOf === null && meal.portionsCooked === 1,
  )
  expect(dishes.length).toBeGreaterThan(0)
  for (const { recipe, meal } of dishes) {
    const portioned = portionRecipe(recipe.source, meal.portion)
    const again = writeMeal(recipe.source, portioned, () => true)
    expect(again.name).toBe(recipe.name)
    expect(again.instructions).toEqual(recipe.instructions)
    expect(again.ingredients.map(({ text }) => text)).toEqual(recipe.ingredients.map(({ text }) => text))
    expect(portioned.macros.kcal).toBeCloseTo(meal.calories, 6)
    expect(recipe.nutrition.calories).toBeCloseTo(meal.calories, -1)
  }
})
