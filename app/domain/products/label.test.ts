import { expect, test } from 'vitest'
import { labelProblems, type LabelValues, valuesOfPortion } from './label.ts'

const GRANOLA: LabelValues = {
  per: 'g',
  portionG: 45,
  kcal: 448,
  proteinG: 10.2,
  carbsG: 58,
  fatG: 18,
  fiberG: 7.5,
  sugarG: 18,
  saturatedFatG: 3.1,
  saltG: 0.3,
  alcoholG: null,
}

test('a label that agrees with itself has no problems', () => {
  expect(labelProblems(GRANOLA)).toEqual([])
  expect(
    labelProblems(GRANOLA, { energyKj: 1875, perPortion: { kcal: 202, fatG: 8.1, saltG: 0.1 } }),
  ).toEqual([])
})

test.each<[string, Partial<LabelValues>]>([
  ['water', { per: 'ml', kcal: 0, proteinG: 0, carbsG: 0, fatG: 0, fiberG: 0, sugarG: 0, saturatedFatG: 0 }],
  ['olive oil', { kcal: 900, proteinG: 0, carbsG: 0, fatG: 100, fiberG: 0, sugarG: 0, saturatedFatG: 14 }],
  ['sugar', { kcal: 400, proteinG: 0, carbsG: 100, fatG: 0, fiberG: 0, sugarG: 100, saturatedFatG: 0 }],
  [
    'maple syrup',
    { per: 'ml', kcal: 347, proteinG: 0, carbsG: 88, fatG: 0, fiberG: 0, sugarG: 80, saturatedFatG: 0 },
  ],
  [
    'wine',
    {
      per: 'ml',
      kcal: 83,
      proteinG: 0.1,
      carbsG: 2.6,
      fatG: 0,
      fiberG: 0,
      sugarG: 0.6,
      saturatedFatG: 0,
      alcoholG: 10.2,
    },
  ],
  [
    'bran, whose American label counts fibre in the carbohydrate',
    { kcal: 216, proteinG: 15.6, carbsG: 64.5, fatG: 4.3, fiberG: 42.8, sugarG: 0.4, saturatedFatG: 0.6 },
  ],
])('the label of %s can be true', (_name, change) => {
  expect(labelProblems({ ...GRANOLA, ...change })).toEqual([])
})

test.each<[string, Partial<LabelValues>, RegExp]>([
  ['kilojoules typed as kcal', { kcal: 1875 }, /kilojoules/],
  ['more than 100 g in 100 g', { proteinG: 40, carbsG: 60, fatG: 20 }, /more than 100 g/],
  ['more sugar than carbohydrate', { sugarG: 60 }, /Sugars/],
  ['more saturates than fat', { saturatedFatG: 19 }, /Saturates/],
  ['energy that its parts do not explain', { kcal: 250 }, /about 405 kcal/],
  ['a lost decimal point', { fatG: 1.8 }, /about 304 kcal/],
  ['a portion of nothing', { portionG: 0 }, /portion/],
  ['salt of another unit', { saltG: 300 }, /salt/],
  ['a figure below zero', { fatG: -1 }, /below zero/],
  ['no number', { kcal: Number.NaN }, /number/],
])('%s is said', (_name, change, said) => {
  expect(labelProblems({ ...GRANOLA, ...change }).join('\n')).toMatch(said)
})

test('what is printed twice has to agree', () => {
  expect(labelProblems(GRANOLA, { energyKj: 448 })).toEqual([
    '448 kJ are 107 kcal, and the label says 448 kcal.',
  ])
  expect(labelProblems(GRANOLA, { perPortion: { fatG: 18 } })).toEqual([
    'Fat of a portion is printed as 18, and 45 g of it come to 8.1.',
  ])
})

test('figures of a portion become those of 100 g, and unknown ones stay so', () => {
  const portion = { ...GRANOLA, kcal: 201.6, proteinG: 4.59, carbsG: 26.1, fatG: 8.1, fiberG: null }
  expect(valuesOfPortion(portion)).toMatchObject({
    kcal: 448,
    proteinG: 10.2,
    carbsG: 58,
    fatG: 18,
    fiberG: null,
  })
  expect(valuesOfPortion({ ...GRANOLA, portionG: null })).toBeNull()
})
