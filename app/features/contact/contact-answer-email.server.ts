import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#app/db/open.server.ts'
import { contactMessages } from '#app/db/schema/index.ts'
import { composeEmail, type EmailContent } from '#app/features/mail/compose-email.ts'
import { defineEmail } from '#app/features/mail/email-kind.ts'

const answerSchema = z.object({ messageId: z.uuid() })

/** What staff answered to a message of the contact form; answers to it go to the support address. */
export const contactAnswer = defineEmail<z.output<typeof answerSchema>, { db: Db; inbox: string }>({
  name: 'contact-answer',
  params: answerSchema,
  async write({ messageId }, { db, inbox }) {
    const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, messageId))
    if (!row || row.answer === null) return null
    return {
      to: row.email,
      replyTo: inbox,
      isAutomatic: false,
      ...answerEmail({ ...row, answer: row.answer }),
    }
  },
  samples: () => [
    answerEmail({
      reference: 'MW-SAMPLE',
      subject: 'Lentils without soaking',
      answer: 'Hello Anna,\n\nred lentils fall apart as they cook. Green or brown ones keep their shape.',
      message: 'Hello,\n\nmy red lentils fell apart.\nWhat did I do wrong?\n\nAnna',
    }),
  ],
})

type Answer = { reference: string; subject: string; answer: string; message: string }

function answerEmail({ reference, subject, answer, message }: Answer): EmailContent {
  return composeEmail({
    subject: `Re: ${subject} (${reference})`,
    opening: answer,
    facts: [['You wrote', message]],
    notes: ['Reply to this email to write to us again.'],
  })
}
