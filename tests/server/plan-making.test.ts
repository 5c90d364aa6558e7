import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlanProgress } from '#app/features/plans/view/plan-view.ts'
import { type Client, openClient, signedUpClient, somebody } from '#tests/support/client.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer({ args: ['--demo'] })
})
afterAll(() => server.dispose())

const today = () => new Date().toISOString().slice(0, 10)
const ask = (client: Client, fields: Record<string, string> = {}) =>
  client.post('/meal-planning', {
    intent: 'create',
    name: 'My plan',
    days: '1',
    today: today(),
    idempotencyKey: randomUUID(),
    ...fields,
  })
const planOf = (response: Response) =>
  /making=([\w-]{36})$/.exec(response.headers.get('location') ?? '')?.[1] ?? ''
const progress = async (client: Client, planId: string) =>
  (await (await client.request(`/meal-planning/plans/${planId}/progress`)).json()) as PlanProgress

/** Every state the stream tells, to its end. */
async function watch(client: Client, planId: string): Promise<PlanProgress[]> {
  const text = await (await client.request(`/meal-planning/plans/${planId}/events`)).text()
  return [...text.matchAll(/^data: (.+)$/gm)].map(([, json]) => JSON.parse(json!) as PlanProgress)
}

async function premium(): Promise<Client> {
  const client = openClient(server)
  await client.post('/auth/sign-in', { email: 'premium@demo.example', password: 'demo-premium-member' })
  return client
}

test('[PLAN-17] [PLAN-19] [PLAN-23] a plan made on one device is watched and read on another; no meal waits a second', async () => {
  const phone = await premium()
  const clicked = performance.now()
  const planId = planOf(await ask(phone, { days: '7', mealsPerDay: '6', name: 'Across devices' }))
  // The phone is closed: nobody waits there any more.
  const laptop = await premium()
  const told = await watch(laptop, planId)
  expect(told.at(-1)).toMatchObject({ status: 'ready', mealsDone: 42, mealsTotal: 42 })
  // A pause of a second a meal would take longer by itself.
  expect(performance.now() - clicked).toBeLessThan(42_000)
  const counts = told.map(({ mealsDone }) => mealsDone)
  expect(counts).toEqual(counts.toSorted((one, other) => one - other))
  const page = await (await laptop.request(`/meal-planning?plan=${planId}`)).text()
  expect(page).toContain('Across devices')
  expect(new Set(page.match(/\/recipe\/meal_plan_[\w-]{36}/g)).size).toBe(42)
})

test('[TRIAL-03] twenty plans asked for at once by a new member: two are made, and never more than three in all', async () => {
  const client = await signedUpClient(server)
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(client)))
  const made = answers.map(planOf).filter((id) => id !== '')
  expect(made.length).toBeGreaterThan(0)
  expect(made.length).toBeLessThanOrEqual(3)
  for (const id of made) expect((await watch(client, id)).at(-1)).toMatchObject({ status: 'ready' })
})

test('[TRIAL-09] the fourth plan of a free member is refused, whoever sends it', async () => {
  const client = await signedUpClient(server)
  for (let index = 0; index < 3; index++) {
    const id = planOf(await ask(client))
    expect((await watch(client, id)).at(-1)).toMatchObject({ status: 'ready' })
  }
  const refused = await ask(client)
  expect(refused.status).toBe(402)
  expect(await refused.text()).toContain("You've used all 3 free Meal Planning attempts.")
})

test('[TRIAL-13] a free member’s plan of two days is refused', async () => {
  const client = await signedUpClient(server)
  expect((await ask(client, { days: '2' })).status).toBe(402)
})

test('plans of others, of nobody and of visitors are not told', async () => {
  const owner = await signedUpClient(server)
  const planId = planOf(await ask(owner))
  const other = await signedUpClient(server, somebody())
  for (const [client, status] of [
    [other, 404],
    [openClient(server), 401],
  ] as const) {
    for (const path of ['progress', 'events'])
      expect((await client.request(`/meal-planning/plans/${planId}/${path}`)).status).toBe(status)
  }
  expect((await other.request(`/meal-planning/plans/${randomUUID()}/progress`)).status).toBe(404)
  expect(await progress(owner, planId)).toMatchObject({ planId, mealsTotal: 3 })
})

test('[PLAN-18] other pages stay quick while plans are worked out', async () => {
  const client = await premium()
  const planId = planOf(await ask(client, { days: '7', mealsPerDay: '6' }))
  const visitor = openClient(server)
  const waits: number[] = []
  const ready = new AbortController()
  const watching = watch(client, planId).then(() => ready.abort())
  do {
    const started = performance.now()
    expect((await visitor.request('/health/live')).status).toBe(200)
    waits.push(performance.now() - started)
  } while (!ready.signal.aborted)
  await watching
  waits.sort((one, other) => one - other)
  // Working it out takes hundreds of milliseconds; a request waits for none of that.
  expect(waits[Math.floor(waits.length / 2)]!).toBeLessThan(100)
})
