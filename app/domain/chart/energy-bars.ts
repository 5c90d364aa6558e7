import { KCAL_PER_G, type Macros } from '#app/domain/planning/macros.ts'

/** Geometry of the charts of energy: every length comes from the figure that stands beside it. */

export const ENERGY_PARTS = ['protein', 'carbs', 'fat'] as const
export type EnergyPart = (typeof ENERGY_PARTS)[number]

/** One day drawn. `height` is a share of the chart; `parts` are shares of the bar and add up to 1, or are empty. */
export type EnergyBar = { height: number; parts: { name: EnergyPart; share: number }[] }

export type EnergyChart = {
  /** What the whole height of the chart stands for. */
  fullKcal: number
  /** Height of the target's line as a share of the chart; null without a target. */
  target: number | null
  /** One for each day; null where nothing is known of it. */
  bars: (EnergyBar | null)[]
}

/** Room above the highest of bars and target. */
const HEADROOM = 1.08

/**
 * Bars from 0 on one scale with the target. A bar is as high as the day's kcal; protein, carbohydrate and fat divide
 * that height by their energy at 4, 4 and 9 kcal/g, because alcohol, fibre and rounding keep their sum off the total.
 */
export function energyChart(days: readonly (Macros | null)[], targetKcal: number | null): EnergyChart {
  const highest = Math.max(targetKcal ?? 0, ...days.map((day) => day?.kcal ?? 0))
  const fullKcal = (highest > 0 ? highest : 1) * HEADROOM
  return {
    fullKcal,
    target: targetKcal === null ? null : Math.max(0, targetKcal) / fullKcal,
    bars: days.map((day) => day && { height: Math.max(0, day.kcal) / fullKcal, parts: energyParts(day) }),
  }
}

function energyParts({ proteinG, carbsG, fatG }: Macros): EnergyBar['parts'] {
  const kcal = {
    protein: Math.max(0, proteinG) * KCAL_PER_G.protein,
    carbs: Math.max(0, carbsG) * KCAL_PER_G.carbs,
    fat: Math.max(0, fatG) * KCAL_PER_G.fat,
  }
  const sum = kcal.protein + kcal.carbs + kcal.fat
  return sum > 0 ? ENERGY_PARTS.map((name) => ({ name, share: kcal[name] / sum })) : []
}

export type DifferenceChart = {
  /** What the chart reaches to on either side of the target. */
  reachKcal: number
  /** How far each day lies from the target, as a share of the reach: -1 to 1; null where it is not known yet. */
  shares: (number | null)[]
}

/** The reach is one of these times a power of ten, so that its label is a round figure. */
const ROUND = [1, 2, 5, 10]

/**
 * Days around their target: what a chart from 0 cannot show, where all of them lie near it. Takes the differences as
 * the labels say them (whole kcal); the reach is never less than `leastKcal`, so that a hair is not drawn as a gap.
 */
export function differenceChart(
  differencesKcal: readonly (number | null)[],
  leastKcal: number,
): DifferenceChart {
  const largest = Math.max(leastKcal, 1, ...differencesKcal.map((one) => Math.abs(one ?? 0)))
  const power = 10 ** Math.floor(Math.log10(largest))
  const reachKcal = (ROUND.find((times) => times * power >= largest) ?? 10) * power
  return { reachKcal, shares: differencesKcal.map((one) => one && one / reachKcal) }
}
