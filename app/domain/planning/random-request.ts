import { ALLERGENS } from '#app/domain/food/food.ts'
import type { PantryEntry } from '#app/domain/pantry/stock.ts'
import { type Random, seededRandom } from '#app/domain/random.ts'
import type { DietaryRestriction } from '#app/domain/recipe/recipe.ts'
import { ACTIVITY_LEVELS, PLAN_GOALS } from './energy.ts'
import { MEALS_PER_DAY } from './meal-split.ts'
import type { PlanRequest } from './plan-request.ts'

/** People and pantries by chance, for the planner's own tests and its benchmark. */

const HOUSEHOLD: readonly (readonly [
  name: string,
  quantity: number,
  unit: PantryEntry['unit'],
  keeps: number,
])[] = [
  ['chicken breast', 500, 'grams', 2],
  ['chicken thighs', 600, 'grams', 2],
  ['beef mince', 500, 'grams', 2],
  ['pork chops', 400, 'grams', 3],
  ['salmon', 300, 'grams', 2],
  ['cod', 300, 'grams', 2],
  ['prawns', 200, 'grams', 2],
  ['bacon', 200, 'grams', 7],
  ['tofu', 400, 'grams', 5],
  ['eggs', 6, 'pieces', 14],
  ['milk', 1, 'liters', 5],
  ['greek yoghurt', 500, 'grams', 6],
  ['cottage cheese', 300, 'grams', 6],
  ['cheddar', 250, 'grams', 21],
  ['feta', 200, 'grams', 14],
  ['mozzarella', 125, 'grams', 5],
  ['butter', 250, 'grams', 40],
  ['spinach', 200, 'grams', 3],
  ['lettuce', 1, 'pieces', 4],
  ['broccoli', 1, 'pieces', 5],
  ['mushrooms', 250, 'grams', 4],
  ['courgette', 2, 'pieces', 6],
  ['red pepper', 2, 'pieces', 7],
  ['tomatoes', 4, 'pieces', 5],
  ['carrots', 5, 'pieces', 14],
  ['onions', 3, 'pieces', 20],
  ['potatoes', 1, 'kg', 14],
  ['sweet potatoes', 2, 'pieces', 14],
  ['cucumber', 1, 'pieces', 5],
  ['avocado', 2, 'pieces', 3],
  ['bananas', 4, 'pieces', 4],
  ['apples', 4, 'pieces', 14],
  ['strawberries', 250, 'grams', 2],
  ['blueberries', 150, 'grams', 4],
  ['bread', 1, 'packages', 4],
  ['rice', 500, 'grams', 0],
  ['pasta', 500, 'grams', 0],
  ['oats', 500, 'grams', 0],
  ['quinoa', 300, 'grams', 0],
  ['chickpeas', 2, 'cans', 0],
  ['black beans', 1, 'cans', 0],
  ['lentils', 400, 'grams', 0],
  ['tuna', 2, 'cans', 0],
  ['olive oil', 250, 'ml', 0],
  ['honey', 100, 'grams', 0],
  ['almonds', 150, 'grams', 0],
  ['peanut butter', 200, 'grams', 0],
  ['flour tortillas', 1, 'packages', 7],
]

const DIETS: readonly (readonly DietaryRestriction[])[] = [
  ['Vegetarian'],
  ['Vegan'],
  ['Gluten-Free'],
  ['Dairy-Free'],
  ['Vegetarian', 'Gluten-Free'],
  ['Gluten-Free', 'Dairy-Free'],
  ['Vegan', 'Gluten-Free'],
]

const DISLIKES = ['mushrooms', 'fish', 'tofu', 'coriander', 'olives', 'aubergine', 'eggs', 'broccoli']

function pick<T>(random: Random, list: readonly T[]): T {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}

const between = (random: Random, low: number, high: number) => low + (high - low) * random()

function randomPantry(random: Random): PantryEntry[] {
  const rest = [...HOUSEHOLD]
  const entries: PantryEntry[] = []
  const count = 5 + Math.floor(random() * 14)
  while (entries.length < count) {
    const row = rest.splice(Math.floor(random() * rest.length), 1)[0]
    if (!row) break
    const [name, usual, unit, keeps] = row
    const quantity = Math.max(1, Math.round(usual * between(random, 0.5, 1.5)))
    // Bought some days ago, so that a part is near its date.
    const expiresInDays = keeps === 0 ? null : Math.floor(random() * (keeps + 1))
    entries.push({ name, quantity, unit, expiresInDays })
  }
  return entries
}

/** A person with goals, dietary preferences and a pantry. Half eat everything; a quarter avoid an allergen or a food as well. */
export function randomPlanRequest(seed: number): PlanRequest {
  const random = seededRandom(seed)
  const sex = random() < 0.5 ? 'male' : 'female'
  return {
    seed,
    days: 1 + Math.floor(random() * 7),
    mealsPerDay: pick(random, MEALS_PER_DAY),
    goal: pick(random, PLAN_GOALS),
    ageYears: Math.round(between(random, 18, 75)),
    sex,
    heightCm: Math.round(sex === 'male' ? between(random, 163, 196) : between(random, 150, 182)),
    weightKg: Math.round((sex === 'male' ? between(random, 58, 115) : between(random, 47, 100)) * 10) / 10,
    targetWeightKg: null,
    activityLevel: pick(random, ACTIVITY_LEVELS),
    diets: random() < 0.5 ? [] : pick(random, DIETS),
    allergens: random() < 0.15 ? [pick(random, ALLERGENS)] : [],
    dislikes: random() < 0.15 ? [pick(random, DISLIKES)] : [],
    eaters: [],
    pantry: randomPantry(random),
  }
}
