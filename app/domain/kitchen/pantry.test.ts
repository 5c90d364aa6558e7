import { expect, test } from 'vitest'
import { NO_DIETARY_PREFERENCES } from '#app/domain/planning/dietary-preferences.ts'
import { readPantry, requireUsable } from './pantry.ts'

test('reads names, amounts and prepared foods', () => {
  const { items, refused } = readPantry(['500 g chicken thighs', 'chopped tomatoes', ' ', '2 lemons'], 'None')
  expect(refused).toEqual([])
  expect(items.map((item) => [item.key, item.givenG])).toEqual([
    ['chicken-thigh', 500],
    ['chopped-tomatoes', null],
    ['lemon', expect.closeTo(116, -2)],
  ])
})

test('adds up a food that was given twice', () => {
  const { items } = readPantry(['200 g rice', '100 g white rice'], 'None')
  expect(items).toHaveLength(1)
  expect(items[0]?.givenG).toBe(300)
})

test('takes the bare name of an animal for its usual cut', () => {
  expect(readPantry(['chicken'], 'None').items[0]?.key).toBe('chicken-breast')
})

test('keeps out what breaks the diet, what is no food, what is drunk and what is cooked already, each with a reason', () => {
  const { items, refused } = readPantry(['bacon', 'feta', 'cola', 'lasagne', 'batteries', 'carrots'], 'Vegan')
  expect(items.map((item) => item.key)).toEqual(['carrot'])
  expect(refused.map((one) => one.ingredient)).toEqual(['bacon', 'feta', 'cola', 'lasagne', 'batteries'])
  expect(refused[0]?.reason).toBe('Bacon is not vegan.')
  for (const one of refused) expect(one.reason).toMatch(/\.$/)
})

test.each([
  ['green pesto', 'Vegetarian', 'Green pesto is usually made with parmesan. Use one labelled vegetarian.'],
  ['marshmallows', 'Vegan', 'Marshmallows are usually made with gelatine. Use ones labelled vegan.'],
] as const)(
  'a food that shops sell for the diet too is refused with what to buy: %s',
  (typed, diet, reason) => {
    const preferences = { ...NO_DIETARY_PREFERENCES, diets: [diet] }
    expect(readPantry([typed], diet).refused).toEqual([{ ingredient: typed, reason }])
    expect(readPantry([typed], 'None', preferences).refused).toEqual([{ ingredient: typed, reason }])
  },
)

test('an allergy is the reason before the diet is', () => {
  const preferences = { ...NO_DIETARY_PREFERENCES, allergens: ['nuts' as const] }
  expect(readPantry(['pesto'], 'Vegetarian', preferences).refused[0]?.reason).toMatch(/\(nuts\)/)
})

test('says why when nothing is left to cook with', () => {
  expect(() => requireUsable(readPantry(['bacon'], 'Vegan'))).toThrow('Bacon is not vegan.')
  expect(() => requireUsable(readPantry([], 'None'))).toThrow('Please add at least one ingredient')
})
