import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#app/features/account/viewer.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { madePlan, planServices } from '#tests/support/plans.ts'
import { readPlan } from '#app/features/plans/stored-plan.server.ts'
import { recipeTextsOf } from './recipe-texts.server.ts'

let database: TestDatabase
let ann: Member
let planId: string
beforeAll(async () => {
  database = await openTestDatabase()
  ann = await makeMember(database.db, { tier: 'premium' })
  planId = await madePlan(planServices(database), ann, { days: 3 })
})
afterAll(() => database.close())

test('every dish that is cooked has its lines and steps; leftovers have none', async () => {
  const { meals } = (await readPlan(database.db, ann, planId))!
  const cooked = meals.filter(({ meal }) => meal.leftoverOf === undefined)
  const texts = (await recipeTextsOf(database.db, ann, planId))!
  expect(texts.map(({ recipeId }) => recipeId)).toEqual(cooked.map(({ recipeId }) => recipeId))
  for (const { ingredients, instructions, servings } of texts) {
    expect(ingredients.length).toBeGreaterThan(0)
    expect(instructions.length).toBeGreaterThan(0)
    expect(servings).toBeGreaterThanOrEqual(1)
  }
})

test('another member’s plan answers like one that does not exist', async () => {
  const ben = await makeMember(database.db, { tier: 'premium' })
  expect(await recipeTextsOf(database.db, ben, planId)).toBeNull()
  expect(await recipeTextsOf(database.db, ann, 'nonsense')).toBeNull()
})
