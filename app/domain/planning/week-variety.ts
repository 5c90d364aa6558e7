import type { MealClass } from './week-problem.ts'

/** What sameness costs in a plan. */

/** A meal as far as variety goes. */
export type SeenMeal = {
  mealClass: MealClass
  dayIndex: number
  key: string
  main: string
  starch: string
  cuisine: string
  isHot: boolean
  isLeftover: boolean
}

/** No dish twice within so many days, but as what is left of it. */
export const DAYS_APART = 3

const OF_REPEAT = 12
const OF_DISH_AGAIN = 0.8
const OF_MAIN_TWICE_A_DAY = 1
const OF_MAIN_NEXT_DAY = 0.25
const OF_STARCH_TWICE_A_DAY = 0.2
const OF_MAIN_AGAIN = 0.6
const MAINS_FREE = 2
const OF_CUISINE_AGAIN = 0.2
const CUISINES_FREE = 3
const OF_ONE_SIDED_BREAKFASTS = 0.6
const OF_MANY_BREAKFASTS = 0.3
const BREAKFASTS = 3
const OF_BREAKFAST_DAILY = 0.25
const BREAKFAST_TIMES = 4

const isMain = ({ mealClass }: SeenMeal) => mealClass === 'lunch' || mealClass === 'dinner'

function costOfPair(one: SeenMeal, other: SeenMeal): number {
  const apart = Math.abs(one.dayIndex - other.dayIndex)
  let cost = 0
  if (one.key === other.key) {
    const areBreakfasts = one.mealClass === 'breakfast' && other.mealClass === 'breakfast'
    if (!areBreakfasts) cost += apart < DAYS_APART ? OF_REPEAT : OF_DISH_AGAIN
    else if (apart === 0) cost += OF_REPEAT
  }
  if (!isMain(one) || !isMain(other)) return cost
  if (one.main !== '' && one.main === other.main)
    cost += apart === 0 ? OF_MAIN_TWICE_A_DAY : apart === 1 ? OF_MAIN_NEXT_DAY : 0
  if (apart === 0 && one.starch !== '' && one.starch === other.starch) cost += OF_STARCH_TWICE_A_DAY
  return cost
}

function costOfCounts(counts: ReadonlyMap<string, number>, free: number, price: number): number {
  let cost = 0
  for (const count of counts.values()) if (count > free) cost += price * (count - free)
  return cost
}

function costOfBreakfasts(breakfasts: readonly SeenMeal[]): number {
  if (breakfasts.length < BREAKFASTS) return 0
  const hot = breakfasts.filter(({ isHot }) => isHot).length
  const least = Math.max(1, Math.floor(breakfasts.length / 3))
  const counts = countsOf(breakfasts, ({ key }) => key)
  return (
    OF_ONE_SIDED_BREAKFASTS * Math.max(0, least - hot) +
    OF_ONE_SIDED_BREAKFASTS * Math.max(0, least - (breakfasts.length - hot)) +
    OF_MANY_BREAKFASTS * Math.max(0, counts.size - BREAKFASTS) +
    costOfCounts(counts, BREAKFAST_TIMES, OF_BREAKFAST_DAILY)
  )
}

function countsOf(meals: readonly SeenMeal[], of: (meal: SeenMeal) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const meal of meals) counts.set(of(meal), (counts.get(of(meal)) ?? 0) + 1)
  return counts
}

/** What sameness costs over all meals of a plan. */
export function costOfVariety(meals: readonly SeenMeal[]): number {
  let cost = 0
  const cooked = meals.filter(({ isLeftover }) => !isLeftover)
  for (let at = 0; at < cooked.length; at++)
    for (let other = at + 1; other < cooked.length; other++) cost += costOfPair(cooked[at]!, cooked[other]!)
  const mains = cooked.filter(isMain)
  cost += costOfCounts(countsOf(mains, ({ main }) => main), MAINS_FREE, OF_MAIN_AGAIN)
  cost += costOfCounts(countsOf(mains, ({ cuisine }) => cuisine), CUISINES_FREE, OF_CUISINE_AGAIN)
  return cost + costOfBreakfasts(cooked.filter(({ mealClass }) => mealClass === 'breakfast'))
}
