import type { ActivityLevel, PlanGoal, Sex } from './energy.ts'
import type { LifeStage } from './life-stage.ts'

/** How what a person chooses for a plan reads on the pages. */

export const GOAL_LABELS: Readonly<Record<PlanGoal, string>> = {
  lose_weight: 'Lose weight',
  gain_muscle: 'Gain muscle',
  maintain: 'Maintain',
  bulk: 'Bulk',
  cut: 'Cut',
}

export const ACTIVITY_LABELS: Readonly<Record<ActivityLevel, string>> = {
  sedentary: 'Sedentary: little or no exercise',
  lightly_active: 'Lightly active: 1 to 3 days a week',
  moderately_active: 'Moderately active: 3 to 5 days a week',
  very_active: 'Very active: 6 or 7 days a week',
  extremely_active: 'Extremely active: hard work or training twice a day',
}

export const LIFE_STAGE_LABELS: Readonly<Record<LifeStage, string>> = {
  none: 'Neither',
  pregnant: 'Pregnant',
  breastfeeding: 'Breastfeeding',
}

export const SEX_LABELS: Readonly<Record<Sex, string>> = { male: 'Male', female: 'Female' }
