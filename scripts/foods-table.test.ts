import { expect, test } from 'vitest'
import type { Reference } from './foods-reference.ts'
import { differencesOf, fillRow } from './foods-table.ts'

const REFERENCE: Reference = {
  foods: new Map([
    [
      'SR11477',
      {
        description: 'Squash, zucchini',
        figures: [17, 1.21, 3.11, 0.32, 1, 2.5, 8, 0.084, 0, 17.9, 16, 0.37, null],
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

const AUTHORED = 'courgette|||zucchini|SR11477|raw||+ handful 60~, !slice|95||vegan||vegetable|-/7/240|'
const FILLED =
  'courgette|||zucchini|SR11477|raw|17 1.21 3.11 0.32 1 2.5 8 0.084 0 17.9 16 0.37 -|cup 124, piece 196, medium 196, handful 60~|95||vegan||vegetable|-/7/240|'

test('a row that only names its USDA food gets the figures and the household weights', () => {
  expect(fillRow(AUTHORED, REFERENCE)).toBe(FILLED)
})

test('filling a full row changes nothing', () => {
  expect(fillRow(FILLED, REFERENCE)).toBe(FILLED)
})

test('a row whose USDA food does not exist cannot be filled', () => {
  expect(() => fillRow(AUTHORED.replace('SR11477', 'SR99999'), REFERENCE)).toThrow('no USDA food "SR99999"')
})

test('a full row agrees with the reference', () => {
  expect(differencesOf('vegetables', FILLED, REFERENCE)).toEqual([])
})

test('a changed figure, an invented weight and a filled blank are told', () => {
  expect(differencesOf('vegetables', FILLED.replace('17 1.21', '18 1.21'), REFERENCE)).toEqual([
    'courgette: kcal is 18, SR11477 says 17',
  ])
  expect(differencesOf('vegetables', FILLED.replace('0.37 -', '0.37 0'), REFERENCE)).toEqual([
    'courgette: alcoholG is 0, SR11477 says null',
  ])
  expect(differencesOf('vegetables', FILLED.replace('cup 124', 'cup 130'), REFERENCE)).toEqual([
    'courgette: SR11477 has no portion of 130 g (cup); mark an estimate with ~',
  ])
})

test('a row that the tool would write otherwise is told', () => {
  expect(
    differencesOf('vegetables', FILLED.replace('courgette||', 'courgette|courgette|'), REFERENCE),
  ).toEqual(['courgette: the row is not written as the tool would write it'])
})
