import { expect, test } from 'vitest'
import { searchHelp } from '#app/domain/help/help.ts'
import { openSiteContent } from '#app/features/site/site-content.server.ts'

const { help } = await openSiteContent({ origin: 'https://example.org', supportEmail: 'help@example.org' })()

const found = (query: string) => searchHelp(help, query).flatMap(({ topics }) => topics.map(({ id }) => id))

test('[PAGE-07] what people ask about money and their account is found by their own words', () => {
  const wanted: Record<string, string> = {
    refund: 'refund',
    'money back': 'refund',
    'money-back guarantee': 'refund',
    invoice: 'receipts',
    invoices: 'receipts',
    receipt: 'receipts',
    bill: 'receipts',
    price: 'prices',
    prices: 'prices',
    cost: 'prices',
    annual: 'prices',
    monthly: 'prices',
    vegan: 'preferences',
    'change email': 'change-email',
    'change e-mail': 'change-email',
    'change plan': 'prices',
    'change password': 'change-email',
    'update card': 'payment-failed',
    'payment failed': 'payment-failed',
    cancel: 'cancel',
    'delete account': 'delete',
    unsubscribe: 'letters',
    newsletter: 'letters',
    'how do I get a refund?': 'refund',
    refunds: 'refund',
    'change my email address': 'change-email',
    'is it vegan': 'preferences',
    yearly: 'prices',
    upgrade: 'prices',
    'payment method': 'payment-failed',
    'past due': 'payment-failed',
    VAT: 'receipts',
    'reset password': 'password',
  }
  for (const [query, id] of Object.entries(wanted)) expect(found(query), query).toContain(id)
})

test('[PAGE-07] no question is asked twice', () => {
  const topics = help.flatMap((section) => section.topics)
  for (const of of ['id', 'question'] as const)
    expect(new Set(topics.map((topic) => topic[of])).size).toBe(topics.length)
  expect(topics.filter(({ question }) => /newsletter/i.test(question))).toHaveLength(1)
})
