import {
  billingCheckouts,
  billingCustomers,
  billingOrders,
  billingSubscriptions,
} from '#app/db/schema/index.ts'
import { type MemberRows, ofMember, within } from './member-rows.server.ts'

/** Payments. */
export const BILLING_DATA: readonly MemberRows[] = [
  {
    name: 'customer',
    about: 'your customer number with the payment provider',
    table: billingCustomers,
    key: billingCustomers.id,
    own: ofMember(billingCustomers.memberId),
  },
  {
    name: 'subscriptions',
    about: 'your subscriptions',
    table: billingSubscriptions,
    key: billingSubscriptions.id,
    own: within(
      billingSubscriptions.customerId,
      billingCustomers,
      billingCustomers.id,
      billingCustomers.memberId,
    ),
  },
  {
    name: 'orders',
    about: 'what you paid',
    table: billingOrders,
    key: billingOrders.id,
    own: within(billingOrders.customerId, billingCustomers, billingCustomers.id, billingCustomers.memberId),
  },
  {
    name: 'checkouts',
    about: 'purchases you began',
    table: billingCheckouts,
    key: billingCheckouts.id,
    own: ofMember(billingCheckouts.memberId),
    without: [billingCheckouts.url],
  },
]
