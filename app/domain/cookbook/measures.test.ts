import { expect, test } from 'vitest'
import { measure, measureSalt } from './measures.ts'

test.each([
  [400, 'g', 0.5, '200 g'],
  [450, 'ml', 0.5, '225 ml'],
  [130, 'g', 0.75, '100 g'],
  [1, 'kg', 2, '2 kg'],
  [600, 'ml', 2, '1.2 litres'],
  [1, 'litre', 0.5, '500 ml'],
  [1, 'tsp', 0.25, '1/4 tsp'],
  [2, 'tsp', 2, '1 1/2 tbsp'],
  [4, 'tbsp', 2.5, '150 ml'],
  [3, '', 0.5, '2'],
  [1, '', 0.25, '1/2'],
  [3, 'cloves', 0.25, '1 clove'],
  [1, 'x 400 g tin', 2, '2 x 400 g tins'],
  [2, 'x 400 g tins', 0.5, '1 x 400 g tin'],
  [1, 'x 400 g tin', 0.5, 'half a 400 g tin of'],
  [1, 'bunch', 0.5, 'a bunch of'],
  [2, 'bunches', 1, '2 bunches of'],
  [1, 'packet', 0.5, '1 packet of'],
  [2, 'leaves', 0.5, '1 leaf'],
])('%d %s times %d is %s', (quantity, unit, factor, text) => {
  expect(measure(quantity, unit, factor).text).toBe(text)
})

test('salt is measured down to an eighth of a teaspoon, spices to a quarter', () => {
  expect(measureSalt(1, 'tsp', 1 / 8).text).toBe('1/8 tsp')
  expect(measureSalt(1, 'tsp', 1 / 4).text).toBe('1/4 tsp')
  expect(measure(1, 'tsp', 1 / 8).text).toBe('1/4 tsp')
})
