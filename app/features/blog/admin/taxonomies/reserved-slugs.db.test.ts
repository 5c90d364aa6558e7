import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blogCategories, blogRedirects } from '#app/db/schema/index.ts'
import { RESERVED_CATEGORY_SLUGS } from '#app/domain/blog/blog-slug.ts'
import { categorySchema } from '#app/domain/blog/taxonomy-forms.ts'
import { makeCategory, makePost } from '#tests/support/blog.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { MIGRATIONS_DIR } from '#tests/support/database-template.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.reset())
afterAll(() => database.close())

const at = new Date('2026-11-20T10:00:00Z')
const category = (slug: string) => makeCategory(database.db, { name: slug, slug })

/** What the migration does with a category that has had the address of the pages of tags. */
async function moveFromTag(): Promise<void> {
  const statements = readFileSync(join(MIGRATIONS_DIR, '0021_import_reading.sql'), 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => statement.includes("'tag'"))
  expect(statements).toHaveLength(3)
  for (const statement of statements) await database.db.execute(sql.raw(statement))
}

const slugOf = async (id: string) =>
  (await database.db.select().from(blogCategories)).find((one) => one.id === id)?.slug

test('a category that stood where the pages of tags are now moves, and its old addresses lead to it', async () => {
  const { id } = await category('tag')
  const { id: other } = await category('soups')
  const shown = await makePost(database.db, { title: 'Shown', slug: 'shown', categoryId: id })
  await makePost(database.db, { title: 'Draft', slug: 'draft', categoryId: id, status: 'draft' })
  await makePost(database.db, { title: 'Soup', slug: 'soup', categoryId: other })
  await database.db.insert(blogRedirects).values([
    { fromPath: '/2019/shown', toPath: '/blog/tag/shown', createdAt: at },
    { fromPath: '/2019/tags', toPath: '/blog/tag/of-a-tag', createdAt: at },
  ])
  await moveFromTag()
  expect(await slugOf(id)).toBe('tag-posts')
  const redirects = await database.db.select().from(blogRedirects).orderBy(blogRedirects.fromPath)
  expect(redirects.map(({ fromPath, toPath }) => [fromPath, toPath])).toEqual([
    ['/2019/shown', '/blog/tag-posts/shown'],
    ['/2019/tags', '/blog/tag/of-a-tag'],
    ['/blog/tag', '/blog/tag-posts'],
    ['/blog/tag/shown', '/blog/tag-posts/shown'],
  ])
  expect(redirects.at(-1)?.postId).toBe(shown.id)
})

test('it gets an address of its own where that one is taken, and nothing changes where there is no such category', async () => {
  const { id: taken } = await category('tag-posts')
  await moveFromTag()
  expect(await slugOf(taken)).toBe('tag-posts')
  expect(await database.db.$count(blogRedirects)).toBe(0)
  const { id } = await category('tag')
  await moveFromTag()
  expect(await slugOf(id)).toBe(`tag-posts-${id}`)
})

test('no category takes the address of a page of the blog, and the refusal names one that is free', () => {
  for (const slug of RESERVED_CATEGORY_SLUGS) {
    const { error } = categorySchema.safeParse({ name: 'Tagged', slug })
    expect(error?.issues.map(({ message }) => message)).toContain(
      `/blog/${slug} is a page of the blog itself. Choose another address, such as ${slug}-posts`,
    )
  }
})
