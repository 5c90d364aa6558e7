import { PARTS_OF_MEAL } from './dish-nature.ts'
import { addFigures, type Figures } from './figures.ts'
import {
  MISSED,
  costOfBareMain,
  costOfBought,
  costOfDay,
  costOfFish,
  costOfLimit,
  costOfMeal,
  costOfStocked,
  costOfWeek,
} from './week-costs.ts'
import type { Decision, FoodGrams, WeekProblem } from './week-problem.ts'
import { busyMinutesOf, fixedOn, lastDayOf, seenOf, sumOf } from './week-sums.ts'
import { SIDES } from './sides.ts'
import { costOfVariety, isMainClass, type SeenMeal } from './week-variety.ts'

/** A whole plan with its cost, of which one decision at a time is exchanged: only what it touches is reckoned again. */

/** Warming up what is left. */
export const REHEAT_BUSY_MIN = 2
/** A further thing to put on the table. */
const OF_SIDE = 0.25
/** A side that few people have at that meal; the second of the kind costs twice as much, the third three times. */
const OF_RARE_SIDE = 1.5
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
  /** Dishes and sides with each food. */
  readonly #uses: Int32Array
  readonly #totalG: Float64Array
  readonly #foodCosts: Float64Array
  readonly #limitG: Float64Array
  /** Meals with a side of each kind that few people have then. */
  readonly #rareSides = new Int32Array(PARTS_OF_MEAL.length)
  /** Lunches and dinners with each side. */
  readonly #sideTimes = new Int32Array(SIDES.length)
  /** Meals that stay, then what is cooked; null where nothing is. */
  readonly #seen: (SeenMeal | null)[]
  readonly #fixedSeen: number
  readonly #targetKcal: number
  /** Foods of the exchange that is made, each once. */
  readonly #touched: number[] = []
  readonly #isTouched: Uint8Array
  #foodCost = 0
  #limitCost = 0
  /** What dishes and sides cost for themselves. */
  #ownCost = 0
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
    this.#uses = new Int32Array(foods.length)
    this.#totalG = new Float64Array(foods.length)
    this.#foodCosts = new Float64Array(foods.length)
    this.#isTouched = new Uint8Array(foods.length)
    this.#limitG = new Float64Array(limits.length)
    this.#targetKcal = days.reduce((sum, { target, slots }) => (slots > 0 ? sum + target.kcal : sum), 0)
    const cooked = fixed.filter(({ isLeftover }) => !isLeftover)
    this.#fixedSeen = cooked.length
    this.#seen = [
      ...cooked.map(({ slot, dayIndex, key, main }) => ({
        isMain: slot === 'lunch' || slot === 'dinner',
        isBreakfast: slot === 'breakfast',
        dayIndex,
        untilDay: lastDayOf(fixed, { dayIndex, key }),
        key,
        main,
        starch: 0,
        cuisine: 0,
        isHot: true,
        meals: 1,
      })),
      ...cookings.map((cooking, at) => seenOf(cooking, decisions[at] ?? null)),
    ]
    for (const meal of fixed) this.#addFoods(meal.foods, meal.cookedOn, 1)
    for (let at = 0; at < decisions.length; at++) {
      const one = decisions[at]
      if (one) this.#addDecision(at, one, 1)
    }
    for (let food = 0; food < foods.length; food++) this.#foodCosts[food] = this.#costOfFood(food)
    for (const cost of this.#foodCosts) this.#foodCost += cost
    for (let day = 0; day < days.length; day++) this.#dayCosts[day] = this.#costOfDay(day)
    this.#varietyCost = this.#costOfVariety()
    this.#settleTouched()
    this.#total = this.#sum()
  }

  get cost(): number {
    return this.#total
  }

  /** Whether a day is so dear that it hardly meets its targets. */
  isMissed(day: number): boolean {
    return this.#dayCosts[day]! >= MISSED
  }

  /** Exchanges decisions; gives back what undoes it. Written without iterators: a search does it 200,000 times. */
  exchange(changes: Changes): () => void {
    const before: [number, Decision | null][] = []
    const sums: (Figures | null)[] = []
    let isOtherDish = false
    for (let index = 0; index < changes.length; index++) {
      const change = changes[index]!
      const old = this.decisions[change[0]]!
      before.push([change[0], old])
      sums.push(this.#sums[change[0]]!)
      if (old?.option !== change[1]?.option) isOtherDish = true
    }
    const foodCost = this.#foodCost
    const limitCost = this.#limitCost
    const ownCost = this.#ownCost
    const varietyCost = this.#varietyCost
    const total = this.#total
    this.#put(changes)
    const foodCosts: number[] = []
    for (let at = 0; at < this.#touched.length; at++) {
      const food = this.#touched[at]!
      const old = this.#foodCosts[food]!
      const cost = this.#costOfFood(food)
      foodCosts.push(food, old)
      this.#foodCosts[food] = cost
      this.#foodCost += cost - old
    }
    this.#settleTouched()
    const dayCosts: number[] = []
    for (let index = 0; index < changes.length; index++) {
      const { places } = this.#problem.cookings[changes[index]![0]]!
      for (let place = 0; place < places.length; place++) {
        const { dayIndex } = places[place]!
        dayCosts.push(dayIndex, this.#dayCosts[dayIndex]!)
        this.#dayCosts[dayIndex] = this.#costOfDay(dayIndex)
      }
    }
    if (isOtherDish) this.#varietyCost = this.#costOfVariety()
    this.#total = this.#sum()
    return () => {
      this.#put(before)
      this.#settleTouched()
      for (let index = 0; index < before.length; index++) this.#sums[before[index]![0]] = sums[index]!
      for (let at = 0; at < foodCosts.length; at += 2) this.#foodCosts[foodCosts[at]!] = foodCosts[at + 1]!
      // The last first: two exchanged cookings may be of one day.
      for (let at = dayCosts.length - 2; at >= 0; at -= 2) this.#dayCosts[dayCosts[at]!] = dayCosts[at + 1]!
      this.#foodCost = foodCost
      this.#limitCost = limitCost
      this.#ownCost = ownCost
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
      if (next?.option !== old?.option)
        this.#seen[this.#fixedSeen + at] = seenOf(this.#problem.cookings[at]!, next)
      if (next !== null) this.#addDecision(at, next, 1)
    }
  }

  #addDecision(at: number, { option, portion, sides }: Decision, sign: number): void {
    const { places, mealClass, isWorkday } = this.#problem.cookings[at]!
    const { dayIndex } = places[0]!
    const times = sign * places.length
    if (isWorkday) this.#ownCost += sign * option.workdayCost
    this.#ownCost += times * (option.cost + OF_SIDE * sides.length)
    this.#addFoods(option.foods, dayIndex, times * portion)
    for (const { side, foods } of sides) {
      this.#addFoods(foods, dayIndex, times)
      if (isMainClass(mealClass)) {
        const often = this.#sideTimes[side.index]!
        this.#sideTimes[side.index] = often + times
        this.#ownCost += costOfSideAgain(often + times) - costOfSideAgain(often)
      }
      if (!side.rarely.has(mealClass)) continue
      const part = PARTS_OF_MEAL.indexOf(side.adds)
      const before = this.#rareSides[part]!
      this.#rareSides[part] = before + times
      this.#ownCost += costOfRareSides(before + times) - costOfRareSides(before)
    }
  }

  #addFoods(foods: readonly FoodGrams[], dayIndex: number, times: number): void {
    const { days, foods: facts, limits } = this.#problem
    for (let index = 0; index < foods.length; index++) {
      const { food, grams } = foods[index]!
      const added = grams * times
      this.#foodG[food * days.length + dayIndex]! += added
      this.#totalG[food]! += added
      this.#uses[food]! += times > 0 ? 1 : -1
      const own = facts[food]!.limits
      for (let at = 0; at < own.length; at++) {
        const limit = own[at]!
        const old = this.#limitG[limit]!
        this.#limitG[limit] = old + added
        this.#limitCost += costOfLimit(old + added, limits[limit]!) - costOfLimit(old, limits[limit]!)
      }
      if (this.#isTouched[food] === 1) continue
      this.#isTouched[food] = 1
      this.#touched.push(food)
    }
  }

  #settleTouched(): void {
    for (const food of this.#touched) this.#isTouched[food] = 0
    this.#touched.length = 0
  }

  #costOfFood(food: number): number {
    const { days, foods, table, thrift } = this.#problem
    const facts = foods[food]!
    const uses = this.#uses[food]!
    if (facts.lots.length === 0) return costOfBought(facts, table * this.#totalG[food]!, thrift, uses)
    const from = food * days.length
    const grams = this.#foodG.subarray(from, from + days.length)
    return costOfStocked(facts, grams, table, thrift, uses)
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
      if (isMainClass(this.#problem.cookings[at]!.mealClass)) cost += costOfBareMain(own.produceG)
    }
    return cost + costOfDay(sum, busyMinutes, aim)
  }

  #costOfVariety(): number {
    return costOfVariety(this.#seen)
  }

  #sum(): number {
    const { days, eatsFish, cookings, fixed } = this.#problem
    let total = this.#ownCost + this.#varietyCost + this.#foodCost + this.#limitCost
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

/** The same side at more lunches and dinners of a plan costs more each time. */
const SIDE_TIMES_FREE = 4
const OF_SIDE_AGAIN = 0.3
const costOfSideAgain = (times: number) => OF_SIDE_AGAIN * Math.max(0, times - SIDE_TIMES_FREE) ** 2

const costOfRareSides = (times: number) => (OF_RARE_SIDE * times * (times + 1)) / 2
