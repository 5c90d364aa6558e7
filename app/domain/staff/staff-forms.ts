import { z } from 'zod'
import { emailSchema } from '#app/domain/account.ts'
import { STAFF_PASSWORD_LENGTH } from './password.ts'
import { STAFF_RANKS } from './ranks.ts'
import { bare } from './recovery-codes.ts'

/** The forms of the staff area's accounts. */

const NO_CREDENTIALS = 'Invalid credentials'

/** Whatever cannot be anybody's address and password is answered in one sentence. */
export const staffSignInSchema = z.object({
  email: z.string(NO_CREDENTIALS).pipe(emailSchema.catch('')).pipe(z.string().min(1, NO_CREDENTIALS)),
  password: z.string(NO_CREDENTIALS).min(1, NO_CREDENTIALS).max(STAFF_PASSWORD_LENGTH.max, NO_CREDENTIALS),
})

/** Six digits of an authenticator, or a recovery code; of digits alone the separators go here. */
export const staffCodeSchema = z.object({
  code: z
    .string('Enter a code')
    .transform((code) => (/^\d{6}$/.test(bare(code)) ? bare(code) : code.replace(/\s+/g, '')))
    .pipe(z.string().min(1, 'Enter a code').max(40, 'Enter a code')),
})

const ownPasswordFieldSchema = z
  .string('Enter your password')
  .min(1, 'Enter your password')
  .max(STAFF_PASSWORD_LENGTH.max, 'Enter your password')

export const ownPasswordSchema = z.object({ password: ownPasswordFieldSchema })

/** The first code of a new authenticator; the address of its secret comes along to be drawn again if it is wrong. */
export const confirmSecondFactorSchema = staffCodeSchema.extend({
  uri: z.string().startsWith('otpauth://totp/').max(300),
})

export const staffNameSchema = z
  .string()
  .trim()
  .min(2, 'Enter a name of at least 2 characters')
  .max(80, 'Use at most 80 characters')

export const addStaffSchema = z.object({
  email: emailSchema,
  name: staffNameSchema,
  rank: z.enum(STAFF_RANKS),
  password: ownPasswordFieldSchema,
})

export const oneStaffSchema = z.object({ staffId: z.uuid(), password: ownPasswordFieldSchema })
export const staffRankSchema = oneStaffSchema.extend({ rank: z.enum(STAFF_RANKS) })

export const reportSchema = z.object({
  reportId: z.uuid(),
  intent: z.enum(['dismiss', 'remove']),
  /** What the author of a recipe is told; the command asks for it where a recipe is meant. */
  reason: z.string().trim().max(500, 'Say it in at most 500 characters').default(''),
})

/** What staff do with a message of the contact form. */
export const messageSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['mark-done', 'mark-open', 'delete']), messageId: z.uuid() }),
  z.object({
    intent: z.literal('answer'),
    messageId: z.uuid(),
    answer: z.string().trim().min(1, 'Write your answer').max(5000, 'Keep the answer below 5,000 characters'),
  }),
])

/** How good the new password is depends on whose it is: the command looks. */
export const choosePasswordSchema = z.object({
  token: z.string().min(1).max(200),
  newPassword: z.string('Enter a password').min(1, 'Enter a password').max(1000),
})
export const changeStaffPasswordSchema = z.object({
  password: ownPasswordFieldSchema,
  newPassword: z.string('Enter a password').min(1, 'Enter a password').max(1000),
})
