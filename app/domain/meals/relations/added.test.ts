import { expect, test } from 'vitest'
import { readMeal } from '#app/domain/meals/read-meal.ts'

const idsOf = (said: string): string[] => readMeal(said).components.map(({ foodId }) => foodId)
const gramsIn = (said: string, id: string): number | undefined =>
  readMeal(said).components.find(({ foodId }) => foodId === id)?.grams

test('a coffee with another milk is one drink, however the milk is told', () => {
  for (const said of [
    'latte with oat milk',
    'latte, oat milk',
    'latte (oat milk)',
    'latte made with oat milk',
  ])
    expect(idsOf(said), said).toHaveLength(1)
  expect(idsOf('oat milk latte')).toEqual(['latte-with-oat-milk'])
  expect(idsOf('latte (oat)')).toEqual(['oat-latte'])
})

test('milk in tea or black coffee is a splash, of whatever tea or milk', () => {
  for (const tea of ['earl grey', 'assam', 'darjeeling', 'rooibos', 'english breakfast tea', 'decaf tea'])
    expect(readMeal(`${tea} with milk`).total.kcal, tea).toBeLessThan(40)
  expect(gramsIn('mug of assam with a splash of milk', 'whole-milk')).toBeLessThan(40)
  expect(gramsIn('coffee, oat milk', 'oat-milk')).toBe(30)
  expect(gramsIn('coffee with 50 ml milk', 'whole-milk')).toBeGreaterThan(45)
})

test('a glass of milk, nuts and oats beside a coffee stay foods of their own', () => {
  expect(gramsIn('coffee and a glass of oat milk', 'oat-milk')).toBeGreaterThan(200)
  expect(idsOf('coffee, almonds')).toContain('almonds')
  expect(idsOf('coffee, porridge made with oat milk')[1]).toMatch(/porridge/)
  expect(idsOf('latte, oat bar')).toHaveLength(2)
  expect(gramsIn('muesli, oat milk, coffee', 'oat-milk')).toBeGreaterThan(100)
})

test('milk by itself is milk, by whatever name it is sold', () => {
  expect(idsOf('200 mls trim milk')).toEqual(['skimmed-milk'])
  expect(idsOf('a glass of lite milk')).toEqual(['low-fat-milk'])
  expect(idsOf('200ml oat milk')).toEqual(['oat-milk'])
})
