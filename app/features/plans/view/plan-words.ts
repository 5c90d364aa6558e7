import { IN_KCAL, type EnergyWords } from '#app/features/page/energy-words.ts'
import { addDays, daysBetween, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { Macros } from '#app/domain/planning/macros.ts'
import { type MealSlot, mealTypeLabel } from '#app/domain/planning/meal-split.ts'
import { startAfter, startProblem } from '#app/domain/planning/plan-dates.ts'
import { dateInWords } from '#app/features/page/date-in-words.ts'
import type { PlanDayView, PlanDetail, PlanProgress } from './plan-view.ts'

/** How days, deviations and progress read on the planning pages. */

const short = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })

const wholeWeekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

/** A plain date belongs to no zone: read and written in the same one, it cannot shift. */
const instantOf = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** "Mon". */
export const weekdayOf = (date: string): string => short.format(instantOf(date))

/** "Monday". */
export const weekdayInWords = (date: string): string => wholeWeekday.format(instantOf(date))

/** "Sunday’s dinner": a meal of a day. */
export const mealOfDay = (date: string, slot: MealSlot): string =>
  `${weekdayInWords(date)}’s ${mealTypeLabel(slot).toLowerCase()}`

/** "Day 1 - Monday 16 March". */
export const dayHeading = ({ dayIndex, date }: { dayIndex: number; date: string }): string =>
  `Day ${dayIndex + 1} - ${dateInWords(date)}`

/** Of the part of a day that opens: what links to a day lead to. */
export const dayBodyId = (dayIndex: number): string => `day-${dayIndex + 1}`

/** Of the row of a meal, whatever is in its place. */
export const placeId = ({ dayIndex, slot }: { dayIndex: number; slot: MealSlot }): string =>
  `day-${dayIndex + 1}-${slot}`

/** "16". */
export const dayOfMonth = (date: string): string => String(Number(date.slice(8)))

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** "16 to 22 March", "30 March to 5 April"; the last day is the one before a plan's end. */
export function datesInWords({ startDate, endDate }: Pick<PlanDetail, 'startDate' | 'endDate'>): string {
  const lastDate = addDays(endDate, -1)
  if (lastDate <= startDate) return dateInWords(startDate)
  const [from, to] = [startDate, lastDate].map((date) => dayAndMonth.format(instantOf(date)))
  const isSameMonth = startDate.slice(0, 7) === lastDate.slice(0, 7)
  return `${isSameMonth ? dayOfMonth(startDate) : from} to ${to}`
}

/** What the link to a plan after this one says: "Plan next week"; null where that would be too far ahead. */
export function followingInWords(
  { startDate, endDate }: Pick<PlanDetail, 'startDate' | 'endDate'>,
  today: PlainDate,
): string | null {
  if (startProblem(startAfter({ endDate }, today), today) !== null) return null
  if (endDate < today) return 'Plan again from today'
  const days = daysBetween(startDate, endDate)
  return days === 7 ? 'Plan next week' : days === 1 ? 'Plan the next day' : `Plan the next ${days} days`
}

export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** What the page says while meals are made: what is to come first, then how many there are. */
export function progressText({ mealsDone, mealsTotal }: PlanProgress): string {
  return mealsDone === 0
    ? `This may take a few minutes, we are generating ${mealsTotal} amazing recipes for you...`
    : `Generated ${mealsDone}/${mealsTotal} meals... Please wait.`
}

const MINUS = '−'
const signed = (value: number, text: string) => `${value > 0 ? '+' : value < 0 ? MINUS : '±'}${text}`

/** How far an amount is from its target, in the whole figures that are shown beside it. */
export const differenceOf = (actual: number, target: number): number =>
  Math.round(actual) - Math.round(target)

/** "+4 kcal": how far an amount is from its target. */
export function differenceText(actual: number, target: number, unit: 'kcal' | 'kJ' | 'g'): string {
  const off = differenceOf(actual, target)
  return signed(off, `${Math.abs(off).toLocaleString('en-GB')} ${unit}`)
}

/** "+4": how far an energy is from its target, in the unit of whoever looks. */
export function energyDifference(actualKcal: number, targetKcal: number, energy: EnergyWords): string {
  const off = energy.of(actualKcal) - energy.of(targetKcal)
  return signed(off, Math.abs(off).toLocaleString('en-GB'))
}

/** "On average 4 kcal a day under target."; empty for one day, and until every day has its meals. */
export function averageInWords(
  { days }: { days: readonly PlanDayView[] },
  energy: EnergyWords = IN_KCAL,
): string {
  if (days.length < 2 || days.some(({ openSlots }) => openSlots.length > 0)) return ''
  const sum = days.reduce((total, day) => total + energy.of(day.total.kcal) - energy.of(day.target.kcal), 0)
  const off = Math.round(sum / days.length)
  return off === 0
    ? 'On target on average.'
    : `On average ${Math.abs(off)} ${energy.unit} a day ${off > 0 ? 'over' : 'under'} target.`
}

export type MacroName = keyof Macros

/** The four figures of a day in the order every page shows them. */
export const MACROS: readonly { name: MacroName; label: string; unit: 'kcal' | 'g'; tone: string }[] = [
  { name: 'kcal', label: 'Calories', unit: 'kcal', tone: 'var(--ink)' },
  { name: 'proteinG', label: 'Protein', unit: 'g', tone: 'var(--protein)' },
  { name: 'carbsG', label: 'Carbs', unit: 'g', tone: 'var(--carbs)' },
  { name: 'fatG', label: 'Fat', unit: 'g', tone: 'var(--fat)' },
]

/** Servings of a planned meal: "1 serving", "1.25 servings". */
export function servingsInWords(servings: number): string {
  const text = (Math.round(servings * 100) / 100).toLocaleString('en-GB')
  return `${text} ${text === '1' ? 'serving' : 'servings'}`
}
