import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#app/db/id.ts'
import { blogCategories } from '#app/db/schema/index.ts'
import { authorSchema, categorySchema } from '#app/domain/blog/taxonomy-forms.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createAuthor, updateAuthor } from './save-author.server.ts'
import { createCategory, updateCategory } from './save-category.server.ts'
import { authorForStaff } from './staff-authors.server.ts'
import {
  categoriesForStaff,
  categoryForStaff,
  possibleParents,
  postsToFeature,
} from './staff-categories.server.ts'
import { author, category, NOW, openTaxonomies, STAFF } from '#tests/support/blog-taxonomies.ts'

let database: TestDatabase
const { clear, aPost, changedPaths, services } = openTaxonomies(() => database)
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(clear)
afterAll(() => database.close())

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
    expect(authorSchema.safeParse({ name }).error?.issues[0]?.message).toBe('Author name is required')
    expect(categorySchema.safeParse({ name }).error?.issues[0]?.message).toBe('Category name is required')
  }
})

test('[ADMIN-22] a meta description has at most 160 characters', () => {
  for (const form of [authorSchema, categorySchema]) {
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
    expect(authorSchema.safeParse({ name: 'A', [field]: address }).success, field).toBe(false)
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
    expect(categorySchema.safeParse({ name: 'X', slug }).success).toBe(false)
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
