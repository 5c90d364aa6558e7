/**
 * Fills the blog with made-up articles to measure or to look at; an embedded database while no server runs.
 *
 *   npm run seed -- blog --posts 10000
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#app/config.server.ts'
import { openDatabase } from '#app/db/open.server.ts'
import { seedPosts } from '#app/features/demo/seed-posts.server.ts'

const MOST_POSTS = 1_000_000

const { values } = parseArgs({ options: { posts: { type: 'string', default: '1000' } } })
const posts = Number(values.posts)
try {
  if (!Number.isInteger(posts) || posts < 1 || posts > MOST_POSTS)
    throw new Error(`usage: npm run seed -- blog --posts <1 to ${MOST_POSTS}>`)
  const config = readConfig(process.env)
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: resolve(config.dataDir),
    migrationsDir: join(import.meta.dirname, '..', 'migrations'),
  })
  try {
    console.log(`Seeding ${database.describe()}`)
    await seedPosts(database, { posts, now: new Date(), report: (line) => console.log(`  ${line}`) })
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
