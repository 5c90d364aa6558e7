import { expect, test } from 'vitest'
import type { FoodRow } from '#app/domain/food/food-row.ts'
import { FOOD_COLUMNS, writeFoodRow } from '#app/domain/food/food-row.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { NUTRIENT_NAMES, nutrientsBy } from '#app/domain/food/nutrients.ts'
import { linesOf } from '#app/food-table.server.ts'
import type { Reference } from './foods-reference.ts'
import { asCsv, differencesOf, fillRow, linesWith } from './foods-table.ts'

const FIGURES = [17, 1.21, 3.11, 0.32, 1, 2.5, 8, 0.084, 0, 17.9, 16, 0.37, null]
const REFERENCE: Reference = {
  foods: new Map([
    [
      'SR11477',
      {
        description: 'Squash, zucchini',
        per100g: nutrientsBy((name) => FIGURES[NUTRIENT_NAMES.indexOf(name)] ?? null),
      },
    ],
  ]),
  portions: new Map([
    [
      'SR11477',
      [
        { amount: 1, unit: 'cup, chopped', grams: 124 },
        { amount: 1, unit: 'medium', grams: 196 },
        { amount: 10, unit: 'slices', grams: 99 },
      ],
    ],
  ]),
}

const PLACE = 'foods/vegetables.csv, line 26'
const FILLED: FoodRow = {
  ...writeFoodRow(foodById('courgette')),
  alcoholG: '',
  weights: 'cup 124; piece 196; medium 196; handful 60~',
}
const blank = Object.fromEntries(NUTRIENT_NAMES.map((name) => [name, '']))
const AUTHORED: FoodRow = { ...FILLED, ...blank, weights: '+ handful 60~; !slice' }

test('a row that only names its USDA food gets the figures and the household weights', () => {
  expect(fillRow(AUTHORED, REFERENCE)).toEqual(FILLED)
})

test('filling a full row changes nothing but the column of a new nutrient', () => {
  expect(fillRow(FILLED, REFERENCE)).toEqual(FILLED)
  expect(fillRow({ ...FILLED, ironMg: '' }, REFERENCE)).toEqual({ ...FILLED, ironMg: '' })
  expect(fillRow({ ...FILLED, ironMg: '' }, REFERENCE, new Set(['ironMg']))).toEqual(FILLED)
})

test('a row whose USDA food does not exist cannot be filled', () => {
  expect(() => fillRow({ ...AUTHORED, usdaId: 'SR99999' }, REFERENCE)).toThrow('no USDA food "SR99999"')
})

test('a full row agrees with the reference', () => {
  expect(differencesOf(FILLED, PLACE, REFERENCE)).toEqual([])
})

test('a changed figure, an invented weight and a filled blank are told', () => {
  expect(differencesOf({ ...FILLED, kcal: '18' }, PLACE, REFERENCE)).toEqual([
    'courgette: kcal is 18, SR11477 says 17',
  ])
  expect(differencesOf({ ...FILLED, alcoholG: '0' }, PLACE, REFERENCE)).toEqual([
    'courgette: alcoholG is 0, SR11477 says null',
  ])
  const weights = FILLED.weights.replace('cup 124', 'cup 130')
  expect(differencesOf({ ...FILLED, weights }, PLACE, REFERENCE)).toEqual([
    'courgette: SR11477 has no portion of 130 g (cup); mark an estimate with ~',
  ])
})

test('a column that the tool would write otherwise is told', () => {
  const weights = 'piece 196; cup 124; medium 196; handful 60~'
  expect(differencesOf({ ...FILLED, weights }, PLACE, REFERENCE)).toEqual([
    'courgette: the tool would write weights otherwise',
  ])
})

test('rows written as a file are read back', () => {
  const row: FoodRow = { ...FILLED, name: 'courgette, "round"' }
  expect(linesOf('foods/x.csv', asCsv([row]), FOOD_COLUMNS).map((line) => line.row)).toEqual([row])
})

test('filling takes a file that lacks the column of a nutrient, checking does not', () => {
  const text = asCsv([FILLED])
    .split('\n')
    .map((line) => line.split(',').toSpliced(FOOD_COLUMNS.indexOf('ironMg'), 1).join(','))
    .join('\n')
  expect(linesWith('foods/x.csv', text, true)[0]?.row).toEqual({ ...FILLED, ironMg: '' })
  expect(() => linesWith('foods/x.csv', text, false)).toThrow('column "ironMg" is missing')
})
