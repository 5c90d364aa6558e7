import { expect, test } from 'vitest'
import { failedTests, slowestTests, suiteCosts } from './test-reports.ts'

const journey = (title: string, ok: boolean, ...errors: (string | null)[]) => ({
  file: 'some.spec.ts',
  title,
  ok,
  tests: [
    { results: errors.map((message) => ({ duration: 4000, errors: message === null ? [] : [{ message }] })) },
  ],
})
const journeys = { specs: [journey('passes', true, null), journey('fails', false, 'no rows')] }
const units = {
  testResults: [
    {
      name: `${process.cwd()}/app/some.test.ts`,
      status: 'passed',
      assertionResults: [{ fullName: 'adds', status: 'passed', duration: 1000 }],
    },
  ],
}
const reports = new Map<string, unknown>([
  ['unit', units],
  ['journeys', journeys],
])

test('a test that failed is named with its suite, its file and the first lines of what it said', () => {
  expect(failedTests(reports, 5)).toEqual(['journeys: tests/e2e/some.spec.ts fails\n    no rows'])
})

test('the slowest tests come first', () => {
  expect(slowestTests(reports, 2)).toEqual([
    '   4.0 s  journeys: tests/e2e/some.spec.ts passes',
    '   4.0 s  journeys: tests/e2e/some.spec.ts fails',
  ])
})

test('of each suite it is said how long it took, how much of that were tests, and what came before and between them', () => {
  const suites = [
    { title: 'gates', seconds: 60 },
    { title: 'unit', seconds: 12, report: units },
    { title: 'journeys', seconds: 10, report: journeys },
  ]
  expect(suiteCosts(suites, 2)).toEqual([
    'suite                    seconds   in tests   set-up',
    'gates                       60.0                    ',
    'unit                        12.0        0.5     11.5',
    'journeys                    10.0        4.0      6.0',
  ])
})
