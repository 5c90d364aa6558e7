import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffSessions } from '#app/db/schema/index.ts'
import { openAccounts } from '#app/features/account/accounts.server.ts'
import { openAuth } from '#app/features/account/auth.server.ts'
import { openLimits } from '#app/features/account/limits.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { totpOf } from '#tests/support/totp.ts'
import { IDLE_LIMIT_MS, type StaffAccounts } from './staff-accounts.server.ts'
import { openStaffAuth } from './staff-auth.server.ts'
import { as, asker, kept, openStaffRoom, ORIGIN, PASSWORD, SECRET } from '#tests/support/staff-accounts.ts'

let database: TestDatabase
let staff: StaffAccounts
const { open, somebody, signedIn, staffOf, enrolled, clock } = openStaffRoom(() => database)
beforeAll(async () => {
  database = await openTestDatabase()
  staff = open()
})
afterAll(() => database.close())

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
  const auth = openAuth({
    db: database.db,
    origin: ORIGIN,
    secret: SECRET,
    queueEmail: async () => {},
    emailConfirmed: async () => {},
  })
  const accounts = openAccounts({
    auth,
    db: database.db,
    origin: ORIGIN,
    queueEmail: async () => {},
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
    clock.atMs = startMs + IDLE_LIMIT_MS - 60_000
    expect((await staff.sessionOf(headers)).session.kind).toBe('staff')
    // That was a use: the idle time counts from there.
    clock.atMs = startMs + IDLE_LIMIT_MS + 60_000
    expect((await staff.sessionOf(headers)).session.kind).toBe('staff')
    clock.atMs = startMs + 2 * IDLE_LIMIT_MS + 120_000
    expect((await staff.sessionOf(headers)).session.kind).toBe('none')
  } finally {
    clock.atMs = null
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
  const near = randomUUID()
  for (let index = 0; index < 8; index++) expect(await wrong(index, near)).toBeNull()
  for (const process of two)
    await expect(process.signInWithPassword(person, asker(new Headers(), near))).rejects.toMatchObject({
      code: 'too-many-requests',
    })
  // From elsewhere nothing of it is felt.
  expect((await staff.signInWithPassword(person, asker()))?.admin?.id).toBe(person.id)
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
