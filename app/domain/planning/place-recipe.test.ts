import { expect, test, vi } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { AppError } from '#app/domain/errors.ts'
import type { OwnRecipe } from './own-recipe.ts'
import { type MealPlace, mealAt, type Plan } from './plan.ts'
import { moveMeal } from './plan-changes.ts'
import { planContext, planFromRequest } from './plan-from-request.ts'
import type { PlanRequest } from './plan-request.ts'
import { placeRecipe } from './place-recipe.ts'
import { randomPlanRequest } from './random-request.ts'
import { PORTIONS } from './week-problem.ts'

// A plan is made in a tenth of a second; a busy machine may take its time.
vi.setConfig({ testTimeout: 30_000 })

const request: PlanRequest = {
  ...randomPlanRequest(8),
  days: 5,
  mealsPerDay: 3,
  goal: 'maintain',
  diets: [],
  allergens: [],
  dislikes: [],
  eaters: [],
}
const { plan, context } = planFromRequest(request, cookbook())

const curry: OwnRecipe = {
  id: '0190a000-0000-7000-8000-000000000001',
  name: 'Nan’s chicken curry',
  description: 'As she made it.',
  cookingTimeMin: 45,
  difficulty: 'Beginner',
  cuisineType: 'Other',
  servings: 4,
  ingredients: [
    '600 g chicken thighs, diced',
    '2 onions, chopped',
    '3 cloves garlic, crushed',
    '400 g tin chopped tomatoes',
    '300 g basmati rice',
    '2 tbsp olive oil',
    '2 tsp curry powder',
  ],
  instructions: [
    'Fry the onions and garlic in the oil for 5 minutes.',
    'Add the chicken and the curry powder and fry for 8 minutes. Add the tomatoes and simmer for 20 minutes, until the chicken is cooked through with no pink left.',
    'Boil the rice for 12 minutes, drain it, and divide everything between 4 plates.',
  ],
  dishTemplate: 'curry',
  writtenBy: 'Nan',
  meals: [],
}
/** What is left over of a dish that goes is cooked by itself, so a dinner that is eaten once is chosen. */
const PLACE: MealPlace = {
  dayIndex: plan.days.findIndex(({ meals }, day) => day >= 2 && !meals.at(-1)!.portionsCooked),
  slot: 'dinner',
}

function refusal(run: () => unknown): { code: string; message: string } {
  try {
    run()
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, message: error.message }
    throw error
  }
  throw new Error('It was not refused.')
}

test('an own recipe takes its place in the portion that fits the day best; every other meal stays', () => {
  const placed = placeRecipe(context, plan, PLACE, curry)
  const meal = mealAt(placed, PLACE)!
  expect(meal.recipe).toMatchObject({ name: curry.name, writtenBy: 'Nan', own: curry })
  expect(PORTIONS).toContain(meal.portion)
  const others = (of: Plan) =>
    of.days.flatMap(({ dayIndex, meals }) =>
      meals.flatMap(({ slot, recipe, kcal }) =>
        dayIndex === PLACE.dayIndex && slot === PLACE.slot ? [] : [[dayIndex, slot, recipe.key, kcal]],
      ),
    )
  expect(others(placed)).toEqual(others(plan))
  const day = placed.days[PLACE.dayIndex]!
  expect(day.total.kcal).toBeCloseTo(
    day.meals.reduce((sum, { kcal }) => sum + kcal, 0),
    6,
  )
  const off = (portion: number) =>
    Math.abs(day.total.kcal - meal.kcal + (meal.kcal / meal.portion) * portion - plan.targets.day.kcal)
  const nearest = PORTIONS.toSorted((one, other) => off(one) - off(other))[0]!
  expect(Math.abs(PORTIONS.indexOf(nearest) - PORTIONS.indexOf(meal.portion as 1))).toBeLessThanOrEqual(1)
})

test('it is written as its owner has it, for one person at that portion, and bought like any other meal', () => {
  const placed = placeRecipe(context, plan, PLACE, curry)
  const { draft, ingredients, portion } = mealAt(placed, PLACE)!
  expect(draft.servings).toBe(1)
  expect(draft.instructions).toHaveLength(curry.instructions.length)
  expect(draft.instructions[0]).toContain('Fry the onion')
  const rice = ingredients.find(({ text }) => text.includes('basmati rice'))!
  // Amounts are rounded as a cook would.
  expect(Math.abs(rice.grams - (300 / 4) * portion)).toBeLessThanOrEqual(5)
  const neededG = placed.days
    .flatMap(({ meals }) => meals.flatMap((meal) => meal.ingredients))
    .reduce((sum, { foodId, toBuyG, uses }) => {
      const usedG = uses.reduce((all, { grams }) => all + grams, 0)
      return foodId === rice.foodId ? sum + toBuyG + usedG : sum
    }, 0)
  expect(neededG).toBeGreaterThanOrEqual(rice.grams - 1)
})

test('a line that can’t be counted is still on the shopping list and in the method', () => {
  const odd = { ...curry, ingredients: [...curry.ingredients, '1 tsp blorp powder'] }
  const { ingredients } = mealAt(placeRecipe(context, plan, PLACE, odd), PLACE)!
  expect(ingredients.at(-1)).toMatchObject({ foodId: null, toBuyG: 0 })
  expect(ingredients.at(-1)!.text).toContain('blorp powder')
})

test('a recipe against the plan’s diet or allergens is refused with the food and the reason', () => {
  const cases = [
    [{ diets: ['Vegetarian'] }, /^It has chicken thighs \(not vegetarian\), which this plan leaves out\.$/],
    [{ dislikes: ['rice'] }, /rice \(disliked\)/],
    [{ household: [{ kcal: 1800, allergens: ['milk'] }] }, /yoghurts? \(milk\)/],
  ] as const
  const creamy = { ...curry, ingredients: [...curry.ingredients, '100 g natural yoghurt'] }
  for (const [wishes, sentence] of cases) {
    const household = 'household' in wishes ? wishes.household : []
    const own = {
      ...request,
      ...wishes,
      household: household.map((one) => ({ diets: [], dislikes: [], eaters: [], ...one })),
    }
    // The day's other meals do not matter here.
    const strict = planContext(own, cookbook()).context
    const { code, message } = refusal(() => placeRecipe(strict, plan, PLACE, creamy))
    expect(code).toBe('invalid-input')
    expect(message).toMatch(sentence)
  }
})

test('where dishes are varied, a recipe comes in that can be varied for everybody, and no other', () => {
  const withMia = (wishes: Partial<Omit<NonNullable<PlanRequest['household']>[number], 'kcal'>>) => {
    const mia = { kcal: 1600, diets: [], allergens: [], dislikes: [], eaters: [], ...wishes }
    return planContext({ ...request, household: [mia], variesDishes: true }, cookbook()).context
  }
  const vegetarian = withMia({ diets: ['Vegetarian'] })
  expect(mealAt(placeRecipe(vegetarian, plan, PLACE, curry), PLACE)!.recipe.own).toEqual(curry)
  expect(refusal(() => placeRecipe(withMia({ dislikes: ['rice'] }), plan, PLACE, curry)).message).toBe(
    'Somebody who eats with you leaves part of it out (no rice), and it can’t be varied for them.',
  )
})

test('a food that is not known is not promised to suit an allergy', () => {
  const { context: strict } = planContext({ ...request, allergens: ['nuts'] }, cookbook())
  const odd = { ...curry, ingredients: [...curry.ingredients, '1 tsp blorp powder'] }
  expect(refusal(() => placeRecipe(strict, plan, PLACE, odd)).message).toBe(
    'We don’t know “1 tsp blorp powder”, so we can’t tell whether it fits this plan (no nuts).',
  )
})

test('what is not safe to eat, or cannot be counted, is refused and says what to do', () => {
  const pink = { ...curry, instructions: ['Fry everything for 2 minutes. The chicken should still be pink.'] }
  expect(refusal(() => placeRecipe(context, plan, PLACE, pink)).message).toMatch(
    /^It is not safe as it is written\. Chicken thighs/,
  )
  const unknown = { ...curry, ingredients: ['500 g blorp root', '100 g basmati rice'] }
  expect(refusal(() => placeRecipe(context, plan, PLACE, unknown)).message).toMatch(
    /Rewrite “500 g blorp root” with an amount and a plainer name/,
  )
})

test('the same recipe does not come twice within three days, but for breakfast', () => {
  const placed = placeRecipe(context, plan, PLACE, curry)
  const again = (place: MealPlace) => placeRecipe(context, placed, place, curry)
  const number = PLACE.dayIndex + 1
  expect(refusal(() => again({ dayIndex: PLACE.dayIndex - 2, slot: 'lunch' }))).toEqual({
    code: 'conflict',
    message: `Nan’s chicken curry is planned for day ${number} already, and would come twice within 3 days.`,
  })
  expect(mealAt(again({ dayIndex: PLACE.dayIndex - 1, slot: 'breakfast' }), PLACE)!.recipe.own).toEqual(curry)
  // In the place it has, it may be put again.
  expect(again(PLACE).days).toEqual(placed.days)
})

test('a day that misses its targets with it says how to come closer', () => {
  const feast = { ...curry, servings: 1 }
  const { reasons } = placeRecipe(context, plan, PLACE, feast).days[PLACE.dayIndex]!
  expect(reasons.join(' ')).toMatch(/too much energy: these dishes come no closer in portions that suit/)
  expect(reasons.at(-1)).toBe('Regenerate this day to fit its other meals to the recipe you added.')
})

test('there is no place for it where nothing is cooked', () => {
  for (const place of [
    { dayIndex: 5, slot: 'dinner' },
    { dayIndex: 0, slot: 'snack_1' },
  ] as const)
    expect(refusal(() => placeRecipe(context, plan, place, curry)).code).toBe('not-found')
})

test('moved to another meal it keeps its text, whatever became of the saved recipe', () => {
  const placed = placeRecipe(context, plan, PLACE, curry)
  const to = { dayIndex: 0, slot: 'lunch' } as const
  const meal = mealAt(moveMeal(context, placed, PLACE, to), to)!
  expect(meal.recipe.own).toEqual(curry)
  expect(PORTIONS).toContain(meal.portion)
  expect(meal.draft.instructions[0]).toContain('Fry the onion')
})
