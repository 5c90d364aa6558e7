import { and, eq, isNull } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { billingCustomers } from '#app/db/schema/index.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'
import type { Payments } from '#app/ports/payments/payments.ts'
import { CUSTOMER, type Customer } from './apply-states.server.ts'

/** The member's customer at the provider: bound by our row, never by an e-mail address or what an object claims. */
export async function customerOf(db: Db, { mode }: Payments, member: Member): Promise<Customer | null> {
  const [row] = await db
    .select(CUSTOMER)
    .from(billingCustomers)
    .where(and(eq(billingCustomers.memberId, member.id), eq(billingCustomers.mode, mode)))
  return row ?? null
}

/** The customer, made at the provider if there is none yet. Made twice at once it is one: our row's id is the key. */
export async function ensureCustomer(
  { db, now }: Pick<Services, 'db' | 'now'>,
  payments: Payments,
  member: Member,
): Promise<Customer & { providerId: string }> {
  await db
    .insert(billingCustomers)
    .values({ id: newId(now().getTime()), memberId: member.id, mode: payments.mode, createdAt: now() })
    .onConflictDoNothing()
  const customer = await customerOf(db, payments, member)
  if (!customer) throw new Error('The customer just kept is gone')
  if (customer.providerId !== null) return { ...customer, providerId: customer.providerId }
  const made = await payments.createCustomer({ memberId: member.id, email: member.email }, customer.id)
  await db
    .update(billingCustomers)
    .set({ providerId: made.id })
    .where(and(eq(billingCustomers.id, customer.id), isNull(billingCustomers.providerId)))
  const bound = await customerOf(db, payments, member)
  if (!bound?.providerId) throw new Error('The customer just bound is gone')
  return { ...bound, providerId: bound.providerId }
}
