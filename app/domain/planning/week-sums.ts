import { addFigures, type Figures, NO_FIGURES } from './figures.ts'
import { type Cooking, type Decision, figuresAt, type FixedMeal, type WeekProblem } from './week-problem.ts'
import { isBreakfastClass, isMainClass, type SeenMeal } from './week-variety.ts'

/** What single meals of a plan add up to. */

/** What a day's kept meals bring. */
export function fixedOn({ fixed }: WeekProblem, day: number): { figures: Figures; busyMinutes: number } {
  const figures = { ...NO_FIGURES }
  let busyMinutes = 0
  for (const one of fixed) {
    if (one.dayIndex !== day) continue
    addFigures(figures, one.figures)
    busyMinutes += one.busyMinutes
  }
  return { figures, busyMinutes }
}

/** The figures of one serving of a dish with its sides. */
export function sumOf({ option, portion, sides }: Decision): Figures {
  const sum = { ...NO_FIGURES }
  addFigures(sum, figuresAt(option, portion), portion)
  for (const { figures } of sides) addFigures(sum, figures)
  return sum
}

/** Minutes somebody is busy with a dish and its sides. */
export function busyMinutesOf({ option, sides }: Pick<Decision, 'option' | 'sides'>): number {
  let busy = option.busyMinutes
  for (const { side } of sides) busy += side.busyMinutes
  return busy
}

/** The last day on which a planned dish is eaten, where that is more than a day after its cooking. */
export function lastDayOf(
  fixed: WeekProblem['fixed'],
  { dayIndex, key }: Pick<FixedMeal, 'dayIndex' | 'key'>,
): number {
  const later = fixed.filter((one) => one.isLeftover && one.key === key && one.cookedOn === dayIndex)
  return later.reduce(
    (last, one) => (one.dayIndex - dayIndex > 1 ? Math.max(last, one.dayIndex) : last),
    dayIndex,
  )
}

/** The last day on which a dish is eaten; leftovers for the next day alone do not count. */
function untilDayOf(places: Cooking['places']): number {
  const [first, last] = [places[0]!.dayIndex, places.at(-1)!.dayIndex]
  return last - first > 1 ? last : first
}

/** A cooking as far as variety goes; null where nothing is cooked. */
export function seenOf({ mealClass, places }: Cooking, decision: Decision | null): SeenMeal | null {
  if (decision === null) return null
  const { names, planDish } = decision.option
  return {
    isMain: isMainClass(mealClass),
    isBreakfast: isBreakfastClass(mealClass),
    dayIndex: places[0]!.dayIndex,
    untilDay: untilDayOf(places),
    key: names.key,
    main: names.main,
    starch: names.starch,
    cuisine: names.cuisine,
    isHot: planDish.isHot,
    meals: places.length,
  }
}
