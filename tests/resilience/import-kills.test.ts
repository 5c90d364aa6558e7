import { asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#app/db/open.server.ts'
import {
  blogImports,
  blogPictures,
  blogPosts,
  blogPostVersions,
  blogRedirects,
} from '#app/db/schema/index.ts'
import { type Client, openClient } from '#tests/support/client.ts'
import { MIGRATIONS_DIR } from '#tests/support/database-template.ts'
import { readyDataDir } from '#tests/support/data-folders.ts'
import { makeZip } from '#tests/support/make-zip.ts'
import { runStaffCreate } from '#tests/support/make-staff.ts'
import { freePort, type RunningServer, runServer } from '#tests/support/run-server.ts'

const OWNER = { email: 'olga@imports.example', password: 'several words about nothing' }
/** Each with a picture, whose encoding takes longer than a look at the progress. */
const POSTS = 60
const KILL_FROM = [5, 25]
const RELOAD_HINT = 'Reload this page to see how far it has come.'

const dataDir = readyDataDir()
let port: number
let server: RunningServer
let client: Client
beforeAll(async () => {
  runStaffCreate({
    dataDir,
    arguments: ['--email', OWNER.email, '--name', 'Olga', '--ask'],
    typed: OWNER.password,
  })
  port = await freePort()
  server = await runServer({ dataDir, port })
  client = openClient(server)
  const answer = await client.post('/blog-admin/login', OWNER)
  expect(answer.status).toBe(302)
})
afterAll(() => server.dispose())

async function killAndRestart(): Promise<void> {
  await server.kill('SIGKILL')
  server = await runServer({ dataDir, port })
}

async function ghostExport(): Promise<Uint8Array> {
  const posts = Array.from({ length: POSTS }, (_, at) => ({
    id: `p${at}`,
    uuid: `u${at}`,
    title: `Post ${at}`,
    slug: `post-${at}`,
    html: `<p>Slowly.</p><p><img src="__GHOST_URL__/content/images/pot-${at}.png" alt="A pot"></p>`,
    type: 'post',
    status: 'published',
    visibility: 'public',
    published_at: '2020-05-02T10:00:00.000Z',
  }))
  const pictures = await Promise.all(
    posts.map(async (_, at) => ({
      name: `content/images/pot-${at}.png`,
      content: await sharp({
        create: { width: 900, height: 600, channels: 3, background: { r: at * 4, g: 90, b: 30 } },
      })
        .png()
        .toBuffer(),
    })),
  )
  return makeZip([
    { name: 'export.json', content: JSON.stringify({ db: [{ data: { posts } }] }) },
    ...pictures,
  ])
}

async function upload(content: Uint8Array): Promise<string> {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(content)], 'ghost.zip'))
  form.append('site', 'soup.example')
  const answer = await client.request('/blog-admin/import', { method: 'POST', body: form })
  expect(answer.status).toBe(303)
  return answer.headers.get('location')!
}

const pageAt = async (path: string) => (await client.request(path)).text()

/** The page once it says what is waited for. */
async function pageWith(path: string, pattern: RegExp | ((html: string) => boolean)): Promise<string> {
  let html = ''
  await expect
    .poll(
      async () => {
        html = await pageAt(path)
        return typeof pattern === 'function' ? pattern(html) : pattern.test(html)
      },
      { timeout: 240_000, interval: 50 },
    )
    .toBe(true)
  return html
}

const doneIn = (html: string): number => Number(/(\d+)(?:<!-- -->)? of (?:<!-- -->)?60/.exec(html)?.[1] ?? 0)

async function inDatabase<Value>(
  use: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<Value>,
): Promise<Value> {
  const { db, close } = await openDatabase({ url: undefined, dataDir, migrationsDir: MIGRATIONS_DIR })
  try {
    return await use(db)
  } finally {
    await close()
  }
}

test('the server is killed while it reads an export and twice while it imports it: it ends, and nothing is doubled', async () => {
  const zip = await ghostExport()
  const path = await upload(zip)
  const id = path.split('/').at(-1)!
  await killAndRestart()
  const report = await pageWith(path, /Posts to create/)
  expect(report).toContain(`Import ${POSTS} posts and 0 pages`)

  const begun = await client.post(path, { intent: 'start' })
  expect(begun.status).toBe(200)
  expect(await begun.text()).toContain(RELOAD_HINT)
  for (const from of KILL_FROM) {
    await pageWith(path, (html) => doneIn(html) >= from)
    await server.kill('SIGKILL')
    const [row] = await inDatabase((db) => db.select().from(blogImports).where(eq(blogImports.id, id)))
    expect(row).toMatchObject({ status: 'running' })
    server = await runServer({ dataDir, port })
  }
  await pageWith(path, /The import is finished\./)

  const again = await upload(zip)
  expect(await pageWith(again, /What happens/)).toContain('Everything in this file is here already.')

  await server.kill('SIGTERM')
  const there = await inDatabase(async (db) => ({
    imported: (await db.select().from(blogImports).where(eq(blogImports.id, id)))[0],
    keys: (await db.select().from(blogPosts).orderBy(asc(blogPosts.id))).flatMap(
      ({ importKey }) => importKey ?? [],
    ),
    versions: await db.$count(blogPostVersions),
    posts: await db.$count(blogPosts),
    hashes: (await db.select().from(blogPictures)).flatMap(({ importHash }) => importHash ?? []),
    redirects: await db.$count(blogRedirects),
  }))
  expect(there.imported).toMatchObject({
    status: 'done',
    fileKey: null,
    result: { total: POSTS, done: POSTS, made: { posts: POSTS, redirects: POSTS }, alreadyThere: 0 },
  })
  expect(there.keys).toHaveLength(POSTS)
  expect(new Set(there.keys).size).toBe(POSTS)
  expect(there.hashes).toHaveLength(POSTS)
  expect(new Set(there.hashes).size).toBe(POSTS)
  expect(there.redirects).toBe(POSTS)
  expect(there.versions).toBe(there.posts)
}, 600_000)
