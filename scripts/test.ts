/**
 * `npm test`: the gates (types, lint, format, unused code) and the build, then every suite; it ends with the slowest
 * tests and one line that counts them all. With `--quick` (`npm run check`) of the suites only the unit tests.
 */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgres, startPostgres } from '#tests/support/postgres.ts'
import { runGates } from './gates.ts'
import { failedTests, flakyTests, slowestTests } from './test-reports.ts'

const SLOWEST = 20
const LINES_OF_A_FAILURE = 12
const UNIT = ['--project', 'domain', '--project', 'unit']
const root = join(import.meta.dirname, '..')
const cache = join(root, '.cache')
// A log of a run that nobody watches is read as text.
const environment = { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }) }

const total = { passed: 0, failed: 0, skipped: 0 }
const reports = new Map<string, unknown>()
/** Suites that failed without a test that did: a crash, or an error between tests. */
const unexplained: string[] = []

process.chdir(root)
rmSync(cache, { recursive: true, force: true })
mkdirSync(cache)

// A gate that fails does not keep the tests from running: one run names everything that is wrong.
const gates = await runGates()
total.passed += gates.passed
total.failed += gates.failed

if (!gates.isBuilt) total.failed++
else if (process.argv.includes('--quick')) vitest('unit', UNIT, 'unit.json')
else await runEverySuite()

console.log(`\n== the slowest ${SLOWEST} tests`)
for (const line of slowestTests(reports, SLOWEST)) console.log(line)
const flaky = flakyTests(reports, LINES_OF_A_FAILURE)
if (flaky.length > 0) console.log(`\n== flaky: passed when tried again\n${flaky.join('\n')}`)
const failures = [...unexplained, ...failedTests(reports, LINES_OF_A_FAILURE)]
if (failures.length > 0) console.log(`\n== failed\n${failures.join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed > 0 ? 1 : 0)

async function runEverySuite(): Promise<void> {
  vitest('unit and embedded database', [...UNIT, '--project', 'db'], 'unit.json')
  const programs = findPostgres()
  if (programs) {
    const postgres = await startPostgres(programs)
    vitest('database on PostgreSQL', ['--project', 'db'], 'postgres.json', {
      TEST_DATABASE_URL: postgres.url,
    })
    await postgres.stop()
  } else {
    console.log('\nNo PostgreSQL on this machine: the database suite ran on the embedded one only.')
  }
  vitest('the server as a process', ['--project', 'server'], 'server.json')
  journeys()
}

function vitest(title: string, args: string[], file: string, settings: Record<string, string> = {}): void {
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
    { stdio: 'inherit', env: { ...environment, NODE_ENV: 'test', ...settings } },
  )
  const report = readReport<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(
    title,
    output,
  )
  total.passed += report?.numPassedTests ?? 0
  total.skipped += report?.numPendingTests ?? 0
  countFailures(title, report?.numFailedTests ?? 0, ran)
}

function journeys(): void {
  const title = 'journeys in the browser'
  console.log(`\n== ${title}`)
  const ran = spawnSync(
    process.execPath,
    [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'test'],
    { stdio: 'inherit', env: environment },
  )
  const report = readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }>(title, join(cache, 'journeys.json'))
  total.passed += (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0)
  total.skipped += report?.stats.skipped ?? 0
  countFailures(title, report?.stats.unexpected ?? 0, ran)
}

function countFailures(title: string, failedTestCount: number, ran: SpawnSyncReturns<unknown>): void {
  total.failed += failedTestCount
  if (ran.status === 0 || failedTestCount > 0) return
  // A file that could not be loaded has no tests to count, and still is a failure.
  total.failed++
  unexplained.push(`${title}: ended with ${ran.signal ?? ran.status}; what it printed above says why`)
}

function readReport<T>(suite: string, file: string): T | null {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as T
    reports.set(suite, report)
    return report
  } catch {
    return null
  }
}
