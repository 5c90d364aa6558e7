import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, openClient, signedUpClient } from '#tests/support/client.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

let server: RunningServer
let premium: Client
let free: Client
let visitor: Client
beforeAll(async () => {
  server = await runServer({ args: ['--demo'] })
  premium = openClient(server)
  await premium.post('/auth/sign-in', { email: 'premium@demo.example', password: 'demo-premium-member' })
  free = await signedUpClient(server)
  visitor = openClient(server)
})
afterAll(() => server.dispose())

const textOf = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '')

/** Imports a recipe and gives its path. */
async function makeRecipe(name: string, lines = ['2 eggs', '10 g butter']): Promise<string> {
  const json = {
    '@type': 'Recipe',
    name,
    recipeIngredient: lines,
    recipeInstructions: ['Fry it all for 3 minutes.'],
  }
  const response = await premium.post('/recipes/import', { text: JSON.stringify(json) })
  expect(response.status).toBe(200)
  const path = /href="(\/recipe\/[0-9a-f-]{36}[^"]*)"/.exec(await response.text())![1]!
  return path
}
const idOf = (path: string) => path.split('/')[2]!

test('[SAVE-12] whoever does not own a recipe can neither delete, edit, share, copy nor export it', async () => {
  const path = await makeRecipe('Only mine')
  const id = idOf(path)
  for (const [name, client] of [
    ['free', free],
    ['visitor', visitor],
  ] as const) {
    for (const intent of ['delete', 'share', 'unshare', 'duplicate']) {
      const response = await client.post(path, { intent, title: 'x' })
      expect(response.status, `${intent} as ${name}`).toBeGreaterThanOrEqual(400)
    }
    expect((await client.request(`/recipes/${id}/edit`)).status, name).toBe(404)
    expect((await client.request(`/recipes/export?id=${id}`)).status, name).toBe(404)
    expect((await client.request(path)).status, name).toBe(404)
  }
  const mixed = await free.post('/recipes', {
    intent: 'delete',
    'ids[]': [id, '018f0000-0000-7000-8000-000000000000'],
  })
  expect(mixed.status).toBe(200)
  expect((await premium.request(path)).status).toBe(200)
})

test('[SAVE-11] a visitor who deletes is told to log in, and nothing is deleted', async () => {
  const path = await makeRecipe('Not for visitors')
  const response = await visitor.post(path, { intent: 'delete' })
  expect(response.status).toBe(401)
  expect(await premium.request(path).then((answer) => answer.status)).toBe(200)
  const data = await visitor.post(`${path}.data`, { intent: 'delete' })
  expect(await data.text()).toContain('You must be logged in to delete recipes')
})

test('[SAVE-13] a recipe that cannot be deleted says so, with the reason', async () => {
  const data = await premium.post('/recipes.data', {
    intent: 'delete',
    'ids[]': ['018f0000-0000-7000-8000-000000000000'],
  })
  expect(data.status).toBe(404)
  expect(await data.text()).toContain('Failed to delete recipe. Please try again. (You have no such recipe.)')
})

test('[SAVE-14] where some of several cannot be deleted the page says so, and the rest is gone', async () => {
  const [one, two] = [await makeRecipe('Half gone one'), await makeRecipe('Half gone two')]
  const page = await textOf(
    await premium.post('/recipes', {
      intent: 'delete',
      'ids[]': [idOf(one), '018f0000-0000-7000-8000-000000000000', idOf(two)],
    }),
  )
  expect(page).toContain('Failed to delete some recipes')
  expect(page).toContain('2 recipes deleted.')
  expect((await premium.request(one)).status).toBe(404)
  const whole = await textOf(
    await premium.post('/recipes', { intent: 'restore', 'ids[]': [idOf(one), idOf(two)] }),
  )
  expect(whole).not.toContain('Failed to delete')
})

test('one member imports so often a minute; another is not held up by it, and without premium nothing is read', async () => {
  const text = 'Soup\nIngredients\n1 egg'
  const busy = openClient(server)
  await busy.post('/auth/sign-in', { email: 'ben@demo.example', password: 'demo-ben-member' })
  const statuses: number[] = []
  for (let time = 0; time < 31; time++) statuses.push((await busy.post('/recipes/import', { text })).status)
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([200]))
  expect(statuses[30]).toBe(429)
  expect((await premium.post('/recipes/import', { text })).status).toBe(200)
  expect((await free.post('/recipes/import', { text })).status).toBe(402)
})

test('[SHELL-10] [SHELL-11] a recipe has its name in its address, and opens without it', async () => {
  const path = await makeRecipe('The Cat’s “Café” pie & a side of peas')
  expect(path).toMatch(/^\/recipe\/[0-9a-f-]{36}\/cats-cafe-pie-side-peas$/)
  const [withName, without] = await Promise.all([
    premium.request(path),
    premium.request(`/recipe/${idOf(path)}`),
  ])
  expect([withName.status, without.status]).toEqual([200, 200])
  expect(await without.text()).toContain(`<link rel="canonical" href="${server.origin}${path}"`)
})

test('[DETAIL-06] [SAVE-16] a shared recipe is a whole page for a visitor, with structured data', async () => {
  const path = await makeRecipe('Buttered eggs')
  const own = await textOf(await premium.request(path))
  expect(own).toContain('content="noindex"')
  expect(own).not.toContain('application/ld+json')
  const shared = await premium.post(path, {
    intent: 'share',
    title: 'Butter eggs',
    'tags[]': ['quick', 'eggs'],
  })
  expect(shared.status).toBe(200)

  const page = await textOf(await visitor.request(path))
  for (const part of [
    'Buttered eggs',
    '2',
    'eggs',
    'Fry it all for 3 minutes.',
    'Nutrition per serving',
    'Shared by premium',
  ])
    expect(page).toContain(part)
  expect(page).not.toContain('noindex')
  expect(page).not.toContain('Remove from Public')
  expect(page).not.toContain('premium@demo.example')
  const json = JSON.parse(
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(page)![1]!,
  ) as Record<string, unknown>
  expect(json).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Buttered eggs',
    url: server.origin + path,
    keywords: 'quick, eggs',
    recipeIngredient: ['2 eggs', '10 g butter'],
  })
  for (const property of ['og:title', 'og:image', 'og:url']) expect(page).toContain(`property="${property}"`)

  // The card in the owner's list shows the post's tags.
  expect(await textOf(await premium.request('/recipes?q=buttered'))).toContain('quick')

  await premium.post(path, { intent: 'unshare' })
  expect((await visitor.request(path)).status).toBe(404)
  expect((await premium.request(path)).status).toBe(200)
})

test('nothing a recipe holds breaks out of the page: not in text, head or structured data', async () => {
  const evil = 'Pie &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &lt;!-- "quoted" \u2028'
  const path = await makeRecipe(evil, ['2 eggs &lt;img src=x onerror=alert(1)&gt;'])
  const shared = await premium.post(path, {
    intent: 'share',
    title: '</title><script>alert(2)</script>',
    description: '"><script>alert(3)</script>',
    'tags[]': '</script><script>alert(4)</script>',
  })
  // Its ingredient is no food: such a recipe is kept, but not shared.
  expect(shared.status).toBe(422)
  const plain = await makeRecipe(evil)
  await premium.post(plain, {
    intent: 'share',
    title: '</title><script>alert(2)</script>',
    description: '"><script>alert(3)</script>',
    'tags[]': '</script><b>4',
  })
  for (const page of [
    await textOf(await visitor.request(plain)),
    await textOf(await premium.request(path)),
  ]) {
    expect(page).not.toMatch(/<script>alert/)
    expect(page).not.toContain('<img src=x')
    expect(page).not.toContain('</title><script')
  }
  await premium.post(plain, { intent: 'unshare' })
})

test('[DETAIL-16] [DETAIL-19] sharing needs a title and Premium', async () => {
  const path = await makeRecipe('Not shared')
  expect((await premium.post(path, { intent: 'share', title: '   ' })).status).toBe(422)
  expect((await free.post(path, { intent: 'share', title: 'x' })).status).toBe(402)
  expect((await visitor.request(path)).status).toBe(404)
})

test('[SAVE-02] a free member sees what Premium brings instead of a list, and cannot import', async () => {
  const page = await textOf(await free.request('/recipes'))
  expect(page).toContain('Saving recipes comes with Premium')
  expect(page).toContain('View Pricing')
  expect((await free.post('/recipes/import', { text: 'Soup\nIngredients\n1 egg' })).status).toBe(402)
  expect((await visitor.request('/recipes/import')).headers.get('location')).toContain('auth=sign-up')
})

test('one recipe and all of them go out as JSON and as text, as downloads of this member only', async () => {
  const path = await makeRecipe('Exported eggs')
  const one = await premium.request(`/recipes/export?id=${idOf(path)}&format=text`)
  expect(one.headers.get('content-disposition')).toBe('attachment; filename="exported-eggs.txt"')
  expect(one.headers.get('cache-control')).toBe('private, no-store')
  expect(await one.text()).toContain('- 2 eggs')
  const all = await premium.request('/recipes/export')
  expect(all.headers.get('content-type')).toContain('application/ld+json')
  const { '@graph': graph } = (await all.json()) as { '@graph': { name: string }[] }
  expect(graph.map(({ name }) => name)).toContain('Exported eggs')
  expect(graph.length).toBeGreaterThan(4)
  const none = (await (await free.request('/recipes/export')).json()) as { '@graph': unknown[] }
  expect(none['@graph']).toEqual([])
})

test('imports that are too large, no recipe or not text are refused in words', async () => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'recipes.zip'))
  const zip = await premium.request('/recipes/import.data', { method: 'POST', body: form })
  expect(await zip.text()).toContain('That file holds no text')
  const large = await premium.post('/recipes/import.data', { text: 'x'.repeat(950 * 1024) })
  expect(large.status).toBe(413)
  expect(await large.text()).toContain('900 KB')
  expect((await premium.post('/recipes/import', { text: '   ' })).status).toBe(422)
})

test('[SAVE-05] [SAVE-06] [SAVE-07] the list is searched, narrowed and ordered by its address, without scripts', async () => {
  await makeRecipe('Zebra cake')
  const found = await textOf(await premium.request('/recipes?q=ZEBRA&cuisine=Other&sort=name'))
  expect([...found.matchAll(/<article/g)]).toHaveLength(1)
  const names = [
    ...(await textOf(await premium.request('/recipes?sort=name'))).matchAll(/<h2[^>]*><a[^>]*>([^<]+)</g),
  ].map((match) => match[1]!.toLowerCase())
  expect(names).toEqual([...names].sort())
  expect(await textOf(await premium.request('/recipes?q=nothing-like-it'))).toContain('No recipes match')
})

test('deleting without scripts shows what is gone and brings it back', async () => {
  const path = await makeRecipe('Gone and back')
  const id = idOf(path)
  const deleted = await premium.post(path, { intent: 'delete' })
  expect(deleted.headers.get('location')).toBe(`/recipes?deleted=${id}`)
  expect((await premium.request(path)).status).toBe(404)
  const list = await textOf(await premium.request(`/recipes?deleted=${id}`))
  expect(list).toContain('Recipe deleted.')
  await premium.post('/recipes', { intent: 'restore', 'ids[]': [id] })
  expect((await premium.request(path)).status).toBe(200)
})

test('an edit shows the new numbers; one of an older state is refused', async () => {
  const path = await makeRecipe('Edited eggs')
  const fields = {
    intent: 'save',
    name: 'Edited eggs',
    description: '',
    cookingTimeMin: '5',
    difficulty: 'Beginner',
    cuisineType: 'American',
    servings: '1',
    ingredients: '4 eggs',
    instructions: 'Boil.',
    revision: '1',
  }
  const saved = await premium.post(`/recipes/${idOf(path)}/edit`, fields)
  expect(saved.headers.get('location')).toBe(path)
  expect(await textOf(await premium.request(path))).toMatch(/\b2[6-9]\d <small>kcal/)
  expect((await premium.post(`/recipes/${idOf(path)}/edit`, fields)).status).toBe(409)
  expect((await free.post(`/recipes/${idOf(path)}/edit`, fields)).status).toBe(402)
  expect((await visitor.post(`/recipes/${idOf(path)}/edit`, fields)).status).toBe(404)
  const counted = await premium.post(`/recipes/${idOf(path)}/edit.data`, {
    intent: 'count',
    servings: '2',
    ingredients: '2 eggs',
  })
  expect(await counted.text()).toContain('perServing')
})
