import { KCAL_PER_G, type Macros } from '#app/domain/planning/macros.ts'
import { ENERGY_PARTS, type EnergyPart } from './energy-bars.ts'

/** One macro of a day: its part of the ring, and how much of that part is eaten and will be. */
export type DayArc = {
  name: EnergyPart
  /** Its energy in the target, in kcal: the part of the ring that is its own. */
  targetKcal: number
  eatenG: number
  targetG: number
  /** Shares of the arc from its beginning, 0 to 1: what is eaten, and what is eaten with what is planned. */
  eatenShare: number
  plannedShare: number
}

const GRAMS = { protein: 'proteinG', carbs: 'carbsG', fat: 'fatG' } as const

/**
 * The day as a ring: protein, carbohydrate and fat own the share of it that they have in the target's energy (at 4, 4
 * and 9 kcal/g), and fill it by grams. A macro that is over its target fills its arc and no more: the figures say by
 * how much.
 */
export function dayArcs(targets: Macros, eaten: Macros, planned: Macros): DayArc[] {
  return ENERGY_PARTS.map((name) => {
    const grams = GRAMS[name]
    const targetG = Math.max(0, targets[grams])
    const shareOf = (amountG: number) => (targetG > 0 ? Math.min(1, Math.max(0, amountG) / targetG) : 0)
    return {
      name,
      targetKcal: targetG * KCAL_PER_G[name],
      eatenG: eaten[grams],
      targetG,
      eatenShare: shareOf(eaten[grams]),
      plannedShare: shareOf(eaten[grams] + planned[grams]),
    }
  })
}
