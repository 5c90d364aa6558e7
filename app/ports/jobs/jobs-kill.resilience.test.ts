import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { runProcess } from '#tests/support/child-process.ts'
import { MIGRATIONS_DIR } from '#tests/support/database-template.ts'
import { findPostgres, startPostgres } from '#tests/support/postgres.ts'

const WORKER = join(import.meta.dirname, '..', '..', '..', 'tests', 'support', 'worker-process.ts')
const dataDir = mkdtempSync(join(tmpdir(), 'mealwright-jobs-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('embedded: what a killed process was running runs again, and ends, in the next one', async () => {
  const env = { DATA_DIR: dataDir, MIGRATIONS_DIR, DATABASE_URL: '' }
  const first = runProcess(WORKER, [], { ...env, HOLD: '1', ENQUEUE: '5' })
  await first.printed((lines) => lines.includes('run 5 attempt 1'))
  await first.kill()
  const second = runProcess(WORKER, [], { ...env, HOLD: '' })
  await second.printed((lines) => lines.includes('done 5'))
  expect(second.lines.filter((line) => line.startsWith('run'))).toEqual(['run 5 attempt 2'])
  await second.kill()
}, 60_000)

const programs = findPostgres()
test.skipIf(programs === null)(
  'server: another worker takes over what a killed one was running',
  async () => {
    const postgres = await startPostgres(programs!)
    onTestFinished(postgres.stop)
    const env = { DATABASE_URL: postgres.url, MIGRATIONS_DIR }
    const first = runProcess(WORKER, [], { ...env, HOLD: '1', ENQUEUE: '6' })
    await first.printed((lines) => lines.includes('run 6 attempt 1'))
    const second = runProcess(WORKER, [], { ...env, HOLD: '' })
    await second.printed((lines) => lines.includes('open'))
    await first.kill()
    await second.printed((lines) => lines.includes('done 6'))
    expect(second.lines.filter((line) => line.startsWith('run'))).toEqual(['run 6 attempt 2'])
    await second.kill()
  },
  60_000,
)
