import type { Item } from '#app/domain/kitchen/dish.ts'
import { fillersOf } from './alike.ts'
import { mustWeightOf } from './fit-dish.ts'
import type { LibraryDish } from './types.ts'

type Place = { dish: LibraryDish; slot: string; weight: number }

/** Which dishes cannot do without which food, so that a list is tried on the few dishes it could become. */
export class DishIndex {
  readonly #byFood = new Map<string, Place[]>()
  /** Slots that typed words can fill where the food is not in the table. */
  readonly #byWords: Place[] = []
  readonly #totals = new Map<LibraryDish, number>()

  constructor(dishes: readonly LibraryDish[]) {
    for (const dish of dishes) {
      let total = 0
      for (const [name, slot] of Object.entries(dish.slots)) {
        if (slot.need !== 'must') continue
        const place = { dish, slot: name, weight: mustWeightOf(slot) }
        total += place.weight
        for (const id of fillersOf(slot)) {
          const places = this.#byFood.get(id)
          if (places) places.push(place)
          else this.#byFood.set(id, [place])
        }
        if (slot.words !== undefined) this.#byWords.push(place)
      }
      this.#totals.set(dish, total)
    }
  }

  /** Dishes of whose needs the foods may cover at least the share, in the order of the library. */
  reachable(items: readonly Item[], leastShare: number): LibraryDish[] {
    const met = new Map<LibraryDish, Map<string, number>>()
    for (const { food } of items) {
      for (const { dish, slot, weight } of food ? (this.#byFood.get(food.id) ?? []) : this.#byWords) {
        const slots = met.get(dish)
        if (slots) slots.set(slot, weight)
        else met.set(dish, new Map([[slot, weight]]))
      }
    }
    return [...this.#totals].flatMap(([dish, total]) => {
      const weight = [...(met.get(dish)?.values() ?? [])].reduce((sum, one) => sum + one, 0)
      return total > 0 && weight / total >= leastShare ? [dish] : []
    })
  }
}
