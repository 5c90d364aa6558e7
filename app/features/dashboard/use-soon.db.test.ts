import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findFood } from '#app/domain/food/foods.ts'
import { addIngredientSchema } from '#app/domain/pantry/pantry-forms.ts'
import { saleOf } from '#app/domain/shopping/pack-table.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { eatPlannedMeal } from '#app/features/calories/change-diary.server.ts'
import { addIngredient } from '#app/features/pantry/add-ingredients.server.ts'
import { findPlan } from '#app/features/plans/plans.server.ts'
import { readPlan } from '#app/features/plans/stored-plan.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { madePlan, planServices, type PlanServices } from '#tests/support/plans.ts'
import { keeping } from '#tests/support/saved-recipes.ts'
import { expiringFood } from './dashboard.server.ts'

const TODAY = '2026-11-20'

let database: TestDatabase
let services: PlanServices
let member: Member
const { premium, keep } = keeping(() => database)
beforeAll(async () => {
  database = await openTestDatabase()
  services = planServices(database)
})
beforeEach(async () => {
  member = await premium()
})
afterAll(() => database.close())

async function stock(name: string, expiryDate: string): Promise<void> {
  const { idempotencyKey, ...food } = addIngredientSchema.parse({
    name,
    quantity: '300',
    unit: 'grams',
    expiryDate,
    idempotencyKey: crypto.randomUUID(),
  })
  await addIngredient(database.db, member, food, { idempotencyKey, now: services.now() })
}
const suggested = async (who = member) => (await expiringFood(database.db, who, TODAY)).suggestion

test('of the member’s own recipes the one that uses most of what expires is suggested', async () => {
  await keep(member, { name: 'Rice', lines: ['200 g rice', '1 onion'] })
  await keep(member, { name: 'Spinach eggs', lines: ['200 g spinach', '2 eggs', '50 g feta'] })
  await keep(member, { name: 'Spinach', lines: ['200 g spinach'] })
  expect(await suggested()).toBeNull()
  await stock('spinach', '2026-11-21')
  await stock('feta', '2026-11-23')
  expect(await suggested()).toMatchObject({
    recipe: { name: 'Spinach eggs', href: expect.stringContaining('/recipe/') },
    uses: ['spinach', 'feta'],
    planned: null,
  })
  expect(await suggested(await premium())).toBeNull()
})

test('what has expired, or keeps for longer, is no reason to cook', async () => {
  await keep(member, { lines: ['200 g spinach', '1 onion'] })
  await stock('spinach', '2026-11-19')
  await stock('onions', '2026-12-10')
  expect(await suggested()).toBeNull()
})

test('a meal that is planned while the food is good comes first, until it was eaten', async () => {
  const planId = await madePlan(services, member, { days: 2 })
  const plan = (await findPlan(database.db, member, planId, services.now()))!
  const stored = (await readPlan(database.db, member, planId))!
  const meals = stored.meals.filter(({ dayIndex, meal }) => dayIndex === 0 && !meal.leftoverOf)
  const bought = (foodId: string | null) => foodId && saleOf(findFood(foodId)!).food
  const foodsOf = ({ meal }: (typeof meals)[number]) =>
    new Map(
      meal.ingredients.flatMap(({ foodId }) => {
        const food = bought(foodId)
        return food ? [[food.id, food]] : []
      }),
    )
  const [food] = meals.flatMap((one) => [...foodsOf(one).values()])
  const cookedWithIt = meals.filter((one) => foodsOf(one).has(food!.id))
  await stock(food!.name, TODAY)
  const { recipe, ...suggestion } = (await suggested())!
  expect(suggestion).toMatchObject({
    uses: [food!.name],
    planned: { planId, planName: plan.name, date: TODAY },
  })
  expect(cookedWithIt.map((one) => [one.meal.draft.name, one.slot])).toContainEqual([
    recipe.name,
    suggestion.planned!.slot,
  ])
  for (const { id } of cookedWithIt) await eatPlannedMeal(database.db, member, id, services.now())
  expect(await suggested()).toBeNull()
})
