import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, openClient } from '#tests/support/client.ts'
import { readyDataDir } from '#tests/support/data-folders.ts'
import { runStaffCreate } from '#tests/support/make-staff.ts'
import { cellsOfRouter } from '#tests/support/route-cells.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

/** What owners alone may open, and where everybody may read but owners alone may send. Everything else is content. */
const FOR_OWNERS = [
  '/blog-admin/settings',
  '/blog-admin/newsletter',
  '/blog-admin/newsletter/export',
  '/blog-admin/messages',
  '/blog-admin/system',
]
const OWNERS_SEND = ['/blog-admin/staff']

const dataDir = readyDataDir()
const cells = cellsOfRouter().filter(({ access }) => access === 'staff')
const PASSWORD = 'several words about nothing'
const OWNER = { email: 'olga@staff.example', password: PASSWORD }
const EDITOR = { email: 'edith@staff.example', password: PASSWORD }
const WRITER = 'writer-of-a-message@canary.example'

let server: RunningServer
let owner: Client
let editor: Client

beforeAll(async () => {
  const make = (email: string, name: string, ...more: string[]) => {
    const args = ['--email', email, '--name', name, '--ask', ...more]
    const made = runStaffCreate({ dataDir, arguments: args, typed: PASSWORD })
    expect(made.stderr).toBe('')
  }
  make(OWNER.email, 'Olga Owner')
  make(EDITOR.email, 'Edith Editor', '--rank', 'editor')
  server = await runServer({ dataDir })
  const signedIn = async (person: typeof OWNER) => {
    const client = openClient(server)
    expect((await client.post('/blog-admin/login', person)).status).toBe(302)
    return client
  }
  owner = await signedIn(OWNER)
  editor = await signedIn(EDITOR)
  await openClient(server).post('/contact', {
    name: 'Canary',
    email: WRITER,
    category: 'general',
    subject: 'A canary',
    message: 'A message that is long enough to be one.',
  })
}, 120_000)
afterAll(() => server.dispose())

test('every page and every action of the staff area, as an editor and as an owner', async () => {
  for (const path of [...FOR_OWNERS, ...OWNERS_SEND])
    expect(cells.map(({ pattern }) => pattern)).toContain(path)
  let refused = 0
  for (const { path, pattern, id } of cells) {
    for (const [rank, client] of [
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
        expect(response.status, cell).toBeLessThan(500)
        // A page without an action refuses every post.
        if (isSending && response.status === 405) continue
        if (rank === 'editor' && isForOwners) {
          expect(response.status, cell).toBe(403)
          expect(body, cell).toContain('Only an owner may do this')
          expect(body, cell).not.toContain(WRITER)
          expect(body, cell).not.toContain(OWNER.email)
          refused++
        } else {
          expect(response.status, cell).not.toBe(403)
        }
      }
    }
  }
  expect(refused).toBeGreaterThan(15)
  expect(await (await owner.request('/blog-admin/messages')).text()).toContain(WRITER)
}, 180_000)

test('an editor is shown the ranks and who works here, and no control, address or place that is for owners', async () => {
  const people = await (await editor.request('/blog-admin/staff')).text()
  expect(people).toContain('What each rank may do')
  expect(people).toContain('Olga Owner')
  for (const hidden of [OWNER.email, 'Add somebody', 'Send password link', 'What was done', 'Change Olga'])
    expect(people, hidden).not.toContain(hidden)
  for (const place of ['settings', 'newsletter', 'messages'])
    expect(people, place).not.toContain(`href="/blog-admin/${place}"`)
  for (const place of ['posts', 'reports', 'staff']) expect(people).toContain(`href="/blog-admin/${place}"`)
  const asOwner = await (await owner.request('/blog-admin/staff')).text()
  for (const shown of [
    EDITOR.email,
    'Add somebody',
    'Send password link',
    'What was done',
    '/blog-admin/messages',
  ])
    expect(asOwner, shown).toContain(shown)
})

test('an editor does none of what owners do to people, whatever is sent', async () => {
  const asOwner = await (await owner.request('/blog-admin/staff')).text()
  const ids = [...asOwner.matchAll(/name="staffId" value="([0-9a-f-]{36})"/g)].map(([, id]) => id!)
  expect(new Set(ids).size).toBe(2)
  for (const staffId of new Set(ids)) {
    for (const intent of ['rank', 'link', 'end-sessions', 'reset', 'remove']) {
      const sent = { intent, staffId, rank: 'owner', how: 'show', password: PASSWORD }
      const response = await editor.post('/blog-admin/staff', sent)
      expect(response.status, intent).toBe(403)
    }
  }
  const added = { intent: 'add', email: 'x@staff.example', name: 'X', rank: 'owner', password: PASSWORD }
  expect((await editor.post('/blog-admin/staff', added)).status).toBe(403)
  expect(await (await owner.request('/blog-admin/staff')).text()).toContain('Staff (<!-- -->2<!-- -->)')
})

test('a link to choose a password is on no page: it goes by mail to whose it is', async () => {
  const asOwner = await (await owner.request('/blog-admin/staff')).text()
  const staffId = /Change Edith Editor[^]*?name="staffId" value="([0-9a-f-]{36})"/.exec(asOwner)![1]!
  const before = (await server.emails()).length
  const answer = await owner.post('/blog-admin/staff', {
    intent: 'link',
    staffId,
    how: 'show',
    password: PASSWORD,
  })
  expect(answer.status).toBe(200)
  expect(await answer.text()).not.toContain('choose-password')
  await expect.poll(async () => (await server.emails()).length, { timeout: 20_000 }).toBe(before + 1)
  const message = (await server.emails()).at(-1)!
  expect(message.to).toMatchObject([{ address: EDITOR.email }])
  const link = new URL(/http\S+choose-password\S+/.exec(message.text!)![0])
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
