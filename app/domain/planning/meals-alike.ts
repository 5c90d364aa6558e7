import { MEAL_TYPES, type MealType } from '#app/domain/recipe/recipe.ts'
import { kindOf } from './dish-meals.ts'
import type { FoodShare } from './figures.ts'
import type { PlanDish } from './plan-dishes.ts'

/** At which meals people eat such foods: as they eat the dishes of the cookbook that are most like them. */

/** How much of a serving each kind of food makes; the vector has the length 1. */
type Mixture = ReadonlyMap<string, number>

const mixtures = new WeakMap<PlanDish, Mixture>()

/** Oil, spices and a dash of anything tell little: what fills the plate and what brings its energy counts, by the root. */
function mixtureOf(foods: readonly FoodShare[]): Mixture {
  const kcal = foods.reduce((sum, { food, grams }) => sum + (food.per100g.kcal * grams) / 100, 0)
  const weightG = foods.reduce((sum, { grams }) => sum + grams, 0)
  const shares = new Map<string, number>()
  for (const { food, grams } of foods) {
    if (food.group === 'fats' || food.roles[0] === 'spice') continue
    const ofKcal = kcal > 0 ? (food.per100g.kcal * grams) / 100 / kcal : 0
    const ofWeight = weightG > 0 ? grams / weightG : 0
    const kind = kindOf(food)
    shares.set(kind, (shares.get(kind) ?? 0) + (ofKcal + ofWeight) / 2)
  }
  const roots = [...shares].map(([kind, share]) => [kind, Math.sqrt(share)] as const)
  const length = Math.sqrt(roots.reduce((sum, [, root]) => sum + root * root, 0))
  return new Map(roots.map(([kind, root]) => [kind, length > 0 ? root / length : 0]))
}

function likeness(one: Mixture, other: Mixture): number {
  let sum = 0
  for (const [kind, share] of one) sum += share * (other.get(kind) ?? 0)
  return sum
}

const NEAREST = 9
const LEAST_SHARE = 0.4

/** The meals of the dishes of the book most like a serving of these foods. */
export function mealsOfDishesLike(foods: readonly FoodShare[], dishes: readonly PlanDish[]): MealType[] {
  const own = mixtureOf(foods)
  const nearest = dishes
    .filter((dish) => dish.own === undefined && !dish.isOfStock)
    .map((dish) => {
      const mixture = mixtures.get(dish) ?? mixtureOf(dish.foods)
      mixtures.set(dish, mixture)
      return { meals: dish.dish.meals, like: likeness(own, mixture) }
    })
    .toSorted((one, other) => other.like - one.like)
    .slice(0, NEAREST)
  const all = nearest.reduce((sum, { like }) => sum + like, 0)
  return MEAL_TYPES.filter((meal) => {
    const like = nearest.reduce((sum, one) => (one.meals.includes(meal) ? sum + one.like : sum), 0)
    return all > 0 && like / all >= LEAST_SHARE
  })
}
