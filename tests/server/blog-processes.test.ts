import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#app/db/open.server.ts'
import { blogCategories } from '#app/db/schema/index.ts'
import { openStoredPages } from '#app/features/site/stored-pages.server.ts'
import { openPostgresPush } from '#app/ports/push/postgres-push.server.ts'
import { MIGRATIONS_DIR } from '#tests/support/database-template.ts'
import { fillSampleBlog, viewsOf } from '#tests/support/blog.ts'
import { findPostgres, type LocalPostgres, startPostgres } from '#tests/support/postgres.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const programs = findPostgres()
const suite = test.skipIf(programs === null)

let postgres: LocalPostgres
let database: Database
const servers: RunningServer[] = []
beforeAll(async () => {
  if (!programs) return
  postgres = await startPostgres(programs)
  database = await openDatabase({
    url: postgres.url,
    dataDir: '',
    migrationsDir: MIGRATIONS_DIR,
    log: () => {},
  })
  await fillSampleBlog(database.db)
  const environment = {
    DATABASE_URL: postgres.url,
    AUTH_SECRET: 'one secret for both processes of this test',
    WORKER: 'off',
  }
  for (let index = 0; index < 2; index++) servers.push(await runServer({ environment }))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.dispose()))
  await database?.close()
  await postgres?.stop()
})

const everywhere = (path: string) =>
  Promise.all(servers.map(async (server) => (await fetch(server.origin + path, { headers: BROWSER })).text()))

suite('a change is on the kept pages of every process as soon as it is told, and not before', async () => {
  const rename = (name: string) =>
    database.db.update(blogCategories).set({ name }).where(eq(blogCategories.slug, 'empty'))
  for (const html of await everywhere('/blog/empty')) expect(html).toContain('<h1>Empty</h1>')
  await rename('Full')
  for (const html of await everywhere('/blog/empty')) expect(html).toContain('<h1>Empty</h1>')
  const push = await openPostgresPush({ database, log: () => {} })
  await openStoredPages(push, () => {}).changed('/blog')
  const isNew = async () => (await everywhere('/blog/empty')).every((html) => html.includes('<h1>Full</h1>'))
  await expect.poll(isNew, { timeout: 2000, interval: 20 }).toBe(true)
  await push.close()
})

suite('[BLOG-46] views of one post in two processes add up exactly', async () => {
  const path = '/blog/nutrition/nutrition-06'
  for (let round = 0; round < 20; round++) await everywhere(path)
  const views = () => viewsOf(database.db, 'nutrition-06')
  await expect.poll(views, { timeout: 5000, interval: 100 }).toBe(40)
})
