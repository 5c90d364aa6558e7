import { eq } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Tx } from '#app/db/open.server.ts'
import { newsletterSubscribers } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { CONFIRM_DAYS } from '#app/domain/newsletter/newsletter.ts'
import type { SubscribeValues } from '#app/domain/newsletter/newsletter-forms.ts'
import { enqueueEmail } from '#app/features/mail/send-mail.server.ts'
import type { Services } from '#app/features/services.ts'
import { confirmToken, hashOfToken, leaveToken } from './newsletter-links.server.ts'
import { askSubscriber } from './newsletter-emails.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Needs = Pick<Services, 'db' | 'jobs' | 'limits' | 'seal' | 'now'>

/**
 * Asks an address whether it wants the e-mails. Nothing here tells whether it is known: new, asked before, confirmed
 * or gone again, it gets one e-mail, and only the e-mail differs. Throws `too-many-requests` for the client.
 */
export async function subscribe(
  needs: Needs,
  { email, website, digest }: SubscribeValues,
  { clientAddress }: { clientAddress: string },
): Promise<void> {
  await needs.limits.spend('newsletter-client', clientAddress)
  if (website !== '' || !(await hasTriesLeft(needs.limits, email))) return
  await needs.db.transaction(async (tx) => {
    const subscriberId = await askAddress(needs, tx, { email, wantsDigest: digest })
    if (subscriberId) await enqueueEmail(needs.jobs, askSubscriber, { subscriberId }, { tx })
  })
}

/** Resolves to whom to write to. One that was asked before keeps the link that it was sent. */
async function askAddress(
  needs: Needs,
  tx: Tx,
  { email, wantsDigest }: { email: string; wantsDigest: boolean },
): Promise<string | null> {
  const table = newsletterSubscribers
  const at = needs.now()
  const [known] = await tx.select().from(table).where(eq(table.email, email)).for('update')
  // Whoever gets the e-mails chooses by the link in them: anybody can type their address here.
  if (known?.status === 'confirmed') return known.id
  // Whoever marked one as spam gets none, also none that asks.
  if (known?.status === 'complained') return null
  if (known?.status === 'pending' && known.confirmUntil && known.confirmUntil > at) return known.id
  const id = known?.id ?? newId(at.getTime())
  const until = new Date(at.getTime() + CONFIRM_DAYS * DAY_MS)
  const asked = {
    status: 'pending' as const,
    wantsLetters: true,
    wantsDigest,
    confirmHash: hashOfToken(confirmToken(needs, id, until)),
    confirmUntil: until,
    askedAt: at,
    confirmedAt: null,
    leftAt: null,
  }
  if (known) {
    await tx.update(table).set(asked).where(eq(table.id, id))
    return id
  }
  const [made] = await tx
    .insert(table)
    .values({ ...asked, id, email, leaveHash: hashOfToken(leaveToken(needs, id)) })
    .onConflictDoNothing({ target: table.email })
    .returning({ id: table.id })
  // Two clicks at once: the other one's e-mail is on its way.
  return made?.id ?? null
}

/** E-mails to one address are few, whoever asks for them; the page says the same either way. */
async function hasTriesLeft(limits: Services['limits'], email: string): Promise<boolean> {
  try {
    await limits.spend('newsletter-email', email)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many-requests') return false
    throw error
  }
}
