import { z } from 'zod'
import { isIanaZone } from './meal-times.ts'

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 07:30')

/** When a member eats; without a zone the times are local on each device. */
export const mealTimesSchema = z.object({
  breakfast: time,
  snack_1: time,
  lunch: time,
  snack_2: time,
  dinner: time,
  snack_3: time,
  timeZone: z
    .string()
    .trim()
    .refine(
      (zone) => zone === '' || isIanaZone(zone),
      'We do not know this time zone. Choose one from the list.',
    )
    .transform((zone) => (zone === '' ? null : zone)),
})
