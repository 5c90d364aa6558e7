import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mealPlans } from '#app/db/schema/index.ts'
import { accountFactsOf } from '#app/features/account/account-facts.server.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { madePlan, planServices, planValues, type PlanServices } from '#tests/support/plans.ts'
import { createPlan } from './create/create-plan.server.ts'
import { deletePlan, restorePlan } from './change/delete-plan.server.ts'
import { markPlanSeen } from './plans.server.ts'

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

const hasUnseenPlan = async (member: Member) => (await accountFactsOf(database.db, member))?.hasUnseenPlan

test('a finished plan is news to its owner until it was seen, and to nobody else', async () => {
  const [member, other] = [await makeMember(database.db), await makeMember(database.db)]
  const planId = await madePlan(services, member)
  expect(await hasUnseenPlan(member)).toBe(true)
  expect(await hasUnseenPlan(other)).toBe(false)
  await markPlanSeen(database.db, member, planId, services.now())
  expect(await hasUnseenPlan(member)).toBe(false)
})

test('a plan being made is no news yet', async () => {
  const member = await makeMember(database.db)
  await createPlan(services, member, planValues(), {
    today: '2026-11-20',
    idempotencyKey: randomUUID(),
  })
  expect(await hasUnseenPlan(member)).toBe(false)
})

test('a deleted plan is no news until it is brought back, and one without a meal never is', async () => {
  const member = await makeMember(database.db)
  const planId = await madePlan(services, member)
  await deletePlan(database.db, member, planId, services.now())
  expect(await hasUnseenPlan(member)).toBe(false)
  await restorePlan(services, member, planId)
  expect(await hasUnseenPlan(member)).toBe(true)
  await database.db.update(mealPlans).set({ status: 'failed', mealsDone: 0 }).where(eq(mealPlans.id, planId))
  expect(await hasUnseenPlan(member)).toBe(false)
})
