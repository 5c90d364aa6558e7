import { expect, test } from 'vitest'
import { formatCountdown, timersOf } from './step-timers.ts'

test('times that a step names become timers', () => {
  for (const [step, seconds, label] of [
    ['Simmer for 12 minutes.', 720, '12 minutes'],
    ['Bake for 1 hour 30 minutes.', 5400, '1 hour 30 minutes'],
    ['Fry 10-12 minutes, until brown.', 600, '10 to 12 minutes'],
    ['Stir for about a minute.', 60, 'a minute'],
    ['Rest for half an hour.', 1800, 'half an hour'],
    ['Cook 1½ hours.', 5400, '1½ hours'],
    ['Blanch 30 seconds.', 30, '30 seconds'],
  ] as const)
    expect(timersOf(step), step).toEqual([{ seconds, label }])
})

test('several times are several timers, and what is no time is none', () => {
  expect(timersOf('Boil 8 minutes, drain, then steam for 2 minutes.').map((one) => one.seconds)).toEqual([
    480, 120,
  ])
  expect(timersOf('Cut into 3 cm pieces and season.')).toEqual([])
  expect(timersOf('Leave it for 400 hours.')).toEqual([])
})

test('a countdown reads as a clock', () => {
  expect([0, 59.2, 60, 725, 3729].map(formatCountdown)).toEqual(['0:00', '1:00', '1:00', '12:05', '1:02:09'])
})
