import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'
import { withoutMarks } from './marks.ts'

const countOf = (text: string): number => readMeal(text).components[0]?.grams ?? 0

test('a time of day counts nothing', () => {
  const apple = countOf('apple')
  for (const said of [
    '11ish apple',
    '1pm apple',
    '10:45 apple',
    '4 pm apple',
    "3 o'clock apple",
    'apple at 3',
    'apple @ 3pm',
    'apple at 4 oclock',
    'apple at half past nine',
    'at half eight, apple',
    'around eleven i had an apple',
    'by 2 i had an apple',
    'physio at 9 so just an apple',
    'at 10 apple',
    'around 3 one apple',
    'about 11 an apple',
    'after 4 my apple',
    'by 2, an apple',
    'apple, talking until 2 in the night',
    'apple, up till 3',
    'apple at 1 in the night',
  ])
    expect(countOf(said), said).toBeCloseTo(apple, 0)
})

test('a day told by the clock keeps its amounts', () => {
  const { components, total } = readMeal(
    '- 8am 50g oats\n- 11ish apple\n- 1pm 2 boiled eggs\n- 4pm 20 g almonds',
  )
  expect(components.map(({ grams }) => Math.round(grams))).toEqual([
    50,
    Math.round(countOf('apple')),
    Math.round(countOf('2 boiled eggs')),
    20,
  ])
  expect(total.kcal).toBeLessThan(700)
})

test('amounts that only look like times stay', () => {
  for (const said of [
    '10ish crisps',
    'about 3 biscuits',
    'about 8 nuggets and chips',
    'rice, about 200 g',
    'around ten baby carrots',
    '2 eggs at home',
    'half a pie',
    '3 apples, about 3',
    '12 oz steak',
    '6ish olives',
    'about 2 30 g slices',
    'about 3 a day',
    'around 3 x 20g squares',
    'one biscuit at 60 kcal',
  ])
    expect(withoutMarks(said, 'told'), said).toBe(said)
})

test('what opens a line of its own goes onto nothing of the line before', () => {
  const apple = countOf('apple')
  const { components } = readMeal('- 50g oats w 250ml almond milk\n- apple')
  expect(components.at(-1)!.grams).toBeGreaterThan(0.8 * apple)
})

test('an After Eight is a chocolate, and no hour', () => {
  expect(readMeal('I had an After Eight and then a coffee tonight').components).toHaveLength(2)
})

test.each([
  ['8:30 2 eggs', '2 eggs'],
  ['19:00 200 g cooked pasta', '200 g cooked pasta'],
  ['12:45 1/2 pizza, 08:15 3 bananas', '1/2 pizza, 3 bananas'],
  ['lunch 13:05 150 g rice', '150 g rice'],
  ['8.30 2 eggs', '2 eggs'],
  ['at 12.40 2 slices of toast', '2 slices of toast'],
])('a time in front of an amount is no amount: %s', (text, eaten) => {
  const gramsOf = (described: string) => readMeal(described).components.map(({ grams }) => grams)
  expect(gramsOf(text)).toEqual(gramsOf(eaten))
})
