import { hashText, seededRandom } from '#app/domain/random.ts'
import { candidateOfRecipe, mealClassOf } from './candidate.ts'
import { LOADS } from './day-loads.ts'
import { type DayChoice, type DayProblem, NO_LIMITS, type Option, TOLERANCE } from './day-problem.ts'
import { searchDay } from './day-search.ts'
import { deviationOf, type Macros, sumMacros, worstDeviation } from './macros.ts'
import { MEAL_WINDOW, type SlotTarget } from './meal-split.ts'
import { type DayTargets, targetsOn } from './meals-away.ts'
import type { MealRecipe } from './meal-recipe.ts'
import type { Plan, PlannedMeal } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { plannedMeal, totalPlan } from './plan-totals.ts'
import { type DayShares, sharesOf } from './portion-fit.ts'
import { onPortionStep, PORTION_STEP, portionRecipe } from './portion-recipe.ts'
import { reasonsForDay } from './shortfall.ts'

/** A dish that is given may be halved or doubled again to suit its slot. */
const PORTIONS = { low: 0.25, high: 3 } as const

const clamp = (portion: number) => Math.min(PORTIONS.high, Math.max(PORTIONS.low, portion))

/** A recipe as a meal of a slot, at the portion nearest its energy; null when none brings it inside the window. */
export function mealForSlot({ slot, kcal }: SlotTarget, recipe: MealRecipe): PlannedMeal | null {
  const base = portionRecipe(recipe, 1)
  if (base.macros.kcal <= 0) return null
  const portioned = portionRecipe(recipe, onPortionStep(clamp(kcal / base.macros.kcal)))
  const share = portioned.macros.kcal / kcal
  if (share < MEAL_WINDOW.low || share > MEAL_WINDOW.high) return null
  return plannedMeal(slot, kcal, recipe, portioned)
}

function optionOf(targets: DayTargets, recipe: MealRecipe, slotKcal: number): Option {
  const base = portionRecipe(recipe, 1)
  const shares = sharesOf(base.macros, targets.day)
  const candidate = candidateOfRecipe(recipe, mealClassOf(recipe.mealType), base, 0)
  const { keyId, formId, leadId } = candidate
  return {
    candidate,
    keyId,
    formId,
    leadId,
    advised: 0,
    scarce: 0,
    fishWorth: 0,
    shares,
    length: shares.reduce((sum, share) => sum + share * share, 0),
    low: clamp((MEAL_WINDOW.low * slotKcal) / base.macros.kcal),
    high: clamp((MEAL_WINDOW.high * slotKcal) / base.macros.kcal),
    score: 0,
    loads: new Float64Array(LOADS),
    uses: [],
  }
}

/** Portions the given meals of a day anew, without another dish, so that the day comes near its targets. */
export function portionMeals(
  targets: DayTargets,
  meals: readonly PlannedMeal[],
  isFree: (meal: PlannedMeal) => boolean,
  seed: number,
): PlannedMeal[] {
  // A recipe nobody can count has nothing to be portioned by.
  const isPortioned = (meal: PlannedMeal) => isFree(meal) && meal.recipe.parts.some(({ foodId }) => foodId)
  const free = meals.filter(isPortioned)
  const kept = meals.filter((meal) => !isPortioned(meal))
  const fixed: DayShares = sharesOf(sumMacros(kept), targets.day)
  const problem: DayProblem = {
    slots: free.map((meal) => ({
      kcal: meal.targetKcal,
      ...MEAL_WINDOW,
      options: [optionOf(targets, meal.recipe, meal.targetKcal)],
    })),
    target: targets.day,
    fixed,
    loads: new Float64Array(LOADS),
    expiring: [],
    holdsMinutes: false,
    rest: NO_LIMITS,
  }
  const choice = searchDay(problem, { starts: 1, mostStarts: 1 }, seededRandom(seed))
  if (choice === null) return [...meals]
  const picks = holdEnergy(targets, sumMacros(kept), free, choice.picks)
  const portioned = picks.map(({ recipe, portioned }, index) => {
    const meal = free[index]!
    return { ...plannedMeal(meal.slot, meal.targetKcal, recipe, portioned), isLocked: meal.isLocked }
  })
  return [...kept, ...portioned]
}

type Picks = DayChoice['picks']
const MOST_STEPS = 80

/** Energy comes first: where dishes cannot meet all four, portions move step by step until the day's energy is met. */
function holdEnergy(targets: DayTargets, kept: Macros, free: readonly PlannedMeal[], picks: Picks): Picks {
  const deviationFor = (now: Picks) =>
    deviationOf(sumMacros([kept, ...now.map(({ portioned }) => portioned.macros)]), targets.day)
  let held = picks
  for (let step = 0; step < MOST_STEPS; step++) {
    const off = deviationFor(held).kcal
    if (Math.abs(off) <= TOLERANCE) break
    const nearer = held.flatMap(({ recipe, portioned }, index) => {
      const portion = onPortionStep(portioned.portion - Math.sign(off) * PORTION_STEP)
      if (portion < PORTIONS.low || portion > PORTIONS.high) return []
      const next = portionRecipe(recipe, portion)
      const share = next.macros.kcal / free[index]!.targetKcal
      if (share < MEAL_WINDOW.low || share > MEAL_WINDOW.high) return []
      const moved = held.with(index, { recipe, portioned: next })
      const deviation = deviationFor(moved)
      return Math.abs(deviation.kcal) < Math.abs(off) ? [{ moved, worst: worstDeviation(deviation) }] : []
    })
    const [best] = nearer.toSorted((one, other) => one.worst - other.worst)
    if (!best) break
    held = best.moved
  }
  return held
}

/**
 * The plan of meals that are given, as a model writes them one by one: the meals of the days named are portioned
 * together so that each day comes as near its targets as these dishes can; the others stay as they are.
 */
export function settlePlan(
  context: PlanContext,
  seed: number,
  mealsOfDays: readonly (readonly PlannedMeal[])[],
  dayIndexes: readonly number[],
): Plan {
  const { targets, lots } = context
  const days = mealsOfDays.map((meals, dayIndex) =>
    dayIndexes.includes(dayIndex)
      ? portionMeals(
          targetsOn(targets, dayIndex),
          meals,
          ({ isLocked }) => !isLocked,
          hashText(`${seed} settle ${dayIndex}`),
        )
      : meals,
  )
  return totalPlan(seed, targets, lots, days, (day) => reasonsForDay(day, context))
}
