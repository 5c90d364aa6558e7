import { expect, test } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { boughtTooEarly } from './freeze-bought.ts'
import { planFromRequest } from './plan-from-request.ts'
import { planRequestSchema } from './plan-request.ts'

const request = planRequestSchema.parse({
  seed: 5,
  days: 4,
  mealsPerDay: 3,
  ageYears: 36,
  sex: 'female',
  heightCm: 168,
  weightKg: 64,
})
const { plan } = planFromRequest(request, cookbook())
const [some] = plan.days[0]!.meals
const buying = (foodId: string, toBuyG: number) => ({ text: foodId, foodId, grams: 150, uses: [], toBuyG })
const cookedOn = (dayIndex: number, foodId: string, more: object = {}, toBuyG = 150) => ({
  dayIndex,
  meal: { ...some!, ingredients: [buying(foodId, toBuyG)], leftoverOf: undefined, ...more },
})
const late = (meals: Parameters<typeof boughtTooEarly>[0], from = 0) =>
  boughtTooEarly(meals, from).map(({ name, dayIndexes }) => [name, dayIndexes])

test('chicken and fish bought for the third day are too early in the fridge, steak from the fourth, bacon never', () => {
  const days = [0, 1, 2, 3, 4, 5, 6]
  const of = (foodId: string) => late(days.map((day) => cookedOn(day, foodId)))
  expect(of('chicken-breast')).toEqual([['chicken breasts', [2, 3, 4, 5, 6]]])
  expect(of('salmon')).toEqual([['salmon', [2, 3, 4, 5, 6]]])
  expect(of('beef-steak')).toEqual([[expect.stringContaining('steak'), [3, 4, 5, 6]]])
  expect(of('bacon')).toEqual([])
  expect(of('broccoli')).toEqual([])
  expect(of('tuna-canned')).toEqual([])
})

test('what is at home, was cooked, or is bought later is not named', () => {
  expect(late([cookedOn(4, 'chicken-breast', {}, 0)])).toEqual([])
  expect(late([cookedOn(4, 'chicken-breast', { cookedDate: '2026-03-18' })])).toEqual([])
  expect(late([cookedOn(4, 'chicken-breast')], 3)).toEqual([])
})

test('what is left of a dish counts on the day it was cooked', () => {
  const leftover = { leftoverOf: { dayIndex: 1, slot: 'dinner' } }
  expect(late([cookedOn(2, 'chicken-breast', leftover)])).toEqual([])
})
