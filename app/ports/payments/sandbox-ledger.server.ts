import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Db, Tx } from '#app/db/open.server.ts'
import { newId } from '#app/db/id.ts'
import { sandboxObjects } from '#app/db/schema/index.ts'
import { CATALOGUE, type PlanName } from '#app/domain/billing/catalogue.ts'

/** The sandbox's ledger: plain objects in one table, shaped like what a provider keeps. Times in ms since 1970. */

export type Objects = {
  customer: { id: string; customerId: string; memberId: string }
  checkout: {
    id: string
    customerId: string
    plan: PlanName
    status: 'open' | 'complete' | 'expired'
    successUrl: string
    cancelUrl: string
    expiresMs: number
    subscriptionId: string | null
    billId: string | null
  }
  subscription: {
    id: string
    customerId: string
    plan: PlanName
    status: string
    periodEndMs: number
    cancelAtPeriodEnd: boolean
    /** When it ended; missing while it lives. */
    endedMs?: number
    card: { brand: string; last4: string }
    startedMs: number
    latestBillId: string
  }
  bill: {
    id: string
    customerId: string
    subscriptionId: string
    number: string
    amount: number
    currency: string
    status: 'open' | 'paid' | 'uncollectible' | 'refunded'
    /** Missing where nobody disputed it, as the next one is on bills of before this was kept. */
    dispute?: 'needs_response' | 'won' | 'lost'
    coversUntilMs?: number
    isFirst: boolean
    createdMs: number
  }
  portal: { id: string; customerId: string; returnUrl: string; expiresMs: number }
  event: { id: string; customerId: string; type: string; createdMs: number; object: EventObject }
}

export type EventObject = { id: string; object: string; customer: string; payment_intent?: string }
export type Kind = keyof Objects

/** Ids say that they are play money wherever they show. */
export const sandboxId = (kind: Kind, key: string = newId()): string => `sandbox_${kind}_${key}`

export async function find<K extends Kind>(db: Db | Tx, kind: K, id: string): Promise<Objects[K] | null> {
  const [row] = await db
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.id, id), eq(sandboxObjects.kind, kind)))
  return (row?.data as Objects[K] | undefined) ?? null
}

export async function list<K extends Kind>(db: Db | Tx, kind: K, customerId: string): Promise<Objects[K][]> {
  const rows = await db
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.customerId, customerId), eq(sandboxObjects.kind, kind)))
    .orderBy(asc(sandboxObjects.createdAt), asc(sandboxObjects.id))
    .limit(200)
  return rows.map(({ data }) => data as Objects[K])
}

export async function eventsSince(db: Db, since: Date, limit: number): Promise<Objects['event'][]> {
  const rows = await db
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.kind, 'event'), gte(sandboxObjects.createdAt, since)))
    .orderBy(asc(sandboxObjects.createdAt), asc(sandboxObjects.id))
    .limit(limit)
  return rows.map(({ data }) => data as Objects['event'])
}

/** Subscriptions whose period is over by the clock, though nobody has looked yet. */
export async function dueSubscriptions(db: Db, now: Date): Promise<Objects['subscription'][]> {
  const rows = await db
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(
      and(
        eq(sandboxObjects.kind, 'subscription'),
        sql`${sandboxObjects.data}->>'status' in ('active', 'past_due')`,
        sql`(${sandboxObjects.data}->>'periodEndMs')::double precision <= ${now.getTime()}`,
      ),
    )
    .limit(200)
  return rows.map(({ data }) => data as Objects['subscription'])
}

/** Adds an object; under an id that is there already it changes nothing. */
export async function add<K extends Kind>(
  tx: Db | Tx,
  kind: K,
  object: Objects[K],
  now: Date,
): Promise<void> {
  await tx
    .insert(sandboxObjects)
    .values({ id: object.id, kind, customerId: object.customerId, createdAt: now, data: object })
    .onConflictDoNothing()
}

export async function change<K extends Kind>(
  tx: Db | Tx,
  kind: K,
  id: string,
  changes: Partial<Objects[K]>,
): Promise<void> {
  await tx
    .update(sandboxObjects)
    .set({ data: sql`${sandboxObjects.data} || ${JSON.stringify(changes)}::jsonb` })
    .where(and(eq(sandboxObjects.id, id), eq(sandboxObjects.kind, kind)))
}

/** Holds the customer's ledger until the transaction ends: two clicks at once are one after the other. */
export async function lockCustomer(tx: Tx, customerId: string): Promise<void> {
  await tx
    .select({ id: sandboxObjects.id })
    .from(sandboxObjects)
    .where(eq(sandboxObjects.id, customerId))
    .for('update')
}

export const paymentIdOf = ({ number }: Objects['bill']): string => `sandbox_payment_${number}`

export const priceIdOf = (plan: PlanName): string => `sandbox_price_${plan}`

export function nextPeriodEnd(plan: PlanName, fromMs: number): number {
  const end = new Date(fromMs)
  const day = end.getUTCDate()
  const months = CATALOGUE[plan].interval === 'year' ? 12 : 1
  end.setUTCMonth(end.getUTCMonth() + months)
  // The 31st of a month that has none is its last day.
  if (end.getUTCDate() !== day) end.setUTCDate(0)
  return end.getTime()
}
