import { and, desc, eq, isNull } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { billingCustomers, billingSubscriptions } from '#app/db/schema/index.ts'
import { isManaged, isOver } from '#app/domain/billing/entitlements.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'
import type { Payments } from '#app/ports/payments/payments.ts'
import { CUSTOMER, type Customer } from './apply-states.server.ts'
import { readSubscriptionAgain } from './missing-subscriptions.server.ts'

/**
 * The member's customer at the provider: bound by our row, never by an e-mail address or what an object claims. Null
 * before there is one, and after the provider has deleted it.
 */
export async function customerOf(db: Db, { mode }: Payments, member: Member): Promise<Customer | null> {
  const [row] = await db
    .select(CUSTOMER)
    .from(billingCustomers)
    .where(
      and(
        eq(billingCustomers.memberId, member.id),
        eq(billingCustomers.mode, mode),
        isNull(billingCustomers.goneAt),
      ),
    )
  return row ?? null
}

/** Every customer the member has had, the youngest first: what they bought stays theirs. */
export async function customersOf(db: Db, { mode }: Payments, member: Member): Promise<Customer[]> {
  return db
    .select(CUSTOMER)
    .from(billingCustomers)
    .where(and(eq(billingCustomers.memberId, member.id), eq(billingCustomers.mode, mode)))
    .orderBy(desc(billingCustomers.createdAt), desc(billingCustomers.id))
}

/** The customer who has a subscription to look after; another one beside it would be paid twice. */
export async function managedCustomer(db: Db, payments: Payments, member: Member): Promise<Bound | null> {
  for (const customer of await customersOf(db, payments, member)) {
    const subscriptions = await subscriptionsOf(db, customer)
    const hasManaged = subscriptions.some(
      ({ status, missingSince }) => isManaged(status) && missingSince === null,
    )
    if (hasManaged && customer.providerId !== null) return { ...customer, providerId: customer.providerId }
  }
  return null
}

export type Bound = Customer & { providerId: string }

/** The customer, made at the provider if there is none yet. Made twice at once it is one: our row's id is the key. */
export async function ensureCustomer(
  { db, now }: Pick<Services, 'db' | 'now'>,
  payments: Payments,
  member: Member,
): Promise<Bound> {
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

/**
 * Whether the customer was found to be gone at the provider: deleted there, wiped with test data, or of another
 * account. Then the row makes place for another customer, and what they had is read once more.
 */
export async function retireIfGone(
  services: Parameters<typeof readSubscriptionAgain>[0],
  payments: Payments,
  customer: Bound,
): Promise<boolean> {
  if (await payments.hasCustomer(customer.providerId)) return false
  const { db, log, now } = services
  log.warn({ customer: customer.providerId }, 'a customer is not at the payment provider any more')
  await db
    .update(billingCustomers)
    .set({ goneAt: now() })
    .where(and(eq(billingCustomers.id, customer.id), isNull(billingCustomers.goneAt)))
  for (const { status, subscriptionId } of await subscriptionsOf(db, customer))
    if (!isOver(status)) await readSubscriptionAgain(services, payments, customer.id, subscriptionId)
  return true
}

function subscriptionsOf(db: Db, customer: Customer) {
  return db
    .select({
      subscriptionId: billingSubscriptions.providerId,
      status: billingSubscriptions.status,
      missingSince: billingSubscriptions.missingSince,
    })
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.customerId, customer.id))
}
