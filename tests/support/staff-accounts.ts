import { randomUUID } from 'node:crypto'
import { openLimits } from '#app/features/account/limits.server.ts'
import type { Letter } from '#app/features/mail/letter.ts'
import { createStaff } from '#app/features/staff/create-staff.server.ts'
import type { Staff } from '#app/features/staff/staff.ts'
import { openStaffAccounts, type StaffAccounts } from '#app/features/staff/staff-accounts.server.ts'
import { openStaffAuth } from '#app/features/staff/staff-auth.server.ts'
import type { TestDatabase } from './database.ts'
import { totpOf } from './totp.ts'

export const ORIGIN = 'http://localhost:3000'
export const SECRET = 'a test secret of thirty-two signs!!'
export const PASSWORD = 'several words about nothing'

export const as = (cookies: readonly string[]) =>
  new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') })

/** Cookies that still hold, as a browser would send them back. */
export const kept = (cookies: readonly string[]) => as(cookies.filter((cookie) => !/max-age=0/i.test(cookie)))

export const asker = (headers = new Headers(), clientAddress: string = randomUUID()) => ({
  headers,
  clientAddress,
})

/** The staff's accounts over the database of a test, with a clock that can be set and the letters that went out. */
export function openStaffRoom(database: () => TestDatabase) {
  const letters: { to: string; letter: Letter }[] = []
  /** Null: the real time. */
  const clock: { atMs: number | null } = { atMs: null }
  const now = () => new Date(clock.atMs ?? Date.now())
  const sendLetter = async (to: string, letter: Letter) => void letters.push({ to, letter })
  const open = (
    isSecondFactorRequired = false,
    limits = openLimits(database().pool, (key) => key),
  ): StaffAccounts =>
    openStaffAccounts({
      auth: openStaffAuth({ db: database().db, origin: ORIGIN, secret: SECRET }),
      db: database().db,
      limits,
      origin: ORIGIN,
      isSecondFactorRequired,
      sendLetter,
      now,
    })
  let opened: StaffAccounts | undefined
  const staff = () => (opened ??= open())

  async function somebody() {
    const email = `${randomUUID()}@staff.example`
    const id = await createStaff(database().db, { email, name: 'Somebody', password: PASSWORD }, now())
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

  /** Somebody with a second factor, signed in. */
  async function enrolled() {
    const person = await somebody()
    const headers = await signedIn(person)
    const { secret } = await staff().beginSecondFactor(await staffOf(headers), PASSWORD, headers)
    const confirmed = await staff().confirmSecondFactor(await staffOf(headers), totpOf(secret, -1), headers)
    return { ...person, secret, headers: kept(confirmed.cookies), recoveryCodes: confirmed.recoveryCodes }
  }

  return { open, somebody, signedIn, staffOf, enrolled, letters, clock, now, sendLetter }
}
