import { z } from 'zod'
import { WEIGHT_UNITS } from '#app/domain/diary/diary-settings.ts'
import { isPlainDate } from '#app/domain/pantry/plain-date.ts'
import { readBodyEntry, PLAN_BOUNDS } from '#app/domain/planning/plan-bounds.ts'

export const weightSchema = z.object({
  measuredOn: z.string().refine(isPlainDate, 'Enter a date'),
  weightKg: z.string().transform((text, context) => {
    const weightKg = readBodyEntry('weightKg', text)
    if (weightKg !== null) return weightKg
    context.addIssue({ code: 'custom', message: PLAN_BOUNDS.weightKg.message })
    return z.NEVER
  }),
})

/** The unit of the weight log. */
export const weightUnitSchema = z.object({ unit: z.enum(WEIGHT_UNITS, 'Choose one') })

export const weightEntrySchema = z.object({ entryId: z.uuid() })
