import { FLOOR_KCAL } from '#app/domain/planning/energy.ts'

/** How a member's diary counts and shows: their own choices, with what stands where none was made. */

export const ENERGY_UNITS = ['kcal', 'kJ'] as const
export type EnergyUnit = (typeof ENERGY_UNITS)[number]

export const WEIGHT_UNITS = ['kg', 'lb', 'st'] as const
export type WeightUnit = (typeof WEIGHT_UNITS)[number]

/** Of a day, each on its own: what the member aims at; null leaves it to the plan. */
export type OwnTargets = {
  kcal: number | null
  proteinG: number | null
  carbsG: number | null
  fatG: number | null
}

export type DiarySettings = {
  energyUnit: EnergyUnit
  /** Null for what was chosen last in the browser. */
  weightUnit: WeightUnit | null
  /** Carbohydrate without fibre. */
  countsNetCarbs: boolean
  /** Minutes after midnight: until then a meal belongs to the day before. */
  dayStartMin: number
  targets: OwnTargets
  waterGoalMl: number
  showsWater: boolean
}

export const DEFAULT_DIARY_SETTINGS: DiarySettings = {
  energyUnit: 'kcal',
  weightUnit: null,
  countsNetCarbs: false,
  dayStartMin: 0,
  targets: { kcal: null, proteinG: null, carbsG: null, fatG: null },
  waterGoalMl: 2000,
  showsWater: true,
}

/** What pages outside the diary go by. */
export type DiaryDisplay = Pick<
  DiarySettings,
  'energyUnit' | 'weightUnit' | 'countsNetCarbs' | 'dayStartMin'
>

/** What pages go by: as chosen, else as usual. */
export function displayOf(chosen: DiaryDisplay | null): DiaryDisplay {
  const { energyUnit, weightUnit, countsNetCarbs, dayStartMin } = chosen ?? DEFAULT_DIARY_SETTINGS
  return { energyUnit, weightUnit, countsNetCarbs, dayStartMin }
}

export const TARGET_KCAL = {
  min: 800,
  max: 6000,
  message: 'Enter 800 to 6,000 kcal a day as a whole number, or leave it empty',
} as const
/** Grams of a macronutrient a day: more than any body turns over is a slip of the keys. */
export const TARGET_GRAMS = { min: 1, max: 1000 } as const
export const DAY_START = { max: 360, step: 30 } as const
export const WATER_GOAL_ML = { min: 250, max: 6000, step: 50 } as const

/** What is said of a target that is less than our plans go down to; null where nothing need be said. */
export function lowTargetWarning(kcal: number | null): string | null {
  if (kcal === null || kcal >= FLOOR_KCAL.male) return null
  const [women, men] = [FLOOR_KCAL.female, FLOOR_KCAL.male].map((floor) => floor.toLocaleString('en-GB'))
  return kcal < FLOOR_KCAL.female
    ? `Your target is below ${women} kcal, the least we plan for women, and ${men} kcal, the least for men. Talk to a doctor before you eat so little.`
    : `Your target is below ${men} kcal, the least we plan for men (${women} kcal for women). Talk to a doctor before you eat less than that.`
}
