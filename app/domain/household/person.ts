import type { ActivityLevel, PlanGoal, Sex } from '#app/domain/planning/energy.ts'
import type { LifeStage } from '#app/domain/planning/life-stage.ts'
import { childReference } from '#app/domain/planning/child-protein.ts'
import { macrosFor, type Macros, withProteinBounds } from '#app/domain/planning/macros.ts'
import { planTargets } from '#app/domain/planning/targets.ts'

/** Somebody who eats at the table. */

/** What somebody needs in a day: entered in kcal, with their age where it is known, or worked out from their body. */
export type PersonFigures =
  | { kind: 'kcal'; kcal: number; ageYears?: number | undefined }
  | {
      kind: 'body'
      sex: Sex
      ageYears: number
      heightCm: number
      weightKg: number
      activityLevel: ActivityLevel
      goal: PlanGoal
      lifeStage?: LifeStage
    }

export const MOST_PEOPLE = 8
export const MOST_GUESTS = 12
export const MAX_PERSON_NAME = 60
/** Members of one household, and links that wait for somebody. */
export const MOST_MEMBERS = 8
export const MOST_INVITATIONS = 10
export const INVITATION_DAYS = 7
export const UNDO_WITHIN_MS = 10 * 60 * 1000

/** Of a day, as it is typed: for children too, whom no formula of ours is made for. */
export const KCAL_BOUNDS = {
  min: 800,
  max: 6000,
  message: 'Enter 800 to 6,000 kcal a day, as a whole number',
} as const

/** The age of somebody who is known by their kcal. */
export const YEARS_BOUNDS = {
  min: 1,
  max: 100,
  message: 'Enter an age between 1 and 100 years, or leave it empty',
} as const

const MEALS_DO_NOT_MATTER = 3

/** What somebody's day is to bring; of protein, fat and carbohydrate nothing where only their energy is known. */
export type PersonTargets = { kcal: number; macros: Macros | null }

/** The day's targets of a person. Kcal that were entered are split like those of somebody who keeps their weight, with a child's protein. */
export function personTargets(figures: PersonFigures): PersonTargets {
  if (figures.kind === 'body') {
    const macros = planTargets(figures, figures.goal, MEALS_DO_NOT_MATTER).day
    return { kcal: macros.kcal, macros }
  }
  const { kcal, ageYears } = figures
  if (ageYears === undefined) return { kcal, macros: null }
  const macros = macrosFor(kcal, 'maintain')
  const child = childReference(ageYears)
  return { kcal, macros: child ? withProteinBounds(macros, child.weightKg, child.bounds) : macros }
}
