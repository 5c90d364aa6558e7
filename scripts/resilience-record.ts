/**
 * Records for which sources each test of crashes, outages and clocks last passed, so that `npm test` runs only the tests
 * whose guarded files changed since. The record is committed.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stampOf } from '#server/build-stamp.ts'

const root = join(import.meta.dirname, '..')
const RECORD = join(root, 'tests', 'resilience', 'last-pass.json')
const TESTS = ['tests/resilience/*.test.ts', 'app/**/*.resilience.test.ts']

/** What every one of them guards, and what they are made with. */
const GUARDED = [
  'server/**/*.ts',
  'app/db/**/*.ts',
  'app/ports/**/*.ts',
  'app/jobs.server.ts',
  'app/services.server.ts',
  'migrations/*.sql',
  'package-lock.json',
  'tests/support/{kill,restart,set-clocks}*.ts',
  'tests/support/{postgres,run-server,child-process,kitchen-writes}.ts',
  'tests/support/{plan,worker,writer}-process.ts',
]
/** The features that some of them interrupt, besides. */
const INTERRUPTED: Readonly<Record<string, string>> = {
  'tests/resilience/import-kills.test.ts': 'app/features/blog/admin/moving/**/*.ts',
  'tests/resilience/joint-pantry-kills.test.ts': 'app/features/{household,pantry,cooking}/**/*.ts',
  'tests/resilience/kitchen-kills.test.ts': 'app/features/{pantry,cooking,shopping}/**/*.ts',
  'tests/resilience/letter-kills.test.ts': 'app/features/{letters,mail,newsletter}/**/*.ts',
  'tests/resilience/plan-kills.test.ts': 'app/features/plans/**/*.ts',
}

/** The files of the suite, and of these the ones that have not passed since what they guard changed. */
export function resilienceTests(): { all: string[]; due: string[] } {
  const all = globSync(TESTS, { cwd: root }).toSorted()
  const passed = readRecord()
  return { all, due: all.filter((file) => passed[file] !== hashFor(file)) }
}

export function recordResiliencePass(files: readonly string[]): void {
  const { all } = resilienceTests()
  const passed = { ...readRecord(), ...Object.fromEntries(files.map((file) => [file, hashFor(file)])) }
  const current = Object.fromEntries(all.flatMap((file) => (passed[file] ? [[file, passed[file]]] : [])))
  writeFileSync(RECORD, `${JSON.stringify(current, null, 2)}\n`)
}

function hashFor(file: string): string {
  const patterns = [...GUARDED, ...(INTERRUPTED[file] ? [INTERRUPTED[file]] : [])]
  const sources = globSync(patterns, { cwd: root }).toSorted()
  const test = readFileSync(join(root, file))
  return createHash('sha256').update(stampOf(root, sources)).update(test).digest('hex')
}

function readRecord(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}
