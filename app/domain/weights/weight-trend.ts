import { daysBetween, type PlainDate } from '#app/domain/pantry/plain-date.ts'

export type Weighing = { measuredOn: PlainDate; weightKg: number }
export type TrendPoint = Weighing & { trendKg: number }

/**
 * Of the distance to a new weighing, the part the trend goes in a day: water and meals move the scales by a kilogram
 * from one day to the next, and a tenth of that is noise one can live with.
 */
const DAILY_SHARE = 0.1
/** A pace is said over these days, and not from fewer than a week. */
const PACE_DAYS = 28
const LEAST_PACE_DAYS = 7

/** Weighings in date order, each with the smoothed weight: an exponential moving average that knows missed days. */
export function weightTrend(weighings: readonly Weighing[]): TrendPoint[] {
  const points: TrendPoint[] = []
  for (const one of weighings.toSorted((a, b) => daysBetween(b.measuredOn, a.measuredOn))) {
    const before = points.at(-1)
    const days = before ? Math.max(1, daysBetween(before.measuredOn, one.measuredOn)) : 0
    const share = 1 - (1 - DAILY_SHARE) ** days
    points.push({
      ...one,
      trendKg: before ? before.trendKg + share * (one.weightKg - before.trendKg) : one.weightKg,
    })
  }
  return points
}

/** Kilograms a week the trend has moved over the last four weeks; null while there is less than a week to say it of. */
export function weeklyPaceKg(points: readonly TrendPoint[]): number | null {
  const last = points.at(-1)
  if (!last) return null
  const first = points.find(({ measuredOn }) => daysBetween(measuredOn, last.measuredOn) <= PACE_DAYS) ?? last
  const days = daysBetween(first.measuredOn, last.measuredOn)
  return days < LEAST_PACE_DAYS ? null : ((last.trendKg - first.trendKg) / days) * 7
}

/** Round steps for an axis that holds all values: at most five of them, at least `least` apart. */
export function axisSteps(values: readonly number[], least: number): number[] {
  if (values.length === 0) return []
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const step = [1, 2, 4, 10, 20, 40, 100, 200]
    .map((times) => times * least)
    .find((one) => (high - low) / one <= 4)!
  const from = Math.floor(low / step) * step
  const to = Math.max(Math.ceil(high / step) * step, from + step)
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
}
