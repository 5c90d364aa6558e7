import { expect, test } from 'vitest'
import { foodById } from '#app/domain/food/foods.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { gramsForOne } from '#app/domain/kitchen/library/portions.ts'
import { extraItem } from '#app/domain/kitchen/pantry.ts'
import { breachOfDraft } from '#app/domain/recipe/dietary-gate.ts'
import { safetyFaultOf } from '#app/domain/recipe/safety-gate.ts'
import { mealClassOf } from './candidate.ts'
import { allowedBy } from './dietary-preferences.ts'
import { keepsCookedDays } from './leftovers.ts'
import { libraryDish, plannableDishes } from './library-dishes.ts'
import { slotOfPlace } from './library-places.ts'
import type { MealRecipe } from './meal-recipe.ts'
import { planContext, preferencesOf } from './plan-from-request.ts'
import type { PlanRequest } from './plan-request.ts'
import { portionRecipe } from './portion-recipe.ts'
import { randomPlanRequest } from './random-request.ts'
import { solvePlan } from './solve-plan.ts'
import { writeMeal } from './write-meal.ts'

const FIRST_SEED = 810_000
const PEOPLE = 12

type Found = { request: PlanRequest; recipe: MealRecipe; isPlanned: boolean }

/** Every dish of the library in the pools and plans of some random people. */
const people = Array.from({ length: PEOPLE }, (_, index) => {
  const request = { ...randomPlanRequest(FIRST_SEED + index), days: 3 }
  const { context } = planContext(request)
  const plan = solvePlan(context, { mealsOfDays: [[], [], []] }, request.seed)
  return { request, context, meals: plan.days.flatMap(({ meals }) => meals) }
})
const found = people.flatMap(({ request, context, meals }): Found[] => [
  ...context.pool.candidates.map(({ recipe }) => ({ request, recipe, isPlanned: false })),
  ...meals.map(({ recipe }) => ({ request, recipe, isPlanned: true })),
])
const known = found.filter(({ recipe }) => recipe.dish !== undefined)

const ROOM = { must: [0.6, 1.6], typical: [0.4, 1.8], extra: [0.4, 1.8] } as const
const ROUNDING = 1e-6

test('people’s plans have dishes of the library among their meals, never more than three in ten to choose from', () => {
  expect(known.filter(({ isPlanned }) => isPlanned).length).toBeGreaterThan(5)
  for (const { context } of people) {
    const counts = new Map<string, { all: number; known: number }>()
    for (const { mealClass, recipe } of context.pool.candidates) {
      const count = counts.get(mealClass) ?? { all: 0, known: 0 }
      counts.set(mealClass, { all: count.all + 1, known: count.known + (recipe.dish ? 1 : 0) })
    }
    for (const { all, known: ofLibrary } of counts.values()) expect(ofLibrary / all).toBeLessThanOrEqual(0.31)
  }
})

test('each food stays within the dish’s own proportions, in the pool and after a plan has moved them', () => {
  for (const { recipe } of known) {
    const dish = libraryDish(recipe.dish!.id)!
    for (const { foodId, place = '', grams, eaten } of recipe.parts) {
      const slot = slotOfPlace(dish, place)!
      const ownG = gramsForOne(dish, slot, extraItem(foodById(foodId!))) * recipe.dish!.scale
      const [least, most] = ROOM[slot.need]
      expect(grams / ownG, `${dish.id}: ${foodId}`).toBeGreaterThanOrEqual(least - ROUNDING)
      expect(grams / ownG, `${dish.id}: ${foodId}`).toBeLessThanOrEqual(most + ROUNDING)
      expect(eaten ?? 1).toBe(slot.eaten ?? 1)
    }
  }
})

test('rice keeps to what it is cooked in, flour to its eggs', () => {
  const ofDrinking = known.flatMap(({ recipe }) =>
    recipe.parts.filter(({ foodId }) =>
      ['rice', 'risotto-rice', 'oats', 'quick-grain'].includes(foodById(foodId!).kind),
    ),
  )
  expect(ofDrinking.length).toBeGreaterThan(0)
  for (const { grams, roomG } of ofDrinking) expect([grams, grams]).toEqual(roomG)
})

test('every dish has a food in each place it cannot do without, and none that the person leaves out', () => {
  for (const { request, recipe } of known) {
    const dish = libraryDish(recipe.dish!.id)!
    const isAllowed = allowedBy(preferencesOf(request))
    const places = new Set(recipe.parts.map(({ place }) => place))
    for (const [name, slot] of Object.entries(dish.slots))
      if (slot.need === 'must' && slot.isTap !== true) expect(places, dish.id).toContain(name)
    for (const { foodId } of recipe.parts) expect(isAllowed(foodById(foodId!)), foodId!).toBe(true)
  }
})

test('a dish brings what its foods bring, and what is shown of it', () => {
  const meals = people.flatMap((one) => one.meals).filter(({ recipe }) => recipe.dish !== undefined)
  for (const meal of meals) {
    let kcal = 0
    for (const { foodId, grams } of meal.ingredients) kcal += (foodById(foodId!).per100g.kcal * grams) / 100
    expect(Math.abs(kcal - meal.kcal), meal.recipe.key).toBeLessThanOrEqual(5 + meal.kcal * 0.03)
    const { perServing } = nutritionOf(
      meal.draft.ingredients.map(({ text }) => text),
      1,
    )
    expect(perServing.kcal).toBeCloseTo(meal.kcal, 6)
    expect(perServing.proteinG).toBeCloseTo(meal.proteinG, 6)
  }
})

test('a dish is written with the amounts of its portion, safely, within the preferences, under its own title at every portion', () => {
  const seen = new Set<string>()
  for (const { request, recipe } of known) {
    const make = `${recipe.key} ${recipe.parts.map(({ foodId }) => foodId).join(' ')}`
    if (seen.has(make)) continue
    seen.add(make)
    const preferences = preferencesOf(request)
    for (const portion of [0.6, 1, 1.75]) {
      const draft = writeMeal(recipe, portionRecipe(recipe, portion), () => true)
      expect(draft.name).toBe(recipe.name)
      expect(draft.instructions.length).toBeGreaterThan(1)
      expect(safetyFaultOf(draft, preferences.eaters), recipe.key).toBeNull()
      expect(breachOfDraft(draft, preferences), recipe.key).toBeNull()
    }
  }
  expect(seen.size).toBeGreaterThan(20)
})

test('a kitchen without an oven has no dish that is baked or roasted', () => {
  const request = { ...randomPlanRequest(FIRST_SEED), cooking: { lacks: ['oven' as const] } }
  const { context } = planContext(request)
  for (const { recipe } of context.pool.candidates) {
    const dish = recipe.dish && libraryDish(recipe.dish.id)
    if (dish)
      expect(
        dish.steps.flat().some(({ do: operation }) => operation === 'bake' || operation === 'roast'),
      ).toBe(false)
  }
})

test('dishes come at their own meals; what is fried in deep fat, made by the tin or only whole does not come', () => {
  for (const { request, recipe } of known) {
    expect(request.mealsPerDay).toBeGreaterThan(0)
    const classes = libraryDish(recipe.dish!.id)!.meals.map(mealClassOf)
    expect(classes).toContain(mealClassOf(recipe.mealType))
  }
  const ids = new Set(plannableDishes().map(({ dish }) => dish.id))
  for (const id of ['fish-and-chips', 'margherita', 'roast-chicken', 'lemonade'])
    expect(ids).not.toContain(id)
  for (const id of ['carbonara', 'shakshuka', 'chicken-curry', 'overnight-oats']) expect(ids).toContain(id)
})

test('the water of a pot grows with the portion', () => {
  const hasWater = ({ recipe }: Found) => {
    const slots = Object.values(libraryDish(recipe.dish!.id)!.slots)
    return slots.some(({ isTap, eaten }) => isTap === true && eaten === undefined)
  }
  const waterMl = (recipe: MealRecipe, portion: number) => {
    const text = writeMeal(recipe, portionRecipe(recipe, portion), () => true).instructions.join(' ')
    const [, amount, unit] = /([\d.]+) (ml|litres?) water/.exec(text) ?? []
    return Number(amount ?? NaN) * (unit === 'ml' ? 1 : 1000)
  }
  const told = known.filter(hasWater).filter(({ recipe }) => waterMl(recipe, 1) > 0)
  expect(told.length).toBeGreaterThan(0)
  for (const { recipe } of told) expect(waterMl(recipe, 2) / waterMl(recipe, 1)).toBeCloseTo(2, 0)
})

test('a stew keeps for leftovers as its storage says, a salad and a dish of eggs do not', () => {
  const [one] = known
  const recipeOf = (id: string): MealRecipe => ({
    ...one!.recipe,
    parts: [],
    dish: { ...one!.recipe.dish!, id },
  })
  expect(keepsCookedDays(recipeOf('chicken-curry'))).toBe(2)
  expect(keepsCookedDays(recipeOf('carbonara'))).toBe(1)
  expect(keepsCookedDays(recipeOf('greek-salad'))).toBe(0)
})

test('a dish that is no longer in the library says so instead of being written wrongly', () => {
  const [one] = known
  const gone = { ...one!.recipe, dish: { ...one!.recipe.dish!, id: 'a-dish-of-old' } }
  expect(() => writeMeal(gone, portionRecipe(gone, 1), () => true)).toThrow(
    `${gone.name} is no longer among our dishes. Swap it for another one.`,
  )
})
