import { and, eq, isNull } from 'drizzle-orm'
import { contactMessages } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { enqueueEmail } from '#app/features/mail/send-mail.server.ts'
import type { Services } from '#app/features/services.ts'
import { recordAuditEntry } from '#app/features/staff/audit-log.server.ts'
import type { Staff } from '#app/features/staff/staff.ts'
import { contactAnswer } from './contact-answer-email.server.ts'

type Needs = Pick<Services, 'db' | 'now' | 'jobs'>

const GONE = 'This message no longer exists.'
const ANSWERED = 'This message has already been answered. Continue by email.'

/** Marks a message as done, or as open again. Throws `not-found`. */
export async function markMessage(
  { db, now }: Pick<Needs, 'db' | 'now'>,
  messageId: string,
  isDone: boolean,
): Promise<void> {
  const [row] = await db
    .update(contactMessages)
    .set({ handledAt: isDone ? now() : null })
    .where(eq(contactMessages.id, messageId))
    .returning({ id: contactMessages.id })
  if (!row) throw new AppError('not-found', GONE)
}

/**
 * Mails an answer to whoever wrote, once, and marks the message as done. Throws `not-found`, and `conflict` where it
 * was answered before.
 */
export async function answerMessage(
  { db, now, jobs }: Needs,
  staff: Staff,
  { messageId, answer }: { messageId: string; answer: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const answered = { answer, answeredBy: staff.name, answeredAt: now(), handledAt: now() }
    const [row] = await tx
      .update(contactMessages)
      .set(answered)
      .where(and(eq(contactMessages.id, messageId), isNull(contactMessages.answer)))
      .returning({ id: contactMessages.id })
    if (!row) {
      const isThere = (await tx.$count(contactMessages, eq(contactMessages.id, messageId))) > 0
      throw isThere ? new AppError('conflict', ANSWERED) : new AppError('not-found', GONE)
    }
    await enqueueEmail(jobs, contactAnswer, { messageId }, { tx })
  })
}

/** Deletes a message for good, before the time of the privacy policy has come. Throws `not-found`. */
export async function deleteMessage(
  { db, now }: Pick<Needs, 'db' | 'now'>,
  staff: Staff,
  messageId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .delete(contactMessages)
      .where(eq(contactMessages.id, messageId))
      .returning({ reference: contactMessages.reference })
    if (!row) throw new AppError('not-found', GONE)
    await recordAuditEntry(tx, staff, 'delete-message', row.reference, now())
  })
}
