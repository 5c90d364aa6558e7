import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openClient, signedUpClient, somebody } from '#tests/support/client.ts'
import { runStaffCreate } from '#tests/support/make-staff.ts'
import { findPostgres, type LocalPostgres, startPostgres } from '#tests/support/postgres.ts'
import { freePort, readEmails, type RunningServer, runServer } from '#tests/support/run-server.ts'
import { startWorker as startWorkerProcess } from '#tests/support/start-worker.ts'

const programs = findPostgres()
const SECRET = 'one secret for every process of this test'

// Without a PostgreSQL on the machine there is nothing to run these against.
const suite = test.skipIf(programs === null)

let postgres: LocalPostgres
const servers: RunningServer[] = []
beforeAll(async () => {
  if (!programs) return
  postgres = await startPostgres(programs)
  const environment = { DATABASE_URL: postgres.url, AUTH_SECRET: SECRET, WORKER: 'off' }
  for (let index = 0; index < 2; index++) servers.push(await runServer({ environment }))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.dispose()))
  await postgres?.stop()
})

suite('two processes on one PostgreSQL share accounts and sessions', async () => {
  const [one, two] = servers as [RunningServer, RunningServer]
  const client = await signedUpClient(one)
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ')
  const page = await fetch(`${two.origin}/profile`, { headers: { cookie } })
  expect(page.status).toBe(200)
})

suite('[TRIAL-03] twenty parallel requests over two processes give exactly three successes', async () => {
  const [one, two] = servers as [RunningServer, RunningServer]
  for (let round = 0; round < 5; round++) {
    const person = somebody()
    const first = await signedUpClient(one, person)
    const second = openClient(two)
    await second.post('/auth/sign-in', person)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? first : second).generate()),
    )
    expect(answers.filter((events) => events.some((event) => event.type === 'recipe'))).toHaveLength(3)
  }
})

suite(
  'a staff account is made while the servers run; tries at its password are counted by both together',
  async () => {
    const anna = { email: 'anna@staff.example', password: 'several words about nothing' }
    const made = runStaffCreate({
      dataDir: servers[0]!.dataDir,
      databaseUrl: postgres.url,
      arguments: ['--email', anna.email, '--name', 'Anna Miller', '--ask'],
      typed: anna.password,
    })
    expect([made.status, made.stderr]).toEqual([0, ''])
    const signIn = (index: number, password: string) =>
      clients[index % 2]!.post('/blog-admin/login', { email: anna.email, password })
    // One browser, known since its first sign-in, at both servers in turn.
    const clients = servers.map((server) => openClient(server))
    expect((await signIn(0, anna.password)).status).toBe(302)
    for (const [name, value] of clients[0]!.cookies) clients[1]!.cookies.set(name, value)
    const statuses: number[] = []
    for (let index = 0; index < 10; index++) statuses.push((await signIn(index, 'not it')).status)
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 422), 429, 429])
    for (const index of [0, 1]) expect((await signIn(index, anna.password)).status).toBe(429)
  },
)

/** A worker of its own; its end is the test's. */
function startWorker(environment: Record<string, string> = {}) {
  const worker = startWorkerProcess({ DATABASE_URL: postgres.url, AUTH_SECRET: SECRET, ...environment })
  onTestFinished(() => worker.dispose())
  return worker
}

suite('web processes leave mail to a worker of its own', async () => {
  const [one] = servers as [RunningServer]
  const person = somebody()
  await signedUpClient(one, person)
  const { dataDir, stop } = startWorker()
  const isSent = async () =>
    (await readEmails(join(dataDir, 'outbox'))).some((message) => message.to?.[0]?.address === person.email)
  await expect.poll(isSent, { timeout: 40_000, interval: 200 }).toBe(true)
  expect(await stop()).toBe(0)
})

suite(
  'staff run a job again that was given up; a worker does it, and answers for itself on its port',
  async () => {
    const [one] = servers as [RunningServer]
    const olga = { email: 'olga@staff.example', password: 'several words about nothing' }
    const made = runStaffCreate({
      dataDir: one.dataDir,
      databaseUrl: postgres.url,
      arguments: ['--email', olga.email, '--name', 'Olga Owner', '--ask'],
      typed: olga.password,
    })
    expect([made.status, made.stderr]).toEqual([0, ''])
    const staff = openClient(one)
    expect((await staff.post('/blog-admin/login', olga)).status).toBe(302)

    const database = new pg.Client({ connectionString: postgres.url })
    await database.connect()
    onTestFinished(() => database.end())
    const jobId = randomUUID()
    await database.query(
      `insert into pgboss.job (id, name, data, state, completed_on, source_name, source_output)
     values ($1, 'given-up', '{}', 'completed', now(), 'sweep-shopping', '{"message":"the shelf fell"}')`,
      [jobId],
    )
    const page = await (await staff.request('/blog-admin/system')).text()
    expect(page).toContain('the shelf fell')
    expect(page).toContain(`value="${jobId}"`)
    const again = await staff.post('/blog-admin/system', { jobId })
    expect([again.status, await again.text()]).toEqual([
      200,
      expect.stringContaining('is waiting to run again'),
    ])
    expect((await staff.post('/blog-admin/system', { jobId })).status).toBe(404)
    const done = async () => {
      const { rows } = await database.query(
        `select state::text from pgboss.job where name = 'sweep-shopping' order by created_on desc limit 1`,
      )
      return rows[0]
    }
    expect(await done()).toEqual({ state: 'created' })

    const port = await freePort()
    const { stop } = startWorker({ WORKER_PORT: String(port), METRICS_TOKEN: 'a token for figures' })
    await expect.poll(done, { timeout: 60_000, interval: 200 }).toEqual({ state: 'completed' })
    const ask = (path: string, authorization = '') =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization } })
    await expect
      .poll(
        () =>
          ask('/health/live').then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 20_000 },
      )
      .toBe(200)
    expect((await ask('/metrics')).status).toBe(404)
    const figures = await (await ask('/metrics', 'Bearer a token for figures')).text()
    expect(figures).toMatch(/^mealwright_jobs\{queue="sweep-shopping",state="given_up"\} 0$/m)
    expect((await ask('/')).status).toBe(404)
    expect(await stop()).toBe(0)
  },
)
