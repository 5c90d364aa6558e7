import { expect, test } from 'vitest'
import { readFoodNames, readForRecipe } from './read-food-names.ts'

test.each([
  'that jar of pesto',
  'half a bag of spinach',
  'a glut of courgettes',
  '20 minutes',
  'air fryer',
  'kids',
  'vegan',
  'no onions',
  'something Thai',
  'blueberries that need eating',
])('“%s” is understood by the generator', (line) => {
  expect(readForRecipe([line])).toEqual([{ line, kind: 'food', reason: null }])
})

test('a wish is no food for the pantry, and what nobody knows stays unknown', () => {
  expect(readFoodNames(['20 minutes'])[0]!.kind).toBe('unknown')
  expect(readForRecipe(['zorblax'])[0]!.kind).toBe('unknown')
})

test('what is unsafe stays refused, however it is typed', () => {
  expect(readForRecipe(['open mussels'])[0]!.kind).toBe('refused')
})
