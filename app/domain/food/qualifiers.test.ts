import { expect, test } from 'vitest'
import { dietVerdictOfLines } from './diets.ts'
import { readIngredientLine } from './ingredient-line.ts'
import { choicesOfLine } from './line-food.ts'

const foodOf = (line: string) => choicesOfLine(readIngredientLine(line)).foods[0]

test.each([
  ['80 g full-fat cream cheese', 'cream-cheese'],
  ['1 tbsp wholegrain Dijon mustard', 'wholegrain-mustard'],
  ['200 ml low-salt chicken stock', 'chicken-stock'],
  ['200 ml hot low-salt vegetable stock', 'vegetable-stock'],
  ['100 g full-fat feta', 'feta'],
  ['1 litre gluten-free chicken stock', 'chicken-stock'],
  ['1 tbsp gluten-free Dijon mustard', 'dijon-mustard'],
  ['1 pinch sea salt flakes', 'salt'],
])('%s is matched with certainty', (line, id) => {
  const match = foodOf(line)
  expect(match?.confidence).toBeGreaterThanOrEqual(0.7)
  expect(match?.food.id).toBe(id)
})

test('gluten-free sausages fit a gluten-free diet, other sausages do not, and bread stays bread', () => {
  expect(dietVerdictOfLines(['6 pork sausages'], 'Gluten-Free').verdict).toBe('breaks')
  expect(dietVerdictOfLines(['6 gluten-free pork sausages'], 'Gluten-Free').verdict).toBe('fits')
  expect(foodOf('2 slices gluten-free bread')?.food.id).toBe('gluten-free-bread')
})

test.each([
  ['1 l milk 1,5 %', 'whole-milk'],
  ['330 ml beer 5%', 'beer'],
  ['100 g dark chocolate (70%)', 'dark-chocolate'],
])('a percentage behind the name keeps the food: %s', (line, id) => {
  expect(foodOf(line)?.food.id).toBe(id)
})
