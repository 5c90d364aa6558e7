import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '#app/db/open.server.ts'
import {
  blogAuthors,
  blogCategories,
  blogFaqs,
  blogPosts,
  blogPreparedPosts,
  blogRedirects,
} from '#app/db/schema/index.ts'
import { makeAuthor, makeCategory, makeFaqs, makePost } from '#tests/support/blog.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { openPreparedPosts } from './prepared-posts.server.ts'
import { openViewCounts } from './view-counts.server.ts'

const PATH = '/blog/nutrition/dal'
const FACTS = { pieces: [7, 4, 0xfedcba98], styleLink: '<link/>', styleKey: 'a', scripts: ["'sha256-x'"] }
const PAGE = { html: Buffer.from([0, 1, 254, 255]), facts: FACTS }
const silent = { warn: () => {} } as never
let at = new Date('2026-11-20T12:00:00Z')

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
beforeEach(() => database.reset())
afterAll(() => database.close())

const open = (edition = 'one') => openPreparedPosts(db, edition, () => at)

async function preparedDal() {
  const author = await makeAuthor(db)
  const category = await makeCategory(db)
  const post = await makePost(db, { title: 'Dal', authorId: author.id, categoryId: category.id })
  await makeFaqs(db, post.id, [['Soak?', '<p>No.</p>']])
  const posts = open()
  const asked = await posts.find(PATH)
  await posts.keep(asked!, PAGE)
  return { author, category, post, posts }
}

test('[BLOG-46] what was prepared is given while its rows are the same; views change only their number', async () => {
  const { posts, post, category } = await preparedDal()
  const expected = { id: post.id, categoryId: category.id, views: 0, prepared: PAGE }
  expect(await posts.find(PATH)).toMatchObject(expected)
  const views = openViewCounts(db, silent)
  views.count('dal')
  await views.flush()
  expect(await posts.find(PATH)).toMatchObject({ ...expected, views: 1 })
  await views.close()
})

test('every change of a post, its author, its category or its questions, by whomever, makes it unprepared', async () => {
  const changes: ((made: Awaited<ReturnType<typeof preparedDal>>) => Promise<unknown>)[] = [
    ({ post }) => db.update(blogPosts).set({ excerpt: 'New' }).where(eq(blogPosts.id, post.id)),
    ({ author }) => db.update(blogAuthors).set({ bio: 'New' }).where(eq(blogAuthors.id, author.id)),
    ({ category }) =>
      db.update(blogCategories).set({ name: 'New' }).where(eq(blogCategories.id, category.id)),
    ({ post }) => db.update(blogFaqs).set({ answer: 'New' }).where(eq(blogFaqs.postId, post.id)),
    ({ post }) => db.delete(blogFaqs).where(eq(blogFaqs.postId, post.id)),
    ({ post }) => makeFaqs(db, post.id, [['Rinse?', '<p>Yes.</p>']]),
    ({ author }) => db.delete(blogAuthors).where(eq(blogAuthors.id, author.id)),
  ]
  for (const change of changes) {
    await database.reset()
    const made = await preparedDal()
    expect(await made.posts.missing()).toEqual([])
    await change(made)
    expect(await made.posts.find(PATH), change.toString()).toMatchObject({ prepared: null })
    expect(await made.posts.missing()).toEqual([PATH])
  }
})

test('a page that was rendered while its post changed is not given', async () => {
  const { posts, post } = await preparedDal()
  const asked = await posts.find(PATH)
  await db.update(blogPosts).set({ title: 'Dal, better' }).where(eq(blogPosts.id, post.id))
  await posts.keep(asked!, PAGE)
  expect(await posts.find(PATH)).toMatchObject({ prepared: null })
})

test('[BLOG-26] [BLOG-28] [BLOG-45] only a published post at its own address is found', async () => {
  const { posts, post } = await preparedDal()
  expect(await posts.find('/blog/uncategorized/dal')).toBeNull()
  expect(await posts.find('/blog/nutrition/lentils')).toBeNull()
  expect(await posts.find('/blog/author/dal')).toBeNull()
  expect(await posts.find('/blog/preview/dal')).toBeNull()
  await db.insert(blogRedirects).values({ fromPath: PATH, toPath: '/blog/all', createdAt: at })
  expect(await posts.find(PATH)).toBeNull()
  for (const status of ['draft', 'archived'] as const) {
    await database.reset()
    await preparedDal()
    await db.update(blogPosts).set({ status }).where(eq(blogPosts.slug, 'dal'))
    expect(await posts.find(PATH)).toBeNull()
    expect(await posts.missing()).toEqual([])
  }
  await db.delete(blogPosts).where(eq(blogPosts.id, post.id))
  await posts.keep({ id: post.id, stamp: '' }, PAGE)
  expect(await posts.find(PATH)).toBeNull()
})

test('two editions prepare side by side, and the old one’s pages go a day later', async () => {
  const { posts } = await preparedDal()
  const next = open('two')
  expect(await next.find(PATH)).toMatchObject({ prepared: null })
  expect(await next.missing()).toEqual([PATH])
  await next.keep((await next.find(PATH))!, {
    html: Buffer.from([9]),
    facts: { ...FACTS, pieces: [1, 1, 0] },
  })
  expect(await next.find(PATH)).toMatchObject({ prepared: { facts: { pieces: [1, 1, 0] } } })
  await next.dropOthers()
  expect(await posts.find(PATH)).toMatchObject({ prepared: PAGE })
  at = new Date(at.getTime() + 25 * 3_600_000)
  await next.dropOthers()
  expect(await db.select({ edition: blogPreparedPosts.edition }).from(blogPreparedPosts)).toEqual([
    { edition: 'two' },
  ])
})
