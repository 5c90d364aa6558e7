import { and, eq, sql } from 'drizzle-orm'
import { billingCustomers, profiles } from '#app/db/schema/index.ts'
import type { Tier } from '#app/domain/allowance.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'
import { memberChannel } from './billing-news.ts'

/** How the member stands, as an open page is told: the tier, and a number that rises with everything confirmed. */
export type BillingStanding = { tier: Tier; revision: number }

type Needs = Pick<Services, 'db' | 'push' | 'payments'>

/** What is stored now, and then again whenever it changed. Ends when the signal aborts. */
export async function* billingEvents(
  services: Needs,
  member: Member,
  { signal, isFollowed }: { signal: AbortSignal; isFollowed: boolean },
): AsyncGenerator<BillingStanding> {
  let heard = Promise.withResolvers<void>()
  const wake = () => heard.resolve()
  // Listening begins before reading: nothing falls between the two.
  const unsubscribe = services.push.subscribe(memberChannel(member.id), wake, wake)
  signal.addEventListener('abort', wake, { once: true })
  try {
    let told = ''
    while (!signal.aborted) {
      heard = Promise.withResolvers()
      const standing = await standingOf(services, member)
      if (standingId(standing) !== told) {
        told = standingId(standing)
        yield standing
      }
      if (!isFollowed) return
      await heard.promise
    }
  } finally {
    unsubscribe()
    signal.removeEventListener('abort', wake)
  }
}

export const standingId = ({ tier, revision }: BillingStanding) => `${tier}-${revision}`

async function standingOf({ db, payments }: Needs, member: Member): Promise<BillingStanding> {
  const [row] = await db
    .select({
      tier: profiles.subscription,
      // Of all customers the member has had: each rises, and none goes.
      revision: sql<number>`coalesce(sum(${billingCustomers.revision}), 0)::int`,
    })
    .from(profiles)
    .leftJoin(
      billingCustomers,
      and(eq(billingCustomers.memberId, profiles.id), eq(billingCustomers.mode, payments?.mode ?? 'live')),
    )
    .where(eq(profiles.id, member.id))
    .groupBy(profiles.id)
  return { tier: row?.tier ?? 'free', revision: row?.revision ?? 0 }
}
