import { isInEveryKitchen } from '#app/domain/cookbook/nearness.ts'
import type { Role } from '#app/domain/food/food.ts'
import { findFood } from '#app/domain/food/foods.ts'
import type { PlannedMeal } from './plan.ts'

/** What to buy first for a plan that the pantry cannot fill: the few foods with which most of it can be cooked. */

/** A dish can be cooked without these, if less well. */
const SPARED: ReadonlySet<Role> = new Set<Role>(['spice', 'herb', 'acid', 'sweet', 'baking'])
export const MOST_BOUGHT_FIRST = 10

export type BuyFirst = {
  /** Those that help most come first. */
  foods: readonly { foodId: string; name: string; grams: number }[]
  /** Meals that can be cooked with them and the pantry, of all. */
  mealsCooked: number
  meals: number
}

type Needed = Pick<PlannedMeal, 'ingredients' | 'kcal'>

/**
 * At most ten foods to buy, one after another each time the one that brings most energy nearer to the plate: a meal that
 * lacks one food counts whole, one that lacks three a third. Null where the whole list is as short.
 */
export function buyFirst(meals: readonly Needed[], most = MOST_BOUGHT_FIRST): BuyFirst | null {
  const gramsOf = new Map<string, number>()
  for (const { ingredients } of meals)
    for (const { foodId, toBuyG } of ingredients)
      if (foodId !== null && toBuyG > 0) gramsOf.set(foodId, (gramsOf.get(foodId) ?? 0) + toBuyG)
  if (gramsOf.size <= most) return null
  const open = meals.map((meal) => ({ kcal: meal.kcal, lacks: new Set(lackingIn(meal)) }))
  const chosen: string[] = []
  while (chosen.length < most) {
    const helps = new Map<string, number>()
    for (const { kcal, lacks } of open)
      for (const foodId of lacks) helps.set(foodId, (helps.get(foodId) ?? 0) + kcal / lacks.size)
    const [best] = [...helps].toSorted(([, one], [, other]) => other - one)
    if (best === undefined) break
    chosen.push(best[0])
    for (const { lacks } of open) lacks.delete(best[0])
  }
  return {
    foods: chosen.map((foodId) => ({
      foodId,
      name: findFood(foodId)?.plural ?? foodId,
      grams: Math.round(gramsOf.get(foodId) ?? 0),
    })),
    mealsCooked: open.filter(({ lacks }) => lacks.size === 0).length,
    meals: meals.length,
  }
}

/** Foods a meal cannot be cooked without and the stock does not give. */
function lackingIn({ ingredients }: Needed): string[] {
  return ingredients.flatMap(({ foodId, toBuyG }) => {
    const food = foodId === null || toBuyG <= 0 ? null : findFood(foodId)
    return food === null || SPARED.has(food.roles[0]!) || isInEveryKitchen(food) ? [] : [food.id]
  })
}
