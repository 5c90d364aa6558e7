import { expect, test } from 'vitest'
import { Timeline } from './timeline.ts'

const FRYING = { do: 'fry', in: 'pan', minutes: 10 } as const

test('what goes on by itself runs beside the next actions, and is waited for where it is needed', () => {
  const timeline = new Timeline([], 'Advanced', 2)
  timeline.add({ do: 'boil', minutes: 30, starts: 'rice' })
  expect(timeline.isFreshWait(new Set(['rice']), FRYING)).toBe(true)
  timeline.add({ do: 'fry', minutes: 10 })
  expect(timeline.total()).toEqual({ totalMin: 35, activeMin: 15 })
  timeline.add({ do: 'mix', minutes: 5, awaits: ['rice'] })
  expect(timeline.total()).toEqual({ totalMin: 40, activeMin: 20 })
})

test('a wait is told of once', () => {
  const timeline = new Timeline([], 'Advanced', 2)
  timeline.add({ do: 'boil', minutes: 30, starts: 'rice' })
  timeline.useWait()
  expect(timeline.isFreshWait(new Set(['rice']), FRYING)).toBe(false)
})

test('there is no "meanwhile" where nobody waits, or in the pot that is busy', () => {
  const timeline = new Timeline([], 'Advanced', 2)
  timeline.add({ do: 'boil', minutes: 30, starts: 'rice', in: 'pot' })
  expect(timeline.isFreshWait(new Set(['oven']), FRYING)).toBe(false)
  expect(timeline.isFreshWait(new Set(['rice']), { do: 'add', in: 'pot' })).toBe(false)
  expect(timeline.isFreshWait(new Set(['rice']), { do: 'toss', foods: ['@pot'], in: 'bowl' })).toBe(false)
})
