import { expect, test } from 'vitest'
import { ACTIVITY_FACTORS, GOAL_SHIFT_KCAL, type Person, basalRateKcal, dailyEnergy } from './energy.ts'

const man: Person = {
  sex: 'male',
  ageYears: 30,
  heightCm: 175,
  weightKg: 70,
  activityLevel: 'moderately_active',
}

test('[PLAN-31] computes the basal rate by Mifflin-St Jeor', () => {
  expect(basalRateKcal(man)).toBe(1648.75)
  expect(basalRateKcal({ ...man, sex: 'female' })).toBe(1482.75)
  expect(basalRateKcal({ sex: 'female', ageYears: 60, heightCm: 158, weightKg: 52.5 })).toBe(1051.5)
})

test('[PLAN-32] multiplies by the factor of the activity level', () => {
  expect(ACTIVITY_FACTORS).toEqual({
    sedentary: 1.2,
    lightly_active: 1.375,
    moderately_active: 1.55,
    very_active: 1.725,
    extremely_active: 1.9,
  })
  expect(dailyEnergy(man, 'maintain').maintenanceKcal).toBeCloseTo(1648.75 * 1.55, 9)
})

test('[PLAN-33] shifts the energy by the goal', () => {
  expect(GOAL_SHIFT_KCAL).toEqual({ lose_weight: -500, gain_muscle: 300, bulk: 500, cut: -750, maintain: 0 })
  expect(dailyEnergy(man, 'lose_weight').targetKcal).toBe(2056)
  expect(dailyEnergy(man, 'bulk').targetKcal).toBe(3056)
})

test('[PLAN-33] raises to 1,200 kcal for women and 1,500 kcal for men and marks it', () => {
  const small = { ...man, weightKg: 50, heightCm: 155, ageYears: 60, activityLevel: 'sedentary' } as const
  expect(dailyEnergy({ ...small, sex: 'female' }, 'cut')).toMatchObject({
    targetKcal: 1200,
    isRaisedToFloor: true,
  })
  expect(dailyEnergy(small, 'cut')).toMatchObject({ targetKcal: 1500, isRaisedToFloor: true })
  expect(dailyEnergy(man, 'cut').isRaisedToFloor).toBe(false)
})

test('[PLAN-34] goes by what the person entered: each of weight, height, age and sex changes the target', () => {
  const kcal = (change: Partial<Person>) => dailyEnergy({ ...man, ...change }, 'maintain').targetKcal
  const own = kcal({})
  expect(kcal({ weightKg: 80 }) - own).toBe(155)
  expect(kcal({ heightCm: 176 })).toBeGreaterThan(own)
  expect(kcal({ ageYears: 31 })).toBeLessThan(own)
  expect(kcal({ sex: 'female' })).toBeLessThan(own)
})

test('feeding a baby takes 500 kcal a day more, of women who say so', () => {
  const nursing = { ...man, lifeStage: 'breastfeeding' } as const
  const { targetKcal } = dailyEnergy({ ...man, sex: 'female' }, 'maintain')
  expect(dailyEnergy({ ...nursing, sex: 'female' }, 'maintain').targetKcal).toBe(targetKcal + 500)
  expect(dailyEnergy(nursing, 'maintain').targetKcal).toBe(dailyEnergy(man, 'maintain').targetKcal)
})
