/** What the reports of vitest and Playwright say of a run: what its suites cost, its slowest tests, and what failed. */
import { availableParallelism } from 'node:os'
import { stripVTControlCharacters } from 'node:util'

type ReportedTest = { title: string; seconds: number; failures: string[] }
type Suite = { title: string; seconds: number; report?: unknown }
type VitestReport = {
  testResults?: {
    name: string
    status: string
    message?: string
    assertionResults: {
      fullName: string
      status: string
      duration?: number | null
      failureMessages?: string[]
    }[]
  }[]
}
type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: {
    file: string
    title: string
    ok: boolean
    tests: { results: { duration: number; errors?: { message?: string }[] }[] }[]
  }[]
}

/** One line per test, slowest first: seconds, where it ran, file and title. */
export function slowestTests(reports: ReadonlyMap<string, unknown>, count: number): string[] {
  return everyTest(reports)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ seconds, title }) => `${seconds.toFixed(1).padStart(6)} s  ${title}`)
}

/** Each test that failed, with the first lines of what it said: a long run is read from its end. */
export function failedTests(reports: ReadonlyMap<string, unknown>, linesEach: number): string[] {
  return everyTest(reports)
    .filter(({ failures }) => failures.length > 0)
    .map(({ title, failures }) => {
      const lines = stripVTControlCharacters(failures.join('\n')).split('\n').slice(0, linesEach)
      return [title, ...lines].join('\n    ')
    })
}

/**
 * A table of wall seconds: each suite, what a worker of it spent in tests, and the rest: starting, loading modules,
 * making databases and servers, and waiting for the other worker at the end.
 */
export function suiteCosts(suites: readonly Suite[], workers = availableParallelism()): string[] {
  const rows = suites.map(({ title, seconds, report }) => {
    const tests = report ? everyTest(new Map([[title, report]])) : []
    const inTests = tests.reduce((sum, test) => sum + test.seconds, 0) / workers
    const figures = report ? [seconds, inTests, Math.max(0, seconds - inTests)] : [seconds]
    return [title, ...figures.map((figure) => figure.toFixed(1))]
  })
  return [['suite', 'seconds', 'in tests', 'set-up'], ...rows].map(
    ([title = '', seconds = '', inTests = '', setUp = '']) =>
      title.padEnd(22) + seconds.padStart(10) + inTests.padStart(11) + setUp.padStart(9),
  )
}

function everyTest(reports: ReadonlyMap<string, unknown>): ReportedTest[] {
  return [...reports].flatMap(([suite, report]) =>
    [...fromVitest(report as VitestReport), ...fromPlaywright(report as PlaywrightSuite)].map((test) => ({
      ...test,
      title: `${suite}: ${test.title}`,
    })),
  )
}

function fromVitest({ testResults = [] }: VitestReport): ReportedTest[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${process.cwd()}/`, '')
    const tests = assertionResults.map((test) => ({
      title: `${file} ${test.fullName.trim()}`,
      seconds: (test.duration ?? 0) / 1000,
      failures: test.status === 'failed' ? (test.failureMessages ?? ['failed']) : [],
    }))
    // A file that could not be loaded fails without a test of its own.
    const isUnread = status === 'failed' && tests.every(({ failures }) => failures.length === 0)
    return isUnread ? [...tests, { title: file, seconds: 0, failures: [message ?? 'failed'] }] : tests
  })
}

function fromPlaywright({ specs = [], suites = [] }: PlaywrightSuite): ReportedTest[] {
  const own = specs.map(({ file, title, ok, tests }) => {
    const results = tests.flatMap((test) => test.results)
    const messages = results.flatMap(({ errors = [] }) => errors.map(({ message }) => message ?? 'failed'))
    return {
      title: `tests/e2e/${file} ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
      failures: messages.length > 0 || ok ? messages : ['failed'],
    }
  })
  return [...own, ...suites.flatMap(fromPlaywright)]
}
