import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Member } from '#app/features/account/viewer.ts'
import type { Message } from '#app/ports/push/push.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { madePlan, planServices, type PlanServices, planValues } from '#tests/support/plans.ts'
import { createPlan } from '#app/features/plans/create/create-plan.server.ts'
import { makePlan } from '#app/features/plans/solve/make-plan.server.ts'
import { planChannel, planEvents } from './plan-progress.server.ts'
import type { PlanProgress } from '#app/features/plans/view/plan-view.ts'

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

const signal = new AbortController().signal
const create = () =>
  createPlan(services, member, planValues({ days: 3 }), { today: '2026-11-20', idempotencyKey: randomUUID() })
const counts = (events: readonly PlanProgress[]) => events.map(({ mealsDone }) => mealsDone)

async function collect(events: AsyncIterable<PlanProgress>): Promise<PlanProgress[]> {
  const all: PlanProgress[] = []
  for await (const event of events) all.push(event)
  return all
}

test('[PLAN-23] whoever watches is told what is stored, then of every day of meals, until the plan is ready', async () => {
  const { planId } = await create()
  const events = planEvents(services, member, planId, { signal })
  expect((await events.next()).value).toMatchObject({ status: 'generating', mealsDone: 0, mealsTotal: 9 })
  const rest = collect(events)
  await makePlan(services, planId, signal)
  expect(counts(await rest)).toEqual([3, 6, 9, 9])
  expect((await rest).at(-1)).toMatchObject({ status: 'ready' })
})

test('[PLAN-23] on another device, in the middle or after the end, the stored progress is there at once', async () => {
  const { planId } = await create()
  const stopping = new AbortController()
  services.push.subscribe(planChannel(planId), () => stopping.abort(new Error('killed')))
  await expect(makePlan(services, planId, stopping.signal)).rejects.toThrow('killed')
  const elsewhere = planEvents(services, member, planId, { signal })
  const first = (await elsewhere.next()).value!
  expect(first.mealsDone).toBeGreaterThan(0)
  const rest = collect(elsewhere)
  await makePlan(services, planId, signal)
  expect((await rest).at(-1)).toMatchObject({ status: 'ready', mealsDone: 9 })
  expect(await collect(planEvents(services, member, planId, { signal }))).toEqual([
    { planId, status: 'ready', mealsDone: 9, mealsTotal: 9 },
  ])
})

test('what was pushed while the line was down is read again; what comes late or twice is not told', async () => {
  const { planId } = await create()
  let tell: (message: Message) => void = () => {}
  let gap = () => {}
  const push: PlanServices['push'] = {
    ...services.push,
    subscribe(_channel, onMessage, onGap) {
      tell = onMessage
      gap = onGap!
      return () => {}
    },
  }
  const events = planEvents({ db: database.db, push }, member, planId, { signal })
  await events.next()
  const rest = collect(events)
  const progress = { planId, status: 'generating', mealsTotal: 9 }
  tell({ ...progress, mealsDone: 2 })
  tell({ ...progress, mealsDone: 1 })
  tell({ ...progress, mealsDone: 2 })
  await makePlan(services, planId, signal)
  gap()
  expect(counts(await rest)).toEqual([2, 9])
})

test('nothing is told of another member’s plan, and who leaves is forgotten', async () => {
  const planId = await madePlan(services, member)
  const other = await makeMember(database.db)
  for (const id of [planId, randomUUID(), 'x'])
    expect(await collect(planEvents(services, other, id, { signal }))).toEqual([])
  const { planId: running } = await create()
  const leaving = new AbortController()
  const watching = collect(planEvents(services, member, running, { signal: leaving.signal }))
  leaving.abort()
  // What was stored may have been told before; nothing is waited for.
  expect((await watching).length).toBeLessThanOrEqual(1)
})
