import { expect, test } from 'vitest'
import {
  annualSaving,
  CATALOGUE,
  FREE_PRICE,
  monthlyShareOf,
  PLANS,
  PREMIUM_FROM,
  priceLine,
  priceOf,
} from './catalogue.ts'
import { checkoutSchema, checkoutReferenceSchema } from './billing-forms.ts'
import { formatMoney } from './money.ts'

test('[BILL-01] the catalogue holds two subscriptions in pounds', () => {
  expect(PLANS.map(({ title, mode, currency, interval }) => [title, mode, currency, interval])).toEqual([
    ['Monthly Subscription', 'subscription', 'gbp', 'month'],
    ['Annual Subscription', 'subscription', 'gbp', 'year'],
  ])
  expect(PLANS.map(priceOf)).toEqual(['£9.99', '£99.99'])
  expect(PLANS.map(({ amount }) => amount)).toEqual([999, 9999])
})

test('[BILL-02] [BILL-07] prices are said in one way, from the catalogue', () => {
  expect(priceLine(CATALOGUE.monthly)).toBe('£9.99 / month')
  expect(priceLine(CATALOGUE.annual)).toBe('£99.99 / year')
  expect(PREMIUM_FROM).toBe('£9.99/month')
  expect(FREE_PRICE).toBe('£0')
  expect(monthlyShareOf(CATALOGUE.annual)).toBe('£8.33')
  expect(annualSaving()).toBe('£19.89')
})

test('[BILL-03] money in minor units is divided to be shown, in the way of its currency', () => {
  expect(formatMoney(999)).toBe('£9.99')
  expect(formatMoney(9999, 'GBP')).toBe('£99.99')
  expect(formatMoney(123_456_789)).toBe('£1,234,567.89')
  expect(formatMoney(-500)).toBe('-£5.00')
  expect(formatMoney(0)).toBe('£0.00')
  expect(formatMoney(1000, 'eur')).toBe('€10.00')
  expect(formatMoney(1000, 'jpy')).toBe('JP¥1,000')
  expect(formatMoney(1500, 'kwd').replace('\u00a0', ' ')).toBe('KWD 1.500')
  expect(formatMoney(50_000, 'isk').replace('\u00a0', ' ')).toBe('ISK 500')
  expect(formatMoney(1234, 'odd money')).toBe('12.34 odd money')
})

test('[BILL-10] a browser names a plan, and nothing else', () => {
  expect(checkoutSchema.parse({ plan: 'annual' })).toEqual({ plan: 'annual' })
  for (const wrong of [
    {},
    { plan: 'price_1Mo3' },
    { plan: 'MONTHLY' },
    { plan: ['monthly', 'annual'] },
    { plan: 'monthly', priceId: 'price_1Mo3' },
    { plan: 'monthly', successUrl: 'https://evil.test' },
    { plan: 'monthly', amount: '1' },
  ])
    expect(checkoutSchema.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false)
})

test('a reference of a purchase is a short word', () => {
  expect(checkoutReferenceSchema.safeParse('cs_test_a1B2c3D4').success).toBe(true)
  for (const wrong of [
    '',
    'short',
    'a b c d e f g',
    `cs_${'x'.repeat(300)}`,
    "cs_test_1' or 1=1",
    '../../etc/passwd',
  ])
    expect(checkoutReferenceSchema.safeParse(wrong).success, wrong).toBe(false)
})
