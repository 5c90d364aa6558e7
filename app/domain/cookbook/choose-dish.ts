import { foldWord, nameTokens } from '#app/domain/food/food-names.ts'
import type { Asking } from './asking.ts'
import type { RecipeRequest } from '#app/domain/recipe/recipe.ts'
import type { BookIndex } from './book-index.ts'
import type { Dish } from './dish.ts'
import { type DishFit, fitDish, LEAST_COVERAGE, NEAR_ENOUGH } from './fit-dish.ts'
import { isMainFood } from './significance.ts'
import { TOOL_WISHES } from './wishes.ts'

/** Cuisines of the request that take in dishes of several countries. "Any" is home cooking of no one country. */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  Mediterranean: [
    'Italian',
    'Spanish',
    'Greek',
    'French',
    'Mediterranean',
    'Levantine',
    'Turkish',
    'North African',
    'Portuguese',
  ],
  American: ['American', 'British', 'Mexican', 'Any'],
}

/** How well a dish meets what was asked besides the foods. */
function wishScore(dish: Dish, { request, wishes, maxMinutes }: Asking): number {
  let score = 0
  if (maxMinutes !== null)
    score += dish.minutes <= maxMinutes ? 1 : -Math.min(6, 1 + (dish.minutes - maxMinutes) / 10)
  for (const wish of wishes) {
    const isTool = TOOL_WISHES.has(wish)
    score += meetsWish(dish, wish) ? 2 : isTool ? -4 : -1.5
  }
  if (request.cuisine !== 'Any' && dish.cuisine === request.cuisine) score += 1
  if (request.skillLevel === 'Beginner' && dish.skill !== 'Beginner')
    score -= dish.skill === 'Advanced' ? 1 : 0.5
  if (request.mealType !== undefined) score += dish.meals.includes(request.mealType) ? 0.5 : -3
  return score
}

/** A word of what was typed that names the dish and not the food: "Madras curry powder", "fish pie mix". */
const NAMED = 1.5

function namedScore({ id }: Dish, { given }: Asking): number {
  const ofDish = new Set(id.split('-').map(foldWord))
  const isNamed = given.some(({ typed, food }) => {
    const ofFood = new Set(nameTokens(food.name))
    return nameTokens(typed).some((word) => word.length > 3 && ofDish.has(word) && !ofFood.has(word))
  })
  return isNamed ? NAMED : 0
}

/** Whether a dish is what a wish asks for. */
export function meetsWish({ needs, suits }: Dish, wish: string): boolean {
  if (wish === 'no oven') return !needs.includes('oven')
  return TOOL_WISHES.has(wish) ? needs.includes(wish) : suits.includes(wish)
}

/** With a main food left over, more of the dish has to be at hand. */
const MEANT_IN_PART = 0.75
/** A jar, a pastry or a bottle that says as much about the dish as this is not left over lightly. */
const TELLING = 0.7

/** Whether the foods stand for this dish: what makes it is at hand, and what was typed has its place in it. */
function isMeant({ dish, coverage, left, fills }: DishFit, asking: Asking, index: BookIndex): boolean {
  const { given, request } = asking
  const first = given[0]
  if (first === undefined || !isOfCuisine(dish, request)) return false
  if (request.mealType !== undefined && !dish.meals.includes(request.mealType)) return false
  // Not everybody has an air fryer.
  const isOnlyForTool = dish.needs.some((tool) => TOOL_WISHES.has(tool)) && !dish.needs.includes('oven')
  if (isOnlyForTool && !dish.needs.some((tool) => asking.wishes.has(tool))) return false
  if ((fills.get(index.chiefLine(dish))?.given ?? null) === null) return false
  const leftMains = left.filter(({ food }) => isMainFood(food) || index.significance.of(food) >= TELLING)
  if (leftMains.includes(first)) return false
  // What was named first is what the dish is about, not what is stirred in or served beside it.
  const isAbout = !isMainFood(first.food) || [...fills.values()].some((filling) => filling.given === first)
  if (!isAbout && coverage < MEANT_IN_PART) return false
  return leftMains.length === 0
    ? coverage >= LEAST_COVERAGE
    : leftMains.length === 1 && coverage >= MEANT_IN_PART
}

function isOfCuisine(dish: Dish, { cuisine }: RecipeRequest): boolean {
  if (cuisine === 'Any' || dish.cuisine === cuisine) return true
  return REGIONS[cuisine]?.includes(dish.cuisine) === true
}

/** The dishes that the foods at hand stand for, the best first. */
export function chooseDishes(index: BookIndex, asking: Asking): DishFit[] {
  const fits = index.dishesNear(asking.given, NEAR_ENOUGH, LEAST_COVERAGE).flatMap((dish) => {
    const fit = fitDish(dish, asking, index)
    if (fit === null || !isMeant(fit, asking, index)) return []
    return [{ ...fit, score: fit.score + wishScore(dish, asking) + namedScore(dish, asking) }]
  })
  return fits.toSorted((one, other) => other.score - one.score || (one.dish.id < other.dish.id ? -1 : 1))
}
