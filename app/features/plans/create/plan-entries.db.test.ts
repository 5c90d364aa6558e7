import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { planDefaults } from '#app/domain/planning/plan-request.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { madePlan, planServices, type PlanServices } from '#tests/support/plans.ts'
import { deletePlan } from '#app/features/plans/change/delete-plan.server.ts'
import { planEntriesOf } from './plan-entries.server.ts'

let database: TestDatabase
let services: PlanServices
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.reset()
  services = planServices(database)
})
afterAll(() => database.close())

test('[PLAN-10] before the first plan the dialog begins with the usual', async () => {
  for (const tier of ['free', 'premium'] as const) {
    const member = await makeMember(database.db, { tier })
    expect(await planEntriesOf(database.db, member)).toEqual(planDefaults(tier))
  }
})

test('after a plan it begins with what was entered, the member’s own and not a deleted plan’s', async () => {
  const member = await makeMember(database.db, { tier: 'premium' })
  const entered = {
    goal: 'cut',
    days: 2,
    mealsPerDay: 4,
    age: 41,
    gender: 'female',
    height: 157.5,
    currentWeight: 80.5,
    targetWeight: 75.2,
    activityLevel: 'sedentary',
  }
  const stored = {
    goal: 'cut',
    days: 2,
    mealsPerDay: 4,
    ageYears: 41,
    sex: 'female',
    heightCm: 157.5,
    weightKg: 80.5,
    targetWeightKg: 75.2,
    activityLevel: 'sedentary',
  }
  await madePlan(services, member, entered)
  const later = await madePlan(services, member, { ...entered, goal: 'maintain', days: 1 })
  expect(await planEntriesOf(database.db, member)).toEqual({
    ...stored,
    goal: 'maintain',
    days: 1,
    targetWeightKg: null,
  })
  await deletePlan(database.db, member, later, services.now())
  expect(await planEntriesOf(database.db, member)).toEqual(stored)
  const other = await makeMember(database.db, { tier: 'premium' })
  expect(await planEntriesOf(database.db, other)).toEqual(planDefaults('premium'))
})
