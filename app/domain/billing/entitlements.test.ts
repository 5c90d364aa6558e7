import { expect, test } from 'vitest'
import {
  isManaged,
  isOver,
  PAST_DUE_GRACE_MS,
  premiumUntil,
  RENEWAL_LEEWAY_MS,
  SUBSCRIPTION_STATUSES,
  type SubscriptionFacts,
  tierAt,
} from './entitlements.ts'

const DAY = 24 * 60 * 60 * 1000
const START = Date.UTC(2026, 10, 1)
const END = Date.UTC(2026, 11, 1)
const UNPAID = Date.UTC(2026, 10, 1, 1)

const facts = (status: string, more: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  status,
  periodEndMs: END,
  cancelAtPeriodEnd: false,
  unpaidSinceMs: null,
  returnedUntilMs: null,
  ...more,
})
const tier = (of: SubscriptionFacts, at: number) => tierAt(premiumUntil(of), at)

/** status, facts, and the moment at which premium ends; `never` gives none at any time. */
const TABLE: [string, SubscriptionFacts, number | 'never'][] = [
  ['active', facts('active'), END + RENEWAL_LEEWAY_MS],
  ['active, cancelling', facts('active', { cancelAtPeriodEnd: true }), END],
  ['trialing', facts('trialing'), END + RENEWAL_LEEWAY_MS],
  ['trialing, cancelling', facts('trialing', { cancelAtPeriodEnd: true }), END],
  ['past_due', facts('past_due', { unpaidSinceMs: UNPAID }), UNPAID + PAST_DUE_GRACE_MS],
  ['past_due, bill not known', facts('past_due'), END],
  ['unpaid', facts('unpaid', { unpaidSinceMs: UNPAID }), 'never'],
  ['paused', facts('paused'), 'never'],
  ['incomplete', facts('incomplete'), 'never'],
  ['incomplete_expired', facts('incomplete_expired'), 'never'],
  ['canceled', facts('canceled'), 'never'],
  ['not_started', facts('not_started', { periodEndMs: null }), 'never'],
  ['a status of tomorrow', facts('frozen_by_moonlight'), 'never'],
  ['active, its period given back', facts('active', { returnedUntilMs: END }), 'never'],
  [
    'active, cancelling, its period given back',
    facts('active', { cancelAtPeriodEnd: true, returnedUntilMs: END }),
    'never',
  ],
  ['trialing, its period given back', facts('trialing', { returnedUntilMs: END }), 'never'],
  [
    'past_due, its period given back',
    facts('past_due', { unpaidSinceMs: UNPAID, returnedUntilMs: END + DAY }),
    'never',
  ],
  // What was given back was another period's money: this one is paid.
  [
    'active, an earlier period given back',
    facts('active', { returnedUntilMs: START }),
    END + RENEWAL_LEEWAY_MS,
  ],
  [
    'active, cancelled to end before the period given back',
    facts('active', { cancelAtPeriodEnd: true, periodEndMs: END - DAY, returnedUntilMs: END }),
    'never',
  ],
  ['canceled, its period given back', facts('canceled', { returnedUntilMs: END }), 'never'],
  ['active without a period', facts('active', { periodEndMs: null }), 'never'],
]

for (const [name, of, until] of TABLE) {
  test(`[BILL-14] [BILL-33] ${name}: premium exactly until it ends`, () => {
    if (until === 'never') {
      for (const at of [START, END - 1, END, END + 365 * DAY]) expect(tier(of, at)).toBe('free')
      return
    }
    expect(tier(of, START)).toBe('premium')
    expect(tier(of, until - 1)).toBe('premium')
    expect(tier(of, until)).toBe('free')
    expect(tier(of, until + 365 * DAY)).toBe('free')
  })
}

test('every status the provider documents has a line in the table above', () => {
  for (const status of SUBSCRIPTION_STATUSES)
    expect(TABLE.some(([name]) => name.startsWith(status))).toBe(true)
})

test('what is over stays over, and only what lives is managed rather than bought again', () => {
  expect(SUBSCRIPTION_STATUSES.filter(isOver)).toEqual(['incomplete_expired', 'canceled'])
  expect(SUBSCRIPTION_STATUSES.filter(isManaged)).toEqual([
    'trialing',
    'active',
    'past_due',
    'unpaid',
    'paused',
  ])
})

test('no clock makes premium out of a status that gives none', () => {
  expect(tierAt(null, 0)).toBe('free')
  expect(tierAt(null, Number.NEGATIVE_INFINITY)).toBe('free')
})
