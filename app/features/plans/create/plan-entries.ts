import type { Tier } from '#app/domain/allowance.ts'
import {
  ACTIVITY_LEVELS,
  type ActivityLevel,
  PLAN_GOALS,
  type PlanGoal,
  type Sex,
  SEXES,
} from '#app/domain/planning/energy.ts'
import { goalProblem, type GoalProblem } from '#app/domain/planning/goal-check.ts'
import { LIFE_STAGES, type LifeStage } from '#app/domain/planning/life-stage.ts'
import { MEALS_PER_DAY, type MealsPerDay } from '#app/domain/planning/meal-split.ts'
import { readBodyEntry } from '#app/domain/planning/plan-bounds.ts'
import { type PlanTargets, planTargets } from '#app/domain/planning/targets.ts'

/** What the plan dialog holds: as entered for the last plan, or as it comes. */
export type PlanEntries = {
  goal: PlanGoal
  days: number
  mealsPerDay: MealsPerDay
  age: number
  gender: Sex
  height: number
  currentWeight: number
  targetWeight: number
  activityLevel: ActivityLevel
  lifeStage?: LifeStage
}

/** The dialog while it is filled: figures are what was typed, in kilograms and centimetres. */
export type PlanFormValues = Omit<PlanEntries, 'age' | 'height' | 'currentWeight' | 'targetWeight'> & {
  name: string
  age: string
  height: string
  currentWeight: string
  targetWeight: string
  lifeStage: LifeStage
}

export const PLAN_DAYS = [1, 2, 3, 4, 5, 6, 7] as const
export const LONGEST_PLAN_DAYS: Readonly<Record<Tier, number>> = { free: 1, premium: 7 }

export function valuesOfEntries(entries: PlanEntries, tier: Tier): PlanFormValues {
  return {
    ...entries,
    lifeStage: entries.lifeStage ?? 'none',
    name: '',
    days: Math.min(entries.days, LONGEST_PLAN_DAYS[tier]),
    age: String(entries.age),
    height: String(entries.height),
    currentWeight: String(entries.currentWeight),
    targetWeight: String(entries.targetWeight),
  }
}

/** The dialog's fields, by the names they are sent under. */
export const PLAN_FIELDS = [
  'name',
  'goal',
  'days',
  'mealsPerDay',
  'age',
  'gender',
  'height',
  'currentWeight',
  'targetWeight',
  'activityLevel',
  'lifeStage',
] as const

/** What was sent and came back, as text, in place of what the dialog begins with; choices there are none of, left out. */
export function withEntered(values: PlanFormValues, entered: Record<string, string> = {}): PlanFormValues {
  const text = (name: 'name' | 'age' | 'height' | 'currentWeight' | 'targetWeight') =>
    entered[name] ?? values[name]
  const choice = <Choice extends string | number>(name: string, choices: readonly Choice[], usual: Choice) =>
    choices.find((one) => String(one) === entered[name]) ?? usual
  return {
    name: text('name'),
    age: text('age'),
    height: text('height'),
    currentWeight: text('currentWeight'),
    targetWeight: text('targetWeight'),
    goal: choice('goal', PLAN_GOALS, values.goal),
    gender: choice('gender', SEXES, values.gender),
    lifeStage: choice('lifeStage', LIFE_STAGES, values.lifeStage),
    activityLevel: choice('activityLevel', ACTIVITY_LEVELS, values.activityLevel),
    mealsPerDay: choice('mealsPerDay', MEALS_PER_DAY, values.mealsPerDay),
    days: choice('days', PLAN_DAYS, values.days),
  }
}

export type BodyProblems = Partial<Record<'age' | 'height' | 'currentWeight' | 'targetWeight', true>>

/** Which figures cannot be planned with; the target weight counts only where the goal has one. */
export function bodyProblems(values: PlanFormValues): BodyProblems {
  const problems: BodyProblems = {}
  if (readBodyEntry('age', values.age) === null) problems.age = true
  if (readBodyEntry('height', values.height) === null) problems.height = true
  if (readBodyEntry('weight', values.currentWeight) === null) problems.currentWeight = true
  if (values.goal !== 'maintain' && readBodyEntry('weight', values.targetWeight) === null)
    problems.targetWeight = true
  return problems
}

/** The day's targets for what is entered so far; `null` until age, height and weight can be reckoned with. */
export function previewTargets(values: PlanFormValues): PlanTargets | null {
  const ageYears = readBodyEntry('age', values.age)
  const heightCm = readBodyEntry('height', values.height)
  const weightKg = readBodyEntry('weight', values.currentWeight)
  if (ageYears === null || heightCm === null || weightKg === null) return null
  const { gender: sex, activityLevel, lifeStage, goal, mealsPerDay } = values
  return planTargets({ sex, ageYears, heightCm, weightKg, activityLevel, lifeStage }, goal, mealsPerDay)
}

/** Why the goal cannot be planned for with what is entered so far; null while it can, or is not yet known. */
export function goalProblemOf(values: PlanFormValues): GoalProblem | null {
  const ageYears = readBodyEntry('age', values.age)
  const heightCm = readBodyEntry('height', values.height)
  const weightKg = readBodyEntry('weight', values.currentWeight)
  if (ageYears === null || heightCm === null || weightKg === null) return null
  const { gender: sex, activityLevel, lifeStage, goal } = values
  const targetWeightKg = readBodyEntry('weight', values.targetWeight)
  return goalProblem({ goal, sex, ageYears, heightCm, weightKg, activityLevel, lifeStage, targetWeightKg })
}
