import { expect, test } from 'vitest'
import { readTypedFood, typedApart } from './typed-food.ts'

test.each([
  ['cherry tomatoes going soft', 'cherry-tomato'],
  ['punnet strawberries', 'strawberries'],
  ['2 packs straight to wok udon', 'udon-noodles'],
  ['gluten free oats', 'oats'],
  ['gyoza wrappers from the freezer', 'wonton-wrappers'],
  ["Sweet Baby Ray's BBQ sauce", 'bbq-sauce'],
])('“%s” is read', (typed, id) => {
  expect(readTypedFood(typed).food?.food.id).toBe(id)
})

test.each(['jack beans', 'live crab', 'neem oil', 'some dodgy chicken', "Terry's chocolate orange"])(
  '“%s” is not taken for its last word',
  (typed) => {
    expect(readTypedFood(typed).food).toBeNull()
  },
)

test('two foods in one entry are two, unless they are one food together', () => {
  expect(typedApart('leftover sprouts and cabbage')).toEqual(['leftover sprouts', 'leftover cabbage'])
  expect(typedApart('macaroni and cheese')).toEqual(['macaroni and cheese'])
  expect(typedApart('gin and confusion')).toEqual(['gin and confusion'])
})
