import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '#app/db/open.server.ts'
import { newsletterDeliveries, newsletterLetters, newsletterSubscribers } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import type { LetterKind } from '#app/domain/newsletter/letters.ts'
import { instantIn } from '#app/domain/zoned-time.ts'
import { enqueueEmail } from '#app/features/mail/send-mail.server.ts'
import type { Services } from '#app/features/services.ts'
import { recordAuditEntry } from '#app/features/staff/audit-log.server.ts'
import type { Staff } from '#app/features/staff/staff.ts'
import { letterTest } from './letter-test-email.server.ts'
import { countReaders, letterOf, readersOf } from './letters.server.ts'

type Needs = Pick<Services, 'db' | 'now'> & {
  /** Wakes the work of a letter whose copies wait, with the transaction that makes them wait. */
  enqueueDelivery(letterId: string, tx: Tx): Promise<void>
}

/**
 * Addresses a letter to everybody who gets it at this moment and hands it to the queue. `expectedReaders` is the number
 * that the question before named: where another would get it now, it is asked anew (`unconfirmed`).
 */
export async function sendLetter(needs: Needs, staff: Staff, id: string, expectedReaders: number | null) {
  const { db, now } = needs
  const letter = await letterOf(db, id)
  requireSendable(letter)
  const readers = await countReaders(db)
  if (readers === 0) throw new AppError('conflict', 'Nobody has subscribed to letters yet.')
  if (readers !== expectedReaders)
    throw new AppError('unconfirmed', 'Send this letter now?', { details: { readers } })
  await db.transaction(async (tx) => {
    const begun = await beginSending(needs, tx, { id, from: ['draft', 'scheduled'] })
    if (begun === null) throw alreadyOnItsWay()
    await recordAuditEntry(tx, staff, 'send-letter', `${letter.subject} (${begun} readers)`, now())
  })
}

/** Moves a letter to those being sent, with a row for each reader. Null where it was moved before. */
export async function beginSending(
  needs: Pick<Needs, 'now' | 'enqueueDelivery'>,
  tx: Tx,
  { id, from, kind = 'letter' }: { id: string; from: ('draft' | 'scheduled')[]; kind?: LetterKind },
): Promise<number | null> {
  const at = needs.now()
  const begun = await tx
    .update(newsletterLetters)
    .set({ status: 'sending', startedAt: at, updatedAt: at })
    .where(and(eq(newsletterLetters.id, id), inArray(newsletterLetters.status, from)))
    .returning({ id: newsletterLetters.id })
  if (begun.length === 0) return null
  const { rowCount } = await tx.execute(sql`
    insert into ${newsletterDeliveries} (letter_id, subscriber_id)
    select ${id}::uuid, ${newsletterSubscribers.id} from ${newsletterSubscribers} where ${readersOf(kind)}`)
  const readers = rowCount ?? 0
  await tx.update(newsletterLetters).set({ readers }).where(eq(newsletterLetters.id, id))
  await needs.enqueueDelivery(id, tx)
  return readers
}

/** A letter to whoever asks, to look at it in a mail program of their own. Its links lead nowhere. */
export async function sendTest(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  staff: Staff,
  id: string,
): Promise<string> {
  const letter = await letterOf(db, id)
  if (letter.subject === '')
    throw new AppError('invalid-input', 'A letter needs a subject.', { field: 'subject' })
  await enqueueEmail(jobs, letterTest, { letterId: id, staffId: staff.id })
  return staff.email
}

/** When a letter is to be sent by itself; the time is meant in the zone. */
export async function scheduleLetter(
  { db, now }: Pick<Services, 'db' | 'now'>,
  staff: Staff,
  id: string,
  { sendAt, timeZone }: { sendAt: string; timeZone: string },
): Promise<Date> {
  const at = instantIn(sendAt, timeZone)
  if (!at) throw new AppError('invalid-input', 'Choose a day and a time', { field: 'sendAt' })
  if (at <= now())
    throw new AppError('invalid-input', 'Choose a time that is still to come', { field: 'sendAt' })
  const letter = await letterOf(db, id)
  requireSendable(letter)
  await db.transaction(async (tx) => {
    const scheduled = await tx
      .update(newsletterLetters)
      .set({ status: 'scheduled', sendAt: at, timeZone, updatedAt: now() })
      .where(and(eq(newsletterLetters.id, id), inArray(newsletterLetters.status, ['draft', 'scheduled'])))
      .returning({ id: newsletterLetters.id })
    if (scheduled.length === 0) throw alreadyOnItsWay()
    await recordAuditEntry(tx, staff, 'schedule-letter', letter.subject, now())
  })
  return at
}

/**
 * Stops a letter: a scheduled one is a draft again; of one that is on its way nothing more is handed over than the copy
 * that is in hand.
 */
export async function cancelLetter(
  { db, now }: Pick<Services, 'db' | 'now'>,
  staff: Staff,
  id: string,
): Promise<'draft' | 'cancelled'> {
  const letter = await letterOf(db, id)
  const to = letter.status === 'scheduled' ? 'draft' : 'cancelled'
  await db.transaction(async (tx) => {
    const stopped = await tx
      .update(newsletterLetters)
      .set({
        status: to,
        sendAt: null,
        timeZone: null,
        updatedAt: now(),
        ...(to === 'cancelled' && { finishedAt: now() }),
      })
      .where(
        and(
          eq(newsletterLetters.id, id),
          eq(newsletterLetters.status, to === 'draft' ? 'scheduled' : 'sending'),
        ),
      )
      .returning({ id: newsletterLetters.id })
    if (stopped.length === 0)
      throw new AppError('conflict', 'There is nothing to stop: it is not on its way.')
    await recordAuditEntry(tx, staff, 'cancel-letter', letter.subject, now())
  })
  return to
}

/** Starts what is due, each letter once, however many processes look. */
export async function startDueLetters(needs: Needs): Promise<void> {
  const due = await needs.db
    .select({ id: newsletterLetters.id })
    .from(newsletterLetters)
    .where(and(eq(newsletterLetters.status, 'scheduled'), lte(newsletterLetters.sendAt, needs.now())))
  for (const { id } of due)
    await needs.db.transaction((tx) => beginSending(needs, tx, { id, from: ['scheduled'] }))
}

export const lettersBeingSent = (db: Db) =>
  db
    .select({ id: newsletterLetters.id })
    .from(newsletterLetters)
    .where(eq(newsletterLetters.status, 'sending'))

function requireSendable(letter: { status: string; subject: string; content: string }): void {
  if (letter.status !== 'draft' && letter.status !== 'scheduled') throw alreadyOnItsWay()
  if (letter.subject.trim() === '')
    throw new AppError('invalid-input', 'A letter needs a subject.', { field: 'subject' })
  if (letter.content.trim() === '')
    throw new AppError('invalid-input', 'A letter needs a text.', { field: 'content' })
}

const alreadyOnItsWay = () => new AppError('conflict', 'This letter is on its way already.')
