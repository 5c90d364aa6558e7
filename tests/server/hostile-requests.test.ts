import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, openClient } from '#tests/support/client.ts'
import {
  type ActionCell,
  actionsOfRouter,
  HOSTILE_BODIES,
  type HostileBody,
  INHERITED_WORDS,
  knownFieldsFilled,
} from '#tests/support/hostile-bodies.ts'
import { cellsOfRouter } from '#tests/support/route-cells.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

/** Only a reader whose work grows faster than what it reads needs so long for what is sent here. */
const ANSWERED_WITHIN_MS = 8000
const TRACES = /\bat \w[\w.]* \(|node_modules|\.tsx?:\d+|PostgresError|DrizzleQueryError/
const ACTIONS = actionsOfRouter().toSorted((one, other) => endsSession(one) - endsSession(other))
/** These read no form: what comes with it is not looked at. */
const READS_NO_FORM = new Set([
  '/auth/sign-out',
  '/blog-admin/sign-out',
  '/blog-admin/newsletter/export',
  '/profile/export',
  '/newsletter/leave',
  '/reminders/leave',
  '/billing/portal',
  '/billing/portal-session',
  '/recipe/:recipeId/picture',
  '/billing/webhook',
  '/*',
])

let server: RunningServer
const people = new Map<string, Client>()

beforeAll(async () => {
  server = await runServer({ args: ['--demo'] })
  people.set('visitor', openClient(server))
  const member = openClient(server)
  await member.post('/auth/sign-in', { email: 'premium@demo.example', password: 'demo-premium-member' })
  people.set('member', member)
  const staff = openClient(server)
  await staff.post('/blog-admin/login', { email: 'staff@demo.example', password: 'demo-staff-member' })
  people.set('staff', staff)
})
afterAll(() => server.dispose())

function endsSession({ pattern }: ActionCell): number {
  return pattern.endsWith('/sign-out') ? 1 : 0
}

const errorsIn = (log: string) => log.split('\n').filter((line) => /"level":(?:50|60)/.test(line))

const errorLines = () => errorsIn(server.output())

let readChars = 0
/** Errors logged since the last call: only whole lines, each read once, as the log grows long. */
function newErrorLines(): string[] {
  const log = server.output()
  const until = log.lastIndexOf('\n') + 1
  const lines = errorsIn(log.slice(readChars, until))
  readChars = until
  return lines
}

async function answered(client: Client, path: string, sent: HostileBody, method = 'POST') {
  const startedMs = performance.now()
  const response = await client.request(path, {
    method,
    // As bytes: a text would get a type of its own.
    body: method === 'GET' ? null : new TextEncoder().encode(sent.body),
    headers: sent.type ? { 'content-type': sent.type } : {},
  })
  const body = await response.text()
  return { status: response.status, body, tookMs: performance.now() - startedMs }
}

async function sendAll(bodiesOf: (action: ActionCell, name: string) => Iterable<HostileBody>) {
  const faults: string[] = []
  const refusals = new Map<number, number>()
  let sentCount = 0
  for (const action of ACTIONS) {
    for (const [name, client] of people) {
      const isUseful = action.access === 'open' || name === action.access
      for (const sent of isUseful ? bodiesOf(action, name) : HOSTILE_BODIES.slice(0, 3)) {
        const isForData = sentCount++ % 5 === 4 && action.path !== '/'
        const path = isForData ? `${action.path}.data` : action.actionPath
        const { status, body, tookMs } = await answered(client, path, sent).catch((error: unknown) => ({
          status: 500,
          body: String(error),
          tookMs: 0,
        }))
        const cell = `${path} as ${name}, ${sent.title}: ${status}`
        const isNotSetUp = status === 503 && /not set up|"unavailable"/.test(body)
        if (status >= 500 && !isNotSetUp) faults.push(cell)
        if (TRACES.test(body)) faults.push(`${cell}, with a trace`)
        if (tookMs > ANSWERED_WITHIN_MS) faults.push(`${cell}, after ${Math.round(tookMs)} ms`)
        for (const line of newErrorLines()) faults.push(`${cell}, logged ${line.slice(0, 400)}`)
        const isRead = isUseful && action.access === 'open' && !READS_NO_FORM.has(action.pattern)
        // A page may lead elsewhere before or after its form is refused: to signing in, or without the token it is about.
        const isExpected = [sent.status, 302, 401, 404].includes(status)
        refusals.set(status, (refusals.get(status) ?? 0) + 1)
        if (isRead && sent.status && !isExpected) faults.push(`${cell}, not ${sent.status}`)
      }
    }
  }
  return { faults, sentCount, refusals }
}

test('no body, type or number of fields makes any action fail, for visitors, members and staff', async () => {
  expect(ACTIONS.length).toBeGreaterThan(55)
  const { faults, sentCount, refusals } = await sendAll(() => HOSTILE_BODIES)
  expect(faults).toEqual([])
  for (const status of [400, 413, 415]) expect(refusals.get(status), String(status)).toBeGreaterThan(100)
  expect(sentCount).toBeGreaterThan(ACTIONS.length * 20)
}, 240_000)

test('no value in a field that is known makes any action fail', async () => {
  const { faults, sentCount } = await sendAll((action, name) => {
    const isStaffs = action.pattern.startsWith('/blog-admin')
    return name === (isStaffs ? 'staff' : 'member') ? knownFieldsFilled(action) : []
  })
  expect(faults).toEqual([])
  expect(sentCount).toBeGreaterThan(ACTIONS.length * 10)
}, 400_000)

test('an address without a method says which it has', async () => {
  const visitor = people.get('visitor')!
  const acting = new Set(ACTIONS.map(({ pattern }) => pattern))
  const cells = cellsOfRouter()
  for (const { path, pattern } of cells) {
    const allow = acting.has(pattern) ? 'GET, HEAD, POST' : 'GET, HEAD'
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const response = await visitor.request(path, { method })
      await response.text()
      expect([response.status, response.headers.get('allow')], `${method} ${path}`).toEqual([405, allow])
    }
  }
  const page = await visitor.post('/about', { a: '1' })
  expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(await page.text()).toContain('Nothing can be sent to this page')
  expect((await visitor.post('/robots.txt', {})).status).toBe(405)
  expect(errorLines()).toEqual([])
}, 120_000)

test('no part of an address makes any route fail', async () => {
  const parts = [
    '%00',
    '%ff',
    '%zz',
    ...INHERITED_WORDS,
    'x'.repeat(3000),
    '-1',
    '1e99',
    `meal_plan_${'x'.repeat(36)}`,
  ]
  const queries = [
    'q=%00',
    'q=%ff%zz',
    'page=99999999999999999999',
    'page=-1',
    'page=NaN',
    'sort=constructor',
    `q=${'é '.repeat(500)}`,
  ]
  const faults: string[] = []
  const look = async (client: Client, path: string, cell: string) => {
    const response = await client.request(path)
    const body = await response.text()
    if (response.status >= 500 || TRACES.test(body)) faults.push(`${cell}: ${response.status}`)
    if (path.includes('%00') && response.status !== 400) faults.push(`${cell}: ${response.status}, not 400`)
  }
  for (const { pattern, access } of cellsOfRouter()) {
    if (pattern.endsWith('/events')) continue
    const client = people.get(access === 'open' ? 'member' : access)!
    const names = /:\w+\??|\*/g
    if (names.test(pattern))
      for (const part of parts)
        await look(client, pattern.replace(names, part), `${pattern} with ${part.slice(0, 30)}`)
    const path = pattern.replace(names, '018f0000-0000-7000-8000-000000000000')
    for (const query of queries) await look(client, `${path}?${query}`, `${pattern}?${query.slice(0, 30)}`)
  }
  expect(faults).toEqual([])
  expect(errorLines()).toEqual([])
}, 240_000)

test('whoever sends too much reads a sentence about it, also while still sending, and goes on', async () => {
  const visitor = people.get('visitor')!
  const slowly = (sizeBytes: number) => {
    let leftBytes = sizeBytes
    return new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (leftBytes <= 0) return controller.close()
        await new Promise((resolve) => setTimeout(resolve, 5))
        controller.enqueue(new TextEncoder().encode('a'.repeat(64 * 1024)))
        leftBytes -= 64 * 1024
      },
    })
  }
  const send = (path: string, headers: Record<string, string>) =>
    visitor.request(path, {
      method: 'POST',
      body: slowly(3_000_000),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      duplex: 'half',
    } as RequestInit)
  const page = await send('/contact', {})
  expect(page.status).toBe(413)
  expect(await page.text()).toContain('That is more than can be taken at once.')
  const json = await send('/foods/read', { accept: 'application/json' })
  expect([json.status, await json.json()]).toEqual([
    413,
    expect.objectContaining({ ok: false, code: 'too-large' }),
  ])
  // Nobody reads what comes with these; it is taken in all the same.
  for (const path of ['/profile', '/about', '/auth/sign-out', '/billing/portal-session']) {
    const response = await send(path, {})
    await response.text()
    expect(response.status, path).toBeLessThan(500)
  }
})
