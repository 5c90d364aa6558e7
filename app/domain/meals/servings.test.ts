import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const kcalOf = (said: string) => readMeal(said).total.kcal
const RECIPE = '600g beef strips, 400g cooked noodles, 400g frozen peas'

test.each([
  [`beef stir fry serves 4, I ate one serve. whole wok: ${RECIPE}`, 1 / 4],
  [`beef stir fry: ${RECIPE}; makes 4, had 2`, 1 / 2],
  [`${RECIPE}. serves 4 and I had one portion`, 1 / 4],
  [`beef stir fry for 4, had a quarter: ${RECIPE}`, 1 / 4],
  [`for 2 of us: ${RECIPE}`, 1 / 2],
])('%s divides the whole recipe', (said, share) => {
  expect(kcalOf(said)).toBeCloseTo(share * kcalOf(RECIPE), -1)
})

test('the dish that its recipe tells does not count beside it', () => {
  const { components } = readMeal(`beef stir fry serves 4, I ate one serve. whole wok: ${RECIPE}`)
  expect(components).toHaveLength(3)
})

test('parts that weigh as much as one serving are that serving', () => {
  const parts = '100g cooked pasta, 80g cooked mince, 50g cheddar'
  expect(kcalOf(`lasagne, serves 4, had one: ${parts}`)).toBeCloseTo(kcalOf(parts), 0)
})

test('a dish without its recipe is counted by its servings', () => {
  expect(kcalOf('cottage pie serves 4, ate two portions')).toBeCloseTo(2 * kcalOf('cottage pie'), 0)
  expect(kcalOf('lasagne serves 4, I had a quarter')).toBeCloseTo(kcalOf('lasagne'), 0)
})
