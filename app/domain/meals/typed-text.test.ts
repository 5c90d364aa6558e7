import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'
import { withTypedUnits } from './typed-text.ts'

const read = (said: string) =>
  readMeal(said).components.map(({ foodId, grams }) => `${foodId} ${Math.round(grams)}`)

test('measures are read as people type them', () => {
  for (const [typed, meant] of [
    ['2T peanut butter', '2 tbsp peanut butter'],
    ['1t sugar', '1 tsp sugar'],
    ['1/2c oats', '1/2 cup oats'],
    ['1 c rice', '1 cup rice'],
    ['2 tblsp peanut butter', '2 tbsp peanut butter'],
    ['1 tb butter', '1 tbsp butter'],
    ['a dsp of jam', '2 tsp jam'],
    ['2 dessertspoons of honey', '4 tsp honey'],
    ['100 grms chicken', '100 g chicken'],
    ['100gchicken 50grice', '100g chicken 50g rice'],
    ['200 mil milk', '200 ml milk'],
    ['200cc milk', '200 ml milk'],
    ['2 slcs bread', '2 slices bread'],
    ['1 btl beer', '1 bottle beer'],
    ['a sm coffee, lg fries', 'a small coffee, large fries'],
    ['lrg fries', 'large fries'],
    ['2 med apples', '2 medium apples'],
    ['halfa bagel', 'half a bagel'],
    ['hlf a pizza', 'half a pizza'],
  ] as const) {
    expect(read(typed), typed).toEqual(read(meant))
    expect(readMeal(typed).notCounted, typed).toEqual([])
  }
})

test('pints without a name are of beer, where nothing else is told that comes by the pint', () => {
  for (const said of ['had 4 pints', '4 pints and a kebab', 'a couple of pints, crisps'])
    expect(read(said).join(), said).toMatch(/beer|ale|lager/)
  for (const said of [
    'milk, 2 pints',
    'guinness 2 pints',
    '2 pints of lager',
    '2 pints milk',
    'a pint glass',
  ])
    expect(withTypedUnits(said), said).toBe(said)
})

test('words that only look like measures stay', () => {
  for (const said of [
    '10grapes',
    '100grams rice',
    '2 t-bone steaks',
    'vitamin c 1000mg',
    'kaffe med milk',
    'oven at 180 c',
    '3 tacos',
    '6gyoza',
    'dessert spoon',
  ])
    expect(withTypedUnits(said), said).toBe(said)
})

test('of pints without a name the row says that beer is assumed, and quotes what was typed', () => {
  const [row] = readMeal('2 pints and a curry').components
  expect(row!.said).toBe('2 pints')
  expect(row!.assumptions.join()).toContain('taken for beer')
  expect(readMeal('2 pints of beer').components[0]!.assumptions.join()).not.toContain('taken for beer')
})

test.each(['a protein bar, 850 kJ', 'a protein bar 850kj', 'a protein bar (850 kilojoules)'])(
  'kilojoules of a label are turned into kilocalories: %s',
  (text) => {
    expect(readMeal(text).total.kcal).toBeCloseTo(203, 0)
    expect(readMeal(text).notCounted).toEqual([])
  },
)

test('a thousand kilojoules have a comma or a point', () => {
  expect(readMeal('ready meal 1,980 kJ').total.kcal).toBeCloseTo(473, 0)
  expect(readMeal('ready meal 1.980 kJ').total.kcal).toBeCloseTo(473, 0)
})
