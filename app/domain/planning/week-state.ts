import { addFigures, type Figures, NO_FIGURES } from './figures.ts'
import {
  MISSED,
  costOfDay,
  costOfFish,
  costOfFood,
  costOfLimit,
  costOfMeal,
  costOfWeek,
} from './week-costs.ts'
import type { Decision, FoodGrams, WeekProblem } from './week-problem.ts'
import { costOfVariety, isBreakfastClass, isMainClass, type SeenMeal } from './week-variety.ts'

/** A whole plan with its cost, of which one decision at a time is exchanged: only what it touches is reckoned again. */

/** Warming up what is left. */
export const REHEAT_BUSY_MIN = 2
/** A further thing to put on the table. */
const OF_SIDE = 0.25
/** As much of it is a meal of fish. */
const FISH_MEAL_G = 70

type Changes = readonly (readonly [at: number, next: Decision | null])[]
/** A cooking at one of its places. */
type Sitting = { at: number; place: number; slotKcal: number }

export class WeekState {
  readonly decisions: (Decision | null)[]
  readonly #problem: WeekProblem
  readonly #sums: (Figures | null)[]
  readonly #sittings: readonly (readonly Sitting[])[]
  readonly #fixedSums: readonly { figures: Figures; busyMinutes: number }[]
  readonly #dayCosts: Float64Array
  readonly #foodG: Float64Array
  readonly #foodCosts: Float64Array
  readonly #limitG: Float64Array
  readonly #seen: SeenMeal[]
  readonly #fixedSeen: number
  readonly #targetKcal: number
  #touched = new Set<number>()
  #foodCost = 0
  #limitCost = 0
  #varietyCost = 0
  #total = 0

  constructor(problem: WeekProblem, decisions: readonly (Decision | null)[]) {
    const { days, foods, limits, fixed, cookings } = problem
    this.#problem = problem
    this.decisions = [...decisions]
    this.#sums = decisions.map((one) => (one === null ? null : sumOf(one)))
    this.#sittings = days.map((_, day) =>
      cookings.flatMap(({ places }, at) =>
        places.flatMap(({ dayIndex, kcal }, place) =>
          dayIndex === day ? [{ at, place, slotKcal: kcal }] : [],
        ),
      ),
    )
    this.#fixedSums = days.map((_, day) => fixedOn(problem, day))
    this.#dayCosts = new Float64Array(days.length)
    this.#foodG = new Float64Array(foods.length * days.length)
    this.#foodCosts = new Float64Array(foods.length)
    this.#limitG = new Float64Array(limits.length)
    this.#targetKcal = days.reduce((sum, { target, slots }) => (slots > 0 ? sum + target.kcal : sum), 0)
    const cooked = fixed.filter(({ isLeftover }) => !isLeftover)
    this.#fixedSeen = cooked.length
    this.#seen = cooked.map(({ slot, dayIndex, key, main }) => ({
      isMain: slot === 'lunch' || slot === 'dinner',
      isBreakfast: slot === 'breakfast',
      dayIndex,
      key,
      main,
      starch: 0,
      cuisine: 0,
      isHot: true,
    }))
    for (const meal of fixed) this.#addFoods(meal.foods, meal.cookedOn, 1)
    for (let at = 0; at < decisions.length; at++) {
      const one = decisions[at]
      if (one) this.#addDecision(at, one, 1)
    }
    for (let food = 0; food < foods.length; food++) this.#foodCosts[food] = this.#costOfFood(food)
    for (const cost of this.#foodCosts) this.#foodCost += cost
    for (let day = 0; day < days.length; day++) this.#dayCosts[day] = this.#costOfDay(day)
    this.#varietyCost = this.#costOfVariety()
    this.#total = this.#sum()
  }

  get cost(): number {
    return this.#total
  }

  /** Whether a day is so dear that it hardly meets its targets. */
  isMissed(day: number): boolean {
    return this.#dayCosts[day]! >= MISSED
  }

  /** Exchanges decisions; gives back what undoes it. */
  exchange(changes: Changes): () => void {
    const before = changes.map(([at]) => [at, this.decisions[at]!] as const)
    const sums = changes.map(([at]) => this.#sums[at]!)
    const days = this.#dayCosts.slice()
    const [foodCost, limitCost, varietyCost, total] = [
      this.#foodCost,
      this.#limitCost,
      this.#varietyCost,
      this.#total,
    ]
    this.#touched = new Set()
    this.#put(changes)
    const foodCosts: number[] = []
    for (const food of this.#touched) {
      const old = this.#foodCosts[food]!
      const cost = this.#costOfFood(food)
      foodCosts.push(food, old)
      this.#foodCosts[food] = cost
      this.#foodCost += cost - old
    }
    let isOtherDish = false
    for (const [index, [at, next]] of changes.entries()) {
      for (const { dayIndex } of this.#problem.cookings[at]!.places)
        this.#dayCosts[dayIndex] = this.#costOfDay(dayIndex)
      const old = before[index]![1]
      if (old?.option !== next?.option || old?.sides.length !== next?.sides.length) isOtherDish = true
    }
    if (isOtherDish) this.#varietyCost = this.#costOfVariety()
    this.#total = this.#sum()
    return () => {
      this.#put(before)
      for (const [index, [at]] of changes.entries()) this.#sums[at] = sums[index]!
      for (let at = 0; at < foodCosts.length; at += 2) this.#foodCosts[foodCosts[at]!] = foodCosts[at + 1]!
      this.#dayCosts.set(days)
      this.#foodCost = foodCost
      this.#limitCost = limitCost
      this.#varietyCost = varietyCost
      this.#total = total
    }
  }

  #put(changes: Changes): void {
    for (const [at, next] of changes) {
      const old = this.decisions[at]
      if (old) this.#addDecision(at, old, -1)
      this.decisions[at] = next
      this.#sums[at] = next === null ? null : sumOf(next)
      if (next !== null) this.#addDecision(at, next, 1)
    }
  }

  #addDecision(at: number, { option, portion, sides }: Decision, sign: number): void {
    const { places } = this.#problem.cookings[at]!
    const { dayIndex } = places[0]!
    const times = sign * places.length
    this.#addFoods(option.foods, dayIndex, times * portion)
    for (const side of sides) this.#addFoods(side.foods, dayIndex, times)
  }

  #addFoods(foods: readonly FoodGrams[], dayIndex: number, times: number): void {
    const { days, foods: facts, limits } = this.#problem
    for (const { food, grams } of foods) {
      const added = grams * times
      this.#foodG[food * days.length + dayIndex]! += added
      for (const limit of facts[food]!.limits) {
        const old = this.#limitG[limit]!
        this.#limitG[limit] = old + added
        this.#limitCost += costOfLimit(old + added, limits[limit]!) - costOfLimit(old, limits[limit]!)
      }
      this.#touched.add(food)
    }
  }

  #costOfFood(food: number): number {
    const { days, foods, table, thrift } = this.#problem
    const from = food * days.length
    return costOfFood(foods[food]!, this.#foodG.subarray(from, from + days.length), table, thrift)
  }

  #costOfDay(day: number): number {
    const aim = this.#problem.days[day]!
    if (aim.slots === 0) return 0
    const sum = { ...this.#fixedSums[day]!.figures }
    let { busyMinutes } = this.#fixedSums[day]!
    let cost = 0
    for (const { at, place, slotKcal } of this.#sittings[day]!) {
      const own = this.#sums[at]
      if (!own) continue
      addFigures(sum, own)
      busyMinutes += place > 0 ? REHEAT_BUSY_MIN : busyMinutesOf(this.decisions[at]!)
      cost += costOfMeal(own.kcal, own.proteinG, slotKcal, aim)
    }
    return cost + costOfDay(sum, busyMinutes, aim)
  }

  #costOfVariety(): number {
    const { cookings } = this.#problem
    const seen = this.#seen
    let length = this.#fixedSeen
    let own = 0
    for (let at = 0; at < cookings.length; at++) {
      const one = this.decisions[at]
      if (!one) continue
      const { places, mealClass } = cookings[at]!
      const { cost, names, planDish } = one.option
      own += (cost + OF_SIDE * one.sides.length) * places.length
      seen[length++] = {
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
    seen.length = length
    return own + costOfVariety(seen)
  }

  #sum(): number {
    const { days, eatsFish, cookings, fixed } = this.#problem
    let total = this.#varietyCost + this.#foodCost + this.#limitCost
    for (let day = 0; day < days.length; day++) total += this.#dayCosts[day]!
    let kcal = 0
    let oilyG = 0
    let fishMeals = 0
    for (const { figures } of fixed) {
      kcal += figures.kcal
      oilyG += figures.oilyFishG
      if (figures.fishG >= FISH_MEAL_G) fishMeals++
    }
    for (let at = 0; at < cookings.length; at++) {
      const sum = this.#sums[at]
      if (!sum) continue
      const times = cookings[at]!.places.length
      kcal += sum.kcal * times
      oilyG += sum.oilyFishG * times
      if (sum.fishG >= FISH_MEAL_G) fishMeals += times
    }
    total += costOfWeek(kcal, this.#targetKcal)
    return eatsFish ? total + costOfFish(fishMeals, oilyG, days.length) : total
  }
}

function fixedOn({ fixed }: WeekProblem, day: number): { figures: Figures; busyMinutes: number } {
  const figures = { ...NO_FIGURES }
  let busyMinutes = 0
  for (const one of fixed) {
    if (one.dayIndex !== day) continue
    addFigures(figures, one.figures)
    busyMinutes += one.busyMinutes
  }
  return { figures, busyMinutes }
}

function sumOf({ option, portion, sides }: Decision): Figures {
  const sum = { ...NO_FIGURES }
  addFigures(sum, option.written.get(portion) ?? option.figures, portion)
  for (const { figures } of sides) addFigures(sum, figures)
  return sum
}

export function busyMinutesOf({ option, sides }: Decision): number {
  let busy = option.busyMinutes
  for (const { side } of sides) busy += side.busyMinutes
  return busy
}
