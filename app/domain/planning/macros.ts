import type { PlanGoal } from './energy.ts'

/** Energy and the three macronutrients: of a day's target, of a meal, of a day as planned. */
export type Macros = { kcal: number; proteinG: number; fatG: number; carbsG: number }

export const KCAL_PER_G = { protein: 4, fat: 9, carbs: 4 } as const

export type MacroShares = { protein: number; fat: number; carbs: number }

/** Shares of the day's energy by goal, as specified. */
export const MACRO_SHARES: Readonly<Record<PlanGoal, MacroShares>> = {
  lose_weight: { protein: 0.35, fat: 0.25, carbs: 0.4 },
  gain_muscle: { protein: 0.3, fat: 0.25, carbs: 0.45 },
  bulk: { protein: 0.25, fat: 0.3, carbs: 0.45 },
  cut: { protein: 0.4, fat: 0.2, carbs: 0.4 },
  maintain: { protein: 0.25, fat: 0.3, carbs: 0.45 },
}

const toTenth = (grams: number) => Math.round(grams * 10) / 10

/** Grams of protein, fat and carbohydrate for an energy in kcal, at 4, 9 and 4 kcal per gram, to a tenth. */
export function macrosFor(kcal: number, goal: PlanGoal): Macros {
  const shares = MACRO_SHARES[goal]
  return {
    kcal,
    proteinG: toTenth((kcal * shares.protein) / KCAL_PER_G.protein),
    fatG: toTenth((kcal * shares.fat) / KCAL_PER_G.fat),
    carbsG: toTenth((kcal * shares.carbs) / KCAL_PER_G.carbs),
  }
}

/** Grams of protein a day for each kilogram of body weight, between which a plan stays. */
export type ProteinBounds = { leastGPerKg: number; mostGPerKg: number }

/**
 * Adults: from the population reference intake (EFSA 2012, 0.83 g) to the upper end of what helps whoever trains
 * (Morton et al. 2018, 2.2 g).
 */
const ADULT_PROTEIN: ProteinBounds = { leastGPerKg: 0.8, mostGPerKg: 2.2 }
/** The young: from the reference intake for 14 to 17 years (EFSA 2012) to twice as much. */
const YOUNG_PROTEIN: ProteinBounds = { leastGPerKg: 0.86, mostGPerKg: 1.7 }
const ADULT_FROM_YEARS = 18

/** What a body of this age and weight should have of protein. */
export const proteinBoundsFor = (ageYears: number): ProteinBounds =>
  ageYears < ADULT_FROM_YEARS ? YOUNG_PROTEIN : ADULT_PROTEIN

/** The same macronutrients with protein inside the bounds of a body; carbohydrate takes the difference. */
export function withProteinBounds(macros: Macros, weightKg: number, bounds: ProteinBounds): Macros {
  const least = toTenth(weightKg * bounds.leastGPerKg)
  const most = toTenth(weightKg * bounds.mostGPerKg)
  const proteinG = Math.min(Math.max(macros.proteinG, least), most)
  const carbsG = toTenth(Math.max(0, macros.carbsG + macros.proteinG - proteinG))
  return { ...macros, proteinG, carbsG }
}

export const NO_MACROS: Macros = { kcal: 0, proteinG: 0, fatG: 0, carbsG: 0 }

/** Sums energy and macronutrients. */
export function sumMacros(parts: readonly Macros[]): Macros {
  const sum = { ...NO_MACROS }
  for (const part of parts) {
    sum.kcal += part.kcal
    sum.proteinG += part.proteinG
    sum.fatG += part.fatG
    sum.carbsG += part.carbsG
  }
  return sum
}

/** How far a day is from its target, as a share of it: -0.01 is one per cent too little. */
export function deviationOf(actual: Macros, target: Macros): Macros {
  const off = (value: number, aim: number) => (aim > 0 ? value / aim - 1 : 0)
  return {
    kcal: off(actual.kcal, target.kcal),
    proteinG: off(actual.proteinG, target.proteinG),
    fatG: off(actual.fatG, target.fatG),
    carbsG: off(actual.carbsG, target.carbsG),
  }
}
