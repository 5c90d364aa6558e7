import { expect, test } from 'vitest'
import { minutesSaid } from './said-minutes.ts'

test.for([
  ['1 hour 20 minutes', 80],
  ['10-15 Minutes', 15],
  ['1.5 h', 90],
  ['1 Day', 1440],
  ['2 days 3 hours', 3060],
  ['45', 45],
  ['some time', null],
] as const)('%s comes to %s minutes', ([text, minutes]) => {
  expect(minutesSaid(text)).toBe(minutes)
})
