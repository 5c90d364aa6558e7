import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import type { AuthorRecipes, FeedPage, PostComment, PostDetails } from '#app/features/community/community.ts'
import { type Client, openClient, type Person, signedUpClient } from '#tests/support/client.ts'
import { serverWithPremium } from '#tests/support/premium-members.ts'
import type { RunningServer } from '#tests/support/run-server.ts'

/** Nothing of these addresses may reach anybody else; the label of the last is what stands before its at-sign. */
const person = (name: string): Person => ({
  email: `canary.${name}.${randomUUID().slice(0, 8)}@hidden-${name}.example`,
  password: 'eight signs or more',
})
const OWNER = person('owner')
const READER = person('reader')
const FREE = person('free')

let server: RunningServer
let owner: Client
let reader: Client
let free: Client
let visitor: Client
beforeAll(async () => {
  const started = await serverWithPremium([OWNER, READER])
  server = started.server
  ;[owner, reader] = started.clients as [Client, Client]
  free = await signedUpClient(server, FREE)
  visitor = openClient(server)
  for (const [client, label] of [
    [owner, 'Olive'],
    [reader, 'Rita'],
    [free, 'Fred'],
  ] as const)
    expect((await client.post('/profile', { intent: 'change-label', label })).status).toBeLessThan(400)
})
afterAll(() => server.dispose())

const JSON_ONLY = { accept: 'application/json' }
const textOf = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '')

type Answer<Value> = { ok: true; value: Value } | { ok: false; code: string; message: string }
async function ask<Value>(client: Client, path: string): Promise<Answer<Value>> {
  return (await client.request(path, { headers: JSON_ONLY })).json() as Promise<Answer<Value>>
}
async function tell<Value>(client: Client, path: string, fields: Record<string, string>) {
  const response = await client.request(path, {
    method: 'POST',
    headers: JSON_ONLY,
    body: new URLSearchParams(fields),
  })
  return { status: response.status, answer: (await response.json()) as Answer<Value> }
}
const valueOf = <Value>(answer: Answer<Value>): Value => {
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

/** Imports a recipe and gives its path. */
async function makeRecipe(client: Client, name: string, cuisine = 'Testland'): Promise<string> {
  const json = {
    '@type': 'Recipe',
    name,
    recipeCuisine: cuisine,
    recipeIngredient: ['2 eggs', '10 g butter'],
    recipeInstructions: ['Whisk the eggs.', 'Fry them for 3 minutes.'],
  }
  const response = await client.post('/recipes/import', { text: JSON.stringify(json) })
  expect(response.status).toBe(200)
  return /href="(\/recipe\/[0-9a-f-]{36}[^"]*)"/.exec(await response.text())![1]!
}
const idOf = (path: string) => path.split('/')[2]!

/** Shares a fresh recipe; gives its page and its post's id. */
async function sharePost(client: Client, title: string, cuisine?: string) {
  const path = await makeRecipe(client, title, cuisine)
  expect((await client.post(path, { intent: 'share', title, 'tags[]': ['quick', 'eggs'] })).status).toBe(200)
  const found = valueOf(
    await ask<FeedPage>(owner, `/public-recipes/pages?${new URLSearchParams({ q: title })}`),
  )
  return { path, id: found.posts.find((post) => post.title === title)!.id }
}
const post = (id: string) => `/public-recipes/${id}`

test('[COMM-01] [COMM-02] [COMM-03] a free member gets the teaser and not one shared recipe, however it is asked for', async () => {
  await sharePost(owner, 'Secret of the feed')
  const page = await textOf(await free.request('/public-recipes'))
  expect(page).toContain('Upgrade to Premium')
  expect(page).toContain('Upgrade from £9.99/month')
  const data = await textOf(await free.request('/public-recipes.data?q=secret'))
  for (const body of [page, data, await textOf(await free.request('/public-recipes?collection=liked'))])
    expect(body).not.toContain('Secret of the feed')
  const { id } = await sharePost(owner, 'Another secret')
  for (const path of ['/public-recipes/pages?q=secret', post(id), `/public-recipes/authors/${id}`]) {
    const refused = await free.request(path, { headers: JSON_ONLY })
    expect(refused.status, path).toBe(402)
    expect(await refused.text()).not.toContain('secret of')
    expect((await visitor.request(path, { headers: JSON_ONLY })).status, path).toBe(401)
  }
  expect(await textOf(await reader.request('/public-recipes'))).toContain('Secret of the feed')
})

test('[COMM-05] [COMM-06] [COMM-07] [COMM-08] [COMM-27] the feed is searched, narrowed and ordered by its address, without scripts', async () => {
  await sharePost(owner, 'Plain zebra omelette', 'Zebraland')
  const liked = await sharePost(owner, 'Liked zebra omelette', 'Zebraland')
  await tell(reader, post(liked.id), { intent: 'like' })
  await sharePost(owner, 'Newest zebra omelette', 'Elsewhere')
  const namesOf = async (query: string) => {
    const page = await textOf(await reader.request(`/public-recipes?${query}`))
    return {
      page,
      names: [...page.matchAll(/<h2[^>]*><a[^>]*>([^<]+)</g)].map((match) => match[1]!.split(' ')[0]),
    }
  }
  const recent = await namesOf('q=zebra')
  expect(recent.names).toEqual(['Newest', 'Liked', 'Plain'])
  expect(recent.page).toContain('3 recipe(s) found')
  expect(recent.page).toMatch(/<option value="Zebraland">/)
  expect((await namesOf('q=zebra&cuisine=Zebraland')).names).toEqual(['Liked', 'Plain'])
  expect((await namesOf('q=zebra&sort=top_rated')).names[0]).toBe('Liked')
  expect((await namesOf('q=butter%20zebra')).names).toHaveLength(3)
  expect((await namesOf('collection=liked&q=zebra')).names).toEqual(['Liked'])
  const none = await namesOf('q=nothing-like-it')
  expect(none.names).toEqual([])
  expect(none.page).toContain('Try adjusting your search or filter criteria')
  expect((await namesOf('sort=nonsense&after=nonsense&open=x&author=nobody')).names.length).toBeGreaterThan(2)
})

test('[COMM-15] [COMM-23] an open card and an author are part of the page where its address names them', async () => {
  const { id } = await sharePost(owner, 'Opened omelette')
  await tell(reader, post(id), { intent: 'comment', content: 'Light as air' })
  const details = valueOf(await ask<PostDetails>(reader, post(id)))
  expect(details).toMatchObject({ ingredients: ['2 eggs', '10 g butter'], nutrition: { coverage: 1 } })
  expect(details.comments.comments.map(({ content }) => content)).toEqual(['Light as air'])
  const page = await textOf(await reader.request(`/public-recipes?open=${id}`))
  expect(page).toContain('Light as air')
  expect(page).toContain('Fry them for 3 minutes.')
  // Opened as a page, the post's own address leads there.
  expect((await reader.request(post(id))).headers.get('location')).toBe(
    `/public-recipes?open=${id}#post-${id}`,
  )

  const found = valueOf(await ask<FeedPage>(reader, '/public-recipes/pages?q=opened'))
  const author = found.posts[0]!.author
  expect(author.label).toBe('Olive')
  const recipes = valueOf(await ask<AuthorRecipes>(reader, `/public-recipes/authors/${author.id}`))
  expect(recipes.recipes.map(({ title }) => title)).toContain('Opened omelette')
  const dialog = await textOf(await reader.request(`/public-recipes?author=${author.id}`))
  expect(dialog).toContain('Recipes by Olive')
})

test('[COMM-19] [COMM-20] [COMM-22] [DETAIL-26] any member likes, bookmarks and comments on a shared recipe; a visitor is asked to sign in', async () => {
  const { id, path } = await sharePost(owner, 'Liked by the free')
  for (const [client, likes] of [
    [free, 1],
    [reader, 2],
  ] as const) {
    const like = await tell(client, post(id), { intent: 'like' })
    expect(like.answer).toEqual({ ok: true, value: { isLiked: true, likesCount: likes } })
    expect((await tell(client, post(id), { intent: 'favorite' })).answer).toMatchObject({
      value: { isFavorite: true },
    })
    expect((await tell(client, post(id), { intent: 'comment', content: '  Good.  ' })).answer).toMatchObject({
      value: { content: 'Good.', canDelete: true },
    })
  }
  expect((await tell(free, post(id), { intent: 'like' })).answer).toMatchObject({
    value: { isLiked: false, likesCount: 1 },
  })
  for (const intent of ['like', 'favorite', 'comment', 'delete-comment', 'report']) {
    const fields = { intent, content: 'x', commentId: id, reason: 'x' }
    expect((await tell(visitor, post(id), fields)).status, intent).toBe(401)
  }
  // Without scripts a form leads back, or to the dialog.
  const sent = await free.post(post(id), { intent: 'like', back: path })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, path])
  const asked = await visitor.post(post(id), { intent: 'like', back: path })
  expect(asked.headers.get('location')).toBe(`/?${new URLSearchParams({ auth: 'sign-in', to: path })}`)
  const away = await free.post(post(id), { intent: 'like', back: 'https://evil.test/' })
  expect(away.headers.get('location')).toBe('/')

  const page = await textOf(await visitor.request(path))
  expect(page).toContain('Good.')
  expect(page).toMatch(/href="\/\?auth=sign-in[^"]*"[^>]*>Add a comment\.\.\.</)
  const json = JSON.parse(
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(page)![1]!,
  ) as Record<string, unknown>
  expect(json).toMatchObject({ commentCount: 2, interactionStatistic: [{ userInteractionCount: 1 }, {}] })
  expect(json).not.toHaveProperty('aggregateRating')
})

test('[COMM-18] bad comments are refused, and one key is one comment', async () => {
  const { id } = await sharePost(owner, 'Commented omelette')
  for (const content of ['', '   ', 'x'.repeat(2001)])
    expect((await tell(reader, post(id), { intent: 'comment', content })).status).toBe(422)
  const key = randomUUID()
  const sent = await Promise.all(
    [1, 2, 3].map(() => tell<PostComment>(reader, post(id), { intent: 'comment', content: 'Once', key })),
  )
  expect(new Set(sent.map(({ answer }) => valueOf(answer).id)).size).toBe(1)
  const details = valueOf(await ask<PostDetails>(reader, post(id)))
  expect(details.comments.comments).toHaveLength(1)
})

test('[COMM-30] posts and comments that are not there answer alike, whoever asks', async () => {
  const nowhere = '018f0000-0000-7000-8000-000000000000'
  for (const intent of ['like', 'favorite', 'comment']) {
    for (const id of [nowhere, 'nonsense', 'pages%2f'])
      expect((await tell(free, post(id), { intent, content: 'x' })).status, `${intent} ${id}`).toBe(404)
    expect((await tell(free, post('%00'), { intent, content: 'x' })).status, `${intent} %00`).toBe(400)
  }
  expect((await tell(free, post(nowhere), { intent: 'nonsense' })).status).toBe(422)
  expect((await tell(free, post(nowhere), { intent: 'delete-comment', commentId: nowhere })).status).toBe(404)
  const { id, path } = await sharePost(owner, 'Taken down')
  await owner.post(path, { intent: 'unshare' })
  expect((await tell(reader, post(id), { intent: 'like' })).status).toBe(404)
  expect((await ask(reader, post(id))).ok).toBe(false)
})

test('likes, comments and reports are bounded per member and minute; another member is not held up', async () => {
  const hasty = await signedUpClient(server)
  const { id } = await sharePost(owner, 'Hammered omelette')
  const countOf = async (fields: Record<string, string>, times: number) => {
    const statuses: number[] = []
    for (let time = 0; time < times; time++) statuses.push((await tell(hasty, post(id), fields)).status)
    return statuses
  }
  const comments = await countOf({ intent: 'comment', content: 'again' }, 13)
  expect(comments.filter((status) => status === 200)).toHaveLength(12)
  expect(comments.at(-1)).toBe(429)
  const likes = await countOf({ intent: 'like' }, 61)
  expect(likes.at(-1)).toBe(429)
  const reports = await countOf({ intent: 'report', reason: 'spam' }, 21)
  expect(reports.at(-1)).toBe(429)
  expect((await tell(free, post(id), { intent: 'like' })).status).toBe(200)
})

test('ownership: recipes, folders, posts and comments of one member are out of every other’s reach', async () => {
  const kept = await makeRecipe(owner, 'Nobody else’s')
  await owner.post('/recipes', { intent: 'create-folder', name: 'Drawer' })
  const folderId = /folder=([0-9a-f-]{36})/.exec(await textOf(await owner.request('/recipes')))![1]!
  const shared = await sharePost(owner, 'Everybody sees')
  const comment = valueOf(
    (await tell<PostComment>(owner, post(shared.id), { intent: 'comment', content: 'Mine' })).answer,
  )
  const attempts: readonly [string, string, Record<string, string>][] = [
    ['recipe', kept, { intent: 'delete' }],
    ['recipe', kept, { intent: 'share', title: 'x' }],
    ['recipe', kept, { intent: 'duplicate' }],
    ['recipe', `/recipes/${idOf(kept)}/edit`, { intent: 'save' }],
    ['recipe', `/recipe/${idOf(kept)}/picture`, {}],
    ['folder', '/recipes', { intent: 'rename-folder', folderId, name: 'Stolen' }],
    ['folder', '/recipes', { intent: 'delete-folder', folderId }],
    ['folder', '/recipes', { intent: 'move', folderId, 'ids[]': idOf(kept) }],
    ['post', shared.path, { intent: 'unshare' }],
    ['post', shared.path, { intent: 'delete' }],
    ['comment', post(shared.id), { intent: 'delete-comment', commentId: comment.id }],
  ]
  for (const [what, path, fields] of attempts) {
    for (const [name, client] of [
      ['premium', reader],
      ['free', free],
      ['visitor', visitor],
    ] as const) {
      const { status } = await client.post(path, fields)
      const cell = `${what}: ${fields['intent'] ?? 'draw'} as ${name}: ${status}`
      // A list request for what is not there changes nothing and may say so with 200; the proof is below.
      if (what !== 'folder') expect(status === 303 || status >= 400, cell).toBe(true)
      expect(status, cell).toBeLessThan(500)
    }
  }
  for (const client of [reader, free, visitor]) expect((await client.request(kept)).status).toBe(404)
  const list = await textOf(await owner.request('/recipes'))
  expect(list).toContain('Drawer (0)')
  expect(list).toContain('Nobody else')
  const page = await textOf(await visitor.request(shared.path))
  expect(page).toContain('Mine')

  // The owner of the post may take down what others wrote there; nobody else may.
  const foreign = valueOf(
    (await tell<PostComment>(free, post(shared.id), { intent: 'comment', content: 'Rude' })).answer,
  )
  const taken = { intent: 'delete-comment', commentId: foreign.id }
  expect((await tell(reader, post(shared.id), taken)).status).toBe(404)
  expect((await tell(owner, post(shared.id), taken)).status).toBe(200)
  expect(await textOf(await visitor.request(shared.path))).not.toContain('Rude')
})

test('[TRIAL-13] what a free member has and has not', async () => {
  const limited = await signedUpClient(server)
  const [several] = await limited.generate({ numRecipes: '3' })
  expect(several).toMatchObject({ type: 'error', message: 'Multiple recipes require a premium subscription' })
  const events = await limited.generate()
  const recipe = events.find((event) => event.type === 'recipe')
  expect(recipe).toMatchObject({ recipe: { id: null, path: null, tag: 'Trial Recipe' } })
  expect(await textOf(await limited.request('/recipes'))).toContain('Saving recipes comes with Premium')
  expect((await limited.post('/recipes', { intent: 'create-folder', name: 'x' })).status).toBe(402)
  const { path } = await sharePost(owner, 'Not to draw')
  expect((await limited.post(`/recipe/${idOf(path)}/picture`, {})).status).toBe(402)
  expect((await limited.post(path, { intent: 'share', title: 'x' })).status).toBe(402)
  expect(await textOf(await limited.request('/public-recipes'))).toContain('Upgrade to Premium')
  // Reading a photo is allowed: here no model sees, which is another refusal than a missing plan.
  const photo = await limited.request('/photos/ingredients', { method: 'POST', body: new FormData() })
  expect(photo.status).not.toBe(402)
})

test('[TRIAL-15] [DETAIL-02] an owner has share, remove, own other recipes and delete; nobody else does', async () => {
  const path = await makeRecipe(owner, 'Owner’s controls')
  const own = await textOf(await owner.request(path))
  expect(own).toContain('Share Recipe')
  expect(own).toContain('More from Your Collection')
  expect(own).toContain('Are you sure you want to delete this recipe?')
  await owner.post(path, { intent: 'share', title: 'Owner’s controls' })
  expect(await textOf(await owner.request(path))).toContain('Remove from Public')
  for (const client of [reader, free, visitor]) {
    const page = await textOf(await client.request(path))
    for (const control of ['Share Recipe', 'Remove from Public', 'More from Your Collection', 'Are you sure'])
      expect(page).not.toContain(control)
  }
})

test('[DETAIL-01] [DETAIL-04] the page of a shared recipe shows it whole, with its comments and the way to the feed', async () => {
  const { path, id } = await sharePost(owner, 'Whole page')
  await tell(reader, post(id), { intent: 'comment', content: 'Read by all' })
  const page = await textOf(await visitor.request(path))
  for (const part of [
    'Drawn plate: Whole page',
    'Ingredients',
    'Instructions',
    'Nutrition per serving',
    'Read by all',
  ])
    expect(page).toContain(part)
  expect(page).toMatch(/href="\/public-recipes"[^>]*>Explore More Community Recipes</)
})

type Route = { path?: string; children?: Route[] }
const pathsOf = (list: readonly Route[]): string[] =>
  list.flatMap((route) => (route.children ? pathsOf(route.children) : [`/${route.path ?? ''}`]))

test('[COMM-13] [COMM-14] no page, data request or script’s answer holds another member’s address, nor any part of it', async () => {
  const { id, path } = await sharePost(owner, 'Canary pie')
  for (const client of [free, reader, owner]) {
    await tell(client, post(id), { intent: 'like' })
    await tell(client, post(id), { intent: 'favorite' })
    await tell(client, post(id), { intent: 'comment', content: 'Tweet' })
  }
  const found = valueOf(await ask<FeedPage>(reader, '/public-recipes/pages?q=canary'))
  const ids: Record<string, string> = {
    recipeId: idOf(path),
    postId: id,
    authorId: found.posts[0]!.author.id,
  }
  const canaries = [OWNER, READER, FREE]
    .map(({ email }) => email.split('@'))
    .map(([local, domain]) => [local!, domain!])
  const identities: readonly (readonly [Client, number | null])[] = [
    [owner, 0],
    [reader, 1],
    [free, 2],
    [visitor, null],
  ]
  const listed = pathsOf(routes)
    .filter((one) => !one.startsWith('/auth/') && !one.includes('*'))
    .map((one) => one.replaceAll(/:(\w+)\??/g, (_, name: string) => ids[name] ?? 'x'))
  let checked = 0
  for (const [client, self] of identities) {
    const seen = new Set<string>()
    const queue = [
      ...listed,
      '/public-recipes?sort=top_rated',
      '/public-recipes?collection=liked',
      '/public-recipes?collection=bookmarked',
      `/public-recipes?open=${id}&author=${ids['authorId']}`,
      '/public-recipes/pages?sort=most_commented',
    ]
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      if (seen.has(address) || seen.size > 160) continue
      seen.add(address)
      const [pathname = '/', search = ''] = address.split('?')
      const data = `${pathname === '/' ? '/_root' : pathname}.data${search && `?${search}`}`
      const responses = [
        await client.request(address),
        await client.request(data),
        await client.request(address, { headers: JSON_ONLY }),
      ]
      for (const response of responses) {
        const body = await response.text()
        checked++
        for (const [index, parts] of canaries.entries())
          if (index !== self)
            for (const part of parts)
              expect(body.includes(part), `${part} in ${response.url} as ${self ?? 'visitor'}`).toBe(false)
        for (const [, href] of body.matchAll(/href="(\/[^"#]*)"/g)) {
          const next = href!.replaceAll('&amp;', '&')
          if (!/^\/(?:assets|plates|auth|brand|fonts)\//.test(next)) queue.push(next)
        }
      }
    }
  }
  expect(checked).toBeGreaterThan(300)
}, 120_000)

test('a block hides a member’s recipes from whoever made it, who alone can take it back', async () => {
  const { path, id } = await sharePost(owner, 'Unwanted omelette')
  const authorId = valueOf(
    await ask<FeedPage>(reader, `/public-recipes/pages?${new URLSearchParams({ q: 'unwanted' })}`),
  ).posts[0]!.author.id
  const author = `/public-recipes/authors/${authorId}`
  expect((await tell(visitor, author, { intent: 'block' })).status).toBe(401)
  expect((await tell(owner, author, { intent: 'block' })).status).toBe(422)
  expect((await tell(reader, '/public-recipes/authors/nobody', { intent: 'block' })).status).toBe(404)
  expect((await tell(free, author, { intent: 'block' })).status).toBe(200)
  expect((await tell(reader, author, { intent: 'block' })).status).toBe(200)

  const hidden = await reader.request(path)
  expect(hidden.status).toBe(200)
  const page = await textOf(hidden)
  expect(page).toContain('You blocked Olive')
  expect(page).not.toContain('Whisk the eggs.')
  expect(await textOf(await reader.request('/public-recipes?q=unwanted'))).toContain('0 recipe(s) found')
  expect((await reader.request(post(id), { headers: JSON_ONLY })).status).toBe(404)
  const refused = await tell(reader, post(id), { intent: 'comment', content: 'Hello' })
  expect(refused).toMatchObject({ status: 403, answer: { ok: false, code: 'forbidden' } })
  expect(await textOf(await visitor.request(path))).toContain('Whisk the eggs.')

  // Blocked, one may not comment there either; and the block is not one's own to take back.
  const { id: ofReader, path: readersPath } = await sharePost(reader, 'Reader’s omelette')
  expect((await tell(owner, post(ofReader), { intent: 'comment', content: 'Hi' })).status).toBe(403)
  expect(await textOf(await owner.request(readersPath))).toContain('You cannot comment on this recipe.')
  expect(await textOf(await owner.request('/profile'))).toContain('You have not blocked anyone.')
  await owner.post('/profile', { intent: 'unblock', memberId: authorId })
  expect(await textOf(await reader.request('/profile'))).toContain('Unblock<')

  expect((await reader.post('/profile', { intent: 'unblock', memberId: authorId })).status).toBe(200)
  expect(await textOf(await reader.request(path))).toContain('Whisk the eggs.')
  expect((await tell(reader, post(id), { intent: 'comment', content: 'Hello' })).status).toBe(200)
  // Without scripts the recipe's own page takes it back, and leads to it.
  await tell(reader, author, { intent: 'block' })
  const back = await reader.post(author, { intent: 'unblock', back: path })
  expect([back.status, back.headers.get('location')]).toEqual([303, path])
  await tell(free, author, { intent: 'unblock' })
})
