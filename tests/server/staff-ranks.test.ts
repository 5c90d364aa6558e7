import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, openClient } from '#tests/support/client.ts'
import { readyDataDir } from '#tests/support/data-folders.ts'
import { runStaffCreate } from '#tests/support/make-staff.ts'
import { cellsOfRouter } from '#tests/support/route-cells.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

/**
 * What owners alone may open, and where everybody may read but owners alone may send. What writers may open and where
 * they may send is listed too; everything else is content, and editors'.
 */
const FOR_OWNERS = [
  '/blog-admin/settings',
  '/blog-admin/newsletter',
  '/blog-admin/newsletter/export',
  '/blog-admin/messages',
  '/blog-admin/system',
  '/blog-admin/mail',
]
const OWNERS_SEND = ['/blog-admin/staff']
const FOR_WRITERS = [
  '/blog-admin',
  '/blog-admin/dashboard',
  '/blog-admin/figures',
  '/blog-admin/posts',
  '/blog-admin/posts/new',
  '/blog-admin/posts/:postId/edit',
  '/blog-admin/posts/:postId/versions',
  '/blog-admin/posts/:postId/presence',
  '/blog-admin/posts/save',
  '/blog-admin/posts/save-form',
  '/blog-admin/posts/autosave',
  '/blog-admin/posts/find',
  '/blog-admin/posts/preview',
  '/blog-admin/posts/undo',
  '/blog-admin/pictures',
  '/blog-admin/staff',
  '/blog-admin/second-factor',
]

const dataDir = readyDataDir()
const cells = cellsOfRouter().filter(({ access }) => access === 'staff')
const PASSWORD = 'several words about nothing'
const OWNER = { email: 'olga@staff.example', password: PASSWORD }
const EDITOR = { email: 'edith@staff.example', password: PASSWORD }
const AUTHOR = { email: 'wanda@staff.example', password: PASSWORD }
const SENDER = 'writer-of-a-message@canary.example'

let server: RunningServer
let owner: Client
let editor: Client
let writer: Client

const signedIn = async (person: typeof OWNER) => {
  const client = openClient(server)
  expect((await client.post('/blog-admin/login', person)).status).toBe(302)
  return client
}

beforeAll(async () => {
  const make = (email: string, name: string, ...more: string[]) => {
    const args = ['--email', email, '--name', name, '--ask', ...more]
    const made = runStaffCreate({ dataDir, arguments: args, typed: PASSWORD })
    expect(made.stderr).toBe('')
  }
  make(OWNER.email, 'Olga Owner')
  make(EDITOR.email, 'Edith Editor', '--rank', 'editor')
  make(AUTHOR.email, 'Wanda Writer', '--rank', 'writer')
  server = await runServer({ dataDir })
  owner = await signedIn(OWNER)
  editor = await signedIn(EDITOR)
  writer = await signedIn(AUTHOR)
  await openClient(server).post('/contact', {
    name: 'Canary',
    email: SENDER,
    category: 'general',
    subject: 'A canary',
    message: 'A message that is long enough to be one.',
  })
}, 120_000)
afterAll(() => server.dispose())

test('every page and every action of the staff area, as each rank and as a visitor', async () => {
  const visitor = openClient(server)
  for (const path of [...FOR_OWNERS, ...OWNERS_SEND, ...FOR_WRITERS])
    expect(cells.map(({ pattern }) => pattern)).toContain(path)
  let refused = 0
  for (const { path, pattern, id } of cells) {
    for (const [rank, client] of [
      ['visitor', visitor],
      ['writer', writer],
      ['editor', editor],
      ['owner', owner],
    ] as const) {
      const ways = {
        page: () => client.request(path),
        data: () => client.request(`${path}.data`),
        'data of this route alone': () => client.request(`${path}.data?_routes=${encodeURIComponent(id)}`),
        post: () => client.post(path, { intent: 'none of these' }),
        'post for data': () => client.post(`${path}.data`, { intent: 'none of these' }),
      }
      for (const [way, send] of Object.entries(ways)) {
        const response = await send()
        const body = await response.text()
        const cell = `${way} ${path} as ${rank}: ${response.status}`
        const isSending = way.startsWith('post')
        const isForOwners = FOR_OWNERS.includes(pattern) || (isSending && OWNERS_SEND.includes(pattern))
        const isForWriters = FOR_WRITERS.includes(pattern) && !isForOwners
        expect(response.status, cell).toBeLessThan(500)
        // A page without an action refuses every post.
        if (isSending && response.status === 405) continue
        if (rank === 'visitor') {
          // Led to signing in, by an address or in the data.
          expect([200, 202, 204, 302, 303, 401], cell).toContain(response.status)
          expect(body, cell).not.toContain('Olga Owner')
          if (response.status === 302 || response.status === 303)
            expect(response.headers.get('location'), cell).toContain('/blog-admin/login')
        } else if ((rank === 'editor' && isForOwners) || (rank === 'writer' && !isForWriters)) {
          expect(response.status, cell).toBe(403)
          expect(body, cell).toContain(
            isForOwners ? 'Only an owner may do this' : 'Only an owner or an editor',
          )
          expect(body, cell).not.toContain(SENDER)
          expect(body, cell).not.toContain(OWNER.email)
          refused++
        } else {
          expect(response.status, cell).not.toBe(403)
        }
      }
    }
  }
  expect(refused).toBeGreaterThan(60)
  expect(await (await owner.request('/blog-admin/messages')).text()).toContain(SENDER)
}, 180_000)

test('an editor is shown the ranks and who works here, and no control, address or place that is for owners', async () => {
  const people = await (await editor.request('/blog-admin/staff')).text()
  expect(people).toContain('What each rank may do')
  expect(people).toContain('Olga Owner')
  for (const hidden of [OWNER.email, 'Add someone', 'Send password link', 'What was done', 'Change Olga'])
    expect(people, hidden).not.toContain(hidden)
  for (const place of ['settings', 'newsletter', 'messages'])
    expect(people, place).not.toContain(`href="/blog-admin/${place}"`)
  for (const place of ['posts', 'reports', 'staff']) expect(people).toContain(`href="/blog-admin/${place}"`)
  const asOwner = await (await owner.request('/blog-admin/staff')).text()
  for (const shown of [
    EDITOR.email,
    'Add someone',
    'Send password link',
    'What was done',
    '/blog-admin/messages',
  ])
    expect(asOwner, shown).toContain(shown)
})

test('editors and writers do none of what owners do to people, whatever is sent', async () => {
  const asOwner = await (await owner.request('/blog-admin/staff')).text()
  const ids = [...asOwner.matchAll(/name="staffId" value="([0-9a-f-]{36})"/g)].map(([, id]) => id!)
  expect(new Set(ids).size).toBe(3)
  for (const staffId of new Set(ids)) {
    for (const intent of ['rank', 'link', 'end-sessions', 'reset', 'remove']) {
      const sent = { intent, staffId, rank: 'owner', how: 'show', password: PASSWORD }
      for (const client of [editor, writer])
        expect((await client.post('/blog-admin/staff', sent)).status, intent).toBe(403)
    }
  }
  const added = { intent: 'add', email: 'x@staff.example', name: 'X', rank: 'owner', password: PASSWORD }
  expect((await editor.post('/blog-admin/staff', added)).status).toBe(403)
  expect(await (await owner.request('/blog-admin/staff')).text()).toContain('Staff (<!-- -->3<!-- -->)')
})

test('a writer’s own post goes to review, and somebody else’s opens by no address', async () => {
  const save = (client: Client, id: string, fields: Record<string, string>) =>
    client.post('/blog-admin/posts/save-form', { id, version: '0', content: 'Lentils.', ...fields })
  const [mine, theirs] = [crypto.randomUUID(), crypto.randomUUID()]
  expect((await save(editor, theirs, { title: 'Of an editor', intent: 'draft' })).status).toBe(303)
  expect((await save(writer, mine, { title: 'Of a writer', intent: 'publish' })).status).toBe(403)
  const before = (await server.emails()).length
  expect((await save(writer, mine, { title: 'Of a writer', intent: 'submit' })).status).toBe(303)
  await expect.poll(async () => (await server.emails()).length, { timeout: 20_000 }).toBe(before + 2)
  for (const message of (await server.emails()).slice(before)) {
    expect(message.subject).toContain('A post waits for review: Of a writer')
    expect(message.text).toContain(`/blog-admin/posts/${mine}/edit`)
  }

  const list = await (await writer.request('/blog-admin/posts')).text()
  expect(list).toContain('Of a writer')
  expect(list).not.toContain('Of an editor')
  expect(await (await editor.request('/blog-admin/posts')).text()).toContain(
    'One post is waiting for review.',
  )
  for (const page of ['edit', 'versions']) {
    expect((await writer.request(`/blog-admin/posts/${mine}/${page}`)).status).toBe(200)
    const refused = await writer.request(`/blog-admin/posts/${theirs}/${page}`)
    expect(refused.status, page).toBe(403)
    expect(await refused.text()).not.toContain('Of an editor')
  }
  const attempts: [string, Record<string, string>][] = [
    ['/blog-admin/posts/save-form', { id: theirs, version: '1', title: 'Taken over', intent: 'draft' }],
    [`/blog-admin/posts/${theirs}/edit`, { intent: 'make-link' }],
    ['/blog-admin/posts', { id: theirs, intent: 'delete', confirmed: 'live' }],
    ['/blog-admin/posts', { id: mine, intent: 'archive', confirmed: 'live' }],
    ['/blog-admin/posts/undo', { postId: theirs, version: '0' }],
    ['/blog-admin/bin', { id: theirs, kind: 'post', intent: 'purge', confirmed: 'yes' }],
  ]
  for (const [path, fields] of attempts)
    expect((await writer.post(path, fields)).status, JSON.stringify(fields)).toBe(403)
  expect(await (await editor.request('/blog-admin/posts')).text()).toContain('Of an editor')
})

test('a writer hands their own post over: it opens to the other alone, who sees at once who has it open', async () => {
  const id = crypto.randomUUID()
  const edit = `/blog-admin/posts/${id}/edit`
  const presence = `/blog-admin/posts/${id}/presence`
  const draft = { id, version: '0', title: 'Handed over', content: 'Lentils.', intent: 'draft' }
  expect((await writer.post('/blog-admin/posts/save-form', draft)).status).toBe(303)
  const page = await (await writer.request(edit)).text()
  expect(page).toContain('Hand over this post')
  const { value: edith } = /<option value="(?<value>[^"]+)">Edith Editor</.exec(page)!.groups!
  const { value: olga } = /<option value="(?<value>[^"]+)">Olga Owner</.exec(page)!.groups!

  /** What an open editor is told until the names are as wanted. */
  const watch = async (client: Client) => {
    const leave = new AbortController()
    const response = await client.request(presence, { signal: leave.signal })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    const until = async (names: string[]) => {
      while (!text.endsWith(`data: ${JSON.stringify({ names })}\n\n`)) {
        const { value, done } = await reader.read()
        if (done) throw new Error(`The stream ended: ${text}`)
        text += value
      }
    }
    return { until, leave: () => leave.abort() }
  }
  const first = await watch(writer)
  await first.until([])
  const second = await watch(owner)
  await second.until(['Wanda Writer'])
  await first.until(['Olga Owner'])
  second.leave()
  await first.until([])
  first.leave()

  expect((await writer.post(edit, { intent: 'hand-over', staffId: 'nobody' })).status).toBe(422)
  const handed = await writer.post(edit, { intent: 'hand-over', staffId: edith! })
  expect([handed.status, handed.headers.get('location')]).toEqual([303, '/blog-admin/posts'])
  for (const path of [edit, presence]) expect((await writer.request(path)).status, path).toBe(403)
  expect((await writer.post(edit, { intent: 'hand-over', staffId: olga! })).status).toBe(403)
  await expect
    .poll(async () => (await server.emails()).map(({ subject }) => subject).join('\n'), { timeout: 20_000 })
    .toContain('A post is yours now: Handed over')
  // An editor hands over anybody's.
  expect((await editor.post(edit, { intent: 'hand-over', staffId: olga! })).headers.get('location')).toBe(
    edit,
  )
})

// Last: the password it chooses ends the editor's session.
test('a link to choose a password is on no page: it goes by mail to whose it is', async () => {
  const asOwner = await (await owner.request('/blog-admin/staff')).text()
  const staffId = /Change Edith Editor[^]*?name="staffId" value="([0-9a-f-]{36})"/.exec(asOwner)![1]!
  const answer = await owner.post('/blog-admin/staff', {
    intent: 'link',
    staffId,
    how: 'show',
    password: PASSWORD,
  })
  expect(answer.status).toBe(200)
  expect(await answer.text()).not.toContain('choose-password')
  const withLink = async () => (await server.emails()).filter(({ text }) => text?.includes('choose-password'))
  await expect.poll(async () => (await withLink()).length, { timeout: 20_000 }).toBe(1)
  const [message] = await withLink()
  expect(message!.to).toMatchObject([{ address: EDITOR.email }])
  const link = new URL(/http\S+choose-password\S+/.exec(message!.text!)![0])
  const visitor = openClient(server)
  expect(await (await visitor.request(link.pathname + link.search)).text()).toContain('New password')
  const token = link.searchParams.get('token')!
  const choose = { token, newPassword: 'another handful of words' }
  expect(await (await visitor.post(link.pathname, choose)).text()).toContain('Your password is set')
  // Used, it says so at once, without the form.
  const used = await (await visitor.request(link.pathname + link.search)).text()
  expect(used).toContain('expired or was used before')
  expect(used).not.toContain('New password')
})
