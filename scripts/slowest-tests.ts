/** The slowest tests of a run, from the reports of vitest and Playwright. */
type Timed = { seconds: number; title: string }
type VitestReport = {
  testResults?: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[]
}
type Suite = {
  suites?: Suite[]
  specs?: { file: string; title: string; tests: { results: { duration: number }[] }[] }[]
}

/** One line per test, slowest first: seconds, where it ran, file and title. */
export function slowestTests(reports: ReadonlyMap<string, unknown>, count: number): string[] {
  return [...reports]
    .flatMap(([suite, report]) =>
      [...timedByVitest(report), ...timedByPlaywright(report)].map((test) => ({ suite, ...test })),
    )
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ seconds, suite, title }) => `${seconds.toFixed(1).padStart(6)} s  ${suite}: ${title}`)
}

function timedByVitest(report: unknown): Timed[] {
  const { testResults = [] } = report as VitestReport
  return testResults.flatMap((file) =>
    file.assertionResults.map(({ fullName, duration }) => ({
      seconds: (duration ?? 0) / 1000,
      title: `${file.name.replace(`${process.cwd()}/`, '')} ${fullName.trim()}`,
    })),
  )
}

function timedByPlaywright(suite: unknown): Timed[] {
  const { specs = [], suites = [] } = suite as Suite
  const own = specs.map(({ file, title, tests }) => ({
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
    title: `tests/e2e/${file} ${title}`,
  }))
  return [...own, ...suites.flatMap(timedByPlaywright)]
}
