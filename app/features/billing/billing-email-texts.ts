import { CATALOGUE, GUARANTEE_DAYS, type PlanName } from '#app/domain/billing/catalogue.ts'
import { formatMoney } from '#app/domain/billing/money.ts'
import { dayInWords } from '#app/domain/billing/subscription-words.ts'
import { composeEmail, type EmailContent } from '#app/features/mail/compose-email.ts'

/** The e-mails that paying sends. Dates are in ms since 1970; what was played for says so. */

type Bill = { number: string | null; amount: number; currency: string; createdMs: number }
type About = { origin: string; isSandbox: boolean }

const title = (plan: PlanName | null) => (plan ? CATALOGUE[plan].title : 'Premium')
const day = (ms: number) => dayInWords(ms / 1000)
const played = ({ isSandbox }: About) =>
  isSandbox ? ['This was the sandbox: nothing was charged, and no money moved.'] : []

/** Sent once, for the payment that starts a subscription. */
export function purchaseEmail(
  bill: Bill,
  plan: PlanName | null,
  renewsMs: number | null,
  about: About,
): EmailContent {
  return composeEmail({
    subject: 'Welcome to Premium',
    opening: 'Thank you. Your payment was successful, and Premium is yours.',
    facts: [
      ['Plan', title(plan)],
      ['Paid', formatMoney(bill.amount, bill.currency)],
      ['Date', day(bill.createdMs)],
      ...(bill.number ? [['Order', bill.number] as const] : []),
      ...(renewsMs === null ? [] : [['Renews', day(renewsMs)] as const]),
    ],
    action: { label: 'Cook something', href: `${about.origin}/upload` },
    notes: [
      `You can cancel at any time in your profile. Within ${GUARANTEE_DAYS} days of your first payment we refund it in full if you ask.`,
      ...played(about),
    ],
  })
}

/** Sent once per bill, when a renewal could not be collected. */
export function paymentFailedEmail(bill: Bill, plan: PlanName | null, about: About): EmailContent {
  return composeEmail({
    subject: 'Your payment did not go through',
    opening: `We could not collect ${formatMoney(bill.amount, bill.currency)} for your ${title(plan)}.`,
    facts: [...(bill.number ? [['Order', bill.number] as const] : []), ['Due', day(bill.createdMs)]],
    action: { label: 'Open your profile', href: `${about.origin}/profile` },
    notes: [
      'Please update your payment method there, under Manage Subscription. Premium stays on for now, and the payment will be tried again.',
      ...played(about),
    ],
  })
}

/** Sent when money of a bill went back; `isWhole`: all of it, so that what it paid for has ended. */
export function refundEmail(bill: Bill, plan: PlanName | null, isWhole: boolean, about: About): EmailContent {
  const amount = formatMoney(bill.amount, bill.currency)
  return composeEmail({
    subject: isWhole ? 'Your payment was refunded' : 'Part of your payment was refunded',
    opening: isWhole
      ? `We refunded ${amount} for your ${title(plan)}. The Premium that it paid for has ended.`
      : `We refunded part of the ${amount} for your ${title(plan)}. Premium stays on.`,
    facts: [...(bill.number ? [['Order', bill.number] as const] : []), ['Paid on', day(bill.createdMs)]],
    action: { label: 'Open your profile', href: `${about.origin}/profile` },
    notes: [
      'The money goes back to the card or account you paid with. Banks can take up to ten days to show it.',
      ...(isWhole ? ['Your saved recipes are kept.'] : []),
      ...played(about),
    ],
  })
}

/** Sent once per end: when it is set to end, or has ended without having been. */
export function subscriptionEndingEmail(
  plan: PlanName | null,
  endMs: number,
  hasEnded: boolean,
  about: About,
): EmailContent {
  return composeEmail({
    subject: hasEnded ? 'Your subscription has ended' : 'Your subscription will end',
    opening: hasEnded
      ? `Your ${title(plan)} ended on ${day(endMs)}. No further payment will be taken.`
      : `Your ${title(plan)} will not renew and will end on ${day(endMs)}. No further payment will be taken.`,
    action: hasEnded
      ? { label: 'View Pricing', href: `${about.origin}/pricing` }
      : { label: 'Open your profile', href: `${about.origin}/profile` },
    notes: [
      hasEnded
        ? 'Your saved recipes are kept, and open again if you come back.'
        : 'Until then Premium stays on. If you change your mind, resume it in your profile. Your saved recipes are kept.',
      ...played(about),
    ],
  })
}

/** Each of them once, for somebody who paid in November 2026. */
export function billingSamples(origin: string): EmailContent[] {
  const about = { origin, isSandbox: false }
  const bill = { number: 'MW-0001', amount: 999, currency: 'gbp', createdMs: Date.UTC(2026, 10, 20) }
  const endMs = Date.UTC(2026, 11, 20)
  return [
    purchaseEmail(bill, 'monthly', endMs, about),
    purchaseEmail(bill, 'annual', endMs, { origin, isSandbox: true }),
    paymentFailedEmail(bill, 'monthly', about),
    subscriptionEndingEmail('monthly', endMs, false, about),
    subscriptionEndingEmail('monthly', endMs, true, about),
    refundEmail(bill, 'monthly', true, about),
    refundEmail(bill, 'annual', false, about),
  ]
}
