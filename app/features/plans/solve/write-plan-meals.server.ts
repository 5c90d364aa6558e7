import { matchFood } from '#app/domain/food/match-food.ts'
import { allowedBy, NO_DIETARY_PREFERENCES } from '#app/domain/planning/dietary-preferences.ts'
import { USUAL_FOODS } from '#app/domain/planning/market.ts'
import { targetsOn } from '#app/domain/planning/meals-away.ts'
import { mealTypeOf, type MealSlot } from '#app/domain/planning/meal-split.ts'
import { tablePreferencesOf, targetsOf } from '#app/domain/planning/request-people.ts'
import type { PlanRequest } from '#app/domain/planning/plan-request.ts'
import type { MealPlace } from '#app/domain/planning/plan.ts'
import { DAYS_APART } from '#app/domain/planning/week-variety.ts'
import { hashText } from '#app/domain/random.ts'
import { MAX_INGREDIENTS } from '#app/domain/recipe/recipe-limits.ts'
import type { DietaryRestriction, RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { CALLS_AT_A_TIME } from '#app/features/models/model-meter.server.ts'
import type { Services } from '#app/features/services.ts'
import { askForMeal } from './ask-chef.server.ts'
import { unwantedKeysFor } from '#app/features/plans/unwanted-for-plan.server.ts'
import type { PlanRun } from './plan-run.server.ts'
import { newStoredMeal } from './store-meals.server.ts'
import { mealsOfDays, type StoredPlan } from '#app/features/plans/stored-plan.server.ts'

type Needs = Pick<Services, 'db' | 'chef' | 'log' | 'now' | 'planner'>

/**
 * A model writes the open meals, as many at a time as one person may have calls, in slot order. Each is stored when it
 * is there; a day that is whole is portioned as a whole. What the model fails at is left to the kitchen.
 */
export async function writeWithModel(services: Needs, run: PlanRun, signal: AbortSignal): Promise<void> {
  const plan = await leaveLostCalls(run)
  const targets = targetsOf(plan.row.request)
  const places = openPlaces(plan)
  const dishes = plan.meals.map(({ dayIndex, meal }) => ({ dayIndex, ...meal.recipe }))
  const filled = plan.meals.map(({ dayIndex }) => dayIndex)
  const unwanted = new Set(await unwantedKeysFor(services.db, plan.row))

  const write = async ({ dayIndex, slot }: MealPlace): Promise<void> => {
    const { request, userId } = plan.row
    const { slots } = targetsOn(targets, dayIndex)
    const target = slots.find((one) => one.slot === slot)!
    const isNear = (dish: { dayIndex: number }) => Math.abs(dish.dayIndex - dayIndex) < DAYS_APART
    await run.noteAsked(nameOf({ dayIndex, slot }))
    const written = await askForMeal(
      services,
      {
        slot: target,
        dietaryPreferences: tablePreferencesOf(request),
        memberId: userId,
        requestOf: (attempt) =>
          questionFor(request, { dayIndex, slot }, target.kcal, attempt, dishes.filter(isNear)),
        isRefused: ({ recipe }) =>
          unwanted.has(recipe.key) || dishes.some((dish) => isNear(dish) && dish.key === recipe.key),
      },
      signal,
    )
    if (!written) return run.leaveToKitchen([nameOf({ dayIndex, slot })])
    const { meal, isAssumed } = written
    dishes.push({ dayIndex, ...meal.recipe })
    await run.storeMeals(plan, [newStoredMeal(dayIndex, meal, services.now(), { isAssumed })])
    filled.push(dayIndex)
    if (filled.filter((day) => day === dayIndex).length === slots.length)
      await settleDay(services, run, dayIndex, signal)
  }
  try {
    await inLanes(places, CALLS_AT_A_TIME, write)
  } catch (error) {
    if (signal.aborted) await run.forgetAsked()
    throw error
  }
}

/**
 * Calls that were under way when the run before this one died are paid for and lost. One of them is asked again; for
 * any other the kitchen stands in, so that no crash costs more than one call.
 */
async function leaveLostCalls(run: PlanRun): Promise<StoredPlan> {
  const plan = await run.read()
  const open = openPlaces(plan).map(nameOf)
  const [, ...lost] = open.filter((place) => plan.row.askedPlaces.includes(place))
  if (lost.length === 0) return plan
  await run.leaveToKitchen(lost)
  return run.read()
}

const nameOf = ({ dayIndex, slot }: MealPlace) => `${dayIndex} ${slot}`

async function settleDay(
  { planner }: Needs,
  run: PlanRun,
  dayIndex: number,
  signal: AbortSignal,
): Promise<void> {
  const stored = await run.read()
  const { request } = stored.row
  const change = { kind: 'settle', dayIndexes: [dayIndex] } as const
  const task = { request, seed: request.seed, mealsOfDays: mealsOfDays(stored), change }
  const { plan } = await planner.solve(task, signal)
  await run.storePlan(plan, [dayIndex])
}

/** Places without a meal, in slot order, that the model was not asked for in vain before. */
function openPlaces({ row, days, meals }: StoredPlan): MealPlace[] {
  const targets = targetsOf(row.request)
  return days
    .flatMap((_, dayIndex) =>
      targetsOn(targets, dayIndex).slots.map(({ slot }): MealPlace => ({ dayIndex, slot })),
    )
    .filter(
      ({ dayIndex, slot }) =>
        !meals.some((meal) => meal.dayIndex === dayIndex && meal.slot === slot) &&
        !row.kitchenPlaces.includes(nameOf({ dayIndex, slot })),
    )
}

/** What the model is asked for one meal, with the specified options. */
function questionFor(
  request: PlanRequest,
  { dayIndex, slot }: { dayIndex: number; slot: MealSlot },
  kcal: number,
  attempt: number,
  dishes: readonly { name: string; form: string }[],
): RecipeRequest {
  const { diets, eaters } = tablePreferencesOf(request)
  return {
    ingredients: namesOf(request),
    cuisine: 'Any',
    servings: 1,
    skillLevel: 'Intermediate',
    dietaryRestriction: dietOf(diets),
    ...(eaters.length > 0 && { dietaryPreferences: { ...NO_DIETARY_PREFERENCES, eaters } }),
    numRecipes: 1,
    targetCalories: Math.round(kcal),
    mealType: mealTypeOf(slot),
    dayNumber: dayIndex + 1,
    recentRecipes: dishes.map(({ name, form }) => ({ name, dishTemplate: form })),
    seed: hashText(`${request.seed} ${dayIndex} ${slot} ${attempt}`),
  }
}

/** Names of what may be eaten, what expires first in front; the specified five where there is nothing. */
function namesOf(request: PlanRequest): string[] {
  const isAllowed = allowedBy(tablePreferencesOf(request))
  const isOffered = (name: string) => {
    const food = matchFood(name)?.food
    return food === undefined || isAllowed(food)
  }
  const good = request.pantry.filter(({ expiresInDays }) => expiresInDays === null || expiresInDays >= 0)
  const soonestFirst = good.toSorted(
    (one, other) => (one.expiresInDays ?? Infinity) - (other.expiresInDays ?? Infinity),
  )
  const names = [...new Set(soonestFirst.map(({ name }) => name))].filter(isOffered)
  return (names.length > 0 ? names : USUAL_FOODS.filter(isOffered)).slice(0, MAX_INGREDIENTS)
}

/** A request names one diet: the strictest. The others are proved on what comes back. */
function dietOf(diets: readonly DietaryRestriction[]): DietaryRestriction {
  const strictest = ['Vegan', 'Vegetarian', 'Gluten-Free', 'Dairy-Free'] as const
  return strictest.find((diet) => diets.includes(diet)) ?? 'None'
}

/** Works on a list with so many at a time, in its order; the first failure ends it when the others are done. */
async function inLanes<T>(items: readonly T[], lanes: number, work: (item: T) => Promise<void>) {
  let next = 0
  let hasFailed = false
  const lane = async () => {
    while (next < items.length && !hasFailed) {
      try {
        await work(items[next++]!)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}
