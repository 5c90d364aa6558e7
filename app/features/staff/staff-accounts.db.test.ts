import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffSessions, staffTwoFactors, staffUsers, staffVerifications } from '#app/db/schema/index.ts'
import { openAccounts } from '#app/features/account/accounts.server.ts'
import { openAuth } from '#app/features/account/auth.server.ts'
import { type Limits, openLimits } from '#app/features/account/limits.server.ts'
import type { Letter } from '#app/features/mail/letter.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { totpOf } from '#tests/support/totp.ts'
import { createStaff, resetStaff } from './create-staff.server.ts'
import { listDeeds } from './staff-actions.server.ts'
import type { Staff } from './staff.ts'
import { IDLE_LIMIT_MS, openStaffAccounts, type StaffAccounts } from './staff-accounts.server.ts'
import { openStaffAuth } from './staff-auth.server.ts'

const ORIGIN = 'http://localhost:3000'
const SECRET = 'a test secret of thirty-two signs!!'
const PASSWORD = 'several words about nothing'
let database: TestDatabase
let limits: Limits
let staff: StaffAccounts
let clockMs: number | null = null
const letters: { to: string; letter: Letter }[] = []

const now = () => new Date(clockMs ?? Date.now())
const sendLetter = async (to: string, letter: Letter) => void letters.push({ to, letter })
const open = (isSecondFactorRequired = false, from = limits) =>
  openStaffAccounts({
    auth: openStaffAuth({ db: database.db, origin: ORIGIN, secret: SECRET }),
    db: database.db,
    limits: from,
    origin: ORIGIN,
    isSecondFactorRequired,
    sendLetter,
    now,
  })

beforeAll(async () => {
  database = await openTestDatabase()
  limits = openLimits(database.pool, (key) => key)
  staff = open()
})
afterAll(() => database.close())

const as = (cookies: readonly string[]) =>
  new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') })
const asker = (headers = new Headers(), clientAddress: string = randomUUID()) => ({ headers, clientAddress })

async function somebody() {
  const email = `${randomUUID()}@staff.example`
  const id = await createStaff(database.db, { email, name: 'Somebody', password: PASSWORD }, now())
  return { id, email, password: PASSWORD }
}

/** Cookies that still hold, as a browser would send them back. */
const kept = (cookies: readonly string[]) => as(cookies.filter((cookie) => !/max-age=0/i.test(cookie)))

async function signedIn(person: { email: string; password: string }, by = staff) {
  const signed = await by.signInWithPassword(person, asker())
  return kept(signed!.cookies)
}

async function staffOf(headers: Headers): Promise<Staff> {
  const { session } = await staff.sessionOf(headers)
  if (session.kind !== 'staff') throw new Error(`not staff: ${session.kind}`)
  return session.staff
}

async function enrolled() {
  const person = await somebody()
  const headers = await signedIn(person)
  const { secret } = await staff.beginSecondFactor(await staffOf(headers), PASSWORD, headers)
  const confirmed = await staff.confirmSecondFactor(await staffOf(headers), totpOf(secret, -1), headers)
  return { ...person, secret, headers: kept(confirmed.cookies), recoveryCodes: confirmed.recoveryCodes }
}

test('[ADMIN-08] sign-in-blog-admin answers with the admin, or with nothing', async () => {
  const person = await somebody()
  const signed = await staff.signInWithPassword(person, asker())
  expect(signed?.admin).toEqual({ id: person.id, email: person.email })
  expect(await staff.signInWithPassword({ ...person, password: 'not it' }, asker())).toBeNull()
  const stranger = { email: 'nobody@staff.example', password: PASSWORD }
  expect(await staff.signInWithPassword(stranger, asker())).toBeNull()
})

test('the cookie goes to the staff area only, is unreadable for scripts, and lies hashed in the table', async () => {
  const person = await somebody()
  const { cookies } = (await staff.signInWithPassword(person, asker()))!
  const cookie = cookies.find((line) => line.startsWith('mealwright-staff.session_token='))!
  expect(cookie).toMatch(/; Path=\/blog-admin(;|$)/)
  expect(cookie).toMatch(/; HttpOnly/)
  expect(cookie).toMatch(/; SameSite=Lax/)
  expect(cookie).toMatch(/; Max-Age=43200/)
  const token = decodeURIComponent(cookie.split(';')[0]!.split('=')[1]!).split('.')[0]!
  const [row] = await database.db.select().from(staffSessions).where(eq(staffSessions.userId, person.id))
  expect(row?.token).not.toContain(token)
  expect(row?.ipAddress ?? '').toBe('')
  const secure = openStaffAuth({ db: database.db, origin: 'https://meals.example', secret: SECRET })
  const { headers } = await secure.api.signInEmail({ body: person, returnHeaders: true })
  expect(headers.getSetCookie()[0]).toMatch(/^__Secure-mealwright-staff\.session_token=.*; Secure/)
})

test('[ADMIN-04] a member’s session is no staff session, and a staff one no member’s', async () => {
  const auth = openAuth({ db: database.db, origin: ORIGIN, secret: SECRET, sendLetter })
  const accounts = openAccounts({
    auth,
    db: database.db,
    sendLetter,
    fingerprintOf: (email) => email,
    emailChanged: async () => {},
  })
  const person = await somebody()
  const cookies = await accounts.signUp(person, new Headers())
  const renamed = new Headers({
    cookie: as(cookies).get('cookie')!.replaceAll('mealwright.', 'mealwright-staff.'),
  })
  expect((await staff.sessionOf(as(cookies))).session.kind).toBe('none')
  expect((await staff.sessionOf(renamed)).session.kind).toBe('none')
  const asStaff = await signedIn(person)
  expect((await accounts.viewerOf(asStaff)).viewer.member).toBeNull()
})

test('a session ends after twelve hours, and before that when nobody used it', async () => {
  const person = await somebody()
  const headers = await signedIn(person)
  const { id } = await staffOf(headers)
  const [row] = await database.db.select().from(staffSessions).where(eq(staffSessions.userId, id))
  expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBeCloseTo(12 * 60 * 60 * 1000, -4)
  const startMs = row!.updatedAt.getTime()
  try {
    clockMs = startMs + IDLE_LIMIT_MS - 60_000
    expect((await staff.sessionOf(headers)).session.kind).toBe('staff')
    // That was a use: the idle time counts from there.
    clockMs = startMs + IDLE_LIMIT_MS + 60_000
    expect((await staff.sessionOf(headers)).session.kind).toBe('staff')
    clockMs = startMs + 2 * IDLE_LIMIT_MS + 120_000
    expect((await staff.sessionOf(headers)).session.kind).toBe('none')
  } finally {
    clockMs = null
  }
  expect(await database.db.select().from(staffSessions).where(eq(staffSessions.userId, id))).toEqual([])
  const other = await signedIn(person)
  await database.db
    .update(staffSessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(staffSessions.userId, id))
  expect((await staff.sessionOf(other)).session.kind).toBe('none')
})

test('[ADMIN-10] signing out ends the session on the server', async () => {
  const headers = await signedIn(await somebody())
  await staff.signOut(headers)
  expect((await staff.sessionOf(headers)).session.kind).toBe('none')
})

test('where the second factor is required, a password alone opens nothing but setting it up', async () => {
  const strict = open(true)
  const person = await somebody()
  const headers = await signedIn(person, strict)
  const { session } = await strict.sessionOf(headers)
  expect(session).toMatchObject({ kind: 'owes-second-factor', person: { email: person.email } })
  if (session.kind !== 'owes-second-factor') return
  await expect(strict.beginSecondFactor(session.person, 'not it', headers)).rejects.toMatchObject({
    message: 'That is not your password.',
  })
  const { secret, qrSvg, uri } = await strict.beginSecondFactor(session.person, PASSWORD, headers)
  expect(qrSvg).toMatch(/^<svg /)
  expect(uri).toContain('otpauth://totp/')
  await expect(strict.confirmSecondFactor(session.person, '000000', headers)).rejects.toMatchObject({
    code: 'invalid-input',
  })
  const elsewhere = await signedIn(person, strict)
  const confirmed = await strict.confirmSecondFactor(session.person, totpOf(secret), headers)
  expect(confirmed.recoveryCodes).toHaveLength(10)
  expect((await strict.sessionOf(kept(confirmed.cookies))).session.kind).toBe('staff')
  // Whoever had got in with the password alone is out.
  expect((await strict.sessionOf(elsewhere)).session.kind).toBe('none')
  expect((await strict.sessionOf(headers)).session.kind).toBe('none')
})

test('secret and recovery codes lie encrypted in the table', async () => {
  const person = await enrolled()
  const [row] = await database.db.select().from(staffTwoFactors).where(eq(staffTwoFactors.userId, person.id))
  expect(row!.backupCodes).not.toContain(person.recoveryCodes[0])
  expect(row!.secret).not.toContain(person.secret.replaceAll(' ', ''))
})

test('with a second factor the password alone gives no session; a code does, once', async () => {
  const person = await enrolled()
  const first = (await staff.signInWithPassword(person, asker()))!
  expect(first.admin).toBeNull()
  expect((await staff.sessionOf(as(first.cookies))).session.kind).toBe('none')
  const pending = kept(first.cookies)
  expect(await staff.isCodeAwaited(pending)).toBe(true)
  expect(await staff.isCodeAwaited(new Headers())).toBe(false)

  const code = totpOf(person.secret)
  const done = await staff.signInWithCode(code, asker(pending))
  expect(done.admin).toEqual({ id: person.id, email: person.email })
  expect((await staff.sessionOf(kept(done.cookies))).session.kind).toBe('staff')

  const again = kept((await staff.signInWithPassword(person, asker()))!.cookies)
  await expect(staff.signInWithCode(code, asker(again))).rejects.toMatchObject({ code: 'invalid-input' })
})

test('a recovery code works once, also twice at the same time', async () => {
  const person = await enrolled()
  const [code] = person.recoveryCodes
  const pending = await Promise.all(
    [1, 2].map(async () => kept((await staff.signInWithPassword(person, asker()))!.cookies)),
  )
  const tries = await Promise.allSettled(
    pending.map((headers) => staff.signInWithCode(code!, asker(headers))),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const after = await staffOf(person.headers)
  expect(await staff.recoveryCodesLeft(after)).toBe(9)
})

test('recovery codes can be made anew, and the second factor switched off, with the password', async () => {
  const person = await enrolled()
  const self = await staffOf(person.headers)
  await expect(staff.renewRecoveryCodes(self, 'not it', person.headers)).rejects.toMatchObject({
    code: 'invalid-input',
  })
  const fresh = await staff.renewRecoveryCodes(self, PASSWORD, person.headers)
  expect(fresh).toHaveLength(10)
  expect(fresh).not.toContain(person.recoveryCodes[0])
  await expect(staff.switchOffSecondFactor(self, 'not it', person.headers)).rejects.toMatchObject({
    code: 'invalid-input',
  })
  await staff.switchOffSecondFactor(self, PASSWORD, person.headers)
  expect((await staff.signInWithPassword(person, asker()))?.admin?.id).toBe(person.id)
  expect(
    await database.db.select().from(staffTwoFactors).where(eq(staffTwoFactors.userId, person.id)),
  ).toEqual([])
})

test('brute force: tries are counted in the database, per account and per address, by all processes together', async () => {
  const person = await somebody()
  const two = [
    staff,
    open(
      false,
      openLimits(database.pool, (key) => key),
    ),
  ]
  const wrong = (index: number, address: string = randomUUID()) =>
    two[index % 2]!.signInWithPassword(
      { email: person.email, password: 'not it' },
      asker(new Headers(), address),
    )
  for (let index = 0; index < 8; index++) expect(await wrong(index)).toBeNull()
  for (const process of two)
    await expect(process.signInWithPassword(person, asker())).rejects.toMatchObject({
      code: 'too-many-requests',
    })
  const address = randomUUID()
  for (let index = 0; index < 30; index++)
    await two[index % 2]!.signInWithPassword(
      { email: `${randomUUID()}@staff.example`, password: 'not it' },
      asker(new Headers(), address),
    )
  const fresh = await somebody()
  for (const process of two)
    await expect(process.signInWithPassword(fresh, asker(new Headers(), address))).rejects.toMatchObject({
      code: 'too-many-requests',
    })
}, 60_000)

test('brute force: codes are counted too, whatever address and challenge they come with', async () => {
  const person = await enrolled()
  const two = [
    staff,
    open(
      false,
      openLimits(database.pool, (key) => key),
    ),
  ]
  let refusals = 0
  for (let index = 0; index < 12; index++) {
    const pending = kept((await staff.signInWithPassword(person, asker()))!.cookies)
    const code = String(100_000 + index)
    const error: unknown = await two[index % 2]!.signInWithCode(code, asker(pending)).catch(
      (reason: unknown) => reason,
    )
    expect(error).toMatchObject({ code: index < 8 ? 'invalid-input' : 'too-many-requests' })
    refusals++
  }
  expect(refusals).toBe(12)
  const pending = kept((await staff.signInWithPassword(person, asker()))!.cookies)
  await expect(staff.signInWithCode(totpOf(person.secret), asker(pending))).rejects.toMatchObject({
    code: 'too-many-requests',
  })
}, 60_000)

test('an unknown address takes as long as a known one', async () => {
  const person = await somebody()
  const timeOf = async (email: string) => {
    const startMs = performance.now()
    await staff.signInWithPassword({ email, password: 'not it' }, asker())
    return performance.now() - startMs
  }
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < 5; round++) {
    known.push(await timeOf(person.email))
    unknown.push(await timeOf(`${randomUUID()}@staff.example`))
  }
  // Both hash a password; without that the unknown one would take a twentieth.
  expect(median(unknown)).toBeGreaterThan(median(known) * 0.4)
  expect(median(known)).toBeGreaterThan(median(unknown) * 0.4)
}, 60_000)

test('adding staff mails a link that works once, or shows it once', async () => {
  const actor = await somebody()
  const headers = await signedIn(actor)
  const self = await staffOf(headers)
  const email = `${randomUUID()}@staff.example`
  const form = { email, name: 'New Hand', how: 'mail' as const, password: PASSWORD }
  await expect(staff.addStaff(self, { ...form, password: 'not it' }, headers)).rejects.toMatchObject({
    field: 'password',
  })
  expect(await staff.addStaff(self, form, headers)).toEqual({ how: 'mail', email, link: null })
  await expect(staff.addStaff(self, form, headers)).rejects.toMatchObject({ code: 'conflict' })
  const text = letters.findLast(({ to }) => to === email)!.letter.text
  const token = new URL(/http\S+/.exec(text)![0]).searchParams.get('token')!
  expect(JSON.stringify(await database.db.select().from(staffVerifications))).not.toContain(token)

  await expect(staff.choosePassword(token, 'short')).rejects.toMatchObject({ field: 'newPassword' })
  await staff.choosePassword(token, 'another handful of words')
  await expect(staff.choosePassword(token, 'another handful of words')).rejects.toMatchObject({
    code: 'invalid-input',
  })
  const signed = await staff.signInWithPassword({ email, password: 'another handful of words' }, asker())
  expect(signed?.admin?.email).toBe(email)

  const shown = await staff.sendPasswordLink(
    self,
    { staffId: signed!.admin!.id, how: 'show', password: PASSWORD },
    headers,
  )
  const shownToken = new URL(shown.link!).searchParams.get('token')!
  await staff.choosePassword(shownToken, 'yet another handful of words')
  // The sessions of the old password have ended.
  expect((await staff.sessionOf(as(signed!.cookies))).session.kind).toBe('none')
})

test('a link is over after a day', async () => {
  const actor = await somebody()
  const headers = await signedIn(actor)
  const { link } = await staff.sendPasswordLink(
    await staffOf(headers),
    { staffId: actor.id, how: 'show', password: PASSWORD },
    headers,
  )
  const token = new URL(link!).searchParams.get('token')!
  try {
    clockMs = Date.now() + 24 * 60 * 60 * 1000 + 1000
    await expect(staff.choosePassword(token, 'a wholly new handful')).rejects.toMatchObject({
      code: 'invalid-input',
    })
  } finally {
    clockMs = null
  }
})

test('a removed account is out at its next request', async () => {
  const actor = await somebody()
  const other = await somebody()
  const headers = await signedIn(actor)
  const theirs = await signedIn(other)
  expect((await staff.sessionOf(theirs)).session.kind).toBe('staff')
  await staff.removeStaff(await staffOf(headers), { staffId: other.id, password: PASSWORD }, headers)
  expect((await staff.sessionOf(theirs)).session.kind).toBe('none')
  expect(await staff.signInWithPassword(other, asker())).toBeNull()
})

test('the last account stays, also when two remove each other at once', async () => {
  await database.reset()
  const people = [await somebody(), await somebody()]
  const sessions = await Promise.all(people.map(async (person) => signedIn(person)))
  const actors = await Promise.all(sessions.map((headers) => staffOf(headers)))
  const tries = await Promise.allSettled([
    staff.removeStaff(actors[0]!, { staffId: people[1]!.id, password: PASSWORD }, sessions[0]!),
    staff.removeStaff(actors[1]!, { staffId: people[0]!.id, password: PASSWORD }, sessions[1]!),
  ])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const left = await staff.listStaff()
  expect(left).toHaveLength(1)
  // The name of whoever did it stays, also when that account goes later.
  expect(await listDeeds(database.db)).toMatchObject([
    { who: 'Somebody', deed: 'remove-staff', about: 'Somebody' },
  ])
  const index = people.findIndex(({ id }) => id === left[0]!.id)
  await expect(
    staff.removeStaff(actors[index]!, { staffId: left[0]!.id, password: PASSWORD }, sessions[index]!),
  ).rejects.toMatchObject({ code: 'conflict' })
})

test('a lost phone: a colleague resets the second factor, the command line resets everything', async () => {
  const person = await enrolled()
  const actor = await somebody()
  const headers = await signedIn(actor)
  await staff.resetSecondFactor(await staffOf(headers), { staffId: person.id, password: PASSWORD }, headers)
  expect((await staff.sessionOf(person.headers)).session.kind).toBe('none')
  expect((await staff.signInWithPassword(person, asker()))?.admin?.id).toBe(person.id)

  const locked = await enrolled()
  await expect(
    resetStaff(database.db, { email: locked.email, password: 'password1234' }, now()),
  ).rejects.toMatchObject({ field: 'password' })
  await resetStaff(database.db, { email: locked.email, password: 'a different set of words' }, now())
  expect((await staff.sessionOf(locked.headers)).session.kind).toBe('none')
  const signed = await staff.signInWithPassword(
    { email: locked.email, password: 'a different set of words' },
    asker(),
  )
  expect(signed?.admin?.id).toBe(locked.id)
})

test('changing one’s password needs the old one and signs other devices out', async () => {
  const person = await somebody()
  const headers = await signedIn(person)
  const elsewhere = await signedIn(person)
  const self = await staffOf(headers)
  const form = { password: 'not it', newPassword: 'a better handful of words' }
  await expect(staff.changePassword(self, form, headers)).rejects.toMatchObject({ field: 'password' })
  const cookies = await staff.changePassword(self, { ...form, password: PASSWORD }, headers)
  expect((await staff.sessionOf(elsewhere)).session.kind).toBe('none')
  expect((await staff.sessionOf(kept(cookies))).session.kind).toBe('staff')
})

test('nobody signs up, and an account of the command line has a password that is not weak', async () => {
  const auth = openStaffAuth({ db: database.db, origin: ORIGIN, secret: SECRET })
  await expect(
    auth.api.signUpEmail({ body: { email: 'x@staff.example', name: 'X', password: PASSWORD } }),
  ).rejects.toThrow()
  const before = (await database.db.select().from(staffUsers)).length
  const weak = { email: 'weak@staff.example', name: 'Weak', password: 'mealwright12' }
  await expect(createStaff(database.db, weak, now())).rejects.toMatchObject({ field: 'password' })
  expect(await database.db.select().from(staffUsers)).toHaveLength(before)
})
