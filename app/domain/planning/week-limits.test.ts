import { expect, test, vi } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { findFood } from '#app/domain/food/foods.ts'
import { macrosFor } from './macros.ts'
import { planFromRequest } from './plan-from-request.ts'
import { type PlanRequest, planRequestSchema } from './plan-request.ts'
import { weekLimits } from './week-limits.ts'

// A week takes one or two seconds; a busy machine may take its time.
vi.setConfig({ testTimeout: 120_000 })

const DAY = macrosFor(2000, 'maintain')
const grams = (limits: ReturnType<typeof weekLimits>, foodId: string) =>
  limits.of(foodId).map((limit) => Math.round(limits.list[limit]!.planG))

test('a week holds as much of a food as health authorities advise, or as anybody would eat', () => {
  const limits = weekLimits(7, DAY, [], [])
  expect(grams(limits, 'egg')).toEqual([350])
  expect(limits.list[limits.of('salmon')[0]!]).toMatchObject({
    planG: 560,
    advice: expect.stringContaining('NHS'),
  })
  // Beef and pork count together; cod is held for variety alone.
  expect(limits.of('beef-mince')).toEqual(limits.of('pork-loin'))
  expect(limits.list[limits.of('cod')[0]!]!.advice).toBeNull()
  expect(limits.of('water')).toEqual([])
})

test('in pregnancy oily fish is bound to two portions', () => {
  const limits = weekLimits(7, DAY, [], ['pregnant'])
  expect(Math.min(...grams(limits, 'salmon'))).toBe(280)
})

test('whoever needs more may eat more of what nobody advises, and what is in stock', () => {
  const large = weekLimits(7, macrosFor(4000, 'bulk'), [], [])
  const usual = weekLimits(7, DAY, [], [])
  expect(grams(large, 'broccoli')[0]).toBeGreaterThan(grams(usual, 'broccoli')[0]!)
  expect(grams(large, 'egg')).toEqual(grams(usual, 'egg'))
  const lot = { foodId: 'broccoli', grams: 3000, expiresInDays: 3 }
  expect(grams(weekLimits(7, DAY, [lot] as never, []), 'broccoli')).toEqual([3000])
})

const request = (more: object): PlanRequest =>
  planRequestSchema.parse({ ageYears: 34, sex: 'male', heightCm: 180, weightKg: 78, days: 7, ...more })

function amounts(asked: PlanRequest): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { meals } of planFromRequest(asked, cookbook()).plan.days)
    for (const { ingredients } of meals)
      for (const { foodId, grams: each } of ingredients)
        if (foodId !== null) sums.set(foodId, (sums.get(foodId) ?? 0) + each)
  return sums
}

test('weeks keep the advised amounts, however many eggs there are', () => {
  for (const seed of [1, 2, 3]) {
    const sums = amounts(
      request({
        seed,
        diets: ['Vegetarian'],
        mealsPerDay: 4,
        pantry: [{ name: 'eggs', quantity: 30, unit: 'pieces' }],
      }),
    )
    // Seven, and as lines are written with whole eggs, a little more.
    expect(sums.get('egg') ?? 0).toBeLessThanOrEqual(450)
  }
})

test('protein powder is bought only by whoever takes it, and never by whoever does not', () => {
  const hasPowder = (proteinPowder: string, diets: readonly string[], goal = 'cut') =>
    [...amounts(request({ seed: 5, goal, mealsPerDay: 4, diets, cooking: { proteinPowder } })).keys()].some(
      (id) => findFood(id)?.kind === 'protein-powder',
    )
  expect(hasPowder('never', ['Vegetarian'])).toBe(false)
  // An ordinary week has its protein without.
  expect(hasPowder('if-needed', [], 'maintain')).toBe(false)
  expect(hasPowder('gladly', ['Vegetarian'])).toBe(true)
})
