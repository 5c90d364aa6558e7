import { z } from 'zod'
import { emailSchema } from '#app/domain/account.ts'
import { CONTACT_CATEGORIES, CONTACT_LENGTHS, type ContactCategory } from './contact.ts'

/** The contact form. Kept apart so that no page pulls zod into the browser. */

const required = (most: number, missing: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(most, `Use at most ${most} characters`)

const CATEGORIES = CONTACT_CATEGORIES.map(({ value }) => value) as [ContactCategory, ...ContactCategory[]]

export const contactSchema = z.object({
  name: required(CONTACT_LENGTHS.name, 'Tell us your name'),
  email: z
    .string({ error: 'Tell us your email address' })
    .trim()
    .min(1, 'Tell us your email address')
    .pipe(emailSchema),
  category: z.enum(CATEGORIES, { error: 'Choose one of the categories' }).default('general'),
  subject: required(CONTACT_LENGTHS.subject, 'Say in a few words what it is about'),
  message: required(CONTACT_LENGTHS.message, 'Write your message'),
  /** Hidden from people; what fills it in is no person. */
  website: z.string().max(0, 'Leave this field empty').default(''),
})

export type ContactValues = z.output<typeof contactSchema>
