import { type DailyEnergy, type Person, type PlanGoal, dailyEnergy } from './energy.ts'
import { goalNotes } from './goal-check.ts'
import { type Macros, macrosFor, proteinBoundsFor, withProteinBounds } from './macros.ts'
import { type MealsPerDay, type SlotTarget, slotTargets } from './meal-split.ts'
import type { DayTargets } from './meals-away.ts'

/** What a plan aims at, as the form previews it and the plan keeps it. */
export type PlanTargets = {
  day: Macros
  energy: DailyEnergy
  slots: SlotTarget[]
  /** By day, where some meals are not made at home. */
  days?: readonly DayTargets[]
  /** Sentences for the person; the floor, growing, pregnancy, a weight that is too low. */
  notes: string[]
}

/** The day's energy, macronutrients and slots for a person and a goal. Pure arithmetic on the entries. */
export function planTargets(person: Person, goal: PlanGoal, mealsPerDay: MealsPerDay): PlanTargets {
  const energy = dailyEnergy(person, goal)
  return {
    day: withProteinBounds(
      macrosFor(energy.targetKcal, goal),
      person.weightKg,
      proteinBoundsFor(person.ageYears),
    ),
    energy,
    slots: slotTargets(energy.targetKcal, mealsPerDay),
    notes: goalNotes(person, goal, energy),
  }
}
