import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient, signedUpClient, somebody } from '#tests/support/client.ts'
import { runStaffCreate } from '#tests/support/make-staff.ts'
import { findPostgres, type LocalPostgres, startPostgres } from '#tests/support/postgres.ts'
import { readEmails, type RunningServer, runServer } from '#tests/support/run-server.ts'

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

suite('web processes leave mail to a worker of its own', async () => {
  const [one] = servers as [RunningServer]
  const person = somebody()
  await signedUpClient(one, person)
  const dataDir = mkdtempSync(join(tmpdir(), 'mealwright-worker-'))
  const root = join(import.meta.dirname, '..', '..')
  const worker = spawn(process.execPath, [join(root, 'server', 'start.ts'), '--worker'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: postgres.url,
      AUTH_SECRET: SECRET,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    stdio: 'ignore',
  })
  const isSent = async () =>
    (await readEmails(join(dataDir, 'outbox'))).some((message) => message.to?.[0]?.address === person.email)
  await expect.poll(isSent, { timeout: 40_000, interval: 200 }).toBe(true)
  const ended = new Promise<number | null>((resolve) => worker.once('exit', resolve))
  worker.kill('SIGTERM')
  expect(await ended).toBe(0)
  rmSync(dataDir, { recursive: true, force: true })
})
