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
  ['one hour and a half', 90],
  ['two and a half hours', 150],
  ['an hour and a quarter', 75],
  ['half an hour', 30],
  ['three quarters of an hour', 45],
  ['1h30', 90],
  ['2 h 15', 135],
  ['1hr30min', 90],
  ['1:45', 105],
  ['0:20', 20],
  ['1½ hours', 90],
  ['1 1/2 hrs', 90],
  ['ninety minutes', 90],
  ['twenty-five minutes', 25],
  ['2 hrs. 5 min.', 125],
  ['1 to 2 hours', 120],
  ['30 mins to 1 hour', 60],
  ['20 minutes plus 2 hours resting', 140],
  ['1 week', 10_080],
  ['90 seconds', 2],
  ['overnight', 480],
] as const)('%s comes to %s minutes', ([text, minutes]) => {
  expect(minutesSaid(text)).toBe(minutes)
})
