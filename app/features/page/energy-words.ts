import type { EnergyUnit } from '#app/domain/diary/diary-settings.ts'
import { energyIn } from '#app/domain/diary/energy-unit.ts'

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

/** By unit. */
export const ENERGY_WORDS: Readonly<Record<EnergyUnit, EnergyWords>> = {
  kcal: wordsIn('kcal'),
  kJ: wordsIn('kJ'),
}

/** For tests, mail and public pages, which stay with kilocalories. */
export const IN_KCAL = ENERGY_WORDS.kcal
