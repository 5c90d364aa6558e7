import type { Food } from '#app/domain/food/food.ts'
import type { WorldDish } from '#app/domain/food/world-dish-row.ts'
import { worldDishes } from '#app/domain/food/world-dishes.ts'
import { wordStems } from './stems.ts'

/** What a dish of the world is made of, as far as somebody may leave a part of it out or tell it again. */

export type DishIngredient = {
  food: Food
  /** In a usual portion of the dish. */
  grams: number
  /** Stems of its own name. */
  stems: ReadonlySet<string>
  /** Its other names, as stems joined by spaces. */
  names: ReadonlySet<string>
}

const cache = new Map<string, readonly DishIngredient[]>()
let dishesById: ReadonlyMap<string, WorldDish> | undefined

/** The ingredients of a usual portion of a dish of the world; none for other foods. */
export function ingredientsOf(dishId: string): readonly DishIngredient[] {
  const known = cache.get(dishId)
  if (known !== undefined) return known
  dishesById ??= new Map(worldDishes().map((dish) => [dish.id, dish]))
  const dish = dishesById.get(dishId)
  if (dish === undefined) return []
  const ingredients = dish.ingredients.map(({ food, grams }) => ({
    food,
    grams: (grams * dish.servingG) / dish.finishedG,
    stems: new Set(wordStems(food.name)),
    names: new Set([food.plural, ...food.otherNames].map((name) => wordStems(name).join(' '))),
  }))
  cache.set(dishId, ingredients)
  return ingredients
}
