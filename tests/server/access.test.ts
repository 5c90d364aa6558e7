import { afterAll, beforeAll, expect, test } from 'vitest'
import { cellsOfRouter } from '#tests/support/route-cells.ts'
import { type Client, openClient, signedUpClient } from '#tests/support/client.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

/** The specification's pages of the staff area. */
const STAFF_PAGES = [
  '/blog-admin/dashboard',
  '/blog-admin/posts',
  '/blog-admin/posts/new',
  '/blog-admin/posts/:postId/edit',
  '/blog-admin/authors',
  '/blog-admin/authors/new',
  '/blog-admin/authors/:authorId/edit',
  '/blog-admin/categories',
  '/blog-admin/categories/new',
  '/blog-admin/categories/:categoryId/edit',
]
const cells = cellsOfRouter()
const staffCells = cells.filter(({ access }) => access === 'staff')

let server: RunningServer
const identities = new Map<string, Client>()

beforeAll(async () => {
  server = await runServer({ args: ['--demo'] })
  identities.set('visitor', openClient(server))
  identities.set('free member', await signedUpClient(server))
  const premium = openClient(server)
  await premium.post('/auth/sign-in', { email: 'premium@demo.example', password: 'demo-premium-member' })
  identities.set('premium member', premium)
  const signedOut = await signedUpClient(server)
  const before = new Map(signedOut.cookies)
  await signedOut.post('/auth/sign-out', {})
  for (const [name, value] of before) signedOut.cookies.set(name, value)
  identities.set('signed-out member with an old cookie', signedOut)
})
afterAll(() => server.dispose())

test('the matrix below has every route of the router in it', () => {
  expect(cells.length).toBeGreaterThan(60)
  for (const path of STAFF_PAGES) expect(staffCells.map((cell) => cell.pattern)).toContain(path)
  expect(cells.find(({ path }) => path === '/blog-admin/login')?.access).toBe('open')
})

test('[SHELL-02] every route × identity × form of request answers as its policy says', async () => {
  expect(cells.length).toBeGreaterThan(30)
  let checked = 0
  for (const { path, pattern, access } of cells) {
    // An id that nothing has may be said to be missing.
    const found = pattern.includes(':') ? [200, 404] : [200]
    const isMember = access === 'member'
    for (const [name, client] of identities) {
      const isSignedIn = name.endsWith('member')
      for (const form of ['page', 'data', 'post'] as const) {
        const response =
          form === 'page'
            ? await client.request(path)
            : form === 'data'
              ? await client.request(path === '/' ? '/_root.data' : `${path}.data`)
              : path === '/auth/sign-out'
                ? null
                : await client.post(path, {})
        if (!response) continue
        checked++
        const cell = `${form} ${path} as ${name}: ${response.status}`
        expect(response.status, cell).toBeLessThan(500)
        const body = await response.text()
        if (isMember && !isSignedIn) {
          const isSentHome = response.status === 302 || response.status === 202 || response.status === 405
          expect(isSentHome, cell).toBe(true)
          expect(body, cell).not.toContain('@')
        }
        if (isMember && isSignedIn && form === 'page') expect(found, cell).toContain(response.status)
      }
    }
  }
  expect(checked).toBeGreaterThan(350)
})

const STAFF = { email: 'staff@demo.example', password: 'demo-staff-member' }

async function signedInStaff() {
  const client = openClient(server)
  const response = await client.post('/blog-admin/login', STAFF)
  expect(response.headers.get('location')).toBe('/blog-admin/dashboard?signed-in')
  return client
}

test('[ADMIN-01] [ADMIN-02] [ADMIN-04] every staff page, its data and its actions are for staff alone', async () => {
  const leaving = await signedInStaff()
  const before = new Map(leaving.cookies)
  await leaving.post('/blog-admin/sign-out', {})
  for (const [name, value] of before) leaving.cookies.set(name, value)
  const forged = openClient(server)
  const entry = encodeURIComponent(
    JSON.stringify({ id: '018f0000-0000-7000-8000-000000000000', email: STAFF.email }),
  )
  forged.cookies.set('blog-admin', entry)
  forged.cookies.set('mealwright-staff.session_token', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.AAAA')
  const memberAsStaff = await signedUpClient(server)
  for (const [name, value] of memberAsStaff.cookies)
    memberAsStaff.cookies.set(name.replace('mealwright.', 'mealwright-staff.'), value)
  const outsiders = new Map([
    ...identities,
    ['forged browser entry and cookie', forged],
    ['member with the cookie of a session renamed', memberAsStaff],
    ['staff signed out, with the old cookie', leaving],
  ])
  const WRITE = {
    name: 'Planted by an outsider',
    title: 'Planted by an outsider',
    intent: 'add',
    email: 'planted@outside.example',
    how: 'show',
    password: STAFF.password,
    content: 'Planted',
    fromPath: '/blog/planted/planted',
    toPath: '/blog',
  }
  expect(staffCells.length).toBeGreaterThan(15)
  let checked = 0
  for (const { path, id } of staffCells) {
    for (const [name, client] of outsiders) {
      const tries = {
        page: () => client.request(path),
        data: () => client.request(`${path}.data`),
        'data of this route alone': () => client.request(`${path}.data?_routes=${encodeURIComponent(id)}`),
        post: () => client.post(path, WRITE),
        'post for data': () => client.post(`${path}.data`, WRITE),
      }
      for (const [form, send] of Object.entries(tries)) {
        const cookies = new Map(client.cookies)
        const response = await send()
        // An answer may take a bad cookie away; the next try comes with it again.
        for (const [cookie, value] of cookies) client.cookies.set(cookie, value)
        const body = await response.text()
        const cell = `${form} ${path} as ${name}: ${response.status}`
        const to = response.headers.get('location') ?? body
        // A page without an action refuses every post.
        const isRefused = response.status === 405 && form.startsWith('post')
        if (!isRefused) {
          expect([302, 202], cell).toContain(response.status)
          expect(to, cell).toContain('/blog-admin/login')
        }
        expect(body, cell).not.toContain(STAFF.email)
        checked++
      }
    }
  }
  expect(checked).toBe(staffCells.length * outsiders.size * 5)

  const staff = await signedInStaff()
  for (const { path, pattern } of staffCells) {
    const response = await staff.request(path)
    const body = await response.text()
    const cell = `${path} as staff: ${response.status}`
    expect(response.status, cell).toBeLessThan(500)
    expect(response.headers.get('location') ?? '', cell).not.toContain('/login')
    if (!pattern.includes(':') && response.status === 200)
      expect(response.headers.get('x-robots-tag'), cell).toContain('noindex')
    expect(body, cell).not.toContain('Planted by an outsider')
    expect(response.headers.get('cache-control'), cell).toContain('no-store')
  }
  for (const path of STAFF_PAGES.filter((path) => !path.includes(':')))
    expect((await staff.request(path)).status, path).toBe(200)
  expect(await (await staff.request('/blog-admin/staff')).text()).toContain('Staff (<!-- -->1<!-- -->)')
})

test('a page of another site can write nothing as staff', async () => {
  const staff = await signedInStaff()
  for (const { path } of [...staffCells, { path: '/blog-admin/sign-out' }, { path: '/blog-admin/login' }]) {
    const forged = await staff.request(path, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ name: 'Planted', intent: 'add' }),
    })
    expect(forged.status, path).toBe(403)
  }
  expect((await staff.request('/blog-admin/dashboard')).status).toBe(200)
})

test('[COMM-14] no answer to anybody holds the email address of another member', async () => {
  const addresses = ['free@demo.example', 'premium@demo.example', STAFF.email]
  for (const { path } of cells) {
    for (const [name, client] of identities) {
      for (const address of path.startsWith('/auth') ? [path] : [path, `${path}.data`]) {
        const body = await (await client.request(address)).text()
        for (const email of addresses) {
          if (name === 'premium member' && email === 'premium@demo.example') continue
          expect(body.includes(email), `${email} in ${address} as ${name}`).toBe(false)
        }
      }
    }
  }
})

test('[SAVE-03] [DETAIL-06] [DETAIL-07] a recipe opens for its owner and for nobody else', async () => {
  const premium = identities.get('premium member')!
  const list = await (await premium.request('/recipes')).text()
  const path = /href="(\/recipe\/[0-9a-f-]{36}\/[^"]+)"/.exec(list)![1]!
  expect((await premium.request(path)).status).toBe(200)
  expect((await premium.request(path.split('/').slice(0, 3).join('/'))).status).toBe(200)
  for (const [name, client] of identities) {
    if (name === 'premium member') continue
    const response = await client.request(path)
    const absent = await client.request('/recipe/018f0000-0000-7000-8000-000000000000/x')
    expect(response.status, name).toBe(404)
    expect(await response.text()).toContain('The recipe you&#x27;re looking for doesn&#x27;t exist.')
    expect(absent.status).toBe(404)
  }
})

test('the demo prints its members and their passwords, and starting it again adds nothing', async () => {
  expect(server.output()).toContain('premium@demo.example  demo-premium-member  (premium)')
  const premium = identities.get('premium member')!
  const count = async () =>
    [...(await (await premium.request('/recipes')).text()).matchAll(/<article/g)].length
  const before = await count()
  expect(before).toBe(4)
  await server.kill()
  const again = await runServer({
    args: ['--demo'],
    dataDir: server.dataDir,
    port: Number(new URL(server.origin).port),
  })
  expect(await count()).toBe(before)
  await again.kill()
})

test('a premium member’s recipes are saved, up to three at once', async () => {
  const again = await runServer({ args: ['--demo'], dataDir: server.dataDir })
  const premium = openClient(again)
  await premium.post('/auth/sign-in', { email: 'premium@demo.example', password: 'demo-premium-member' })
  const events = await premium.generate({
    'ingredients[]': ['tofu', 'rice', 'broccoli', 'ginger', 'carrots', 'eggs'],
    numRecipes: '3',
  })
  const recipes = events.filter((event) => event.type === 'recipe').map((event) => event.recipe)
  expect(recipes).toHaveLength(3)
  expect(new Set(recipes.map((recipe) => recipe.name)).size).toBe(3)
  for (const recipe of recipes) {
    expect(recipe.tag).toBe('Premium Recipe')
    expect((await premium.request(recipe.path!)).status).toBe(200)
  }
  await again.kill()
})
