import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppError } from '#app/domain/errors.ts'
import type { QueueEmail } from '#app/features/mail/send-mail.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { seal } from '#tests/support/staff-accounts.ts'
import { knownDevices, type Realm } from './known-devices.server.ts'
import { type Limits, openLimits } from './limits.server.ts'
import { tryPassword } from './password-tries.server.ts'

let database: TestDatabase
let limits: Limits
beforeAll(async () => {
  database = await openTestDatabase()
  limits = openLimits(database.pool, (key) => key)
})
afterAll(() => database.close())

const devices = knownDevices({ seal, origin: 'http://localhost:3000', now: () => new Date() })
const posted: object[] = []
const queueEmail: QueueEmail = async (_kind, params) => void posted.push(params)

/** A try of a password in a browser with these cookies, at this address; resolves to what it was answered. */
async function tryAt(
  realm: Realm,
  email: string,
  isRight: boolean,
  { clientAddress = randomUUID(), cookie = '' }: { clientAddress?: string; cookie?: string } = {},
) {
  const asker = { headers: new Headers({ cookie }), clientAddress }
  const right = async () => isRight
  const signIn = async () => (isRight ? 'in' : null)
  return tryPassword({ limits, devices, queueEmail }, { realm, email, asker, signIn, isRight: right }).then(
    ({ value }) => value ?? 'wrong',
    ({ code, message, details }: AppError) => ({ code, message, waitS: details['retryAfterS'] }),
  )
}
const REFUSED = { code: 'too-many-requests', message: expect.any(String), waitS: expect.any(Number) }

test.each([
  ['member', 100],
  ['staff', 50],
] as const)(
  '%s: over however many networks, at most %i wrong guesses a day are answered',
  async (realm, most) => {
    const email = `${realm}-besieged@example.org`
    const answers = await Promise.all(Array.from({ length: most + 60 }, () => tryAt(realm, email, false)))
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(most)
    expect(answers.filter((answer) => answer !== 'wrong')).toEqual(Array.from({ length: 60 }, () => REFUSED))

    // From a device that is known nothing of it is felt.
    const cookie = devices.cookieOf(realm, email).split(';')[0]!
    expect(await tryAt(realm, email, true, { cookie })).toBe('in')
    expect(await tryAt(realm, email, false, { cookie })).toBe('wrong')

    // From elsewhere right and wrong get the same words; what tells them apart goes by mail.
    posted.length = 0
    const [right, wrong] = [await tryAt(realm, email, true), await tryAt(realm, email, false)]
    expect(right).toMatchObject({ ...REFUSED, message: expect.stringContaining('a link is on its way') })
    expect({ ...(wrong as object), waitS: 0 }).toEqual({ ...(right as object), waitS: 0 })
    expect(posted).toEqual([
      { realm, email, isRight: true },
      { realm, email, isRight: false },
    ])
  },
)

test('a known device has eight tries of its own, and a cookie of another account none', async () => {
  const [email, other] = ['known@example.org', 'other@example.org']
  const cookie = devices.cookieOf('member', email).split(';')[0]!
  for (let tries = 0; tries < 8; tries++)
    expect(await tryAt('member', email, false, { cookie })).toBe('wrong')
  expect(await tryAt('member', email, true, { cookie })).toEqual(REFUSED)
  const clientAddress = randomUUID()
  const foreign = { cookie, clientAddress }
  for (let tries = 0; tries < 8; tries++) expect(await tryAt('member', other, false, foreign)).toBe('wrong')
  expect(await tryAt('member', other, true, foreign)).toEqual(REFUSED)
  // Somebody else's failures at this account, and this network's at that one, are not theirs.
  expect(await tryAt('member', other, true)).toBe('in')
  expect(await tryAt('member', 'third@example.org', true, { clientAddress })).toBe('in')
})

test('a network has forty tries in all, and its known devices are not held up by them', async () => {
  const clientAddress = randomUUID()
  for (let tries = 0; tries < 40; tries++)
    expect(await tryAt('member', `${randomUUID()}@example.org`, false, { clientAddress })).toBe('wrong')
  const email = 'at-home@example.org'
  expect(await tryAt('member', email, true, { clientAddress })).toEqual(REFUSED)
  const cookie = devices.cookieOf('member', email).split(';')[0]!
  expect(await tryAt('member', email, true, { clientAddress, cookie })).toBe('in')
})

test('a right password forgets the wrong ones before it', async () => {
  const [email, clientAddress] = ['clumsy@example.org', randomUUID()]
  for (let round = 0; round < 3; round++) {
    for (let tries = 0; tries < 7; tries++)
      expect(await tryAt('member', email, false, { clientAddress })).toBe('wrong')
    expect(await tryAt('member', email, true, { clientAddress })).toBe('in')
  }
})
