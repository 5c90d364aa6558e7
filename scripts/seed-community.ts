/**
 * Fills the database with a community to measure or to look at; an embedded one while no server runs.
 *
 *   npm run seed -- community --posts 100000
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#app/config.server.ts'
import { openDatabase } from '#app/db/open.server.ts'
import { seedCommunity } from '#app/features/demo/seed-community.server.ts'

const { values } = parseArgs({ options: { posts: { type: 'string', default: '1000' } } })
const posts = Number(values.posts)
try {
  if (!Number.isInteger(posts) || posts < 1 || posts > 10_000_000)
    throw new Error('usage: npm run seed -- community --posts <1 to 10000000>')
  const config = readConfig(process.env)
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: resolve(config.dataDir),
    migrationsDir: join(import.meta.dirname, '..', 'migrations'),
  })
  try {
    console.log(`Seeding ${database.describe()}`)
    await seedCommunity(database, { posts, now: new Date(), report: (line) => console.log(`  ${line}`) })
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
