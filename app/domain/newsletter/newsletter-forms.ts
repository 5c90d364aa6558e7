import { z } from 'zod'
import { emailSchema } from '#app/domain/account.ts'

/** The forms of the newsletter. Kept apart so that no page pulls zod into the browser. */

const MISSING = 'Enter your email address'

const tickedSchema = z
  .union([z.literal('on'), z.literal('')])
  .default('')
  .transform((value) => value === 'on')

export const subscribeSchema = z.object({
  email: z.string({ error: MISSING }).trim().min(1, MISSING).pipe(emailSchema),
  /** The weekly digest, beside the letters. */
  digest: tickedSchema,
  /** Hidden from people. What fills it in is no person; it gets the answer that everybody gets. */
  website: z.string().max(2000).default(''),
})
export type SubscribeValues = z.output<typeof subscribeSchema>

/** A mailed token, as it stands in a link. */
export const newsletterTokenSchema = z
  .string()
  .regex(/^[\w-]{43}$/, 'This link is incomplete. Open it from the email, or copy all of it.')

/** What a reader wants from now on; neither of both is leaving. */
export const choicesSchema = z.object({ letters: tickedSchema, digest: tickedSchema })
export type ReaderChoices = z.output<typeof choicesSchema>
