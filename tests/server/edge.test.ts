import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FOODS } from '#app/domain/food/foods.ts'
import { openClient, signedUpClient, somebody, type Client } from '#tests/support/client.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

let server: RunningServer
let visitor: Client
beforeAll(async () => {
  server = await runServer()
  visitor = openClient(server)
})
afterAll(() => server.dispose())

test('alive and ready are answered apart', async () => {
  expect(await (await fetch(`${server.origin}/health/live`)).json()).toEqual({ status: 'live' })
  expect(await (await fetch(`${server.origin}/health/ready`)).json()).toMatchObject({
    status: 'ready',
    checks: { database: true },
  })
})

test('every page carries the security headers, its scripts by nonce or by hash', async () => {
  for (const path of ['/', '/upload', '/calories', '/auth/forgotten-password', '/blog/no-such/post']) {
    const response = await visitor.request(path)
    expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i)
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    const policy = response.headers.get('content-security-policy')!
    expect(policy).toContain("object-src 'none'")
    const html = await response.text()
    const inline = [...html.matchAll(/<script(?![^>]*src=)([^>]*)>/g)]
    expect(inline.length).toBeGreaterThan(0)
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    if (nonce) for (const [tag] of inline) expect(tag).toContain(nonce)
    else expect(policy).toMatch(/'sha256-/)
  }
})

test('[DATA-36] pages reach our own server and nothing else: no other host in the policy, no hosted backend among the packages', async () => {
  for (const path of ['/', '/upload', '/blog', '/blog-admin/login']) {
    const policy = (await visitor.request(path)).headers.get('content-security-policy')!
    const directives = Object.fromEntries(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources]
      }),
    )
    for (const name of ['default-src', 'connect-src', 'form-action'])
      expect(directives[name], `${path} ${name}`).toEqual(["'self'"])
    expect(policy, path).not.toMatch(/https?:|wss?:/)
  }
  const { dependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> }
  expect(
    Object.keys(dependencies).filter((name) => /supabase|firebase|amplify|appwrite|convex/.test(name)),
  ).toEqual([])
})

test('a nonce is used once', async () => {
  const nonces = await Promise.all(
    [1, 2, 3].map(async () => (await visitor.request('/upload')).headers.get('content-security-policy')),
  )
  expect(new Set(nonces).size).toBe(3)
})

test('a page of a member is never stored for others', async () => {
  const member = await signedUpClient(server)
  const own = await member.request('/about')
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect(await own.text()).toContain('account menu')
  expect(await (await visitor.request('/about')).text()).not.toContain('account menu')
  const home = await member.request('/')
  expect(home.headers.get('location')).toBe('/dashboard')
  expect(home.headers.get('cache-control')).toBe('private, no-store')
  expect((await visitor.request('/')).status).toBe(200)
})

test('no script of a page carries the food table', () => {
  const folder = join(import.meta.dirname, '..', '..', 'build', 'client', 'assets')
  const rare = FOODS.map(({ name }) => name).filter((name) => name.length > 12)
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  const holding = scripts.filter((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return rare.filter((name) => text.includes(name)).length > 20
  })
  expect(holding).toEqual([])
})

test('assets are immutable and compressed, other files are checked by ETag, and a missing asset is no page', async () => {
  const html = await (await visitor.request('/upload')).text()
  const asset = /href="(\/assets\/[^"#]+\.css)#?"/.exec(html)![1]!
  const first = await fetch(server.origin + asset, { headers: { 'accept-encoding': 'br' } })
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(first.headers.get('content-encoding')).toBe('br')
  // Nobody asks for it again: all that a document heeds, and what only checks, would be weight.
  expect([...first.headers.keys()].toSorted()).toEqual([
    'cache-control',
    'connection',
    'content-encoding',
    'content-length',
    'content-type',
    'cross-origin-resource-policy',
    'date',
    'keep-alive',
    'vary',
    'x-content-type-options',
  ])
  const icon = await fetch(`${server.origin}/brand/icon.svg`)
  const again = await fetch(`${server.origin}/brand/icon.svg`, {
    headers: { 'if-none-match': icon.headers.get('etag')! },
  })
  expect(again.status).toBe(304)
  expect((await visitor.request('/assets/missing.js')).status).toBe(404)
  expect((await visitor.request('/favicon.ico')).status).toBe(200)
})

test('another site’s form is refused on every path', async () => {
  for (const path of [
    '/auth/sign-in',
    '/auth/sign-out',
    '/upload',
    '/upload/generate',
    '/foods/read',
    '/profile',
  ]) {
    const response = await visitor.request(path, {
      method: 'POST',
      body: new FormData(),
      headers: { origin: 'https://evil.test' },
    })
    expect(response.status, path).toBe(403)
  }
})

const GUARDED = ['/dashboard', '/recipes', '/profile', '/public-recipes', '/meal-planning']

test('tricks with paths, methods and data requests do not open a guarded page to a visitor', async () => {
  const variants = (path: string) => [
    path,
    `${path}/`,
    `/${path}`,
    `${path}.data`,
    `${path}?x=1`,
    `${path}%2f`,
    path.toUpperCase(),
    `${path};a=b`,
    `/./${path.slice(1)}`,
    `${path}/.`,
  ]
  for (const path of GUARDED.flatMap(variants)) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const response = await visitor.request(path, { method }).catch(() => null)
      const body = response ? await response.text() : ''
      expect(body, `${method} ${path}`).not.toMatch(
        /Profile Settings<\/h1>|Your Recipes<\/h1>|Your Dashboard<\/h1>/,
      )
      expect(response?.status ?? 0, `${method} ${path}`).toBeLessThan(500)
    }
  }
})

test('forged, truncated and foreign session cookies are visitors', async () => {
  const member = await signedUpClient(server)
  const cookie = member.cookies.get('mealwright.session_token')!
  for (const forged of [cookie.slice(0, -3), `${cookie}x`, 'a.b', '', '%00', cookie.split('.')[0]!]) {
    const response = await fetch(`${server.origin}/profile`, {
      headers: { cookie: `mealwright.session_token=${forged}` },
      redirect: 'manual',
    })
    expect(response.status).toBe(302)
  }
})

test('sign-in, forgotten password and sign-up answer known and unknown addresses alike', async () => {
  const person = somebody()
  await signedUpClient(server, person)
  const bodyOf = async (path: string, fields: Record<string, string>) => {
    const response = await openClient(server).post(path, fields)
    const text = (await response.text())
      .replaceAll(fields['email']!, '{email}')
      .replaceAll(/nonce="[^"]*"/g, '')
    return { status: response.status, text }
  }
  const stranger = somebody()
  expect(await bodyOf('/auth/sign-in', { email: person.email, password: 'wrong password' })).toEqual(
    await bodyOf('/auth/sign-in', { email: stranger.email, password: 'wrong password' }),
  )
  expect(await bodyOf('/auth/forgotten-password', { email: person.email })).toEqual(
    await bodyOf('/auth/forgotten-password', { email: stranger.email }),
  )
})

test('mailed links use the configured origin, not the Host header', async () => {
  const person = somebody()
  await openClient(server).request('/auth/sign-up', {
    method: 'POST',
    headers: { 'x-forwarded-host': 'evil.test' },
    body: new URLSearchParams(person),
  })
  await expect
    .poll(async () => (await server.emails()).some((message) => message.to?.[0]?.address === person.email), {
      timeout: 15_000,
    })
    .toBe(true)
  const message = (await server.emails()).find((one) => one.to?.[0]?.address === person.email)!
  expect(message.text).toContain(`${server.origin}/confirm-email?token=`)
  expect(message.text).not.toContain('evil.test')
})

test('no answer of ours holds a stack trace', async () => {
  const responses = await Promise.all(
    [
      '/recipe/not-an-id',
      '/plates/%00.svg',
      '/plates/eyJh.svg',
      '/foods/suggest?q=%00%ff',
      '/confirm-email?token=x',
      '/upload.data?_routes=nope',
    ].map((path) => visitor.request(path)),
  )
  for (const response of responses) {
    expect(response.status, response.url).toBeLessThan(500)
    expect(await response.text(), response.url).not.toMatch(/\bat \w+ \(|node_modules|\.ts:\d+/)
  }
})

test('a client that sends its headers slowly is dropped, and others are served meanwhile', async () => {
  const slow = connect(Number(new URL(server.origin).port), '127.0.0.1')
  const closed = new Promise<void>((resolve) => slow.once('close', () => resolve()))
  slow.on('error', () => {})
  slow.resume()
  slow.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  expect((await fetch(`${server.origin}/health/live`)).status).toBe(200)
  await closed
})
