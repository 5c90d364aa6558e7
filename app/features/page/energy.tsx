import { useDiaryDisplay } from './diary-display.ts'
import { ENERGY_WORDS, type EnergyWords } from './energy-words.ts'

/** Energies in the unit of whoever looks. */
export const useEnergy = (): EnergyWords => ENERGY_WORDS[useDiaryDisplay().energyUnit]

/** "1,711 kcal" in the unit of whoever looks. */
export function Energy({ kcal }: { kcal: number }) {
  return useEnergy().words(kcal)
}

/** "1,711": the figure alone, where the unit is said beside it. */
export function EnergyFigure({ kcal }: { kcal: number }) {
  return useEnergy().figure(kcal)
}

/** "kcal". */
export function EnergyUnitName() {
  return useEnergy().unit
}
