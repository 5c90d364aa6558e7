import type { ActivityLevel, PlanGoal, Sex } from '#app/domain/planning/energy.ts'
import type { LifeStage } from '#app/domain/planning/life-stage.ts'
import { macrosFor, type Macros } from '#app/domain/planning/macros.ts'
import { planTargets } from '#app/domain/planning/targets.ts'

/** Somebody who eats at the table. */

/** What somebody needs in a day: told in kcal, or worked out from their body. */
export type PersonFigures =
  | { kind: 'kcal'; kcal: number }
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

const MEALS_DO_NOT_MATTER = 3

/** The day's targets of a person: kcal as told are split like those of somebody who keeps their weight. */
export function personTargets(figures: PersonFigures): Macros {
  return figures.kind === 'kcal'
    ? macrosFor(figures.kcal, 'maintain')
    : planTargets(figures, figures.goal, MEALS_DO_NOT_MATTER).day
}
