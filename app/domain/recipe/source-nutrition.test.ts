import { expect, test } from 'vitest'
import { sourceNutrition, sourceNutritionInText } from './source-nutrition.ts'

const of = (calories: string, servingSize?: string) =>
  sourceNutrition({
    calories,
    protein: '12,5 g',
    carbs: '1,040 mg',
    fat: '',
    ...(servingSize && { servingSize }),
  })

test.each([
  ['412 kcal', 412],
  ['412', 412],
  ['412 calories', 412],
  ['1,204 kcal', 1204],
  ['1724 kJ / 412 kcal', 412],
  ['1724 kJ', 412],
])('the energy of a serving is read from %s', (calories, kcal) => {
  expect(of(calories)).toEqual({ kcal, proteinG: 12.5, carbsG: 1040, fatG: null })
})

test('nothing is stored where no energy is given, or only that of 100 g', () => {
  for (const calories of ['', '0', 'n/a']) expect(of(calories)).toBeNull()
  expect(of('412 kcal', '100 g')).toBeNull()
  expect(of('412 kcal', '1 bowl (300 g)')).not.toBeNull()
})

test('figures in free text are read', () => {
  expect(sourceNutritionInText('Calories: 310\nFat: 9 g\nCarbohydrates: 40 g\nProtein: 14 g')).toEqual({
    kcal: 310,
    proteinG: 14,
    carbsG: 40,
    fatG: 9,
  })
  expect(sourceNutritionInText('310 kcal')?.kcal).toBe(310)
  expect(sourceNutritionInText('Calories per 100 g: 310')).toBeNull()
  expect(sourceNutritionInText('')).toBeNull()
})
