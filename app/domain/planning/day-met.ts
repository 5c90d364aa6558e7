import type { Macros } from './macros.ts'

/** When a day and a week are met: as near as people keep to a plan. */

/** Of energy, either way. */
export const KCAL_TOLERANCE = 0.05
/** Protein that may be missing; more of it is no fault. */
export const PROTEIN_TOLERANCE = 0.05
/** Of carbohydrate and fat, either way. */
export const REST_TOLERANCE = 0.15

/** How far each figure of a day is outside of what is kept; 0 inside. `deviation` is in shares of the target. */
export function beyondBounds({ kcal, proteinG, fatG, carbsG }: Macros): Macros {
  const outside = (off: number, tolerance: number) => Math.max(0, Math.abs(off) - tolerance)
  return {
    kcal: outside(kcal, KCAL_TOLERANCE),
    proteinG: outside(Math.min(0, proteinG), PROTEIN_TOLERANCE),
    fatG: outside(fatG, REST_TOLERANCE),
    carbsG: outside(carbsG, REST_TOLERANCE),
  }
}

const NEGLIGIBLE = 1e-9

/** Whether a day's deviations are within bounds. */
export function isWithinBounds(deviation: Macros): boolean {
  return Object.values(beyondBounds(deviation)).every((off) => off <= NEGLIGIBLE)
}
