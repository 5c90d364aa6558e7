import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#app/db/open.server.ts'
import { contactMessages } from '#app/db/schema/index.ts'
import { composeEmail, type EmailContent } from '#app/features/mail/compose-email.ts'
import { defineEmail } from '#app/features/mail/email-kind.ts'

const copySchema = z.object({ messageId: z.uuid() })

/** What a member wrote to us, to their own address; answers to it go to the support address. */
export const contactCopy = defineEmail<z.output<typeof copySchema>, { db: Db; inbox: string }>({
  name: 'contact-copy',
  params: copySchema,
  async write({ messageId }, { db, inbox }) {
    const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, messageId))
    return row ? { to: row.email, replyTo: inbox, ...copyEmail(row) } : null
  },
  samples: () => [
    copyEmail({
      reference: 'MW-SAMPLE',
      subject: 'Lentils without soaking',
      message: 'Hello,\n\nmy red lentils fell apart.\nWhat did I do wrong?\n\nAnna',
    }),
  ],
})

function copyEmail({
  reference,
  subject,
  message,
}: Record<'reference' | 'subject' | 'message', string>): EmailContent {
  return composeEmail({
    subject: `We have your message (${reference})`,
    opening:
      'Thank you for your message. A person reads it and answers within 24 hours during business days.',
    facts: [
      ['Reference', reference],
      ['Subject', subject],
      ['You wrote', message],
    ],
    notes: ['Reply to this email if you want to add something.'],
  })
}
