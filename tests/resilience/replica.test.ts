import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#app/db/open.server.ts'
import { seedCommunity } from '#app/features/demo/seed-community.server.ts'
import { signedUpClient, somebody } from '#tests/support/client.ts'
import { MIGRATIONS_DIR } from '#tests/support/database-template.ts'
import { findPostgres, type LocalPostgres, startPostgres, startReplica } from '#tests/support/postgres.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

const programs = findPostgres()
const suite = test.skipIf(programs === null)

let postgres: LocalPostgres
let replica: LocalPostgres
let server: RunningServer
beforeAll(async () => {
  if (!programs) return
  postgres = await startPostgres(programs)
  replica = await startReplica(programs, postgres)
  const database = await openDatabase({
    url: postgres.url,
    dataDir: '',
    migrationsDir: MIGRATIONS_DIR,
    log: () => {},
  })
  await seedCommunity(database, { posts: 30, now: new Date(), report: () => {} })
  await database.close()
  const environment = { DATABASE_URL: postgres.url, DATABASE_REPLICA_URL: replica.url }
  server = await runServer({ environment })
}, 120_000)
afterAll(async () => {
  await server?.dispose()
  await replica?.stop()
  await postgres?.stop()
})

async function on<T>({ url }: LocalPostgres, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

const rename = (from: string, to: string) =>
  on(postgres, (client) =>
    client.query('update public_recipes set title = $2 where title = $1 returning id', [from, to]),
  )
const firstTitle = () =>
  on(postgres, async (client) => {
    const { rows } = await client.query<{ title: string }>(
      'select title from public_recipes order by created_at desc, id desc limit 1',
    )
    return rows[0]!.title
  })

async function premium() {
  const person = somebody()
  const client = await signedUpClient(server, person)
  await on(postgres, (one) =>
    one.query(`update profiles set subscription = 'premium' where email = $1`, [person.email]),
  )
  return {
    client,
    book: async () => {
      const response = await client.request('/public-recipes')
      return { status: response.status, html: await response.text() }
    },
  }
}

suite(
  'the book is read from the replica, by whoever has just written from the primary, and by all once it lags',
  async () => {
    const title = await firstTitle()
    const { client, book } = await premium()
    const isCaughtUp = () =>
      on(replica, async (one) => {
        const { rows } = await one.query('select 1 from public_recipes where title = $1', [title])
        return rows.length > 0
      })
    await expect.poll(isCaughtUp, { timeout: 20_000 }).toBe(true)
    // The server has to have seen that it is fresh, which it looks for every second.
    await new Promise((resolve) => setTimeout(resolve, 2500))

    await on(replica, (one) => one.query('select pg_wal_replay_pause()'))
    expect((await rename(title, 'Named anew on the primary')).rowCount).toBe(1)
    const fromReplica = await book()
    expect(fromReplica.html).toContain(title)
    expect(fromReplica.html).not.toContain('Named anew on the primary')

    const written = await client.post('/profile', { intent: 'change-label', label: 'Somebody Else' })
    expect(written.status).toBe(200)
    expect(client.cookies.get('recent_write')).toBe('1')
    expect((await book()).html).toContain('Named anew on the primary')

    // Nobody else waits longer than five seconds for it either: the replica is left out by then.
    const other = await premium()
    const isNew = async () => (await other.book()).html.includes('Named anew on the primary')
    other.client.cookies.delete('recent_write')
    await expect.poll(isNew, { timeout: 10_000, interval: 250 }).toBe(true)
    await on(replica, (one) => one.query('select pg_wal_replay_resume()'))
  },
  60_000,
)

/** As the server last said. */
const isReadFrom = () => {
  const said = server.output()
  return said.lastIndexOf('The replica is read from') > said.lastIndexOf('The replica is too far behind')
}

suite(
  'a replica that goes costs no answer',
  async () => {
    const { client, book } = await premium()
    client.cookies.delete('recent_write')
    await expect.poll(isReadFrom, { timeout: 20_000 }).toBe(true)
    await replica.restart(async () => {
      for (let asked = 0; asked < 10; asked++) expect((await book()).status).toBe(200)
      // One that is back before the server has looked was never away for it, and it says nothing.
      await expect.poll(isReadFrom, { timeout: 20_000 }).toBe(false)
    })
    await expect.poll(isReadFrom, { timeout: 20_000 }).toBe(true)
    expect((await book()).status).toBe(200)
  },
  60_000,
)
