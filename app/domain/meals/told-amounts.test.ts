import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const gramsOf = (said: string): number => readMeal(said).components[0]?.grams ?? 0
const namesOf = (said: string): string =>
  readMeal(said)
    .components.map(({ name }) => name)
    .join('; ')

test('an ounce of what is not poured is one of weight, however much a cup of it weighs', () => {
  expect(gramsOf('I savored a 1.5 oz Kit Kat bar after lunch today')).toBeCloseTo(42.5, 0)
  expect(gramsOf('I enjoyed a junior-sized (.4 oz) caramel sucker after my lunch')).toBeCloseTo(11.3, 0)
})

test('what a name leaves unspecified is no word of it', () => {
  expect(namesOf('I had a delicious cup of chili con carne with beans for lunch')).not.toMatch(/NS as to/)
})

test('slices of a told food are slices, and half of a pizza is half of a whole one', () => {
  expect(gramsOf('I had three strips of bacon this morning with my family')).toBeLessThan(40)
  expect(gramsOf('I ate half a pizza last night with my friends at home')).toBeGreaterThan(150)
})

test('a food is read by its noun, not by what it was made with', () => {
  const { total } = readMeal('I had 200 g of milk fortified with a blend of vitamins and minerals today')
  expect(total.kcal).toBeLessThan(200)
})

test('a food whose amount stands behind it in a bowl or on a plate is no container', () => {
  for (const said of ['poha 1 bowl with peanuts + tea with sugar 1tsp', 'two sausages, 2 rashers, fried egg'])
    expect(readMeal(said).components.length, said).toBeGreaterThanOrEqual(3)
  expect(namesOf('chicken biryani one plate with raita, my sister made it so lots of ghee')).toMatch(
    /biryani/i,
  )
  expect(gramsOf('bottle of corona. then another')).toBeCloseTo(2 * gramsOf('bottle of corona'), 0)
})
