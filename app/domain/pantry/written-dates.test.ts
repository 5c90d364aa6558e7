import { expect, test } from 'vitest'
import { readWrittenDate } from './written-dates.ts'

/** A Sunday. */
const today = '2026-11-29'

test.each([
  ['30/11', '2026-11-30'],
  ['3/12', '2026-12-03'],
  ['03.12.26', '2026-12-03'],
  ['3-12-2026', '2026-12-03'],
  ['2026-12-03', '2026-12-03'],
  ['12/26', '2026-12-31'],
  ['02/2027', '2027-02-28'],
  ['3 Dec', '2026-12-03'],
  ['3rd of December', '2026-12-03'],
  ['Dec 3', '2026-12-03'],
  ['December 3rd, 2027', '2027-12-03'],
  ['12 Jan', '2027-01-12'],
  ['20 Nov', '2026-11-20'],
  ['Tues 1 Dec', '2026-12-01'],
  ['end Jan 2027', '2027-01-31'],
  ['end of January', '2027-01-31'],
  ['Jan 2027', '2027-01-31'],
  ['March', '2027-03-31'],
  ['Tuesday', '2026-12-01'],
  ['thurs', '2026-12-03'],
  ['Sunday', '2026-11-29'],
  ['next Friday', '2026-12-04'],
  ['today', '2026-11-29'],
  ['tomorrow', '2026-11-30'],
  ['the day after tomorrow', '2026-12-01'],
  ['in 3 days', '2026-12-02'],
  ['2 days', '2026-12-01'],
  ['in a week', '2026-12-06'],
  ['end of the month', '2026-11-30'],
])('a date as people write it: %s', (written, date) => {
  expect(readWrittenDate(written, { today })).toBe(date)
})

test.each([
  ['12/3', '2026-12-03'],
  ['12/26', '2026-12-26'],
  ['30/11', '2026-11-30'],
  ['12/3/2026', '2026-12-03'],
])('with American measures the month comes first: %s', (written, date) => {
  expect(readWrittenDate(written, { today, measures: 'us' })).toBe(date)
})

test.each(['31 Feb', '45/13', 'whenever', '', '99/99/99'])('other text gives null: %s', (written) => {
  expect(readWrittenDate(written, { today })).toBeNull()
})
