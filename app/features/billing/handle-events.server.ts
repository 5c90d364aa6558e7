import { and, eq } from 'drizzle-orm'
import { billingCustomers, billingEvents, billingOrders } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Services } from '#app/features/services.ts'
import type { Payments, ProviderEvent } from '#app/ports/payments/payments.ts'
import { applyStates, CUSTOMER, type Customer, type States, takeTurn } from './apply-states.server.ts'

export type EventOutcome = 'applied' | 'ignored' | 'repeated'

type Needs = Pick<Services, 'db' | 'jobs' | 'push' | 'site' | 'now' | 'log' | 'payments'>

/** How often states are read again because somebody else applied something meanwhile. */
const TURNS = 25

/**
 * A body that was posted as an event. Refuses, with `invalid-input`, whatever the provider did not sign just now for
 * this mode; everything else is applied once.
 */
export async function receiveEvent(
  services: Needs,
  body: Uint8Array,
  signature: string | null,
): Promise<EventOutcome> {
  const { payments, now, log } = services
  if (!payments) throw new AppError('unavailable', 'Payments are not set up on this server.')
  const event = await payments.readEvent(body, signature, now())
  if (event.isLive !== (payments.mode === 'live')) {
    log.warn(
      { event: event.id, type: event.type, mode: payments.mode },
      'an event of another mode was refused',
    )
    throw new AppError('invalid-input', 'This event belongs to another mode.')
  }
  return handleEvent(services, payments, event)
}

/**
 * An event is a hint: what it is about is asked for, and written down with the event in one transaction. Rejects
 * when the provider cannot be asked; nothing is written then, and the event can come again.
 */
export async function handleEvent(
  services: Needs,
  payments: Payments,
  event: ProviderEvent,
): Promise<EventOutcome> {
  if (await isHandled(services, payments, event)) return 'repeated'
  const customer = await customerBehind(services, payments, event)
  if (!customer) return ignore(services, payments, event)
  const read = () => statesBehind(services, payments, event)
  return applyFresh(services, payments, customer, read, event)
}

/** Reads the states and applies them, again and again until nobody else was quicker in between. */
export async function applyFresh(
  services: Needs,
  payments: Payments,
  customer: Customer,
  read: () => Promise<States | null>,
  event?: ProviderEvent,
): Promise<EventOutcome> {
  let current: Customer | null = customer
  for (let turn = 0; turn < TURNS && current; turn++) {
    const known: Customer = current
    const states = await read()
    if (!states || !belongTo(known, states)) return event ? ignore(services, payments, event) : 'ignored'
    const outcome = await services.db.transaction(async (tx): Promise<EventOutcome | 'late'> => {
      const taken = await takeTurn(tx, known)
      if (!taken) return 'late'
      if (event) {
        const inserted = await tx
          .insert(billingEvents)
          .values({ ...eventRow(payments, event), outcome: 'applied', handledAt: services.now() })
          .onConflictDoNothing()
          .returning({ id: billingEvents.id })
        if (inserted.length === 0) return 'repeated'
      }
      await applyStates(tx, services, taken, states)
      return 'applied'
    })
    if (outcome !== 'late') return outcome
    if (event && (await isHandled(services, payments, event))) return 'repeated'
    current = await findCustomerById(services, known.id)
  }
  throw new AppError('unavailable', 'Too much is happening to this customer at once.')
}

/** What the event is about, as the provider knows it now; null for what we need not know, or is not there. */
async function statesBehind(
  services: Pick<Needs, 'db'>,
  payments: Payments,
  { about }: ProviderEvent,
): Promise<States | null> {
  switch (about?.kind) {
    case 'subscription':
      return statesOf(payments, { subscriptionId: about.id })
    case 'bill':
      return statesOf(payments, { billId: about.id })
    case 'checkout':
      return checkoutStates(payments, about.id)
    case 'payment': {
      const [order] = await services.db
        .select({ billId: billingOrders.providerId })
        .from(billingOrders)
        .where(eq(billingOrders.paymentId, about.id))
      // A refund of what is not written down yet: the bill will say so itself when it is read.
      return order ? statesOf(payments, { billId: order.billId }) : null
    }
    default:
      return null
  }
}

export async function checkoutStates(payments: Payments, id: string): Promise<States | null> {
  const checkout = await payments.findCheckout(id)
  if (!checkout) return null
  const { subscriptionId, billId } = checkout
  const states = await statesOf(payments, { subscriptionId, billId })
  return { ...states, checkouts: [checkout] }
}

/** A bill with its subscription, and a subscription with its latest bill. */
export async function statesOf(
  payments: Payments,
  ids: { subscriptionId?: string | null; billId?: string | null },
): Promise<States> {
  const bill = ids.billId ? await payments.findBill(ids.billId) : null
  const subscriptionId = ids.subscriptionId ?? bill?.subscriptionId
  const subscription = subscriptionId ? await payments.findSubscription(subscriptionId) : null
  const isLatestRead = !subscription?.latestBillId || subscription.latestBillId === bill?.id
  const latest = isLatestRead ? null : await payments.findBill(subscription.latestBillId!)
  return {
    subscriptions: subscription ? [subscription] : [],
    bills: [bill, latest].filter((one) => one !== null),
    checkouts: [],
  }
}

/** Whether the provider says of each that it is this customer's; what an event or an e-mail address claims is nothing. */
function belongTo(customer: Customer, { subscriptions, bills, checkouts }: States): boolean {
  const all = [...subscriptions, ...bills, ...checkouts]
  return all.length > 0 && all.every(({ customerId }) => customerId === customer.providerId)
}

async function isHandled(
  { db }: Pick<Needs, 'db'>,
  { mode }: Payments,
  event: ProviderEvent,
): Promise<boolean> {
  const rows = await db
    .select({ id: billingEvents.id })
    .from(billingEvents)
    .where(and(eq(billingEvents.mode, mode), eq(billingEvents.id, event.id)))
  return rows.length > 0
}

async function ignore(services: Needs, payments: Payments, event: ProviderEvent): Promise<EventOutcome> {
  await services.db
    .insert(billingEvents)
    .values({ ...eventRow(payments, event), outcome: 'ignored', handledAt: services.now() })
    .onConflictDoNothing()
  services.log.info({ event: event.id, type: event.type }, 'an event about nothing of ours')
  return 'ignored'
}

const eventRow = ({ mode }: Payments, { id, type, createdAt }: ProviderEvent) => ({
  mode,
  id,
  type,
  createdAt,
})

async function customerBehind(
  { db }: Pick<Needs, 'db'>,
  { mode }: Payments,
  { customerHint, about }: ProviderEvent,
): Promise<Customer | null> {
  if (about === null) return null
  if (about.kind === 'payment') {
    const [row] = await db
      .select(CUSTOMER)
      .from(billingCustomers)
      .innerJoin(billingOrders, eq(billingOrders.customerId, billingCustomers.id))
      .where(and(eq(billingOrders.paymentId, about.id), eq(billingCustomers.mode, mode)))
    return row ?? null
  }
  if (customerHint === null) return null
  const [row] = await db
    .select(CUSTOMER)
    .from(billingCustomers)
    .where(and(eq(billingCustomers.providerId, customerHint), eq(billingCustomers.mode, mode)))
  return row ?? null
}

export async function findCustomerById({ db }: Pick<Needs, 'db'>, id: string): Promise<Customer | null> {
  const [row] = await db.select(CUSTOMER).from(billingCustomers).where(eq(billingCustomers.id, id))
  return row ?? null
}
