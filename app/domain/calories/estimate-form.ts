import { parseJson } from '#app/domain/bounded-json.ts'
import { z } from 'zod'
import { CONFIDENCES } from '#app/domain/food/meal-reply.ts'
import { MOST_GRAMS, MOST_PORTIONS, MOST_ROWS } from './edit-meal.ts'
import { confirmField, slotField, timeField } from '#app/domain/diary/diary-fields.ts'
import { plainWords } from '#app/domain/plain-words.ts'

/** Forms of the estimator. Kept apart so that no page pulls zod into the browser. */

export const MAX_DESCRIPTION_LENGTH = 2000

export const estimateSchema = z.object({
  description: z
    .string()
    .max(MAX_DESCRIPTION_LENGTH, 'Describe the meal in at most 2,000 characters.')
    .default('')
    .transform(plainWords),
  photo: z.instanceof(Blob).nullish(),
  /** Made by the page, so that a double click is one estimate. */
  idempotencyKey: z.string().min(8).max(64),
})

const Figure = (most: number) => z.number().min(0).max(most)
const Words = (most: number) => z.string().max(most).transform(plainWords)

const macrosSchema = z.object({
  kcal: Figure(10_000),
  proteinG: Figure(5000),
  carbsG: Figure(5000),
  fatG: Figure(5000),
  fiberG: Figure(5000).nullable(),
  alcoholG: Figure(5000).nullable(),
})

const rowSchema = z.object({
  id: Words(80),
  name: z.string().min(1).max(200).transform(plainWords),
  foodId: Words(120).nullable(),
  source: z.enum(['food table', 'model']),
  isFromLabel: z.boolean().optional(),
  portion: Words(120),
  amount: Figure(MOST_GRAMS),
  unit: z.enum(['g', 'portion']),
  amountRange: z.object({ low: Figure(MOST_GRAMS * 3), high: Figure(MOST_GRAMS * 3) }),
  figures: macrosSchema,
  openShare: Figure(1),
  mayHoldFat: z.boolean(),
  assumptions: z.array(Words(400)).max(20),
  isChecked: z.boolean(),
  measures: z.array(z.object({ label: Words(40), grams: Figure(MOST_GRAMS) })).max(8),
  kinds: z
    .array(
      z.object({ foodId: Words(120), name: Words(200), amount: Figure(MOST_GRAMS), figures: macrosSchema }),
    )
    .max(4)
    .optional(),
  saidAs: Words(400).optional(),
  isVague: z.boolean().optional(),
  meal: Words(40).optional(),
})

/** The foods of a meal, as a page sends them back. */
export const mealRowsSchema = z
  .array(
    rowSchema.refine(
      ({ unit, amount }) => unit === 'g' || amount <= MOST_PORTIONS,
      'That is more than anyone can eat. Check the amount.',
    ),
  )
  .min(1, 'There is no food in this meal yet.')
  .max(MOST_ROWS)

/** An estimate as the page sends it back to be kept. */
export const estimateSentSchema = z.object({
  id: z.uuid(),
  mealName: z.string().min(1).max(120).transform(plainWords),
  rows: mealRowsSchema,
  notCounted: z.array(Words(400)).max(60),
  refused: z.array(z.object({ text: Words(400), reason: Words(400) })).max(60),
  notes: Words(1200),
  assumed: z.array(Words(200)).max(10),
  addedUp: z.array(Words(200)).max(10).optional(),
  saidTotalKcal: z.number().min(0).max(10_000).nullable().optional(),
  saidConfidence: z.enum(CONFIDENCES).nullable(),
  givenTotal: macrosSchema.nullable(),
  settledQuestions: z.array(Words(120)).max(200),
  plateUrl: Words(3000),
  backdrop: Words(40),
  isPhotoUnread: z.boolean(),
})

const DAY = /^\d{4}-\d{2}-\d{2}$/

export const saveMealSchema = z.object({
  estimate: z
    .string()
    .max(200_000)
    .transform((text, context) => {
      try {
        return estimateSentSchema.parse(parseJson(text))
      } catch (error) {
        const message =
          error instanceof z.ZodError ? (error.issues[0]?.message ?? '') : 'This estimate cannot be read.'
        context.addIssue({ code: 'custom', message })
        return z.NEVER
      }
    }),
  /** The person's own calendar day; empty without scripts. */
  day: z.union([z.literal(''), z.string().regex(DAY)]).default(''),
  slot: slotField,
  eatenAt: timeField,
  /** The time of day where the person is. */
  time: timeField,
  /** Given with the question about this very estimate. */
  confirm: confirmField,
})

export const diaryEntrySchema = z.object({ entryId: z.uuid() })
