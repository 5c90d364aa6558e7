import { expect, test } from 'vitest'
import { PLAN_GOALS, type Person } from './energy.ts'
import { cmFromFeet, feetFromCm, kgFromPounds, poundsFromKg } from './imperial.ts'
import { MACRO_SHARES, macrosFor } from './macros.ts'
import { CALORIE_SPLIT, MEALS_PER_DAY, MEAL_SLOTS, mealTypeLabel, slotTargets } from './meal-split.ts'
import { isCaloriesMissing, standInNutrition } from './missing-nutrition.ts'
import { planTargets } from './targets.ts'

const woman: Person = {
  sex: 'female',
  ageYears: 58,
  heightCm: 160,
  weightKg: 50,
  activityLevel: 'sedentary',
}

test('[PLAN-36] splits energy into protein, fat and carbs by goal', () => {
  const shares = (goal: (typeof PLAN_GOALS)[number]) => Object.values(MACRO_SHARES[goal])
  expect(shares('lose_weight')).toEqual([0.35, 0.25, 0.4])
  expect(shares('gain_muscle')).toEqual([0.3, 0.25, 0.45])
  expect(shares('bulk')).toEqual([0.25, 0.3, 0.45])
  expect(shares('cut')).toEqual([0.4, 0.2, 0.4])
  expect(shares('maintain')).toEqual([0.25, 0.3, 0.45])
  expect(macrosFor(2000, 'maintain')).toEqual({ kcal: 2000, proteinG: 125, fatG: 66.7, carbsG: 225 })
})

test('[PLAN-36] grams at 4, 9 and 4 kcal make the energy again, whatever the goal', () => {
  for (const goal of PLAN_GOALS) {
    const { proteinG, fatG, carbsG } = macrosFor(1837, goal)
    expect(Math.abs(proteinG * 4 + fatG * 9 + carbsG * 4 - 1837)).toBeLessThan(1)
  }
})

test('[PLAN-37] splits the day over its meals', () => {
  expect(CALORIE_SPLIT).toEqual({
    3: [25, 35, 40],
    4: [23, 32, 35, 10],
    5: [22, 30, 30, 10, 8],
    6: [20, 28, 28, 10, 8, 6],
  })
  for (const meals of MEALS_PER_DAY) {
    const slots = slotTargets(2000, meals)
    expect(slots).toHaveLength(meals)
    expect(slots.reduce((sum, { kcal }) => sum + kcal, 0)).toBeCloseTo(2000, 9)
  }
})

test('[PLAN-38] orders the slots breakfast, lunch, dinner, then snacks', () => {
  expect(MEAL_SLOTS).toEqual(['breakfast', 'lunch', 'dinner', 'snack_1', 'snack_2', 'snack_3'])
  expect(slotTargets(2000, 5).map(({ slot }) => slot)).toEqual(MEAL_SLOTS.slice(0, 5))
})

test('[PLAN-39] names meal types; of any other the underscores become spaces', () => {
  expect(MEAL_SLOTS.map(mealTypeLabel)).toEqual([
    'Breakfast',
    'Lunch',
    'Dinner',
    'Morning Snack',
    'Afternoon Snack',
    'Evening Snack',
  ])
  expect(mealTypeLabel('second_late_supper')).toBe('second late supper')
  expect(mealTypeLabel('toString')).toBe('toString')
})

test('[PLAN-33] the preview says it when the floor acts, and only then', () => {
  const low = planTargets(woman, 'cut', 3)
  expect(low.day.kcal).toBe(1200)
  expect(low.notes).toHaveLength(1)
  expect(low.notes[0]).toContain('1,200 kcal')
  expect(planTargets({ ...woman, weightKg: 90 }, 'maintain', 3).notes).toEqual([])
})

test('[PLAN-43] stands in for missing calories with the specified figures', () => {
  expect([undefined, null, NaN, 0, -5, '500', Infinity].map(isCaloriesMissing)).not.toContain(false)
  expect(isCaloriesMissing(320)).toBe(false)
  expect(standInNutrition(800)).toEqual({
    calories: 800,
    protein: 50,
    carbs: 90,
    fat: (800 * 0.3) / 9,
    fiber: 5,
    sodium: 600,
    cholesterol: 50,
    vitaminC: 10,
    calcium: 100,
    iron: 5,
  })
})

test('pounds, feet and inches come and go', () => {
  expect(kgFromPounds(154.3)).toBe(70)
  expect(poundsFromKg(70)).toBe(154.3)
  expect(cmFromFeet(5, 9)).toBe(175.3)
  expect(feetFromCm(175)).toEqual({ feet: 5, inches: 9 })
  expect(feetFromCm(182.5)).toEqual({ feet: 6, inches: 0 })
})

test('protein stays between 0.8 and 2.2 g for each kilogram, and carbohydrate takes the difference', () => {
  const light = planTargets({ ...woman, ageYears: 30, activityLevel: 'very_active' }, 'lose_weight', 3).day
  expect(light.proteinG).toBe(110)
  const { kcal, proteinG, fatG, carbsG } = light
  expect(Math.abs(proteinG * 4 + fatG * 9 + carbsG * 4 - kcal)).toBeLessThan(2)
  const heavy = planTargets({ ...woman, weightKg: 140, ageYears: 90 }, 'maintain', 3).day
  expect(heavy.proteinG).toBeGreaterThanOrEqual(0.8 * 140)
  const young = planTargets({ ...woman, ageYears: 15, activityLevel: 'extremely_active' }, 'maintain', 3).day
  expect(young.proteinG).toBe(85)
})
