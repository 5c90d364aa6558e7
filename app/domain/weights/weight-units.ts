import type { WeightUnit } from '#app/domain/diary/diary-settings.ts'
import { poundsFromKg } from '#app/domain/planning/imperial.ts'

export const LB_PER_ST = 14

/** Stones and pounds from kilograms, pounds to a tenth: 70 kg are 11 st 0.3 lb. */
export function stonesFromKg(weightKg: number): { stones: number; pounds: number } {
  const pounds = poundsFromKg(weightKg)
  const stones = Math.floor(pounds / LB_PER_ST)
  return { stones, pounds: Math.round((pounds - stones * LB_PER_ST) * 10) / 10 }
}

/** Pounds from stones and pounds. */
export const poundsFromStones = (stones: number, pounds: number): number => stones * LB_PER_ST + pounds

/** "70.0 kg", "154.3 lb", "11 st 0.3 lb": a weight as it is read. */
export function weightInWords(weightKg: number, unit: WeightUnit): string {
  if (unit === 'kg') return `${weightKg.toFixed(1)} kg`
  if (unit === 'lb') return `${poundsFromKg(weightKg).toFixed(1)} lb`
  const { stones, pounds } = stonesFromKg(weightKg)
  return `${stones} st ${pounds.toFixed(1)} lb`
}
