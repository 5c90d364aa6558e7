import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBalancer } from '#tests/support/balancer.ts'
import { type Client, openClient, signedUpClient, somebody } from '#tests/support/client.ts'
import { findPostgres, type LocalPostgres, startPostgres } from '#tests/support/postgres.ts'
import { freePort, readEmails, type RunningServer, runServer } from '#tests/support/run-server.ts'
import { S3_KEYS, type S3Double, startS3Double } from '#tests/support/s3.ts'
import { startWorker, type RunningWorker } from '#tests/support/start-worker.ts'

const programs = findPostgres()
// Without a PostgreSQL on the machine there is nothing to run these against.
const suite = test.skipIf(programs === null)

const WEB = 3
const WORKERS = 2

let postgres: LocalPostgres
let store: S3Double
let environment: Record<string, string>
const servers: RunningServer[] = []
const workers: RunningWorker[] = []
beforeAll(async () => {
  if (!programs) return
  postgres = await startPostgres(programs)
  store = await startS3Double()
  environment = {
    DATABASE_URL: postgres.url,
    AUTH_SECRET: 'one secret for every process of this test',
    S3_ENDPOINT: store.endpoint,
    S3_REGION: S3_KEYS.region,
    S3_BUCKET: S3_KEYS.bucket,
    S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  }
  servers.push(await web(await freePort()))
  const rest = Array.from({ length: WEB - 1 }, async () => web(await freePort()))
  servers.push(...(await Promise.all(rest)))
  for (let index = 0; index < WORKERS; index++) workers.push(startWorker(environment))
}, 120_000)
afterAll(async () => {
  await Promise.all([...servers, ...workers].map((one) => one.dispose()))
  await store?.close()
  await postgres?.stop()
})

const web = (port: number) => runServer({ port, environment: { ...environment, WORKER: 'off' } })

/** The same person at every process: a client each, with the cookies of the first. */
function everywhere(client: Client): Client[] {
  return servers.map((server) => {
    const other = openClient(server)
    for (const [name, value] of client.cookies) other.cookies.set(name, value)
    return other
  })
}

suite('who signs in at one process is known at all, and signed out everywhere at once', async () => {
  const client = await signedUpClient(servers[0]!)
  const clients = everywhere(client)
  const statuses = () => Promise.all(clients.map(async (one) => (await one.request('/profile')).status))
  expect(await statuses()).toEqual([200, 200, 200])
  await clients[1]!.post('/auth/sign-out', {})
  expect(await statuses()).toEqual([302, 302, 302])
})

suite('a trial is exactly three recipes, asked for at three processes at once', async () => {
  const clients = everywhere(await signedUpClient(servers[0]!))
  const answers = await Promise.all(
    Array.from({ length: 21 }, (_, index) => clients[index % WEB]!.generate()),
  )
  expect(answers.filter((events) => events.some(({ type }) => type === 'recipe'))).toHaveLength(3)
})

suite(
  'a plan asked for at one process, made by a worker, is watched at another and read at the third',
  async () => {
    const [first, second, third] = everywhere(await signedUpClient(servers[0]!)) as [Client, Client, Client]
    const answer = await first.post('/meal-planning', {
      intent: 'create',
      name: 'Over three processes',
      days: '1',
      mealsPerDay: '3',
      idempotencyKey: randomUUID(),
    })
    const planId = /making=(.+)$/.exec(answer.headers.get('location') ?? '')![1]!
    const events = await (await second.request(`/meal-planning/plans/${planId}/events`)).text()
    expect(events).toContain('"status":"ready"')
    const page = await (await third.request(`/meal-planning?plan=${planId}`)).text()
    expect(page).toContain('Over three processes')
  },
)

suite(
  'every process is started anew under load: no request fails, nothing acknowledged is lost, each letter leaves once',
  async () => {
    const balancer = openBalancer(servers)
    const person = somebody()
    const member = await signedUpClient(servers[0]!, person)
    const cookie = [...member.cookies].map((pair) => pair.join('=')).join('; ')
    const failed: string[] = []
    const kept: string[] = []
    const people: string[] = [person.email]
    const over = new AbortController()
    const ask = async (path: string, init?: RequestInit) => {
      const outcome = await balancer.request(path, init).then(
        async (response) => (await response.arrayBuffer(), response.status),
        (error: unknown) => String((error as Error).cause ?? error),
      )
      if (typeof outcome !== 'number' || outcome >= 400) failed.push(`${path}: ${outcome}`)
      return outcome
    }
    const form = (fields: Record<string, string>) => ({
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { cookie },
    })
    const reader = async (path: string) => {
      while (!over.signal.aborted) await ask(path, { headers: { cookie } })
    }
    const writer = async () => {
      for (let turn = 0; !over.signal.aborted; turn++) {
        const name = `Lentils ${letters()}`
        const fields = { intent: 'add', name, quantity: '200', unit: 'grams', idempotencyKey: randomUUID() }
        if (Number(await ask('/meal-planning/pantry', form(fields))) < 400) kept.push(name)
        if (turn % 10 !== 0) continue
        const { email, password } = somebody()
        const address = `10.77.${people.length}.1`
        const status = await ask('/auth/sign-up', {
          method: 'POST',
          body: new URLSearchParams({ email, password }),
          headers: { 'x-forwarded-for': address },
        })
        if (Number(status) < 400) people.push(email)
      }
    }
    const load = [reader('/about'), reader('/dashboard'), reader('/recipes'), writer(), writer()]

    for (const [index, server] of servers.entries()) {
      await server.kill('SIGTERM')
      servers[index] = await web(Number(new URL(server.origin).port))
      await server.dispose()
    }
    await workers[0]!.stop()
    workers.push(startWorker(environment))
    over.abort()
    await Promise.all(load)
    await balancer.stop()

    expect(failed).toEqual([])
    expect(kept.length).toBeGreaterThan(20)
    const pantry = await (
      await fetch(`${servers[0]!.origin}/meal-planning/pantry`, { headers: { cookie } })
    ).text()
    expect(kept.filter((name) => !pantry.includes(name))).toEqual([])
    const sent = async () => {
      const outboxes = await Promise.all(workers.map(({ dataDir }) => readEmails(join(dataDir, 'outbox'))))
      const to = outboxes.flat().map((message) => message.to?.[0]?.address)
      return people.map((email) => to.filter((address) => address === email).length)
    }
    await expect.poll(sent, { timeout: 30_000, interval: 250 }).toEqual(people.map(() => 1))
  },
  120_000,
)

/** Letters alone: figures in a name would be read as an amount. */
const letters = () =>
  randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)
