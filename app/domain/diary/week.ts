import { addDays, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import { type Macros, sumMacros } from '#app/domain/planning/macros.ts'

/** What was eaten on a day; `total` is null where nothing was entered, which says nothing about what was eaten. */
export type DayEaten = { date: PlainDate; entries: number; total: Macros | null }

type Entry = { eatenOn: PlainDate; totalKcal: number; proteinG: number; fatG: number; carbsG: number }

/** The seven days that end with `lastDay`, oldest first. */
export const weekEaten = (lastDay: PlainDate, entries: readonly Entry[]): DayEaten[] =>
  daysEaten(addDays(lastDay, -6), 7, entries)

/** So many days from `firstDay` on. */
export function daysEaten(firstDay: PlainDate, days: number, entries: readonly Entry[]): DayEaten[] {
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(firstDay, index)
    const own = entries.filter(({ eatenOn }) => eatenOn === date)
    const total =
      own.length === 0
        ? null
        : sumMacros(own.map(({ totalKcal, ...macros }) => ({ ...macros, kcal: totalKcal })))
    return { date, entries: own.length, total }
  })
}

/** The mean of the days that have entries; null when none has. */
export function averageEaten(days: readonly DayEaten[]): { days: number; mean: Macros } | null {
  const totals = days.flatMap(({ total }) => total ?? [])
  if (totals.length === 0) return null
  const { kcal, proteinG, fatG, carbsG } = sumMacros(totals)
  const per = (sum: number) => sum / totals.length
  return {
    days: totals.length,
    mean: { kcal: per(kcal), proteinG: per(proteinG), fatG: per(fatG), carbsG: per(carbsG) },
  }
}
