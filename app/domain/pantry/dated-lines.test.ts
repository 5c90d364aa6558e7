import { expect, test } from 'vitest'
import { readPantryEntry, splitPantryList } from './dated-lines.ts'

const today = '2026-11-29'
const read = (list: string) =>
  splitPantryList(list).items.map((line) => {
    const { name, quantity, unit, expiryDate } = readPantryEntry(line, { today })
    return [name, quantity, unit, expiryDate]
  })

test.each([
  ['4 chicken thighs, use by Tuesday', ['chicken thighs', 4, 'pieces', '2026-12-01']],
  ['6 eggs best before 12 Dec', ['eggs', 6, 'pieces', '2026-12-12']],
  ['natural yoghurt 450g use by 3 Dec', ['natural yoghurt', 450, 'grams', '2026-12-03']],
  ['mince 500g expires 30/11', ['mince', 500, 'grams', '2026-11-30']],
  ['500 g mince (exp 30/11)', ['mince', 500, 'grams', '2026-11-30']],
  ['2 tins of chickpeas bbe 12/26', ['chickpeas', 2, 'cans', '2026-12-31']],
  ['1 kg rice best before end Jan 2027', ['rice', 1, 'kg', '2027-01-31']],
  ['500 g chicken, 2 days', ['chicken', 500, 'grams', '2026-12-01']],
  ['200 g spinach, tomorrow', ['spinach', 200, 'grams', '2026-11-30']],
  ['200 g ham - use by: 03.12.26', ['ham', 200, 'grams', '2026-12-03']],
  ['250 g butter until end of December', ['butter', 250, 'grams', '2026-12-31']],
  ['strawberries 400g use by the 2nd of December', ['strawberries', 400, 'grams', '2026-12-02']],
  ['mushrooms 250g 2 days', ['mushrooms', 250, 'grams', '2026-12-01']],
  ['use by 3 Dec: 500g mince', ['mince', 500, 'grams', '2026-12-03']],
  ['2 tins tomatoes, canned, bbe 12/26', ['canned tomatoes', 2, 'cans', '2026-12-31']],
  ['2 pints milk, use-by 4 December', ['milk', 1136, 'ml', '2026-12-04']],
])('a line is read as an amount, a food and its use-by date: %s', (line, expected) => {
  expect(read(line)).toEqual([expected])
})

test('dates are not foods, whether lines or commas separate them', () => {
  expect(
    read('butter, use by 12 Dec\nbag of spinach, tomorrow').map(([name, , , date]) => [name, date]),
  ).toEqual([
    ['butter', '2026-12-12'],
    ['spinach', '2026-11-30'],
  ])
  expect(
    read('500 g mince use by Tuesday, 6 eggs best before 12 Dec, 2 leeks').map(([name, , , date]) => [
      name,
      date,
    ]),
  ).toEqual([
    ['mince', '2026-12-01'],
    ['eggs', '2026-12-12'],
    ['leeks', null],
  ])
  expect(read('500 g chicken\nuse by 1 Dec').map(([name, , , date]) => [name, date])).toEqual([
    ['chicken', '2026-12-01'],
  ])
})

test.each([
  '1/2 cucumber',
  '2 x 400 g tins tomatoes',
  'tomatoes, 1/2',
  '1.5 l milk',
  '12 dates',
  'sunday roast 300 g',
])('an amount is not read as a date: %s', (line) => {
  expect(read(line).map((row) => row[3])).toEqual([null])
})

test('food in the freezer is marked as frozen', () => {
  expect(readPantryEntry('500 g mince, in the freezer', { today })).toMatchObject({
    name: 'mince',
    isFrozen: true,
  })
  expect(readPantryEntry('1 l milk in the fridge, use by 1 Dec', { today })).toMatchObject({
    name: 'milk',
    isFrozen: false,
    expiryDate: '2026-12-01',
  })
})

test('"sugar, brown" and "tomatoes, canned" are one food each, "milk, chocolate" is two', () => {
  expect(splitPantryList('sugar, brown\ntomatoes, canned\nmilk, chocolate').items).toEqual([
    'sugar, brown',
    'tomatoes, canned',
    'milk',
    'chocolate',
  ])
})
