import { z } from 'zod'
import { foodPreferencesSchema } from '#app/domain/planning/food-preferences-form.ts'
import { goalProblem } from '#app/domain/planning/goal-check.ts'
import {
  type BodyEntry,
  isInSteps,
  PLAN_BOUNDS,
  PLAN_CHOICES,
  PLAN_FIELD_NAMES,
} from '#app/domain/planning/plan-bounds.ts'
import { KCAL_BOUNDS, MAX_PERSON_NAME, type PersonFigures, YEARS_BOUNDS } from './person.ts'
import { HOUSEHOLD_ROLES, INVITED_ROLES } from './rights.ts'

/** The forms of the household's page. Kept apart so that no page pulls zod into the browser. */

const idSchema = z.uuid('This no longer exists.')

function bodyFigure(entry: BodyEntry) {
  const { min, max, step, message, stepMessage } = PLAN_BOUNDS[entry]
  return z.coerce
    .number(message)
    .min(min, message)
    .max(max, message)
    .refine((value) => isInSteps(value, step), stepMessage)
}

const GIVE_NAME = 'Give a name'

const bodySchema = z.object({
  [PLAN_FIELD_NAMES.ageYears]: bodyFigure('ageYears'),
  [PLAN_FIELD_NAMES.sex]: z.enum(PLAN_CHOICES.sex, 'Choose one'),
  [PLAN_FIELD_NAMES.heightCm]: bodyFigure('heightCm'),
  [PLAN_FIELD_NAMES.weightKg]: bodyFigure('weightKg'),
  activityLevel: z.enum(PLAN_CHOICES.activityLevel, 'Choose one'),
  goal: z.enum(PLAN_CHOICES.goal, 'Choose one'),
  lifeStage: z.enum(PLAN_CHOICES.lifeStage).default('none'),
})

const kcalSchema = z.object({
  kcal: z.coerce
    .number(KCAL_BOUNDS.message)
    .int(KCAL_BOUNDS.message)
    .min(KCAL_BOUNDS.min, KCAL_BOUNDS.message)
    .max(KCAL_BOUNDS.max, KCAL_BOUNDS.message),
  years: z.coerce
    .number(YEARS_BOUNDS.message)
    .int(YEARS_BOUNDS.message)
    .min(YEARS_BOUNDS.min, YEARS_BOUNDS.message)
    .max(YEARS_BOUNDS.max, YEARS_BOUNDS.message)
    .optional(),
})

const kcalFiguresOf = ({ kcal, years }: z.output<typeof kcalSchema>): PersonFigures => ({
  kind: 'kcal',
  kcal,
  ...(years !== undefined && { ageYears: years }),
})

function figuresOf(body: z.output<typeof bodySchema>): PersonFigures {
  const { age, gender, height, currentWeight, activityLevel, goal, lifeStage } = body
  return {
    kind: 'body',
    ageYears: age,
    sex: gender,
    heightCm: height,
    weightKg: currentWeight,
    activityLevel,
    goal,
    ...(gender === 'female' && lifeStage !== 'none' && { lifeStage }),
  }
}

/** A person as the form sends one: figures of the body, or kcal a day. Refuses under the form's names. */
export const personSchema = z.record(z.string(), z.unknown()).transform((sent, context) => {
  const about = z
    .object({
      id: z.union([z.literal('').transform(() => null), idSchema]).default(null),
      /** The form's own, so that a form that is sent twice adds one person. */
      newId: idSchema.optional(),
      isSelf: z.literal('yes').optional(),
      name: z
        .string(GIVE_NAME)
        .trim()
        .min(1, GIVE_NAME)
        .max(MAX_PERSON_NAME, `Keep the name under ${MAX_PERSON_NAME} characters`),
      how: z.enum(['body', 'kcal']).default('body'),
    })
    .safeParse(sent)
  const figures =
    sent['how'] === 'kcal' ? kcalSchema.safeParse(filled(sent)) : bodySchema.safeParse(filled(sent))
  const wishes = foodPreferencesSchema.safeParse(sent)
  for (const { error } of [about, figures, wishes])
    for (const { path, message } of error?.issues ?? [])
      context.addIssue({ code: 'custom', path: [...path], message })
  if (!about.success || !figures.success || !wishes.success) return z.NEVER
  const read: PersonFigures = 'kcal' in figures.data ? kcalFiguresOf(figures.data) : figuresOf(figures.data)
  const problem = read.kind === 'body' ? goalProblem({ ...read, targetWeightKg: null }) : null
  if (problem) {
    context.addIssue({ code: 'custom', path: ['goal'], message: problem.message })
    return z.NEVER
  }
  const { id, newId, isSelf, name } = about.data
  return {
    id,
    ...(newId !== undefined && { newId }),
    isSelf: isSelf === 'yes',
    name,
    figures: read,
    wishes: wishes.data,
  }
})

/** An empty field is none: it must not count as zero. */
const filled = (sent: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== ''))

export type PersonEntries = z.output<typeof personSchema>

export const onePersonSchema = z.object({ id: idSchema })
export const invitationSchema = z.object({ role: z.enum(INVITED_ROLES, 'Choose one') })
export const oneInvitationSchema = z.object({ id: idSchema })
export const memberRoleSchema = z.object({ memberId: idSchema, role: z.enum(HOUSEHOLD_ROLES, 'Choose one') })
export const oneMemberSchema = z.object({ memberId: idSchema })
/** Who of those at the table joins; nobody of them is ''. */
export const joinSchema = z.object({
  personId: z.union([z.literal('').transform(() => null), idSchema]).default(null),
})
