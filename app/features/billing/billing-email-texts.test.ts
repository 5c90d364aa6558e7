import { expect, test } from 'vitest'
import {
  paymentFailedEmail,
  purchaseEmail,
  refundEmail,
  subscriptionEndingEmail,
} from './billing-email-texts.ts'

const LIVE = { origin: 'https://mealwright.test', isSandbox: false }
const PLAYED = { ...LIVE, isSandbox: true }
const BILL = { number: 'MW-0001', amount: 999, currency: 'gbp', createdMs: Date.UTC(2026, 10, 20, 10) }
const DEC_20 = Date.UTC(2026, 11, 20, 10)

test('[BILL-26] the confirmation of a purchase says what was bought, for how much, and how to end it', () => {
  const { subject, text, html } = purchaseEmail(BILL, 'monthly', DEC_20, LIVE)
  expect(subject).toBe('Welcome to Premium | Mealwright')
  expect(text).toBe(
    [
      'Thank you. Your payment was successful, and Premium is yours.',
      'Plan: Monthly Subscription\nPaid: £9.99\nDate: 20 November 2026\nOrder: MW-0001\nRenews: 20 December 2026',
      'https://mealwright.test/upload',
      'You can cancel at any time in your profile. Within 30 days of your first payment we refund it in full if you ask.',
      'Mealwright',
    ].join('\n\n'),
  )
  expect(html).toContain('href="https://mealwright.test/upload"')
})

test('a failed payment says how much, and where to put it right', () => {
  const { text } = paymentFailedEmail({ ...BILL, number: null }, 'annual', LIVE)
  expect(text).toContain('We could not collect £9.99 for your Annual Subscription.')
  expect(text).toContain('Due: 20 November 2026')
  expect(text).toContain('https://mealwright.test/profile')
  expect(text).not.toContain('Order:')
})

test('an end is announced before, and told after', () => {
  const before = subscriptionEndingEmail('monthly', DEC_20, false, LIVE)
  expect(before.subject).toBe('Your subscription will end | Mealwright')
  expect(before.text).toContain('will not renew and will end on 20 December 2026')
  const after = subscriptionEndingEmail(null, DEC_20, true, LIVE)
  expect(after.text).toContain('Your Premium ended on 20 December 2026. No further payment will be taken.')
  expect(after.text).toContain('Your saved recipes are kept')
})

test('a refund says what went back, and what becomes of Premium', () => {
  const whole = refundEmail(BILL, 'monthly', true, LIVE)
  expect(whole.subject).toBe('Your payment was refunded | Mealwright')
  expect(whole.text).toContain(
    'We refunded £9.99 for your Monthly Subscription. The Premium that it paid for has ended.',
  )
  const part = refundEmail(BILL, 'monthly', false, LIVE)
  expect(part.text).toContain(
    'We refunded part of the £9.99 for your Monthly Subscription. Premium stays on.',
  )
  expect(part.text).not.toContain('ended')
})

test('what was played says that no money moved; what was paid does not', () => {
  const emails = (about: typeof LIVE) => [
    purchaseEmail(BILL, 'monthly', null, about),
    paymentFailedEmail(BILL, 'monthly', about),
    subscriptionEndingEmail('monthly', DEC_20, false, about),
  ]
  for (const { text, html } of emails(PLAYED)) {
    expect(text).toContain('This was the sandbox: nothing was charged, and no money moved.')
    expect(html).toContain('This was the sandbox')
  }
  for (const { text } of emails(LIVE)) expect(text).not.toContain('sandbox')
})
