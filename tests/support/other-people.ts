import { ALLERGENS } from '#app/domain/food/food.ts'
import { FOODS } from '#app/domain/food/foods.ts'
import type { PantryEntry } from '#app/domain/pantry/stock.ts'
import { ACTIVITY_LEVELS, PLAN_GOALS } from '#app/domain/planning/energy.ts'
import { goalProblem } from '#app/domain/planning/goal-check.ts'
import { planRequestSchema } from '#app/domain/planning/plan-request.ts'
import { targetsOf } from '#app/domain/planning/request-people.ts'
import { type Random, seededRandom } from '#app/domain/random.ts'
import type { DietaryRestriction } from '#app/domain/recipe/recipe.ts'
import { PANTRIES, type Person } from './own-people.ts'

/**
 * People the planner was not tuned on: bodies from small and old to large and very active, diets and allergens together,
 * two to six meals, and pantries with anything that the food table knows.
 */

const DIETS: readonly (readonly DietaryRestriction[])[] = [
  [],
  [],
  [],
  ['Vegetarian'],
  ['Vegan'],
  ['Vegan', 'Gluten-Free'],
  ['Gluten-Free'],
  ['Dairy-Free'],
  ['Gluten-Free', 'Dairy-Free'],
]
const DISLIKES = ['onions', 'coriander', 'salmon', 'beef', 'beans', 'bananas', 'yoghurt', 'rice', 'nuts']
const MEALS = [2, 3, 3, 4, 4, 5, 6] as const
const LEAST_KCAL = 1200
const MOST_KCAL = 4500
const UNITS = ['grams', 'grams', 'grams', 'pieces', 'packages', 'kg'] as const

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!
const between = (random: Random, low: number, high: number) => low + (high - low) * random()

/** Foods by chance out of the whole table: tripe, pandan leaves and a kilogram of plums. */
function oddPantry(random: Random, count: number): PantryEntry[] {
  return Array.from({ length: count }, () => {
    const food = pick(random, FOODS)
    const unit = pick(random, UNITS)
    const quantity =
      unit === 'grams'
        ? Math.round(between(random, 20, 1200))
        : unit === 'kg'
          ? Math.round(between(random, 1, 30)) / 10
          : 1 + Math.floor(random() * 6)
    return {
      name: food.name,
      quantity,
      unit,
      expiresInDays: random() < 0.5 ? null : Math.floor(random() * 20) - 2,
    }
  })
}

const PANTRY_SIZES = { empty: [0, 0], small: [3, 9], stocked: [28, 90] } as const

/** A person by chance, and how full the pantry is; a third each is empty, small and stocked. */
export function otherPerson(seed: number): Person {
  const pantry = PANTRIES[seed % PANTRIES.length]!
  for (let attempt = 0; ; attempt++) {
    const random = seededRandom(seed * 101 + attempt)
    const sex = random() < 0.5 ? 'male' : 'female'
    const meals = pick(random, MEALS)
    const diets = pick(random, DIETS)
    const [least, most] = PANTRY_SIZES[pantry]
    const entries = {
      seed,
      goal: pick(random, PLAN_GOALS),
      ageYears: Math.round(between(random, 16, 88)),
      sex,
      heightCm: Math.round(between(random, sex === 'male' ? 160 : 146, sex === 'male' ? 204 : 186)),
      weightKg: Math.round(between(random, sex === 'male' ? 55 : 42, sex === 'male' ? 135 : 115)),
      targetWeightKg: null,
      activityLevel: pick(random, ACTIVITY_LEVELS),
      days: random() < 0.6 ? 7 : 1 + Math.floor(random() * 6),
      mealsPerDay: meals === 2 ? 3 : meals,
      diets,
      // Every fourth person of any diet has one as well, every tenth two.
      allergens: Array.from({ length: random() < 0.25 ? (random() < 0.4 ? 2 : 1) : 0 }, () =>
        pick(random, ALLERGENS),
      ),
      dislikes: random() < 0.25 ? [pick(random, DISLIKES)] : [],
      pantry: oddPantry(random, least + Math.floor(random() * (most - least + 1))),
      ...(meals === 2 && {
        cooking: {
          away: Array.from({ length: 7 }, (_, weekday) => ({ weekday, slot: 'breakfast', kind: 'skipped' })),
        },
      }),
    }
    const read = planRequestSchema.safeParse(entries)
    if (!read.success || goalProblem(read.data) !== null) continue
    const { kcal } = targetsOf(read.data).day
    if (kcal >= LEAST_KCAL && kcal <= MOST_KCAL) return { request: read.data, entries, pantry }
  }
}
