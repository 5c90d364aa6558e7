import { findFood } from '#app/domain/food/foods.ts'
import { type Dish, type Fill, type Item, type Part, partsIn } from './dish.ts'
import type { Kind } from './kinds.ts'
import { extraItem } from './pantry.ts'
import { partOf } from './slotting.ts'

/** Foods the cook was not given but the dish needs: few, common and never against the diet. */

/** Extras a dish may ask for, besides salt, pepper, oil and water. */
export const MOST_EXTRAS = 5

const STAPLES: ReadonlySet<Kind> = new Set<Kind>(['salt', 'black-pepper', 'oil', 'water'])

/** True for what every kitchen has and no list of extras counts. */
export function isStaple(item: Item): boolean {
  return STAPLES.has(item.kind)
}

/** The first food of the list that the table has, diet and dietary preferences allow and the dish does not hold yet. */
export function pickExtra(dish: Dish, ids: readonly string[]): Item | null {
  for (const id of ids) {
    const food = findFood(id)
    if (!food || !dish.isAllowed(food)) continue
    if (dish.parts.some((part) => part.item.key === id)) continue
    return extraItem(food)
  }
  return null
}

/** Whether one of the foods is in the dish already. */
export function holds(dish: Dish, ids: readonly string[]): boolean {
  return dish.parts.some((part) => ids.includes(part.item.key))
}

/** Extras of the dish that count against the limit. */
export function extrasOf(dish: Dish): Part[] {
  return dish.parts.filter((part) => !part.item.isGiven && !isStaple(part.item))
}

/** Adds what the form cannot do without, then what rounds it off while extras are few. False when a must is missing. */
export function fillForm(dish: Dish): boolean {
  for (const fill of dish.form.fills) if (fill.must && !applyFill(dish, fill)) return false
  return true
}

/** Adds the form's own optional extras while there is room. */
export function fillOptional(dish: Dish): void {
  for (const fill of dish.form.fills) {
    if (!fill.must && extrasOf(dish).length < MOST_EXTRAS) applyFill(dish, fill)
  }
}

function applyFill(dish: Dish, fill: Fill): boolean {
  if (fill.when && !fill.when(dish)) return true
  const slots = fill.across ?? [fill.slot]
  const need = fill.need ?? 1
  let have = partsIn(dish, ...slots).length
  const ids = typeof fill.ids === 'function' ? fill.ids(dish) : fill.ids
  while (have < need) {
    const item = pickExtra(dish, ids)
    if (!item) return false
    dish.parts.push(partOf(item, fill.slot, fill.grams ?? null))
    have++
  }
  return true
}
