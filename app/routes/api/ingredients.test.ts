import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { FormResult } from '#app/domain/errors.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'
import { servicesContext, viewerContext } from '#app/http/context.server.ts'
import { action, loader } from './ingredients.ts'

const ID = '018f0000-0000-7000-8000-000000000000'
const ANN: Member = {
  id: ID,
  email: 'ann@example.org',
  label: 'ann',
  tier: 'free',
  isEmailConfirmed: true,
  sessionId: ID,
}

/** Asks a server whose database is down. */
async function ask(fields: Record<string, string> | null, member: Member | null) {
  const logged: string[] = []
  const down = () => {
    throw new Error('the database is down')
  }
  const services = {
    db: { select: down, transaction: down, update: down },
    limits: { spend: () => Promise.resolve() },
    log: { error: (_facts: unknown, message: string) => logged.push(message) },
    now: () => new Date('2026-11-20T10:00:00Z'),
  }
  const context = new RouterContextProvider()
  context.set(servicesContext, services as unknown as Services)
  context.set(viewerContext, { member })
  const request = new Request('http://localhost/meal-planning/ingredients', {
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })
  const response = await (fields ? action : loader)({ request, context } as never)
  const result = (await response.json()) as Extract<FormResult<never>, { ok: false }>
  return { status: response.status, message: result.message, logged }
}

const KEY = { idempotencyKey: 'made-by-the-page' }
const CHANGES: readonly [Record<string, string>, signedOut: string, failed: string][] = [
  [
    { intent: 'add', name: 'carrots', quantity: '3', ...KEY },
    'Authentication required to add ingredients',
    'Failed to add ingredient',
  ],
  [
    { intent: 'add-list', list: 'carrots\nleeks', ...KEY },
    'Authentication required to add ingredients',
    'Failed to add ingredients',
  ],
  [
    {
      intent: 'add-read',
      'chosen[]': '0',
      'names[]': 'carrots',
      'quantities[]': '3',
      'units[]': 'pieces',
      'expiryDates[]': '',
      'places[]': '',
      'guessed[]': '',
      ...KEY,
    },
    'Authentication required to add ingredients',
    'Failed to add ingredients',
  ],
  [
    { intent: 'add-seen', name: 'carrots', ...KEY },
    'Authentication required to add ingredients',
    'Failed to add ingredients',
  ],
  [
    { intent: 'update-quantity', id: ID, quantity: '3' },
    'Please sign in to continue',
    'Failed to update ingredient quantity',
  ],
  [{ intent: 'remove', id: ID }, 'Please sign in to continue', 'Failed to remove ingredient'],
  [{ intent: 'clear' }, 'Authentication required to clear ingredients', 'Failed to clear all ingredients'],
]

for (const [fields, signedOut, failed] of CHANGES) {
  test(`[PANTRY-16] [PANTRY-17] ${fields['intent']}: without a session, and when it fails`, async () => {
    expect(await ask(fields, null)).toMatchObject({ status: 401, message: signedOut, logged: [] })
    expect(await ask(fields, ANN)).toEqual({ status: 500, message: failed, logged: [failed] })
  })
}

test('[PANTRY-16] [PANTRY-17] the list: without a session, and when it fails', async () => {
  expect(await ask(null, null)).toMatchObject({
    status: 401,
    message: 'Authentication required to get ingredients',
  })
  expect(await ask(null, ANN)).toMatchObject({
    status: 500,
    message: 'Failed to fetch ingredients',
    logged: ['Failed to fetch ingredients'],
  })
})

test('what is not to be done is refused', async () => {
  expect(await ask({ intent: 'eat' }, ANN)).toMatchObject({ status: 422, message: 'There is nothing to do.' })
  expect(await ask({ intent: 'remove', id: 'x' }, ANN)).toMatchObject({ status: 422 })
})
