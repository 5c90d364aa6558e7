import { findFood } from '#app/domain/food/foods.ts'
import { saleOf } from '#app/domain/shopping/pack-table.ts'
import type { PlainDate } from './plain-date.ts'

/** Food of a pantry that should be eaten. */
type SoonFood = { name: string; foodId: string | null; expiryDate: PlainDate }

/** A dish that could use it up, with the ids of its foods; `date` is when it is planned. */
type Dish = { foodIds: readonly (string | null)[]; date?: PlainDate }

/** Cooked rice uses up rice: foods are compared as they are bought. */
function boughtId(foodId: string | null): string | null {
  const food = foodId === null ? null : findFood(foodId)
  return food ? saleOf(food).food.id : null
}

/** Names of the foods that a dish uses while they are good, soonest first and each once. */
export function usedBy(dish: Dish, soon: readonly SoonFood[]): string[] {
  const used = new Set(dish.foodIds.map(boughtId))
  const names = soon
    .filter(({ expiryDate }) => dish.date === undefined || dish.date <= expiryDate)
    .filter(({ foodId }) => {
      const id = boughtId(foodId)
      return id !== null && used.has(id)
    })
    .map(({ name }) => name)
  return [...new Set(names)]
}

/** The dish that uses most of what should be eaten, of several the first; null where none uses any of it. */
export function dishForSoon<One extends Dish>(
  dishes: readonly One[],
  soon: readonly SoonFood[],
): { dish: One; uses: string[] } | null {
  let best: { dish: One; uses: string[] } | null = null
  for (const dish of dishes) {
    const uses = usedBy(dish, soon)
    if (uses.length > (best?.uses.length ?? 0)) best = { dish, uses }
  }
  return best
}
