import type { Dish } from '#app/domain/cookbook/dish.ts'
import type { Food } from '#app/domain/food/food.ts'
import type { MealType } from '#app/domain/recipe/recipe.ts'
import type { Figures, FoodShare } from './figures.ts'

/** Which meals a dish is for, and what it counts as there. */

const kcalOf = ({ food, grams }: FoodShare) => (food.per100g.kcal * grams) / 100
const kcalWhere = (foods: readonly FoodShare[], test: (food: Food) => boolean) =>
  foods.reduce((sum, one) => (test(one.food) ? sum + kcalOf(one) : sum), 0)
const isMeat = ({ group }: Food) => group === 'meat' || group === 'poultry' || group === 'fish'
const isSugary = ({ roles }: Food) => roles[0] === 'sweet'
const LEAST_SWEET_SHARE = 0.08
const MOST_VEGETABLES_OF_SWEET_G = 40

/** Whether a dish goes with fruit and yoghurt, and not with greens. */
export function isSweetOf({ meals }: Dish, foods: readonly FoodShare[], kcal: number): boolean {
  if (foods.some(({ food }) => isMeat(food))) return false
  const vegetablesG = foods.reduce(
    (sum, { food, grams }) => (food.roles[0] === 'vegetable' || food.roles[0] === 'leaf' ? sum + grams : sum),
    0,
  )
  const sweetKcal = kcalWhere(foods, (food) => isSugary(food) || food.group === 'fruit')
  if (vegetablesG >= MOST_VEGETABLES_OF_SWEET_G) return false
  // Plain porridge goes with fruit, not with greens.
  const isPlainBreakfast =
    meals.every((meal) => meal === 'breakfast' || meal === 'snack') &&
    foods.every(({ food }) => food.group !== 'eggs' && food.group !== 'pulses')
  return isPlainBreakfast || sweetKcal >= LEAST_SWEET_SHARE * kcal
}

/** What variety counts a food as. */
export function kindOf(food: Food | null): string {
  if (food === null) return ''
  return food.group === 'poultry' || food.group === 'eggs' ? food.group : `${food.group}:${food.kind}`
}

const LEAST_MAIN_PROTEIN_G = 4

/** The food that brings most of the protein, of those people name a dinner by. */
export function mainOf(foods: readonly FoodShare[]): string | null {
  let best: { food: Food; proteinG: number } | null = null
  for (const { food, grams } of foods) {
    if (food.roles[0] !== 'protein') continue
    const proteinG = ((food.per100g.proteinG ?? 0) * grams) / 100
    if (proteinG >= LEAST_MAIN_PROTEIN_G && (best === null || proteinG > best.proteinG))
      best = { food, proteinG }
  }
  return best === null ? null : kindOf(best.food)
}

/** The kind of the starch that brings most energy; "" without one. */
export function starchOf(foods: readonly FoodShare[]): string {
  const starches = foods.filter(({ food }) => food.roles[0] === 'starch')
  const [most] = starches.toSorted((one, other) => kcalOf(other) - kcalOf(one))
  return most?.food.kind ?? ''
}

const MAIN = { kcal: 230, proteinG: 10 } as const
const BREAKFAST = { kcal: 160, mostKcal: 750, proteinG: 6, mostMinutes: 45, mostBusyMin: 25 } as const
const SNACK = { kcal: 70, mostKcal: 400, mostMinutes: 40, mostBusyMin: 15 } as const
/** Sugar and syrup bring no more of a breakfast or a snack. */
const MOST_SUGAR_SHARE = 0.22
/** A batch of biscuits or a loaf is no meal for one. */
const MOST_SERVED_OF_BATCH = 4

type Suited = {
  dish: Dish
  figures: Figures
  foods: readonly FoodShare[]
  isSweet: boolean
  busyMinutes: number
}

/** Whether people would call a dish this meal. */
export function suitsMeal({ dish, figures, foods, isSweet, busyMinutes }: Suited, meal: MealType): boolean {
  const { kcal, proteinG } = figures
  if (meal === 'lunch' || meal === 'dinner')
    return (
      !isSweet && kcal >= MAIN.kcal && proteinG >= MAIN.proteinG && !isBatch(dish) && !isBatter(dish, foods)
    )
  if (isBatch(dish) || kcalWhere(foods, isSugary) > MOST_SUGAR_SHARE * kcal) return false
  if (foods.every(({ food }) => food.group === 'drinks' || isSugary(food))) return false
  const isReady = dish.suits.includes('no cook')
  if (meal === 'breakfast')
    return (
      kcal >= BREAKFAST.kcal &&
      kcal <= BREAKFAST.mostKcal &&
      proteinG >= BREAKFAST.proteinG &&
      (isReady || dish.minutes <= BREAKFAST.mostMinutes) &&
      busyMinutes <= BREAKFAST.mostBusyMin
    )
  return (
    kcal >= SNACK.kcal &&
    kcal <= SNACK.mostKcal &&
    (isReady || dish.minutes <= SNACK.mostMinutes) &&
    busyMinutes <= SNACK.mostBusyMin
  )
}

/** A pudding or a pancake without anything in it is served beside a dinner. */
const isBatter = ({ isFixed }: Dish, foods: readonly FoodShare[]) =>
  isFixed &&
  foods.every(({ food, grams }) => !isMeat(food) && (food.group !== 'vegetables' || grams < FILLING_G))
const FILLING_G = 40

const isBatch = ({ isFixed, serves }: Dish) => isFixed && serves > MOST_SERVED_OF_BATCH
