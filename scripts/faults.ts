/**
 * Kills the built server while members write to it, starts it again, and says what of the acknowledged is missing; kills
 * it while a model writes plans, and says how many calls were asked again; sets its clock forward and back.
 *
 *   npm run bench -- faults                                         50 kills, 10 of plans, on each engine that is here
 *   npm run bench -- faults --kills 10 --plan-kills 3 --seed 7   fewer, at other moments
 *
 * Prints three lines per engine and ends with 1 where something was lost, asked again too often or broken. Power cuts, a
 * database that goes away, a full disk and faults of providers have tests of their own: docs/operations.md names them.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfStale } from '#server/build.ts'
import { startFakeAi } from '#tests/support/fake-ai/server.ts'
import { killPlans } from '#tests/support/kill-plans.ts'
import { killServer, type KillReport } from '#tests/support/kill-server.ts'
import { countableReply } from '#tests/support/plans.ts'
import { findPostgres, startPostgres } from '#tests/support/postgres.ts'
import makeReadyData from '#tests/support/ready-data.ts'
import { setClocks } from '#tests/support/set-clocks.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    'plan-kills': { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'all' },
  },
})
const kills = Number(values.kills)
const planKills = Number(values['plan-kills'])
const seed = Number(values.seed)
if (![kills, planKills, seed].every(Number.isInteger) || kills < 0 || planKills < 0)
  throw new Error(
    'usage: npm run bench -- faults [--kills 50 --plan-kills 10 --seed 1 --engine embedded|postgres]',
  )

await buildIfStale(join(import.meta.dirname, '..'))
await makeReadyData()
if (values.engine !== 'postgres') await tryEngine('embedded')
if (values.engine !== 'embedded') {
  const programs = findPostgres()
  if (programs === null) console.log('PostgreSQL  not on this machine: not tried')
  else await tryEngine('PostgreSQL', () => startPostgres(programs))
}

async function tryEngine(
  engine: string,
  start?: () => Promise<{ url: string; version: string; stop(): Promise<void> }>,
): Promise<void> {
  // A database of its own for each: plans are counted over all members there are.
  const on = async (run: (databaseUrl: string | undefined) => Promise<void>) => {
    const server = await start?.()
    try {
      await run(server?.url)
    } finally {
      await server?.stop()
    }
  }
  if (kills > 0)
    await on(async (databaseUrl) =>
      tellKills(
        engine,
        await killServer({ kills, seed, writers: 4, withinMs: 6000, ...(databaseUrl && { databaseUrl }) }),
      ),
    )
  if (planKills > 0) await on((databaseUrl) => killModelPlans(engine, databaseUrl))
  await on(async (databaseUrl) => {
    const { held, broken } = await setClocks(databaseUrl ? { databaseUrl } : {})
    console.log(
      `${engine}: the clock set an hour forward, back, and an hour back: ${held.length} of ${held.length + broken.length} held`,
    )
    tellFaults('broken', broken)
  })
}

function tellKills(engine: string, { acknowledged, lost, restartsMs }: KillReport): void {
  const done = Object.values(acknowledged).reduce((sum, count) => sum + count, 0)
  const kinds = Object.entries(acknowledged).map(([kind, count]) => `${count} ${kind}`)
  const seconds = (ms: number | undefined) => ((ms ?? 0) / 1000).toFixed(1)
  console.log(
    `${engine}: ${kills} kills, ${done} writes acknowledged (${kinds.join(', ')}), ${lost.length} lost; ready again after ${seconds(restartsMs[Math.floor(restartsMs.length / 2)])} s (median), ${seconds(restartsMs.at(-1))} s (slowest)`,
  )
  tellFaults('lost', lost)
}

/** Plans of nine meals by a model of our own, each killed once; every call is counted where it arrives. */
async function killModelPlans(engine: string, databaseUrl = ''): Promise<void> {
  const double = await startFakeAi({ tokensPerSecond: 400 })
  double.say(countableReply)
  const dataDir = mkdtempSync(join(tmpdir(), 'mealwright-faults-'))
  try {
    const report = await killPlans({
      kills: planKills,
      plansEach: 1,
      days: 3,
      mealsPerDay: 3,
      withinMs: 1500,
      environment: {
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        AI_PROVIDER: 'openai-compatible',
        AI_BASE_URL: double.baseUrl,
        AI_TEXT_MODEL: 'double',
      },
      seed,
    })
    const againCount = Math.max(0, double.calls.length - report.meals)
    console.log(
      `${engine}: ${planKills} kills of plans (${report.killsAtWork} at work), ${report.ready} of ${report.plans} whole, ${double.calls.length} calls to the model for ${report.meals} meals, ${againCount} asked again, ${report.mostAskedAgain} at most of one kill`,
    )
    tellFaults('broken', [
      ...(report.ready < report.plans ? [`${report.plans - report.ready} plans are not whole`] : []),
      ...(report.doubled + report.orphans + report.miscounted > 0
        ? [`${report.doubled} meals twice, ${report.orphans} without a slot, ${report.miscounted} miscounted`]
        : []),
      ...(report.mostAskedAgain > 1 ? [`${report.mostAskedAgain} calls of one plan were asked again`] : []),
    ])
  } finally {
    await double.close()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

function tellFaults(word: string, faults: readonly string[]): void {
  for (const line of faults) console.log(`  ${word}: ${line}`)
  if (faults.length > 0) process.exitCode = 1
}
