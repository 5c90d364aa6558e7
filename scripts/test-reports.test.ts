import { expect, test } from 'vitest'
import { failedTests, flakyTests } from './test-reports.ts'

const journey = (title: string, ok: boolean, ...errors: (string | null)[]) => ({
  file: 'some.spec.ts',
  title,
  ok,
  tests: [
    { results: errors.map((message) => ({ duration: 10, errors: message === null ? [] : [{ message }] })) },
  ],
})

const reports = new Map([
  [
    'journeys',
    {
      specs: [
        journey('passes', true, null),
        journey('fails twice', false, 'no rows', 'no rows'),
        journey('passes at the second try', true, 'one row', null),
      ],
    },
  ],
])

test('a journey that passed at its second try is flaky, with what it said; one that failed twice has failed', () => {
  expect(flakyTests(reports, 5)).toEqual([
    'journeys: tests/e2e/some.spec.ts passes at the second try\n    one row',
  ])
  expect(failedTests(reports, 5)).toEqual([
    'journeys: tests/e2e/some.spec.ts fails twice\n    no rows\n    no rows',
  ])
})
