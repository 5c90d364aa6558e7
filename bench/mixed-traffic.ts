import { randomUUID } from 'node:crypto'
import { type Client, openClient } from '#tests/support/client.ts'

/** What visitors and members do, in the mix of a working day: mostly reading, some writing, now and then a plan. */

export type Act = { kind: string; share: number; run(client: Client): Promise<Response> }

const VISITOR_PAGES = [
  '/',
  '/pricing',
  '/help',
  '/blog',
  '/blog/all',
  '/upload',
  '/calories',
  '/about',
] as const
const MEMBER_PAGES = [
  '/dashboard',
  '/upload',
  '/recipes',
  '/public-recipes',
  '/meal-planning',
  '/meal-planning?tab=plans',
  '/meal-planning/pantry',
  '/shopping',
  '/calories',
  '/profile',
  '/',
] as const
const SEARCHES = [
  'chicken rice',
  'lentils',
  'vegan curry',
  'chikcen',
  'pasta with tomatoes',
  'salmon',
] as const
const KEYSTROKES = ['to', 'tom', 'chick', 'oliv', 'red le', 'yog'] as const
const MEALS = [
  'two eggs on toast with butter',
  'a bowl of porridge with banana',
  'chicken curry and rice',
] as const
const BASKETS = [
  ['chicken thighs', 'basmati rice', 'spinach', 'yoghurt'],
  ['tofu', 'pak choi', 'noodles', 'ginger'],
  ['eggs', 'potatoes', 'leeks', 'cheddar'],
] as const

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!
const read = (path: string) => (client: Client) =>
  client.request(path, { headers: { 'accept-encoding': 'br' } })

export const VISITOR_ACTS: readonly Act[] = [
  { kind: 'visitor: page', share: 20, run: (client) => read(oneOf(VISITOR_PAGES))(client) },
  {
    kind: 'visitor: search',
    share: 2,
    run: (client) => read(`/blog/search?q=${encodeURIComponent(oneOf(SEARCHES))}`)(client),
  },
]

export const MEMBER_ACTS: readonly Act[] = [
  { kind: 'member: page', share: 40, run: (client) => read(oneOf(MEMBER_PAGES))(client) },
  {
    kind: 'member: search',
    share: 6,
    run: (client) => read(`/public-recipes?q=${encodeURIComponent(oneOf(SEARCHES))}`)(client),
  },
  {
    kind: 'member: keystroke',
    share: 14,
    run: (client) => read(`/foods/suggest?q=${encodeURIComponent(oneOf(KEYSTROKES))}`)(client),
  },
  {
    kind: 'member: meal told',
    share: 3,
    run: (client) =>
      client.post('/calories/estimate', { description: oneOf(MEALS), idempotencyKey: randomUUID() }),
  },
  {
    kind: 'member: pantry',
    share: 6,
    run: (client) =>
      client.post('/meal-planning/pantry', {
        intent: 'add',
        name: 'Lentils',
        quantity: '200',
        unit: 'grams',
        idempotencyKey: randomUUID(),
      }),
  },
  // What is added goes again: else the pages would grow with the length of the run.
  {
    kind: 'member: pantry cleared',
    share: 1.5,
    run: (client) => client.post('/meal-planning/pantry', { intent: 'clear' }),
  },
  {
    kind: 'member: recipe',
    share: 2,
    run: (client) =>
      client.post('/upload/generate', {
        'ingredients[]': [...oneOf(BASKETS)],
        idempotencyKey: randomUUID(),
      }),
  },
  { kind: 'member: plan', share: 0.3, run: makePlan },
]

/** A plan from the click to its end, deleted again. */
async function makePlan(client: Client): Promise<Response> {
  const answer = await client.post('/meal-planning', {
    intent: 'create',
    name: 'Bench',
    days: '7',
    mealsPerDay: '3',
    idempotencyKey: randomUUID(),
  })
  const planId = /making=(.+)$/.exec(answer.headers.get('location') ?? '')?.[1]
  if (!planId) return answer
  await (await client.request(`/meal-planning/plans/${planId}/events`)).text()
  return client.post('/meal-planning', { intent: 'delete', planId })
}

export function chooseAct(acts: readonly Act[]): Act {
  let left = Math.random() * acts.reduce((sum, { share }) => sum + share, 0)
  return acts.find(({ share }) => (left -= share) < 0) ?? acts[0]!
}

export type Traffic = {
  /** Answers and their times in ms, by kind. */
  times: Map<string, number[]>
  /** Answers that are no success, by kind and status; a limit that was used up (429) is one. */
  refused: Map<string, number>
}

/** Acts one after the other, paced, until the signal says so. Two of three actors are the member that is given. */
export async function act(
  server: { origin: string },
  {
    member,
    pauseMs,
    until,
    traffic,
  }: { member: Client | null; pauseMs: number; until: AbortSignal; traffic: Traffic },
): Promise<void> {
  const visitor = openClient(server)
  while (!until.aborted) {
    const { kind, run } = chooseAct(member ? MEMBER_ACTS : VISITOR_ACTS)
    const startedMs = performance.now()
    const outcome = await run(member ?? visitor).then(
      async (response) => (await response.arrayBuffer(), response.status),
      (error: unknown) => (error instanceof Error ? error.name : 'failed'),
    )
    const isDone = typeof outcome === 'number' && outcome < 400
    if (isDone) addTo(traffic.times, kind, performance.now() - startedMs)
    else count(traffic.refused, `${kind}: ${outcome}`)
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random())))
  }
}

function addTo(map: Map<string, number[]>, key: string, value: number): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1)
