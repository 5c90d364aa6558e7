import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlanProgress } from '#app/features/plans/view/plan-view.ts'
import { type Client, openClient, signedUpClient } from '#tests/support/client.ts'
import { startFakeAi } from '#tests/support/fake-ai/server.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

let server: RunningServer
let owner: Client
let planId: string

const FIELDS = { intent: 'create', name: 'Monday', days: '1', mealsPerDay: '3' }
const create = (client: Client, fields: Record<string, string> = {}) =>
  client.post('/meal-planning?new', { ...FIELDS, idempotencyKey: randomUUID(), ...fields })
const planOf = (response: Response) =>
  new URL(response.headers.get('location')!, server.origin).searchParams.get('making')!
const progressOf = async (client: Client, id: string) =>
  (await (await client.request(`/meal-planning/plans/${id}/progress`)).json()) as PlanProgress
const text = async (response: Response) => (await response.text()).replaceAll('&#x27;', "'")

/** Reads a stream of events to its end. */
async function eventsOf(client: Client, id: string, lastEventId?: string) {
  const headers = { ...(lastEventId && { 'last-event-id': lastEventId }) }
  const response = await client.request(`/meal-planning/plans/${id}/events`, { headers })
  const body = await response.text()
  return {
    response,
    events: [...body.matchAll(/id: (\S+)\ndata: (.*)\n/g)].map(([, name, json]) => ({
      id: name!,
      progress: JSON.parse(json!) as PlanProgress,
    })),
  }
}

beforeAll(async () => {
  server = await runServer()
  owner = await signedUpClient(server)
  planId = planOf(await create(owner))
})
afterAll(() => server.dispose())

test('[PLAN-17] [PLAN-23] the form answers at once, and the stream tells of the plan until it is ready', async () => {
  const { response, events } = await eventsOf(owner, planId)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(events.at(-1)?.progress).toEqual({ planId, status: 'ready', mealsDone: 3, mealsTotal: 3 })
  const done = events.map(({ progress }) => progress.mealsDone)
  expect(done).toEqual(done.toSorted((one, other) => one - other))
  expect(await progressOf(owner, planId)).toEqual(events.at(-1)?.progress)
})

test('a stream taken up again tells only what is new', async () => {
  const { events } = await eventsOf(owner, planId)
  const [last] = events.slice(-1)
  expect(last?.id).toBe('ready-3')
  expect((await eventsOf(owner, planId, last?.id)).events).toEqual([])
  expect((await eventsOf(owner, planId, 'generating-1')).events).toHaveLength(1)
})

test('[DETAIL-08] a plan, its progress, its recipes and its changes are its owner’s alone', async () => {
  const page = await text(await owner.request(`/meal-planning?plan=${planId}`))
  const recipe = /href="(\/recipe\/meal_plan_[0-9a-f-]{36}\/[^"]+)"/.exec(page)![1]!
  expect((await owner.request(recipe)).status).toBe(200)
  expect(await text(await owner.request(recipe))).not.toContain('Share Recipe')
  const [mealId] = /(?<=name="mealId" value=")[^"]+/.exec(page)!
  const other = await signedUpClient(server)
  for (const [client, status] of [
    [other, 404],
    [openClient(server), 401],
  ] as const) {
    expect((await client.request(`/meal-planning/plans/${planId}/progress`)).status).toBe(status)
    expect((await client.request(`/meal-planning/plans/${planId}/events`)).status).toBe(status)
    const dishes = `/meal-planning/plans/${planId}/dishes?meal=${mealId}`
    expect((await client.request(dishes)).status).toBe(status)
    expect((await client.request(recipe)).status).toBe(404)
  }
  expect((await other.request(`/meal-planning?plan=${planId}`)).status).toBe(404)
  for (const intent of [
    'swap',
    'lock',
    'move',
    'regenerate',
    'regenerate-day',
    'eat-out',
    'plan-again',
    'away-note',
    'complete',
    'delete',
    'restore',
  ]) {
    const fields = {
      intent,
      planId,
      revision: '1',
      mealId,
      dayIndex: '0',
      toDay: '0',
      toSlot: 'lunch',
      slot: 'lunch',
      note: 'x',
    }
    expect((await other.post('/meal-planning', fields)).status, intent).toBe(404)
    expect((await openClient(server).post('/meal-planning', fields)).status, intent).toBe(302)
  }
  expect(await progressOf(owner, planId)).toMatchObject({ status: 'ready', mealsDone: 3 })
})

test.each([
  ['an empty name', { name: '   ' }, 422, 'Give your plan a name'],
  ['a year as the age', { age: '1990' }, 422, 'Enter an age between 14 and 100 years'],
  [
    'a weight to lose that is not there',
    { goal: 'lose_weight', gender: 'female', height: '181', currentWeight: '48', targetWeight: '44' },
    422,
    'so we make no plan to lose weight',
  ],
  [
    'a target below the healthy range',
    { goal: 'cut', currentWeight: '70', targetWeight: '55' },
    422,
    'Enter a target of 60.7 kg or more.',
  ],
  [
    'a target that is no loss',
    { goal: 'lose_weight', currentWeight: '70', targetWeight: '80' },
    422,
    'enter a target below your current 70 kg',
  ],
  [
    'a target that is no gain',
    { goal: 'gain_muscle', currentWeight: '70', targetWeight: '60' },
    422,
    'enter a target above your current 70 kg',
  ],
  [
    'a diet for a child',
    { goal: 'lose_weight', age: '16', targetWeight: '65' },
    422,
    'Under 18 we only plan',
  ],
  [
    'a diet in pregnancy',
    { goal: 'lose_weight', gender: 'female', lifeStage: 'pregnant', targetWeight: '65' },
    422,
    'During pregnancy we only plan to keep your weight.',
  ],
  ['a weight of nothing', { currentWeight: '' }, 422, 'Enter a weight between 30 and 300 kg'],
  ['a goal of one’s own', { goal: 'win' }, 422, ''],
  ['eight days', { days: '8' }, 422, 'Choose 1 to 7 days'],
  ['seven meals', { mealsPerDay: '7' }, 422, 'Choose 3 to 6 meals'],
  ['another year', { today: '2020-01-01' }, 422, 'The date of this device is not today’s.'],
  ['two days without Premium', { days: '2' }, 402, 'Free trial limited to 1 day plans.'],
])(
  'a form with %s is refused, shown again as it was, and costs nothing',
  async (_, fields, status, message) => {
    const member = await signedUpClient(server)
    const response = await create(member, { height: '181', ...fields })
    expect(response.status).toBe(status)
    const page = await text(response)
    expect(page).toContain(message)
    expect(page).toMatch(/<input[^>]*name="height"[^>]*value="181"|value="181"[^>]*name="height"/)
    expect(page).toMatch(/<dialog[^>]*id="create-plan"[^>]* open=""/)
    expect(page).toContain('aria-valuetext="0 of 3 used"')
  },
)

test('changes with nonsense in their fields are refused, not failed', async () => {
  const nonsense = [
    { intent: 'swap' },
    { intent: 'swap', planId, revision: 'x', mealId: 'y' },
    { intent: 'swap', planId, revision: '1', mealId: "'; drop table" },
    { intent: 'refuse-dish', dish: 'x'.repeat(201), name: 'Soup' },
    { intent: 'refuse-dish', dish: 'soup' },
    { intent: 'allow-dish' },
    { intent: 'move', planId, revision: '1', mealId: randomUUID(), toDay: '99', toSlot: 'lunch' },
    { intent: 'move', planId, revision: '1', mealId: randomUUID(), toDay: '0', toSlot: 'brunch' },
    { intent: 'regenerate-day', planId, revision: '1', dayIndex: '-1' },
    { intent: 'skip', planId, revision: '1', mealId: 'y' },
    { intent: 'plan-again', planId, revision: '1', dayIndex: '0', slot: 'brunch' },
    { intent: 'away-note', planId, revision: '1', dayIndex: '0', slot: 'lunch', note: 'x'.repeat(61) },
    { intent: 'delete', planId: '../..' },
    { intent: 'dance' },
    {},
  ]
  for (const fields of nonsense) {
    const { status } = await owner.post('/meal-planning', fields as Record<string, string>)
    expect([404, 409, 422], JSON.stringify(fields)).toContain(status)
  }
})

test('the same click sent twice at once is one plan', async () => {
  const member = await signedUpClient(server)
  const idempotencyKey = randomUUID()
  const both = await Promise.all([create(member, { idempotencyKey }), create(member, { idempotencyKey })])
  expect(new Set(both.map(planOf)).size).toBe(1)
  expect(await text(await member.request('/meal-planning?tab=plans'))).toMatch(/My Plans \(1\)/)
})

test('a stream that waits for a slow plan ends when the server stops, and does not hold it up', async () => {
  const double = await startFakeAi()
  double.fail('hang')
  const slow = await runServer({
    environment: {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: double.baseUrl,
      AI_TEXT_MODEL: 'double-writes',
    },
  })
  try {
    const member = await signedUpClient(slow)
    const id = planOf(await create(member))
    const response = await member.request(`/meal-planning/plans/${id}/events`)
    const reader = response.body!.getReader()
    const exited = new Promise<number | null>((resolve) => slow.process.once('exit', resolve))
    await reader.read()
    slow.process.kill('SIGTERM')
    while (!(await reader.read()).done);
    expect(await exited).toBe(0)
  } finally {
    await slow.dispose()
    await double.close()
  }
})
