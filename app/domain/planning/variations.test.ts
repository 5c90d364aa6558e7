import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { ALLERGENS, type Food } from '#app/domain/food/food.ts'
import { findFood, foodById, FOODS } from '#app/domain/food/foods.ts'
import { DIETARY_RESTRICTIONS } from '#app/domain/recipe/recipe.ts'
import { allowedBy, NO_DIETARY_PREFERENCES } from './dietary-preferences.ts'
import { portionsFor } from './household.ts'
import type { RecipePart } from './meal-recipe.ts'
import { planFromRequest } from './plan-from-request.ts'
import { householdOf, preferencesOf } from './request-people.ts'
import { type PlanRequest, planRequestSchema } from './plan-request.ts'
import { changeInWords, isVariable, variationOf } from './variations.ts'

// A plan takes a second or two; a busy machine may take its time.
vi.setConfig({ testTimeout: 120_000 })

const part = (foodId: string, grams: number): RecipePart => ({
  foodId,
  grams,
  prep: '',
  text: '',
})
const VEGAN = { ...NO_DIETARY_PREFERENCES, diets: ['Vegan' as const] }
const VEGETARIAN = { ...NO_DIETARY_PREFERENCES, diets: ['Vegetarian' as const] }
const foodsOf = (parts: readonly RecipePart[]) => parts.map(({ foodId, grams }) => [foodId, grams])

test('a food gives way to what the person eats, a topping is left out, and the rest of the dish stays', () => {
  const parts = [part('chicken-breast', 150), part('leek', 80), part('feta', 30), part('butter', 10)]
  const varied = variationOf({ parts }, VEGAN)!
  expect(foodsOf(varied.parts)).toEqual([
    ['tofu', 150],
    ['leek', 80],
    ['olive-oil', 9],
  ])
  expect(varied.changes.map((change) => changeInWords({ ...change, insteadG: 90 }))).toEqual([
    '90 g tofu instead of chicken breast',
    'without feta',
    '90 g olive oil instead of butter',
  ])
  expect(foodsOf(variationOf({ parts }, VEGETARIAN)!.parts)).toEqual([
    ['tofu', 150],
    ['leek', 80],
    ['feta', 30],
    ['butter', 10],
  ])
})

test('what takes a food’s place is nothing that the person leaves out as well', () => {
  const noSoya = { ...VEGETARIAN, allergens: ['soya' as const] }
  expect(foodsOf(variationOf({ parts: [part('chicken-breast', 150)] }, noSoya)!.parts)).toEqual([
    ['chickpeas-cooked', 150],
  ])
})

test('a dish that would be another one is not varied', () => {
  expect(variationOf({ parts: [part('egg', 120), part('spinach', 50)] }, VEGAN)).toBeNull()
  expect(variationOf({ parts: [part('feta', 150), part('tomato', 100)] }, VEGAN)).toBeNull()
  expect(variationOf({ parts: [part('feta', 30)] }, VEGAN)).toBeNull()
  expect(isVariable(foodById('egg'), VEGAN)).toBe(false)
})

test('a dish that somebody eats anyway is the very same recipe', () => {
  const parts = [part('leek', 80)]
  expect(variationOf({ parts }, VEGAN)).toEqual({ parts, changes: [] })
  expect(variationOf({ parts }, VEGAN)!.parts).toBe(parts)
})

const wishes = fc.record({
  diets: fc.uniqueArray(fc.constantFrom(...DIETARY_RESTRICTIONS), { maxLength: 2 }),
  allergens: fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 3 }),
  dislikes: fc.uniqueArray(fc.constantFrom('fish', 'feta', 'mushrooms', 'chicken'), { maxLength: 2 }),
  eaters: fc.constant([]),
})
const someParts = fc.array(
  fc
    .tuple(fc.constantFrom(...FOODS), fc.integer({ min: 1, max: 300 }))
    .map(([food, grams]) => part(food.id, grams)),
  { minLength: 1, maxLength: 12 },
)

test('of any dish no portion holds what its person leaves out, or there is none', () => {
  fc.assert(
    fc.property(someParts, wishes, (parts, preferences) => {
      const varied = variationOf({ parts }, preferences)
      if (varied === null) return
      const isAllowed = allowedBy(preferences)
      for (const { foodId } of varied.parts) expect(isAllowed(findFood(foodId!)!), foodId!).toBe(true)
      // Nothing but what is left out is touched.
      const untouched = parts.filter(({ foodId }) => isAllowed(findFood(foodId!)!))
      expect(varied.parts).toEqual(expect.arrayContaining(untouched))
    }),
    { numRuns: 400 },
  )
})

const TABLE = (seed: number): PlanRequest =>
  planRequestSchema.parse({
    seed,
    days: 2,
    ageYears: 36,
    sex: 'female',
    heightCm: 168,
    weightKg: 64,
    variesDishes: true,
    allergens: ['celery'],
    household: [
      { name: 'Max', kcal: 2600, allergens: ['nuts', 'peanuts'] },
      { name: 'Ida', kcal: 1300, diets: ['vegetarian'] },
      { name: 'Ben', kcal: 2200, diets: ['vegan'], dislikes: ['mushrooms'] },
    ],
  })

test('planned weeks: everybody’s portion keeps their diet and allergens and is within 5 % of their calories', () => {
  let changed = 0
  let days = 0
  for (const seed of [1, 2, 3]) {
    const request = TABLE(seed)
    const { plan } = planFromRequest(request, cookbook())
    const allergens = new Set(['celery', 'nuts', 'peanuts'])
    const pot = plan.days.flatMap(({ meals }) => meals.flatMap(({ ingredients }) => ingredients))
    expect(pot.filter(({ foodId }) => brings(findFood(foodId!)!, allergens))).toEqual([])
    for (const [index, member] of householdOf(request).entries()) {
      const isAllowed = allowedBy(preferencesOf(request.household![index]!))
      for (const { portions, kcal, dayIndex } of portionsFor(member, plan)) {
        expect(plan.days[dayIndex]!.meals).toHaveLength(request.mealsPerDay)
        days++
        for (const { foods, changes } of portions) {
          expect(foods.length).toBeGreaterThan(0)
          const eaten = foods.map(({ foodId }) => findFood(foodId)!)
          expect(
            eaten.filter((food) => !isAllowed(food) || brings(food, allergens)).map(({ id }) => id),
          ).toEqual([])
          changed += changes.length
        }
        expect(Math.abs(kcal / member.day.kcal - 1), `${seed} ${member.name}`).toBeLessThanOrEqual(0.05)
      }
    }
  }
  expect(days).toBe(18)
  // Otherwise nothing was proved of variations.
  expect(changed).toBeGreaterThan(5)
}, 240_000)

const brings = (food: Food, allergens: ReadonlySet<string>) =>
  food.allergens.some((one) => allergens.has(one))
