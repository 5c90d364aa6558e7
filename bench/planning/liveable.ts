import { cookbook } from '#app/cookbook.server.ts'
import { buyFor } from '#app/domain/shopping/packs.ts'
import { DAYS_APART } from '#app/domain/planning/week-variety.ts'
import type { Lot } from '#app/domain/pantry/stock.ts'
import { minutesOn } from '#app/domain/planning/cooking-wishes.ts'
import { type PlanAnswer, planFromRequest } from '#app/domain/planning/plan-from-request.ts'
import { householdOf, wishesOf } from '#app/domain/planning/request-people.ts'
import { planReport } from '#app/domain/planning/plan-json.ts'
import { isInEveryKitchen } from '#app/domain/cookbook/nearness.ts'
import { foodById } from '#app/domain/food/foods.ts'
import type { PantryKind, Person } from '#tests/support/own-people.ts'
import { type Sameness, samenessOf, samenessRows } from './sameness.ts'
import { servingRows } from './servings.ts'

/** What a planned week is like to live: what is bought, cooked and eaten, as `mealwright plan --json` tells it. */

type Report = ReturnType<typeof planReport>
/** Somebody with the plan, and how long it took; `dated` is food at home that expires within the plan. */
export type Lived = Person & {
  report: Report
  cpuMs: number
  dated: { thereG: number; leftG: number }
  sameness: Sameness
}

const SATURDAY = 5
/** 6 g of salt. */
const MOST_SODIUM_MG = 2400

/** Plans in this process. */
export function planned(person: Person): Lived {
  // The first person would pay for reading the book.
  const book = cookbook()
  const began = process.cpuUsage().user
  const answer = planFromRequest(person.request, book)
  const cpuMs = (process.cpuUsage().user - began) / 1000
  return {
    ...person,
    report: planReport(answer, householdOf(person.request)),
    cpuMs,
    dated: datedOf(answer),
    sameness: samenessOf(answer.plan, answer.context),
  }
}

/** What may be eaten of the food that expires within the plan, and what of it is left. */
function datedOf({ plan, context }: PlanAnswer): Lived['dated'] {
  const dated = ({ foodId, expiresInDays }: Lot) =>
    expiresInDays !== null && expiresInDays < context.days && context.stocked.has(foodById(foodId))
  const gramsOf = (lots: readonly Lot[]) => sum(lots.filter(dated).map(({ grams }) => grams))
  return { thereG: gramsOf(context.lots), leftG: gramsOf(plan.stockLeft) }
}

type Day = Report['days'][number]

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
  const over = lives.flatMap(({ request, report }) => {
    const wishes = wishesOf(request)
    return report.days.map(({ activeMinutes }, day) => Math.max(0, activeMinutes - minutesOn(wishes, day)))
  })
  const breakfasts = meals.filter(({ slot }) => slot === 'breakfast')
  const known = meals.flatMap(({ dish }) => dish ?? [])
  return [
    ['busy minutes a weekday, median', minutes((day) => day < SATURDAY), '45'],
    ['busy minutes a weekend day, median', minutes((day) => day >= SATURDAY), '75'],
    ['minutes a day beyond those wished for, mean', mean(over).toFixed(1), '0'],
    ['days within those minutes', shareOf(over, (minutes) => minutes === 0), '80 %'],
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

function healthRows(lives: readonly Lived[]): string[][] {
  const days = lives.flatMap(({ report }) => report.days)
  const fishWeeks = lives.flatMap(
    ({ report }) => report.health.find(({ name }) => name === 'oily fish') ?? [],
  )
  const of = (key: keyof Day['nutrition']) => mean(days.map(({ nutrition }) => nutrition[key]))
  return [
    ['sodium a day, mean', `${(of('sodiumMg') / 1000).toFixed(2)} g`, '2.4 g'],
    [
      'days with at most 2.4 g sodium',
      shareOf(days, ({ nutrition }) => nutrition.sodiumMg <= MOST_SODIUM_MG),
      '',
    ],
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

/** Foods on the list as a shop sells them, without what every kitchen has. */
function foodsToBuy({ shopping }: Report): number {
  const bought = shopping.map(({ food, grams }) => foodById(buyFor(food, grams).foodId))
  return new Set(bought.filter((food) => !isInEveryKitchen(food))).size
}

/** What the others at the table eat, where there are any. */
function householdRows(lives: readonly Lived[]): string[][] {
  const days = lives.flatMap(({ report }) => report.household ?? []).flatMap((one) => one.days)
  if (days.length === 0) return []
  const isNear = ({ deviationPercent }: { deviationPercent: number }) => Math.abs(deviationPercent) <= 5
  return [['days of the others at the table within 5 % of their energy', shareOf(days, isNear), '95 %']]
}

/** Rows of the report (measure, figure, aim), and who misses days. */
export function livedRows(lives: readonly Lived[]): { rows: string[][]; missed: string[] } {
  const days = lives.flatMap(({ report }) => report.days)
  const toBuy = (pantry: PantryKind) =>
    at(
      lives.filter((one) => one.pantry === pantry).map(({ report }) => foodsToBuy(report)),
      0.5,
    )
  const packs = lives.map(({ report }) => packsOf(report))
  const ofPacks = (key: keyof Packs) =>
    percent(sum(packs.map((one) => one[key])) / sum(packs.map(({ boughtG }) => boughtG)))
  const cpu = lives.map(({ cpuMs }) => cpuMs)
  const datedG = (key: keyof Lived['dated']) => sum(lives.map(({ dated }) => dated[key]))
  const rows = [
    [
      'days within 5 % of energy, 95 % of protein, 15 % of the rest',
      `${shareOf(days, ({ isMet }) => isMet)} of ${days.length}`,
      '95 %',
    ],
    ['foods to buy, stocked pantry, median', String(toBuy('stocked')), '25'],
    ['foods to buy, small pantry, median', String(toBuy('small')), ''],
    ['foods to buy, empty pantry, median', String(toBuy('empty')), '35'],
    [
      'food at home that expires within the plan, left over, by weight',
      percent(datedG('leftG') / Math.max(1, datedG('thereG'))),
      '',
    ],
    ...samenessRows(lives),
    ...cookingRows(lives),
    ...healthRows(lives),
    ['of packs bought, left over and not keeping two weeks, by weight', ofPacks('wastedG'), '15 %'],
    ['of packs bought, left over in all, by weight', ofPacks('leftG'), ''],
    ...servingRows(lives.map(({ report }) => report)),
    ...householdRows(lives),
    ['CPU of a plan, p50, p95', `${Math.round(at(cpu, 0.5))} ms, ${Math.round(at(cpu, 0.95))} ms`, ''],
  ]
  const missed = lives.flatMap(({ request, report }) => {
    const off = report.days.filter(({ isMet }) => !isMet)
    return off.length === 0
      ? []
      : [
          `${off.length} of ${request.days}: seed ${request.seed}, ${request.goal}, ${Math.round(report.targets.kcal)} kcal, ${[...request.diets, ...request.allergens].join(' + ') || 'no diet'}, ${request.mealsPerDay} meals`,
        ]
  })
  return { rows, missed }
}
