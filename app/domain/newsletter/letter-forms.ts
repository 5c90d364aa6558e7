import { z } from 'zod'
import { LETTER_LIMITS } from './letters.ts'

/** The forms of letters. Kept apart so that no page pulls zod into the browser. */

export const beginLetterSchema = z.object({
  postId: z
    .string()
    .default('')
    .transform((id) => id.trim() || null),
})

export const letterTextSchema = z.object({
  subject: z
    .string()
    .default('')
    .transform((typed) => typed.replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(LETTER_LIMITS.subject, `Use at most ${LETTER_LIMITS.subject} characters`)),
  content: z
    .string()
    .max(LETTER_LIMITS.content, `Use at most ${LETTER_LIMITS.content} characters`)
    .default(''),
  contentFormat: z.enum(['markdown', 'html']).default('markdown'),
  /** When the text that was changed here was saved; without it this text replaces any other. */
  seenAt: z.coerce.date().nullable().default(null),
})

/** How many readers the question named; none where it was not asked yet. */
export const sendLetterSchema = z.object({
  readers: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .nullable()
    .default(null),
})

export const scheduleLetterSchema = z.object({
  sendAt: z.string().max(40).default(''),
  timeZone: z
    .string()
    .max(60)
    .default('')
    .transform((zone) => zone || 'UTC'),
})
