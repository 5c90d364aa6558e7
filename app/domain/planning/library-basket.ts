import type { Food } from '#app/domain/food/food.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { isAlike } from '#app/domain/kitchen/library/alike.ts'
import { type Random, seededRandom } from '#app/domain/random.ts'
import { cuisinesFor, isKnown } from './adventure.ts'
import type { Adventure, Equipment } from './plan-bounds.ts'
import { type PlannableDish, type PlannableSlot, plannableDishes } from './library-dishes.ts'

/** A dish of the library with a food in each of its places. */
export type FilledDish = PlannableDish & { chosen: ReadonlyMap<string, Food> }

export type LibraryBasketRequest = {
  /** Foods that are there or are bought anyway. */
  has: ReadonlySet<string>
  /** Of these, what the person has. */
  stocked: ReadonlySet<string>
  /** What should be eaten soon. */
  urgent: ReadonlySet<string>
  isAllowed: (food: Food) => boolean
  lacks: readonly Equipment[]
  /** Foods and cuisines that are new to somebody are not bought for them. */
  adventure: Adventure
  days: number
  seed: number
}

/** So many small things may be left out of a dish that usually has them. */
const MOST_LEFT_OUT = 3
/** Foods a week buys for the sake of its dishes: fewer where there is much to cook with. */
const BOUGHT_A_WEEK = 6
const BOUGHT_BY_STOCKED = 1
const STOCKED_FOODS = 10
const WEEK_DAYS = 7
/** In dishes that a purchase makes: as large as that, plans differ in what they buy. */
const CHANCE = 3
/** No dish is worth more purchases than that. */
const MOST_FOR_ONE = 3

function mostBought({ stocked, days }: LibraryBasketRequest): number {
  const aWeek = stocked.size >= STOCKED_FOODS ? BOUGHT_BY_STOCKED : BOUGHT_A_WEEK
  return Math.round((aWeek * Math.min(days, WEEK_DAYS)) / WEEK_DAYS)
}

type Filling = { chosen: Map<string, Food>; missing: Food[] }

const allowedFood = (id: string, isAllowed: (food: Food) => boolean) => {
  const food = foodById(id)
  return isAllowed(food) ? food : null
}

/** A food at hand for a slot: the dish's own, then what is in the kitchen, then what is bought; no stand-in twice. */
function atHand(
  { slot, fillers }: PlannableSlot,
  { has, stocked, isAllowed }: LibraryBasketRequest,
  chosen: ReadonlyMap<string, Food>,
): Food | null {
  let best: Food | null = null
  for (const id of fillers) {
    if (!has.has(id) || (best !== null && !stocked.has(id))) continue
    const food = allowedFood(id, isAllowed)
    if (food === null) continue
    // The dish's own food stands first.
    if (id === slot.foods[0]) return food
    if (isTaken(id, chosen)) continue
    if (stocked.has(id)) return food
    best = food
  }
  return best
}

function isTaken(id: string, chosen: ReadonlyMap<string, Food>): boolean {
  for (const food of chosen.values()) if (food.id === id) return true
  return false
}

/**
 * The dish with what is there, and what would have to be bought; null where a preference leaves it without a food it needs,
 * or where more is missing than may be bought.
 */
function fill(dish: PlannableDish, request: LibraryBasketRequest): Filling | null {
  const chosen = new Map<string, Food>()
  const missing: Food[] = []
  let leftOut = 0
  for (const one of dish.slots) {
    const { slot, name } = one
    const found = atHand(one, request, chosen)
    if (slot.need === 'extra') {
      if (found !== null && request.stocked.has(found.id)) chosen.set(name, found)
      continue
    }
    if (found !== null) {
      chosen.set(name, found)
      continue
    }
    if (slot.need === 'typical' && one.isSmall && (slot.tells ?? 0) <= 1 && leftOut < MOST_LEFT_OUT) {
      leftOut++
      continue
    }
    const wanted = slot.foods
      .map((id) => allowedFood(id, request.isAllowed))
      .find((food) => food !== null && isKnown(food, request.adventure))
    if (wanted) {
      if (missing.length >= MOST_FOR_ONE) return null
      chosen.set(name, wanted)
      missing.push(wanted)
    } else if (slot.need === 'must') return null
  }
  return { chosen, missing }
}

/** One food of the person's that the dish welcomes, what is urgent first. */
function withGuest({ dish }: PlannableDish, chosen: Map<string, Food>, request: LibraryBasketRequest): void {
  const used = new Set([...chosen.values()].map(({ id }) => id))
  for (const id of request.urgent) {
    const food = used.has(id) || !request.stocked.has(id) ? null : allowedFood(id, request.isAllowed)
    if (food === null || dish.never.some((never) => never === id)) continue
    const at = dish.guests.findIndex(({ foods }) => foods.some((one) => isAlike(id, one)))
    if (at < 0) continue
    chosen.set(`guest${at}`, food)
    return
  }
}

/** The purchase that makes most dishes of what is there, partly by chance. */
function bestPurchase(
  wanting: readonly (readonly string[])[],
  left: number,
  random: Random,
): readonly string[] | null {
  const made = new Map<string, { missing: readonly string[]; count: number }>()
  for (const missing of wanting) {
    if (missing.length > left) continue
    const key = missing.toSorted().join(' ')
    const known = made.get(key)
    if (known) known.count++
    else made.set(key, { missing, count: 1 })
  }
  let best: { missing: readonly string[]; worth: number } | null = null
  for (const { missing, count } of made.values()) {
    const worth = count / missing.length + CHANCE * random()
    if (best === null || worth > best.worth) best = { missing, worth }
  }
  return best?.missing ?? null
}

const isCookable = ({ needs, dish }: PlannableDish, { lacks, adventure }: LibraryBasketRequest) =>
  !lacks.some((one) => needs.has(one)) && cuisinesFor(adventure).some((one) => one === dish.cuisine)

/**
 * The dishes of the library that a plan's foods make, with the few more foods that are bought so that there are more of
 * them. All keep the dietary preferences and need nothing the kitchen lacks.
 */
export function libraryBasket(request: LibraryBasketRequest): { dishes: FilledDish[]; toBuy: Food[] } {
  const random = seededRandom(request.seed)
  const has = new Set(request.has)
  const toBuy: Food[] = []
  const most = mostBought(request)
  const fillings = plannableDishes().flatMap((dish) => {
    const filling = isCookable(dish, request) ? fill(dish, request) : null
    return filling === null ? [] : [{ dish, ...filling }]
  })
  while (toBuy.length < most) {
    const wanting = fillings
      .filter(({ missing }) => missing.length > 0)
      .map(({ missing }) => [...new Set(missing.map(({ id }) => id))])
    const bought = bestPurchase(wanting, most - toBuy.length, random)
    if (bought === null) break
    toBuy.push(...bought.map((id) => foodById(id)))
    for (const id of bought) has.add(id)
    for (const one of fillings) one.missing = one.missing.filter(({ id }) => !has.has(id))
  }
  const dishes = fillings.flatMap(({ dish, chosen, missing }): FilledDish[] => {
    if (missing.length > 0) return []
    withGuest(dish, chosen, request)
    return [{ ...dish, chosen }]
  })
  return { dishes, toBuy }
}
