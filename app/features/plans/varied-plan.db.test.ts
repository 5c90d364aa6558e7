import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFood } from '#app/domain/food/foods.ts'
import { keepsDiet } from '#app/domain/food/diets.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { cookViewOf } from '#app/features/cooking/cook-view.server.ts'
import { findDish } from '#app/features/cooking/dish.server.ts'
import { savePerson } from '#app/features/household/people.server.ts'
import { tableChoices } from '#app/features/household/table.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { planServices, planValues, type PlanServices } from '#tests/support/plans.ts'
import { createPlan } from './create/create-plan.server.ts'
import { planEntriesOf } from './create/plan-entries.server.ts'
import { tableOfRecipe } from './eaters.server.ts'
import { findPlan } from './plans.server.ts'
import { makePlan } from './solve/make-plan.server.ts'
import { readPlan } from './stored-plan.server.ts'
import { tableOf } from './view/plan-table.server.ts'

const TODAY = '2026-11-20'
const NO_WISHES = { diets: [], allergens: [], dislikes: [], eaters: [] }
let database: TestDatabase
let services: PlanServices
let owner: Member

beforeAll(async () => {
  database = await openTestDatabase()
  services = planServices(database)
  owner = await makeMember(database.db, { tier: 'premium' })
  const body = { kind: 'body', ageYears: 40, heightCm: 175, weightKg: 70 } as const
  const figures = { ...body, sex: 'male', activityLevel: 'moderately_active', goal: 'maintain' } as const
  await savePerson(services, owner, { id: null, isSelf: true, name: 'Ann', figures, wishes: NO_WISHES })
  await savePerson(services, owner, {
    id: null,
    isSelf: false,
    name: 'Ida',
    figures: { kind: 'kcal', kcal: 1400 },
    wishes: { ...NO_WISHES, diets: ['Vegetarian'] },
  })
})
afterAll(() => database.close())

async function planOf(variesDishes: boolean) {
  const people = await tableChoices(database.db, owner)
  const { planId } = await createPlan(services, owner, planValues({ days: 2 }), {
    today: TODAY,
    idempotencyKey: `varied-click-${variesDishes}`,
    peopleIds: people.map(({ id }) => id),
    variesDishes,
  })
  await makePlan(services, planId, new AbortController().signal)
  return (await readPlan(database.db, owner, planId))!
}

test('a dish is varied for whoever leaves out a food of it, with their own figures, and bought and cooked so', async () => {
  const stored = await planOf(true)
  const table = tableOf(stored, null)
  const varied = stored.meals.filter((meal) => table.eatersOf(meal, 0)[1]!.changes.length > 0)
  expect(varied.length).toBeGreaterThan(0)
  for (const { foodId } of table.others) expect(keepsDiet(findFood(foodId)!, 'Vegetarian'), foodId).toBe(true)
  const meal = varied.find((one) =>
    table.eatersOf(one, 0)[1]!.changes.some(({ insteadId }) => insteadId !== null),
  )!
  const ida = table.eatersOf(meal, 0)[1]!
  const { foodId, insteadId } = ida.changes.find((change) => change.insteadId !== null)!
  const detail = (await findPlan(database.db, owner, stored.row.id, services.now()))!
  const shown = detail.days[meal.dayIndex]!.meals.find(({ slot }) => slot === meal.slot)!
  expect(shown.shares[0]!.changes).toEqual([])
  expect(shown.shares[1]!.changes.join()).toContain(`instead of ${findFood(foodId)!.name}`)
  const atTable = await tableOfRecipe(database.db, owner, { planId: stored.row.id, recipeId: meal.recipeId })
  expect(atTable!.eaters.map(({ name, changes }) => [name, changes])).toEqual([
    ['You', []],
    ['Ida', shown.shares[1]!.changes],
  ])
  // The pot takes of the food what the others have of it, and the other food for Ida.
  const dish = (await findDish(database.db, owner, meal.recipeId))!
  const own = meal.meal.ingredients.find((one) => one.foodId === foodId)!.grams
  const gramsOf = (id: string | null) =>
    (dish.needed.find((one) => one.foodId === id)?.grams ?? 0) / dish.servings
  expect(gramsOf(foodId) * dish.servingsAtOnce).toBeLessThan(own * dish.servingsAtOnce)
  const insteadG = ida.changes.find((change) => change.insteadId === insteadId)!.insteadG
  const pot = dish.eaters.reduce((sum, { portions }) => sum + portions, 0)
  expect(gramsOf(insteadId) * pot).toBeGreaterThanOrEqual(insteadG - 1)
  const look = await cookViewOf(database.db, owner, dish, { servings: dish.servingsAtOnce, today: TODAY })
  expect(look.eaters.map(({ changes }) => changes.length > 0)).toEqual([false, true])
  // A choice of that plan alone: the next one's form begins with what was entered.
  expect(await planEntriesOf(database.db, owner)).not.toHaveProperty('variesDishes')
}, 60_000)

test('without variations every dish is one that all eat as it is', async () => {
  const stored = await planOf(false)
  const table = tableOf(stored, null)
  for (const meal of stored.meals) {
    expect(table.eatersOf(meal, 0).flatMap(({ changes }) => changes)).toEqual([])
    for (const { foodId } of meal.meal.ingredients)
      expect(keepsDiet(findFood(foodId!)!, 'Vegetarian'), foodId!).toBe(true)
  }
}, 60_000)
