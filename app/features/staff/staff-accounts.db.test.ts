import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffUsers, staffVerifications } from '#app/db/schema/index.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createStaff, resetStaff } from './create-staff.server.ts'
import { listDeeds } from './staff-actions.server.ts'
import { type StaffAccounts } from './staff-accounts.server.ts'
import { openStaffAuth } from './staff-auth.server.ts'
import { as, asker, kept, openStaffRoom, ORIGIN, PASSWORD, SECRET } from '#tests/support/staff-accounts.ts'

let database: TestDatabase
let staff: StaffAccounts
const { open, somebody, signedIn, staffOf, enrolled, letters, clock, now } = openStaffRoom(() => database)
beforeAll(async () => {
  database = await openTestDatabase()
  staff = open()
})
afterAll(() => database.close())

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
    clock.atMs = Date.now() + 24 * 60 * 60 * 1000 + 1000
    await expect(staff.choosePassword(token, 'a wholly new handful')).rejects.toMatchObject({
      code: 'invalid-input',
    })
  } finally {
    clock.atMs = null
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
