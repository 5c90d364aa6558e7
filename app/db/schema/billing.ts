import { desc, eq, isNotNull, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { OrderStatus } from '#app/domain/billing/orders.ts'
import { profiles } from './members.ts'

/**
 * What the payment provider has told us. Every row belongs to one mode (live, test, sandbox): what was paid with
 * play money never counts for real, and what is real never shows in a test.
 */
export type BillingMode = 'live' | 'test' | 'sandbox'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const mode = () => text('mode').$type<BillingMode>().notNull()

/**
 * The only bond between a member and a customer at the provider. Made by us before the customer is. A member has one
 * that the provider knows, and those that it has deleted since.
 */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    id: uuid('id').primaryKey(),
    /** Null once the member is gone: orders have to be kept, without saying whose they were. */
    memberId: uuid('member_id').references(() => profiles.id, { onDelete: 'set null' }),
    mode: mode(),
    /** Null until the provider has answered. */
    providerId: text('provider_id').unique(),
    /** Rises with everything applied to the customer: what was read before it rose is read again. */
    revision: integer('revision').notNull().default(0),
    /** Since when the provider no longer has them: what was bought then stays, and the next purchase makes another. */
    goneAt: moment('gone_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('billing_customers_one_at_provider')
      .on(table.memberId, table.mode)
      .where(sql`${table.goneAt} is null`),
    index('billing_customers_member_id_idx').on(table.memberId),
    check('billing_customers_mode_known', sql`${table.mode} in ('live', 'test', 'sandbox')`),
  ],
)

export const billingSubscriptions = pgTable(
  'billing_subscriptions',
  {
    id: uuid('id').primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => billingCustomers.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull().unique(),
    status: text('subscription_status').notNull(),
    priceId: text('price_id').notNull(),
    /** The plan of the catalogue that the price stands for; null for a price that is none of ours. */
    plan: text('plan').$type<'monthly' | 'annual'>(),
    /** From the subscription's item: the subscription itself has had no period since 2025. */
    currentPeriodEnd: moment('current_period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    unpaidSince: moment('unpaid_since'),
    paymentMethodBrand: text('payment_method_brand'),
    paymentMethodLast4: text('payment_method_last4'),
    startedAt: moment('started_at').notNull(),
    /** The end of the furthest period whose money has gone back, by the orders below. */
    returnedUntil: moment('returned_until'),
    /** What the table of entitlements says: premium before this moment, or null for none. */
    premiumUntil: moment('premium_until'),
    /** Since when the provider does not know it, though it should: nobody collects for it. */
    missingSince: moment('missing_since'),
    /** The end that the member has been written about, so that it is done once. */
    endAnnouncedFor: moment('end_announced_for'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('billing_subscriptions_customer_id_idx').on(table.customerId),
    index('billing_subscriptions_premium_until_idx').on(table.premiumUntil),
  ],
)

/** One row per bill, from the provider's invoices. */
export const billingOrders = pgTable(
  'billing_orders',
  {
    id: uuid('id').primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => billingCustomers.id, { onDelete: 'cascade' }),
    /** The invoice. */
    providerId: text('provider_id').notNull().unique(),
    /** The number on the invoice, for e-mails and questions. */
    number: text('number'),
    /** What refunds and disputes name. */
    paymentId: text('payment_id'),
    /** The provider's name of the subscription it is for, and the end of the period it pays. */
    subscriptionId: text('subscription_id'),
    coversUntil: moment('covers_until'),
    orderDate: moment('order_date').notNull(),
    /** In minor units. */
    amountTotal: integer('amount_total').notNull(),
    currency: text('currency').notNull(),
    status: text('order_status').$type<OrderStatus>().notNull(),
    /** E-mails that went out about it, so that each goes out once. */
    isConfirmed: boolean('is_confirmed').notNull().default(false),
    isFailureTold: boolean('is_failure_told').notNull().default(false),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('billing_orders_customer_id_order_date_idx').on(table.customerId, table.orderDate),
    index('billing_orders_payment_id_idx').on(table.paymentId),
    index('billing_orders_subscription_id_idx').on(table.subscriptionId),
  ],
)

/** Every event handled, so that each has its effect once. */
export const billingEvents = pgTable(
  'billing_events',
  {
    mode: mode(),
    id: text('id').notNull(),
    type: text('type').notNull(),
    /** When it happened at the provider. */
    createdAt: moment('created_at').notNull(),
    outcome: text('outcome').$type<'applied' | 'ignored'>().notNull(),
    handledAt: moment('handled_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mode, table.id] }),
    index('billing_events_mode_created_at_idx').on(table.mode, table.createdAt),
  ],
)

/**
 * Purchases under way. `opening` holds the member's one place while the provider is asked; `open` can be paid.
 * The id is the key under which the provider makes the session, so asking again makes no second one.
 */
export const billingCheckouts = pgTable(
  'billing_checkouts',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    mode: mode(),
    plan: text('plan').$type<'monthly' | 'annual'>().notNull(),
    state: text('state').$type<'opening' | 'open' | 'complete' | 'expired' | 'failed'>().notNull(),
    /** Until when the request that opens it may take; afterwards another one takes over. */
    openingUntil: moment('opening_until').notNull(),
    providerId: text('provider_id').unique(),
    url: text('url'),
    /** What it led to: the provider's names of the subscription and its first bill. */
    subscriptionId: text('subscription_id'),
    billId: text('bill_id'),
    expiresAt: moment('expires_at').notNull(),
    /** Complete is not paid: some payments are confirmed days later. */
    isPaid: boolean('is_paid').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('billing_checkouts_one_open')
      .on(table.memberId, table.mode)
      .where(sql`${table.state} in ('opening', 'open')`),
    index('billing_checkouts_expires_at_idx')
      .on(table.expiresAt)
      .where(sql`${table.state} in ('opening', 'open')`),
    check(
      'billing_checkouts_state_known',
      sql`${table.state} in ('opening', 'open', 'complete', 'expired', 'failed')`,
    ),
  ],
)

/** The sandbox's own books: customers, checkouts, subscriptions, invoices and events of play money. */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    customerId: text('customer_id'),
    createdAt: moment('created_at').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('sandbox_objects_customer_id_kind_idx').on(table.customerId, table.kind)],
)

/** One row per member and mode: the subscription that gives most, the youngest where several give the same. */
export const stripeUserSubscriptions = pgView('stripe_user_subscriptions').as((db) =>
  db
    .selectDistinctOn([billingCustomers.memberId, billingCustomers.mode], {
      memberId: billingCustomers.memberId,
      mode: billingCustomers.mode,
      subscriptionId: billingSubscriptions.providerId,
      subscriptionStatus: billingSubscriptions.status,
      priceId: billingSubscriptions.priceId,
      plan: billingSubscriptions.plan,
      /** In seconds since 1970. */
      currentPeriodEnd: sql<
        number | null
      >`extract(epoch from ${billingSubscriptions.currentPeriodEnd})::double precision`.as(
        'current_period_end',
      ),
      cancelAtPeriodEnd: billingSubscriptions.cancelAtPeriodEnd,
      paymentMethodBrand: billingSubscriptions.paymentMethodBrand,
      paymentMethodLast4: billingSubscriptions.paymentMethodLast4,
      returnedUntil: billingSubscriptions.returnedUntil,
      missingSince: billingSubscriptions.missingSince,
    })
    .from(billingSubscriptions)
    .innerJoin(billingCustomers, eq(billingCustomers.id, billingSubscriptions.customerId))
    .where(isNotNull(billingCustomers.memberId))
    .orderBy(
      billingCustomers.memberId,
      billingCustomers.mode,
      sql`${billingSubscriptions.premiumUntil} desc nulls last`,
      desc(billingSubscriptions.startedAt),
    ),
)

export const stripeUserOrders = pgView('stripe_user_orders').as((db) =>
  db
    .select({
      memberId: billingCustomers.memberId,
      mode: billingCustomers.mode,
      orderId: sql<string>`${billingOrders.providerId}`.as('order_id'),
      number: billingOrders.number,
      orderDate: billingOrders.orderDate,
      amountTotal: billingOrders.amountTotal,
      currency: billingOrders.currency,
      orderStatus: billingOrders.status,
    })
    .from(billingOrders)
    .innerJoin(billingCustomers, eq(billingCustomers.id, billingOrders.customerId))
    .where(isNotNull(billingCustomers.memberId)),
)
