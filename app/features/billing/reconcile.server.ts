import { and, asc, eq, inArray, isNull, lt, max, notInArray, or } from 'drizzle-orm'
import {
  billingCheckouts,
  billingCustomers,
  billingEvents,
  billingSubscriptions,
} from '#app/db/schema/index.ts'
import type { Services } from '#app/features/services.ts'
import type { Payments } from '#app/ports/payments/payments.ts'
import { CUSTOMER } from './apply-states.server.ts'
import { applyFresh, checkoutStates, handleEvent } from './handle-events.server.ts'
import { readSubscriptionAgain } from './missing-subscriptions.server.ts'

type Needs = Pick<Services, 'db' | 'jobs' | 'push' | 'site' | 'now' | 'log' | 'payments'>

const DAY_MS = 24 * 60 * 60 * 1000
/** Providers keep events for thirty days. */
const EVENTS_KEPT_MS = 29 * DAY_MS
/** Events can be delivered late by days; what is older than the newest by this much has been told by now. */
const OVERLAP_MS = 4 * DAY_MS
const PER_RUN = 200

/** After so many in a row the provider is taken for down, and the rest waits for the next run. */
const FAILURES_IN_A_ROW = 3

export type Reconciled = { events: number; subscriptions: number; checkouts: number }

/**
 * Puts right what events should have told: asks for those that never came, for subscriptions whose period is over
 * or that nobody has heard of for a day, and for purchases that nobody finished. Returns how much was asked for.
 * One step that fails keeps no other from its work: each failure is logged, and all are thrown together at the end.
 */
export async function reconcile(services: Needs): Promise<Reconciled> {
  const done: Reconciled = { events: 0, subscriptions: 0, checkouts: 0 }
  const { payments, log } = services
  if (!payments) return done
  const failures: unknown[] = []
  const step = async (name: string, run: () => Promise<void>) => {
    try {
      await run()
    } catch (error) {
      log.error({ error, step: name }, 'a part of the billing reconciliation failed')
      failures.push(error)
    }
  }
  await step('time of the sandbox', async () => payments.sandbox?.letTimePass())
  await step('events', async () => {
    done.events = await catchUpEvents(services, payments)
  })
  await step('subscriptions', async () => {
    done.subscriptions = await readSubscriptionsAgain(services, payments)
  })
  await step('checkouts', async () => {
    done.checkouts = await closeCheckouts(services, payments)
  })
  await step('old events', () => forgetOldEvents(services))
  if (failures.length > 0)
    throw new AggregateError(failures, `Billing reconciliation: ${failures.map(reasonOf).join('; ')}`)
  return done
}

/** Works through the items, whatever becomes of each; throws at the end what went wrong. */
async function each<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  let inARow = 0
  for await (const item of items) {
    try {
      await work(item)
      inARow = 0
    } catch (error) {
      failures.push(error)
      if (++inARow >= FAILURES_IN_A_ROW) break
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(reasonOf).join('; '))
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

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
  await each(payments.listEvents(new Date(sinceMs)), async (event) => {
    if (event.isLive !== (payments.mode === 'live')) return
    if ((await handleEvent(services, payments, event)) === 'applied') caughtUp++
  })
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
  await each(stale, ({ subscriptionId, id }) => readSubscriptionAgain(services, payments, id, subscriptionId))
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
        isNull(billingCustomers.goneAt),
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
  await each(late, async ({ checkoutId, sessionId, id, providerId, ...rest }) => {
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
  })
  return late.length
}

/** Events older than the provider itself keeps them cannot come again: their signatures are long out of time. */
async function forgetOldEvents({ db, now }: Needs): Promise<void> {
  const longAgo = new Date(now().getTime() - 2 * EVENTS_KEPT_MS)
  await db.delete(billingEvents).where(lt(billingEvents.createdAt, longAgo))
}
