import { expect, test } from 'vitest'
import type { CountedLine, RecipeNutrition } from '#app/domain/food/nutrition.ts'
import { SAMPLE_RECIPE } from '#app/features/site/recipe-preview.tsx'
import { countedRows } from './counted-rows.ts'

const line = (foodName: string, grams: number, kcal: number): CountedLine => ({
  text: foodName,
  foodId: foodName,
  foodName,
  grams,
  kcal,
  confidence: 1,
  assumptions: [],
})
const nutrition = (servings: number, counted: CountedLine[]): RecipeNutrition => ({
  ...SAMPLE_RECIPE.nutrition,
  servings,
  counted,
})
const totalOf = (rows: { kcal: number }[]) => rows.reduce((sum, row) => sum + row.kcal, 0)

test('counts one serving, the largest food first', () => {
  const { rows, totalKcal } = countedRows(
    nutrition(2, [line('spinach', 120, 28), line('couscous', 90, 338)]),
    5,
  )
  expect(rows).toEqual([
    { label: 'Couscous', grams: 45, kcal: 169 },
    { label: 'Spinach', grams: 60, kcal: 14 },
  ])
  expect(totalKcal).toBe(183)
})

test('puts the small foods in one row, named in short', () => {
  const { rows } = countedRows(SAMPLE_RECIPE.nutrition, 5)
  expect(rows.map((row) => row.label)).toEqual([
    'Chickpeas, cooked',
    'Couscous, dry',
    'Feta',
    'Olive oil',
    'Spinach, cherry tomatoes and 3 more',
  ])
})

test('names up to three small foods in full', () => {
  const foods = [line('rice', 100, 350), line('peas', 80, 60), line('leek', 50, 30), line('dill', 5, 2)]
  const { rows } = countedRows(nutrition(1, foods), 2)
  expect(rows.map((row) => row.label)).toEqual(['Rice', 'Peas, leek, dill'])
  expect(rows[1]?.grams).toBe(135)
})

test('rounds so that the rows add up to the total, whatever the fractions', () => {
  for (let count = 1; count <= 9; count++) {
    const foods = Array.from({ length: count }, (_, index) => line(`food ${index}`, 10, 10.5 + index / 7))
    for (const servings of [1, 2, 3, 4]) {
      const exact = foods.reduce((sum, food) => sum + food.kcal, 0) / servings
      const { rows, totalKcal } = countedRows(nutrition(servings, foods), 5)
      expect(totalKcal).toBe(Math.round(exact))
      expect(totalOf(rows)).toBe(totalKcal)
    }
  }
})
