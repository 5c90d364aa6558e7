import type { Food } from '#app/domain/food/food.ts'
import { foodById } from '#app/domain/food/foods.ts'
import type { Item } from '#app/domain/kitchen/dish.ts'
import { isCupboard } from '#app/domain/kitchen/heroes.ts'
import type { Kind } from '#app/domain/kitchen/kinds.ts'
import { extraItem } from '#app/domain/kitchen/pantry.ts'
import { fillersOf, isAlike } from './alike.ts'
import type { Guest, LibraryDish, Slot } from './types.ts'

/** A dish tried on the foods at hand: what went where, what has to be bought, what stayed out, how well it fits. */
export type DishFit = {
  dish: LibraryDish
  /** The food in each slot; slots that stay empty are absent. */
  chosen: ReadonlyMap<string, Item>
  guests: readonly { guest: Guest; item: Item }[]
  /** Given foods the dish does not use. */
  left: readonly Item[]
  score: number
  /** Of what a dish cannot do without, how much is given: 0 to 1, weighed by what it tells. */
  share: number
}

/** Points. Measured with `npm run kitchen:check`; what each does is told in docs/dish-library.md. */
const SWAP = 0.85
const LEAST_TELLING = 0.05
const MISSING_MUST = 3.5
const MISSING_TYPICAL = 1
/** Of MISSING_TYPICAL, for what most kitchens have or a shop has for little. */
const SMALL_PURCHASE = 0.4
const LEFT_MAIN_FOOD = 3
const LEFT_SEASONING = 0.7
const FIRST_NAMED = 1.5
const GUEST = 0.6
const MOST_GUESTS = 3
const NEVER = 6

const SMALL_ROLES = new Set(['herb', 'aromatic', 'spice', 'fat', 'sauce', 'dairy', 'acid', 'sweet', 'baking'])
/** Kinds of which one lot may go into several slots: half of the eggs beaten, the rest as yolks. */
const SHARED_KINDS: ReadonlySet<Kind> = new Set<Kind>(['egg', 'garlic', 'allium'])

/**
 * Tries a dish on foods in the order they were typed. Null when the diet leaves a slot it cannot do without empty.
 */
export function fitDish(
  dish: LibraryDish,
  items: readonly Item[],
  isAllowed: (food: Food) => boolean,
): DishFit | null {
  const chosen = new Map<string, Item>()
  const taken = new Set<Item>()
  let [score, mustGiven, mustAll] = [0, 0, 0]
  for (const [name, slot] of slotsByNeed(dish)) {
    const weight = slot.need === 'must' ? mustWeightOf(slot) : 0
    mustAll += weight
    const found = bestItem(slot, items, taken)
    if (found) {
      taken.add(found.item)
      chosen.set(name, found.item)
      score += found.value
      mustGiven += weight
      continue
    }
    if (slot.need === 'extra') continue
    const bought = slot.foods.map(foodById).find(isAllowed)
    if (!bought) {
      if (slot.need === 'must') return null
      continue
    }
    chosen.set(name, extraItem(bought))
    score -= costOf(slot, bought)
  }
  const guests = guestsOf(dish, items, taken)
  score += guests.length * GUEST
  const left = items.filter((item) => !taken.has(item))
  for (const item of left) score -= costOfLeaving(dish, item, items[0])
  return { dish, chosen, guests, left, score, share: mustAll === 0 ? 0 : mustGiven / mustAll }
}

const NEED_RANK = { must: 0, typical: 1, extra: 2 } as const
const sortedSlots = new WeakMap<LibraryDish, readonly [string, Slot][]>()

function slotsByNeed(dish: LibraryDish): readonly [string, Slot][] {
  const known = sortedSlots.get(dish)
  if (known) return known
  const sorted = Object.entries(dish.slots).toSorted(
    ([, left], [, right]) => NEED_RANK[left.need] - NEED_RANK[right.need],
  )
  sortedSlots.set(dish, sorted)
  return sorted
}

/** What a slot counts for in `share`. */
export function mustWeightOf(slot: Slot): number {
  return Math.max(slot.tells ?? 0, 0.5)
}

function bestItem(
  slot: Slot,
  items: readonly Item[],
  taken: ReadonlySet<Item>,
): { item: Item; value: number } | null {
  if (slot.isTap) return null
  let best: { item: Item; value: number } | null = null
  for (const item of items) {
    if (taken.has(item) && !isCupboard(item.kind) && !SHARED_KINDS.has(item.kind)) continue
    const value = valueOf(slot, item)
    if (value === null || (best && value <= best.value)) continue
    best = { item: item.food ? item : standIn(item, slot), value }
  }
  return best
}

/** How well a food fills a slot; null when it does not. */
function valueOf(slot: Slot, item: Item): number | null {
  const said = slot.words === undefined ? 0 : pointsOf(slot.words, item.typed.toLowerCase())
  const tells = slot.tells ?? 0
  if (item.food === null) return said > 0 ? said + tells : null
  const { id } = item.food
  if (!fillersOf(slot).has(id)) return null
  return Math.max(tells * (id === slot.foods[0] ? 1 : SWAP), LEAST_TELLING) + said
}

function pointsOf(words: NonNullable<Slot['words']>, typed: string): number {
  return Math.max(0, ...Object.entries(words).map(([word, points]) => (typed.includes(word) ? points : 0)))
}

/** A food that only its name tells is counted as the dish's own. */
function standIn(item: Item, slot: Slot): Item {
  return { ...extraItem(foodById(slot.foods[0])), typed: item.typed, isGiven: true, givenG: null }
}

function costOf(slot: Slot, bought: Food): number {
  if (slot.isTap || isCupboard(bought.kind)) return slot.need === 'must' ? MISSING_TYPICAL : 0
  if (slot.need === 'must') return MISSING_MUST
  return MISSING_TYPICAL * (SMALL_ROLES.has(bought.roles[0] ?? '') ? SMALL_PURCHASE : 1)
}

function guestsOf(dish: LibraryDish, items: readonly Item[], taken: Set<Item>): DishFit['guests'] {
  const guests: { guest: Guest; item: Item }[] = []
  for (const item of items) {
    if (taken.has(item) || item.food === null || guests.length >= MOST_GUESTS) continue
    const { id } = item.food
    if (dish.never.some((never) => never === id)) continue
    const guest = dish.guests.find((one) => one.foods.some((named) => isAlike(id, named)))
    if (!guest) continue
    taken.add(item)
    guests.push({ guest, item })
  }
  return guests
}

function costOfLeaving(dish: LibraryDish, item: Item, first: Item | undefined): number {
  if (item.food && dish.never.some((never) => never === item.food?.id)) return NEVER
  const cost = isCupboard(item.kind) ? LEFT_SEASONING : LEFT_MAIN_FOOD
  return cost + (item === first ? FIRST_NAMED : 0)
}
