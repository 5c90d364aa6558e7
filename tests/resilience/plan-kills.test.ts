import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startFakeAi } from '#tests/support/fake-ai/server.ts'
import { killPlans } from '#tests/support/kill-plans.ts'
import { countableReply } from '#tests/support/plans.ts'
import { findPostgres, startPostgres } from '#tests/support/postgres.ts'

const folder = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mealwright-plans-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }))
  return dataDir
}
const WHOLE = { doubled: 0, orphans: 0, miscounted: 0 }

test('[PLAN-18] kill -9 at random moments, the kitchen: every plan is whole after the restart, no slot twice', async () => {
  const environment = { DATA_DIR: folder(), DATABASE_URL: '' }
  const report = await killPlans({
    kills: 3,
    plansEach: 2,
    days: 7,
    mealsPerDay: 6,
    withinMs: 1500,
    environment,
    seed: 1,
  })
  expect(report).toMatchObject({ ...WHOLE, plans: 6, ready: 6, meals: 6 * 42 })
}, 240_000)

test('[PLAN-18] kill -9 at random moments, a model: at most one call a kill is asked again', async () => {
  const double = await startFakeAi({ tokensPerSecond: 400 })
  onTestFinished(() => double.close())
  double.say(countableReply)
  const environment = {
    DATA_DIR: folder(),
    DATABASE_URL: '',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: double.baseUrl,
    AI_TEXT_MODEL: 'double',
  }
  const kills = 3
  const report = await killPlans({
    kills,
    plansEach: 1,
    days: 3,
    mealsPerDay: 3,
    withinMs: 1500,
    environment,
    seed: 2,
  })
  expect(report).toMatchObject({ ...WHOLE, plans: kills, ready: kills, meals: kills * 9 })
  expect(double.calls.length - report.meals).toBeLessThanOrEqual(kills)
  expect(report.mostAskedAgain).toBeLessThanOrEqual(1)
  // Two meals are written at a time, so a kill can lose two; the kitchen fills in for at most one of them.
  expect(report.filledByKitchen).toBeLessThanOrEqual(kills)
}, 240_000)

const programs = findPostgres()
test.skipIf(programs === null)(
  '[PLAN-18] kill -9 with PostgreSQL: another process takes the plan over',
  async () => {
    const postgres = await startPostgres(programs!)
    onTestFinished(postgres.stop)
    const environment = { DATA_DIR: folder(), DATABASE_URL: postgres.url }
    const report = await killPlans({
      kills: 1,
      plansEach: 2,
      days: 7,
      mealsPerDay: 6,
      withinMs: 500,
      environment,
      seed: 3,
    })
    expect(report).toMatchObject({ ...WHOLE, plans: 2, ready: 2 })
  },
  240_000,
)
