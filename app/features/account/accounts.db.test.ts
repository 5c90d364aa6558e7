import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#app/db/open.server.ts'
import { profiles, sessions, users, verifications } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { openMailbox, tokenIn } from '#tests/support/emails.ts'
import { openAccounts, WRONG_CREDENTIALS, type Accounts } from './accounts.server.ts'
import { resetPassword } from './account-emails.server.ts'
import { openAuth } from './auth.server.ts'
import { tellOldEmail } from './profiles.server.ts'

const ORIGIN = 'http://localhost:3000'
let database: TestDatabase
let accounts: Accounts
const changed: string[] = []
const { emails, queueEmail, lastEmailTo } = openMailbox(() => ({
  accounts,
  site: { origin: ORIGIN, supportEmail: 'help@mealwright.example' },
}))

beforeAll(async () => {
  database = await openTestDatabase()
  accounts = accountsOn(database.db)
})
afterAll(() => database.close())

function accountsOn(db: Db): Accounts {
  const auth = openAuth({
    db,
    origin: ORIGIN,
    secret: 'a test secret of thirty-two signs!!',
    queueEmail,
    emailConfirmed: (member) => tellOldEmail(db, queueEmail, member),
  })
  return openAccounts({
    auth,
    db,
    origin: ORIGIN,
    queueEmail,
    fingerprintOf: (email) => `fingerprint of ${email}`,
    emailChanged: async (memberId) => void changed.push(memberId),
  })
}

const someone = () => ({ email: `${randomUUID()}@example.org`, password: 'eight signs or more' })
const as = (cookies: readonly string[]) =>
  new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') })
const viewer = async (cookies: readonly string[]) => (await accounts.viewerOf(as(cookies))).viewer
const member = async (cookies: readonly string[]) => (await viewer(cookies)).member!

test('[SHELL-30] signing up makes a free member with nothing used, signed in at once', async () => {
  const person = someone()
  const cookies = await accounts.signUp(person, new Headers())
  const found = await member(cookies)
  expect(found).toMatchObject({
    email: person.email,
    tier: 'free',
    isEmailConfirmed: false,
    label: person.email.split('@')[0],
  })
  const [profile] = await database.db.select().from(profiles).where(eq(profiles.id, found.id))
  expect(profile).toMatchObject({
    subscription: 'free',
    recipesGenerated: 0,
    mealsPlanned: 0,
    caloriesEstimated: 0,
  })
})

test('[DATA-01] the profile keeps id, email, subscription, recipes_generated and updated_at', async () => {
  const person = someone()
  const { id } = await member(await accounts.signUp(person, new Headers()))
  const [profile] = await database.db.select().from(profiles).where(eq(profiles.id, id))
  expect(profile).toMatchObject({ id, email: person.email, subscription: 'free', recipesGenerated: 0 })
  expect(profile?.updatedAt).toBeInstanceOf(Date)
})

test('sign-up cannot bring a plan or a counter along', async () => {
  const person = { ...someone(), subscription: 'premium', recipesGenerated: -100, role: 'admin' }
  await expect(accounts.signUp(person, new Headers())).resolves.toBeDefined()
  const [profile] = await database.db.select().from(profiles).where(eq(profiles.email, person.email))
  expect(profile).toMatchObject({ subscription: 'free', recipesGenerated: 0 })
})

test('session tokens lie hashed in the table, and the cookie is HttpOnly and SameSite=Lax', async () => {
  const cookies = await accounts.signUp(someone(), new Headers())
  const found = await member(cookies)
  const [row] = await database.db.select().from(sessions).where(eq(sessions.userId, found.id))
  const cookie = cookies.find((line) => line.includes('session_token'))!
  const token = decodeURIComponent(cookie.split(';')[0]!.split('=')[1]!).split('.')[0]!
  expect(row!.token).not.toBe(token)
  expect(row!.token).toHaveLength(43)
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Lax/)
})

test('on https every cookie of a session is Secure, and named so that nothing but https can set it', async () => {
  const secure = openAuth({
    db: database.db,
    origin: 'https://meals.example',
    secret: 'a test secret of thirty-two signs!!',
    queueEmail: async () => {},
    emailConfirmed: async () => {},
  })
  const person = someone()
  await accounts.signUp(person, new Headers())
  const { headers } = await secure.api.signInEmail({
    body: { ...person, rememberMe: false },
    returnHeaders: true,
  })
  const cookies = headers.getSetCookie()
  expect(cookies.map((line) => line.split('=')[0])).toEqual([
    '__Secure-mealwright.session_token',
    '__Secure-mealwright.dont_remember',
  ])
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Secure(;|$)/)
    expect(cookie).toMatch(/; HttpOnly(;|$)/)
  }
})

test('a copied database row opens no session', async () => {
  const cookies = await accounts.signUp(someone(), new Headers())
  const found = await member(cookies)
  const [row] = await database.db.select().from(sessions).where(eq(sessions.userId, found.id))
  const forged = cookies.map((line) => line.replace(/session_token=[^.%;]+/, `session_token=${row!.token}`))
  expect(await viewer(forged)).toEqual({ member: null })
})

test('[SHELL-28] a wrong password and an unknown address are answered alike', async () => {
  const person = someone()
  await accounts.signUp(person, new Headers())
  const wrong = accounts.signIn({ ...person, password: 'not the password', remember: false }, new Headers())
  await expect(wrong).rejects.toThrow(WRONG_CREDENTIALS)
  const unknown = accounts.signIn({ ...someone(), remember: false }, new Headers())
  await expect(unknown).rejects.toThrow(WRONG_CREDENTIALS)
})

test('signing up with a taken address says nothing a stranger could use, and signs its owner in', async () => {
  const person = someone()
  await accounts.signUp(person, new Headers())
  await expect(
    accounts.signUp({ ...person, password: 'another password' }, new Headers()),
  ).rejects.toMatchObject({ code: 'conflict' })
  const cookies = await accounts.signUp(person, new Headers())
  expect((await member(cookies)).email).toBe(person.email)
  expect(await database.db.$count(users, eq(users.email, person.email))).toBe(1)
})

test('signing up while the database does not answer says so, and not that the address is taken', async () => {
  const outage = new AppError('unavailable', 'We cannot reach our data right now.')
  const fails = () => {
    throw outage
  }
  const withoutInserts = new Proxy(database.db, {
    get: (db, name, receiver) => (name === 'insert' ? fails : Reflect.get(db, name, receiver)),
  })
  await expect(accountsOn(withoutInserts).signUp(someone(), new Headers())).rejects.toBe(outage)

  const person = someone()
  await accounts.signUp(person, new Headers())
  const signInFails = () => Promise.reject(outage)
  await expect(accounts.signUp(person, new Headers(), signInFails)).rejects.toBe(outage)
})

test('remember me keeps the cookie for 30 days; without it the cookie ends with the browser', async () => {
  const person = someone()
  await accounts.signUp(person, new Headers())
  const kept = await accounts.signIn({ ...person, remember: true }, new Headers())
  expect(kept.find((line) => line.includes('session_token'))).toMatch(/Max-Age=2592000/)
  const brief = await accounts.signIn({ ...person, remember: false }, new Headers())
  expect(brief.find((line) => line.includes('session_token'))).not.toMatch(/Max-Age|Expires/)
})

test('[SHELL-31] signing out ends the session on the server', async () => {
  const cookies = await accounts.signUp(someone(), new Headers())
  const cleared = await accounts.signOut(as(cookies))
  expect(cleared.find((line) => line.includes('session_token'))).toMatch(/Max-Age=0/)
  expect(await viewer(cookies)).toEqual({ member: null })
})

test('the mailed link confirms the address once followed, and an altered one does not', async () => {
  const person = someone()
  const cookies = await accounts.signUp(person, new Headers())
  const token = tokenIn(lastEmailTo(person.email))
  expect(await accounts.confirmEmail(`${token}x`, as(cookies))).toBe(false)
  expect(await accounts.confirmEmail(token, as(cookies))).toBe(true)
  expect((await member(cookies)).isEmailConfirmed).toBe(true)
})

test('a forgotten password is changed by the mailed link, once, and signs every device out', async () => {
  const person = someone()
  const cookies = await accounts.signUp(person, new Headers())
  await queueEmail(resetPassword, { email: person.email })
  const token = tokenIn(lastEmailTo(person.email))
  const stored = await database.db.select().from(verifications)
  expect(stored.some((row) => row.identifier.includes(token))).toBe(false)
  await accounts.resetPassword(token, 'a brand new password')
  expect(await viewer(cookies)).toEqual({ member: null })
  await expect(accounts.resetPassword(token, 'and another one!')).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(accounts.signIn({ ...person, remember: false }, new Headers())).rejects.toThrow(
    WRONG_CREDENTIALS,
  )
  await expect(
    accounts.signIn(
      { email: person.email, password: 'a brand new password', remember: false },
      new Headers(),
    ),
  ).resolves.toBeDefined()
})

test('asking for a new password for an unknown address sends nothing and says nothing', async () => {
  const before = emails.length
  await queueEmail(resetPassword, { email: 'nobody@example.org' })
  expect(emails).toHaveLength(before)
})

test('changing the password needs the old one and signs the other devices out', async () => {
  const person = someone()
  const first = await accounts.signUp(person, new Headers())
  const second = await accounts.signIn({ ...person, remember: true }, new Headers())
  const wrong = accounts.changePassword(
    { currentPassword: 'wrong', newPassword: 'new password here' },
    as(second),
  )
  await expect(wrong).rejects.toMatchObject({ field: 'currentPassword' })
  const renewed = await accounts.changePassword(
    { currentPassword: person.password, newPassword: 'new password here' },
    as(second),
  )
  expect(await viewer(first)).toEqual({ member: null })
  expect((await member(renewed)).email).toBe(person.email)
})

test('a change of address waits for the link sent to the new one, and tells the old one', async () => {
  const person = someone()
  const cookies = await accounts.signUp(person, new Headers())
  await accounts.confirmEmail(tokenIn(lastEmailTo(person.email)), as(cookies))
  const newEmail = someone().email
  await accounts.changeEmail(
    await member(cookies),
    { email: newEmail, password: person.password },
    as(cookies),
  )
  expect((await member(cookies)).email).toBe(person.email)
  expect(lastEmailTo(person.email)?.subject).toContain('Someone asked to change your email')
  expect(lastEmailTo(person.email)?.text).not.toContain(newEmail)
  expect(await accounts.confirmEmail(tokenIn(lastEmailTo(newEmail)), new Headers())).toBe(true)
  const after = await accounts.signIn(
    { email: newEmail, password: person.password, remember: false },
    new Headers(),
  )
  const found = await member(after)
  expect(found.email).toBe(newEmail)
  // The link itself signed nobody in.
  expect(await accounts.listSessions(found)).toHaveLength(2)
  const [profile] = await database.db.select().from(profiles).where(eq(profiles.id, found.id))
  expect(profile?.email).toBe(newEmail)
  expect(changed).toEqual([found.id])
  // Whoever had the account until now hears of it at the address it had.
  expect(lastEmailTo(person.email)?.subject).toBe('Your email address was changed | Mealwright')
  expect(lastEmailTo(person.email)?.text).not.toContain(newEmail)
})

test('a change to one’s own address says so, and sends nothing', async () => {
  const person = someone()
  const cookies = await accounts.signUp(person, new Headers())
  const before = emails.length
  await expect(accounts.changeEmail(await member(cookies), { ...person }, as(cookies))).rejects.toMatchObject(
    { field: 'email', message: 'This is already your address.' },
  )
  expect(emails).toHaveLength(before)
})

test('a first confirmation changes no address, and tells none that it did', async () => {
  const person = someone()
  const cookies = await accounts.signUp(person, new Headers())
  await accounts.confirmEmail(tokenIn(lastEmailTo(person.email)), as(cookies))
  expect(emails.filter(({ to }) => to === person.email)).toHaveLength(1)
})

test('a new password is told to the account’s address, however it came about', async () => {
  const person = someone()
  const cookies = await accounts.signUp(person, new Headers())
  const told = () =>
    emails.filter(({ to, message }) => to === person.email && message.subject.startsWith('Your password was'))
  await accounts.changePassword(
    { currentPassword: person.password, newPassword: 'new password here' },
    as(cookies),
  )
  expect(told()).toHaveLength(1)
  expect(told()[0]!.message.text).toContain(`${ORIGIN}/auth/forgotten-password`)
  await queueEmail(resetPassword, { email: person.email })
  await accounts.resetPassword(tokenIn(lastEmailTo(person.email)), 'a brand new password')
  expect(told()).toHaveLength(2)
})

test('a link for a new password is known to be good, used, over or none at all', async () => {
  const person = someone()
  await accounts.signUp(person, new Headers())
  await queueEmail(resetPassword, { email: person.email })
  const token = tokenIn(lastEmailTo(person.email))
  expect(await accounts.ownerOfResetLink(token)).toBe(person.email)
  expect(await accounts.ownerOfResetLink(`${token}x`)).toBeNull()
  await accounts.resetPassword(token, 'a brand new password')
  expect(await accounts.ownerOfResetLink(token)).toBeNull()
  await queueEmail(resetPassword, { email: person.email })
  const old = tokenIn(lastEmailTo(person.email))
  await database.db.update(verifications).set({ expiresAt: new Date(Date.now() - 1000) })
  expect(await accounts.ownerOfResetLink(old)).toBeNull()
  await accounts.forgetExpiredLinks(new Date())
  expect(await database.db.$count(verifications)).toBe(0)
})

test('a link that confirms an address is made for it, and not once it is confirmed', async () => {
  const person = someone()
  const cookies = await accounts.signUp(person, new Headers())
  const { id } = await member(cookies)
  await accounts.confirmEmail(tokenIn(lastEmailTo(person.email)), as(cookies))
  expect(await accounts.confirmEmailLink(id)).toBeNull()
  expect(await accounts.confirmEmailLink(randomUUID())).toBeNull()
})

test('a change to an address that is taken is answered like any other and sends that address nothing', async () => {
  const other = someone()
  await accounts.signUp(other, new Headers())
  const sentToOther = emails.filter((sent) => sent.to === other.email).length
  const person = someone()
  const cookies = await accounts.signUp(person, new Headers())
  await accounts.confirmEmail(tokenIn(lastEmailTo(person.email)), as(cookies))
  await expect(
    accounts.changeEmail(
      await member(cookies),
      { email: other.email, password: person.password },
      as(cookies),
    ),
  ).resolves.toBeUndefined()
  expect(emails.filter((sent) => sent.to === other.email)).toHaveLength(sentToOther)
})

test('a member lists own devices and signs one out; another member’s device cannot be touched', async () => {
  const person = someone()
  const first = await accounts.signUp(person, new Headers())
  const second = await accounts.signIn({ ...person, remember: true }, new Headers())
  const me = await member(second)
  const devices = await accounts.listSessions(me)
  expect(devices).toHaveLength(2)
  expect(devices.filter((device) => device.isCurrent)).toHaveLength(1)
  expect(JSON.stringify(devices)).not.toContain('token')

  const stranger = await member(await accounts.signUp(someone(), new Headers()))
  const target = devices.find((device) => !device.isCurrent)!
  await expect(accounts.revokeSession(stranger, target.id)).rejects.toMatchObject({ code: 'not-found' })
  expect((await viewer(first)).member).not.toBeNull()
  await accounts.revokeSession(me, target.id)
  expect(await viewer(first)).toEqual({ member: null })
})

test('a race of ten sign-ups for one address makes one account', async () => {
  const person = someone()
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, () => accounts.signUp(person, new Headers())),
  )
  expect(answers.filter((answer) => answer.status === 'fulfilled').length).toBeGreaterThan(0)
  expect(await database.db.$count(users, eq(users.email, person.email))).toBe(1)
})

test('a password that is tried first is refused at sign-up, change and reset, and changes nothing', async () => {
  const person = { email: `anna.${randomUUID().slice(0, 4)}@example.org`, password: 'eight signs or more' }
  const easy = ['Password123!', 'qwertyuiop', 'Mealwright2026', person.email.split('@')[0]!]
  for (const password of easy)
    await expect(accounts.signUp({ ...person, password }, new Headers()), password).rejects.toMatchObject({
      code: 'invalid-input',
      field: 'password',
      message: expect.stringContaining('Choose another'),
    })
  expect(await database.db.$count(users, eq(users.email, person.email))).toBe(0)

  const cookies = await accounts.signUp(person, new Headers())
  await queueEmail(resetPassword, { email: person.email })
  const token = tokenIn(lastEmailTo(person.email))
  for (const newPassword of easy) {
    await expect(
      accounts.changePassword({ currentPassword: person.password, newPassword }, as(cookies)),
      newPassword,
    ).rejects.toMatchObject({ code: 'invalid-input', field: 'newPassword' })
    await expect(accounts.resetPassword(token, newPassword), newPassword).rejects.toMatchObject({
      code: 'invalid-input',
      field: 'password',
    })
  }
  expect((await member(cookies)).email).toBe(person.email)
  // The link is not used up by what was refused.
  await accounts.resetPassword(token, 'a brand new password')
})
