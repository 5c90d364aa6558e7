import { EATERS, type Eater } from '#app/domain/food/eaters.ts'
import type { Food } from '#app/domain/food/food.ts'
import { findFood } from '#app/domain/food/foods.ts'
import type { Lot } from '#app/domain/pantry/stock.ts'
import { readTable } from '#app/food-table.server.ts'
import { coverOf } from './food-cover.ts'
import type { Macros } from './macros.ts'

/**
 * The most a week should hold of one food (`foods/most-a-week.csv`): where a health authority advises it, and where
 * nobody would eat more of the same.
 */

const COLUMNS = ['name', 'foods', 'counted', 'gramsAWeek', 'growsWith', 'eater', 'advice'] as const

/** A line of the table. */
type WeekRule = {
  name: string
  covers: (food: Food) => boolean
  /** All foods it covers count together, or each by itself. */
  isTogether: boolean
  gramsAWeek: number
  /** With what of a person's targets the amount grows. */
  growsWith: 'energy' | 'protein' | null
  /** Whom it is for alone. */
  eater: Eater | null
  /** Who advises it; null where it is for variety alone. */
  advice: string | null
}

/** Targets for which the table says its amounts. */
const USUAL: Pick<Macros, 'kcal' | 'proteinG'> = { kcal: 2000, proteinG: 110 }

const RULES: readonly WeekRule[] = readTable('foods/most-a-week.csv', COLUMNS).map(({ row, place }) => {
  const gramsAWeek = Number(row.gramsAWeek)
  const isKnown =
    gramsAWeek > 0 &&
    ['together', 'each'].includes(row.counted) &&
    ['', 'energy', 'protein'].includes(row.growsWith) &&
    (row.eater === '' || EATERS.some((eater) => eater === row.eater))
  if (!isKnown) throw new Error(`${place} (${row.name}): a column holds what is not known`)
  return {
    name: row.name,
    covers: coverOf(row.foods, place),
    isTogether: row.counted === 'together',
    gramsAWeek,
    growsWith: row.growsWith === '' ? null : (row.growsWith as 'energy' | 'protein'),
    eater: EATERS.find((eater) => eater === row.eater) ?? null,
    advice: row.advice === '' ? null : row.advice,
  }
})

/** What a plan may hold of some foods. */
export type WeekLimit = {
  name: string
  advice: string | null
  /** In the whole plan, and on one of its days. */
  planG: number
  dayG: number
}

/** The limits of a plan, and which of them each food counts against. */
export type WeekLimits = { list: readonly WeekLimit[]; of: (foodId: string) => readonly number[] }

const WEEK_DAYS = 7
/** As much of a week's amount may be eaten on one day. */
const DAY_SHARE = 0.4

/** Whoever eats much eats more different things, not only more of the same. */
const MOST_GROWTH = 1.6

const NONE: readonly number[] = []

/**
 * What a plan of so many days for somebody with these targets may hold of each food. What nobody advises gives way to
 * the stock: it is there to be eaten.
 */
export function weekLimits(
  days: number,
  target: Macros,
  lots: readonly Lot[],
  eaters: readonly Eater[],
): WeekLimits {
  const list: WeekLimit[] = []
  const together = new Map<WeekRule, number>()
  const known = new Map<string, readonly number[]>()
  const rules = RULES.filter(({ eater }) => eater === null || eaters.includes(eater))
  const share = Math.max(DAY_SHARE, days / WEEK_DAYS)
  const stockOf = (covers: (food: Food) => boolean) =>
    lots.reduce((sum, { foodId, grams }) => {
      const food = findFood(foodId)
      return food !== null && covers(food) ? sum + grams : sum
    }, 0)
  const add = (rule: WeekRule, covers: (food: Food) => boolean): number => {
    const grown = rule.gramsAWeek * growthOf(rule, target)
    const stockG = rule.advice === null ? stockOf(covers) : 0
    return (
      list.push({
        name: rule.name,
        advice: rule.advice,
        planG: Math.max(grown * share, stockG),
        dayG: Math.max(grown * DAY_SHARE, stockG / 2),
      }) - 1
    )
  }
  const of = (foodId: string): readonly number[] => {
    const before = known.get(foodId)
    if (before !== undefined) return before
    const food = findFood(foodId)
    const found = food === null ? NONE : rules.filter(({ covers }) => covers(food)).map(placeOf(food))
    known.set(foodId, found)
    return found
  }
  const placeOf = (food: Food) => (rule: WeekRule) => {
    if (!rule.isTogether) return add(rule, ({ id }) => id === food.id)
    const place = together.get(rule) ?? add(rule, rule.covers)
    together.set(rule, place)
    return place
  }
  return { list, of }
}

function growthOf({ growsWith }: WeekRule, { kcal, proteinG }: Macros): number {
  if (growsWith === null) return 1
  const share = growsWith === 'energy' ? kcal / USUAL.kcal : proteinG / USUAL.proteinG
  return Math.min(MOST_GROWTH, Math.max(1, share))
}
