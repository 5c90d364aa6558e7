import { z } from 'zod'
import { BODY_ENTRIES, isInSteps, PLAN_BOUNDS, PLAN_FIELD_NAMES, type PlanField } from './plan-bounds.ts'
import { planNameSchema } from './plan-change-forms.ts'
import { cookingOf } from './cooking-form.ts'
import { checkGoal, dropUnused, planDefaults, planEntriesSchema } from './plan-request.ts'

/** The plan dialog's form: the plan's name and a request's entries, as text under the names that the form sends. */

const namedEntriesSchema = z
  .object({
    name: planNameSchema,
    ...planEntriesSchema.shape,
  })
  .superRefine((entries, context) => {
    for (const entry of BODY_ENTRIES) {
      const { step, stepMessage } = PLAN_BOUNDS[entry]
      const value = entries[entry]
      if (value !== null && !isInSteps(value, step))
        context.addIssue({ code: 'custom', path: [entry], message: stepMessage })
    }
  })
  .superRefine(checkGoal)
  .transform(dropUnused)

/** Refuses under the form's names; fields that were not sent get what the dialog of a free member begins with. */
export const planFormSchema = z.record(z.string(), z.unknown()).transform((sent, context) => {
  const entries: Record<string, unknown> = { ...planDefaults('free'), targetWeightKg: null }
  for (const field of Object.keys(PLAN_FIELD_NAMES) as PlanField[]) {
    const value = sent[PLAN_FIELD_NAMES[field]]
    if (value !== undefined) entries[field] = NUMBERS.has(field) ? numberOf(value) : value
  }
  const cooking = cookingOf(sent)
  if (cooking !== null) entries['cooking'] = cooking
  const read = namedEntriesSchema.safeParse(entries)
  if (read.success) return read.data
  for (const { path, message } of read.error.issues)
    context.addIssue({ code: 'custom', path: [sentAs(path)], message })
  return z.NEVER
})

const sentAs = ([field, part]: readonly PropertyKey[]): string =>
  field === 'cooking' ? String(part) : PLAN_FIELD_NAMES[field as PlanField]

export type PlanFormEntries = z.output<typeof planFormSchema>

const NUMBERS: ReadonlySet<PlanField> = new Set<PlanField>([...BODY_ENTRIES, 'days', 'mealsPerDay'])

const numberOf = (value: unknown) =>
  typeof value !== 'string' ? value : value.trim() === '' ? Number.NaN : Number(value)
