import type { EnergyUnit } from './diary-settings.ts'

const KJ_PER_KCAL = 4.184

/** An energy in the unit that is shown, in whole figures, so that what stands side by side adds up. */
export const energyIn = (kcal: number, unit: EnergyUnit): number =>
  Math.round(unit === 'kJ' ? kcal * KJ_PER_KCAL : kcal)
