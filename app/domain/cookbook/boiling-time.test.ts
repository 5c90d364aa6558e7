import { expect, test } from 'vitest'
import { foodById } from '#app/domain/food/foods.ts'
import { withBoilingTimes } from './boiling-time.ts'

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
])('other sentences stay as they are: %s', (step) => {
  expect(withBrownRice(step)).toBe(step)
})
