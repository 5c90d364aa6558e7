import { expect, test } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { planFromRequest } from './plan-from-request.ts'
import { type PlanRequest, planRequestSchema } from './plan-request.ts'
import { otherPerson } from '#tests/support/other-people.ts'

const metDays = (request: PlanRequest) =>
  planFromRequest(request, cookbook()).plan.days.filter(({ isMet }) => isMet).length

test('a pantry of dishes and odd foods leaves no meal empty, breakfast skipped', { timeout: 240_000 }, () => {
  const { request } = otherPerson(31_097)
  expect(request.pantry.length).toBeGreaterThan(70)
  const { plan } = planFromRequest(request, cookbook())
  expect(plan.days.map(({ meals }) => meals.length)).toEqual([2])
  expect(plan.days[0]!.isMet).toBe(true)
})

test(
  'days without meat and fish are met as well',
  {
    timeout: 240_000,
  },
  () => {
    const asked = {
      seed: 7,
      goal: 'maintain',
      days: 4,
      mealsPerDay: 3,
      ageYears: 41,
      sex: 'female',
      heightCm: 168,
      weightKg: 66,
      activityLevel: 'moderately_active',
    }
    for (const diets of [['Vegetarian', 'Dairy-Free'], ['Vegetarian', 'Gluten-Free'], ['Vegan']])
      expect(metDays(planRequestSchema.parse({ ...asked, diets })), diets.join()).toBe(4)
  },
)

test('two large meals a day are met as well as three', { timeout: 240_000 }, () => {
  const away = Array.from({ length: 7 }, (_, weekday) => ({ weekday, slot: 'breakfast', kind: 'skipped' }))
  const request = planRequestSchema.parse({
    seed: 3,
    goal: 'maintain',
    days: 5,
    mealsPerDay: 3,
    ageYears: 35,
    sex: 'male',
    heightCm: 182,
    weightKg: 80,
    activityLevel: 'very_active',
    cooking: { away },
  })
  expect(metDays(request)).toBe(5)
})
