import { sql } from 'drizzle-orm'
import { billingCustomers, billingSubscriptions, profiles } from '#app/db/schema/index.ts'
import type { Services } from '#app/features/services.ts'
import { announceBilling } from './billing-news.ts'

/**
 * Brings tiers in line with the clock: premium ends at the moment its subscription's row says, and what was paid in
 * another mode does not count. Members without any subscription are left as they are. Returns how many changed.
 */
export async function sweepTiers({
  db,
  push,
  now,
  payments,
}: Pick<Services, 'db' | 'push' | 'now' | 'payments'>): Promise<number> {
  // With paying off for the moment, who paid keeps it; play money has no say there.
  const modes = payments ? sql`= ${payments.mode}` : sql`<> 'sandbox'`
  const at = now().toISOString()
  const hasPremium = sql`exists (
    select 1 from ${billingCustomers} c join ${billingSubscriptions} s on s.customer_id = c.id
    where c.member_id = ${profiles.id} and c.mode ${modes} and s.premium_until > ${at}::timestamptz)`
  const hasSubscription = sql`exists (
    select 1 from ${billingCustomers} c join ${billingSubscriptions} s on s.customer_id = c.id
    where c.member_id = ${profiles.id})`
  const changed = await db
    .update(profiles)
    .set({
      subscription: sql`case when ${profiles.subscription} = 'premium' then 'free' else 'premium' end`,
      updatedAt: now(),
    })
    .where(
      sql`(${profiles.subscription} = 'premium' and ${hasSubscription} and not ${hasPremium})
        or (${profiles.subscription} = 'free' and ${hasPremium})`,
    )
    .returning({ id: profiles.id })
  for (const { id } of changed) await announceBilling(push, id)
  return changed.length
}
