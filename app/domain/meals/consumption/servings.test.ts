import { expect, test } from 'vitest'
import { readMeal } from '#app/domain/meals/read-meal.ts'

const kcalOf = (said: string) => readMeal(said).total.kcal
const RECIPE = '600g beef strips, 400g cooked noodles, 400g frozen peas'

test.each([
  [`beef stir fry serves 4, I ate one serve. whole wok: ${RECIPE}`, 1 / 4],
  [`beef stir fry: ${RECIPE}; makes 4, had 2`, 1 / 2],
  [`${RECIPE}. serves 4 and I had one portion`, 1 / 4],
  [`beef stir fry for 4, had a quarter: ${RECIPE}`, 1 / 4],
  [`for 2 of us: ${RECIPE}`, 1 / 2],
  [`Stir fry: ${RECIPE}. Makes 5 portions, I had one`, 1 / 5],
  [`Serves 4: ${RECIPE}. ate one portion`, 1 / 4],
  [`stir fry (${RECIPE}), 6 servings, ate one and a half`, 1 / 4],
  [`recipe makes 12 (${RECIPE}), had two`, 1 / 6],
  [`${RECIPE}. Cut in 10, ate 2 slices`, 1 / 5],
  [`${RECIPE}. Got 6 bowls out of it, ate 2`, 1 / 3],
  [`stir fry with ${RECIPE}. Fed 4 of us equally`, 1 / 4],
  [`meal prepped 5 boxes from ${RECIPE}, ate one box`, 1 / 5],
  [`one of 5 meal prep boxes: ${RECIPE}`, 1 / 5],
  [`cooked ${RECIPE}. My portion was a quarter`, 1 / 4],
  [`${RECIPE}, ate about a sixth`, 1 / 6],
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

test('what was eaten beside a serving is counted whole', () => {
  const rice = 'with 150g cooked rice'
  expect(kcalOf(`${RECIPE}. Makes 5 portions, I had one ${rice}`)).toBeCloseTo(
    kcalOf(RECIPE) / 5 + kcalOf(rice),
    -1,
  )
  expect(kcalOf(`${RECIPE}, had about 1/6 of it ${rice}`)).toBeCloseTo(kcalOf(RECIPE) / 6 + kcalOf(rice), -1)
})

test('a cake that was cut is counted by the cake, whatever else was weighed', () => {
  expect(kcalOf('200g steak, 100g chips and a chocolate cake cut into 12, one slice')).toBeCloseTo(
    kcalOf('200g steak, 100g chips') + kcalOf('one slice of chocolate cake cut into 12'),
    -1,
  )
})
