import { and, asc, eq, inArray, lt, max, notInArray, or } from 'drizzle-orm'
import {
  billingCheckouts,
  billingCustomers,
  billingEvents,
  billingSubscriptions,
} from '#app/db/schema/index.ts'
import type { Services } from '#app/features/services.ts'
import type { Payments } from '#app/ports/payments/payments.ts'
import { CUSTOMER } from './apply-states.server.ts'
import { applyFresh, checkoutStates, handleEvent, statesOf } from './handle-events.server.ts'

type Needs = Pick<Services, 'db' | 'jobs' | 'push' | 'site' | 'now' | 'log' | 'payments'>

const DAY_MS = 24 * 60 * 60 * 1000
/** Providers keep events for thirty days. */
const EVENTS_KEPT_MS = 29 * DAY_MS
/** Events can be delivered late by days; what is older than the newest by this much has been told by now. */
const OVERLAP_MS = 4 * DAY_MS
const PER_RUN = 200

/**
 * Puts right what events should have told: asks for those that never came, for subscriptions whose period is over
 * or that nobody has heard of for a day, and for purchases that nobody finished. Returns how much was asked for.
 */
export async function reconcile(
  services: Needs,
): Promise<{ events: number; subscriptions: number; checkouts: number }> {
  const { payments } = services
  if (!payments) return { events: 0, subscriptions: 0, checkouts: 0 }
  await payments.sandbox?.letTimePass()
  return {
    events: await catchUpEvents(services, payments),
    subscriptions: await readSubscriptionsAgain(services, payments),
    checkouts: await closeCheckouts(services, payments),
  }
}

async function catchUpEvents(services: Needs, payments: Payments): Promise<number> {
  const { db, now } = services
  const [newest] = await db
    .select({ at: max(billingEvents.createdAt) })
    .from(billingEvents)
    .where(eq(billingEvents.mode, payments.mode))
  const earliestMs = now().getTime() - EVENTS_KEPT_MS
  const newestMs = Math.min(newest?.at?.getTime() ?? earliestMs, now().getTime())
  const sinceMs = Math.max(newestMs - OVERLAP_MS, earliestMs)
  let caughtUp = 0
  for await (const event of payments.listEvents(new Date(sinceMs))) {
    if (event.isLive !== (payments.mode === 'live')) continue
    if ((await handleEvent(services, payments, event)) === 'applied') caughtUp++
  }
  return caughtUp
}

async function readSubscriptionsAgain(services: Needs, payments: Payments): Promise<number> {
  const { db, now } = services
  const dayAgo = new Date(now().getTime() - DAY_MS)
  const hourAgo = new Date(now().getTime() - DAY_MS / 24)
  const stale = await db
    .select({ ...CUSTOMER, subscriptionId: billingSubscriptions.providerId })
    .from(billingSubscriptions)
    .innerJoin(billingCustomers, eq(billingCustomers.id, billingSubscriptions.customerId))
    .where(
      and(
        eq(billingCustomers.mode, payments.mode),
        notInArray(billingSubscriptions.status, ['canceled', 'incomplete_expired']),
        or(
          lt(billingSubscriptions.updatedAt, dayAgo),
          and(lt(billingSubscriptions.currentPeriodEnd, now()), lt(billingSubscriptions.updatedAt, hourAgo)),
        ),
      ),
    )
    .orderBy(asc(billingSubscriptions.updatedAt))
    .limit(PER_RUN)
  for (const { subscriptionId, ...customer } of stale)
    await applyFresh(services, payments, customer, () => statesOf(payments, { subscriptionId }))
  return stale.length
}

async function closeCheckouts(services: Needs, payments: Payments): Promise<number> {
  const { db, now } = services
  const late = await db
    .select({ ...CUSTOMER, checkoutId: billingCheckouts.id, sessionId: billingCheckouts.providerId })
    .from(billingCheckouts)
    .leftJoin(
      billingCustomers,
      and(
        eq(billingCustomers.memberId, billingCheckouts.memberId),
        eq(billingCustomers.mode, billingCheckouts.mode),
      ),
    )
    .where(
      and(
        eq(billingCheckouts.mode, payments.mode),
        inArray(billingCheckouts.state, ['opening', 'open']),
        lt(billingCheckouts.expiresAt, now()),
      ),
    )
    .limit(PER_RUN)
  for (const { checkoutId, sessionId, id, providerId, ...rest } of late) {
    const isKnown =
      sessionId !== null && id !== null && rest.revision !== null
        ? await applyFresh(
            services,
            payments,
            { id, providerId, memberId: rest.memberId, revision: rest.revision },
            () => checkoutStates(payments, sessionId),
          )
        : 'ignored'
    if (isKnown === 'ignored')
      await db
        .update(billingCheckouts)
        .set({ state: 'expired', url: null })
        .where(eq(billingCheckouts.id, checkoutId))
  }
  await forgetOldEvents(services)
  return late.length
}

/** Events older than the provider itself keeps them cannot come again: their signatures are long out of time. */
async function forgetOldEvents({ db, now }: Needs): Promise<void> {
  const longAgo = new Date(now().getTime() - 2 * EVENTS_KEPT_MS)
  await db.delete(billingEvents).where(lt(billingEvents.createdAt, longAgo))
}
