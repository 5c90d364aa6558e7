import { setTimeout } from 'node:timers/promises'
import { createHmac, randomUUID } from 'node:crypto'
import { knownDevices } from '#app/features/account/known-devices.server.ts'
import { openLimits } from '#app/features/account/limits.server.ts'
import { createStaff } from '#app/features/staff/create-staff.server.ts'
import type { StaffRank } from '#app/domain/staff/ranks.ts'
import type { Owner, Staff } from '#app/features/staff/staff.ts'
import { openStaffAccounts, type StaffAccounts } from '#app/features/staff/staff-accounts.server.ts'
import { openStaffAuth } from '#app/features/staff/staff-auth.server.ts'
import type { TestDatabase } from './database.ts'
import { openMailbox } from './emails.ts'
import { totpOf } from './totp.ts'

export const ORIGIN = 'http://localhost:3000'
export const SECRET = 'a test secret of thirty-two signs!!'
export const PASSWORD = 'several words about nothing'

/** As the composition root seals: keyed, one way, apart for each purpose. */
export const seal = (purpose: string, text: string) =>
  createHmac('sha256', `${SECRET} ${purpose}`).update(text).digest('base64url')

export const as = (cookies: readonly string[]) =>
  new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') })

/** Cookies that still hold, as a browser would send them back. */
export const kept = (cookies: readonly string[]) => as(cookies.filter((cookie) => !/max-age=0/i.test(cookie)))

export const asker = (headers = new Headers(), clientAddress: string = randomUUID()) => ({
  headers,
  clientAddress,
})

/** The staff's accounts over the database of a test, with a clock that can be set and the e-mails that went out. */
export function openStaffRoom(database: () => TestDatabase) {
  const box = openMailbox(() => ({ staff: staff(), db: database().db }))
  /** Null: the real time. */
  const clock: { atMs: number | null } = { atMs: null }
  const now = () => new Date(clock.atMs ?? Date.now())
  const devices = knownDevices({ seal, origin: ORIGIN, now })
  const open = (
    isSecondFactorRequired = false,
    limits = openLimits(database().pool, (key) => key),
  ): StaffAccounts =>
    openStaffAccounts({
      auth: openStaffAuth({ db: database().db, origin: ORIGIN, secret: SECRET }),
      db: database().db,
      limits,
      devices,
      origin: ORIGIN,
      isSecondFactorRequired,
      queueEmail: box.queueEmail,
      now,
    })
  let opened: StaffAccounts | undefined
  const staff = () => (opened ??= open())

  async function somebody(rank: StaffRank = 'owner') {
    const email = `${randomUUID()}@staff.example`
    const id = await createStaff(database().db, { email, name: 'Somebody', rank, password: PASSWORD }, now())
    return { id, email, password: PASSWORD }
  }

  async function signedIn(person: { email: string; password: string }, by = staff()) {
    const signed = await by.signInWithPassword(person, asker())
    return kept(signed!.cookies)
  }

  async function staffOf(headers: Headers): Promise<Staff> {
    const { session } = await staff().sessionOf(headers)
    if (session.kind !== 'staff') throw new Error(`not staff: ${session.kind}`)
    return session.staff
  }

  async function ownerOf(headers: Headers): Promise<Owner> {
    const found = await staffOf(headers)
    if (!isOwner(found)) throw new Error('not an owner')
    return found
  }

  /** Somebody with a second factor, signed in. */
  async function enrolled() {
    const person = await somebody()
    const headers = await signedIn(person)
    const { secret } = await staff().beginSecondFactor(await staffOf(headers), PASSWORD, headers)
    await untilFarFromNextCode()
    const confirmed = await staff().confirmSecondFactor(await staffOf(headers), totpOf(secret, -1), headers)
    return { ...person, secret, headers: kept(confirmed.cookies), recoveryCodes: confirmed.recoveryCodes }
  }

  return { open, somebody, signedIn, staffOf, ownerOf, enrolled, clock, now, ...box }
}

const CODE_LIFE_MS = 30_000
const NEEDED_MS = 5000

/** The code before the present one holds until the next begins: near its end it could be too old when it is read. */
async function untilFarFromNextCode(): Promise<void> {
  const leftMs = CODE_LIFE_MS - (Date.now() % CODE_LIFE_MS)
  if (leftMs < NEEDED_MS) await setTimeout(leftMs)
}

const isOwner = (staff: Staff): staff is Owner => staff.rank === 'owner'
