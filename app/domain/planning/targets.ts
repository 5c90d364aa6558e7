import { type DailyEnergy, type Person, type PlanGoal, dailyEnergy } from './energy.ts'
import { type Macros, macrosFor } from './macros.ts'
import { type MealsPerDay, type SlotTarget, slotTargets } from './meal-split.ts'

/** What a plan aims at, as the form previews it and the plan keeps it. */
export type PlanTargets = {
  day: Macros
  energy: DailyEnergy
  slots: SlotTarget[]
  /** Sentences for the person; not empty when the floor acted. */
  notes: string[]
}

const whole = (kcal: number) => Math.round(kcal).toLocaleString('en-GB')

/** The day's energy, macronutrients and slots for a person and a goal. Pure arithmetic on the entries. */
export function planTargets(person: Person, goal: PlanGoal, mealsPerDay: MealsPerDay): PlanTargets {
  const energy = dailyEnergy(person, goal)
  const notes = energy.isRaisedToFloor
    ? [
        `Your goal comes to ${whole(energy.wantedKcal)} kcal a day. That is too little to live on well, so we ` +
          `plan ${whole(energy.floorKcal)} kcal, the least we plan for ${person.sex === 'male' ? 'men' : 'women'}.`,
      ]
    : []
  return {
    day: macrosFor(energy.targetKcal, goal),
    energy,
    slots: slotTargets(energy.targetKcal, mealsPerDay),
    notes,
  }
}
