import { z } from 'zod'
import { AppError } from '#app/domain/errors.ts'
import { MAX_PANTRY_INGREDIENTS } from './pantry-limits.ts'
import { readQuantity } from './quantity.ts'

export const SERVINGS_COOKED = { min: 0.5, max: 100, step: 0.5 } as const
/** Portions of a table are seldom whole: to a hundredth. */
export const roundedServings = (servings: number): number => Math.round(servings * 100) / 100

/** Whether so many servings can be cooked; in halves, or to a hundredth where a plan has several at the table. */
export const canBeCooked = (servings: number, isForTable: boolean): boolean =>
  servings >= SERVINGS_COOKED.min &&
  servings <= SERVINGS_COOKED.max &&
  (isForTable ? roundedServings(servings) === servings : Number.isInteger(servings * 2))

export const MOST_NOTE = 500
const MOST_EATERS = 10
export const MARKS = [1, 2, 3, 4, 5] as const

const inHalves = (least: number, message: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,3}(?:[.,]\d{1,2})?$/, message)
    .transform((text) => Number(text.replace(',', '.')))
    .refine((value) => value >= least && value <= SERVINGS_COOKED.max && Number.isInteger(value * 2), message)

/** An amount of a lot; nothing or 0 takes nothing of it. */
function readTaken(text: string): number {
  return /^\s*(?:0+(?:[.,]0+)?)?\s*$/.test(text) ? 0 : readQuantity(text)
}

/** What was cooked, how much of it was eaten, and what was taken from which lot. */
export const cookSchema = z
  .object({
    /** Of a saved or shared recipe, or of a plan's. */
    recipe: z.string().min(1).max(60),
    servings: z.string(),
    eaten: inHalves(0, 'Enter the portions in halves, such as 1 or 0.5').default(0),
    /** Who of a plan's table eats now, each their own portion. */
    eaters: z.array(z.string().max(40)).max(MOST_EATERS).default([]),
    /** The dish is a plan's, for several people. */
    table: z.literal('yes').optional(),
    lots: z.array(z.uuid()).max(MAX_PANTRY_INGREDIENTS).default([]),
    amounts: z.array(z.string().max(40)).max(MAX_PANTRY_INGREDIENTS).default([]),
    day: z.string().max(10).default(''),
    note: z.string().trim().max(MOST_NOTE, `A note may have at most ${MOST_NOTE} characters`).default(''),
    mark: z
      .union([z.literal(''), z.enum(MARKS.map(String))], 'Choose a rating from 1 to 5')
      .default('')
      .transform((mark) => (mark === '' ? null : Number(mark))),
    idempotencyKey: z.string().min(8).max(64),
  })
  .transform(({ lots, amounts, servings: said, table, ...fields }, context) => {
    const isForTable = table === 'yes'
    const servings = /^\s*\d{1,3}(?:[.,]\d{1,2})?\s*$/.test(said) ? Number(said.replace(',', '.')) : NaN
    if (!canBeCooked(servings, isForTable)) {
      const message = isForTable
        ? 'Enter the servings, such as 2 or 2.35'
        : 'Enter the servings in halves, such as 2 or 2.5'
      context.addIssue({ code: 'custom', path: ['servings'], message })
    }
    if (!isForTable && fields.eaten > servings)
      context.addIssue({ code: 'custom', path: ['eaten'], message: 'No more can be eaten than was cooked' })
    const takes = lots.flatMap((lotId, index) => {
      try {
        const amount = readTaken(amounts[index] ?? '')
        return amount > 0 ? [{ lotId, amount }] : []
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        context.addIssue({ code: 'custom', path: [lotId], message: error.message })
        return []
      }
    })
    return { ...fields, servings, takes }
  })

export const cookingNoteSchema = z.object({
  cooking: z.uuid(),
  note: z.string().trim().max(MOST_NOTE, `A note may have at most ${MOST_NOTE} characters`).default(''),
  mark: z
    .union([z.literal(''), z.enum(MARKS.map(String))], 'Choose a rating from 1 to 5')
    .default('')
    .transform((mark) => (mark === '' ? null : Number(mark))),
})

export const oneCookingSchema = z.object({ cooking: z.uuid() })
