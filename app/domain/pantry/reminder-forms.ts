import { z } from 'zod'
import { REMINDER_FREQUENCIES } from './reminders.ts'

export const remindersSchema = z.object({
  frequency: z.enum(REMINDER_FREQUENCIES, 'Choose how often we may email you'),
})

/** What a link in a reminder carries: whose it is, and the seal that says that we made it. */
export const reminderTokenSchema = z
  .string()
  .regex(/^[\da-f-]{36}\.[\w-]{43}$/)
  .transform((token) => ({ memberId: token.slice(0, 36), seal: token.slice(37) }))
