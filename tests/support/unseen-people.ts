import { EATERS } from '#app/domain/food/eaters.ts'
import { ALLERGENS } from '#app/domain/food/food.ts'
import { FOODS } from '#app/domain/food/foods.ts'
import type { PantryEntry } from '#app/domain/pantry/stock.ts'
import { ACTIVITY_LEVELS, PLAN_GOALS } from '#app/domain/planning/energy.ts'
import { goalProblem } from '#app/domain/planning/goal-check.ts'
import { ADVENTURE, EQUIPMENT, PROTEIN_POWDER } from '#app/domain/planning/plan-bounds.ts'
import { planRequestSchema } from '#app/domain/planning/plan-request.ts'
import { targetsOf } from '#app/domain/planning/request-people.ts'
import { type Random, seededRandom } from '#app/domain/random.ts'
import type { DietaryRestriction } from '#app/domain/recipe/recipe.ts'
import { PANTRIES, type PantryKind, type Person, ownPerson } from './own-people.ts'

/**
 * People nothing in the planner is ever fitted to, who use all that may be asked: one to six meals a day, little and much
 * energy, minutes, equipment, households, meals out, pantries that are partly odd. Only their totals are looked at.
 */

const DIETS: readonly (readonly DietaryRestriction[])[] = [
  [],
  [],
  [],
  ['Vegetarian'],
  ['Vegan'],
  ['Gluten-Free'],
  ['Dairy-Free'],
  ['Vegetarian', 'Dairy-Free'],
  ['Vegetarian', 'Gluten-Free'],
]
const DISLIKES = ['mushrooms', 'fish', 'pork', 'tofu', 'courgettes', 'cheese', 'garlic', 'oats', 'lentils']
const MEALS = [1, 2, 3, 3, 4, 4, 5, 6] as const
const LEAST_KCAL = 1200
const MOST_KCAL = 5000

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!
const between = (random: Random, low: number, high: number) => low + (high - low) * random()

/** A kitchen as others have it, with some foods by chance from the whole table. */
function pantryOf(random: Random, kind: PantryKind, seed: number): PantryEntry[] {
  if (kind === 'empty') return []
  // Kitchens of the first set that are as full.
  const usual = ownPerson(3 * seed + PANTRIES.indexOf(kind)).request.pantry
  const odd = Array.from({ length: Math.floor(random() * (kind === 'small' ? 3 : 12)) }, () => ({
    name: pick(random, FOODS).name,
    quantity: Math.round(between(random, 5, 1500)),
    unit: 'grams' as const,
    expiresInDays: random() < 0.4 ? null : Math.floor(random() * 15) - 1,
  }))
  return [...usual, ...odd]
}

/** Slots nobody eats at, so that so many meals are left of a day. */
function skipped(meals: number) {
  const slots = meals === 1 ? (['breakfast', 'lunch'] as const) : meals === 2 ? (['breakfast'] as const) : []
  return slots.flatMap((slot) =>
    Array.from({ length: 7 }, (_, weekday) => ({ weekday, slot, kind: 'skipped' as const })),
  )
}

function cookingOf(random: Random, meals: number) {
  const out = random() < 0.2 ? [{ weekday: Math.floor(random() * 7), slot: 'dinner', kind: 'out' }] : []
  return {
    away: [...skipped(meals), ...(meals >= 3 ? out : [])],
    ...(random() < 0.2 && { weekdayMinutes: pick(random, [30, 60]) }),
    ...(random() < 0.15 && { cooksAhead: false }),
    ...(random() < 0.3 && { adventure: pick(random, ADVENTURE) }),
    ...(random() < 0.3 && { proteinPowder: pick(random, PROTEIN_POWDER) }),
    ...(random() < 0.15 && { lacks: [pick(random, EQUIPMENT)] }),
  }
}

/** A person by chance, and how full the pantry is; a third each is empty, small and stocked. */
export function unseenPerson(seed: number): Person {
  const pantry = PANTRIES[seed % PANTRIES.length]!
  for (let attempt = 0; ; attempt++) {
    const random = seededRandom(seed * 577 + attempt)
    const sex = random() < 0.5 ? 'male' : 'female'
    const meals = pick(random, MEALS)
    const entries = {
      seed,
      goal: pick(random, PLAN_GOALS),
      ageYears: Math.round(between(random, 15, 92)),
      sex,
      heightCm: Math.round(between(random, 145, 205)),
      weightKg: Math.round(between(random, 40, 140) * 10) / 10,
      targetWeightKg: null,
      activityLevel: pick(random, ACTIVITY_LEVELS),
      days: random() < 0.7 ? 7 : 1 + Math.floor(random() * 6),
      mealsPerDay: Math.max(3, meals),
      firstWeekday: Math.floor(random() * 7),
      diets: pick(random, DIETS),
      allergens: random() < 0.2 ? [pick(random, ALLERGENS)] : [],
      dislikes: random() < 0.2 ? [pick(random, DISLIKES)] : [],
      eaters: random() < 0.05 ? [pick(random, EATERS)] : [],
      pantry: pantryOf(random, pantry, seed),
      cooking: cookingOf(random, meals),
      ...(random() < 0.15 && { maxMinutes: pick(random, [30, 45, 90]) }),
      ...(random() < 0.2 && {
        household: Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
          kcal: Math.round(between(random, 1300, 3200)),
          diets: random() < 0.2 ? [pick(random, ['Vegetarian', 'Dairy-Free'])] : [],
        })),
      }),
    }
    const read = planRequestSchema.safeParse(entries)
    if (!read.success || goalProblem(read.data) !== null) continue
    const { kcal } = targetsOf(read.data).day
    if (kcal >= LEAST_KCAL && kcal <= MOST_KCAL) return { request: read.data, entries, pantry }
  }
}
