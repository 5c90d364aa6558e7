import { eq } from 'drizzle-orm'
import { newsletterLetters } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { MOST_ATTEMPTS, pauseBetweenMs } from '#app/domain/newsletter/letters.ts'
import { afterRefusal, codesOf } from '#app/domain/newsletter/mail-replies.ts'
import { suppressAddress } from '#app/features/newsletter/suppress.server.ts'
import type { Services } from '#app/features/services.ts'
import { type Mail, MailError } from '#app/ports/mail/mail.ts'
import {
  type Claimed,
  claimNext,
  fewestAttempts,
  finishLetter,
  noteOutcome,
  type Outcome,
  settleInterrupted,
  takeOver,
} from './deliveries.server.ts'
import { letterCopies, type LetterCopy } from './letter-copies.server.ts'

export type DeliveryNeeds = Pick<Services, 'db' | 'seal' | 'site' | 'now' | 'newsletter' | 'log'> & {
  mail: Pick<Mail, 'send' | 'check' | 'wasSent'>
}

/**
 * Sends what is left of a letter, one copy after the other at the set rate. Stops between two copies when the process
 * ends, the letter is cancelled or another run takes over; throws where the mail server cannot be reached, to be
 * run again.
 */
export async function deliverLetter(needs: DeliveryNeeds, id: string, signal: AbortSignal): Promise<void> {
  const { db, mail, now } = needs
  const runId = await takeOver(db, id)
  const [letter] = await db.select().from(newsletterLetters).where(eq(newsletterLetters.id, id))
  if (runId === null || !letter) return
  await settleInterrupted(db, letter, (reader) => mail.wasSent(mailId(id, reader)), now())
  await mail.check()
  const copyFor = await letterCopies(needs, letter)
  const round = (await fewestAttempts(db, letter)) ?? 0
  const pace = openPace(pauseBetweenMs(needs.newsletter.lettersPerMinute), signal)
  for (;;) {
    await pace()
    signal.throwIfAborted()
    const claimed = await claimNext(db, letter, runId)
    if (!claimed) break
    const { outcome, isBroken } = await handOver(needs, id, claimed, copyFor)
    await noteOutcome(db, letter, outcome, now())
    // After one whose fate is not known the server is asked first: it does not happen to the next ones too.
    if (isBroken) await mail.check()
    // Everything else is gone: what the server put off is offered again after a pause.
    if (outcome.status === 'waiting' && ((await fewestAttempts(db, letter)) ?? 0) > round)
      throw new AppError('unavailable', 'The mail server has put off some copies of a letter.')
  }
  await finishLetter(db, letter, now())
}

const mailId = (letterId: string, subscriberId: string) => `${letterId}.${subscriberId}`

async function handOver(
  needs: DeliveryNeeds,
  letterId: string,
  { subscriberId, email, attempts }: Claimed,
  copyFor: (subscriberId: string) => LetterCopy,
): Promise<{ outcome: Outcome; isBroken: boolean }> {
  const become = (status: Outcome['status'], reply: string | null = null, isBroken = false) => ({
    outcome: { subscriberId, status, attempts: attempts + 1, reply },
    isBroken,
  })
  if (email === null) return become('skipped')
  try {
    const id = mailId(letterId, subscriberId)
    await needs.mail.send({ ...copyFor(subscriberId), id, to: email, isAutomatic: true })
    return become('sent')
  } catch (error) {
    if (!(error instanceof MailError)) {
      // Never an e-mail in the first place, or an outbox without room.
      const isFault = error instanceof AppError && error.code === 'invalid-input'
      if (!isFault) needs.log.warn({ error }, 'a copy of a letter could not be sent')
      return isFault ? become('failed', 'not an address') : become('waiting', null, true)
    }
    const { handedOver, reply } = error.failure
    if (handedOver === 'unknown') return become('unknown', null, true)
    // Without an answer there was no connection: it does not count against the copy.
    if (!reply) return { outcome: { subscriberId, status: 'waiting', attempts }, isBroken: true }
    const after = afterRefusal(reply)
    if (after === 'try-later' && attempts + 1 < MOST_ATTEMPTS) return become('waiting', codesOf(reply))
    if (after === 'address-is-dead')
      await suppressAddress(needs, { email, why: 'bounced', letterId }, needs.now())
    return become('failed', codesOf(reply))
  }
}

/** Resolves when the next copy may begin: not before the pause has passed since the last one did. */
function openPace(pauseMs: number, signal: AbortSignal): () => Promise<void> {
  let nextAtMs = 0
  return async () => {
    const waitMs = nextAtMs - performance.now()
    if (waitMs > 0)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(done, waitMs)
        function done() {
          clearTimeout(timer)
          signal.removeEventListener('abort', done)
          resolve()
        }
        signal.addEventListener('abort', done)
      })
    nextAtMs = Math.max(nextAtMs + pauseMs, performance.now())
  }
}
