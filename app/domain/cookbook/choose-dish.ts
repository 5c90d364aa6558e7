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

/** How well a dish meets what was asked besides the foods. */
export function wishScore(dish: Dish, { request, wishes, maxMinutes }: Asking): number {
  let score = 0
  if (maxMinutes !== null)
    score += dish.minutes <= maxMinutes ? 1 : -Math.min(6, 1 + (dish.minutes - maxMinutes) / 10)
  for (const wish of wishes) {
    const isTool = TOOL_WISHES.has(wish)
    score += meetsWish(dish, wish) ? (isForDish(wish) ? OF_KIND_ASKED : 2) : isTool ? -4 : -1.5
  }
  if (request.cuisine !== 'Any' && dish.cuisine === request.cuisine) score += 1
  if (request.skillLevel === 'Beginner' && dish.skill !== 'Beginner')
    score -= dish.skill === 'Advanced' ? 1 : 0.5
  if (request.mealType !== undefined) score += dish.meals.includes(request.mealType) ? 0.5 : -3
  return score
}

/** A word of what was typed that names the dish and not the food: "Madras curry powder", "fish pie mix". */
const NAMED = 1.5

export function namedScore({ id }: Dish, { given }: Asking): number {
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

/** With less of what makes it at hand, the dish was hardly meant. */
const MEANT = 0.6
/** With a main food left over, more of the dish has to be at hand. */
const MEANT_IN_PART = 0.75
/** Less is enough where everything that the title names is at hand, or the kind of dish was asked for. */
const OF_TITLED = 0.2
/** A Greek salad without the green pepper. */
const MEANT_WITHOUT_CHIEF = 0.7
/** Less is enough, too, where a long list goes into the dish as a whole. */
const OF_ALL_USED = 0.15
const LONG_LIST = 4
/** A jar, a pastry or a bottle that says as much about the dish as this is not left over lightly. */
const TELLING = 0.7

/** Whether the foods stand for this dish: what makes it is at hand, and what was typed has its place in it. */
export function isMeant({ dish, merits, left, fills }: DishFit, asking: Asking, index: BookIndex): boolean {
  const { given, request } = asking
  const { coverage } = merits
  const first = given[0]
  if (first === undefined || !isOfCuisine(dish, request)) return false
  if (request.mealType !== undefined && !dish.meals.includes(request.mealType)) return false
  // Not everybody has an air fryer.
  const tool = dish.needs.find((one) => TOOL_WISHES.has(one))
  const isOnlyForTool = tool !== undefined && !dish.needs.includes('oven') && !saysWithout(dish, tool)
  if (isOnlyForTool && !dish.needs.some((one) => asking.wishes.has(one))) return false
  const hasChief = (fills.get(index.chiefLine(dish))?.given ?? null) !== null
  const leftMains = left.filter(({ food }) => isMainFood(food) || index.significance.of(food) >= TELLING)
  if (leftMains.includes(first)) return false
  if (!hasChief && (coverage < MEANT_WITHOUT_CHIEF || leftMains.length > 0)) return false
  // What was named first is what the dish is about, not what is stirred in or served beside it.
  const isAbout = !isMainFood(first.food) || [...fills.values()].some((filling) => filling.given === first)
  if (!isAbout && coverage < MEANT_IN_PART) return false
  const isAskedFor = [...asking.wishes].some((wish) => isForDish(wish) && meetsWish(dish, wish))
  const isSurer = isAskedFor || isTitleAtHand(dish, fills, index)
  const less = isSurer ? OF_TITLED : areAllInIt(fills, asking) ? OF_ALL_USED : 0
  return leftMains.length === 0
    ? coverage >= MEANT - less
    : leftMains.length === 1 && coverage >= MEANT_IN_PART - less
}

/** "[no microwave: Simmer …]": the dish has a way without the tool. */
const saysWithout = ({ steps }: Dish, tool: string) => steps.some((step) => step.includes(`[no ${tool}`))

/** Whether all that was typed has a line of the dish, and that is no short list. */
function areAllInIt(fills: DishFit['fills'], { given }: Asking): boolean {
  const used = new Set([...fills.values()].map((filling) => filling.given))
  return given.length >= LONG_LIST && given.every((one) => used.has(one))
}

/** Whether all that the title names is at hand, and that is more than one food. */
function isTitleAtHand({ lines }: Dish, fills: DishFit['fills'], index: BookIndex): boolean {
  const titled = lines.filter((line) => !line.isOptional && index.isNamed(line))
  return titled.length > 1 && titled.every((line) => fills.get(line)?.given)
}

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
export function chooseDishes(index: BookIndex, asking: Asking): ChosenDish[] {
  const fits = index.dishesNear(asking.given, NEAR_ENOUGH, MEANT - OF_TITLED).flatMap((dish) => {
    const fit = fitDish(dish, asking, index)
    if (fit === null || !isMeant(fit, asking, index)) return []
    return [{ ...fit, score: scoreOf(fit.merits) + wishScore(dish, asking) + namedScore(dish, asking) }]
  })
  return fits.toSorted((one, other) => other.score - one.score || (one.dish.id < other.dish.id ? -1 : 1))
}
