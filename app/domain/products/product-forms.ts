import { z } from 'zod'
import { confirmField, timeField } from '#app/domain/diary/diary-fields.ts'
import { isPlainDate } from '#app/domain/pantry/plain-date.ts'
import { plainWords } from '#app/domain/plain-words.ts'
import { MAX_BARCODE_LENGTH, readBarcode } from './barcode.ts'
import {
  KJ_PER_KCAL,
  LABEL_FIGURES,
  type LabelFigure,
  labelProblems,
  type LabelValues,
  MOST_PORTION_G,
  valuesOfPortion,
} from './label.ts'
import { MAX_OWN_NAME_LENGTH, MOST_LOGGED_G } from './product-limits.ts'

/** Forms about own foods and products. Kept apart so that no page pulls zod into the browser. */

const barcodeSchema = z
  .string()
  .max(MAX_BARCODE_LENGTH * 2, 'That is longer than any barcode.')
  .transform((typed, context) => {
    const { barcode, problem } = readBarcode(typed)
    if (barcode !== null) return barcode
    context.addIssue({ code: 'custom', message: problem })
    return z.NEVER
  })

/** Empty: none. */
const optionalBarcode = z
  .string()
  .trim()
  .default('')
  .transform((typed) => (typed === '' ? null : typed))
  .pipe(barcodeSchema.nullable())

const figureIn = (most: number) =>
  z
    .string()
    .trim()
    .max(20, 'Write a number such as 4.5')
    .default('')
    .transform((text, context) => {
      if (text === '') return null
      const figure = Number(text.replace(',', '.'))
      if (/^<?\d{1,5}(?:[.,]\d{1,4})?$/.test(text) && figure <= most) return figure
      const message = /^\d/.test(text) && figure > most ? `At most ${most}` : 'Write a number such as 4.5'
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })

const MOST_PER_PORTION = { kcal: 20_000, kj: 80_000, grams: MOST_PORTION_G }
const figures = Object.fromEntries(
  LABEL_FIGURES.map((name) => [
    name,
    figureIn(name === 'kcal' ? MOST_PER_PORTION.kcal : MOST_PER_PORTION.grams),
  ]),
) as Record<LabelFigure, ReturnType<typeof figureIn>>

const nameSchema = z
  .string()
  .transform((text) => plainWords(text).replace(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, 'Give it a name')
      .max(MAX_OWN_NAME_LENGTH, `Use at most ${MAX_OWN_NAME_LENGTH} characters`)
      .regex(/\p{L}/u, 'A name needs a letter'),
  )

/** A ticked box sends "on". */
const tick = z.literal('on').optional()

/** A food from its label; figures of a portion come out as those of 100 g. `problems` are worth a question. */
export const ownFoodSchema = z
  .object({
    id: z.uuid(),
    name: nameSchema,
    barcode: optionalBarcode,
    per: z.enum(['g', 'ml']).default('g'),
    /** What the figures of the form are of. */
    basis: z.enum(['100', 'portion']).default('100'),
    portionG: figureIn(MOST_PORTION_G),
    energyKj: figureIn(MOST_PER_PORTION.kj),
    ...figures,
    /** "It's printed like this." */
    isAsPrinted: tick,
  })
  .transform(({ id, name, barcode, basis, energyKj, isAsPrinted, ...said }, context) => {
    const refuse = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message })
      return z.NEVER
    }
    const kcal = said.kcal ?? (energyKj === null ? null : Math.round((energyKj / KJ_PER_KCAL) * 10) / 10)
    if (kcal === null) return refuse('kcal', 'Enter the energy of the label')
    for (const name of ['fatG', 'carbsG', 'proteinG'] as const)
      if (said[name] === null) return refuse(name, 'Enter the figure of the label; 0 where it says none')
    const portionG = said.portionG === 0 ? null : said.portionG
    const typed = { ...said, portionG, kcal } as LabelValues
    const label = basis === 'portion' ? valuesOfPortion(typed) : typed
    if (label === null) return refuse('portionG', `Enter how many ${said.per} a portion has`)
    const kj = basis === 'portion' && energyKj !== null ? (energyKj * 100) / portionG! : energyKj
    const problems = labelProblems(label, { energyKj: said.kcal === null ? null : kj })
    return { id, name, barcode, label, problems, isAsPrinted: isAsPrinted === 'on' }
  })

export type OwnFoodSent = z.output<typeof ownFoodSchema>

export const findProductSchema = z.object({ barcode: barcodeSchema })
export const ownFoodIdSchema = z.object({ id: z.uuid() })

const amountG = z
  .string()
  .trim()
  .max(20)
  .transform((text) => Number(text.replace(',', '.')))
  .refine(
    (amount) => amount > 0 && amount <= MOST_LOGGED_G,
    `Enter an amount of more than 0 and at most ${MOST_LOGGED_G}`,
  )

/** How much of a food, in grams, millilitres or portions; the food is an own one, or a product by its barcode. */
export const nameFoodSchema = z.object({
  foodId: z.union([z.literal(''), z.uuid()]).default(''),
  barcode: optionalBarcode,
  amount: amountG,
  unit: z.enum(['g', 'portion']).default('g'),
  idempotencyKey: z.uuid(),
})

export const logFoodSchema = nameFoodSchema.extend({
  day: z.iso.date(),
  /** The time of day where the person is; none for a meal of another day. */
  time: timeField,
  confirm: confirmField,
})
export const stockFoodSchema = nameFoodSchema.extend({
  day: z.iso.date(),
  expiryDate: z
    .string()
    .trim()
    .default('')
    .refine(
      (text) => text === '' || (isPlainDate(text) && text > '2000' && text < '2100'),
      'Choose a day of the calendar',
    )
    .transform((text) => (text === '' ? null : text)),
})
