import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient, signedUpClient, somebody } from '#tests/support/client.ts'
import { readyDataDir } from '#tests/support/data-folders.ts'
import { runStaffCreate } from '#tests/support/make-staff.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

/** Strangers who try to lock somebody out, from outside. */

const STAFF = { email: 'sam@staff.example', password: 'several words about nothing' }
const dataDir = readyDataDir()
let server: RunningServer
beforeAll(async () => {
  const args = ['--email', STAFF.email, '--name', 'Sam Staff', '--ask']
  expect(runStaffCreate({ dataDir, arguments: args, typed: STAFF.password }).stderr).toBe('')
  server = await runServer({ dataDir })
}, 120_000)
afterAll(() => server.dispose())

const alertOf = (body: string) => /role="alert"[^]*?<div>([^<]*)/.exec(body)?.[1]?.replaceAll('&#x27;', "'")
const emailsTo = async (email: string, subject: RegExp) =>
  (await server.emails()).filter(
    (message) => message.to?.some(({ address }) => address === email) && subject.test(message.subject ?? ''),
  )

/** Wrong passwords from ever new addresses until nobody is answered any more; resolves to how many were. */
async function besiege(path: string, email: string): Promise<number> {
  for (let answered = 0; ; answered++) {
    const { status } = await openClient(server).post(path, { email, password: 'not it, not it' })
    if (status === 429) return answered
    expect(status).toBe(422)
  }
}

test.each(['member', 'staff'] as const)(
  'strangers who guess from everywhere never lock a %s out, and are answered only so often',
  async (who) => {
    const isMember = who === 'member'
    const person = isMember ? somebody() : STAFF
    const path = isMember ? '/auth/sign-in' : '/blog-admin/login'
    const home = isMember ? await signedUpClient(server, person) : openClient(server)
    if (!isMember) expect((await home.post(path, person)).status).toBe(302)

    expect(await besiege(path, person.email)).toBe(isMember ? 100 : 50)

    // At home, on the device that signed in before: as if nothing were.
    expect((await home.post(path, { ...person, password: 'a slip of mine' })).status).toBe(422)
    expect((await home.post(path, person)).status).toBe(302)

    // From a new device the right password is answered like a wrong one, and mailed a way in.
    const away = openClient(server)
    const right = await away.post(path, person)
    const wrong = await openClient(server).post(path, { ...person, password: 'not it' })
    for (const refused of [right, wrong]) {
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    }
    const said = alertOf(await right.text())
    expect(said).toContain('if the password was right, a link is on its way')
    expect(alertOf(await wrong.text())).toBe(said)
    const subject = /^Sign in from a new device/
    await expect.poll(async () => (await emailsTo(person.email, subject)).length, { timeout: 20_000 }).toBe(1)
    const [message] = await emailsTo(person.email, subject)
    const link = new URL(/http\S+\/auth\/device\?\S+/.exec(message!.text!)![0])
    const page = await (await away.request(link.pathname + link.search)).text()
    expect(page).toContain('This is my device')
    expect((await away.post(path, person)).status, 'looking at the page changes nothing').toBe(429)
    const known = await away.post(link.pathname, { token: link.searchParams.get('token')! })
    expect(known.headers.get('location')).toBe(isMember ? '/?auth=sign-in' : '/blog-admin/login')
    expect((await away.post(path, person)).status).toBe(302)
  },
  180_000,
)

test('strangers who ask for a new password in somebody’s name neither stop them nor learn anything', async () => {
  const [person, nobody] = [somebody(), somebody()]
  await signedUpClient(server, person)
  const ask = async (email: string) => {
    const response = await openClient(server).post('/auth/forgotten-password', { email })
    expect(response.status).toBe(200)
    return (await response.text())
      .replaceAll(email, 'EMAIL')
      .replaceAll(/nonce="[^"]*"|nonce\\":\\"[^"]*/g, '')
  }
  const answers = new Set<string>()
  const saidOf = (body: string) => /Check your email\.[^]*?works for one hour/.exec(body)?.[0] ?? body
  for (let tries = 0; tries < 7; tries++) {
    answers.add(saidOf(await ask(person.email)))
    answers.add(saidOf(await ask(nobody.email)))
  }
  expect([...answers]).toHaveLength(1)
  const subject = /^Choose a new password/
  await expect.poll(async () => (await emailsTo(person.email, subject)).length, { timeout: 20_000 }).toBe(4)
  // Each of them works: the one that the owner opens is a way in.
  const [message] = await emailsTo(person.email, subject)
  const link = new URL(/http\S+reset-password\S+/.exec(message!.text!)![0])
  const client = openClient(server)
  const token = link.searchParams.get('token')!
  const changed = await client.post(`/reset-password${link.search}`, {
    token,
    password: 'a brand new password',
  })
  expect(await changed.text()).toContain('Your password is changed')
  expect(await emailsTo(nobody.email, /./)).toEqual([])
  await expect
    .poll(async () => (await emailsTo(person.email, /^Your password was changed/)).length, {
      timeout: 20_000,
    })
    .toBe(1)
  // Used, the link says so at once, without the form.
  const used = await (await client.request(link.pathname + link.search)).text()
  expect(used).toContain('expired or was used before')
  expect(used).not.toContain('name="password"')
  const never = await (await client.request('/reset-password?token=none')).text()
  expect(never).toContain('expired or was used before')
})

test('whoever tries too often is told for how long, in words and in a header, on pages and for scripts', async () => {
  const client = openClient(server)
  const person = somebody()
  const tryIt = (path: string) => client.post(path, { ...person, password: 'not it' })
  for (let tries = 0; tries < 8; tries++) expect((await tryIt('/auth/sign-in')).status).toBe(422)
  for (const path of ['/auth/sign-in', '/auth/sign-in.data']) {
    const refused = await tryIt(path)
    expect(refused.status).toBe(429)
    const waitS = Number(refused.headers.get('retry-after'))
    expect(waitS).toBeGreaterThan(0)
    expect(waitS).toBeLessThanOrEqual(600)
    expect(await refused.text()).toMatch(/Please wait (a minute|\d+ minutes) and try again/)
  }
  const answers: Response[] = []
  for (let tries = 0; tries < 11; tries++)
    answers.push(await client.post('/newsletter', { email: somebody().email, website: '' }))
  expect(answers.at(-1)!.status).toBe(429)
  expect(Number(answers.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(600)
})

test('signing up keeps nobody signed in for longer than the browser is open, and links what is agreed to', async () => {
  const response = await openClient(server).post('/auth/sign-up', somebody())
  const cookies = response.headers.getSetCookie()
  const session = cookies.find((line) => line.startsWith('mealwright.session_token='))!
  expect(session).not.toMatch(/max-age|expires/i)
  expect(cookies.some((line) => line.startsWith('mealwright.dont_remember='))).toBe(true)
  const remembered = await signedUpClient(server)
  expect(remembered.cookies.has('mealwright.dont_remember')).toBe(true)
  // As a native form shows it, and as the landing's dialog does with scripts off.
  const refused = await openClient(server).post('/auth/sign-up', { email: 'no address', password: 'x' })
  const pages = [await refused.text(), await (await openClient(server).request('/?auth=sign-up')).text()]
  for (const page of pages) {
    const dialog = /<dialog[^]*?<\/dialog>/.exec(page)?.[0] ?? page
    expect(dialog).toContain('By making an account you agree to the <a href="/terms">')
    expect(dialog).toContain('<a href="/privacy">')
  }
})

test('the cookie policy names the cookies that are set', async () => {
  const client = await signedUpClient(server)
  const policy = await (await openClient(server).request('/cookies')).text()
  for (const name of client.cookies.keys())
    expect(policy, name).toContain(name.replace(/_[\w-]{10}$/, name.includes('device') ? '_…' : '$&'))
})

test('a session that has ended is welcomed back, a visitor is invited', async () => {
  const client = await signedUpClient(server)
  const before = new Map(client.cookies)
  await client.post('/auth/sign-out', {})
  expect((await client.request('/recipes')).headers.get('location')).toBe('/?auth=sign-up&to=%2Frecipes')
  for (const [name, value] of before) client.cookies.set(name, value)
  expect((await client.request('/recipes')).headers.get('location')).toBe('/?auth=sign-in&to=%2Frecipes')
})

test('nobody is publicly called like the site or its staff', async () => {
  const client = await signedUpClient(server)
  const call = (label: string) => client.post('/profile', { intent: 'change-label', label })
  for (const label of ['Mealwright Kitchen', 'Mea1wright', 'Support', 'Sam Staff', 'sam  STAFF'])
    expect((await call(label)).status, label).toBe(422)
  expect((await call('Anna of Kent')).status).toBe(200)
  const named = await signedUpClient(server, {
    email: `mealwright.${Date.now()}@example.org`,
    password: 'eight signs or more',
  })
  expect(await (await named.request('/profile')).text()).toContain('Home cook')
})
