import { cookbook } from '#app/cookbook.server.ts'
import { DAYS_APART } from '#app/domain/planning/week-variety.ts'
import { minutesOn } from '#app/domain/planning/cooking-wishes.ts'
import { householdOf, planFromRequest, wishesOf } from '#app/domain/planning/plan-from-request.ts'
import { planReport } from '#app/domain/planning/plan-json.ts'
import { diversityRows } from './diversity.ts'
import type { PantryKind, Person } from '#tests/support/own-people.ts'
import { servingRows } from './servings.ts'

/** What a planned week is like to live: what is bought, cooked and eaten, as `mealwright plan --json` tells it. */

export type Report = ReturnType<typeof planReport>
/** Somebody with the plan, and how long it took. */
export type Lived = Person & { report: Report; cpuMs: number }

const SATURDAY = 5
const WEEK_DAYS = 7

/** Plans in this process. */
export function planned(person: Person): Lived {
  const began = process.cpuUsage().user
  const report = planReport(planFromRequest(person.request, cookbook()), householdOf(person.request))
  return { ...person, report, cpuMs: (process.cpuUsage().user - began) / 1000 }
}

type Day = Report['days'][number]

const isWithin = ({ isMet }: Day) => isMet

/** Dishes that come again too soon without being leftovers of themselves. */
function repeatsIn({ days }: Report): number {
  const last = new Map<string, number>()
  let repeats = 0
  for (const [dayIndex, { meals }] of days.entries()) {
    for (const { name, slot, isLeftover } of meals) {
      if (isLeftover || slot === 'breakfast') continue
      const before = last.get(name)
      if (before !== undefined && dayIndex - before < DAYS_APART) repeats++
      last.set(name, dayIndex)
    }
  }
  return repeats
}

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
const mean = (list: readonly number[]) => sum(list) / list.length
const at = (list: readonly number[], share: number) =>
  list.toSorted((one, other) => one - other)[Math.min(list.length - 1, Math.floor(list.length * share))] ??
  NaN
const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const shareOf = <T>(list: readonly T[], is: (one: T) => boolean) =>
  percent(list.filter(is).length / Math.max(1, list.length))

type Packs = { boughtG: number; leftG: number; wastedG: number }

function packsOf({ shopping }: Report): Packs {
  const left = shopping.map(({ leftoverG }) => leftoverG)
  return {
    boughtG: sum(shopping.map(({ grams, leftoverG }) => grams + leftoverG)),
    leftG: sum(left),
    wastedG: sum(shopping.map(({ leftoverG, leftoverKeeps }) => (leftoverKeeps ? 0 : leftoverG))),
  }
}

/** Grams of each food in a plan. */
function gramsByFood({ days }: Report): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { food, grams } of days.flatMap(({ meals }) => meals.flatMap(({ foods }) => foods)))
    sums.set(food, (sums.get(food) ?? 0) + grams)
  return sums
}

function cookingRows(lives: readonly Lived[]): string[][] {
  const minutes = (isIn: (day: number) => boolean) =>
    String(
      at(
        lives.flatMap(({ report }) =>
          report.days.flatMap(({ activeMinutes }, day) => (isIn(day) ? [activeMinutes] : [])),
        ),
        0.5,
      ),
    )
  const meals = lives.flatMap(({ report }) => report.days.flatMap((day) => day.meals))
  const held = lives.flatMap(({ request, report }) => {
    const wishes = wishesOf(request)
    if (!wishes.holdsMinutes) return []
    return report.days.map(({ activeMinutes }, day) => activeMinutes <= minutesOn(wishes, day))
  })
  const breakfasts = meals.filter(({ slot }) => slot === 'breakfast')
  const known = meals.flatMap(({ dish }) => dish ?? [])
  return [
    ['busy minutes a weekday, median', minutes((day) => day < SATURDAY), '45'],
    ['busy minutes a weekend day, median', minutes((day) => day >= SATURDAY), '75'],
    ...(held.length === 0
      ? []
      : [
          [
            'days within the minutes somebody set',
            `${shareOf(held, (isHeld) => isHeld)} of ${held.length}`,
            '80 %',
          ],
        ]),
    [
      'breakfasts of at most 15 minutes',
      shareOf(breakfasts, ({ activeMinutes }) => activeMinutes <= 15),
      '95 %',
    ],
    [
      `dishes twice within ${DAYS_APART} days that are not planned leftovers`,
      String(sum(lives.map(({ report }) => repeatsIn(report)))),
      '0',
    ],
    ['meals that are planned leftovers', shareOf(meals, ({ isLeftover }) => isLeftover), ''],
    ['different dishes of the book', String(new Set(known).size), ''],
  ]
}

function healthRows(lives: readonly Lived[], weeks: readonly Lived[]): string[][] {
  const days = lives.flatMap(({ report }) => report.days)
  const fishWeeks = weeks.flatMap(
    ({ report }) => report.health.find(({ name }) => name === 'oily fish') ?? [],
  )
  const of = (key: keyof Day['nutrition']) => mean(days.map(({ nutrition }) => nutrition[key]))
  return [
    ['sodium a day, mean', `${(of('sodiumMg') / 1000).toFixed(2)} g`, '2.3 g'],
    ['days with at most 2.3 g sodium', shareOf(days, ({ nutrition }) => nutrition.sodiumMg <= 2300), ''],
    ['fibre a day, mean', `${of('fiberG').toFixed(1)} g`, '25 g'],
    ['days with at least 25 g fibre', shareOf(days, ({ nutrition }) => nutrition.fiberG >= 25), ''],
    [
      'saturated fat, share of energy, mean',
      percent(
        mean(days.map(({ nutrition, total }) => (nutrition.saturatedFatG * 9) / Math.max(1, total.kcal))),
      ),
      '10 %',
    ],
    ['fruit and vegetables a day, mean', `${Math.round(of('fruitAndVegetablesG'))} g`, '400 g'],
    ['days with at least 400 g', shareOf(days, ({ nutrition }) => nutrition.fruitAndVegetablesG >= 400), ''],
    [
      'weeks with 100 g oily fish or more, of those who eat fish',
      shareOf(fishWeeks, ({ average }) => average >= 100),
      '',
    ],
  ]
}

/** Rows of the report (measure, figure, aim), and who misses days. */
export function livedRows(lives: readonly Lived[]): { rows: string[][]; missed: string[] } {
  const weeks = lives.filter(({ report }) => report.days.length === WEEK_DAYS)
  const days = lives.flatMap(({ report }) => report.days)
  const toBuy = (pantry: PantryKind) =>
    String(
      at(
        weeks.filter((one) => one.pantry === pantry).map(({ report }) => report.shopping.length),
        0.5,
      ),
    )
  const packs = weeks.map(({ report }) => packsOf(report))
  const ofPacks = (key: keyof Packs) =>
    percent(sum(packs.map((one) => one[key])) / sum(packs.map(({ boughtG }) => boughtG)))
  const cpu = lives.map(({ cpuMs }) => cpuMs)
  const rows = [
    [
      'days within 5 % of energy, 95 % of protein, 15 % of the rest',
      `${shareOf(days, isWithin)} of ${days.length}`,
      '95 %',
    ],
    ['foods to buy for 7 days, stocked pantry, median', toBuy('stocked'), '25'],
    ['foods to buy for 7 days, small pantry, median', toBuy('small'), ''],
    ['foods to buy for 7 days, empty pantry, median', toBuy('empty'), '35'],
    ...cookingRows(lives),
    ...healthRows(lives, weeks),
    [
      'of packs bought for 7 days, left over and not keeping two weeks, by weight',
      ofPacks('wastedG'),
      '15 %',
    ],
    ['of packs bought for 7 days, left over in all, by weight', ofPacks('leftG'), ''],
    ...servingRows(lives.map(({ report }) => report)),
    ...diversityRows(weeks.map(({ report }) => gramsByFood(report))),
    ['CPU of a plan, p50, p95', `${Math.round(at(cpu, 0.5))} ms, ${Math.round(at(cpu, 0.95))} ms`, ''],
  ]
  const missed = lives.flatMap(({ request, report }) => {
    const off = report.days.filter((day) => !isWithin(day))
    return off.length === 0
      ? []
      : [
          `${off.length} of ${request.days}: seed ${request.seed}, ${request.goal}, ${Math.round(report.targets.kcal)} kcal, ${[...request.diets, ...request.allergens].join(' + ') || 'no diet'}, ${request.mealsPerDay} meals`,
        ]
  })
  return { rows, missed }
}
