import { expect, test } from 'vitest'
import {
  cancellingNotice,
  cardBrand,
  dayInWords,
  orderLabel,
  orderTone,
  PAST_DUE_NOTICE,
  periodEndLabel,
  returnedNotice,
  statusLabel,
} from './subscription-words.ts'

const label = (status: string, cancelAtPeriodEnd = false) => statusLabel({ status, cancelAtPeriodEnd })

test('[BILL-30] each known status has a label, any other shows in upper case', () => {
  expect(label('not_started')).toBe('No subscription')
  expect(label('active')).toBe('Active')
  expect(label('past_due')).toBe('Past Due')
  expect(label('canceled')).toBe('Canceled')
  expect(label('trialing')).toBe('Trial')
  expect(label('unpaid')).toBe('UNPAID')
  expect(label('incomplete_expired')).toBe('INCOMPLETE_EXPIRED')
})

test('[BILL-31] a cancelling subscription says so, and expires instead of renewing', () => {
  expect(label('active', true)).toBe('Active (Canceling)')
  expect(periodEndLabel({ status: 'active', cancelAtPeriodEnd: true })).toBe('Expires')
  expect(periodEndLabel({ status: 'active', cancelAtPeriodEnd: false })).toBe('Renews')
  expect(periodEndLabel({ status: 'canceled', cancelAtPeriodEnd: true })).toBe('Ended')
})

test('[BILL-33] [BILL-34] the notices read as specified', () => {
  expect(PAST_DUE_NOTICE).toBe(
    'Your payment is past due. Please update your payment method to continue using premium features.',
  )
  expect(cancellingNotice('20 December 2026')).toBe(
    'Your subscription will not renew and will end on 20 December 2026.',
  )
})

test('a period whose money went back says what comes next', () => {
  expect(returnedNotice('20 December 2026', false)).toBe(
    'The payment for this period was refunded, so Premium has ended. The next payment is due on 20 December 2026 and starts Premium again, unless you cancel under Manage Subscription.',
  )
  expect(returnedNotice('20 December 2026', true)).toBe(
    'The payment for this period was refunded, so Premium has ended. You will not be charged again.',
  )
})

test('[BILL-32] dates come from seconds since 1970, cards by the name that stands on them', () => {
  expect(dayInWords(1_797_811_200)).toBe('21 December 2026')
  expect(dayInWords(1_782_860_400)).toBe('1 July 2026') // 23:00 in Greenwich is the next day in London
  expect([cardBrand('visa'), cardBrand('amex'), cardBrand('girocard')]).toEqual([
    'Visa',
    'American Express',
    'Girocard',
  ])
})

test('[BILL-35] completed is green, pending yellow, anything else red', () => {
  expect([orderTone('completed'), orderTone('pending')]).toEqual(['good', 'warn'])
  for (const other of ['refunded', 'voided', 'uncollectible', 'partly_refunded', ''])
    expect(orderTone(other)).toBe('bad')
  expect(orderLabel('partly_refunded')).toBe('Partly refunded')
})
