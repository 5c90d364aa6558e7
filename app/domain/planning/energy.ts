import type { LifeStage } from './life-stage.ts'

/** Daily energy from a person's own data, in kcal. Formula and constants as specified (Mifflin-St Jeor, 1990). */

export const SEXES = ['male', 'female'] as const
export type Sex = (typeof SEXES)[number]

export const ACTIVITY_LEVELS = [
  'sedentary',
  'lightly_active',
  'moderately_active',
  'very_active',
  'extremely_active',
] as const
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number]

export const PLAN_GOALS = ['lose_weight', 'gain_muscle', 'maintain', 'bulk', 'cut'] as const
export type PlanGoal = (typeof PLAN_GOALS)[number]

export type Person = {
  sex: Sex
  ageYears: number
  heightCm: number
  weightKg: number
  activityLevel: ActivityLevel
  /** Said by women who are pregnant or breastfeeding. */
  lifeStage?: LifeStage
}

export const ACTIVITY_FACTORS: Readonly<Record<ActivityLevel, number>> = {
  sedentary: 1.2,
  lightly_active: 1.375,
  moderately_active: 1.55,
  very_active: 1.725,
  extremely_active: 1.9,
}

export const GOAL_SHIFT_KCAL: Readonly<Record<PlanGoal, number>> = {
  lose_weight: -500,
  gain_muscle: 300,
  maintain: 0,
  bulk: 500,
  cut: -750,
}

export const FLOOR_KCAL: Readonly<Record<Sex, number>> = { female: 1200, male: 1500 }

/** Energy at rest in kcal a day: 10 kg + 6.25 cm - 5 years, plus 5 (male) or minus 161 (female). */
export function basalRateKcal({
  sex,
  ageYears,
  heightCm,
  weightKg,
}: Omit<Person, 'activityLevel' | 'lifeStage'>): number {
  return 10 * weightKg + 6.25 * heightCm - 5 * ageYears + (sex === 'male' ? 5 : -161)
}

export type DailyEnergy = {
  basalKcal: number
  /** Basal rate times the activity factor, and what milk takes: what keeps the weight. */
  maintenanceKcal: number
  /** What the goal asks for, before the floor. */
  wantedKcal: number
  /** What is planned, whole kcal, never below the floor. */
  targetKcal: number
  floorKcal: number
  isRaisedToFloor: boolean
}

/** Feeding a baby for the first six months (EFSA 2013); when a pregnancy takes more, nobody is asked. */
const OF_BREASTFEEDING_KCAL = 500

/** The day's energy for a goal: shifted by the specified amount, raised to 1,200 (female) or 1,500 kcal (male). */
export function dailyEnergy(person: Person, goal: PlanGoal): DailyEnergy {
  const basalKcal = basalRateKcal(person)
  const isNursing = person.sex === 'female' && person.lifeStage === 'breastfeeding'
  const maintenanceKcal =
    basalKcal * ACTIVITY_FACTORS[person.activityLevel] + (isNursing ? OF_BREASTFEEDING_KCAL : 0)
  const wantedKcal = maintenanceKcal + GOAL_SHIFT_KCAL[goal]
  const floorKcal = FLOOR_KCAL[person.sex]
  const isRaisedToFloor = wantedKcal < floorKcal
  const targetKcal = Math.round(isRaisedToFloor ? floorKcal : wantedKcal)
  return { basalKcal, maintenanceKcal, wantedKcal, targetKcal, floorKcal, isRaisedToFloor }
}
