import { findFood } from '#app/domain/food/foods.ts'
import { DAYS_APART } from '#app/domain/planning/build-day-problem.ts'
import { buyFor, doesLeftoverKeep } from '#app/domain/shopping/packs.ts'
import { type Health, healthOf, isOilyFish } from '#app/domain/planning/health.ts'
import type { Plan, PlannedMeal } from '#app/domain/planning/plan.ts'
import { planFromRequest } from '#app/domain/planning/plan-from-request.ts'
import { diversityRows, gramsByFood } from './diversity.ts'
import { ownPerson, type PantryKind } from './own-people.ts'

/** What a planned week is like to live: what is bought, cooked and eaten. */

const SATURDAY = 5

export type Lived = {
  pantry: PantryKind
  days: number
  foodsToBuy: number
  daysMet: number
  activeMinutes: number[]
  breakfastMinutes: number[]
  health: Health[]
  saturatedShares: number[]
  repeats: number
  leftovers: number
  /** Meals that are dishes of the library, and the names of these. */
  known: number
  knownNames: string[]
  meals: number
  boughtG: number
  leftG: number
  wastedG: number
  eatsFish: boolean
  oilyFishG: number
  cpuMs: number
  grams: ReadonlyMap<string, number>
  missed: string
}

const minutesOf = ({ activeMinutes }: PlannedMeal) => activeMinutes

function repeatsIn(plan: Plan): number {
  const last = new Map<string, number>()
  let repeats = 0
  for (const { dayIndex, meals } of plan.days) {
    for (const { recipe, leftoverOf } of meals) {
      if (leftoverOf !== undefined) continue
      const before = last.get(recipe.key)
      if (before !== undefined && dayIndex - before < DAYS_APART) repeats++
      last.set(recipe.key, dayIndex)
    }
  }
  return repeats
}

function liveWith(seed: number): Lived {
  const { request, pantry } = ownPerson(seed)
  const began = process.cpuUsage().user
  const { plan, context } = planFromRequest(request)
  const cpuMs = (process.cpuUsage().user - began) / 1000
  const health = plan.days.map(({ meals }) => healthOf(meals.flatMap(({ ingredients }) => ingredients)))
  const salmon = findFood('salmon')
  const meals = plan.days.flatMap((day) => day.meals)
  const packs = plan.toBuy.map(({ foodId, grams }) => buyFor(foodId, grams))
  return {
    pantry,
    days: request.days,
    foodsToBuy: plan.toBuy.length,
    daysMet: plan.days.filter(({ isMet }) => isMet).length,
    activeMinutes: plan.days.map(({ meals }) => meals.reduce((sum, meal) => sum + minutesOf(meal), 0)),
    breakfastMinutes: plan.days.flatMap(({ meals }) =>
      meals.filter(({ slot }) => slot === 'breakfast').map(minutesOf),
    ),
    health,
    saturatedShares: health.map(
      ({ saturatedFatG }, day) => (saturatedFatG * 9) / Math.max(1, plan.days[day]!.total.kcal),
    ),
    repeats: repeatsIn(plan),
    leftovers: meals.filter(({ leftoverOf }) => leftoverOf !== undefined).length,
    known: meals.filter(({ recipe }) => recipe.dish !== undefined).length,
    knownNames: meals.flatMap(({ recipe }) => (recipe.dish === undefined ? [] : [recipe.dish.id])),
    meals: meals.length,
    boughtG: packs.reduce((all, { neededG, leftoverG }) => all + neededG + leftoverG, 0),
    leftG: packs.reduce((all, { leftoverG }) => all + leftoverG, 0),
    wastedG: packs.reduce((all, buy) => all + (doesLeftoverKeep(buy) ? 0 : buy.leftoverG), 0),
    eatsFish: salmon !== null && isOilyFish(salmon) && context.pool.isAllowed(salmon),
    oilyFishG: health.reduce((sum, { oilyFishG }) => sum + oilyFishG, 0),
    cpuMs,
    grams: gramsByFood(plan),
    missed: `${request.goal}, ${request.diets.join(' + ') || 'no diet'}, ${request.mealsPerDay} meals`,
  }
}

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
const mean = (list: readonly number[]) => sum(list) / list.length
const median = (list: readonly number[]) =>
  list.toSorted((one, other) => one - other)[list.length >> 1] ?? NaN
const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const shareOf = <T>(list: readonly T[], is: (one: T) => boolean) =>
  percent(list.filter(is).length / Math.max(1, list.length))

/** Rows of the report: measure, figure, aim. */
export function measureLives(firstSeed: number, people: number): { rows: string[][]; missed: string[] } {
  const lives = Array.from({ length: people }, (_, index) => liveWith(firstSeed + index))
  const weeks = lives.filter(({ days }) => days === 7)
  const toBuy = (pantry: PantryKind) =>
    String(median(weeks.filter((one) => one.pantry === pantry).map(({ foodsToBuy }) => foodsToBuy)))
  const minutes = (isIn: (day: number) => boolean) =>
    String(median(lives.flatMap(({ activeMinutes }) => activeMinutes.filter((_, day) => isIn(day)))))
  const health = (of: keyof Health) => mean(lives.flatMap((one) => one.health).map((one) => one[of]))
  const days = lives.flatMap((one) => one.health)
  const breakfasts = lives.flatMap(({ breakfastMinutes }) => breakfastMinutes)
  const fishWeeks = weeks.filter(({ eatsFish }) => eatsFish)
  const missed = new Map<string, number>()
  for (const one of lives)
    if (one.daysMet < one.days) missed.set(one.missed, (missed.get(one.missed) ?? 0) + one.days - one.daysMet)
  const rows = [
    [
      'days within 2 % on all four',
      `${percent(sum(lives.map(({ daysMet }) => daysMet)) / sum(lives.map((one) => one.days)))} of ${days.length}`,
      '95 %',
    ],
    ['foods to buy for 7 days, stocked pantry, median', toBuy('stocked'), '25'],
    ['foods to buy for 7 days, small pantry, median', toBuy('small'), ''],
    ['foods to buy for 7 days, empty pantry, median', toBuy('empty'), '35'],
    ['busy minutes a weekday, median', minutes((day) => day < SATURDAY), '45'],
    ['busy minutes a weekend day, median', minutes((day) => day >= SATURDAY), '75'],
    ['breakfasts of at most 15 minutes', shareOf(breakfasts, (one) => one <= 15), '95 %'],
    ['sodium a day, mean', `${(health('sodiumMg') / 1000).toFixed(2)} g`, '2.3 g'],
    ['days with at most 2.3 g sodium', shareOf(days, ({ sodiumMg }) => sodiumMg <= 2300), ''],
    ['fibre a day, mean', `${health('fiberG').toFixed(1)} g`, '25 g'],
    ['days with at least 25 g fibre', shareOf(days, ({ fiberG }) => fiberG >= 25), ''],
    [
      'saturated fat, share of energy, mean',
      percent(mean(lives.flatMap(({ saturatedShares }) => saturatedShares))),
      '10 %',
    ],
    ['fruit and vegetables a day, mean', `${Math.round(health('produceG'))} g`, '400 g'],
    ['days with at least 400 g', shareOf(days, ({ produceG }) => produceG >= 400), ''],
    [
      'weeks with 100 g oily fish or more, of those who eat fish',
      shareOf(fishWeeks, ({ oilyFishG }) => oilyFishG >= 100),
      '',
    ],
    [
      `dishes twice within ${DAYS_APART} days that are not planned leftovers`,
      String(sum(lives.map(({ repeats }) => repeats))),
      '0',
    ],
    [
      'meals that are planned leftovers',
      percent(sum(lives.map((one) => one.leftovers)) / sum(lives.map((one) => one.meals))),
      '',
    ],
    [
      'meals that are dishes of the library',
      percent(sum(lives.map(({ known }) => known)) / sum(lives.map((one) => one.meals))),
      '',
    ],
    ['different dishes of the library', String(new Set(lives.flatMap((one) => one.knownNames)).size), ''],
    [
      'of packs bought for 7 days, left over and not keeping two weeks, by weight',
      percent(sum(weeks.map(({ wastedG }) => wastedG)) / sum(weeks.map(({ boughtG }) => boughtG))),
      '15 %',
    ],
    [
      'of packs bought for 7 days, left over in all, by weight',
      percent(sum(weeks.map(({ leftG }) => leftG)) / sum(weeks.map(({ boughtG }) => boughtG))),
      '',
    ],
    ...diversityRows(weeks.map(({ grams }) => grams)),
    [
      'CPU of a plan, p50, p95',
      `${Math.round(median(lives.map(({ cpuMs }) => cpuMs)))} ms, ${Math.round(lives.map(({ cpuMs }) => cpuMs).toSorted((one, other) => one - other)[Math.floor(people * 0.95)] ?? NaN)} ms`,
      '',
    ],
  ]
  return { rows, missed: [...missed].map(([who, count]) => `${count}: ${who}`) }
}
