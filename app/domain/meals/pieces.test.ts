import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const gramsOf = (said: string): number => readMeal(said).components.reduce((sum, { grams }) => sum + grams, 0)
const idsOf = (said: string): string[] => readMeal(said).components.map(({ foodId }) => foodId)
const TOLD = "Last night I was at my sister's place and I had "

test('a few pieces of what is served by the helping are pieces, in lists and in told meals', () => {
  for (const said of ['2 onion rings', 'two of his onion rings', 'a couple of onion rings']) {
    expect(gramsOf(said), said).toBeLessThan(30)
    expect(gramsOf(`${TOLD}${said}`), said).toBeLessThan(30)
  }
  expect(gramsOf('8 fries')).toBe(40)
  expect(gramsOf('10 tater tots')).toBeLessThan(110)
  expect(gramsOf(`${TOLD}4 chicken nuggets`)).toBeLessThan(90)
})

test('helpings stay helpings', () => {
  expect(gramsOf('onion rings')).toBeGreaterThan(80)
  expect(gramsOf('2 large fries')).toBeGreaterThan(250)
  expect(gramsOf('fries x2')).toBeGreaterThan(180)
  expect(gramsOf('200 g onion rings')).toBe(200)
})

test('links and scoops are as small as they are sold', () => {
  expect(gramsOf('2 turkey sausage links')).toBe(56)
  expect(gramsOf('3 breakfast links')).toBe(78)
  expect(gramsOf('1 scoop vanilla protein')).toBe(30)
  expect(gramsOf('2 slices wheat toast')).toBe(56)
})

test('sprayed oil is a little of it', () => {
  for (const said of ['eggs fried in fry light', 'omelette done in frylight'])
    expect(idsOf(said).join(), said).not.toMatch(/fries/)
})
