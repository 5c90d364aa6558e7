import { expect, test } from 'vitest'
import { addIngredientSchema, addListSchema } from './pantry-forms.ts'
import { readPantryLine } from './pantry-line.ts'

const read = (line: string) => {
  const { name, quantity, unit, refusal } = readPantryLine(line)
  return refusal ?? [quantity, unit, name]
}
const listed = (list: string) =>
  addListSchema.parse({ list, idempotencyKey: '12345678' }).list.map((line) => read(line))

test.each([
  ['Eggs 6', [6, 'pieces', 'Eggs']],
  ['eggs x6', [6, 'pieces', 'eggs']],
  ['2x400g tins tomatoes', [2, 'cans', 'tomatoes']],
  ['coconut milk 2 cans', [2, 'cans', 'coconut milk']],
  ['tofu (400 g)', [400, 'grams', 'tofu']],
  ['bananas (very ripe) 4', [4, 'pieces', 'bananas']],
  ['milk, 2 litres', [2, 'liters', 'milk']],
  ['1,500 g rice', [1500, 'grams', 'rice']],
  ['00 flour', [1, 'pieces', '00 flour']],
  ['2% milk', [1, 'liters', '2% milk']],
  ['half a cucumber', [0.5, 'pieces', 'cucumber']],
])('the pantry takes what people type: %s', (line, expected) => {
  expect(read(line)).toEqual(expected)
})

test.each([
  ['-5 apples', 'below zero'],
  ['−5 apples', 'below zero'],
  ['minus 3 eggs', 'below zero'],
  ['onions -3', 'below zero'],
  ['0 pears', 'says there is none'],
  ['0 kg rice', 'says there is none'],
  ['pears 0', 'says there is none'],
  ['1e9 onions', 'could not be read'],
  ['99,999,999 onions', 'could not be read'],
  ['99999999 onions', 'at most 1000 pieces'],
  ['10000 kg rice', 'at most 50 kg'],
])('no kitchen holds %s, and the answer says what to write', (line, reason) => {
  expect(read(line)).toContain(reason)
})

test('a pasted list keeps its bullets apart from its minus signs', () => {
  const list = listed('Eggs 6\n- 5 apples\n-5 pears\n2x400g tins tomatoes, coconut milk 2 cans')
  expect(list.map((one) => (typeof one === 'string' ? 'refused' : one[2]))).toEqual([
    'Eggs',
    'apples',
    'refused',
    'tomatoes',
    'coconut milk',
  ])
  // Where bullets touch their words, they touch their numbers.
  expect(listed('-milk\n-6 eggs')).toEqual([
    [1, 'liters', 'milk'],
    [6, 'pieces', 'eggs'],
  ])
})

test('the form refuses the same at the field of the quantity, and reads a price in hundredths', () => {
  const form = { name: 'Rice', quantity: '51', unit: 'kg', idempotencyKey: '12345678' }
  const [issue] = addIngredientSchema.safeParse(form).error?.issues ?? []
  expect([issue?.path, issue?.message]).toEqual([
    ['quantity'],
    'One purchase holds at most 50 kg. Check the number and its unit.',
  ])
  expect(addIngredientSchema.parse({ ...form, quantity: '1', price: '2,40' }).priceCents).toBe(240)
  expect(addIngredientSchema.parse({ ...form, quantity: '1' }).priceCents).toBeNull()
  expect(addIngredientSchema.safeParse({ ...form, quantity: '1', price: '-2' }).success).toBe(false)
})
