import { foldWord, nameTokens } from '#app/domain/food/food-names.ts'
import type { Asking } from './asking.ts'
import type { RecipeRequest } from '#app/domain/recipe/recipe.ts'
import type { BookIndex } from './book-index.ts'
import type { Dish } from './dish.ts'
import { type DishFit, fitDish, NEAR_ENOUGH } from './fit-dish.ts'
import { scoreOf } from './merits.ts'
import { openDishFor } from './open-dish.ts'
import { isMainFood } from './significance.ts'
import { isForDish, isNamedAfter } from './kinds-asked.ts'
import { MEAL_WISHES, TOOL_WISHES } from './wishes.ts'

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
  Chinese: ['Taiwanese'],
  Mexican: ['Tex-Mex'],
}

/** "Soup" among the foods says more than the foods do. */
const OF_KIND_ASKED = 6
/** The tool named first was not asked for, and the dish has another way. */
const OF_OTHER_TOOL = 0.5

/** How well a dish meets what was asked besides the foods. */
function wishScore(dish: Dish, { request, wishes, maxMinutes }: Asking): number {
  let score = 0
  if (maxMinutes !== null)
    score += dish.minutes <= maxMinutes ? 1 : -Math.min(6, 1 + (dish.minutes - maxMinutes) / 10)
  for (const wish of wishes) {
    const isTool = TOOL_WISHES.has(wish)
    score += meetsWish(dish, wish) ? (isForDish(wish) ? OF_KIND_ASKED : 2) : isTool ? -4 : -1.5
  }
  const [mainTool = ''] = dish.needs
  if (TOOL_WISHES.has(mainTool) && !wishes.has(mainTool)) score -= OF_OTHER_TOOL
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
export function meetsWish({ id, title, cuisine, needs, suits, meals }: Dish, wish: string): boolean {
  if (wish === 'no oven') return !needs.includes('oven')
  if (MEAL_WISHES.has(wish)) return meals.some((meal) => meal === wish)
  if (TOOL_WISHES.has(wish)) return needs.includes(wish)
  if (cuisine.toLowerCase() === wish) return true
  return suits.includes(wish) || isNamedAfter(id, wish) || isNamedAfter(title, wish)
}

/** A dish that scores less was hardly meant. */
const LEAST_SCORE = 4.5
/** Of less than this share of what makes a dish nobody thinks of it. */
const LEAST_COVERAGE = 0.2

/** Whether a dish is one for this request at all: its meal, its tools, and with a food that one expects to meet again. */
function isSuitable(
  { dish, left }: DishFit,
  { given, request, wishes }: Asking,
  expected: Expected,
): boolean {
  if (request.mealType !== undefined && !dish.meals.includes(request.mealType)) return false
  // Not everybody has an air fryer.
  const tool = dish.needs.find((one) => TOOL_WISHES.has(one))
  const isOnlyForTool = tool !== undefined && !dish.needs.includes('oven') && !saysWithout(dish, tool)
  if (isOnlyForTool && !dish.needs.some((one) => wishes.has(one))) return false
  if (expected === 'first') return !left.some((one) => one === given[0] && isMainFood(one.food))
  return given.filter((one) => isMainFood(one.food) && !left.includes(one)).length >= LEAST_OF_OTHERS
}

/** Rice pudding is no answer to chicken feet and rice: without the food named first, at least so many others are used. */
const LEAST_OF_OTHERS = 2
/** Which foods at hand a dish has to use: the one named first, or two main foods. */
export type Expected = 'first' | 'any'

/** "[no microwave: Simmer …]": the dish has a way without the tool. */
const saysWithout = ({ steps }: Dish, tool: string) => steps.some((step) => step.includes(`[no ${tool}`))

/** Whether a dish is of the cuisine asked for, or of a country that it takes in. */
export function isOfCuisine(
  dish: Pick<Dish, 'cuisine'>,
  { cuisine }: Pick<RecipeRequest, 'cuisine'>,
): boolean {
  if (cuisine === 'Any' || dish.cuisine === cuisine) return true
  return REGIONS[cuisine]?.includes(dish.cuisine) === true
}

const OF_BOUGHT = 0.45
const OF_LEFT = 1.5
/** An open line that nothing at hand fills. */
const OF_BOUGHT_PLACE = 2

/** What the foods are worth in an open dish; null where it leaves out more of them than one would. */
function openScore(
  { dish, fills, left }: DishFit,
  { given }: Asking,
  { significance }: BookIndex,
): number | null {
  const leftMains = left.filter(({ food }) => isMainFood(food))
  const mains = given.filter(({ food }) => isMainFood(food))
  if (mains.length === leftMains.length || leftMains.includes(given[0]!)) return null
  if (leftMains.length > Math.max(1, mains.length / 3)) return null
  // A tray bake without any of its foods at hand isn't what the person thinks of.
  const bought = dish.lines.filter((line) => line.any !== null && fills.get(line)?.given === null)
  if (bought.length > 1) return null
  let score = bought.length * -OF_BOUGHT_PLACE
  for (const { food } of given) score += significance.of(food)
  for (const { food } of left) score -= significance.of(food) * OF_LEFT
  for (const line of dish.lines) {
    const filling = fills.get(line)
    if (filling?.given === null) score -= significance.of(filling.choice.food) * OF_BOUGHT
  }
  return score
}

/** A dish that suits, and how well. */
export type ChosenDish = DishFit & { score: number }

/** The open dishes that take the foods at hand, filled with them, the best first. */
export function chooseOpenDishes(open: readonly Dish[], index: BookIndex, asking: Asking): ChosenDish[] {
  const fits = open.flatMap((one) => {
    const { request, wishes } = asking
    const isForTool = one.needs.length === 1 && one.needs.some((tool) => TOOL_WISHES.has(tool))
    if (!isOfCuisine(one, request) || (isForTool && !one.needs.some((tool) => wishes.has(tool)))) return []
    if (request.mealType !== undefined && !one.meals.includes(request.mealType)) return []
    const dish = openDishFor(one, asking)
    const fit = dish === null ? null : fitDish(dish, asking, index)
    const score = fit === null ? null : openScore(fit, asking, index)
    return fit === null || score === null ? [] : [{ ...fit, score: score + wishScore(fit.dish, asking) }]
  })
  return fits.toSorted((one, other) => other.score - one.score || (one.dish.id < other.dish.id ? -1 : 1))
}

/** The dishes that the foods at hand stand for, the best first. */
export const chooseDishes = (index: BookIndex, asking: Asking): ChosenDish[] =>
  dishesWith(index, asking, LEAST_COVERAGE).filter(({ score }) => score >= LEAST_SCORE)

/** Where no dish is meant: every dish that uses the food named first, or two other main foods, the nearest first. */
export const chooseNearest = (index: BookIndex, asking: Asking, expected: Expected): ChosenDish[] =>
  dishesWith(index, asking, 0, expected)

function dishesWith(
  index: BookIndex,
  asking: Asking,
  leastCoverage: number,
  expected: Expected = 'first',
): ChosenDish[] {
  const fits = index.dishesNear(asking.given, NEAR_ENOUGH, leastCoverage).flatMap((dish) => {
    const fit = isOfCuisine(dish, asking.request) ? fitDish(dish, asking, index) : null
    if (fit === null || !isSuitable(fit, asking, expected)) return []
    return [{ ...fit, score: scoreOf(fit.merits) + wishScore(dish, asking) + namedScore(dish, asking) }]
  })
  return fits.toSorted((one, other) => other.score - one.score || (one.dish.id < other.dish.id ? -1 : 1))
}
