import { afterAll, beforeAll, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { type Client, openClient, signedUpClient } from '#tests/support/client.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

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

type Route = { path?: string; file: string; children?: Route[]; id?: string }
const flat = (list: readonly Route[], isMember = false): { path: string; isMember: boolean }[] =>
  list.flatMap((route) =>
    route.children
      ? flat(route.children, route.file === 'routes/members.tsx')
      : [
          {
            path: `/${route.path ?? ''}`
              .replace(/:\w+\??/g, '018f0000-0000-7000-8000-000000000000')
              .replace('*', 'no/such/path'),
            isMember,
          },
        ],
  )
const cells = flat(routes)

test('[SHELL-02] every route × identity × form of request answers as its policy says', async () => {
  expect(cells.length).toBeGreaterThan(30)
  let checked = 0
  for (const { path, isMember } of cells) {
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
        if (isMember && isSignedIn && form === 'page') expect(response.status, cell).toBe(200)
      }
    }
  }
  expect(checked).toBeGreaterThan(350)
})

test('[COMM-14] no answer to anybody holds the e-mail address of another member', async () => {
  const addresses = ['free@demo.example', 'premium@demo.example']
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
    [...(await (await premium.request('/recipes')).text()).matchAll(/class="card dish"/g)].length
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
