import type { Food } from '#app/domain/food/food.ts'
import type { Item } from '#app/domain/kitchen/dish.ts'
import { heroesOf, isCupboard } from '#app/domain/kitchen/heroes.ts'
import { type Random, seededRandom } from '#app/domain/random.ts'
import type { RecipeRequest } from '#app/domain/recipe/recipe.ts'
import type { DishIndex } from './dish-index.ts'
import { type DishFit, fitDish } from './fit-dish.ts'
import type { LibraryDish } from './types.ts'

/** Below this a list is no such dish. */
const LEAST_SCORE = 2.2
const LEAST_SHARE = 0.62
/** Lists longer than this are cooked from, not cooked up: what one recipe leaves, the next may take. */
const SHORT_LIST = 9
/** A list names a dish when it leads the next by so many points; then chance has no say. */
const NAMED_BY = 2.5
const CHANCE = 1.6
/** Points lost by a neighbour's dish where one cuisine is asked for. */
const NEIGHBOUR = 2

/** What earlier recipes of the request were. */
export type Cooked = { dishIds: ReadonlySet<string>; usedKeys: ReadonlySet<string> }

/**
 * The dishes these foods want to be, best first; empty when they are no dish of the library. Same request and history, same
 * order.
 */
export function dishesFor(
  index: DishIndex,
  request: RecipeRequest,
  items: readonly Item[],
  isAllowed: (food: Food) => boolean,
  cooked: Cooked,
): DishFit[] {
  const reachable = index.reachable(items, LEAST_SHARE)
  const wanted = reachable.filter((dish) => suits(dish, request) && !cooked.dishIds.has(dish.id))
  const fits = wanted.flatMap((dish) => fitDish(dish, items, isAllowed) ?? [])
  const good = fits.filter((fit) => isDish(fit, items, cooked)).map((fit) => forCuisine(fit, request))
  return withChance(good, seededRandom(request.seed + cooked.dishIds.size * 101))
}

function suits(dish: LibraryDish, request: RecipeRequest): boolean {
  if (request.cuisine !== 'Any' && dish.cuisine !== request.cuisine) return false
  return request.mealType === undefined || dish.meals.includes(request.mealType)
}

function forCuisine(fit: DishFit, { cuisine }: RecipeRequest): DishFit {
  return cuisine !== 'Any' && fit.dish.isNeighbour ? { ...fit, score: fit.score - NEIGHBOUR } : fit
}

function isDish(fit: DishFit, items: readonly Item[], cooked: Cooked): boolean {
  if (fit.score < LEAST_SCORE || fit.share < LEAST_SHARE) return false
  const { first, main } = heroesOf(items)
  const isBound = (item: Item) =>
    item === first || item === main || (items.length <= SHORT_LIST && !isCupboard(item.kind))
  return fit.left.every((item) => !isBound(item) || cooked.usedKeys.has(item.key))
}

/** The best first where it leads clearly, otherwise chance among those near it. */
function withChance(fits: readonly DishFit[], random: Random): DishFit[] {
  const byScore = fits.toSorted((left, right) => right.score - left.score)
  const [best, next] = byScore
  if (!best || !next || best.score - next.score >= NAMED_BY) return byScore
  const drawn = new Map(byScore.map((fit) => [fit, fit.score + random() * CHANCE]))
  return byScore.toSorted((left, right) => (drawn.get(right) ?? 0) - (drawn.get(left) ?? 0))
}
