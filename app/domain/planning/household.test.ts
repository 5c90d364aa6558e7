import { expect, test, vi } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { allowedBy } from './dietary-preferences.ts'
import { guestDays, portionAt, portionsFor } from './household.ts'
import { planFromRequest } from './plan-from-request.ts'
import { householdOf, tablePreferencesOf } from './request-people.ts'
import { planReport } from './plan-json.ts'
import { type PlanRequest, planRequestSchema } from './plan-request.ts'
import { randomPlanRequest } from './random-request.ts'
import { findFood } from '#app/domain/food/foods.ts'

// A plan takes a second or two; a busy machine may take its time.
vi.setConfig({ testTimeout: 120_000 })

const TABLE: PlanRequest = planRequestSchema.parse({
  seed: 11,
  days: 2,
  ageYears: 36,
  sex: 'female',
  heightCm: 168,
  weightKg: 64,
  household: [
    { name: 'Max', ageYears: 40, sex: 'male', heightCm: 184, weightKg: 88, allergens: ['nuts'] },
    { name: 'Ida', kcal: 1300, diets: ['vegetarian'] },
  ],
})
const { plan, context } = planFromRequest(TABLE, cookbook())
const members = householdOf(TABLE)
const days = members.map((member) => portionsFor(member, plan))

test('everybody’s day is within 5 % of their own calories, children and athletes at one table', () => {
  let checked = 0
  for (let seed = 1; seed <= 6; seed++) {
    const own = { ...randomPlanRequest(seed), days: 2 }
    const others = [randomPlanRequest(seed + 100), randomPlanRequest(seed + 200)]
    const request: PlanRequest = {
      ...own,
      household: [
        ...others.map(({ sex, ageYears, heightCm, weightKg, activityLevel, goal }, index) => ({
          name: `Person ${index}`,
          sex,
          ageYears,
          heightCm,
          weightKg,
          targetWeightKg: null,
          activityLevel,
          goal,
          diets: [],
          allergens: [],
          dislikes: [],
          eaters: [],
        })),
        { name: 'Child', kcal: 1200, diets: [], allergens: [], dislikes: [], eaters: [] },
        { name: 'Rower', kcal: 4200, diets: [], allergens: [], dislikes: [], eaters: [] },
      ],
    }
    const made = planFromRequest(request, cookbook()).plan
    for (const member of householdOf(request)) {
      for (const { dayIndex, kcal } of portionsFor(member, made)) {
        const { meals } = made.days[dayIndex]!
        if (meals.length < request.mealsPerDay) continue
        checked++
        expect(Math.abs(kcal / member.day.kcal - 1), `${seed} ${member.name}`).toBeLessThanOrEqual(0.05)
      }
    }
  }
  expect(checked).toBeGreaterThan(40)
})

test('no dish holds what anybody at the table leaves out', () => {
  const isAllowed = allowedBy(tablePreferencesOf(TABLE))
  const foods = plan.days.flatMap(({ meals }) => meals.flatMap(({ ingredients }) => ingredients))
  const eaten = foods.flatMap(({ foodId }) => (foodId === null ? [] : [findFood(foodId)!]))
  expect(eaten.length).toBeGreaterThan(10)
  expect(eaten.filter((food) => !isAllowed(food))).toEqual([])
})

test('a guest has the average of the portions at the table, to the next step', () => {
  const [first] = guestDays(plan, days)
  const meal = plan.days[0]!.meals[0]!
  const all = [meal.portion, ...days.map((own) => portionAt(own, 0, meal)!.portion)]
  const average = all.reduce((sum, portion) => sum + portion, 0) / all.length
  expect(Math.abs(portionAt([first!], 0, meal)!.portion - average)).toBeLessThanOrEqual(0.026)
})

test('a child’s age brings its own protein, and nobody else’s share where there is none', () => {
  const household = [
    { name: 'Jonas', kcal: 1600, ageYears: 7 },
    { name: 'Ella', kcal: 2000 },
  ]
  const read = planRequestSchema.parse({ ...TABLE, household })
  const [jonas, ella] = planReport({ plan, context, leftOut: [] }, householdOf(read)).household!
  expect(jonas!.targets).toMatchObject({ kcal: 1600, proteinG: expect.any(Number) })
  expect('proteinG' in jonas!.targets && jonas!.targets.proteinG).toBeLessThan(45)
  expect(ella!.targets).toEqual({ kcal: 2000 })
})

test('a person told in kcal has the bounds of the form, and a body needs its figures', () => {
  const read = (person: object) => planRequestSchema.safeParse({ ...TABLE, household: [person] })
  expect(read({ kcal: 799 }).success).toBe(false)
  expect(read({ kcal: 800 }).success).toBe(true)
  for (const ageYears of [0, 101, 7.5, -1]) expect(read({ kcal: 900, ageYears }).success).toBe(false)
  expect(read({ name: 'Max', ageYears: 40 }).error?.issues[0]?.path).toEqual(['household', 0, 'sex'])
})
