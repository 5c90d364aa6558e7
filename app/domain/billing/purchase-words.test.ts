import { expect, test } from 'vitest'
import { ORDER_STATUSES } from './orders.ts'
import { purchaseStanding } from './purchase-words.ts'
import { SUBSCRIPTION_STATUSES } from './entitlements.ts'

const paid = { status: 'completed', amount: '£9.99' } as const
const active = { status: 'active', premiumUntilMs: 2000, endDay: '20 December 2026', isReturned: false }
const facts = { order: paid, subscription: active, isPremium: true }

test('[BILL-25] a purchase is successful only while it is paid and gives Premium', () => {
  expect(purchaseStanding(facts, 1000)).toEqual({ kind: 'good', note: null })
  for (const status of ORDER_STATUSES) {
    const { kind } = purchaseStanding({ ...facts, order: { ...paid, status } }, 1000)
    expect(kind, status).toBe(status === 'refunded' || status === 'charged_back' ? 'over' : 'good')
  }
  for (const status of [...SUBSCRIPTION_STATUSES, 'a word learnt since']) {
    const hasPremium = ['active', 'trialing', 'past_due'].includes(status)
    const subscription = { ...active, status, premiumUntilMs: hasPremium ? 2000 : null }
    expect(purchaseStanding({ ...facts, subscription, isPremium: hasPremium }, 1000).kind, status).toBe(
      hasPremium ? 'good' : 'over',
    )
  }
  expect(purchaseStanding(facts, 2000).kind).toBe('over')
})

test('[BILL-25] what became of it is said with the amount, the day and what to do next', () => {
  const refunded = { ...paid, status: 'refunded' } as const
  expect(purchaseStanding({ ...facts, order: refunded, isPremium: false }, 1000)).toEqual({
    kind: 'over',
    title: 'This payment was refunded',
    words: '£9.99 was refunded, and the Premium it paid for has ended.',
    next: 'profile',
  })
  const ended = { status: 'canceled', premiumUntilMs: null, endDay: '22 November 2026', isReturned: false }
  expect(purchaseStanding({ ...facts, subscription: ended, isPremium: false }, 1000)).toMatchObject({
    title: 'This subscription has ended',
    words: 'It ended on 22 November 2026. You will not be charged for it again.',
    next: 'plans',
  })
  expect(purchaseStanding({ ...facts, subscription: ended }, 1000)).toMatchObject({
    words: expect.stringContaining('You have Premium through another payment.'),
    next: 'profile',
  })
  expect(purchaseStanding({ ...facts, order: { ...paid, status: 'partly_refunded' } }, 1000)).toMatchObject({
    note: 'Part of this payment was refunded.',
  })
  const returned = { ...active, premiumUntilMs: null, isReturned: true }
  expect(purchaseStanding({ ...facts, subscription: returned, isPremium: false }, 1000)).toMatchObject({
    words: expect.stringContaining('The last payment for this subscription was refunded'),
    next: 'profile',
  })
  // Of a purchase from before its parts were kept only the member's tier is known.
  const unknown = { order: null, subscription: null }
  expect(purchaseStanding({ ...unknown, isPremium: true }, 1000).kind).toBe('good')
  expect(purchaseStanding({ ...unknown, isPremium: false }, 1000).kind).toBe('over')
})
