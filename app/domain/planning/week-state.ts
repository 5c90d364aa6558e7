import { addFigures, type Figures, NO_FIGURES } from './figures.ts'
import {
  costOfDay,
  costOfFish,
  costOfFood,
  costOfLimit,
  costOfMeal,
  costOfWeek,
} from './week-costs.ts'
import type { Decision, FoodGrams, WeekProblem } from './week-problem.ts'
import { costOfVariety, type SeenMeal } from './week-variety.ts'

/** A whole plan with its cost, of which one decision at a time is exchanged: only what it touches is reckoned again. */

/** Warming up what is left. */
export const REHEAT_BUSY_MIN = 2
/** As much of it is a meal of fish. */
const FISH_MEAL_G = 70

type Eaten = { figures: Figures; kcal: number; proteinG: number; slotKcal: number; busyMinutes: number }

export class WeekState {
  readonly #problem: WeekProblem
  readonly decisions: (Decision | null)[]
  readonly #sums: (Figures | null)[]
  readonly #dayCosts: Float64Array
  readonly #foodG: Float64Array
  readonly #foodCosts: Float64Array
  readonly #limitG: Float64Array
  readonly #fixedSeen: readonly SeenMeal[]
  #varietyCost = 0
  #total = 0

  constructor(problem: WeekProblem, decisions: readonly (Decision | null)[]) {
    this.#problem = problem
    this.decisions = [...decisions]
    this.#sums = decisions.map((one) => (one === null ? null : sumOf(one)))
    this.#dayCosts = new Float64Array(problem.days.length)
    this.#foodG = new Float64Array(problem.foods.length * problem.days.length)
    this.#foodCosts = new Float64Array(problem.foods.length)
    this.#limitG = new Float64Array(problem.limits.length)
    this.#fixedSeen = problem.fixed.map((meal) => ({
      mealClass: classOfSlot(meal.slot),
      dayIndex: meal.dayIndex,
      key: meal.key,
      main: meal.main,
      starch: '',
      cuisine: '',
      isHot: true,
      isLeftover: meal.isLeftover,
    }))
    for (const meal of problem.fixed) this.#addFoods(meal.foods, meal.cookedOn, 1)
    for (const [at, one] of this.decisions.entries()) if (one !== null) this.#addDecision(at, one, 1)
    for (let food = 0; food < problem.foods.length; food++) this.#foodCosts[food] = this.#costOfFood(food)
    for (let day = 0; day < problem.days.length; day++) this.#dayCosts[day] = this.#costOfDay(day)
    this.#varietyCost = this.#costOfVariety()
    this.#total = this.#sum()
  }

  get cost(): number {
    return this.#total
  }

  /** Exchanges decisions; gives back what undoes it. */
  exchange(changes: readonly (readonly [at: number, next: Decision | null])[]): () => void {
    const before = changes.map(([at]) => [at, this.decisions[at]!] as const)
    const costs = { days: this.#dayCosts.slice(), variety: this.#varietyCost, total: this.#total }
    const sums = changes.map(([at]) => this.#sums[at]!)
    const touched = this.#put(changes)
    const foodCosts = [...touched].map((food) => [food, this.#foodCosts[food]!] as const)
    for (const food of touched) this.#foodCosts[food] = this.#costOfFood(food)
    const days = new Set(
      changes.flatMap(([at]) => this.#problem.cookings[at]!.places.map(({ dayIndex }) => dayIndex)),
    )
    for (const day of days) this.#dayCosts[day] = this.#costOfDay(day)
    if (changes.some(([at, next], index) => before[index]![1]?.option !== next?.option || this.decisions[at] === null))
      this.#varietyCost = this.#costOfVariety()
    this.#total = this.#sum()
    return () => {
      this.#put(before)
      for (const [index, [at]] of changes.entries()) this.#sums[at] = sums[index]!
      for (const [food, cost] of foodCosts) this.#foodCosts[food] = cost
      this.#dayCosts.set(costs.days)
      this.#varietyCost = costs.variety
      this.#total = costs.total
    }
  }

  #put(changes: readonly (readonly [at: number, next: Decision | null])[]): ReadonlySet<number> {
    const touched = new Set<number>()
    for (const [at, next] of changes) {
      const old = this.decisions[at]
      if (old) this.#addDecision(at, old, -1, touched)
      this.decisions[at] = next
      this.#sums[at] = next === null ? null : sumOf(next)
      if (next !== null) this.#addDecision(at, next, 1, touched)
    }
    return touched
  }

  #addDecision(at: number, { option, portion, sides }: Decision, sign: number, touched?: Set<number>): void {
    const { places } = this.#problem.cookings[at]!
    const [{ dayIndex }] = places as [(typeof places)[number]]
    const times = sign * places.length
    this.#addFoods(option.foods, dayIndex, times * portion, touched)
    for (const side of sides) this.#addFoods(side.foods, dayIndex, times, touched)
  }

  #addFoods(foods: readonly FoodGrams[], dayIndex: number, times: number, touched?: Set<number>): void {
    const days = this.#problem.days.length
    for (const { food, grams } of foods) {
      const added = grams * times
      this.#foodG[food * days + dayIndex]! += added
      for (const limit of this.#problem.foods[food]!.limits) this.#limitG[limit]! += added
      touched?.add(food)
    }
  }

  #costOfFood(food: number): number {
    const { days, foods, table, thrift } = this.#problem
    const from = food * days.length
    return costOfFood(foods[food]!, (day) => table * this.#foodG[from + day]!, days.length, thrift)
  }

  #eatenOn(day: number): Eaten[] {
    const eaten: Eaten[] = []
    for (const { dayIndex, figures, busyMinutes } of this.#problem.fixed)
      if (dayIndex === day)
        eaten.push({ figures, kcal: 0, proteinG: 0, slotKcal: 0, busyMinutes })
    for (const [at, { places }] of this.#problem.cookings.entries()) {
      const sum = this.#sums[at]
      if (!sum) continue
      for (const [place, { dayIndex, kcal: slotKcal }] of places.entries()) {
        if (dayIndex !== day) continue
        const busyMinutes = place > 0 ? REHEAT_BUSY_MIN : busyMinutesOf(this.decisions[at]!)
        eaten.push({ figures: sum, kcal: sum.kcal, proteinG: sum.proteinG, slotKcal, busyMinutes })
      }
    }
    return eaten
  }

  #costOfDay(day: number): number {
    const aim = this.#problem.days[day]!
    if (aim.slots === 0) return 0
    const sum = { ...NO_FIGURES }
    let busyMinutes = 0
    let cost = 0
    for (const one of this.#eatenOn(day)) {
      addFigures(sum, one.figures)
      busyMinutes += one.busyMinutes
      if (one.slotKcal > 0) cost += costOfMeal(one.kcal, one.proteinG, one.slotKcal, aim)
    }
    return cost + costOfDay(sum, busyMinutes, aim)
  }

  #costOfVariety(): number {
    const seen = [...this.#fixedSeen]
    let own = 0
    for (const [at, { places, mealClass }] of this.#problem.cookings.entries()) {
      const one = this.decisions[at]
      if (!one) continue
      const { dish, main, starch, isHot } = one.option.planDish
      own += one.option.cost * places.length
      for (const [place, { dayIndex }] of places.entries())
        seen.push({
          mealClass,
          dayIndex,
          key: dish.id,
          main,
          starch,
          cuisine: dish.cuisine === 'Any' ? dish.id : dish.cuisine,
          isHot,
          isLeftover: place > 0,
        })
    }
    return own + costOfVariety(seen)
  }

  #sum(): number {
    const { days, limits, eatsFish } = this.#problem
    let total = this.#varietyCost
    for (const cost of this.#dayCosts) total += cost
    for (const cost of this.#foodCosts) total += cost
    for (const [at, limit] of limits.entries()) total += costOfLimit(this.#limitG[at]!, limit)
    let kcal = 0
    let target = 0
    let oilyG = 0
    let fishMeals = 0
    for (const { figures } of this.#problem.fixed) {
      kcal += figures.kcal
      oilyG += figures.oilyFishG
      if (figures.fishG >= FISH_MEAL_G) fishMeals++
    }
    for (const [at, { places }] of this.#problem.cookings.entries()) {
      const sum = this.#sums[at]
      if (!sum) continue
      kcal += sum.kcal * places.length
      oilyG += sum.oilyFishG * places.length
      if (sum.fishG >= FISH_MEAL_G) fishMeals += places.length
    }
    for (const aim of days) if (aim.slots > 0) target += aim.target.kcal
    total += costOfWeek(kcal, target)
    return eatsFish ? total + costOfFish(fishMeals, oilyG, days.length) : total
  }
}

function sumOf({ option, portion, sides }: Decision): Figures {
  const sum = { ...NO_FIGURES }
  addFigures(sum, option.figures, portion)
  for (const { figures } of sides) addFigures(sum, figures)
  return sum
}

export const busyMinutesOf = ({ option, sides }: Decision): number =>
  option.busyMinutes + sides.reduce((sum, { side }) => sum + side.busyMinutes, 0)

function classOfSlot(slot: string): SeenMeal['mealClass'] {
  return slot === 'breakfast' || slot === 'lunch' || slot === 'dinner' ? slot : 'snack'
}
