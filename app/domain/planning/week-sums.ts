import { addFigures, type Figures, NO_FIGURES } from './figures.ts'
import { type Cooking, type Decision, figuresAt, type WeekProblem } from './week-problem.ts'
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
export function busyMinutesOf({ option, sides }: Decision): number {
  let busy = option.busyMinutes
  for (const { side } of sides) busy += side.busyMinutes
  return busy
}

/** A cooking as far as variety goes; null where nothing is cooked. */
export function seenOf({ mealClass, places }: Cooking, decision: Decision | null): SeenMeal | null {
  if (decision === null) return null
  const { names, planDish } = decision.option
  return {
    isMain: isMainClass(mealClass),
    isBreakfast: isBreakfastClass(mealClass),
    dayIndex: places[0]!.dayIndex,
    key: names.key,
    main: names.main,
    starch: names.starch,
    cuisine: names.cuisine,
    isHot: planDish.isHot,
  }
}
