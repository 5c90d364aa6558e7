import type { Macros } from './macros.ts'
import type { MealSlot, SlotTarget } from './meal-split.ts'

/** Meals that the plan does not make, because they are eaten out, takeaways or skipped: the days are planned around them. */

export const AWAY_KINDS = ['out', 'takeaway', 'skipped'] as const
export type AwayKind = (typeof AWAY_KINDS)[number]

export type MealAway = {
  /** 0 is Monday. */
  weekday: number
  slot: MealSlot
  kind: AwayKind
}

export const LONGEST_AWAY_NOTE = 60

/** What was decided of one meal after the plan was made; it counts before what is said by weekday. */
export type AwayChange = {
  /** 0 is the first day of the plan. */
  dayIndex: number
  slot: MealSlot
  /** `home`: the plan makes it after all. */
  kind: AwayKind | 'home'
  /** The person's own words: "lunch at Mum's". */
  note?: string | undefined
}

/** The changes of a plan with one more, which replaces an earlier one of the same meal. */
export function withAwayChange(changes: readonly AwayChange[], change: AwayChange): AwayChange[] {
  const others = changes.filter(({ dayIndex, slot }) => dayIndex !== change.dayIndex || slot !== change.slot)
  return [...others, change]
}

/** How large a meal eaten out is taken to be, against what the same meal would bring at home. */
export const OUT_SIZES = { usual: 1, larger: 1.25, 'much-larger': 1.5 } as const
export type OutSize = keyof typeof OUT_SIZES

/** A meal of a day that the plan does not make. */
export type AwayMeal = {
  slot: MealSlot
  kind: AwayKind
  /** Of the day's targets, set aside for it: an estimate; 0 where it is skipped. */
  share: number
  kcal: number
  note?: string
}

/** What the plan's own meals of a day are to bring, and which are not made. */
export type DayTargets = { day: Macros; slots: readonly SlotTarget[]; away: readonly AwayMeal[] }

type Aims = { day: Macros; slots: readonly SlotTarget[]; days?: readonly DayTargets[] }

/** The meals that stay grow by as much at most: half as large again is still a meal. */
const MOST_GROWTH = 1.5
/** However much is eaten out, the meals at home are not planned smaller than this share of their size. */
const LEAST_GROWTH = 0.5
const WEEK_DAYS = 7

type Wishes = {
  away: readonly MealAway[]
  changes?: readonly AwayChange[]
  outSize: OutSize
  firstWeekday: number
}
type Away = Pick<AwayMeal, 'kind' | 'note'>

/** The targets of every day of a plan, around the meals that are not made at home. */
export function dayTargets({ day, slots }: Aims, wishes: Wishes, days: number): DayTargets[] {
  return Array.from({ length: days }, (_, dayIndex) => {
    const awayOf = (slot: MealSlot) => awayAt(wishes, dayIndex, slot)
    if (slots.every(({ slot }) => awayOf(slot) === null)) return { day, slots, away: [] }
    return around(day, slots, awayOf, OUT_SIZES[wishes.outSize])
  })
}

function awayAt({ away, changes = [], firstWeekday }: Wishes, dayIndex: number, slot: MealSlot): Away | null {
  const change = changes.find((one) => one.dayIndex === dayIndex && one.slot === slot)
  if (change?.kind === 'home') return null
  if (change) return { kind: change.kind, ...(change.note && { note: change.note }) }
  const weekday = (firstWeekday + dayIndex) % WEEK_DAYS
  const said = away.find((one) => one.weekday === weekday && one.slot === slot)
  return said ? { kind: said.kind } : null
}

function around(
  day: Macros,
  slots: readonly SlotTarget[],
  awayOf: (slot: MealSlot) => Away | null,
  outSize: number,
): DayTargets {
  const away = slots.flatMap(({ slot, kcal }): AwayMeal[] => {
    const one = awayOf(slot)
    if (one === null) return []
    const share = one.kind === 'skipped' ? 0 : Math.min(1, (kcal / day.kcal) * outSize)
    return [{ slot, ...one, share, kcal: share * day.kcal }]
  })
  const home = slots.filter(({ slot }) => awayOf(slot) === null)
  const homeShare = home.reduce((sum, { kcal }) => sum + kcal, 0) / day.kcal
  const leftShare = Math.max(0, 1 - away.reduce((sum, { share }) => sum + share, 0))
  const growth = homeShare === 0 ? 0 : Math.min(MOST_GROWTH, Math.max(LEAST_GROWTH, leftShare / homeShare))
  return {
    day: scaled(day, homeShare * growth),
    slots: home.map(({ slot, kcal }) => ({ slot, kcal: kcal * growth })),
    away,
  }
}

const scaled = ({ kcal, proteinG, fatG, carbsG }: Macros, share: number): Macros => ({
  kcal: kcal * share,
  proteinG: proteinG * share,
  fatG: fatG * share,
  carbsG: carbsG * share,
})

/** What a day's own meals are to bring; the same on every day of a plan that says nothing of meals away. */
export function targetsOn({ day, slots, days }: Aims, dayIndex: number): DayTargets {
  return days?.[dayIndex] ?? { day, slots, away: [] }
}

/** Meals of the plan that are not made. */
export function countAway(days: readonly DayTargets[]): number {
  return days.reduce((sum, { away }) => sum + away.length, 0)
}
