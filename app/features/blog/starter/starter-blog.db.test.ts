import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#app/db/id.ts'
import { blogAuthors, blogCategories, blogFaqs, blogPosts, blogPostVersions } from '#app/db/schema/index.ts'
import { articlePictureOf } from '#app/domain/blog/article-picture.ts'
import { readingTimeMin } from '#app/domain/blog/reading-time.ts'
import { cleanHtml } from '#app/features/blog/render-article.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { readStarterContent } from './starter-content.server.ts'
import { fillStarterBlog } from './starter-blog.server.ts'

const { articles } = readStarterContent()

const NOW = new Date('2026-11-22T09:00:00Z')
let database: TestDatabase
let changed: string[]

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  changed = []
  await database.reset()
})

const fill = () =>
  fillStarterBlog({
    db: database.db,
    pages: { changed: async (path) => void changed.push(path) },
    now: () => NOW,
  })
const count = (table: typeof blogPosts | typeof blogCategories | typeof blogAuthors) =>
  database.db.$count(table)

test('an empty blog is filled: published articles with author, category, questions and a first version', async () => {
  expect(await fill()).toBe(true)
  expect(changed).toEqual(['/blog', '/'])
  expect(await count(blogAuthors)).toBe(2)
  expect(await count(blogCategories)).toBe(4)

  const posts = await database.db.select().from(blogPosts)
  expect(posts).toHaveLength(articles.length)
  for (const post of posts) {
    const article = articles.find(({ slug }) => slug === post.slug)!
    expect(post).toMatchObject({
      title: article.title,
      status: 'published',
      contentFormat: 'markdown',
      version: 1,
    })
    expect(post.publishedAt!.toISOString()).toBe(new Date(article.publishedAt).toISOString())
    expect(post.authorId).not.toBeNull()
    expect(post.categoryId).not.toBeNull()
    expect(post.timeToReadMin).toBe(readingTimeMin(post.contentHtml))
    expect(post.contentHtml).toContain('<h2 id="heading-0">')
    expect(articlePictureOf(post.featuredImageUrl!)).toMatchObject({ widthPx: 1600, heightPx: 900 })

    const faqs = await database.db
      .select()
      .from(blogFaqs)
      .where(eq(blogFaqs.postId, post.id))
      .orderBy(asc(blogFaqs.sortOrder))
    expect(faqs.map(({ question }) => question)).toEqual(article.faqs.map(({ question }) => question))
    expect(faqs.every(({ answer }) => cleanHtml(answer) === answer)).toBe(true)

    const [version] = await database.db
      .select()
      .from(blogPostVersions)
      .where(eq(blogPostVersions.postId, post.id))
    expect(version).toMatchObject({
      version: 1,
      fields: { title: post.title, content: post.content, categoryId: post.categoryId, status: 'published' },
    })
    expect(version!.fields['faqs']).toHaveLength(faqs.length)
  }
  expect(posts.filter(({ isFeatured }) => isFeatured)).toHaveLength(3)
})

test('figures and their units never break apart, and are found all the same', async () => {
  await fill()
  const [post] = await database.db.select().from(blogPosts).where(eq(blogPosts.slug, 'thirty-grams-of-fibre'))
  for (const text of [post!.content, post!.contentHtml, post!.excerpt])
    expect(text.match(/\d (?:kcal|kg|g|mg|ml)\b/g)).toBeNull()
  expect(post!.contentHtml).toContain('6.9\u00a0g')
})

test('categories feature articles of their own', async () => {
  await fill()
  for (const category of await database.db.select().from(blogCategories)) {
    expect(category.featuredPosts.length).toBeGreaterThan(0)
    for (const id of category.featuredPosts) {
      const [post] = await database.db.select().from(blogPosts).where(eq(blogPosts.id, id))
      expect(post?.categoryId).toBe(category.id)
    }
    expect(category.pillarHtml).toContain('<h2')
  }
})

test('what staff have deleted does not come back', async () => {
  await fill()
  await database.db.delete(blogPosts)
  await database.db.delete(blogCategories)
  await database.db.delete(blogAuthors)
  expect(await fill()).toBe(false)
  expect(await count(blogPosts)).toBe(0)
  expect(await count(blogAuthors)).toBe(0)
})

test('a blog that has something in it is left alone, then and later', async () => {
  const id = newId()
  await database.db
    .insert(blogAuthors)
    .values({ id, name: 'Somebody', slug: 'somebody', createdAt: NOW, updatedAt: NOW })
  expect(await fill()).toBe(false)
  await database.db.delete(blogAuthors)
  expect(await fill()).toBe(false)
  expect(await count(blogPosts)).toBe(0)
  expect(changed).toEqual([])
})

test('several processes at once fill it once', async () => {
  const filled = await Promise.all([fill(), fill(), fill()])
  expect(filled.filter(Boolean)).toHaveLength(1)
  expect(await count(blogPosts)).toBe(articles.length)
  expect(await count(blogAuthors)).toBe(2)
})
