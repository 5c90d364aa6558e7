import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, openClient } from '#tests/support/client.ts'
import { emptyDataDir, readyDataDir } from '#tests/support/data-folders.ts'
import { runStaffCreate } from '#tests/support/make-staff.ts'
import { cellsOfRouter } from '#tests/support/route-cells.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'
import { totpOf } from '#tests/support/totp.ts'

/** A server that asks its staff for a second factor, as one on a public address does. */
const dataDir = readyDataDir()
const ANNA = { email: 'anna@staff.example', name: 'Anna Miller', password: 'several words about nothing' }
const staffCells = cellsOfRouter().filter(({ access }) => access === 'staff')
let server: RunningServer
let link: string

beforeAll(async () => {
  const made = runStaffCreate({ dataDir, arguments: ['--email', ANNA.email, '--name', ANNA.name] })
  expect(made.stderr).toBe('')
  link = /http:\S+/.exec(made.stdout)![0]
  server = await runServer({ dataDir, environment: { STAFF_SECOND_FACTOR: 'required' } })
}, 60_000)
afterAll(() => server.dispose())

const signIn = (client: Client, password = ANNA.password, email = ANNA.email) =>
  client.post('/blog-admin/login', { email, password })
const alertOf = async (response: Response) =>
  /role="alert"[^]*?<div>([^<]*)/.exec(await response.text())?.[1]?.replaceAll('&#x27;', "'")

test('staff-create.ts refuses what is weak, taken or no address, and says who holds the folder', () => {
  const run = (args: string[], typed?: string, folder = emptyDataDir()) =>
    runStaffCreate({ dataDir: folder, arguments: args, ...(typed !== undefined && { typed }) })
  const weak = run(['--email', 'b@staff.example', '--name', 'Ben', '--ask'], 'password1234')
  expect([weak.status, weak.stderr]).toEqual([1, expect.stringContaining('first that are tried')])
  const nobody = run(['--email', 'nobody', '--name', 'Ben'])
  expect([nobody.status, nobody.stderr]).toEqual([1, expect.stringContaining('full address')])
  const held = run(['--email', 'b@staff.example', '--name', 'Ben'], undefined, dataDir)
  expect(held.status).toBe(1)
  expect(held.stderr).toContain(dataDir)
  expect(held.stderr).toContain(String(server.process.pid))
}, 60_000)

test('the first account chooses its password by a link that works once, and no weak one', async () => {
  const client = openClient(server)
  const { pathname, search } = new URL(link)
  const token = new URLSearchParams(search).get('token')!
  expect((await client.request(pathname + search)).status).toBe(200)
  const choose = (newPassword: string) => client.post(pathname, { token, newPassword })
  expect((await choose('annamiller12')).status).toBe(422)
  expect(await (await choose(ANNA.password)).text()).toContain('Your password is set')
  expect(await alertOf(await choose('another handful of words'))).toContain('expired or was used before')
})

test('[ADMIN-09] wrong credentials are refused in these words, whoever they are meant for', async () => {
  const client = openClient(server)
  for (const email of [ANNA.email, 'stranger@staff.example']) {
    const refused = await signIn(client, 'not the password', email)
    expect(refused.status).toBe(422)
    expect(await alertOf(refused)).toBe('Invalid email or password')
  }
  for (const fields of [{ email: 'no address', password: 'x' }, { email: ANNA.email, password: '' }, {}])
    expect(await alertOf(await client.post('/blog-admin/login', fields as Record<string, string>))).toBe(
      'Invalid credentials',
    )
  let last: Response | null = null
  for (let tries = 0; tries < 8; tries++) last = await signIn(client, 'not it', 'stranger@staff.example')
  expect(last!.status).toBe(429)
  expect(await alertOf(last!)).toMatch(/^Too many attempts\. Please wait \d+ minutes and try again\.$/)
})

test('[ADMIN-02] staff who owe the second factor reach the page that sets it up, and nothing else', async () => {
  const client = openClient(server)
  expect((await signIn(client)).headers.get('location')).toBe('/blog-admin/dashboard?signed-in')
  const others = staffCells.filter(({ path }) => path !== '/blog-admin/second-factor')
  expect(others.length).toBeGreaterThan(15)
  for (const { path, id } of others) {
    for (const send of [
      () => client.request(path),
      () => client.request(`${path}.data`),
      () => client.request(`${path}.data?_routes=${encodeURIComponent(id)}`),
      () => client.post(path, { name: 'Planted', intent: 'add' }),
      () => client.post(`${path}.data`, { name: 'Planted', intent: 'add' }),
    ]) {
      const response = await send()
      const to = response.headers.get('location') ?? (await response.text())
      // A page without an action refuses every post.
      if (response.status === 405) continue
      expect([302, 202], path).toContain(response.status)
      expect(to, path).toContain('/blog-admin/second-factor')
    }
  }
  for (const intent of ['renew', 'switch-off', 'change-password', 'end-others']) {
    const fields = { intent, password: ANNA.password, newPassword: 'another handful of words' }
    expect((await client.post('/blog-admin/second-factor', fields)).status, intent).toBe(403)
  }
  expect((await client.request('/blog-admin/second-factor')).status).toBe(200)
})

test('setting it up without scripts: secret, a wrong code, the right one, ten codes, and signing in with them', async () => {
  const client = openClient(server)
  await signIn(client)
  const page = '/blog-admin/second-factor'
  const begun = await (await client.post(page, { intent: 'begin', password: ANNA.password })).text()
  expect(begun).toContain('data:image/svg+xml')
  const uri = /name="uri" value="([^"]+)"/.exec(begun)![1]!.replaceAll('&amp;', '&')
  const secret = new URL(uri).searchParams.get('secret')!.replace(/=+$/, '')
  const wrong = await client.post(page, { intent: 'confirm', uri, code: '000000' })
  expect(wrong.status).toBe(422)
  expect(await wrong.text(), 'the same secret is shown again').toContain(
    `value="${uri.replaceAll('&', '&amp;')}"`,
  )
  const done = await (await client.post(page, { intent: 'confirm', uri, code: totpOf(secret) })).text()
  const codes = [...done.matchAll(/<li><code>([\w-]+)<\/code>/g)].map(([, code]) => code!)
  expect(codes).toHaveLength(10)
  expect((await client.request('/blog-admin/dashboard')).status).toBe(200)
  expect(await (await client.request(page)).text(), 'shown once').not.toContain(codes[0])

  const again = openClient(server)
  const first = await signIn(again)
  expect(first.headers.get('location')).toBe('/blog-admin/login/code')
  expect((await again.request('/blog-admin/dashboard')).headers.get('location')).toBe('/blog-admin/login')
  expect((await again.post('/blog-admin/login/code', { code: '123456' })).status).toBe(422)
  const second = await again.post('/blog-admin/login/code', { code: codes[0]! })
  expect(second.headers.get('location')).toBe('/blog-admin/dashboard?signed-in')
  expect((await again.request('/blog-admin/dashboard')).status).toBe(200)

  const used = openClient(server)
  await signIn(used)
  expect((await used.post('/blog-admin/login/code', { code: codes[0]! })).status).toBe(422)
  const byPhone = await used.post('/blog-admin/login/code', { code: totpOf(secret, 1) })
  expect(byPhone.headers.get('location')).toBe('/blog-admin/dashboard?signed-in')
})

test('[ADMIN-08] a script gets the admin as the answer, and nothing secret with it', async () => {
  const client = openClient(server)
  const answer = await (await client.post('/blog-admin/login.data', { ...ANNA, scripted: 'yes' })).text()
  expect(answer).toContain('admin')
  expect(answer).not.toContain('token')
  expect((await client.request('/blog-admin/login/code')).status).toBe(200)
})
