import { expect, test } from 'vitest'
import { planRequestSchema } from './plan-request.ts'

const body = { ageYears: 34, sex: 'female', heightCm: 168, weightKg: 64.53 } as const
const faults = (change: Record<string, unknown>) =>
  planRequestSchema.safeParse({ ...body, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? []

test('what is left out is what the dialog begins with; the body is not guessed', () => {
  expect(planRequestSchema.parse(body)).toEqual({
    ...body,
    goal: 'maintain',
    days: 7,
    mealsPerDay: 3,
    targetWeightKg: null,
    activityLevel: 'moderately_active',
    seed: 1,
    diets: [],
    allergens: [],
    dislikes: [],
    eaters: [],
    pantry: [],
  })
  expect(planRequestSchema.safeParse({}).error?.issues.map(({ path }) => path[0])).toEqual(Object.keys(body))
})

test('the same bounds hold as in the form, under the names of a request', () => {
  expect(faults({ ageYears: 13 })).toEqual(['ageYears'])
  expect(faults({ heightCm: 251 })).toEqual(['heightCm'])
  expect(faults({ weightKg: '64' })).toEqual(['weightKg'])
  expect(faults({ days: 8 })).toEqual(['days'])
  expect(faults({ goal: 'lose_weight', targetWeightKg: 80 })).toEqual(['targetWeightKg'])
  expect(faults({ goal: 'cut', ageYears: 17 })).toEqual(['goal'])
})

test('days of cooking are weekdays, each once, at least one', () => {
  const read = (cookDays: unknown) => planRequestSchema.safeParse({ ...body, cooking: { cookDays } })
  expect(read([6, 2, 6]).data?.cooking?.cookDays).toEqual([2, 6])
  expect(planRequestSchema.parse({ ...body, cooking: {} }).cooking).not.toHaveProperty('cookDays')
  for (const wrong of [[], [7], [-1], [1.5], 'sunday', ['6']]) expect(read(wrong).success).toBe(false)
})

test('what does not count is not kept', () => {
  const read = (change: Record<string, unknown>) => planRequestSchema.parse({ ...body, ...change })
  expect(read({ targetWeightKg: 60 }).targetWeightKg).toBeNull()
  expect(read({ lifeStage: 'none' })).not.toHaveProperty('lifeStage')
  expect(read({ lifeStage: 'pregnant' }).lifeStage).toBe('pregnant')
  expect(read({ sex: 'male', lifeStage: 'pregnant' })).not.toHaveProperty('lifeStage')
})
