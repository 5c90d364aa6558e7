import { ALLERGENS } from '#app/domain/food/food.ts'
import type { PantryEntry } from '#app/domain/pantry/stock.ts'
import { ACTIVITY_LEVELS, PLAN_GOALS } from '#app/domain/planning/energy.ts'
import { MEALS_PER_DAY } from '#app/domain/planning/meal-split.ts'
import { goalProblem } from '#app/domain/planning/goal-check.ts'
import { type PlanRequest, planRequestSchema } from '#app/domain/planning/plan-request.ts'
import { type Random, seededRandom } from '#app/domain/random.ts'
import type { DietaryRestriction } from '#app/domain/recipe/recipe.ts'

/** People with kitchens that are empty, hold a little, or are well stocked: for what a week is like to live. */

export const PANTRIES = ['empty', 'small', 'stocked'] as const
export type PantryKind = (typeof PANTRIES)[number]
/** What is asked, as a program would write it and as it is read. */
export type Person = { request: PlanRequest; entries: object; pantry: PantryKind }

type Row = readonly [name: string, quantity: number, unit: PantryEntry['unit'], keepsDays: number | null]

/** What stands in most cupboards. */
const CUPBOARD: readonly Row[] = [
  ['olive oil', 500, 'ml', null],
  ['salt', 500, 'grams', null],
  ['black pepper', 40, 'grams', null],
  ['rice', 1, 'kg', null],
  ['spaghetti', 500, 'grams', null],
  ['oats', 700, 'grams', null],
  ['plain flour', 1, 'kg', null],
  ['chopped tomatoes', 3, 'cans', null],
  ['chickpeas', 2, 'cans', null],
  ['red lentils', 500, 'grams', null],
  ['honey', 250, 'grams', null],
  ['paprika', 40, 'grams', null],
  ['cumin', 40, 'grams', null],
  ['dried oregano', 15, 'grams', null],
  ['curry powder', 40, 'grams', null],
  ['soy sauce', 150, 'ml', null],
  ['cider vinegar', 250, 'ml', null],
  ['vegetable stock cubes', 8, 'pieces', null],
  ['peanut butter', 300, 'grams', null],
  ['almonds', 150, 'grams', null],
  ['tuna', 2, 'cans', null],
  ['kidney beans', 1, 'cans', null],
  ['sugar', 500, 'grams', null],
]

/** What comes and goes. */
const FRESH: readonly Row[] = [
  ['onions', 4, 'pieces', 20],
  ['garlic', 1, 'pieces', 20],
  ['carrots', 6, 'pieces', 14],
  ['potatoes', 1.5, 'kg', 14],
  ['lemon', 2, 'pieces', 14],
  ['eggs', 8, 'pieces', 14],
  ['milk', 1, 'liters', 5],
  ['semi-skimmed milk', 2, 'liters', 6],
  ['butter', 250, 'grams', 30],
  ['cheddar', 250, 'grams', 20],
  ['greek yoghurt', 500, 'grams', 7],
  ['wholemeal bread', 1, 'packages', 4],
  ['chicken breast', 600, 'grams', 2],
  ['beef mince', 500, 'grams', 2],
  ['salmon', 280, 'grams', 2],
  ['tofu', 400, 'grams', 10],
  ['spinach', 200, 'grams', 3],
  ['broccoli', 1, 'pieces', 5],
  ['courgette', 2, 'pieces', 6],
  ['red pepper', 3, 'pieces', 7],
  ['tomatoes', 6, 'pieces', 5],
  ['mushrooms', 250, 'grams', 4],
  ['cucumber', 1, 'pieces', 5],
  ['bananas', 5, 'pieces', 4],
  ['apples', 6, 'pieces', 14],
  ['blueberries', 200, 'grams', 4],
  ['frozen peas', 600, 'grams', null],
]

const DIETS: readonly (readonly DietaryRestriction[])[] = [
  ['Vegetarian'],
  ['Vegetarian'],
  ['Vegan'],
  ['Gluten-Free'],
  ['Dairy-Free'],
  ['Vegetarian', 'Gluten-Free'],
]
const DISLIKES = ['mushrooms', 'fish', 'tofu', 'olives', 'aubergine', 'eggs', 'broccoli']

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!
const between = (random: Random, low: number, high: number) => low + (high - low) * random()

function drawRows(random: Random, rows: readonly Row[], count: number): PantryEntry[] {
  const rest = [...rows]
  return Array.from({ length: Math.min(count, rows.length) }, () => {
    const [name, usual, unit, keepsDays] = rest.splice(Math.floor(random() * rest.length), 1)[0]!
    const isCounted = unit === 'pieces' || unit === 'cans' || unit === 'packages'
    const amount = usual * between(random, 0.4, 1.1)
    return {
      name,
      quantity: isCounted ? Math.max(1, Math.round(amount)) : Math.round(amount * 10) / 10,
      unit,
      expiresInDays: keepsDays === null ? null : Math.floor(random() * (keepsDays + 1)),
    }
  })
}

function pantryOf(random: Random, kind: PantryKind): PantryEntry[] {
  if (kind === 'empty') return []
  if (kind === 'small') return drawRows(random, [...CUPBOARD, ...FRESH], 3 + Math.floor(random() * 6))
  return [
    ...drawRows(random, CUPBOARD, 14 + Math.floor(random() * 8)),
    ...drawRows(random, FRESH, 10 + Math.floor(random() * 10)),
  ]
}

/** A person by chance. Every third kitchen is empty, every third holds a little, every third is stocked. */
export function ownPerson(seed: number): Person {
  const pantry = PANTRIES[seed % PANTRIES.length]!
  for (let attempt = 0; ; attempt++) {
    const random = seededRandom(seed * 31 + attempt)
    const sex = random() < 0.5 ? 'male' : 'female'
    const body = {
      goal: pick(random, PLAN_GOALS),
      ageYears: Math.round(between(random, 18, 80)),
      sex,
      heightCm: Math.round(sex === 'male' ? between(random, 163, 196) : between(random, 150, 182)),
      weightKg: Math.round((sex === 'male' ? between(random, 60, 110) : between(random, 50, 95)) * 10) / 10,
      targetWeightKg: null,
      activityLevel: pick(random, ACTIVITY_LEVELS),
    } as const
    const entries = {
      ...body,
      seed,
      // Half plan a week; the others one to six days.
      days: random() < 0.5 ? 7 : 1 + Math.floor(random() * 6),
      mealsPerDay: pick(random, MEALS_PER_DAY),
      diets: random() < 0.6 ? [] : pick(random, DIETS),
      allergens: random() < 0.12 ? [pick(random, ALLERGENS)] : [],
      dislikes: random() < 0.15 ? [pick(random, DISLIKES)] : [],
      pantry: pantryOf(random, pantry),
    }
    const read = planRequestSchema.safeParse(entries)
    if (read.success && goalProblem(read.data) === null) return { request: read.data, entries, pantry }
  }
}
