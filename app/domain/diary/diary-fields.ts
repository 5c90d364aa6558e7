import { z } from 'zod'
import { DIARY_SLOTS, isTime } from './slots.ts'

/** Fields that several forms of the diary have. */

/** The meal of the day; '' if it wasn't chosen. */
export const slotField = z
  .union([z.literal(''), z.enum(DIARY_SLOTS)], 'Choose a meal of the day')
  .default('')
  .transform((slot) => (slot === '' ? null : slot))

/** A time of day as "08:30"; '' if there is none. */
export const timeField = z
  .string()
  .trim()
  .default('')
  .refine((time) => time === '' || isTime(time), 'Enter a time such as 08:30')
  .transform((time) => (time === '' ? null : time))

/** What an answered question comes with. */
export const confirmField = z.string().max(64).default('')

export const dayField = z.iso.date('Enter a day')
