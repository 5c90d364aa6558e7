import { expect, test } from 'vitest'
import { foodById } from '#app/domain/food/foods.ts'
import { isCookedThrough, withBoilingTimes } from './boiling-time.ts'

const withBrownRice = (step: string) =>
  withBoilingTimes(step, (handle) => (handle === 'rice' ? foodById('brown-rice') : null))

test('a grain that boils longer than the printed one gets its own minutes', () => {
  expect(
    withBrownRice('Boil the {rice} in plenty of salted water for 10 to 12 minutes until tender, and drain.'),
  ).toBe('Boil the {rice} in plenty of salted water for 25 to 30 minutes until tender, and drain.')
})

test.each([
  'Boil the {rice} in plenty of salted water for 30 minutes.',
  'Boil the {rice} and {peas} in salted water for 10 minutes.',
  'Put the {rice} in a pan with 400 ml water and cook for 12 minutes.',
  'Fry the {rice} for 3 minutes.',
  'Boil the {potatoes} in salted water for 15 minutes.',
  'Boil the {rice} in a large pan of water for 1 minute less than the packet says.',
])('other sentences stay as they are: %s', (step) => {
  expect(withBrownRice(step)).toBe(step)
})

/** Whether a food cooks through in the place of the rice where a dish has this step. */
function isDone(foodId: string, step: string): boolean {
  const food = foodById('white-rice')
  const choice = { quantity: 200, quantityMost: null, unit: 'g', before: '', name: 'rice', after: '', food }
  return isCookedThrough(foodById(foodId), { handle: 'rice', choices: [choice] }, { steps: [step] })
}

test('brown rice takes the place of white only where it is boiled alone, or the dish has words for it', () => {
  const absorbed = 'Put the {rice} in a pan with 400 ml water, cover and cook for 12 minutes.'
  expect(isDone('brown-rice', absorbed)).toBe(false)
  expect(isDone('basmati-rice', absorbed)).toBe(true)
  expect(isDone('brown-rice', 'Boil the {rice} in plenty of salted water for 12 minutes.')).toBe(true)
  expect(isDone('brown-rice', 'Boil the {rice} in plenty of salted water for 5 minutes.')).toBe(false)
  expect(isDone('brown-rice', `[no brown rice: ${absorbed}][brown rice: Cook for 30 minutes.]`)).toBe(true)
})
