import { worldDishes } from '#app/domain/food/world-dishes.ts'
import type { NamedFood } from './own-foods.ts'

/** Dishes of the world as part of the vocabulary, with their usual portion and household weights. */
export function worldFoods(): NamedFood[] {
  return worldDishes().map((dish) => ({
    food: {
      id: dish.id,
      name: dish.name,
      category: dish.kind,
      source: 'world',
      per100g: dish.per100g,
      portions: () => [
        { amount: 1, unit: 'Quantity not specified', grams: dish.servingG },
        ...Object.entries(dish.unitG).map(([unit, grams]) => ({ amount: 1, unit, grams })),
      ],
    },
    names: [dish.name, ...dish.otherNames],
  }))
}
