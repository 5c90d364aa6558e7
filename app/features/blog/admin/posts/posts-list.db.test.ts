import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#app/db/id.ts'
import { blogPosts, blogPostViews } from '#app/db/schema/index.ts'
import type { PostStatus } from '#app/domain/blog/blog.ts'
import { makeAuthor, makeCategory, makePost } from '#tests/support/blog.ts'
import { makeStaff } from '#tests/support/blog-editor.ts'
import { blogSetting } from '#tests/support/blog-setting.ts'
import { changeManyPosts, chosenPosts } from './change-many.server.ts'
import type { ManyChange } from './change-many.ts'
import { choicesForPosts, listStaffPosts } from './staff-posts.server.ts'
import { MOST_COUNTED, POSTS_PER_PAGE } from './staff-posts.ts'

const setting = blogSetting({ edith: 'editor' })

const titles = async (given: Omit<Parameters<typeof listStaffPosts>[1], 'page'>) =>
  (await listStaffPosts(setting.database.db, { page: 1, ...given })).posts.map(({ title }) => title)
const day = (text: string) => new Date(`${text}T12:00:00Z`)

test('[ADMIN-15] the list is narrowed by author, category, tag and day of change, and ordered', async () => {
  const { db } = setting.database
  const anna = await makeAuthor(db, { name: 'Anna' })
  const soups = await makeCategory(db, { name: 'Soups' })
  await makePost(db, {
    title: 'Barley',
    authorId: anna.id,
    tags: ['Quick', 'soup'],
    updatedAt: day('2026-03-01'),
  })
  await makePost(db, { title: 'apple', categoryId: soups.id, tags: ['quick'], updatedAt: day('2026-03-02') })
  const carrot = await makePost(db, { title: 'Carrot', status: 'draft', updatedAt: day('2026-03-03') })
  await db.update(blogPostViews).set({ views: 7 }).where(eq(blogPostViews.postId, carrot.id))

  expect(await titles({})).toEqual(['Carrot', 'apple', 'Barley'])
  expect(await titles({ sort: 'oldest' })).toEqual(['Barley', 'apple', 'Carrot'])
  expect(await titles({ sort: 'title' })).toEqual(['apple', 'Barley', 'Carrot'])
  expect((await titles({ sort: 'views' }))[0]).toBe('Carrot')
  expect(await titles({ author: anna.id })).toEqual(['Barley'])
  expect(await titles({ author: 'none' })).toEqual(['Carrot', 'apple'])
  expect(await titles({ category: soups.id })).toEqual(['apple'])
  expect(await titles({ tag: 'QUICK' })).toEqual(['apple', 'Barley'])
  expect(await titles({ updatedFrom: '2026-03-02', updatedTo: '2026-03-02' })).toEqual(['apple'])
  expect(await titles({ tag: 'quick', search: 'lentils', status: 'published', author: anna.id })).toEqual([
    'Barley',
  ])
  expect(await choicesForPosts(db)).toEqual({
    authors: [{ id: anna.id, name: 'Anna' }],
    categories: [{ id: soups.id, name: 'Soups' }],
    tags: ['Quick', 'soup'],
  })
})

const statusOf = async (id: string) =>
  (await setting.database.db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0]!
const seenOf = async (ids: readonly string[]) =>
  new Map<string, PostStatus>(
    (await chosenPosts(setting.database.db, ids)).map(({ id, status }) => [id, status]),
  )
const change = async (kind: ManyChange, seen: ReadonlyMap<string, PostStatus>, by = setting.edith) =>
  changeManyPosts(setting.blogEditor.needs, by, { change: kind, seen })

test('several posts are archived, made drafts and deleted, and repeating it changes nothing more', async () => {
  const live = await makePost(setting.database.db, { title: 'Live' })
  const draft = await makePost(setting.database.db, { title: 'Draft', status: 'draft' })
  const ids = [live.id, draft.id]
  expect(await change('archive', await seenOf(ids))).toEqual({ change: 'archive', done: 2, refused: [] })
  expect((await statusOf(live.id)).status).toBe('archived')
  await change('restore', await seenOf(ids))
  expect((await statusOf(live.id)).status).toBe('draft')
  const seen = await seenOf(ids)
  expect(await change('delete', seen)).toMatchObject({ done: 2 })
  expect(await chosenPosts(setting.database.db, ids)).toEqual([])
  expect(await change('delete', seen)).toEqual({ change: 'delete', done: 0, refused: [] })
})

test('what went live since it was confirmed, and what the rank may not change, stays and is told', async () => {
  const post = await makePost(setting.database.db, { title: 'Now live' })
  const asDraft = new Map<string, PostStatus>([[post.id, 'draft']])
  expect(await change('delete', asDraft)).toEqual({
    change: 'delete',
    done: 0,
    refused: [{ title: 'Now live', reason: 'It went live meanwhile.' }],
  })
  const writer = await makeStaff(setting.database.db, 'Wanda', 'writer')
  expect((await change('archive', await seenOf([post.id]), writer)).refused).toHaveLength(1)
  expect((await statusOf(post.id)).status).toBe('published')
})

test('a search that very many posts match is counted to 1,000, and a list without one to its end', async () => {
  const at = new Date('2026-11-20T10:00:00Z')
  const rows = Array.from({ length: MOST_COUNTED + 5 }, (_, index) => ({
    id: newId(),
    title: `Barley ${index}`,
    slug: `barley-${index}`,
    content: 'x',
    contentHtml: '<p>x</p>',
    createdAt: at,
    updatedAt: new Date(at.getTime() + index),
  }))
  await setting.database.db.insert(blogPosts).values(rows)
  const pages = Math.ceil(MOST_COUNTED / POSTS_PER_PAGE)
  const found = await listStaffPosts(setting.database.db, { search: 'barley', page: pages })
  expect(found).toMatchObject({ total: MOST_COUNTED, isTotalCapped: true, page: pages, pageCount: pages })
  expect(found.posts).toHaveLength(POSTS_PER_PAGE)
  expect(await listStaffPosts(setting.database.db, { page: 1 })).toMatchObject({
    total: MOST_COUNTED + 5,
    isTotalCapped: false,
  })
})
