import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#app/db/id.ts'
import {
  blogAuthors,
  blogCategories,
  blogPosts,
  blogRedirects,
  blogSettings,
  staffUsers,
} from '#app/db/schema/index.ts'
import type { PostStatus } from '#app/domain/blog/blog.ts'
import { AuthorForm, CategoryForm } from '#app/domain/blog/shelf-forms.ts'
import { blogHomeSettings } from '#app/features/blog/blog-pages.server.ts'
import type { Staff } from '#app/features/staff/staff.ts'
import { listDeeds } from '#app/features/staff/staff-actions.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { saveBlogSettings } from './blog-head.server.ts'
import { dashboardCounts, recentPosts } from './dashboard.server.ts'
import { createAuthor, deleteAuthor, updateAuthor } from './save-author.server.ts'
import { createCategory, deleteCategory, updateCategory } from './save-category.server.ts'
import { authorForStaff, authorsForStaff, postsOf } from './staff-authors.server.ts'
import {
  categoriesForStaff,
  categoryForStaff,
  possibleParents,
  postsToFeature,
} from './staff-categories.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const STAFF: Staff = {
  id: newId(),
  email: 'staff@example.org',
  name: 'Staff',
  hasSecondFactor: false,
  sessionId: newId(),
  role: 'staff',
}
let database: TestDatabase
let changedPaths: string[] = []
const services = () => ({
  db: database.db,
  now: () => NOW,
  pages: { changed: async (path: string) => void changedPaths.push(path) },
})

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.reset()
  await database.db.insert(staffUsers).values({ id: STAFF.id, name: STAFF.name, email: STAFF.email })
  changedPaths = []
})
afterAll(() => database.close())

const author = (fields: Record<string, unknown> = {}) => AuthorForm.parse({ name: 'Anna Miller', ...fields })
const category = (fields: Record<string, unknown> = {}) =>
  CategoryForm.parse({ name: 'Nutrition', ...fields })

async function aPost(fields: Partial<typeof blogPosts.$inferInsert> = {}): Promise<string> {
  const id = newId()
  const status: PostStatus = fields.status ?? 'published'
  await database.db.insert(blogPosts).values({
    id,
    title: `Post ${id}`,
    slug: `post-${id}`,
    status,
    publishedAt: status === 'published' ? NOW : null,
    createdAt: NOW,
    updatedAt: NOW,
    ...fields,
  })
  return id
}

test('[ADMIN-42] [DATA-26] create-blog-author and update-blog-author keep every field and answer with the author', async () => {
  const given = author({
    name: 'Anna Miller',
    slug: 'Anna M.',
    email: 'anna@example.org',
    bio: '<p>Cooks <b>well</b>.</p>',
    twitter: 'https://twitter.example/anna',
    linkedin: 'https://linkedin.example/anna',
    instagram: '',
    facebook: 'https://facebook.example/anna',
    profilePhotoUrl: '/brand/icon.svg',
    websiteUrl: 'https://anna.example/',
    seoTitle: 'Anna',
    seoDescription: 'Who Anna is',
  })
  const made = await createAuthor(services(), STAFF, given)
  expect(made).toMatchObject({
    name: 'Anna Miller',
    slug: 'anna-m',
    email: 'anna@example.org',
    bio: '<p>Cooks <b>well</b>.</p>',
    socialLinks: {
      twitter: 'https://twitter.example/anna',
      linkedin: 'https://linkedin.example/anna',
      facebook: 'https://facebook.example/anna',
    },
    profilePhotoUrl: '/brand/icon.svg',
    websiteUrl: 'https://anna.example/',
    seoTitle: 'Anna',
    seoDescription: 'Who Anna is',
    createdAt: NOW,
    updatedAt: NOW,
  })
  expect(changedPaths).toContain('/blog')
  const changed = await updateAuthor(services(), STAFF, { ...author({ name: 'Anna N.' }), id: made.id })
  expect(changed).toMatchObject({
    id: made.id,
    name: 'Anna N.',
    slug: 'anna-n',
    email: null,
    socialLinks: {},
  })
  expect(await authorForStaff(database.db, made.id)).toMatchObject({ name: 'Anna N.' })
})

test('[ADMIN-44] an update that finds nothing says “Invalid response from server”', async () => {
  const message = 'Invalid response from server'
  for (const id of [newId(), 'no id']) {
    await expect(updateAuthor(services(), STAFF, { ...author(), id })).rejects.toMatchObject({ message })
    await expect(updateCategory(services(), STAFF, { ...category(), id })).rejects.toMatchObject({ message })
  }
})

test('[ADMIN-35] [ADMIN-39] a name is asked for in these words', () => {
  for (const name of ['', '   ', undefined]) {
    expect(AuthorForm.safeParse({ name }).error?.issues[0]?.message).toBe('Author name is required')
    expect(CategoryForm.safeParse({ name }).error?.issues[0]?.message).toBe('Category name is required')
  }
})

test('[ADMIN-22] a meta description has at most 160 characters', () => {
  for (const form of [AuthorForm, CategoryForm]) {
    expect(form.safeParse({ name: 'A', seoDescription: 'x'.repeat(160) }).success).toBe(true)
    expect(form.safeParse({ name: 'A', seoDescription: 'x'.repeat(161) }).success).toBe(false)
  }
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.org',
  '//example.org',
  'https://user:pass@example.org/',
  'not an address',
])('the social link %s is refused', (address) => {
  for (const field of ['twitter', 'linkedin', 'instagram', 'facebook', 'websiteUrl'])
    expect(AuthorForm.safeParse({ name: 'A', [field]: address }).success, field).toBe(false)
})

test('a bio is kept clean, and a picture of another site not at all', async () => {
  const made = await createAuthor(
    services(),
    STAFF,
    author({ bio: '<p onclick="x()">Hi<script>alert(1)</script><img src=x onerror=alert(1)></p>' }),
  )
  expect(made.bio).toBe('<p>Hi</p>')
  await expect(
    createAuthor(services(), STAFF, author({ name: 'B', profilePhotoUrl: 'https://evil.example/x.png' })),
  ).rejects.toMatchObject({ field: 'profilePhotoUrl' })
})

test('two authors or categories never share an address', async () => {
  await createAuthor(services(), STAFF, author())
  await expect(createAuthor(services(), STAFF, author())).rejects.toMatchObject({ field: 'slug' })
  await createCategory(services(), STAFF, category())
  await expect(createCategory(services(), STAFF, category())).rejects.toMatchObject({ field: 'slug' })
  await expect(createAuthor(services(), STAFF, author({ name: '李' }))).rejects.toMatchObject({
    field: 'slug',
  })
})

test.each(['all', 'author', 'page', 'search', 'uncategorized'])(
  'no category takes the address of the blog’s own page %s',
  async (slug) => {
    expect(CategoryForm.safeParse({ name: 'X', slug }).success).toBe(false)
    await expect(createCategory(services(), STAFF, category({ name: slug }))).rejects.toMatchObject({
      field: 'slug',
    })
  },
)

test('[ADMIN-43] [DATA-27] create-blog-category and update-blog-category keep every field', async () => {
  const parent = await createCategory(services(), STAFF, category({ name: 'Food' }))
  const made = await createCategory(
    services(),
    STAFF,
    category({
      name: 'Nutrition',
      description: 'Numbers',
      pillarContent: '## Why\n\nBecause <script>alert(1)</script> *so*.',
      parentCategoryId: parent.id,
      seoTitle: 'N',
      seoDescription: 'D',
      schemaType: 'WebPage',
    }),
  )
  const posts = [await aPost({ categoryId: made.id }), await aPost({ categoryId: made.id })]
  const wanted = [posts[1]!, newId(), posts[0]!, posts[1]!]
  const changed = await updateCategory(services(), STAFF, {
    ...category({ name: 'Nutrition', parentCategoryId: parent.id, featuredPosts: wanted }),
    id: made.id,
  })
  // In the order given, each once, and none that does not exist.
  expect(changed.featuredPosts).toEqual([posts[1], posts[0]])
  expect(changed.schemaType).toBe('CollectionPage')
  const [row] = await database.db.select().from(blogCategories).where(eq(blogCategories.id, made.id))
  expect(row).toMatchObject({ parentCategoryId: parent.id, slug: 'nutrition' })
  expect(made).toMatchObject({ schemaType: 'WebPage', description: 'Numbers', seoTitle: 'N' })
  expect(changedPaths).toContain('/blog')
  expect((await postsToFeature(database.db, changed)).map(({ id }) => id).toSorted()).toEqual(
    posts.toSorted(),
  )
})

test('pillar content is shown clean, from Markdown or HTML', async () => {
  const text = await createCategory(
    services(),
    STAFF,
    category({ name: 'A', pillarContent: '## Why\n\nIt <script>alert(1)</script> is *so*.' }),
  )
  const html = await createCategory(
    services(),
    STAFF,
    category({
      name: 'B',
      pillarContent: '<p onload="x">Plain <svg onload=alert(1)></svg><em>words</em></p>',
    }),
  )
  const shown = async (id: string) =>
    (await database.db.select().from(blogCategories).where(eq(blogCategories.id, id)))[0]!.pillarHtml
  expect(await shown(text.id)).toContain('<em>so</em>')
  expect(await shown(text.id)).not.toContain('script')
  expect(await shown(html.id)).toBe('<p>Plain <em>words</em></p>')
})

test('[ADMIN-38] no category lies below itself, however long the way round', async () => {
  const chain: string[] = []
  for (let depth = 0; depth < 6; depth++) {
    const made = await createCategory(
      services(),
      STAFF,
      category({ name: `Level ${depth}`, parentCategoryId: chain.at(-1) ?? '' }),
    )
    chain.push(made.id)
  }
  const [top] = chain
  for (const [depth, parentCategoryId] of chain.entries())
    await expect(
      updateCategory(services(), STAFF, { ...category({ name: 'Level 0', parentCategoryId }), id: top! }),
      `under level ${depth}`,
    ).rejects.toMatchObject({ field: 'parentCategoryId' })
  expect((await categoryForStaff(database.db, top!))!.parentCategoryId).toBeNull()
  const all = await categoriesForStaff(database.db)
  expect(possibleParents(all, top!)).toEqual([])
  expect(possibleParents(all, chain[5]!).map(({ id }) => id)).toEqual(chain.slice(0, 5))
  expect(possibleParents(all, null)).toHaveLength(6)
})

test('[ADMIN-38] two moves at once do not close a circle either', async () => {
  const [a, b] = [
    await createCategory(services(), STAFF, category({ name: 'A' })),
    await createCategory(services(), STAFF, category({ name: 'B' })),
  ]
  const tries = await Promise.allSettled([
    updateCategory(services(), STAFF, { ...category({ name: 'A', parentCategoryId: b.id }), id: a.id }),
    updateCategory(services(), STAFF, { ...category({ name: 'B', parentCategoryId: a.id }), id: b.id }),
  ])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

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
  expect((await listDeeds(database.db)).map(({ who, deed }) => `${who} ${deed}`)).toEqual([
    'Staff delete-author',
    'Staff delete-author',
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
      viewCount: index,
      createdAt: NOW,
      updatedAt: NOW,
    }
  })
  await database.db.insert(blogPosts).values(rows)
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
  for (let index = 0; index < 7; index++)
    await aPost({
      title: `Number ${index}`,
      publishedAt: new Date(NOW.getTime() + index * 1000),
      authorId: by.id,
      categoryId: inCategory.id,
      viewCount: index,
    })
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
