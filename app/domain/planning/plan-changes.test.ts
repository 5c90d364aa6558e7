import { expect, test, vi } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { AppError } from '#app/domain/errors.ts'
import type { MealSlot } from './meal-split.ts'
import { type Plan, mealAt } from './plan.ts'
import {
  completePlan,
  lockMeal,
  moveMeal,
  regenerateDay,
  regenerateUnlocked,
  swapMeal,
} from './plan-changes.ts'
import { planFromRequest } from './plan-from-request.ts'
import { randomPlanRequest } from './random-request.ts'
import { solvePlan } from './solve-plan.ts'
import { PORTIONS } from './week-problem.ts'

// A plan is made in a tenth of a second; a busy machine may take its time.
vi.setConfig({ testTimeout: 30_000 })

const { plan, context } = planFromRequest(
  {
    ...randomPlanRequest(8),
    days: 5,
    mealsPerDay: 4,
    goal: 'maintain',
    diets: [],
    allergens: [],
    dislikes: [],
  },
  cookbook(),
)

const names = (of: Plan) => of.days.map(({ meals }) => meals.map(({ recipe }) => recipe.name))
const nameAt = (of: Plan, dayIndex: number, slot: MealSlot) => mealAt(of, { dayIndex, slot })?.recipe.name

function expectWhole(of: Plan): void {
  for (const day of of.days) {
    expect(day.meals).toHaveLength(4)
    const kcal = day.meals.reduce((sum, meal) => sum + meal.kcal, 0)
    expect(day.total.kcal).toBeCloseTo(kcal, 6)
    expect(day.deviation.kcal).toBeCloseTo(kcal / of.targets.day.kcal - 1, 9)
  }
  for (const lot of context.lots) {
    const uses = of.days.flatMap(({ meals }) =>
      meals.flatMap(({ ingredients }) => ingredients.flatMap((one) => one.uses)),
    )
    const used = uses.reduce((sum, use) => sum + (use.lotId === lot.id ? use.grams : 0), 0)
    const left = of.stockLeft.find(({ id }) => id === lot.id)?.grams ?? NaN
    expect(used + left).toBeCloseTo(lot.grams, 4)
  }
}

test('swapping a meal changes that meal only; totals and stock follow', () => {
  const swapped = swapMeal(context, plan, { dayIndex: 2, slot: 'dinner' }, 99)
  expect(nameAt(swapped, 2, 'dinner')).not.toBe(nameAt(plan, 2, 'dinner'))
  const rest = (of: Plan) =>
    of.days.map(({ meals }, day) =>
      meals
        .filter(({ slot }) => !(day === 2 && slot === 'dinner'))
        .map(({ recipe, portion }) => [recipe.name, portion]),
    )
  expect(rest(swapped)).toEqual(rest(plan))
  expectWhole(swapped)
  expect(swapped.days[2]?.isMet).toBe(true)
})

test('swapping again and again gives another dish each time', () => {
  const seen = new Set([nameAt(plan, 0, 'lunch')])
  const turnedDown: string[] = []
  let current = plan
  for (let seed = 1; seed <= 4; seed++) {
    const before = nameAt(current, 0, 'lunch')
    turnedDown.push(mealAt(current, { dayIndex: 0, slot: 'lunch' })!.recipe.key)
    current = swapMeal(context, current, { dayIndex: 0, slot: 'lunch' }, seed, turnedDown)
    expect(nameAt(current, 0, 'lunch')).not.toBe(before)
    seen.add(nameAt(current, 0, 'lunch'))
  }
  expect(seen.size).toBe(5)
})

test('dishes turned down before do not come back', () => {
  const place = { dayIndex: 0, slot: 'lunch' } as const
  const first = mealAt(swapMeal(context, plan, place, 1), place)?.recipe.key ?? ''
  const second = mealAt(swapMeal(context, plan, place, 1, [first]), place)?.recipe.key
  expect(second).not.toBe(first)
  expect(second).not.toBe(mealAt(plan, place)?.recipe.key)
})

test('locked meals stay when the rest is made anew', () => {
  let locked = lockMeal(plan, { dayIndex: 0, slot: 'breakfast' }, true)
  locked = lockMeal(locked, { dayIndex: 3, slot: 'dinner' }, true)
  const remade = regenerateUnlocked(context, locked, 5)
  expect(nameAt(remade, 0, 'breakfast')).toBe(nameAt(plan, 0, 'breakfast'))
  expect(nameAt(remade, 3, 'dinner')).toBe(nameAt(plan, 3, 'dinner'))
  expect(mealAt(remade, { dayIndex: 3, slot: 'dinner' })?.isLocked).toBe(true)
  for (const [day, row] of names(remade).entries())
    for (const [index, name] of row.entries()) {
      const slot = remade.days[day]?.meals[index]?.slot
      const isLocked = (day === 0 && slot === 'breakfast') || (day === 3 && slot === 'dinner')
      if (!isLocked) expect(name).not.toBe(names(plan)[day]?.[index])
    }
  expectWhole(remade)
})

test('one day made anew leaves the others and does not repeat their dishes within three days', () => {
  const remade = regenerateDay(context, plan, 2, 12)
  for (const day of [0, 1, 3, 4]) expect(names(remade)[day]).toEqual(names(plan)[day])
  const others = new Set([0, 1, 3, 4].flatMap((day) => names(remade)[day]))
  for (const { recipe, leftoverOf, slot } of remade.days[2]?.meals ?? []) {
    const { name } = recipe
    if (leftoverOf !== undefined || slot === 'breakfast') continue
    expect(names(plan)[2]).not.toContain(name)
    expect(others.has(name)).toBe(false)
  }
  expectWhole(remade)
})

test('moving a meal exchanges two and portions them for their new slots', () => {
  const from = { dayIndex: 0, slot: 'lunch' } as const
  const to = { dayIndex: 0, slot: 'dinner' } as const
  const moved = moveMeal(context, plan, from, to)
  expect(nameAt(moved, 0, 'dinner')).toBe(nameAt(plan, 0, 'lunch'))
  expect(nameAt(moved, 0, 'lunch')).toBe(nameAt(plan, 0, 'dinner'))
  expect(PORTIONS).toContain(mealAt(moved, to)?.portion)
  expect(Math.abs(moved.days[0]!.deviation.kcal)).toBeLessThan(0.1)
  for (const day of [1, 2, 3, 4]) expect(names(moved)[day]).toEqual(names(plan)[day])
  expectWhole(moved)
})

test('a move that would bring a dish twice within three days is refused', () => {
  const dish = plan.days[0]!.meals[1]!
  const twice: Plan = {
    ...plan,
    days: plan.days.map((day, index) =>
      index === 4
        ? {
            ...day,
            meals: day.meals.map((meal) => (meal.slot === 'lunch' ? { ...dish, slot: 'lunch' } : meal)),
          }
        : day,
    ),
  }
  const move = () => moveMeal(context, twice, { dayIndex: 4, slot: 'lunch' }, { dayIndex: 2, slot: 'lunch' })
  expect(move).toThrow(AppError)
  expect(move).toThrow('would come twice within 3 days')
})

test('what is not there cannot be locked, swapped or moved', () => {
  const nowhere = { dayIndex: 9, slot: 'lunch' } as const
  const here = { dayIndex: 0, slot: 'lunch' } as const
  expect(() => lockMeal(plan, nowhere, true)).toThrow(AppError)
  expect(() => swapMeal(context, plan, nowhere, 1)).toThrow(AppError)
  expect(() => moveMeal(context, plan, here, nowhere)).toThrow(AppError)
})

test('an incomplete plan is completed around the meals it has', () => {
  const mealsOfDays = plan.days.map(({ meals }, day) => (day < 2 ? meals.slice(0, 3) : []))
  const partial: Plan = {
    ...plan,
    days: plan.days.map((day, index) => ({ ...day, meals: mealsOfDays[index] ?? [] })),
  }
  const whole = completePlan(context, partial, 4)
  expectWhole(whole)
  expect(names(whole)[0]?.slice(0, 3)).toEqual(names(plan)[0]?.slice(0, 3))
  expect(solvePlan(context, { mealsOfDays }, 4).days.map(({ total }) => total)).toEqual(
    whole.days.map(({ total }) => total),
  )
})
