import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const idsOf = (text: string) =>
  readMeal(text)
    .components.map(({ foodId }) => foodId)
    .join()
const gramsOf = (text: string, id: string) =>
  readMeal(text).components.find(({ foodId }) => foodId === id)?.grams ?? 0

test('a dish is the list over commas that names most of what is in it with amounts', () => {
  for (const [text, dish] of [
    ['cream tea in Devon, one scone with jam and clotted cream, earl grey with milk', /cream-tea-with/],
    ['english breakfast, 2 eggs, 2 bacon, beans, toast', /full-english/],
  ] as const)
    expect(idsOf(text), text).not.toMatch(dish)
  expect(
    gramsOf('cream tea, one scone with jam and clotted cream, earl grey with milk', 'whole-milk'),
  ).toBeLessThan(60)
})

test('without amounts the dish stands, and the list is in it', () => {
  for (const text of [
    'full english, eggs, bacon, sausages, beans, mushrooms',
    'full breakfast, bacon, sausage, egg, beans and toast',
  ]) {
    expect(idsOf(text), text).toBe('full-english-breakfast')
    expect(readMeal(text).components[0]!.assumptions.join()).toContain('taken to be in it')
  }
})

test('what the name of a dish says and the list does not is not lost', () => {
  const ids = idsOf('a Sunday roast: beef, 3 roast potatoes, 2 yorkshire puddings, carrots, gravy')
  expect(ids).toMatch(/beef/)
  expect(idsOf('turkey sub, italian bread, 1 slice provolone, 2 tomatoes')).toMatch(/turkey/)
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
