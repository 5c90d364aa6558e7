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

test('fractions, number words, short forms and times in two units are read as people write them', () => {
  for (const [step, seconds, label] of [
    ['Bake 1-1/2 hours.', 5400, '1½ hours'],
    ['Bake for 2 1/2 to 3 hours.', 9000, '2½ to 3 hours'],
    ['Bake 1-1/2 to 2 hours.', 5400, '1½ to 2 hours'],
    ['Roast 1 3/4 hours.', 6300, '1¾ hours'],
    ['Bake for twenty-five minutes.', 1500, 'twenty-five minutes'],
    ['Rest for fifteen to twenty minutes.', 900, 'fifteen to twenty minutes'],
    ['Cook for forty five seconds.', 45, 'forty five seconds'],
    ['Simmer for three quarters of an hour.', 2700, 'three quarters of an hour'],
    ['Simmer for three-quarters of an hour.', 2700, 'three-quarters of an hour'],
    ['Rest for an hour and a half.', 5400, 'an hour and a half'],
    ['Bake for one and a half hours.', 5400, 'one and a half hours'],
    ['Bake an hour and twenty minutes.', 4800, 'an hour and twenty minutes'],
    ['Cook 10minutes.', 600, '10 minutes'],
    ['Cook for 2hrs.', 7200, '2 hrs'],
    ['Cook 1h30.', 5400, '1h30'],
    ['Cook 1h 30m.', 5400, '1h 30m'],
    ['Cook 1 h 15 min.', 4500, '1 h 15 min'],
    ['Roast 1 hr. 10 min. until done.', 4200, '1 hr. 10 min'],
    ['Bake 1 hour, 20 minutes.', 4800, '1 hour, 20 minutes'],
    ['Boil for 2 minutes 30 seconds.', 150, '2 minutes 30 seconds'],
    ['Fry 90 secs.', 90, '90 secs'],
    ['Bake for 45 minutes to 1 hour.', 2700, '45 minutes to 1 hour'],
    ['Bake between 10 and 12 minutes.', 600, '10 to 12 minutes'],
    ['Wait ¾ hour.', 2700, '¾ hour'],
  ] as const)
    expect(timersOf(step), step).toEqual([{ seconds, label }])
  for (const step of [
    'Chill overnight.',
    'Stir for a few minutes.',
    'A 30-minute dish.',
    'Leave for 2 days.',
  ])
    expect(timersOf(step), step).toEqual([])
  expect(timersOf('Roast for 1 hr. Then rest 10 mins. Serve.').map(({ seconds }) => seconds)).toEqual([
    3600, 600,
  ])
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

test.each([
  ['Microwave for 90s.', 90],
  ['Blitz 45s.', 45],
  ['Simmer 1 h 30 m.', 5400],
])('letters are units of time: %s', (step, seconds) => {
  expect(timersOf(step).map((timer) => timer.seconds)).toEqual([seconds])
})

test('a decade is no time to cook', () => {
  expect(timersOf('A dish of the 70s.')).toEqual([])
})
