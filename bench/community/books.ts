import { join } from 'node:path'
import { type Database, openDatabase } from '#app/db/open.server.ts'
import { profiles } from '#app/db/schema/index.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { seedCommunity } from '#app/features/demo/seed-community.server.ts'
import { databaseUrl, runOnServer } from '#tests/support/database-template.ts'

const MIGRATIONS_DIR = join(import.meta.dirname, '..', '..', 'migrations')

/** A seeded database to measure, and whoever looks at it. */
export type Feed = { posts: number; database: Database; viewer: Member }

const report = (line: string) => console.error(`  ${line}`)

/** The embedded database of a folder, seeded if it is not yet. */
export async function openEmbeddedFeed(folder: string, posts: number): Promise<Feed> {
  const dataDir = join(folder, `embedded-${posts}`)
  return seeded(await openDatabase({ dataDir, migrationsDir: MIGRATIONS_DIR }), posts)
}

/** A database of its own on a server, made and seeded if it is not there. */
export async function openServerFeed(serverUrl: string, posts: number): Promise<Feed> {
  const name = `mealwright_book_${posts}`
  await runOnServer(serverUrl, `create database ${name}`).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === '42P04')) throw error
  })
  const url = databaseUrl(serverUrl, name)
  return seeded(await openDatabase({ url, dataDir: '', migrationsDir: MIGRATIONS_DIR }), posts)
}

async function seeded(database: Database, posts: number): Promise<Feed> {
  const { rows } = await database.pool.query<{ count: number }>(
    'select posts_count as count from community_totals',
  )
  if ((rows[0]?.count ?? 0) === 0) {
    console.error(`Seeding ${posts} posts into ${database.describe()}`)
    await seedCommunity(database, { posts, now: new Date('2026-11-20T12:00:00Z'), report })
  }
  const [profile] = await database.db.select().from(profiles).limit(1)
  const { id, email, displayName } = profile!
  const viewer = {
    id,
    email,
    label: displayName,
    tier: 'premium',
    isEmailConfirmed: true,
    sessionId: id,
  } as const
  return { posts, database, viewer }
}
