import { ACTIVITY_LEVELS, PLAN_GOALS, SEXES } from './energy.ts'
import { LIFE_STAGES } from './life-stage.ts'
import { MEALS_PER_DAY } from './meal-split.ts'
import type { OutSize } from './meals-away.ts'

/** What a person may enter for a plan, said once for the dialog and for `plan-request.ts`. No page loads zod for it. */

type Bound = {
  min: number
  max: number
  /** A form takes whole counts of it. */
  step: number
  message: string
  stepMessage: string
}

const YEARS = 'Enter an age between 14 and 100 years'
const WEIGHT: Bound = {
  min: 30,
  max: 300,
  step: 0.1,
  message: 'Enter a weight between 30 and 300 kg',
  stepMessage: 'Enter the weight in steps of 0.1 kg',
}

/** Figures of the body, which are typed. */
export const PLAN_BOUNDS = {
  ageYears: { min: 14, max: 100, step: 1, message: YEARS, stepMessage: YEARS },
  heightCm: {
    min: 120,
    max: 250,
    step: 0.1,
    message: 'Enter a height between 120 and 250 cm',
    stepMessage: 'Enter the height in steps of 0.1 cm',
  },
  weightKg: WEIGHT,
  targetWeightKg: WEIGHT,
} satisfies Record<string, Bound>

export type BodyEntry = keyof typeof PLAN_BOUNDS
export const BODY_ENTRIES = Object.keys(PLAN_BOUNDS) as BodyEntry[]

/** How new dishes and foods may be. */
export const ADVENTURE = ['familiar', 'some-new', 'adventurous'] as const
export type Adventure = (typeof ADVENTURE)[number]

/** Whether protein powder may be bought: for days that no other food meets, at any time, or never. */
export const PROTEIN_POWDER = ['if-needed', 'gladly', 'never'] as const
export type ProteinPowder = (typeof PROTEIN_POWDER)[number]

/** What a plan may cost: no more than need be, or what it costs usually. */
export const BUDGETS = ['low', 'usual'] as const
export type Budget = (typeof BUDGETS)[number]

/** What a plan that says nothing of cooking is made with. */
export const COOKING_DEFAULTS = {
  weekdayMinutes: 45,
  weekendMinutes: 75,
  breakfastMinutes: 10,
  cooksAhead: true,
  proteinPowder: 'if-needed' satisfies ProteinPowder,
  outSize: 'usual' satisfies OutSize,
  adventure: 'some-new' satisfies Adventure,
  budget: 'usual' satisfies Budget,
} as const

/** Minutes that may be asked for: of a day, of a breakfast. */
export const COOKING_BOUNDS = {
  weekdayMinutes: { min: 15, max: 240, message: 'Choose 15 to 240 minutes' },
  weekendMinutes: { min: 15, max: 240, message: 'Choose 15 to 240 minutes' },
  breakfastMinutes: { min: 5, max: 60, message: 'Choose 5 to 60 minutes' },
} as const

/** Of days on which somebody cooks, there is one at least. */
export const NO_COOK_DAY = 'Choose at least one day on which you cook'

export const EQUIPMENT = ['oven', 'hob', 'blender'] as const
export type Equipment = (typeof EQUIPMENT)[number]

/** What is chosen from a list. */
export const PLAN_CHOICES = {
  goal: PLAN_GOALS,
  days: [1, 2, 3, 4, 5, 6, 7],
  mealsPerDay: MEALS_PER_DAY,
  sex: SEXES,
  activityLevel: ACTIVITY_LEVELS,
  lifeStage: LIFE_STAGES,
} as const

/** What the dialog asks, and the name under which its form sends it. */
export const PLAN_FIELD_NAMES = {
  name: 'name',
  goal: 'goal',
  days: 'days',
  mealsPerDay: 'mealsPerDay',
  ageYears: 'age',
  sex: 'gender',
  heightCm: 'height',
  weightKg: 'currentWeight',
  targetWeightKg: 'targetWeight',
  activityLevel: 'activityLevel',
  lifeStage: 'lifeStage',
} as const

export type PlanField = keyof typeof PLAN_FIELD_NAMES

export const PLAN_NAME_MAX = 120

/** Whether a number is a whole count of steps: 70.1 is, in steps of 0.1. */
export function isInSteps(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) < 1e-6
}

/** The number typed, if it can be planned with; otherwise null. */
export function readBodyEntry(entry: BodyEntry, text: string): number | null {
  const { min, max, step } = PLAN_BOUNDS[entry]
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return value >= min && value <= max && isInSteps(value, step) ? value : null
}
