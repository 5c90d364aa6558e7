import { symmetricEncrypt } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffTwoFactors } from '#app/db/schema/index.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { totpOf } from '#tests/support/totp.ts'
import { type StaffAccounts } from './staff-accounts.server.ts'
import { openStaffAuth } from './staff-auth.server.ts'
import { as, asker, kept, openStaffRoom, ORIGIN, PASSWORD, SECRET } from '#tests/support/staff-accounts.ts'

let database: TestDatabase
let staff: StaffAccounts
const { open, somebody, signedIn, staffOf, enrolled, emails } = openStaffRoom(() => database)
beforeAll(async () => {
  database = await openTestDatabase()
  staff = open()
})
afterAll(() => database.close())

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

test('a recovery code is taken in capitals and without its hyphen, once; one from before is taken as it was', async () => {
  const person = await enrolled()
  const pending = async () => kept((await staff.signInWithPassword(person, asker()))!.cookies)
  const code = person.recoveryCodes[0]!
  const typed = ` ${code.toUpperCase().replace('-', ' ')}`
  expect((await staff.signInWithCode(typed, asker(await pending()))).admin?.id).toBe(person.id)
  await expect(staff.signInWithCode(code, asker(await pending()))).rejects.toMatchObject({ field: 'code' })

  const auth = openStaffAuth({ db: database.db, origin: ORIGIN, secret: SECRET })
  const { secretConfig } = await auth.$context
  const old = ['aBcDe-I1l0O', 'ZyXwV-98765']
  const backupCodes = await symmetricEncrypt({ key: secretConfig, data: JSON.stringify(old) })
  await database.db.update(staffTwoFactors).set({ backupCodes }).where(eq(staffTwoFactors.userId, person.id))
  for (const one of [old[0]!, 'zyxwv98765'])
    expect((await staff.signInWithCode(one, asker(await pending()))).admin?.id, one).toBe(person.id)
})

test('a sign-in from a new device is told by mail, one from a device that is known is not', async () => {
  const person = await somebody()
  const told = () =>
    emails.filter(({ to, message }) => to === person.email && /new device/.test(message.subject))
  const first = await staff.signInWithPassword(person, asker())
  expect(told()).toHaveLength(1)
  expect((await staff.signInWithPassword(person, asker(kept(first!.cookies))))?.admin?.id).toBe(person.id)
  expect(told()).toHaveLength(1)
})
