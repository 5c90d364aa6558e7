import { isCookDay } from './cook-days.ts'
import type { CookingWishes } from './cooking-wishes.ts'
import { MOST_KEPT_DAYS } from './dish-nature.ts'
import type { Place } from './week-problem.ts'

/** Cooking on few days: which of the pots of the cooking days each lunch and dinner of the other days is eaten from. */

/** Of one dish people eat so many meals a week; more where nothing else can be on the table. */
const MOST_MEALS = 4
const MOST_MEALS_AT_ALL = 6
const MOST_IN_A_ROW = 2

const OF_SAME_DAY = 4
const OF_IN_A_ROW = 2
const OF_FREEZER = 1
const OF_EACH_MEAL = 0.6

type Asked = {
  /** Every lunch is eaten from a pot, not every other one. */
  isEveryLunch: boolean
  hasQuickLunches: boolean
}

/**
 * Adds the lunches and dinners of days on which nothing is cooked to the pots of the cooking days before. Dinners come
 * first; a lunch without a pot is something that is ready in a few minutes. Nothing is eaten more than twice in a row.
 */
export function shareOutPots(
  open: readonly Place[],
  laterOf: Map<Place, readonly Place[]>,
  wishes: CookingWishes,
  { isEveryLunch, hasQuickLunches }: Asked,
): void {
  const meals = new MealOrder(open, laterOf)
  const isCooked = ({ dayIndex }: Place) => isCookDay(wishes, dayIndex)
  const cooked = meals.places.filter((place) => isCooked(place) && meals.potAt(place) === undefined)
  for (const pot of cooked) meals.put(pot, pot)
  const others = meals.places.filter((place) => !isCooked(place))
  const most = hasQuickLunches ? MOST_MEALS : MOST_MEALS_AT_ALL
  for (const place of others) if (place.slot === 'dinner') meals.eatFrom(cooked, place, most)
  for (const place of others)
    if (place.slot === 'lunch' && (isEveryLunch || !hasQuickLunches || place.dayIndex % 2 === 1))
      meals.eatFrom(cooked, place, most)
  for (const pot of cooked) {
    const later = meals.places.filter((place) => place !== pot && meals.potAt(place) === pot)
    if (later.length > 0) laterOf.set(pot, later)
  }
}

/** Lunches and dinners in the order they are eaten, each with the pot it is eaten from as far as that is known. */
class MealOrder {
  readonly places: readonly Place[]
  readonly #pots = new Map<Place, Place>()

  constructor(open: readonly Place[], laterOf: ReadonlyMap<Place, readonly Place[]>) {
    this.places = open
      .filter(({ slot }) => slot === 'lunch' || slot === 'dinner')
      .toSorted((one, other) => one.dayIndex - other.dayIndex || (one.slot === 'lunch' ? -1 : 1))
    for (const [pot, later] of laterOf) for (const place of later) this.#pots.set(place, pot)
  }

  potAt = (place: Place): Place | undefined => this.#pots.get(place)

  put(place: Place, pot: Place): void {
    this.#pots.set(place, pot)
  }

  /** Takes a place's meal from the pot that suits best; from none where all are eaten up or would come too often. */
  eatFrom(pots: readonly Place[], place: Place, most: number): void {
    let [best, bestCost] = [undefined as Place | undefined, Infinity]
    for (const pot of pots) {
      const cost = this.#costOf(pot, place, most)
      if (cost < bestCost) [best, bestCost] = [pot, cost]
    }
    if (best !== undefined) this.put(place, best)
  }

  #costOf(pot: Place, place: Place, most: number): number {
    if (pot.dayIndex >= place.dayIndex) return Infinity
    const eaten = this.places.filter((one) => this.#pots.get(one) === pot)
    if (eaten.length >= most) return Infinity
    const inARow = 1 + this.#run(pot, place, -1) + this.#run(pot, place, 1)
    if (inARow > MOST_IN_A_ROW) return Infinity
    const isOfSameDay = eaten.some(({ dayIndex }) => dayIndex === place.dayIndex)
    const isFrozen = place.dayIndex - pot.dayIndex > MOST_KEPT_DAYS
    return (
      (isOfSameDay ? OF_SAME_DAY : 0) +
      OF_IN_A_ROW * (inARow - 1) +
      (isFrozen ? OF_FREEZER : 0) +
      OF_EACH_MEAL * eaten.length
    )
  }

  /** Meals of a pot in a row right before or after a place. */
  #run(pot: Place, place: Place, step: 1 | -1): number {
    let count = 0
    let at = this.places.indexOf(place) + step
    while (this.places[at] !== undefined && this.#pots.get(this.places[at]!) === pot) {
      count++
      at += step
    }
    return count
  }
}
