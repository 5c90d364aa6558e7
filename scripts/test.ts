/** `npm test`: builds, then runs every suite, and ends with one line that counts them all. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from '#server/build.ts'
import { findPostgres, startPostgres } from '#tests/support/postgres.ts'

const root = join(import.meta.dirname, '..')
const cache = join(root, '.cache')

type Counts = { passed: number; failed: number; skipped: number }
const total: Counts = { passed: 0, failed: 0, skipped: 0 }

process.chdir(root)
rmSync(cache, { recursive: true, force: true })
mkdirSync(cache)
buildIfStale(root)

vitest('unit and embedded database', ['--project', 'unit', '--project', 'db'], 'unit.json')

const programs = findPostgres()
if (programs) {
  const postgres = await startPostgres(programs)
  vitest('database on PostgreSQL', ['--project', 'db'], 'postgres.json', { TEST_DATABASE_URL: postgres.url })
  await postgres.stop()
} else {
  console.log('\nNo PostgreSQL on this machine: the database suite ran on the embedded one only.')
}

vitest('the server as a process', ['--project', 'server'], 'server.json')
journeys()

console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed > 0 ? 1 : 0)

function vitest(title: string, args: string[], file: string, environment: Record<string, string> = {}): void {
  console.log(`\n== ${title}`)
  const output = join(cache, file)
  const ran = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...args,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${output}`,
    ],
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test', ...environment } },
  )
  const report = readReport<{
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    numFailedTestSuites: number
  }>(output)
  total.passed += report?.numPassedTests ?? 0
  total.skipped += report?.numPendingTests ?? 0
  // A file that could not be loaded has no tests to count, and still is a failure.
  total.failed += Math.max(report?.numFailedTests ?? 0, ran.status === 0 ? 0 : 1)
}

function journeys(): void {
  console.log('\n== journeys in the browser')
  const ran = spawnSync(
    process.execPath,
    [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'test'],
    { stdio: 'inherit' },
  )
  const report = readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }>(join(cache, 'journeys.json'))
  total.passed += (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0)
  total.skipped += report?.stats.skipped ?? 0
  total.failed += Math.max(report?.stats.unexpected ?? 0, ran.status === 0 ? 0 : 1)
}

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return null
  }
}
