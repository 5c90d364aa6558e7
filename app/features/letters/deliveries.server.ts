import { and, eq, inArray, sql } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { newsletterDeliveries, newsletterLetters, newsletterSubscribers } from '#app/db/schema/index.ts'
import type { DeliveryStatus } from '#app/domain/newsletter/letters.ts'

/**
 * The rows that say what has become of each copy. A copy is marked as `sending` and that is stored before the mail
 * server hears of it, so that no run, however it ends, hands it over a second time.
 */

const { letterId, subscriberId, status, attempts } = newsletterDeliveries

/** A copy that this run may hand over; `email` is null where the reader has left meanwhile. */
export type Claimed = { subscriberId: string; email: string | null; attempts: number }

/** What became of the copy before. */
export type Outcome = {
  subscriberId: string
  status: DeliveryStatus
  attempts: number
  reply?: string | null
}

/** Makes this run the one that sends the letter; false where it is not to be sent any more. */
export async function takeOver(db: Db, id: string): Promise<string | null> {
  const runId = newId()
  const taken = await db
    .update(newsletterLetters)
    .set({ runId })
    .where(and(eq(newsletterLetters.id, id), eq(newsletterLetters.status, 'sending')))
    .returning({ id: newsletterLetters.id })
  return taken.length > 0 ? runId : null
}

/**
 * Copies that a run before had in its hands when it ended. Where the mail can tell whether they left, they are counted
 * or go out; where nobody can tell, they stay `unknown`.
 */
export async function settleInterrupted(
  db: Db,
  letter: { id: string },
  wasSent: (subscriberId: string) => Promise<boolean | null>,
  at: Date,
): Promise<void> {
  const open = await db
    .select({ subscriberId })
    .from(newsletterDeliveries)
    .where(and(eq(letterId, letter.id), eq(status, 'sending')))
  for (const row of open) {
    const hasLeft = await wasSent(row.subscriberId)
    const settled = hasLeft === null ? 'unknown' : hasLeft ? 'sent' : 'waiting'
    await db
      .update(newsletterDeliveries)
      .set({ status: settled, ...(hasLeft && { sentAt: at }) })
      .where(and(eq(letterId, letter.id), eq(subscriberId, row.subscriberId), inArray(status, ['sending'])))
  }
}

/** Stores what became of a copy, also where another run has taken over: it knows no better. */
export async function noteOutcome(db: Db, letter: { id: string }, outcome: Outcome, at: Date): Promise<void> {
  await db
    .update(newsletterDeliveries)
    .set({
      status: outcome.status,
      attempts: outcome.attempts,
      reply: outcome.reply ?? null,
      ...(outcome.status === 'sent' && { sentAt: at }),
    })
    .where(
      and(
        eq(letterId, letter.id),
        eq(subscriberId, outcome.subscriberId),
        inArray(status, ['sending', 'unknown']),
      ),
    )
}

/**
 * The next copy, those never tried first; marked as being sent before this resolves. Null where none waits, the letter
 * was cancelled, or another run has taken over.
 */
export async function claimNext(db: Db, letter: { id: string }, runId: string): Promise<Claimed | null> {
  const { rows } = await db.execute<{ subscriber_id: string; attempts: number; email: string | null }>(sql`
    with next as (
      select d.subscriber_id from newsletter_deliveries d
      join newsletter_letters l on l.id = d.letter_id and l.status = 'sending' and l.run_id = ${runId}
      where d.letter_id = ${letter.id} and d.status = 'waiting'
      order by d.attempts, d.subscriber_id
      limit 1
      for update of d skip locked),
    claimed as (
      update newsletter_deliveries d set status = 'sending'
      from next where d.letter_id = ${letter.id} and d.subscriber_id = next.subscriber_id
      returning d.subscriber_id, d.attempts)
    select claimed.subscriber_id, claimed.attempts, s.email
    from claimed
    left join ${newsletterSubscribers} s on s.id = claimed.subscriber_id and s.status = 'confirmed'`)
  const [row] = rows
  return row ? { subscriberId: row.subscriber_id, attempts: row.attempts, email: row.email } : null
}

/** Ends a letter none of whose copies waits any more. */
export async function finishLetter(db: Db, letter: { id: string }, at: Date): Promise<void> {
  await db
    .update(newsletterLetters)
    .set({ status: 'sent', finishedAt: at, updatedAt: at, runId: null })
    .where(
      and(
        eq(newsletterLetters.id, letter.id),
        eq(newsletterLetters.status, 'sending'),
        sql`not exists (select 1 from ${newsletterDeliveries}
          where ${letterId} = ${letter.id} and ${inArray(status, ['waiting', 'sending'])})`,
      ),
    )
}

/** How often those that wait have been tried at least: 0 where one never was, null where none waits. */
export async function fewestAttempts(db: Db, letter: { id: string }): Promise<number | null> {
  const [row] = await db
    .select({ fewest: sql<number | null>`min(${attempts})` })
    .from(newsletterDeliveries)
    .where(and(eq(letterId, letter.id), eq(status, 'waiting')))
  return row?.fewest ?? null
}
