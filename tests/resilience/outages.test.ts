import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, openClient, signedUpClient } from '#tests/support/client.ts'
import { runStaffCreate } from '#tests/support/make-staff.ts'
import { findPostgres, type LocalPostgres, startPostgres } from '#tests/support/postgres.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

const programs = findPostgres()
// Without a PostgreSQL on the machine there is nothing to take away.
const suite = test.skipIf(programs === null)

const ANNA = { email: 'anna@staff.example', password: 'several words about nothing' }
const MEMBER_PAGES = [
  '/upload',
  '/recipes',
  '/dashboard',
  '/meal-planning',
  '/public-recipes',
  '/profile',
  '/pricing',
]
const VISITOR_PAGES = ['/blog/all', '/blog/search?q=soup', '/blog/nutrition/none']
const ANSWERS = [
  '/blog/feed.xml',
  '/blog/atom.xml',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/posts.xml',
]
const KEPT = ['/', '/blog', '/pricing', '/about']
/** Readiness gives up by itself after 1.5 s; without that it would wait for the pool, which takes 5 s. */
const POOL_GIVES_UP_MS = 5000

let postgres: LocalPostgres
let server: RunningServer
let member: Client
let staff: Client
let visitor: Client
beforeAll(async () => {
  if (!programs) return
  postgres = await startPostgres(programs)
  server = await runServer({ environment: { DATABASE_URL: postgres.url } })
  const made = runStaffCreate({
    dataDir: server.dataDir,
    databaseUrl: postgres.url,
    arguments: ['--email', ANNA.email, '--name', 'Anna Miller', '--ask'],
    typed: ANNA.password,
  })
  expect(made.status).toBe(0)
  member = await signedUpClient(server)
  visitor = openClient(server)
  staff = openClient(server)
  expect((await staff.post('/blog-admin/login', ANNA)).status).toBe(302)
})
afterAll(async () => {
  await server?.dispose()
  await postgres?.stop()
})

const asText = async (response: Response) => ({
  status: response.status,
  headers: response.headers,
  text: await response.text(),
})
/** What a process writes comes through a pipe, a moment after its answer. */
const isLogged = (id: string) =>
  server
    .output()
    .split('\n')
    .some((line) => line.includes(`"requestId":"${id}"`) && line.includes('"error":{'))

/** What everybody gets while the database is not there. */
async function expectOutage(): Promise<void> {
  const askedMs = performance.now()
  const ready = await fetch(`${server.origin}/health/ready`)
  expect(performance.now() - askedMs).toBeLessThan(POOL_GIVES_UP_MS)
  expect(ready.status).toBe(503)
  expect(await ready.json()).toMatchObject({ status: 'not ready', reason: 'database' })
  expect((await fetch(`${server.origin}/health/live`)).status).toBe(200)

  const asked: [Client, string][] = [
    ...MEMBER_PAGES.map((path): [Client, string] => [member, path]),
    ...VISITOR_PAGES.map((path): [Client, string] => [visitor, path]),
    [staff, '/blog-admin/dashboard'],
    [staff, '/blog-admin/posts'],
  ]
  for (const [client, path] of asked) {
    const page = await asText(await client.request(path))
    expect(page.status, path).toBe(503)
    expect(Number(page.headers.get('retry-after')), path).toBeGreaterThan(0)
    expect(page.headers.get('cache-control'), path).toContain('no-store')
    expect(page.text, path).toContain('Back in a moment')
    if (client !== visitor) expect(page.text, path).not.toMatch(/Log In|Sign Up|Get Started/)
    const [, id] = /Reference for support: (?:<!-- -->)?([\w-]+)/.exec(page.text) ?? []
    expect(id, path).toBe(page.headers.get('x-request-id'))
    await expect.poll(() => isLogged(id!), { message: path }).toBe(true)
  }
  for (const path of ANSWERS) {
    const answer = await asText(await visitor.request(path))
    expect([path, answer.status]).toEqual([path, 503])
    expect(Number(answer.headers.get('retry-after')), path).toBeGreaterThan(0)
    expect(answer.text, path).toContain(answer.headers.get('x-request-id'))
  }
  for (const path of KEPT) {
    const page = await asText(await visitor.request(path))
    expect([path, page.status]).toEqual([path, 200])
  }
}

/** What a page's script sends and asks for. */
async function expectOutageInPlace(): Promise<void> {
  const data = await asText(await member.request('/recipes.data'))
  expect(data.status).toBe(503)
  expect(Number(data.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(data.text).toContain(data.headers.get('x-request-id'))

  const form = { intent: 'add-list', list: '500 g lentils', idempotencyKey: randomUUID() }
  for (const path of ['/meal-planning/pantry.data', '/meal-planning/ingredients']) {
    const sent = await asText(await member.post(path, form))
    expect([path, sent.status]).toEqual([path, 503])
    expect(Number(sent.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(sent.text).toContain('unavailable')
    expect(sent.text).toMatch(/We cannot reach our data right now/)
  }
}

async function expectWell(): Promise<void> {
  await expect
    .poll(async () => (await fetch(`${server.origin}/health/ready`)).status, {
      timeout: 15_000,
      interval: 200,
    })
    .toBe(200)
  for (const path of MEMBER_PAGES) expect((await member.request(path)).status, path).toBe(200)
  expect((await staff.request('/blog-admin/dashboard')).status).toBe(200)
}

const keepPages = () => Promise.all(KEPT.map((path) => visitor.request(path)))

const OUTAGES = [
  ['frozen', (during: () => Promise<void>) => postgres.freeze(during)],
  ['gone', (during: () => Promise<void>) => postgres.restart(during)],
] as const

for (const [state, bring] of OUTAGES)
  suite(
    `a database that is ${state}: 503 with a page, an id and when to come back; kept pages stay; all is well after it`,
    { timeout: 240_000 },
    async () => {
      await keepPages()
      await bring(async () => {
        await expectOutage()
        await expectOutageInPlace()
      })
      await expectWell()
    },
  )
