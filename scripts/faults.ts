/**
 * Kills the built server while members write to it, starts it again, and says what of the acknowledged is missing.
 *
 *   npm run faults                          50 kills on each engine that is here
 *   npm run faults -- --kills 10 --seed 7   fewer, at other moments
 *
 * Prints a line per engine and ends with 1 where something was lost. Power cuts, a database that goes away, a full disk
 * and faults of providers have tests of their own: docs/operations.md names them.
 */
import { parseArgs } from 'node:util'
import { buildIfStale } from '#server/build.ts'
import { killServer, type KillReport } from '#tests/support/kill-server.ts'
import { findPostgres, startPostgres } from '#tests/support/postgres.ts'
import makeReadyData from '#tests/support/ready-data.ts'
import { join } from 'node:path'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'all' },
  },
})
const kills = Number(values.kills)
const seed = Number(values.seed)
if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed))
  throw new Error('usage: npm run faults [-- --kills 50 --seed 1 --engine embedded|postgres]')

buildIfStale(join(import.meta.dirname, '..'))
const options = { kills, seed, writers: 4, withinMs: 6000 }
let lostCount = 0

if (values.engine !== 'postgres') {
  await makeReadyData()
  tell('embedded', await killServer(options))
}
if (values.engine !== 'embedded') {
  const programs = findPostgres()
  if (programs === null) console.log('PostgreSQL  not on this machine: not tried')
  else {
    const postgres = await startPostgres(programs)
    try {
      tell(`PostgreSQL ${postgres.version}`, await killServer({ ...options, databaseUrl: postgres.url }))
    } finally {
      await postgres.stop()
    }
  }
}
process.exitCode = lostCount > 0 ? 1 : 0

function tell(engine: string, { acknowledged, lost, restartsMs }: KillReport): void {
  const done = Object.values(acknowledged).reduce((sum, count) => sum + count, 0)
  const kinds = Object.entries(acknowledged).map(([kind, count]) => `${count} ${kind}`)
  const seconds = (ms: number | undefined) => ((ms ?? 0) / 1000).toFixed(1)
  console.log(
    `${engine}: ${kills} kills, ${done} writes acknowledged (${kinds.join(', ')}), ${lost.length} lost; ready again after ${seconds(restartsMs[Math.floor(restartsMs.length / 2)])} s (median), ${seconds(restartsMs.at(-1))} s (slowest)`,
  )
  for (const line of lost) console.log(`  lost: ${line}`)
  lostCount += lost.length
}
