import { z } from 'zod'
import { ALLERGENS } from '#app/domain/food/food.ts'
import { EATERS } from '#app/domain/food/eaters.ts'
import { pantryUnitOf } from '#app/domain/pantry/quantity.ts'
import {
  DIETARY_RESTRICTIONS,
  type DietaryPreferences,
  type DietaryRestriction,
} from '#app/domain/recipe/recipe.ts'
import { KCAL_BOUNDS, YEARS_BOUNDS } from '#app/domain/household/person.ts'
import { goalProblem } from './goal-check.ts'
import { MEAL_SLOTS } from './meal-split.ts'
import { AWAY_KINDS, LONGEST_AWAY_NOTE, OUT_SIZES, type OutSize } from './meals-away.ts'
import {
  ADVENTURE,
  BUDGETS,
  type BodyEntry,
  COOKING_BOUNDS,
  EQUIPMENT,
  NO_COOK_DAY,
  PLAN_BOUNDS,
  PROTEIN_POWDER,
  PLAN_CHOICES,
} from './plan-bounds.ts'
import { FURTHEST_START_DAYS } from './plan-dates.ts'

/**
 * What may be asked of a plan, said once: the form (`plan-form.ts`) and lines of JSON (`plan-json.ts`) are read by it,
 * it is stored with the plan, and the types follow from it. No page loads it: bounds and choices come without zod.
 */

function bodyFigure(entry: BodyEntry) {
  const { min, max, message } = PLAN_BOUNDS[entry]
  return z.number(message).min(min, message).max(max, message)
}

const dietSchema = z.string().transform((text, context): DietaryRestriction => {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
  const diet = DIETARY_RESTRICTIONS.find((one) => one.toLowerCase() === plain)
  if (diet) return diet
  context.addIssue({ code: 'custom', message: `Choose from ${DIETARY_RESTRICTIONS.join(', ')}` })
  return z.NEVER
})

const unitSchema = z.string().transform((text, context) => {
  const unit = pantryUnitOf(text)
  if (unit) return unit
  context.addIssue({ code: 'custom', message: `There is no pantry unit "${text}"` })
  return z.NEVER
})

const pantryEntrySchema = z
  .object({
    id: z.string().max(100).optional(),
    name: z.string().trim().min(1).max(200),
    quantity: z.coerce.number().positive().max(100_000),
    unit: unitSchema.default('pieces'),
    expiresInDays: z.number().int().min(-3650).max(3650).nullable().default(null),
    /** In the freezer; "chicken breasts, frozen" says so as well. */
    isFrozen: z.boolean().optional(),
  })
  .transform(({ id, ...entry }) => (id === undefined ? entry : { ...entry, id }))

function minutesOf(entry: keyof typeof COOKING_BOUNDS) {
  const { min, max, message } = COOKING_BOUNDS[entry]
  return z.number(message).int(message).min(min, message).max(max, message).optional()
}

/** A meal that is not made at home, every week on the same day. */
const awaySchema = z.object({
  weekday: z.number().int().min(0).max(6),
  slot: z.enum(MEAL_SLOTS),
  kind: z.enum(AWAY_KINDS),
})
/** A meal of one day that is not made, or is after all. */
const awayChangeSchema = z.object({
  dayIndex: z.number().int().min(0).max(6),
  slot: z.enum(MEAL_SLOTS),
  kind: z.enum([...AWAY_KINDS, 'home']),
  note: z.string().trim().max(LONGEST_AWAY_NOTE).optional(),
})
const outSizes = Object.keys(OUT_SIZES) as OutSize[]

/** How a person wants to cook; plans stored before there was a choice have none. */
const cookingSchema = z.object({
  weekdayMinutes: minutesOf('weekdayMinutes'),
  weekendMinutes: minutesOf('weekendMinutes'),
  breakfastMinutes: minutesOf('breakfastMinutes'),
  cooksAhead: z.boolean().optional(),
  cookDays: z
    .array(z.number().int().min(0).max(6))
    .min(1, NO_COOK_DAY)
    .max(7)
    .transform((days) => [...new Set(days)].toSorted((one, other) => one - other))
    .readonly()
    .optional(),
  adventure: z.enum(ADVENTURE).optional(),
  proteinPowder: z.enum(PROTEIN_POWDER).optional(),
  budget: z.enum(BUDGETS).optional(),
  away: z
    .array(awaySchema)
    .max(MEAL_SLOTS.length * 7)
    .readonly()
    .optional(),
  outSize: z.enum(outSizes).optional(),
  lacks: z.array(z.enum(EQUIPMENT)).max(EQUIPMENT.length).readonly().optional(),
})

/** What a person enters; what is left out but the body gets what the dialog begins with. */
export const planEntriesSchema = z.object({
  goal: z.enum(PLAN_CHOICES.goal).default('maintain'),
  days: z
    .literal(PLAN_CHOICES.days, 'Choose 1 to 7 days')
    .transform((days): number => days)
    .default(7),
  mealsPerDay: z.literal(PLAN_CHOICES.mealsPerDay, 'Choose 3 to 6 meals').default(3),
  ageYears: bodyFigure('ageYears'),
  sex: z.enum(PLAN_CHOICES.sex),
  heightCm: bodyFigure('heightCm'),
  weightKg: bodyFigure('weightKg'),
  /** Kept where the goal moves the weight. */
  targetWeightKg: bodyFigure('targetWeightKg').nullable().default(null),
  activityLevel: z.enum(PLAN_CHOICES.activityLevel).default('moderately_active'),
  /** Kept of women who said so. */
  lifeStage: z.enum(PLAN_CHOICES.lifeStage).optional(),
  cooking: cookingSchema.optional(),
})

type Entries = z.output<typeof planEntriesSchema>

/** Refuses at its field a goal that no plan is made for. */
export function checkGoal(entries: Entries, context: z.RefinementCtx): void {
  const problem = goalProblem(entries)
  if (problem) context.addIssue({ code: 'custom', path: [problem.field], message: problem.message })
}

/** Drops what does not count for this goal and person. */
export function dropUnused<Of extends Entries>(entries: Of): Of {
  const used = { ...entries, targetWeightKg: entries.goal === 'maintain' ? null : entries.targetWeightKg }
  if (entries.sex !== 'female' || entries.lifeStage === 'none') delete used.lifeStage
  return used
}

const MOST_AT_TABLE = 7

const wishesOfMember = {
  name: z.string().trim().min(1).max(100).optional(),
  /** Who it is in the household, where they are of one. */
  personId: z.uuid().optional(),
  diets: z.array(dietSchema).max(10).readonly().default([]),
  allergens: z.array(z.enum(ALLERGENS)).max(14).readonly().default([]),
  dislikes: z.array(z.string().max(100)).max(50).readonly().default([]),
  eaters: z.array(z.enum(EATERS)).max(10).readonly().default([]),
}

const bodyMemberSchema = z
  .object({
    ...planEntriesSchema.omit({ days: true, mealsPerDay: true, cooking: true }).shape,
    ...wishesOfMember,
  })
  .superRefine((member, context) => {
    const problem = goalProblem(member)
    if (problem) context.addIssue({ code: 'custom', path: [problem.field], message: problem.message })
  })

const kcalMemberSchema = z.object({
  kcal: z.number(KCAL_BOUNDS.message).min(KCAL_BOUNDS.min).max(KCAL_BOUNDS.max),
  /** Of children the protein is that of their age. */
  ageYears: z
    .number(YEARS_BOUNDS.message)
    .int(YEARS_BOUNDS.message)
    .min(YEARS_BOUNDS.min, YEARS_BOUNDS.message)
    .max(YEARS_BOUNDS.max, YEARS_BOUNDS.message)
    .optional(),
  ...wishesOfMember,
})

/** Somebody who eats the same dishes, with wishes of their own: told in kcal a day, or by their body and goal. */
const householdMemberSchema = z.record(z.string(), z.unknown()).transform((sent, context) => {
  const read = ('kcal' in sent ? kcalMemberSchema : bodyMemberSchema).safeParse(sent)
  if (read.success) return read.data
  for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message })
  return z.NEVER
})

/** Everything a plan depends on: same request, same plan. */
export const planRequestSchema = z
  .object({
    ...planEntriesSchema.shape,
    seed: z.number().int().default(1),
    /** Of the first day; 0 is Monday. */
    firstWeekday: z.number().int().min(0).max(6).optional(),
    /** Days from when it was asked for to the first day. */
    daysAhead: z.number().int().min(0).max(FURTHEST_START_DAYS).optional(),
    /** Busy minutes a day, on all days: for whoever does not tell weekdays from weekends. */
    maxMinutes: z.number().int().min(15).max(240).optional(),
    /** Meals that became others than asked for after the plan was made. */
    awayChanges: z
      .array(awayChangeSchema)
      .max(MEAL_SLOTS.length * 7)
      .readonly()
      .optional(),
    household: z.array(householdMemberSchema).max(MOST_AT_TABLE).readonly().optional(),
    /** A dish may be varied for whoever leaves out a food of it; otherwise every dish is one that all may eat. */
    variesDishes: z.boolean().optional(),
    diets: z.array(dietSchema).max(10).readonly().default([]),
    allergens: z.array(z.enum(ALLERGENS)).max(14).readonly().default([]),
    dislikes: z.array(z.string().max(100)).max(50).readonly().default([]),
    eaters: z.array(z.enum(EATERS)).max(10).readonly().default([]),
    pantry: z.array(pantryEntrySchema).max(300).readonly().default([]),
  })
  .superRefine(checkGoal)
  .transform(dropUnused)

export type PlanRequest = z.output<typeof planRequestSchema> & {
  /** The member's saved recipes may be chosen beside the dishes of the book. The command line has none. */
  includesSaved?: boolean
}

/** What a person entered for a plan, as it is stored. */
export type PlanEntries = Omit<
  PlanRequest,
  | 'seed'
  | keyof DietaryPreferences
  | 'pantry'
  | 'firstWeekday'
  | 'daysAhead'
  | 'maxMinutes'
  | 'awayChanges'
  | 'household'
  | 'variesDishes'
  | 'includesSaved'
>

/** What the dialog starts with; the number of days depends on the tier. */
export function planDefaults(tier: 'free' | 'premium') {
  const body = { ageYears: 30, sex: 'male', heightCm: 175, weightKg: 70 } as const
  return {
    ...planEntriesSchema.parse({ ...body, targetWeightKg: body.weightKg }),
    days: tier === 'premium' ? 7 : 1,
  }
}
