import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mealPlanRecipes, plannedMeals } from '#app/db/schema/index.ts'
import { portionRecipe } from '#app/domain/planning/portion-recipe.ts'
import { writeMeal } from '#app/domain/planning/write-meal.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { madePlan, planServices } from '#tests/support/plans.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a stored meal that is a dish of the library says which, and is written the same again from what is stored', async () => {
  const member = await makeMember(database.db, { tier: 'premium' })
  const planId = await madePlan(planServices(database), member, { days: 7 })
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
