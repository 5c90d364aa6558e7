import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffUsers, staffVerifications } from '#app/db/schema/index.ts'
import { tokenIn } from '#tests/support/emails.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createStaff, resetStaff } from './create-staff.server.ts'
import { listAuditEntries } from './audit-log.server.ts'
import { type StaffAccounts } from './staff-accounts.server.ts'
import { openStaffAuth } from './staff-auth.server.ts'
import { as, asker, kept, openStaffRoom, ORIGIN, PASSWORD, SECRET } from '#tests/support/staff-accounts.ts'

let database: TestDatabase
let staff: StaffAccounts
const { open, somebody, signedIn, staffOf, ownerOf, enrolled, emails, lastEmailTo, deliver, clock, now } =
  openStaffRoom(() => database)
beforeAll(async () => {
  database = await openTestDatabase()
  staff = open()
})
afterAll(() => database.close())

/** The link that was mailed to an address, and to nobody else. */
async function mailedToken(email: string): Promise<string> {
  await deliver()
  const token = tokenIn(lastEmailTo(email))
  for (const { to, message } of emails.filter((one) => one.to !== email))
    expect(`${message.text}${message.html}`, to).not.toContain(token)
  return token
}

test('adding staff mails a link that works once, to the new address and to nobody else', async () => {
  const actor = await somebody()
  const headers = await signedIn(actor)
  const self = await ownerOf(headers)
  const email = `${randomUUID()}@staff.example`
  const form = { email, name: 'New Hand', rank: 'editor' as const, password: PASSWORD }
  await expect(staff.addStaff(self, { ...form, password: 'not it' }, headers)).rejects.toMatchObject({
    field: 'password',
  })
  await staff.addStaff(self, form, headers)
  await expect(staff.addStaff(self, form, headers)).rejects.toMatchObject({ code: 'conflict' })
  const token = await mailedToken(email)
  expect(JSON.stringify(await database.db.select().from(staffVerifications))).not.toContain(token)

  expect(await staff.isPasswordLink(token)).toBe(true)
  await expect(staff.choosePassword(token, 'short')).rejects.toMatchObject({ field: 'newPassword' })
  expect(await staff.choosePassword(token, 'another handful of words')).toEqual({ email })
  expect(await staff.isPasswordLink(token)).toBe(false)
  await expect(staff.choosePassword(token, 'another handful of words')).rejects.toMatchObject({
    code: 'not-found',
  })
  const signed = await staff.signInWithPassword({ email, password: 'another handful of words' }, asker())
  expect(signed?.admin?.email).toBe(email)
  expect((await staffOf(as(signed!.cookies))).rank).toBe('editor')

  await staff.sendPasswordLink(self, { staffId: signed!.admin!.id, password: PASSWORD }, headers)
  await staff.choosePassword(await mailedToken(email), 'yet another handful of words')
  expect(lastEmailTo(email)?.subject).toContain('Your staff password was changed')
  // The sessions of the old password have ended.
  expect((await staff.sessionOf(as(signed!.cookies))).session.kind).toBe('none')
})

test('a link is over after a day', async () => {
  const actor = await somebody()
  const headers = await signedIn(actor)
  await staff.sendPasswordLink(await ownerOf(headers), { staffId: actor.id, password: PASSWORD }, headers)
  const token = await mailedToken(actor.email)
  try {
    clock.atMs = Date.now() + 24 * 60 * 60 * 1000 + 1000
    expect(await staff.isPasswordLink(token)).toBe(false)
    await expect(staff.choosePassword(token, 'a wholly new handful')).rejects.toMatchObject({
      code: 'not-found',
    })
  } finally {
    clock.atMs = null
  }
})

test('whoever is changed is told by mail, and owners hear of every owner who comes or goes', async () => {
  await database.reset()
  const [actor, colleague] = [await somebody(), await enrolled()]
  const witness = await somebody()
  const headers = await signedIn(actor)
  const self = await ownerOf(headers)
  const one = { staffId: colleague.id, password: PASSWORD }
  const told = async (email: string) => {
    await deliver()
    return lastEmailTo(email)?.subject.replace(' | Mealwright', '')
  }
  await staff.changeRank(self, { ...one, rank: 'editor' }, headers)
  expect(await told(colleague.email)).toBe('You are now an editor')
  expect(await told(witness.email)).toBe('An owner was removed')
  await staff.changeRank(self, { ...one, rank: 'owner' }, headers)
  expect(await told(colleague.email)).toBe('You are now an owner')
  expect(await told(witness.email)).toBe('There is a new owner')
  await staff.endSessions(self, one, headers)
  expect(await told(colleague.email)).toBe('You were signed out everywhere')
  expect((await staff.sessionOf(colleague.headers)).session.kind).toBe('none')
  await staff.resetSecondFactor(self, one, headers)
  expect(await told(colleague.email)).toBe('Your second factor was reset')
  await staff.removeStaff(self, one, headers)
  expect(await told(colleague.email)).toBe('Your staff account was removed')
  expect(await told(witness.email)).toBe('An owner was removed')
  const form = { email: 'new@staff.example', name: 'New', rank: 'owner' as const, password: PASSWORD }
  await staff.addStaff(self, form, headers)
  expect(await told(witness.email)).toBe('There is a new owner')
  expect((await listAuditEntries(database.db)).map(({ action }) => action).slice(0, 6)).toEqual([
    'add-owner',
    'remove-staff',
    'reset-second-factor',
    'end-sessions',
    'make-owner',
    'make-editor',
  ])
})

test('an owner who was made an editor meanwhile changes nobody any more, in a session that is still open', async () => {
  await database.reset()
  const [actor, other] = [await somebody(), await somebody()]
  const [headers, theirs] = [await signedIn(actor), await signedIn(other)]
  const [self, stale] = [await ownerOf(headers), await ownerOf(theirs)]
  await staff.changeRank(self, { staffId: other.id, rank: 'editor', password: PASSWORD }, headers)
  expect((await staffOf(theirs)).rank).toBe('editor')
  const one = { staffId: actor.id, password: PASSWORD }
  const tries = [
    staff.removeStaff(stale, one, theirs),
    staff.changeRank(stale, { ...one, rank: 'editor' }, theirs),
    staff.sendPasswordLink(stale, one, theirs),
    staff.endSessions(stale, one, theirs),
    staff.resetSecondFactor(stale, one, theirs),
    staff.addStaff(stale, { email: 'x@staff.example', name: 'X', rank: 'owner', password: PASSWORD }, theirs),
  ]
  for (const outcome of await Promise.allSettled(tries))
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'forbidden' } })
  expect(await staff.listStaff()).toHaveLength(2)
})

test('the last owner stays one, also when two demote each other at once', async () => {
  await database.reset()
  const people = [await somebody(), await somebody()]
  await somebody('editor')
  const sessions = await Promise.all(people.map((person) => signedIn(person)))
  const actors = await Promise.all(sessions.map((headers) => ownerOf(headers)))
  const demote = (by: 0 | 1, whom: 0 | 1) =>
    staff.changeRank(
      actors[by]!,
      { staffId: people[whom]!.id, rank: 'editor', password: PASSWORD },
      sessions[by]!,
    )
  const tries = await Promise.allSettled([demote(0, 1), demote(1, 0)])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const owners = (await staff.listStaff()).filter(({ rank }) => rank === 'owner')
  expect(owners).toHaveLength(1)
  const left = people[0]!.id === owners[0]!.id ? 0 : 1
  await expect(demote(left, left)).rejects.toMatchObject({ code: 'conflict' })
  await expect(
    staff.removeStaff(actors[left]!, { staffId: people[left]!.id, password: PASSWORD }, sessions[left]!),
  ).rejects.toMatchObject({ code: 'conflict' })
})

test('a removed account is out at its next request', async () => {
  const actor = await somebody()
  const other = await somebody()
  const headers = await signedIn(actor)
  const theirs = await signedIn(other)
  expect((await staff.sessionOf(theirs)).session.kind).toBe('staff')
  await staff.removeStaff(await ownerOf(headers), { staffId: other.id, password: PASSWORD }, headers)
  expect((await staff.sessionOf(theirs)).session.kind).toBe('none')
  expect(await staff.signInWithPassword(other, asker())).toBeNull()
})

test('the last account stays, also when two remove each other at once', async () => {
  await database.reset()
  const people = [await somebody(), await somebody()]
  const sessions = await Promise.all(people.map(async (person) => signedIn(person)))
  const actors = await Promise.all(sessions.map((headers) => ownerOf(headers)))
  const tries = await Promise.allSettled([
    staff.removeStaff(actors[0]!, { staffId: people[1]!.id, password: PASSWORD }, sessions[0]!),
    staff.removeStaff(actors[1]!, { staffId: people[0]!.id, password: PASSWORD }, sessions[1]!),
  ])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const left = await staff.listStaff()
  expect(left).toHaveLength(1)
  // The name of whoever did it stays, also when that account goes later.
  expect((await listAuditEntries(database.db)).slice(0, 1)).toMatchObject([
    { who: 'Somebody', action: 'remove-staff', about: 'Somebody' },
  ])
  const index = people.findIndex(({ id }) => id === left[0]!.id)
  await expect(
    staff.removeStaff(actors[index]!, { staffId: left[0]!.id, password: PASSWORD }, sessions[index]!),
  ).rejects.toMatchObject({ code: 'conflict' })
})

test('a lost phone: an owner resets the second factor, the command line resets everything', async () => {
  const person = await enrolled()
  const actor = await somebody()
  const headers = await signedIn(actor)
  await staff.resetSecondFactor(await ownerOf(headers), { staffId: person.id, password: PASSWORD }, headers)
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
  const weak = { email: 'weak@staff.example', name: 'Weak', rank: 'owner' as const, password: 'mealwright12' }
  await expect(createStaff(database.db, weak, now())).rejects.toMatchObject({ field: 'password' })
  expect(await database.db.select().from(staffUsers)).toHaveLength(before)
})
