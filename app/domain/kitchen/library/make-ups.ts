import type { Food } from '#app/domain/food/food.ts'
import { keepsDiet } from '#app/domain/food/diets.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { extraItem } from '#app/domain/kitchen/pantry.ts'
import { DIETARY_RESTRICTIONS, type DietaryRestriction } from '#app/domain/recipe/recipe.ts'
import type { DishFit } from './fit-dish.ts'
import type { LibraryDish, Slot } from './types.ts'

/** The shapes one dish can take, for its checks. */

const whole = { left: [], score: 0, share: 1 }

/** At most so many sets of extras are read. */
const MOST_SETS = 32

/** The dish with every set of its extras, with every stand-in and with every guest. */
export function makeUps(dish: LibraryDish): DishFit[] {
  const own = new Map(
    Object.entries(dish.slots).map(([name, slot]) => [name, extraItem(foodById(slot.foods[0]))] as const),
  )
  const extras = Object.keys(dish.slots).filter((name) => dish.slots[name]?.need === 'extra')
  const sets = Math.min(2 ** extras.length, MOST_SETS)
  const fitOf = (chosen: DishFit['chosen'], guests: DishFit['guests'] = []): DishFit => ({
    ...whole,
    dish,
    chosen,
    guests,
  })
  const withSets = Array.from({ length: sets }, (_, mask) => {
    const out = extras.filter((_name, bit) => ((mask >> bit) & 1) === 0)
    return fitOf(new Map([...own].filter(([name]) => !out.includes(name))))
  })
  const withStandIns = Object.entries(dish.slots).flatMap(([name, slot]) =>
    slot.foods.slice(1).map((id) => fitOf(new Map(own).set(name, extraItem(foodById(id))))),
  )
  const withGuests = dish.guests.flatMap((guest) =>
    guest.foods.map((id) => fitOf(own, [{ guest, item: extraItem(foodById(id)) }])),
  )
  return [...withSets, ...withStandIns, ...withGuests]
}

/** The dish as each diet has it that leaves out foods by kind; diets it cannot keep are absent. */
export function makeUpsByDiet(dish: LibraryDish): { diet: DietaryRestriction; fit: DishFit }[] {
  return DIETARY_RESTRICTIONS.flatMap((diet) => {
    if (diet === 'None') return []
    const chosen: DishFit['chosen'] = new Map(
      Object.entries(dish.slots).flatMap(([name, slot]) => {
        const food = firstOf(slot, diet)
        return food ? [[name, extraItem(food)] as const] : []
      }),
    )
    const isPossible = Object.entries(dish.slots).every(
      ([name, slot]) => slot.need !== 'must' || chosen.has(name),
    )
    return isPossible ? [{ diet, fit: { ...whole, dish, chosen, guests: [] } }] : []
  })
}

function firstOf(slot: Slot, diet: DietaryRestriction): Food | undefined {
  return slot.foods.map(foodById).find((food) => keepsDiet(food, diet))
}
