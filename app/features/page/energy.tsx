import type { EnergyUnit } from '#app/domain/diary/diary-settings.ts'
import { energyIn } from '#app/domain/diary/energy-unit.ts'
import { useDiaryDisplay } from './diary-display.ts'

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

/** How energies read for this person, who takes all of them in kilocalories or in kilojoules. */
export type EnergyWords = {
  unit: EnergyUnit
  /** In whole figures of the unit, to reckon with what is shown. */
  of(kcal: number): number
  /** "1,711". */
  figure(kcal: number): string
  /** "1,711 kcal". */
  words(kcal: number): string
}

const wordsIn = (unit: EnergyUnit): EnergyWords => ({
  unit,
  of: (kcal) => energyIn(kcal, unit),
  figure: (kcal) => whole.format(energyIn(kcal, unit)),
  words: (kcal) => `${whole.format(energyIn(kcal, unit))} ${unit}`,
})

const WORDS: Readonly<Record<EnergyUnit, EnergyWords>> = { kcal: wordsIn('kcal'), kJ: wordsIn('kJ') }

/** For tests, mail and public pages, which stay with kilocalories. */
export const IN_KCAL = WORDS.kcal

/** Energies in the unit of whoever looks. */
export const useEnergy = (): EnergyWords => WORDS[useDiaryDisplay().energyUnit]

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
