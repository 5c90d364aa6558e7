/** The suites of `npm test` and `npm test -- --full`: what each runs, and what came of it. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPostgres, startPostgres } from '#tests/support/postgres.ts'
import { recordResiliencePass, resilienceTests } from './resilience-record.ts'

export type SuiteResult = {
  title: string
  seconds: number
  passed: number
  failed: number
  skipped: number
  report: unknown
  /** Said of a suite that failed without a test that did: it crashed, or an error came between tests. */
  crash?: string
  /** Why something was not run. */
  note?: string
}

const root = join(import.meta.dirname, '..')
export const CACHE = join(root, '.cache')

/**
 * Database tests that run on the embedded database beside PostgreSQL, by the start of their path: where the engines
 * differ (one session, locks, notifications, dumps, durability, search, triggers) or where a feature leans on that. The
 * rest runs on PostgreSQL here, whose sessions really compete, and on both in `npm test -- --full`.
 */
const ALSO_EMBEDDED = [
  'app/db/',
  'app/ports/jobs/',
  'app/ports/log/',
  'app/ports/push/',
  'app/features/account/accounts',
  'app/features/account/delete-account',
  'app/features/account/export-member',
  'app/features/account/limits',
  'app/features/billing/allowance',
  'app/features/billing/event-orders',
  'app/features/blog/public/blog-queries',
  'app/features/blog/public/view-counts',
  'app/features/community/community',
  'app/features/community/counts',
  'app/features/foods/import-foods',
  'app/features/mail/mail-queue',
  'app/features/pantry/joint-pantry',
  'app/features/pantry/ledger',
  'app/features/plans/plans',
  'app/features/plans/progress/',
  'app/features/recipes/saved/saved-recipes',
  'app/features/shopping/shopping',
  'app/features/site/stored-pages',
  'app/features/staff/staff-sessions',
]

export const runQuickSuites = (): SuiteResult[] => [
  vitest('unit', ['--project', 'domain', '--project', 'unit']),
]

export async function runSuites({ isFull }: { isFull: boolean }): Promise<SuiteResult[]> {
  return [
    ...runQuickSuites(),
    ...(await runDatabaseSuites(isFull)),
    vitest('server', ['--project', 'server']),
    runResilience(isFull),
    ...(isFull ? [vitest('commands', ['--project', 'commands'])] : []),
    journeys(),
  ]
}

async function runDatabaseSuites(isFull: boolean): Promise<SuiteResult[]> {
  const programs = findPostgres()
  if (!programs)
    return [
      {
        ...vitest('database, embedded', ['--project', 'db']),
        note: 'The database tests on PostgreSQL: there is none on this machine. They ran on the embedded database.',
      },
    ]
  const postgres = await startPostgres(programs)
  const onServer = vitest('database, PostgreSQL', ['--project', 'db'], { TEST_DATABASE_URL: postgres.url })
  await postgres.stop()
  const also = isFull ? [] : ALSO_EMBEDDED
  return [onServer, vitest('database, embedded', ['--project', 'db', ...also])]
}

/** Crashes, outages and clocks: all in the full run, otherwise those whose guarded files changed since they last passed. */
function runResilience(isFull: boolean): SuiteResult {
  const title = 'resilience'
  const { all, due } = resilienceTests()
  const files = isFull ? all : due
  const note = `resilience: ${all.length - files.length} of ${all.length} files, because nothing that they guard has changed since they passed`
  if (files.length === 0) return { title, seconds: 0, passed: 0, failed: 0, skipped: 0, report: {}, note }
  const result = vitest(title, ['--project', 'resilience', ...files])
  if (result.failed === 0) recordResiliencePass(files)
  return files.length === all.length ? result : { ...result, note }
}

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number }

function vitest(title: string, args: string[], settings: Record<string, string> = {}): SuiteResult {
  const file = join(CACHE, `${title.replaceAll(/\W+/g, '-').toLowerCase()}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  return runSuite(title, join('vitest', 'vitest.mjs'), ['run', ...args, ...reporters], settings, () => {
    const report = readReport<VitestReport>(file)
    return {
      report,
      passed: report?.numPassedTests ?? 0,
      failed: report?.numFailedTests ?? 0,
      skipped: report?.numPendingTests ?? 0,
    }
  })
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

function journeys(): SuiteResult {
  return runSuite('journeys', join('@playwright', 'test', 'cli.js'), ['test'], {}, () => {
    const report = readReport<PlaywrightReport>(join(CACHE, 'journeys.json'))
    const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
    return { report, passed: expected, failed: unexpected + flaky, skipped }
  })
}

/** Runs a program of node_modules to its end and counts what its report says. */
function runSuite(
  title: string,
  program: string,
  args: readonly string[],
  settings: Record<string, string>,
  count: () => Pick<SuiteResult, 'passed' | 'failed' | 'skipped'> & { report: unknown },
): SuiteResult {
  console.log(`\n== ${title}`)
  const startedAtMs = performance.now()
  const ran = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      // The log of a run that nobody watches is read as text.
      ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
      ...(program.startsWith('vitest') ? { NODE_ENV: 'test' } : {}),
      ...settings,
    },
  })
  const seconds = (performance.now() - startedAtMs) / 1000
  const counted = count()
  if (ran.status === 0 || counted.failed > 0) return { title, seconds, ...counted }
  // A file that could not be loaded has no tests to count, and still is a failure.
  const crash = `${title}: ended with ${ran.signal ?? ran.status}; what it printed above says why`
  return { title, seconds, ...counted, failed: 1, crash }
}

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return null
  }
}
