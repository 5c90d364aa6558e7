/** Geometry of the charts of energy: every length comes from the figure that stands beside it. */

export const ENERGY_PARTS = ['protein', 'carbs', 'fat'] as const
export type EnergyPart = (typeof ENERGY_PARTS)[number]

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
