import { expect, test } from 'vitest'
import { readTypedFood, typedApart } from './typed-food.ts'

test.each([
  ['cherry tomatoes going soft', 'cherry-tomato'],
  ['punnet strawberries', 'strawberries'],
  ['2 packs straight to wok udon', 'udon-noodles'],
  ['gluten free oats', 'oats'],
  ['gyoza wrappers from the freezer', 'wonton-wrappers'],
  ["Sweet Baby Ray's BBQ sauce", 'bbq-sauce'],
  ['the last of the parmesan', 'parmesan'],
  ['mature cheddar ends', 'cheddar'],
  ['white sauce jar', 'white-sauce'],
  ['pouch of Merchant Gourmet lentils', 'lentils-canned'],
  ['uncle ben’s sweet and sour', 'sweet-and-sour-sauce'],
])('“%s” is read', (typed, id) => {
  expect(readTypedFood(typed).food?.food.id).toBe(id)
})

test.each(['jack beans', 'live crab', 'neem oil', 'some dodgy chicken', "Terry's chocolate orange"])(
  '“%s” is not taken for its last word',
  (typed) => {
    expect(readTypedFood(typed).food).toBeNull()
  },
)

test('bits of a food are counted, not weighed as crumbs', () => {
  const { line, food } = readTypedFood('2 bits of salmon')
  expect([line.quantity, line.unit, food?.food.id]).toEqual([2, null, 'salmon'])
})

test('the kind of food said once is meant of both', () => {
  expect(typedApart('beef and pork mince')).toEqual(['beef mince', 'pork mince'])
  expect(typedApart('chicken and turkey mince')).toEqual(['chicken mince', 'turkey mince'])
  expect(typedApart('carrots and rice noodles')).toEqual(['carrots', 'rice noodles'])
})

test('two foods in one entry are two, unless they are one food together', () => {
  expect(typedApart('leftover sprouts and cabbage')).toEqual(['leftover sprouts', 'leftover cabbage'])
  expect(typedApart('macaroni and cheese')).toEqual(['macaroni and cheese'])
  expect(typedApart('gin and confusion')).toEqual(['gin and confusion'])
})
