import { expect, test } from 'vitest'
import {
  bodyMassIndex,
  energyInWords,
  type GoalEntries,
  goalNotes,
  goalProblem,
  leastHealthyKg,
} from './goal-check.ts'
import { dailyEnergy, PLAN_GOALS } from './energy.ts'
import { planTargets } from './targets.ts'

const WOMAN: GoalEntries = {
  goal: 'lose_weight',
  sex: 'female',
  ageYears: 30,
  heightCm: 170,
  weightKg: 70,
  activityLevel: 'moderately_active',
  targetWeightKg: 62,
}
const problemOf = (change: Partial<GoalEntries>) => goalProblem({ ...WOMAN, ...change })

test('plans a goal that leads where its target lies, within the healthy range', () => {
  expect(problemOf({})).toBeNull()
  expect(problemOf({ goal: 'cut' })).toBeNull()
  expect(problemOf({ goal: 'gain_muscle', targetWeightKg: 74 })).toBeNull()
  expect(problemOf({ goal: 'bulk', targetWeightKg: 80 })).toBeNull()
  expect(problemOf({ targetWeightKg: null })).toBeNull()
  expect(problemOf({ targetWeightKg: 53.5 })).toBeNull()
})

test('makes no plan to lose weight below a BMI of 18.5, at any height', () => {
  expect(problemOf({ weightKg: 42, targetWeightKg: 38 })).toEqual({
    field: 'goal',
    message:
      'At 170 cm the healthy range begins at 53.5 kg (a BMI of 18.5), and you are below it, so we make no plan to lose weight. ' +
      'Choose Maintain or Gain muscle. A GP or a dietitian can help you find what is right for you.',
  })
  for (let heightCm = 120; heightCm <= 250; heightCm += 5) {
    const leastKg = leastHealthyKg(heightCm)
    expect(bodyMassIndex(leastKg, heightCm)).toBeGreaterThanOrEqual(18.5)
    expect(bodyMassIndex(leastKg - 0.1, heightCm)).toBeLessThan(18.5)
    for (const goal of ['lose_weight', 'cut'] as const) {
      const from = (weightKg: number, targetWeightKg: number | null) =>
        problemOf({ goal, heightCm, weightKg, targetWeightKg })?.field
      expect(from(leastKg - 0.1, null)).toBe('goal')
      expect(from(leastKg, null)).toBe('goal')
      expect(from(leastKg + 20, leastKg - 0.1)).toBe('targetWeightKg')
    }
  }
})

test('asks for a target on the side the goal leads to', () => {
  for (const goal of ['lose_weight', 'cut'] as const) {
    for (const targetWeightKg of [70, 70.1, 90])
      expect(problemOf({ goal, targetWeightKg }), `${goal} ${targetWeightKg}`).toEqual({
        field: 'targetWeightKg',
        message: 'To lose weight, enter a target below your current 70 kg, or choose another goal.',
      })
  }
  for (const goal of ['gain_muscle', 'bulk'] as const) {
    for (const targetWeightKg of [50, 69.9, 70])
      expect(problemOf({ goal, targetWeightKg })?.message).toBe(
        'To gain, enter a target above your current 70 kg, or choose another goal.',
      )
  }
})

test('lets a person below the healthy range gain, also where the target is still below it', () => {
  expect(problemOf({ goal: 'gain_muscle', weightKg: 45, targetWeightKg: 50 })).toBeNull()
})

test('only keeps the weight under 18, in pregnancy and while breastfeeding', () => {
  for (const goal of PLAN_GOALS) {
    const isKept = goal === 'maintain'
    const targetWeightKg = goal === 'gain_muscle' || goal === 'bulk' ? 80 : 62
    for (const change of [
      { ageYears: 17 },
      { ageYears: 14, sex: 'male' as const },
      { lifeStage: 'pregnant' as const },
      { lifeStage: 'breastfeeding' as const },
    ]) {
      const problem = problemOf({ goal, targetWeightKg, ...change })
      if (isKept) expect(problem).toBeNull()
      else {
        expect(problem?.field).toBe('goal')
        expect(problem?.message).toMatch(/Choose Maintain.*(?:midwife|doctor)/)
      }
    }
  }
  expect(problemOf({ ageYears: 18 })).toBeNull()
  // Left over from another entry: no man is refused for it.
  expect(problemOf({ sex: 'male', lifeStage: 'pregnant' })).toBeNull()
})

test('does not call it losing when the least energy keeps the weight or lifts it', () => {
  const small = {
    sex: 'female',
    ageYears: 80,
    heightCm: 145,
    weightKg: 45,
    activityLevel: 'sedentary',
  } as const
  const energy = dailyEnergy(small, 'cut')
  expect(energy.targetKcal).toBeGreaterThan(energy.maintenanceKcal)
  const problem = problemOf({ ...small, goal: 'cut', targetWeightKg: 42 })
  expect(problem?.field).toBe('goal')
  expect(problem?.message).toMatch(
    /keeps your weight steady, and we never plan fewer than 1,200, so you would not lose\./,
  )
  const kept = planTargets(small, 'maintain', 3)
  expect(kept.notes[0]).toMatch(/It is more than keeps your weight \([\d,]+ kcal\), which may rise slowly\.$/)
})

test('every goal that is planned leads the energy to its side of what keeps the weight', () => {
  for (let ageYears = 18; ageYears <= 100; ageYears += 6) {
    for (const sex of ['female', 'male'] as const) {
      for (let weightKg = 30; weightKg <= 150; weightKg += 7.5) {
        for (const goal of PLAN_GOALS) {
          const isLosing = goal === 'lose_weight' || goal === 'cut'
          const person = { sex, ageYears, heightCm: 165, weightKg, activityLevel: 'sedentary' } as const
          const targetWeightKg = isLosing ? weightKg - 0.1 : weightKg + 1
          if (goalProblem({ ...person, goal, targetWeightKg }) !== null) continue
          const { targetKcal, maintenanceKcal } = dailyEnergy(person, goal)
          if (isLosing) expect(targetKcal).toBeLessThan(maintenanceKcal)
          else expect(targetKcal).toBeGreaterThanOrEqual(Math.floor(maintenanceKcal))
        }
      }
    }
  }
})

test('says what the energy means for the weight', () => {
  expect(energyInWords({ targetKcal: 1800, maintenanceKcal: 2300.4 })).toBe(
    'About 2,300 kcal a day keeps your weight steady: this plan has 500 kcal less.',
  )
  expect(energyInWords({ targetKcal: 2600, maintenanceKcal: 2300 })).toMatch(/300 kcal more\.$/)
  expect(energyInWords({ targetKcal: 2300, maintenanceKcal: 2300 })).toMatch(/and this plan has that\.$/)
})

test('notes what the figures leave out: growing, pregnancy, a weight that is too low', () => {
  const notes = (change: Partial<GoalEntries>) => {
    const person = { ...WOMAN, ...change }
    return goalNotes(person, 'maintain', dailyEnergy(person, 'maintain')).join(' ')
  }
  expect(notes({})).toBe('')
  expect(notes({ ageYears: 15 })).toMatch(/growing takes more/)
  expect(notes({ lifeStage: 'pregnant' })).toMatch(/about 200 kcal a day more/)
  expect(notes({ lifeStage: 'breastfeeding' })).toMatch(/About 500 kcal a day of this are for breastfeeding/)
  expect(notes({ weightKg: 50 })).toMatch(/below the healthy range for your height, which begins at 53\.5 kg/)
})
