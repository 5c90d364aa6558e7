import type { ProteinBounds } from './macros.ts'

/**
 * The protein that children need, where their age alone is known: the population reference intake in grams for each
 * kilogram (EFSA 2012, Dietary Reference Values for protein, boys' from 11 years on), and a usual weight, the mean of
 * boys' and girls' medians (WHO 2006 and 2007; from 11 years on, where WHO gives no weights, the median body mass index at
 * the median height).
 */
const REFERENCES: readonly (readonly [ageYears: number, proteinGPerKg: number, weightKg: number])[] = [
  [1, 1.14, 9.3],
  [2, 0.97, 11.9],
  [3, 0.9, 14.1],
  [4, 0.86, 16.2],
  [5, 0.85, 18.3],
  [6, 0.89, 20.4],
  [7, 0.91, 22.7],
  [8, 0.92, 25.2],
  [9, 0.91, 28.2],
  [10, 0.91, 31.5],
  [11, 0.91, 35.4],
  [12, 0.9, 40],
  [13, 0.9, 45.1],
  [14, 0.89, 50.3],
  [15, 0.88, 54.7],
  [16, 0.87, 58],
  [17, 0.86, 60.3],
]

/** EFSA finds intakes of up to twice the reference in mixed diets, and no harm in them. */
const MOST_TIMES_REFERENCE = 2

/** A usual weight at an age under 18 and what a body of it should have of protein; null for adults. */
export function childReference(ageYears: number): { weightKg: number; bounds: ProteinBounds } | null {
  const found = REFERENCES.find(([age]) => age === Math.max(1, Math.floor(ageYears)))
  if (found === undefined) return null
  const [, leastGPerKg, weightKg] = found
  return { weightKg, bounds: { leastGPerKg, mostGPerKg: leastGPerKg * MOST_TIMES_REFERENCE } }
}
