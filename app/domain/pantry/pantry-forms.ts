import { z } from 'zod'
import { AppError } from '#app/domain/errors.ts'
import { LOCAL_MEASURES } from '#app/domain/food/local-measures.ts'
import { tooMuch } from './amount-limits.ts'
import { PANTRY_CATEGORIES } from './category.ts'
import { splitPantryList } from './dated-lines.ts'
import { WASTE_REASONS } from './ledger.ts'
import { LOT_USES } from './lot-uses.ts'
import { MAX_PANTRY_INGREDIENTS, MAX_PANTRY_NAME_LENGTH } from './pantry-limits.ts'
import { isPlainDate } from './plain-date.ts'
import { DEFAULT_PANTRY_UNIT, PANTRY_UNITS, type PantryUnit, readQuantity } from './quantity.ts'

/** Forms of the pantry. A user id that comes with them is not read: the session says whose pantry it is. */

const nameSchema = z
  .string()
  .trim()
  .min(1, 'Please enter a name')
  .max(MAX_PANTRY_NAME_LENGTH, `A name may have at most ${MAX_PANTRY_NAME_LENGTH} characters.`)

const quantitySchema = z
  .string()
  .max(40, 'Write the quantity as a number, such as 2 or 1.5')
  .transform((text, context) => {
    try {
      return readQuantity(text)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      context.addIssue({ code: 'custom', message: error.message })
      return z.NEVER
    }
  })

const unitSchema = z.enum(PANTRY_UNITS, 'Choose one of the units offered')

/** Years beyond these are slips of the keyboard. */
const isLikelyDate = (text: string) => isPlainDate(text) && text > '2000' && text < '2100'

const expiryDateSchema = z
  .string()
  .trim()
  .refine((text) => text === '' || isLikelyDate(text), 'Choose a day of the calendar')
  .transform((text) => (text === '' ? null : text))

/** Empty: by its name. */
const categorySchema = z
  .union([z.literal(''), z.enum(PANTRY_CATEGORIES)], 'Choose one of the categories offered')
  .transform((category) => (category === '' ? null : category))

/** Where a food is: frozen food keeps longer. */
const PLACES = ['', 'freezer'] as const

/** A picture of our own: nobody else's server learns who looks at a pantry. */
const imageUrlSchema = z
  .string()
  .max(300)
  .regex(/^(?:\/pictures\/[\w.-]+)?$/, 'A picture has to be one of ours')
  .transform((address) => (address === '' ? null : address))

/** Made by the page, so that a double click adds once. */
const idempotencyKeySchema = z.string().min(8).max(64)

const idSchema = z.uuid('This is not an ingredient.')

const Fields = {
  name: nameSchema,
  quantity: quantitySchema,
  unit: unitSchema.default(DEFAULT_PANTRY_UNIT),
  expiryDate: expiryDateSchema.default(null),
  category: categorySchema.default(null),
}

const MOST_PRICE = 10_000

/** What was paid, in hundredths of the person's own money: "2.40" is 240. */
const priceSchema = z
  .string()
  .trim()
  .regex(/^(?:\d{1,5}(?:[.,]\d{1,2})?)?$/, 'Write the price as a number, such as 2.40')
  .transform((text) => (text === '' ? null : Math.round(Number(text.replace(',', '.')) * 100)))
  .refine((cents) => cents === null || cents <= MOST_PRICE * 100, `A price is at most ${MOST_PRICE}`)

type Amount = { quantity: number; unit: PantryUnit }

/** Of one purchase no more than a kitchen holds. */
const refuseTooMuch = ({ quantity, unit }: Amount, context: z.RefinementCtx) => {
  const message = tooMuch(quantity, unit)
  if (message !== null) context.addIssue({ code: 'custom', message, path: ['quantity'] })
}

export const addIngredientSchema = z
  .object({
    ...Fields,
    price: priceSchema.default(null),
    imageUrl: imageUrlSchema.default(null),
    idempotencyKey: idempotencyKeySchema,
  })
  .superRefine(refuseTooMuch)
  .transform(({ price: priceCents, ...fields }) => ({ ...fields, priceCents }))
export type NewIngredient = Omit<z.output<typeof addIngredientSchema>, 'idempotencyKey'>

/** Several foods at once, one a line: "500 g chicken", "2 tins of chickpeas", "milk". */
export const addListSchema = z.object({
  list: z.string().transform((text, context) => {
    const { items, droppedCount } = splitPantryList(text)
    const message =
      items.length === 0
        ? 'Write at least one food'
        : droppedCount > 0
          ? `That is more than ${items.length} foods. Add them in parts.`
          : null
    if (message === null) return items
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }),
  day: z.string().max(10).default(''),
  measures: z.enum(LOCAL_MEASURES).default('uk').catch('uk'),
  idempotencyKey: idempotencyKeySchema,
})

/** The lines read from a list, after the person has reviewed them. */
export const addReadSchema = z
  .object({
    /** Indexes of the lines that are added. */
    chosen: z
      .array(z.coerce.number().int().min(0))
      .min(1, 'Choose at least one food')
      .max(MAX_PANTRY_INGREDIENTS),
    names: z.array(nameSchema).max(MAX_PANTRY_INGREDIENTS),
    quantities: z.array(quantitySchema).max(MAX_PANTRY_INGREDIENTS),
    units: z.array(unitSchema).max(MAX_PANTRY_INGREDIENTS),
    expiryDates: z.array(expiryDateSchema).max(MAX_PANTRY_INGREDIENTS),
    places: z.array(z.enum(PLACES)).max(MAX_PANTRY_INGREDIENTS),
    /** The guessed amounts, as they were guessed. */
    guessed: z.array(z.string().max(40)).max(MAX_PANTRY_INGREDIENTS),
    day: z.string().max(10).default(''),
    idempotencyKey: idempotencyKeySchema,
  })
  .refine(
    ({ names, quantities, units, expiryDates, places, guessed }) =>
      [quantities, units, expiryDates, places, guessed].every(({ length }) => length === names.length),
    'The form did not arrive whole. Please send it again.',
  )
  .transform(({ chosen, names, quantities, units, expiryDates, places, guessed, ...click }) => ({
    ...click,
    foods: names
      .map((name, at) => {
        const [quantity, unit] = [quantities[at] ?? 1, units[at] ?? DEFAULT_PANTRY_UNIT]
        return {
          name,
          quantity,
          unit,
          expiryDate: expiryDates[at] ?? null,
          isFrozen: places[at] === 'freezer',
          isGuessed: guessed[at] === `${quantity} ${unit}`,
        }
      })
      .filter((_, at) => chosen.includes(at)),
  }))

/** A food seen in a photo: its amount is guessed. */
export const addSeenSchema = z.object({ name: nameSchema, idempotencyKey: idempotencyKeySchema })

export const takeFromLotSchema = z
  .object({
    id: idSchema,
    use: z.enum(LOT_USES, 'Choose what happened to it'),
    /** Empty: all of it. */
    quantity: z.union([z.literal('').transform(() => null), quantitySchema]).default(null),
    reason: z
      .union([z.literal('').transform(() => null), z.enum(WASTE_REASONS, 'Choose one of the reasons')])
      .default(null),
    day: z.string().max(10).default(''),
    idempotencyKey: idempotencyKeySchema,
  })
  .transform(({ reason, ...take }) => ({ ...take, reason: take.use === 'binned' ? reason : null }))

/** Takes back what a click did. */
export const undoClickSchema = z.object({ idempotencyKey: idempotencyKeySchema })

export const changeQuantitySchema = z.object({ id: idSchema, quantity: quantitySchema })
export const editIngredientSchema = z.object({ id: idSchema, ...Fields }).superRefine(refuseTooMuch)
export const oneIngredientSchema = z.object({ id: idSchema })
export const chosenIngredientsSchema = z.object({ ids: z.array(idSchema).min(1).max(MAX_PANTRY_INGREDIENTS) })
