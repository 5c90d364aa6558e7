import { MEAL_CLASSES, type MealClass } from './week-problem.ts'

/** What sameness costs in a plan. */

/** A dish that is cooked, as far as variety goes; names as numbers, because they are compared a million times. */
export type SeenMeal = {
  isMain: boolean
  isBreakfast: boolean
  dayIndex: number
  /** The last day on which it is eaten, where that is more than a day later. */
  untilDay: number
  key: number
  main: number
  starch: number
  cuisine: number
  isHot: boolean
  /** Meals that are eaten of it. */
  meals: number
}

/** Numbers for names; 0 is no name. */
export class Names {
  readonly #numbers = new Map<string, number>([['', 0]])

  of(name: string): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    this.#numbers.set(name, this.#numbers.size)
    return this.#numbers.size - 1
  }
}

export const isMainClass = (mealClass: MealClass): boolean => mealClass === 'lunch' || mealClass === 'dinner'
export const isBreakfastClass = (mealClass: MealClass): boolean => mealClass === MEAL_CLASSES[0]

/** No dish twice within so many days, but as what is left of it. */
export const DAYS_APART = 3

const OF_REPEAT = 60
const OF_DISH_AGAIN = 8
const OF_MAIN_TWICE_A_DAY = 1
const OF_MAIN_NEXT_DAY = 0.25
const OF_STARCH_TWICE_A_DAY = 0.2
const OF_MAIN_AGAIN = 1.1
const MAINS_FREE = 3
const OF_CUISINE_AGAIN = 1
const CUISINES_FREE = 4
const OF_ONE_SIDED_BREAKFASTS = 3
const OF_MANY_BREAKFASTS = 0.1
const BREAKFASTS = 3
/** A breakfast for the third time costs this, for the fourth twice as much. */
const OF_BREAKFAST_AGAIN = 2
const BREAKFAST_TIMES = 2

/** What two dishes cost together; called a million times. */
function costOfPair(one: SeenMeal, other: SeenMeal): number {
  const apart = Math.abs(one.dayIndex - other.dayIndex)
  let cost = 0
  if (one.key === other.key) {
    const between = Math.max(one.dayIndex - other.untilDay, other.dayIndex - one.untilDay)
    if (!one.isBreakfast || !other.isBreakfast) cost += between < DAYS_APART ? OF_REPEAT : OF_DISH_AGAIN
    else if (apart === 0) cost += OF_REPEAT
  }
  if (apart > 1 || !one.isMain || !other.isMain) return cost
  if (one.main !== 0 && one.main === other.main) cost += apart === 0 ? OF_MAIN_TWICE_A_DAY : OF_MAIN_NEXT_DAY
  if (apart === 0 && one.starch !== 0 && one.starch === other.starch) cost += OF_STARCH_TWICE_A_DAY
  return cost
}

/** What sameness costs over all dishes of a plan; null is a place where nothing is cooked. */
export function costOfVariety(meals: readonly (SeenMeal | null)[]): number {
  let cost = 0
  let breakfasts = 0
  let hot = 0
  let kinds = 0
  for (let at = 0; at < meals.length; at++) {
    const one = meals[at] ?? null
    if (one === null) continue
    let mains = 0
    let cuisines = 0
    let same = 0
    for (let other = 0; other < at; other++) {
      const before = meals[other] ?? null
      if (before === null) continue
      cost += costOfPair(before, one)
      if (one.isMain && before.isMain) {
        if (before.main === one.main) mains += before.meals
        if (before.cuisine === one.cuisine) cuisines += before.meals
      } else if (one.isBreakfast && before.isBreakfast && before.key === one.key) same++
    }
    if (one.isMain) {
      if (one.main !== 0 && mains >= MAINS_FREE) cost += OF_MAIN_AGAIN * (mains - MAINS_FREE + 1)
      if (one.cuisine !== 0 && cuisines >= CUISINES_FREE)
        cost += OF_CUISINE_AGAIN * (cuisines - CUISINES_FREE + 1)
    }
    if (!one.isBreakfast) continue
    breakfasts++
    if (one.isHot) hot++
    if (same === 0) kinds++
    if (same >= BREAKFAST_TIMES) cost += OF_BREAKFAST_AGAIN * (same - BREAKFAST_TIMES + 1)
  }
  if (breakfasts < BREAKFASTS) return cost
  const least = Math.max(1, Math.floor(breakfasts / 3))
  const lacking = Math.max(0, least - hot) + Math.max(0, least - (breakfasts - hot))
  return cost + OF_ONE_SIDED_BREAKFASTS * lacking + OF_MANY_BREAKFASTS * Math.max(0, kinds - BREAKFASTS)
}
