import { deviationOf, type Macros, sumMacros } from './macros.ts'
import { figuresOf } from './figures.ts'
import { MEAL_WINDOW, mealTypeOf, type SlotTarget } from './meal-split.ts'
import { type DayTargets, targetsOn } from './meals-away.ts'
import { bookMeal, type BookKitchen, dishOf } from './book-meal.ts'
import { modelMeal } from './model-meal.ts'
import type { MealRecipe } from './meal-recipe.ts'
import type { Plan, PlannedMeal } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import type { PlanDish } from './plan-dishes.ts'
import { totalPlan } from './plan-totals.ts'
import { onPortionStep, PORTION_STEP, portionRecipe } from './portion-recipe.ts'
import { serveDish } from './served-dish.ts'
import { type ChosenSide, SIDES, sideById, suitsDish } from './sides.ts'
import { PORTIONS } from './week-problem.ts'

/** Portions of meals that are decided on, so that their day comes near its targets. */

/** A model's recipe may be halved or doubled again to suit its slot. */
const OF_MODEL = { low: 0.25, high: 3 } as const

const clamp = (portion: number) => onPortionStep(Math.min(OF_MODEL.high, Math.max(OF_MODEL.low, portion)))

/** A model's recipe as a meal of a slot, at the portion nearest its energy; null when none brings it inside the window. */
export function mealForSlot({ slot, kcal }: SlotTarget, recipe: MealRecipe): PlannedMeal | null {
  const base = portionRecipe(recipe, 1)
  if (base.macros.kcal <= 0) return null
  const portioned = portionRecipe(recipe, clamp(kcal / base.macros.kcal))
  const share = portioned.macros.kcal / kcal
  if (share < MEAL_WINDOW.low || share > MEAL_WINDOW.high) return null
  return modelMeal(slot, kcal, recipe, portioned)
}

/** The same meal at another portion; null where it cannot be portioned. */
type Portioner = { portions: readonly number[]; at: (portion: number) => PlannedMeal }

function portionerOf(kitchen: BookKitchen, meal: PlannedMeal): Portioner | null {
  const { recipe, slot, targetKcal, isLocked } = meal
  // What is eaten of one pot is one portion after another.
  if (meal.leftoverOf !== undefined || meal.portionsCooked !== undefined) return null
  const { book } = recipe
  if (book !== undefined) {
    const planDish = dishOf(kitchen, recipe)
    if (planDish === undefined) return null
    // An own recipe is served as its owner has it.
    const sides = planDish.own === undefined ? sidesFor(kitchen, planDish, meal, book.sides) : book.sides
    const serving = { slot, targetKcal, sides, meals: 1 }
    return {
      portions: PORTIONS,
      at: (portion) => ({ ...bookMeal(kitchen, planDish, { ...serving, portion }), isLocked }),
    }
  }
  if (recipe.written === null || recipe.parts.every(({ foodId }) => foodId === null)) return null
  const kcal = portionRecipe(recipe, 1).macros.kcal
  if (kcal <= 0) return null
  const [low, high] = [MEAL_WINDOW.low, MEAL_WINDOW.high].map((share) => (share * targetKcal) / kcal)
  const portions: number[] = []
  for (
    let portion = clamp(low!);
    portion <= clamp(high!) + 1e-9;
    portion = onPortionStep(portion + PORTION_STEP)
  )
    portions.push(portion)
  return {
    portions,
    at: (portion) => ({ ...modelMeal(slot, targetKcal, recipe, portionRecipe(recipe, portion)), isLocked }),
  }
}

/** The sides a dish has, or others where no portion of it with these suits the meal. */
function sidesFor(
  kitchen: BookKitchen,
  planDish: PlanDish,
  { slot, targetKcal }: PlannedMeal,
  sides: readonly ChosenSide[],
): readonly ChosenSide[] {
  const { figures } = serveDish(planDish, { portion: 1, sides: [], servings: 1 }, kitchen.asking)
  const off = (chosen: readonly ChosenSide[]) => {
    const besideKcal = chosen.reduce((sum, one) => sum + kcalOfSide(one), 0)
    const shares = PORTIONS.map((portion) => (figures.kcal * portion + besideKcal) / targetKcal - 1)
    return Math.min(...shares.map(Math.abs))
  }
  if (off(sides) <= WELL_WITHIN) return sides
  const meal = mealTypeOf(slot)
  const suited = SIDES.flatMap(({ id, helpings, ...side }) =>
    kitchen.isAllowed(side.food) &&
    (side.insteadOf === null || !kitchen.isAllowed(side.insteadOf)) &&
    suitsDish({ id, helpings, ...side }, planDish, meal)
      ? helpings.map((_, at): ChosenSide[] => [{ id, helping: at + 1 }])
      : [],
  )
  return [[], ...suited].toSorted((one, other) => off(one) - off(other))[0] ?? sides
}

/** Near enough to a meal's energy that nothing has to be changed beside it. */
const WELL_WITHIN = 0.1

function kcalOfSide({ id, helping }: ChosenSide): number {
  const side = sideById(id)
  const grams = side?.helpings[helping - 1]?.grams ?? 0
  return side === null ? 0 : figuresOf([{ food: side.food, grams }]).kcal
}

/** Energy comes first; how far the others are off counts for less. */
const KCAL_WEIGHT = 12
function distance(meals: readonly Macros[], { day }: DayTargets): number {
  const { kcal, proteinG, fatG, carbsG } = deviationOf(sumMacros(meals), day)
  return KCAL_WEIGHT * Math.abs(kcal) + Math.abs(proteinG) + Math.abs(fatG) + Math.abs(carbsG)
}

const MOST_MOVES = 60

/** Portions the free meals of a day anew, without another dish, so that the day comes near its targets. */
export function portionMeals(
  kitchen: BookKitchen,
  targets: DayTargets,
  meals: readonly PlannedMeal[],
  isFree: (meal: PlannedMeal) => boolean,
): PlannedMeal[] {
  const portioners = meals.map((meal) => (isFree(meal) ? portionerOf(kitchen, meal) : null))
  let now = meals.map((meal, at) => {
    const portioner = portioners[at]
    return portioner ? nearest(portioner, meal.targetKcal) : meal
  })
  for (let move = 0; move < MOST_MOVES; move++) {
    let best: { meals: PlannedMeal[]; distance: number } | null = null
    for (const [at, portioner] of portioners.entries()) {
      if (!portioner) continue
      for (const portion of neighbours(portioner.portions, now[at]!.portion)) {
        const moved = now.with(at, portioner.at(portion))
        const off = distance(moved, targets)
        if (best === null || off < best.distance) best = { meals: moved, distance: off }
      }
    }
    if (best === null || best.distance >= distance(now, targets) - 1e-9) break
    now = best.meals
  }
  return now
}

function neighbours(portions: readonly number[], portion: number): number[] {
  const at = portions.findIndex((one) => Math.abs(one - portion) < 1e-9)
  return at < 0 ? [...portions] : [portions[at - 1], portions[at + 1]].flatMap((one) => one ?? [])
}

function nearest({ portions, at }: Portioner, kcal: number): PlannedMeal {
  const [first, ...others] = portions.map(at)
  let best = first ?? at(1)
  for (const one of others) if (Math.abs(one.kcal - kcal) < Math.abs(best.kcal - kcal)) best = one
  return best
}

/**
 * The plan of meals that a model writes one by one: the meals of the days named are portioned together so that each day
 * comes as near its targets as these dishes can; the others stay as they are.
 */
export function settlePlan(
  context: PlanContext,
  seed: number,
  mealsOfDays: readonly (readonly PlannedMeal[])[],
  dayIndexes: readonly number[],
): Plan {
  const days = mealsOfDays.map((meals, dayIndex) =>
    dayIndexes.includes(dayIndex)
      ? portionMeals(context, targetsOn(context.targets, dayIndex), meals, ({ isLocked }) => !isLocked)
      : meals,
  )
  return totalPlan(context, seed, days)
}
