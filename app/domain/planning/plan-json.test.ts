import { expect, test } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { ZodError } from 'zod'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { planFromRequest } from './plan-from-request.ts'
import { planReport } from './plan-json.ts'
import { planRequestSchema } from './plan-request.ts'

const line = {
  seed: 42,
  days: 2,
  mealsPerDay: 4,
  goal: 'lose_weight',
  ageYears: 41,
  sex: 'female',
  heightCm: 170,
  weightKg: 78.4,
  activityLevel: 'lightly_active',
  diets: ['vegetarian'],
  pantry: [
    { name: 'spinach', quantity: 200, unit: 'g', expiresInDays: 1 },
    { name: 'eggs', quantity: 6, unit: 'piece' },
    { name: 'soap', quantity: 1, unit: 'pieces', expiresInDays: null },
  ],
}

test('reads a request from JSON, with the dialog’s defaults for what is left out', () => {
  expect(planRequestSchema.parse(line)).toMatchObject({
    diets: ['Vegetarian'],
    allergens: [],
    pantry: [
      { name: 'spinach', quantity: 200, unit: 'grams', expiresInDays: 1 },
      { name: 'eggs', unit: 'pieces', expiresInDays: null },
      { name: 'soap' },
    ],
  })
  const least = planRequestSchema.parse({ ageYears: 30, sex: 'male', heightCm: 175, weightKg: 70 })
  expect(least).toMatchObject({ days: 7, mealsPerDay: 3, goal: 'maintain', diets: [], pantry: [] })
})

test('refuses what no plan can be made for, naming the field', () => {
  const wrong: [Record<string, unknown>, string][] = [
    [{ weightKg: 5 }, 'weightKg'],
    [{ days: 0 }, 'days'],
    [{ mealsPerDay: 9 }, 'mealsPerDay'],
    [{ diets: ['carnivore'] }, 'diets.0'],
    [{ pantry: [{ name: 'rice', quantity: -1, unit: 'kg' }] }, 'pantry.0.quantity'],
    [{ pantry: [{ name: 'rice', quantity: 1, unit: 'furlong' }] }, 'pantry.0.unit'],
  ]
  for (const [change, field] of wrong) {
    try {
      planRequestSchema.parse({ ...line, ...change })
      expect.unreachable(field)
    } catch (error) {
      expect(error, field).toBeInstanceOf(ZodError)
      expect((error as ZodError).issues.map(({ path }) => path.join('.'))).toContain(field)
    }
  }
})

test('reports figures that anybody can work out again from the lines', { timeout: 120_000 }, () => {
  const report = planReport(planFromRequest(planRequestSchema.parse(line), cookbook()))
  expect(JSON.parse(JSON.stringify(report))).toEqual(report)
  expect(report.days).toHaveLength(2)
  expect(report.leftOut.map(({ name }) => name)).toEqual(['soap'])
  for (const day of report.days) {
    let kcal = 0
    for (const meal of day.meals) {
      const read = nutritionOf(meal.ingredients, meal.servings, {
        steps: meal.isLeftover ? [] : meal.instructions,
      }).perServing
      expect(Math.abs(meal.kcal - read.kcal)).toBeLessThanOrEqual(0.51)
      expect(Math.abs(meal.proteinG - read.proteinG)).toBeLessThanOrEqual(0.051)
      kcal += meal.kcal
    }
    expect(Math.abs(kcal - day.total.kcal)).toBeLessThan(0.5)
    expect(day.deviationPercent.kcal).toBeCloseTo((day.total.kcal / report.targets.kcal - 1) * 100, 1)
    const { kcal: energy, protein, fat, carbs } = day.deviationPercent
    expect(day.isMet).toBe(
      Math.abs(energy) <= 5 && protein >= -5 && Math.abs(fat) <= 15 && Math.abs(carbs) <= 15,
    )
  }
})
