import { and, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '#app/db/open.server.ts'
import { newsletterDeliveries, newsletterSubscribers } from '#app/db/schema/index.ts'

type Suppression = {
  email: string
  why: 'bounced' | 'complained'
  /** The letter it came of; the last one that was sent there, where it is not known. */
  letterId?: string | null
}

/**
 * Sends no more letters to an address that does not exist or whose owner marked one as spam. A complaint counts more
 * than a bounce. False for an address that gets none anyway.
 */
export async function suppressAddress(
  { db }: { db: Db },
  { email, why, letterId = null }: Suppression,
  at: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [reader] = await tx
      .select({ id: newsletterSubscribers.id, status: newsletterSubscribers.status })
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, email.trim().toLowerCase()))
      .for('update')
    if (!reader) return false
    const from =
      why === 'complained' ? (['pending', 'confirmed', 'left', 'bounced'] as const) : (['confirmed'] as const)
    const changed = await tx
      .update(newsletterSubscribers)
      .set({ status: why, leftAt: at, confirmHash: null, confirmUntil: null })
      .where(and(eq(newsletterSubscribers.id, reader.id), inArray(newsletterSubscribers.status, [...from])))
      .returning({ id: newsletterSubscribers.id })
    await markDelivery(tx, reader.id, { why, letterId, at })
    return changed.length > 0
  })
}

async function markDelivery(
  tx: Tx,
  subscriberId: string,
  { why, letterId, at }: { why: Suppression['why']; letterId: string | null; at: Date },
): Promise<void> {
  const mine: SQL = eq(newsletterDeliveries.subscriberId, subscriberId)
  const found =
    letterId === null
      ? await tx
          .select({ letterId: newsletterDeliveries.letterId })
          .from(newsletterDeliveries)
          .where(and(mine, isNotNull(newsletterDeliveries.sentAt)))
          .orderBy(desc(newsletterDeliveries.sentAt))
          .limit(1)
      : [{ letterId }]
  if (!found[0]) return
  await tx
    .update(newsletterDeliveries)
    .set(why === 'bounced' ? { bouncedAt: at } : { complainedAt: at })
    .where(and(mine, eq(newsletterDeliveries.letterId, found[0].letterId)))
}
