import { expect, test } from 'vitest'
import { isTakenBack, ORDER_STATUSES, orderStatus, type OrderStatus, type PaymentFacts } from './orders.ts'
import { orderLabel, orderTone } from './subscription-words.ts'

const paid = (more: Partial<PaymentFacts> = {}): PaymentFacts => ({
  own: 'completed',
  paid: 999,
  refunded: 0,
  disputes: [],
  ...more,
})

const TABLE: [string, PaymentFacts, OrderStatus][] = [
  ['paid', paid(), 'completed'],
  ['a penny back', paid({ refunded: 1 }), 'partly_refunded'],
  ['all but a penny back', paid({ refunded: 998 }), 'partly_refunded'],
  ['all back', paid({ refunded: 999 }), 'refunded'],
  ['more back than was paid', paid({ refunded: 1000 }), 'refunded'],
  ['nothing to pay, nothing back', paid({ paid: 0 }), 'completed'],
  ['disputed', paid({ disputes: ['needs_response'] }), 'disputed'],
  ['answered, not decided', paid({ disputes: ['under_review'] }), 'disputed'],
  ['the bank inquires', paid({ disputes: ['warning_needs_response'] }), 'disputed'],
  ['appealed', paid({ disputes: ['appeal_under_review'] }), 'disputed'],
  ['a state of tomorrow', paid({ disputes: ['in_the_stars'] }), 'disputed'],
  ['won', paid({ disputes: ['won'] }), 'completed'],
  ['an inquiry that came to nothing', paid({ disputes: ['warning_closed'] }), 'completed'],
  ['prevented by a refund', paid({ disputes: ['prevented'], refunded: 999 }), 'refunded'],
  ['lost', paid({ disputes: ['lost'] }), 'charged_back'],
  ['one won, another lost', paid({ disputes: ['won', 'lost'] }), 'charged_back'],
  ['one won, another not decided', paid({ disputes: ['won', 'needs_response'] }), 'disputed'],
  ['all back while disputed', paid({ refunded: 999, disputes: ['needs_response'] }), 'refunded'],
  ['a part back while disputed', paid({ refunded: 100, disputes: ['needs_response'] }), 'disputed'],
  ['a part back, and then lost', paid({ refunded: 100, disputes: ['lost'] }), 'charged_back'],
  ['a part back, and won', paid({ refunded: 100, disputes: ['won'] }), 'partly_refunded'],
  ['not paid yet', paid({ own: 'pending', paid: 0 }), 'pending'],
  ['voided', paid({ own: 'voided', paid: 0 }), 'voided'],
  ['given up', paid({ own: 'uncollectible', paid: 0 }), 'uncollectible'],
]

for (const [name, facts, status] of TABLE)
  test(`[BILL-35] an order: ${name}`, () => {
    expect(orderStatus(facts)).toBe(status)
  })

test('[BILL-35] every state of an order stands in the table, has words, and only two end what was paid for', () => {
  for (const status of ORDER_STATUSES) expect(TABLE.some(([, , one]) => one === status)).toBe(true)
  expect(ORDER_STATUSES.map((status) => [orderLabel(status), orderTone(status)])).toEqual([
    ['Pending', 'warn'],
    ['Completed', 'good'],
    ['Voided', 'bad'],
    ['Uncollectible', 'bad'],
    ['Partly refunded', 'bad'],
    ['Refunded', 'bad'],
    ['Disputed', 'bad'],
    ['Charged back', 'bad'],
  ])
  expect(ORDER_STATUSES.filter(isTakenBack)).toEqual(['refunded', 'charged_back'])
})
