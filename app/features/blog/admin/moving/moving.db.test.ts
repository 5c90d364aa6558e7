import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asc, eq } from 'drizzle-orm'
import {
  blogAuthors,
  blogCategories,
  blogFaqs,
  blogImports,
  blogPages,
  blogPageSections,
  blogPictures,
  blogPosts,
  blogRedirects,
} from '#app/db/schema/index.ts'
import { keepPicture } from '#app/features/blog/admin/pictures/upload-picture.server.ts'
import type { Staff } from '#app/features/staff/staff.ts'
import type { WebPages } from '#app/ports/pages/web-pages.ts'
import { openFolderFiles } from '#app/ports/files/folder-files.server.ts'
import { fillSampleBlog } from '#tests/support/blog.ts'
import { makeStaff, openBlogEditor } from '#tests/support/blog-editor.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeZip } from '#tests/support/make-zip.ts'
import { MARKUP_VECTORS } from '#tests/support/markup-vectors.ts'
import { exportBlog } from './export-blog.server.ts'
import { lookAtImport } from './look-at-import.server.ts'
import { beginImport, dropImport, findImport, startImport, sweepImports } from './imports.server.ts'
import { openReader } from '#app/pool/open-reader.server.ts'
import { runImport } from './run-import.server.ts'

const SAMPLE = ['../../../../../../shared', '../../../../../../../shared']
  .map((folder) => join(import.meta.dirname, folder, 'samples/themeunittestdata.wordpress.xml'))
  .find((path) => existsSync(path))
const idle = new AbortController().signal
const FIXED = new Set(['/about'])

let database: TestDatabase
let staff: Staff
let needs: ReturnType<typeof openNeeds>
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.reset()
  needs = openNeeds(openFolderFiles({ folder: await mkdtemp(join(tmpdir(), 'mealwright-moving-')) }))
  staff = (await makeStaff(database.db)) as Staff
})
const reader = openReader()
afterAll(async () => {
  await reader.close()
  await database.close()
})

function openNeeds(files: ReturnType<typeof openFolderFiles>) {
  const { needs: editor } = openBlogEditor(database.db)
  return {
    ...editor,
    files,
    log: { debug() {}, info() {}, warn() {}, error() {} },
    webPages: null as WebPages | null,
    reader,
  }
}

const enqueue = async () => {}

/** Uploads a file and has it read; gives the import's id. */
async function lookAt(
  content: Uint8Array | string,
  options: { fetchesPictures?: boolean; site?: string } = {},
): Promise<string> {
  const file = new File([new Uint8Array(Buffer.from(content))], 'export')
  const { fetchesPictures = false, site = null } = options
  const id = await beginImport({ ...needs, enqueue }, staff, { file, site, fetchesPictures }, FIXED)
  expect(await findImport(database.db, id)).toMatchObject({ status: 'reading', plan: null })
  await lookAtImport(needs, id)
  return id
}

const start = (id: string) => startImport({ db: database.db, now: needs.now, enqueue }, staff, id)

/** Looks at a file and imports it, as staff do. */
async function bring(
  content: Uint8Array | string,
  options: { fetchesPictures?: boolean; site?: string } = {},
) {
  const id = await lookAt(content, options)
  const { plan } = (await findImport(database.db, id))!
  await start(id)
  await runImport(needs, id, idle)
  const { status, result, fileKey } = (await findImport(database.db, id))!
  return { id, plan: plan!, status, result: result!, fileKey }
}

const picture = (color: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer()
const posts = () => database.db.select().from(blogPosts).orderBy(asc(blogPosts.slug))

const ghost = (rows: object[]) =>
  JSON.stringify({
    db: [{ data: { posts: rows, tags: [], posts_tags: [], users: [], posts_authors: [], posts_meta: [] } }],
  })
const ghostPost = (change: object = {}) => ({
  id: 'p1',
  uuid: 'u1',
  title: 'Broth',
  slug: 'broth',
  html: '<p>Hi <img src="__GHOST_URL__/content/images/2024/01/bowl.png" alt="A bowl"> there</p>',
  feature_image: '__GHOST_URL__/content/images/2024/01/pot.png',
  type: 'post',
  status: 'published',
  visibility: 'public',
  published_at: '2024-01-02T10:00:00.000Z',
  updated_at: '2024-02-02T10:00:00.000Z',
  ...change,
})

test('a Ghost export in a zip brings its pictures, dates and old addresses, and nothing twice', async () => {
  const zip = makeZip([
    { name: 'site/content/data/export.json', content: ghost([ghostPost()]) },
    { name: 'site/content/images/2024/01/bowl.png', content: await picture('red') },
    { name: 'site/content/images/2024/01/pot.png', content: await picture('blue') },
  ])
  const first = await bring(zip, { site: 'https://soup.example' })
  expect(first.plan).toMatchObject({
    posts: { toMake: 1, alreadyThere: 0 },
    pictures: { inFile: 2, elsewhere: 0 },
  })
  expect(first).toMatchObject({
    status: 'done',
    fileKey: null,
    result: { made: { posts: 1, pictures: 2, redirects: 1 } },
  })
  const [post] = await posts()
  expect(post).toMatchObject({
    slug: 'broth',
    status: 'published',
    publishedAt: new Date('2024-01-02T10:00:00Z'),
    updatedAt: new Date('2024-02-02T10:00:00Z'),
    featuredImageUrl: expect.stringMatching(/^\/blog-pictures\//),
  })
  expect(post!.contentHtml).toMatch(/<p>Hi <img src="\/blog-pictures\/[^"]+" alt="A bowl"/)
  expect(await database.db.select().from(blogRedirects)).toMatchObject([
    { fromPath: '/broth', toPath: '/blog/uncategorized/broth' },
  ])
  const again = await bring(zip, { site: 'https://soup.example' })
  expect(again.plan.posts).toEqual({ toMake: 0, alreadyThere: 1 })
  expect(again.result).toMatchObject({ made: { posts: 0, pictures: 0, redirects: 0 }, alreadyThere: 1 })
  expect(await posts()).toHaveLength(1)
  expect(await database.db.$count(blogPictures)).toBe(2)
})

test('pictures elsewhere are fetched where that is wanted; else a link stays and the report names them', async () => {
  const asked: string[] = []
  const red = await picture('red')
  needs.webPages = {
    read: () => Promise.reject(new Error('no page is read')),
    readPicture: async (address) => {
      asked.push(address)
      return new Uint8Array(red)
    },
  }
  const named = await bring(ghost([ghostPost()]), { site: 'https://soup.example' })
  expect(asked).toEqual([])
  expect(named.result.leftOut).toEqual([
    {
      what: 'Picture https://soup.example/content/images/2024/01/bowl.png in “Broth”',
      why: 'It is not in the file',
    },
    {
      what: 'Picture https://soup.example/content/images/2024/01/pot.png in “Broth”',
      why: 'It is not in the file',
    },
  ])
  expect((await posts())[0]!.contentHtml).toContain(
    'href="https://soup.example/content/images/2024/01/bowl.png"',
  )
  await database.db.delete(blogPosts)
  await bring(ghost([ghostPost()]), { site: 'https://soup.example', fetchesPictures: true })
  expect(asked).toHaveLength(2)
  // The same bytes under two addresses are one picture.
  expect(await database.db.$count(blogPictures)).toBe(1)
})

test('hostile texts of an export run nothing, and hostile files are refused', async () => {
  const rows = MARKUP_VECTORS.map(({ markup: html }, index) =>
    ghostPost({
      id: `p${index}`,
      uuid: `u${index}`,
      slug: `p-${index}`,
      title: html.slice(0, 100) || 'x',
      html,
      feature_image: null,
    }),
  )
  await bring(ghost(rows))
  for (const { contentHtml, title } of await posts())
    expect(contentHtml, title).not.toMatch(
      /<script|<[^>]*\son\w+\s*=|(?:href|src)="\s*javascript:|<iframe|<svg/i,
    )
  await expect(lookAt('hello')).rejects.toMatchObject({ code: 'malformed' })
  const refused = async (content: Uint8Array | string) => {
    const id = await lookAt(content)
    const row = await findImport(database.db, id)
    expect(row).toMatchObject({ status: 'refused', plan: null, fileKey: null })
    expect(row!.refusal).toMatch(/\w.*\.$/)
    await expect(start(id)).rejects.toMatchObject({ code: 'conflict' })
  }
  await refused('<!DOCTYPE x [<!ENTITY a "b">]><rss>&a;</rss>')
  await refused(makeZip([{ name: '../../x.txt', content: 'no export' }]))
  await refused(makeZip([{ name: 'a.json', content: Buffer.alloc(60_000_000, 0x20) }]))
  await refused(
    makeZip([
      { name: 'posts/a.md', content: 'x' },
      { name: 'authors.yaml', content: 'a: &a [x]\nb: *a' },
    ]),
  )
}, 120_000)

test('a run that is ended goes on where it was, and a file can be forgotten instead', async () => {
  const rows = Array.from({ length: 6 }, (_, index) =>
    ghostPost({
      id: `p${index}`,
      uuid: `u${index}`,
      slug: `p-${index}`,
      feature_image: null,
      html: '<p>x</p>',
    }),
  )
  const id = await lookAt(ghost(rows))
  await start(id)
  const stop = new AbortController()
  let told = 0
  const stopping = { ...needs, now: () => (++told > 7 && stop.abort(new Error('stopped')), needs.now()) }
  await expect(runImport(stopping, id, stop.signal)).rejects.toThrow('stopped')
  const before = (await posts()).length
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThan(6)
  await runImport(needs, id, idle)
  expect(await posts()).toHaveLength(6)
  // What both runs made counts as made, and not as what was here before.
  expect((await findImport(database.db, id))!.result).toMatchObject({
    total: 6,
    done: 6,
    made: { posts: 6, redirects: 6 },
    alreadyThere: 0,
  })
  const other = await lookAt(ghost(rows))
  await dropImport(needs, other)
  expect(await database.db.select().from(blogImports).where(eq(blogImports.id, other))).toEqual([])
})

test('an export of everything, imported into an empty blog, gives the same blog', async () => {
  await fillSampleBlog(database.db)
  const kept = await keepPicture(
    needs,
    { file: new Blob([new Uint8Array(await picture('green'))]), alt: '', uploadedBy: null },
    { signal: idle },
  )
  const [dal] = await database.db.select().from(blogPosts).where(eq(blogPosts.slug, 'dal'))
  await database.db.update(blogPosts).set({ featuredImageUrl: kept.address }).where(eq(blogPosts.id, dal!.id))
  const before = await facts()
  const zip = new Uint8Array(await new Response(exportBlog(needs)).arrayBuffer())
  for (const table of [blogPosts, blogPages, blogCategories, blogAuthors, blogPictures, blogRedirects])
    await database.db.delete(table)
  const { result } = await bring(zip)
  expect(await facts()).toEqual(before)
  expect(result.made).toMatchObject({ posts: before.posts.length, pictures: 1 })
  const again = await bring(zip)
  expect(again.result.made).toMatchObject({ posts: 0, pages: 0, authors: 0, categories: 0, pictures: 0 })
})

/** What of a blog readers see, without the ids of its rows. */
async function facts() {
  const { db } = database
  const authors = new Map((await db.select().from(blogAuthors)).map(({ id, slug }) => [id, slug]))
  const categories = new Map((await db.select().from(blogCategories)).map(({ id, slug }) => [id, slug]))
  const faqs = await db.select().from(blogFaqs).orderBy(asc(blogFaqs.sortOrder))
  const sections = await db.select().from(blogPageSections).orderBy(asc(blogPageSections.sortOrder))
  return {
    authors: [...authors.values()].sort(),
    categories: [...categories.values()].sort(),
    posts: (await posts()).map((post) => ({
      title: post.title,
      slug: post.slug,
      html: post.contentHtml.trim(),
      excerpt: post.excerpt,
      status: post.status,
      publishedAt: post.publishedAt,
      updatedAt: post.updatedAt,
      tags: post.tags,
      picture: post.featuredImageUrl?.replace(/[0-9a-f-]{36}/, 'id'),
      author: post.authorId && authors.get(post.authorId),
      category: post.categoryId && categories.get(post.categoryId),
      faqs: faqs.filter(({ postId }) => postId === post.id).map(({ question, answer }) => [question, answer]),
    })),
    pages: (await db.select().from(blogPages).orderBy(asc(blogPages.slug))).map(
      ({ id, title, slug, status }) => ({
        title,
        slug,
        status,
        sections: sections
          .filter(({ pageId }) => pageId === id)
          .map(({ title: head, content }) => [head, content]),
      }),
    ),
  }
}

test.skipIf(!SAMPLE)(
  'the theme test export of WordPress comes whole, and comes once',
  async () => {
    const xml = readFileSync(SAMPLE!)
    const { plan, result, status } = await bring(xml)
    expect(plan).toMatchObject({ source: 'WordPress', posts: { toMake: 58 }, pages: { toMake: 21 } })
    expect(status).toBe('done')
    expect(result.made).toMatchObject({ posts: 58, pages: 21, authors: 2 })
    expect((await bring(xml)).result).toMatchObject({ made: { posts: 0, pages: 0 }, alreadyThere: 79 })
  },
  180_000,
)

test('an import that was given up goes on with its file for a week, and then only its report is left', async () => {
  const id = await lookAt(ghost([ghostPost({ feature_image: null, html: '<p>x</p>' })]))
  await start(id)
  await database.db.update(blogImports).set({ status: 'failed' }).where(eq(blogImports.id, id))
  await sweepImports(needs)
  await start(id)
  await runImport(needs, id, idle)
  expect(await findImport(database.db, id)).toMatchObject({ status: 'done', result: { made: { posts: 1 } } })

  const left = await lookAt(ghost([ghostPost({ id: 'p2', uuid: 'u2' })]))
  await start(left)
  const long = new Date(needs.now().getTime() - 8 * 24 * 60 * 60 * 1000)
  const { fileKey } = (await findImport(database.db, left))!
  await database.db
    .update(blogImports)
    .set({ status: 'failed', updatedAt: long })
    .where(eq(blogImports.id, left))
  await sweepImports(needs)
  expect(await findImport(database.db, left)).toMatchObject({ status: 'failed', fileKey: null })
  expect(await needs.files.get(fileKey!)).toBeNull()
  await expect(start(left)).rejects.toMatchObject({ code: 'conflict' })
})

test('a page that was brought keeps its old address, also where the run ends right after it', async () => {
  const page = ghostPost({
    id: 'g1',
    uuid: 'g1',
    type: 'page',
    slug: 'our-kitchen',
    feature_image: null,
    html: '<p>x</p>',
  })
  const stop = new AbortController()
  const id = await lookAt(
    ghost([page, { ...page, id: 'g2', uuid: 'g2', slug: 'our-garden', title: 'Garden' }]),
  )
  await start(id)
  let told = 0
  const stopping = { ...needs, now: () => (++told > 2 && stop.abort(new Error('stopped')), needs.now()) }
  await expect(runImport(stopping, id, stop.signal)).rejects.toThrow('stopped')
  expect(await database.db.select().from(blogRedirects)).toMatchObject([
    { fromPath: '/our-kitchen', toPath: '/blog/page/our-kitchen' },
  ])
  await runImport(needs, id, idle)
  expect(await database.db.$count(blogRedirects)).toBe(2)
  expect((await findImport(database.db, id))!.result).toMatchObject({
    done: 2,
    made: { pages: 2, redirects: 2 },
    alreadyThere: 0,
  })
})
