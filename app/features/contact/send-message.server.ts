import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import { contactMessages } from '#app/db/schema/index.ts'
import { contactReference } from '#app/domain/contact/contact.ts'
import type { ContactValues } from '#app/domain/contact/contact-form.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { enqueueEmail } from '#app/features/mail/send-mail.server.ts'
import type { Services } from '#app/features/services.ts'
import { contactChannel } from './contact-channel.ts'
import { contactCopy } from './contact-copy-email.server.ts'
import { mailContactMessage } from './contact-jobs.server.ts'

/** A mail server answers within seconds or is down; nobody waits for it longer. */
const WAIT_MS = 8000

type Needs = Pick<Services, 'db' | 'jobs' | 'limits' | 'push' | 'now'>
type Sent = {
  reference: string
  isMailed: boolean
  /** Whether a copy goes to whoever wrote. */
  hasCopy: boolean
}

/**
 * Stores a message with the job that mails it, and waits a little for the mail to be gone. `isMailed: false` says that
 * it is stored and will be mailed later. A member who wrote from their own confirmed address gets a copy; at any other
 * address a copy would be a way to mail strangers. The same click sent again is one message. Throws `too-many-requests`.
 */
export async function sendContactMessage(
  { db, jobs, limits, push, now }: Needs,
  { website: _website, ...values }: ContactValues,
  {
    member,
    clientAddress,
    waitMs = WAIT_MS,
  }: { member: Member | null; clientAddress: string; waitMs?: number },
): Promise<Sent> {
  await limits.spend('contact-address', clientAddress)
  const createdAt = now()
  const hasCopy = member !== null && member.isEmailConfirmed && member.email === values.email
  const fingerprint = fingerprintOf(values, createdAt)
  const stored = await db.transaction(async (tx) => {
    const [message] = await tx
      .insert(contactMessages)
      .values({
        ...values,
        id: newId(createdAt.getTime()),
        reference: contactReference(randomBytes(8)),
        fingerprint,
        createdAt,
      })
      .onConflictDoNothing({ target: contactMessages.fingerprint })
      .returning()
    if (!message) return undefined
    await jobs.enqueue(mailContactMessage, { id: message.id }, { tx, key: message.id })
    if (hasCopy) await enqueueEmail(jobs, contactCopy, { messageId: message.id }, { tx })
    return message
  })
  const { id, reference } = stored ?? (await findSent())
  return { reference, isMailed: await isMailedWithin(id, waitMs), hasCopy }

  async function findSent() {
    const [sent] = await db.select().from(contactMessages).where(eq(contactMessages.fingerprint, fingerprint))
    return sent!
  }

  async function isMailedWithin(messageId: string, limitMs: number): Promise<boolean> {
    const told = Promise.withResolvers<void>()
    const unsubscribe = push.subscribe(contactChannel(messageId), () => told.resolve())
    const timer = setTimeout(() => told.resolve(), limitMs)
    try {
      // Read after listening has begun: nothing falls between the two. Read again at the end: a message can be lost.
      if (await isMailed(messageId)) return true
      await told.promise
      return await isMailed(messageId)
    } finally {
      clearTimeout(timer)
      unsubscribe()
    }
  }

  async function isMailed(messageId: string): Promise<boolean> {
    const [row] = await db
      .select({ mailedAt: contactMessages.mailedAt })
      .from(contactMessages)
      .where(eq(contactMessages.id, messageId))
    return row?.mailedAt != null
  }
}

function fingerprintOf(values: Omit<ContactValues, 'website'>, at: Date): string {
  const { name, email, category, subject, message } = values
  const written = [name, email, category, subject, message, at.toISOString().slice(0, 10)]
  return createHash('sha256').update(JSON.stringify(written)).digest('base64url')
}
