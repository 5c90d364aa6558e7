/**
 * `npm test`: the gates (types, lint, format, unused code) and the build, then the suites of test-suites.ts. It ends with
 * what each suite cost, the slowest tests and one line that counts them all. `--quick` (`npm run check`) runs the unit
 * tests only, `--full` everything on both databases. `--ledger` reads the reports of the last run instead (ledger.ts).
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runGates } from './gates.ts'
import { failedTests, slowestTests, suiteCosts } from './test-reports.ts'
import { CACHE, type SuiteResult, runQuickSuites, runSuites } from './test-suites.ts'

const SLOWEST = 20
const LINES_OF_A_FAILURE = 12

process.chdir(join(import.meta.dirname, '..'))
if (process.argv.includes('--ledger')) {
  await import('./ledger.ts')
  process.exit()
}
rmSync(CACHE, { recursive: true, force: true })
mkdirSync(CACHE)
const startedAtMs = performance.now()

// A gate that fails does not keep the tests from running: one run names everything that is wrong.
const gates = await runGates()
const results: SuiteResult[] = []
if (gates.isBuilt)
  results.push(
    ...(process.argv.includes('--quick')
      ? runQuickSuites()
      : await runSuites({ isFull: process.argv.includes('--full') })),
  )

const reports = new Map(results.map(({ title, report }) => [title, report]))
console.log('\n== what each suite took\n')
for (const line of suiteCosts([{ title: 'gates and build', seconds: gates.seconds }, ...results]))
  console.log(line)
console.log(`\n== the slowest ${SLOWEST} tests`)
for (const line of slowestTests(reports, SLOWEST)) console.log(line)
const notes = results.flatMap(({ note }) => note ?? [])
if (notes.length > 0) console.log(`\n== not run\n${notes.join('\n')}`)
const failures = [...results.flatMap(({ crash }) => crash ?? []), ...failedTests(reports, LINES_OF_A_FAILURE)]
if (failures.length > 0) console.log(`\n== failed\n${failures.join('\n')}`)

const sum = (count: 'passed' | 'failed' | 'skipped') =>
  results.reduce((total, result) => total + result[count], 0)
const failed = gates.failed + (gates.isBuilt ? 0 : 1) + sum('failed')
console.log(`\n${((performance.now() - startedAtMs) / 60_000).toFixed(1)} minutes in all`)
console.log(`\n${gates.passed + sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`)
process.exit(failed > 0 ? 1 : 0)
