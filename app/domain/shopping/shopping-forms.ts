import { z } from 'zod'
import { isPlainDate } from '#app/domain/pantry/plain-date.ts'
import { DEFAULT_PANTRY_UNIT, PANTRY_UNITS, readQuantity } from '#app/domain/pantry/quantity.ts'
import { MAX_PANTRY_NAME_LENGTH } from '#app/domain/pantry/pantry-limits.ts'
import { AppError } from '#app/domain/errors.ts'
import { LOCAL_MEASURES } from '#app/domain/food/local-measures.ts'
import { splitDatedList } from '#app/domain/pantry/dated-lines.ts'
import { readPrice } from './price.ts'
import {
  CURRENCIES,
  MAX_ITEM_TEXT_LENGTH,
  MAX_ITEMS,
  MAX_LINES,
  MAX_LIST_NAME_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_TICKS,
} from './shopping-limits.ts'

/** Forms of the shopping list. Which list they are for, the address says; whose it is, the session or the link. */

const idSchema = z.uuid('This is not on the list.')
/** Made by the page: the same again changes nothing more. */
const operationKeySchema = z.string().min(8).max(64)

const nameSchema = z
  .string()
  .trim()
  .min(1, 'Give the list a name')
  .max(MAX_LIST_NAME_LENGTH, `A name may have at most ${MAX_LIST_NAME_LENGTH} characters.`)

const lineSchema = z
  .string()
  .trim()
  .max(MAX_ITEM_TEXT_LENGTH, `A line may have at most ${MAX_ITEM_TEXT_LENGTH} characters.`)

/** One line or several, parted as people do: by lines or commas. */
export const typedLinesSchema = z.object({
  lines: z
    .string()
    .transform((text, context) => {
      const { items, droppedCount } = splitDatedList(text)
      if (droppedCount > 0)
        context.addIssue({
          code: 'custom',
          message: `That is more than ${items.length} lines. Add them in parts.`,
        })
      return items
    })
    .pipe(z.array(lineSchema).min(1, 'Write what to buy')),
  measures: z.enum(LOCAL_MEASURES).default('uk').catch('uk'),
  operationKey: operationKeySchema,
})

export const planToShopSchema = z.object({ planId: z.uuid('This plan is not among yours.') })

/** A recipe's lines for the servings that are shown; the id only says that it is the same recipe again. */
export const recipeToShopSchema = z.object({
  recipeKey: z.string().trim().min(1).max(80),
  label: z.string().trim().min(1).max(200),
  lines: z.array(z.string().trim().max(300)).min(1).max(MAX_LINES),
})

/** Ticks in the order in which they were made; a page without scripts sends one. */
export const ticksSchema = z
  .object({
    itemIds: z.array(idSchema).min(1).max(MAX_TICKS),
    ticked: z.array(z.enum(['yes', 'no'])).max(MAX_TICKS),
    operationKeys: z.array(operationKeySchema).max(MAX_TICKS),
  })
  .refine(
    ({ itemIds, ticked, operationKeys }) =>
      ticked.length === itemIds.length && operationKeys.length === itemIds.length,
    'The form did not arrive whole. Please send it again.',
  )
  .transform(({ itemIds, ticked, operationKeys }) =>
    itemIds.map((itemId, at) => ({
      itemId,
      isTicked: ticked[at] === 'yes',
      operationKey: operationKeys[at] ?? '',
    })),
  )
export type Tick = z.output<typeof ticksSchema>[number]

export const itemSchema = z.object({ itemId: idSchema })
export const itemsSchema = z.object({ itemIds: z.array(idSchema).min(1).max(MAX_ITEMS) })

export const editItemSchema = z.object({
  itemId: idSchema,
  text: lineSchema.min(1, 'Write what to buy'),
  note: z.string().trim().max(MAX_NOTE_LENGTH, `A note may have at most ${MAX_NOTE_LENGTH} characters.`),
  /** Empty: no price. */
  price: z
    .string()
    .trim()
    .transform((text, context) => {
      try {
        return readPrice(text)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        context.addIssue({ code: 'custom', message: error.message })
        return z.NEVER
      }
    })
    .default(null),
  currency: z.enum(CURRENCIES).default('GBP'),
})

export const listNameSchema = z.object({ name: nameSchema })

const quantitySchema = z.string().transform((text, context) => {
  try {
    return readQuantity(text)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    context.addIssue({ code: 'custom', message: error.message })
    return z.NEVER
  }
})

/** What was bought, line by line, with what was set right about it. */
export const boughtSchema = z
  .object({
    itemIds: z.array(idSchema).min(1, 'Choose at least one food').max(MAX_ITEMS),
    chosen: z.array(idSchema).max(MAX_ITEMS).default([]),
    names: z
      .array(z.string().trim().min(1, 'Please enter a name').max(MAX_PANTRY_NAME_LENGTH))
      .max(MAX_ITEMS),
    quantities: z.array(quantitySchema).max(MAX_ITEMS),
    units: z.array(z.enum(PANTRY_UNITS).default(DEFAULT_PANTRY_UNIT)).max(MAX_ITEMS),
    expiryDates: z
      .array(z.string().refine((text) => text === '' || isPlainDate(text), 'Choose a day of the calendar'))
      .max(MAX_ITEMS),
  })
  .refine(
    ({ itemIds, names, quantities, units, expiryDates }) =>
      [names, quantities, units, expiryDates].every(({ length }) => length === itemIds.length),
    'The form did not arrive whole. Please send it again.',
  )
  .transform(({ itemIds, chosen, names, quantities, units, expiryDates }) =>
    itemIds
      .map((itemId, at) => ({
        itemId,
        name: names[at] ?? '',
        quantity: quantities[at] ?? 1,
        unit: units[at] ?? DEFAULT_PANTRY_UNIT,
        expiryDate: expiryDates[at] || null,
      }))
      .filter(({ itemId }) => chosen.includes(itemId)),
  )
  .refine((bought) => bought.length > 0, 'Choose at least one food')
export type Bought = z.output<typeof boughtSchema>[number]
