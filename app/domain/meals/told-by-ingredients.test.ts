import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const idsOf = (text: string) =>
  readMeal(text)
    .components.map(({ foodId }) => foodId)
    .join()
const gramsOf = (text: string, id: string) =>
  readMeal(text).components.find(({ foodId }) => foodId === id)?.grams ?? 0

test('a dish is the list over commas that names most of what is in it', () => {
  for (const [text, dish] of [
    ['full english, eggs, bacon, sausages, beans, mushrooms', /full-english/],
    ['fish and chips, battered cod, chips, mushy peas', /fish-and-chips/],
    ['cream tea, one scone with jam and clotted cream, earl grey with milk', /cream-tea-with/],
    ['english breakfast, 2 eggs, 2 bacon, beans, toast', /full-english/],
  ] as const)
    expect(idsOf(text), text).not.toMatch(dish)
  expect(gramsOf('full english, eggs, bacon, sausages, beans, mushrooms', 'baked-beans')).toBe(150)
  expect(
    gramsOf('cream tea, one scone with jam and clotted cream, earl grey with milk', 'whole-milk'),
  ).toBeLessThan(60)
})

test('a few of its ingredients, or sides, are beside it', () => {
  for (const [text, dish] of [
    ['ramen, egg, gyoza', /ramen/],
    ['bibimbap, kimchi, egg', /bibimbap/],
    ['chicken curry, rice, naan', /chicken-curry/],
    ['fish and chips, mushy peas', /fish-and-chips/],
    ['steak and chips, salad', /steak-and-chips/],
    ['full english, coffee, orange juice', /full-english/],
  ] as const)
    expect(idsOf(text), text).toMatch(dish)
})
