import type { Tier } from '#app/domain/allowance.ts'
import { cookingOf } from '#app/domain/planning/cooking-form.ts'
import { goalProblem, type GoalProblem } from '#app/domain/planning/goal-check.ts'
import {
  BODY_ENTRIES,
  type BodyEntry,
  PLAN_CHOICES,
  PLAN_FIELD_NAMES,
  type PlanField,
  readBodyEntry,
} from '#app/domain/planning/plan-bounds.ts'
import type { PlanEntries } from '#app/domain/planning/plan-request.ts'
import { type PlanTargets, planTargets } from '#app/domain/planning/targets.ts'

/** The dialog while it is filled: figures are what was typed, in kilograms and centimetres. */
export type PlanFormValues = Omit<PlanEntries, BodyEntry> &
  Record<BodyEntry, string> & { name: string; lifeStage: NonNullable<PlanEntries['lifeStage']> }

export const LONGEST_PLAN_DAYS: Readonly<Record<Tier, number>> = { free: 1, premium: 7 }

/** Begins with what was entered for the last plan; where no target was, with the weight. */
export function valuesOfEntries(entries: PlanEntries, tier: Tier): PlanFormValues {
  const { ageYears, heightCm, weightKg } = entries
  return {
    ...entries,
    lifeStage: entries.lifeStage ?? 'none',
    name: '',
    days: Math.min(entries.days, LONGEST_PLAN_DAYS[tier]),
    ageYears: String(ageYears),
    heightCm: String(heightCm),
    weightKg: String(weightKg),
    targetWeightKg: String(entries.targetWeightKg ?? weightKg),
  }
}

/** What was sent and came back, as text, in place of what the dialog begins with; choices there are none of, left out. */
export function withEntered(values: PlanFormValues, entered: Record<string, string> = {}): PlanFormValues {
  const changed: Record<string, unknown> = { ...values }
  const choices: Partial<Record<PlanField, readonly (string | number)[]>> = PLAN_CHOICES
  for (const [field, sentAs] of Object.entries(PLAN_FIELD_NAMES) as [PlanField, string][]) {
    const text = entered[sentAs]
    if (text === undefined) continue
    const known = choices[field]
    const value = known ? known.find((choice) => String(choice) === text) : text
    if (value !== undefined) changed[field] = value
  }
  const cooking = cookingOf(entered)
  if (cooking !== null) changed['cooking'] = cooking
  return changed as PlanFormValues
}

export type BodyProblems = Partial<Record<BodyEntry, true>>

/** Which figures cannot be planned with; the target weight counts only where the goal has one. */
export function bodyProblems(values: PlanFormValues): BodyProblems {
  const asked = BODY_ENTRIES.filter((entry) => entry !== 'targetWeightKg' || values.goal !== 'maintain')
  const wrong = asked.filter((entry) => readBodyEntry(entry, values[entry]) === null)
  return Object.fromEntries(wrong.map((entry) => [entry, true]))
}

/** The person as entered so far; `null` until age, height and weight can be reckoned with. */
function readPerson(values: PlanFormValues) {
  const ageYears = readBodyEntry('ageYears', values.ageYears)
  const heightCm = readBodyEntry('heightCm', values.heightCm)
  const weightKg = readBodyEntry('weightKg', values.weightKg)
  if (ageYears === null || heightCm === null || weightKg === null) return null
  const targetWeightKg = readBodyEntry('targetWeightKg', values.targetWeightKg)
  return { ...values, ageYears, heightCm, weightKg, targetWeightKg }
}

/** The day's targets for what is entered so far. */
export function previewTargets(values: PlanFormValues): PlanTargets | null {
  const person = readPerson(values)
  return person && planTargets(person, person.goal, person.mealsPerDay)
}

/** Why the goal cannot be planned for with what is entered so far; null while it can, or is not yet known. */
export function goalProblemOf(values: PlanFormValues): GoalProblem | null {
  const person = readPerson(values)
  return person && goalProblem(person)
}
