import { z } from 'zod'
import { parseJson } from '#app/domain/bounded-json.ts'
import { mealRowsSchema } from '#app/domain/calories/estimate-form.ts'
import { isInSteps } from '#app/domain/planning/plan-bounds.ts'
import { plainWords } from '#app/domain/plain-words.ts'
import { confirmField, dayField, slotField, timeField } from './diary-fields.ts'
import {
  COOKED_POT_G,
  EATEN_G,
  MAX_QUICK_DESCRIPTION_LENGTH,
  MEAL_NAME_MAX,
  PORTIONS,
} from './diary-limits.ts'
import { DIARY_SLOTS } from './slots.ts'

const nameField = z
  .string()
  .transform(plainWords)
  .pipe(
    z
      .string()
      .trim()
      .min(1, 'Give the meal a name')
      .max(MEAL_NAME_MAX, `Use at most ${MEAL_NAME_MAX} characters`),
  )

const portionsField = z
  .string()
  .trim()
  .regex(/^\d{1,3}(?:\.\d{1,2})?$/, 'Enter a number such as 1 or 1.5')
  .transform(Number)
  .refine(
    (portions) => portions >= PORTIONS.min && portions <= PORTIONS.max && isInSteps(portions, PORTIONS.step),
    `Enter ${PORTIONS.min} to ${PORTIONS.max} portions, in steps of ${PORTIONS.step}`,
  )

/** The foods of an entry as its page sends them; '' where they were not touched. */
const rowsField = z
  .string()
  .max(200_000)
  .default('')
  .transform((text, context) => {
    if (text === '') return null
    try {
      return mealRowsSchema.parse(parseJson(text))
    } catch (error) {
      const message =
        error instanceof z.ZodError ? (error.issues[0]?.message ?? '') : 'These foods cannot be read.'
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
  })

/** An entry changed: what it is called, how much of it, when, and its foods. */
export const editEntrySchema = z.object({
  entryId: z.uuid(),
  mealName: nameField,
  portions: portionsField,
  slot: slotField,
  eatenAt: timeField,
  eatenOn: dayField,
  rows: rowsField,
  confirm: confirmField,
})

export const plannedMealSchema = z.object({ mealId: z.uuid() })

/** A meal in words, for the day that is looked at unless the words name another. */
export const quickEntrySchema = z.object({
  description: z
    .string()
    .transform(plainWords)
    .pipe(
      z
        .string()
        .trim()
        .min(1, 'Say what you ate, such as “2 oatcakes with hummus”')
        .max(
          MAX_QUICK_DESCRIPTION_LENGTH,
          `Use at most ${MAX_QUICK_DESCRIPTION_LENGTH} characters; the estimator takes longer ones`,
        ),
    ),
  day: dayField,
  /** The person's today, which "yesterday" counts from; '' before their browser said. */
  today: z.union([z.literal(''), z.iso.date()]).default(''),
  slot: slotField,
  /** The time of day where the person is. */
  time: timeField,
  idempotencyKey: z.uuid(),
  confirm: confirmField,
})

/** A meal of the diary once more. `idempotencyKey` becomes the new entry's id. */
export const eatAgainSchema = z.object({
  entryId: z.uuid(),
  day: dayField,
  today: z.union([z.literal(''), z.iso.date()]).default(''),
  time: timeField,
  idempotencyKey: z.uuid(),
})

export const eatFavouriteSchema = eatAgainSchema.omit({ entryId: true }).extend({ favouriteId: z.uuid() })

export const renameFavouriteSchema = z.object({ favouriteId: z.uuid(), name: nameField })

export const favouriteSchema = z.object({ favouriteId: z.uuid() })

/** An entry, one meal of a day or all of it, to another day. */
export const copySchema = z.object({
  entryId: z.union([z.literal(''), z.uuid()]).default(''),
  fromDay: z.union([z.literal(''), z.iso.date()]).default(''),
  /** "all" of the day, or one meal of it; "other" are those nobody placed. */
  fromSlot: z.enum(['all', 'other', ...DIARY_SLOTS]).default('all'),
  toDay: dayField,
  toSlot: slotField,
  idempotencyKey: z.uuid(),
})

export const MOST_ENTRIES_AT_ONCE = 100
export const entriesSchema = z.object({ entryIds: z.array(z.uuid()).min(1).max(MOST_ENTRIES_AT_ONCE) })

const gramsField = (bounds: { min: number; max: number }, what: string) =>
  z
    .string()
    .trim()
    .default('')
    .transform((text, context) => {
      if (text === '') return null
      const grams = Number(text.replace(',', '.'))
      if (grams >= bounds.min && grams <= bounds.max) return grams
      context.addIssue({
        code: 'custom',
        message: `Enter ${bounds.min} to ${bounds.max.toLocaleString('en-GB')} g ${what}`,
      })
      return z.NEVER
    })

/** A recipe eaten: in portions, or in grams of a pot. */
export const logDishSchema = z
  .object({
    recipe: z.string().max(80),
    by: z.enum(['portions', 'grams']),
    portions: z.string().default('1'),
    eatenG: gramsField(EATEN_G, 'eaten'),
    cookedPotG: gramsField(COOKED_POT_G, 'for the whole pot'),
    day: dayField,
    slot: slotField,
    idempotencyKey: z.uuid(),
    confirm: confirmField,
  })
  .transform((values, context) => {
    const { by, portions: said, eatenG, cookedPotG, ...rest } = values
    if (by === 'grams') {
      if (eatenG !== null) return { ...rest, portions: null, eatenG, cookedPotG }
      context.addIssue({ code: 'custom', path: ['eatenG'], message: 'Say how many grams you ate' })
      return z.NEVER
    }
    const portions = portionsField.safeParse(said)
    if (portions.success) return { ...rest, portions: portions.data, eatenG: null, cookedPotG: null }
    context.addIssue({ code: 'custom', path: ['portions'], message: portions.error.issues[0]?.message ?? '' })
    return z.NEVER
  })
