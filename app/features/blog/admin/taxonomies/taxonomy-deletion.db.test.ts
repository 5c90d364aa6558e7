import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#app/db/id.ts'
import { blogAuthors, blogPosts, blogPostViews, blogRedirects, blogSettings } from '#app/db/schema/index.ts'
import type { PostStatus } from '#app/domain/blog/blog.ts'
import { blogHomeSettings } from '#app/features/blog/public/blog-pages.server.ts'
import { listAuditEntries } from '#app/features/staff/audit-log.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { saveBlogSettings } from '#app/features/blog/admin/pages/blog-head.server.ts'
import { dashboardCounts, recentPosts } from '#app/features/blog/admin/dashboard.server.ts'
import { createAuthor, deleteAuthor } from './save-author.server.ts'
import { createCategory, deleteCategory, updateCategory } from './save-category.server.ts'
import { authorsForStaff, postsOf } from './staff-authors.server.ts'
import { categoriesForStaff, categoryForStaff } from './staff-categories.server.ts'
import { author, category, NOW, openTaxonomies, STAFF } from '#tests/support/blog-taxonomies.ts'

let database: TestDatabase
const { clear, aPost, changedPaths, services } = openTaxonomies(() => database)
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(clear)
afterAll(() => database.close())

test('a deleted author’s posts go where they are sent, whatever their state', async () => {
  const from = await createAuthor(services(), STAFF, author({ name: 'From' }))
  const to = await createAuthor(services(), STAFF, author({ name: 'To' }))
  const other = await createAuthor(services(), STAFF, author({ name: 'Other' }))
  const moving = [
    await aPost({ authorId: from.id }),
    await aPost({ authorId: from.id, status: 'draft' }),
    await aPost({ authorId: from.id, status: 'archived' }),
  ]
  const staying = await aPost({ authorId: other.id })
  expect(await postsOf(database.db, { authorId: from.id })).toEqual({ all: 3, published: 1 })
  await expect(deleteAuthor(services(), STAFF, { id: from.id, moveTo: from.id })).rejects.toMatchObject({
    field: 'moveTo',
  })
  await expect(deleteAuthor(services(), STAFF, { id: from.id, moveTo: randomUUID() })).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await deleteAuthor(services(), STAFF, { id: from.id, moveTo: to.id })).toEqual({ movedPosts: 3 })
  const rows = await database.db.select().from(blogPosts)
  expect(rows.filter(({ id }) => moving.includes(id)).every(({ authorId }) => authorId === to.id)).toBe(true)
  expect(rows.find(({ id }) => id === staying)!.authorId).toBe(other.id)
  expect((await authorsForStaff(database.db)).map(({ name }) => name)).toEqual(['Other', 'To'])
  await expect(deleteAuthor(services(), STAFF, { id: from.id, moveTo: null })).rejects.toMatchObject({
    code: 'not-found',
  })
  await deleteAuthor(services(), STAFF, { id: to.id, moveTo: null })
  expect(await database.db.$count(blogPosts)).toBe(4)
  expect((await listAuditEntries(database.db)).map(({ who, action }) => `${who} ${action}`)).toEqual([
    'Staff bin-author',
    'Staff bin-author',
  ])
})

test('a deleted category’s posts move with their redirects, and what lay below it moves up', async () => {
  const top = await createCategory(services(), STAFF, category({ name: 'Top' }))
  const middle = await createCategory(
    services(),
    STAFF,
    category({ name: 'Middle', parentCategoryId: top.id }),
  )
  const low = await createCategory(services(), STAFF, category({ name: 'Low', parentCategoryId: middle.id }))
  const post = await aPost({ categoryId: middle.id, slug: 'a-post' })
  await database.db
    .insert(blogRedirects)
    .values({ fromPath: '/blog/old/a-post', toPath: '/blog/middle/a-post', postId: post, createdAt: NOW })
  await updateCategory(services(), STAFF, {
    ...category({ name: 'Centre', parentCategoryId: top.id }),
    id: middle.id,
  })
  const leadsTo = async () => (await database.db.select().from(blogRedirects)).map(({ toPath }) => toPath)
  expect(await leadsTo()).toEqual(['/blog/centre/a-post'])
  expect(await deleteCategory(services(), STAFF, { id: middle.id, moveTo: low.id })).toEqual({
    movedPosts: 1,
  })
  expect(await leadsTo()).toEqual(['/blog/low/a-post'])
  expect((await categoryForStaff(database.db, low.id))!.parentCategoryId).toBe(top.id)
  await deleteCategory(services(), STAFF, { id: low.id, moveTo: null })
  expect(await leadsTo()).toEqual(['/blog/uncategorized/a-post'])
  const [row] = await database.db.select().from(blogPosts).where(eq(blogPosts.id, post))
  expect(row!.categoryId).toBeNull()
})

test('categories are listed by name with their posts counted, of every state', async () => {
  const b = await createCategory(services(), STAFF, category({ name: 'B' }))
  await createCategory(services(), STAFF, category({ name: 'A' }))
  await aPost({ categoryId: b.id })
  await aPost({ categoryId: b.id, status: 'draft' })
  expect((await categoriesForStaff(database.db)).map(({ name, postCount }) => [name, postCount])).toEqual([
    ['A', 0],
    ['B', 2],
  ])
})

test('[ADMIN-11] [ADMIN-12] the dashboard counts every post, past the first thousand too', async () => {
  const rows = Array.from({ length: 1203 }, (_, index) => {
    const id = newId()
    const status: PostStatus = index % 3 === 0 ? 'draft' : index % 3 === 1 ? 'published' : 'archived'
    return {
      id,
      title: `Post ${index}`,
      slug: `post-${index}`,
      status,
      publishedAt: status === 'published' ? NOW : null,
      createdAt: NOW,
      updatedAt: NOW,
    }
  })
  await database.db.insert(blogPosts).values(rows)
  await database.db.delete(blogPostViews)
  await database.db.insert(blogPostViews).values(rows.map(({ id }, index) => ({ postId: id, views: index })))
  await database.db
    .insert(blogAuthors)
    .values([{ id: newId(), name: 'A', slug: 'a', createdAt: NOW, updatedAt: NOW }])
  expect(await dashboardCounts(database.db)).toEqual({
    posts: 1203,
    published: 401,
    drafts: 401,
    views: (1202 * 1203) / 2,
    authors: 1,
  })
})

test('[ADMIN-14] the five posts published last, newest first, with author and category', async () => {
  const by = await createAuthor(services(), STAFF, author())
  const inCategory = await createCategory(services(), STAFF, category())
  for (let index = 0; index < 7; index++) {
    const postId = await aPost({
      title: `Number ${index}`,
      publishedAt: new Date(NOW.getTime() + index * 1000),
      authorId: by.id,
      categoryId: inCategory.id,
    })
    await database.db.update(blogPostViews).set({ views: index }).where(eq(blogPostViews.postId, postId))
  }
  await aPost({ title: 'A draft', status: 'draft' })
  const posts = await recentPosts(database.db)
  expect(posts.map(({ title }) => title)).toEqual([6, 5, 4, 3, 2].map((index) => `Number ${index}`))
  expect(posts[0]).toMatchObject({
    author: 'Anna Miller',
    category: 'Nutrition',
    viewCount: 6,
    status: 'published',
  })
})

test('[DATA-31] the blog’s own title and search texts are kept, once', async () => {
  const first = { title: 'The Blog', seoTitle: 'Health', seoDescription: 'About food' }
  await saveBlogSettings(services(), STAFF, first)
  await saveBlogSettings(services(), STAFF, { ...first, title: 'Another' })
  expect(await blogHomeSettings(database.db)).toEqual({ ...first, title: 'Another' })
  expect(await database.db.$count(blogSettings)).toBe(1)
  expect(changedPaths).toContain('/blog')
})
