import { expect, test, vi } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { ownDish } from './own-dish.ts'
import type { OwnRecipe } from './own-recipe.ts'
import type { Plan } from './plan.ts'
import { planContext } from './plan-from-request.ts'
import type { PlanRequest } from './plan-request.ts'
import { randomPlanRequest } from './random-request.ts'
import { solvePlan } from './solve-plan.ts'
import { PORTIONS } from './week-problem.ts'

// A plan is made in a tenth of a second; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })

const request: PlanRequest = {
  ...randomPlanRequest(8),
  days: 4,
  mealsPerDay: 3,
  goal: 'maintain',
  diets: [],
  allergens: [],
  dislikes: [],
  eaters: [],
  pantry: [],
}

let made = 0
function recipe(name: string, lines: string, steps: string, change: Partial<OwnRecipe> = {}): OwnRecipe {
  return {
    id: `0190a000-0000-7000-8000-${String(++made).padStart(12, '0')}`,
    name,
    description: '',
    cookingTimeMin: 25,
    difficulty: 'Beginner',
    cuisineType: 'Other',
    servings: 2,
    ingredients: lines.split('; '),
    instructions: steps.split(' / '),
    dishTemplate: 'plate',
    writtenBy: 'me',
    meals: [],
    ...change,
  }
}

const PORRIDGE = recipe(
  'Blueberry porridge',
  '100 g rolled oats; 500 ml semi-skimmed milk; 150 g blueberries; 20 g walnuts',
  'Simmer the oats in the milk for 6 minutes. / Serve with the blueberries and walnuts.',
)
const STEW = recipe(
  'Lentil stew',
  '200 g dried red lentils; 1 onion, chopped; 300 g carrots, sliced; 400 g tin chopped tomatoes; 2 tbsp olive oil; 150 g wholemeal bread',
  'Fry the onion in the oil for 5 minutes. / Add the lentils, carrots, tomatoes and 500 ml water and simmer for 25 minutes, until the lentils are soft. / Serve with the bread.',
)
const CHICKEN = recipe(
  'Chicken and rice',
  '350 g chicken breast, sliced; 180 g basmati rice; 250 g broccoli; 2 tbsp olive oil',
  'Boil the rice for 12 minutes. / Fry the chicken in the oil for 10 minutes, until cooked through with no pink left. / Steam the broccoli for 5 minutes and serve.',
)

const bookDishes = planContext(request, cookbook()).context.dishes
const mealsOf = (one: OwnRecipe) => [...ownDish(one, bookDishes).meals]

test('a recipe is for the meals that people eat such dishes at, or those stored with it', () => {
  expect(mealsOf(PORRIDGE)).toContain('breakfast')
  expect(mealsOf(PORRIDGE)).not.toContain('dinner')
  for (const one of [STEW, CHICKEN]) {
    expect(mealsOf(one), one.name).toContain('dinner')
    expect(mealsOf(one), one.name).not.toContain('breakfast')
    expect(mealsOf(one), one.name).not.toContain('snack')
  }
  expect(mealsOf({ ...CHICKEN, meals: ['lunch'] })).toEqual(['lunch'])
})

const solved = (change: Partial<PlanRequest>, own: readonly OwnRecipe[], seed = 3) => {
  const { context } = planContext({ ...request, ...change }, cookbook(), own)
  return { context, plan: solvePlan(context, { mealsOfDays: [] }, seed) }
}
const ownMeals = ({ days }: Plan) =>
  days.flatMap(({ meals }) => meals.filter(({ recipe: { own } }) => own !== undefined))

test('own recipes are chosen beside the dishes of the book, in portions people cook', () => {
  const chosen = [1, 2, 3].flatMap((seed) => ownMeals(solved({}, [PORRIDGE, STEW, CHICKEN], seed).plan))
  expect(chosen.length).toBeGreaterThan(0)
  for (const { portion, recipe: of, draft } of chosen) {
    expect(PORTIONS).toContain(portion)
    expect(of.key).toBe(`saved:${of.own!.id}`)
    expect(draft.name).toBe(of.own!.name)
  }
})

test('what the diet leaves out, or cannot be counted, is no candidate', () => {
  const odd = { ...STEW, ingredients: [...STEW.ingredients, '1 tsp blorp powder'] }
  const { context } = solved({ diets: ['Vegan'], days: 1 }, [PORRIDGE, odd, CHICKEN])
  expect(context.dishes.some(({ own }) => own !== undefined)).toBe(false)
})

test('an unsafe recipe is never planned', () => {
  const pink = { ...CHICKEN, instructions: ['Fry everything for 2 minutes. Leave the chicken pink.'] }
  for (const seed of [1, 2]) expect(ownMeals(solved({ days: 2 }, [pink], seed).plan)).toEqual([])
})

test('without recipes of one’s own a plan is what it was', () => {
  const { context } = planContext(request, cookbook())
  expect(solved({}, []).plan).toEqual(solvePlan(context, { mealsOfDays: [] }, 3))
})
