import { drizzle } from 'drizzle-orm/node-postgres'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import * as schema from '#app/db/schema/index.ts'
import {
  blogAuthors,
  blogCategories,
  blogFaqs,
  blogPages,
  blogPageSections,
  blogPosts,
  blogRedirects,
  blogSettings,
} from '#app/db/schema/index.ts'
import { makeAuthor, makeCategory, makeFaqs, makePost } from '#tests/support/blog.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { findAuthor, listAuthors } from './authors.server.ts'
import { blogHomeSettings, findBlogPage, findRedirect } from './blog-pages.server.ts'
import { findCategory, listCategories, nested } from './categories.server.ts'
import { findPost, findPostById, findPostsById, listBlogPosts, newestPosts } from './posts.server.ts'
import { relatedPosts } from './related-posts.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
beforeEach(() => database.reset())
afterAll(() => database.close())

const silent = { warn: () => {}, error: () => {}, info: () => {}, debug: () => {} } as never
const titles = (posts: readonly { title: string }[]) => posts.map(({ title }) => title)

test('[BLOG-50] [DATA-24] [DATA-25] a list comes newest first with author, category, FAQs and the exact total', async () => {
  const author = await makeAuthor(db, { name: 'Ada', email: 'ada@canary.example' })
  const category = await makeCategory(db)
  const first = await makePost(db, {
    title: 'First',
    authorId: author.id,
    categoryId: category.id,
    tags: ['a', 'b'],
    isFeatured: true,
  })
  await makeFaqs(db, first.id, [
    ['Soak?', '<p>No.</p>'],
    ['Rinse?', '<p>Yes.</p>'],
  ])
  await makePost(db, { title: 'Second' })
  await makePost(db, { title: 'Hidden', status: 'draft' })
  await makePost(db, { title: 'Old', status: 'archived' })
  const { posts, total } = await listBlogPosts(db, { limit: 6 })
  expect([titles(posts), total]).toEqual([['Second', 'First'], 2])
  expect(posts[0]).toMatchObject({ author: null, category: null, authorId: null, categoryId: null, faqs: [] })
  expect(posts[1]).toMatchObject({
    id: first.id,
    slug: 'first',
    author: { id: author.id, name: 'Ada', slug: 'ada' },
    category: { id: category.id, name: 'Nutrition', slug: 'nutrition' },
    status: 'published',
    tags: ['a', 'b'],
    isFeatured: true,
    viewCount: 0,
    faqs: [
      { question: 'Soak?', answer: '<p>No.</p>', sortOrder: 0, postId: first.id },
      { question: 'Rinse?', answer: '<p>Yes.</p>', sortOrder: 1 },
    ],
  })
  expect(JSON.stringify(posts)).not.toContain('canary')
})

test('[BLOG-50] [BLOG-45] a list is filtered by status, category, author and featured, and paged by limit and offset', async () => {
  const [ann, category] = [await makeAuthor(db, { name: 'Ann' }), await makeCategory(db)]
  for (let index = 0; index < 23; index++)
    await makePost(db, {
      title: `T${index}`,
      ...(index % 2 === 0 && { categoryId: category.id }),
      ...(index % 3 === 0 && { authorId: ann.id }),
      isFeatured: index % 5 === 0,
    })
  await makePost(db, {
    title: 'Draft',
    status: 'draft',
    categoryId: category.id,
    authorId: ann.id,
    isFeatured: true,
  })
  const found = async (filters: Parameters<typeof listBlogPosts>[1]) => {
    const { posts, total } = await listBlogPosts(db, filters)
    return [titles(posts), total]
  }
  for (const limit of [3, 6, 12, 20])
    expect(await found({ limit })).toEqual([
      Array.from({ length: limit }, (_, index) => `T${22 - index}`),
      23,
    ])
  expect((await listBlogPosts(db, { limit: 1000 })).posts).toHaveLength(23)
  expect((await listBlogPosts(db)).posts).toHaveLength(23)
  expect((await listBlogPosts(db, { offset: 5 })).posts).toHaveLength(10)
  expect(await found({ limit: 12, offset: 20 })).toEqual([['T2', 'T1', 'T0'], 23])
  expect(await found({ limit: 2, categoryId: category.id })).toEqual([['T22', 'T20'], 12])
  expect(await found({ limit: 2, authorId: ann.id })).toEqual([['T21', 'T18'], 8])
  expect(await found({ limit: 2, featured: true })).toEqual([['T20', 'T15'], 5])
  expect(await found({ limit: 1, featured: false })).toEqual([['T22'], 18])
  expect(await found({ status: 'draft' })).toEqual([['Draft'], 1])
  expect((await listBlogPosts(db, { status: 'all', limit: 1 })).total).toBe(24)
  expect(titles(await newestPosts(db, 2, { featured: true }))).toEqual(['T20', 'T15'])
})

test('[BLOG-16] the search finds the words of title, excerpt, tags and text, in any form; signs alone find nothing', async () => {
  await makePost(db, { title: 'How much PROTEIN' })
  await makePost(db, { title: 'In the excerpt', excerpt: 'About proteins.' })
  await makePost(db, {
    title: 'In the text',
    contentHtml: '<h2>More</h2><p>protein at 100% of <em>crème brûlée</em></p>',
  })
  await makePost(db, { title: 'Tagged', tags: ['Protein powder'] })
  await makePost(db, { title: 'Nothing', contentHtml: '<p data-protein="x">Rice</p>' })
  await makePost(db, { title: 'Protein draft', status: 'draft' })
  const found = async (search: string, isBestFirst = false) =>
    titles((await listBlogPosts(db, { search, isBestFirst, limit: 12 })).posts)
  const all = ['Tagged', 'In the text', 'In the excerpt', 'How much PROTEIN']
  for (const search of ['  Protein ', 'prot', 'PROTEINS', 'protien'])
    expect(await found(search), search).toEqual(all)
  expect(await found('creme BRULEE 100%')).toEqual(['In the text'])
  expect(await found('"protein powder" or nothing')).toEqual(['Nothing', 'Tagged'])
  for (const search of ['%', '_', 'zz', 'protein zz', 'rotei'])
    expect(await found(search), search).toEqual([])
  expect(await found('   ')).toHaveLength(5)
  // The more a post is about it, the further up.
  expect(await found('protein', true)).toEqual([
    'How much PROTEIN',
    'Tagged',
    'In the excerpt',
    'In the text',
  ])
})

test('[BLOG-51] a post by slug is found when it is published, any post by id; what is not there is null', async () => {
  const author = await makeAuthor(db, { bio: '<p>Cooks.</p>', email: 'x@canary.example' })
  const post = await makePost(db, { title: 'Dal', authorId: author.id, contentHtml: '<h2>Dry</h2>' })
  const draft = await makePost(db, { title: 'Later', status: 'draft' })
  await db
    .insert(blogRedirects)
    .values({ fromPath: '/blog/a/dal', toPath: '/blog/x/dal', postId: post.id, createdAt: NOW })
  const found = await findPost(db, 'dal')
  expect(found).toMatchObject({
    id: post.id,
    contentHtml: '<h2 id="heading-0">Dry</h2>',
    authorBio: '<p>Cooks.</p>',
    faqs: [],
  })
  expect(JSON.stringify(found)).not.toContain('canary')
  expect(await findPost(db, 'later')).toBeNull()
  expect(await findPost(db, 'nowhere')).toBeNull()
  expect(await findPostById(db, post.id)).toMatchObject({
    content: '<h2 id="heading-0">Dry</h2>',
    contentFormat: 'html',
    redirectFrom: ['/blog/a/dal'],
  })
  expect(await findPostById(db, draft.id)).toMatchObject({ title: 'Later', status: 'draft' })
  expect(await findPostById(db, newId())).toBeNull()
  expect(await findPostById(db, 'no-id')).toBeNull()
})

test('[BLOG-36] related posts are three published ones, the same category first, newest first, without the post', async () => {
  const category = await makeCategory(db)
  const near1 = await makePost(db, { title: 'Near 1', categoryId: category.id })
  const here = await makePost(db, { title: 'Here', categoryId: category.id })
  await makePost(db, { title: 'Far 1' })
  await makePost(db, { title: 'Draft', status: 'draft', categoryId: category.id })
  await makePost(db, { title: 'Far 2' })
  const related = async (post: { id: string; categoryId: string | null }) =>
    titles(await relatedPosts(db, post, { log: silent }))
  expect(await related(here)).toEqual(['Near 1', 'Far 2', 'Far 1'])
  expect(await related({ id: here.id, categoryId: null })).toEqual(['Far 2', 'Far 1', 'Near 1'])
  for (const title of ['Near 2', 'Near 3', 'Near 4']) await makePost(db, { title, categoryId: category.id })
  await makePost(db, { title: 'Far 3' })
  expect(await related(here)).toEqual(['Near 4', 'Near 3', 'Near 2'])
  expect(await related(near1)).toEqual(['Near 4', 'Near 3', 'Near 2'])
})

const failingDb = (): Db => {
  const fail = () => {
    throw new Error('the connection is gone')
  }
  return { select: fail, execute: fail } as unknown as Db
}

test('[BLOG-37] related posts that cannot be found are none', async () => {
  expect(await relatedPosts(failingDb(), { id: newId(), categoryId: null }, { log: silent })).toEqual([])
})

test('[BLOG-49] what cannot be fetched is named', async () => {
  const broken = failingDb()
  for (const [message, query] of [
    ['Failed to fetch blog posts', () => listBlogPosts(broken)],
    ['Failed to fetch blog post', () => findPost(broken, 'x')],
    ['Failed to fetch blog authors', () => listAuthors(broken)],
    ['Failed to fetch blog author', () => findAuthor(broken, { slug: 'x' })],
    ['Failed to fetch blog categories', () => listCategories(broken)],
    ['Failed to fetch blog category', () => findCategory(broken, { slug: 'x' })],
    ['Failed to fetch blog page', () => findBlogPage(broken, 'x')],
  ] as const)
    await expect(query()).rejects.toMatchObject({ code: 'failed', message, cause: { message: /gone/ } })
})

test('[BLOG-52] [DATA-26] authors come by name, or one by slug or id, and never with an email address', async () => {
  const zoe = await makeAuthor(db, {
    name: 'Zoe',
    email: 'zoe@canary.example',
    bio: '<p>Bio</p>',
    websiteUrl: 'https://zoe.example/',
    socialLinks: { twitter: 'https://x.example/zoe' },
  })
  await makeAuthor(db, { name: 'Abe' })
  const authors = await listAuthors(db)
  expect(authors.map(({ name }) => name)).toEqual(['Abe', 'Zoe'])
  expect(await findAuthor(db, { slug: 'zoe' })).toEqual(authors[1])
  expect(await findAuthor(db, { id: zoe.id })).toEqual(authors[1])
  expect(Object.keys(authors[1]!).toSorted()).toEqual(
    'bio createdAt id name profilePhotoUrl seoDescription seoTitle slug socialLinks updatedAt websiteUrl'.split(
      ' ',
    ),
  )
  expect(await findAuthor(db, { slug: 'nobody' })).toBeNull()
  expect(await findAuthor(db, { id: 'nobody' })).toBeNull()
})

test('[BLOG-52] [DATA-27] categories come by name with counts of published posts, and nest', async () => {
  const food = await makeCategory(db, { name: 'Food', description: 'To eat.' })
  const beans = await makeCategory(db, { name: 'Beans', parentCategoryId: food.id })
  const post = await makePost(db, { categoryId: beans.id })
  await makePost(db, { categoryId: beans.id })
  await makePost(db, { categoryId: beans.id, status: 'draft' })
  await db.update(blogCategories).set({ featuredPosts: [post.id] })
  const categories = await listCategories(db)
  expect(categories).toEqual([
    { id: beans.id, name: 'Beans', slug: 'beans', description: '', parentCategoryId: food.id, postCount: 2 },
    { id: food.id, name: 'Food', slug: 'food', description: 'To eat.', parentCategoryId: null, postCount: 0 },
  ])
  expect(await findCategory(db, { slug: 'beans' })).toMatchObject({ featuredPosts: [post.id], postCount: 2 })
  expect(await findCategory(db, { id: food.id })).toMatchObject({
    name: 'Food',
    postCount: 0,
    schemaType: 'CollectionPage',
  })
  expect(await findCategory(db, { slug: 'none' })).toBeNull()
  expect(nested(categories)).toMatchObject([{ name: 'Food', children: [{ name: 'Beans', children: [] }] }])
  const circle = categories.map((each) =>
    each.name === 'Food' ? { ...each, parentCategoryId: beans.id } : each,
  )
  expect(nested(circle)).toMatchObject([{ name: 'Beans' }, { name: 'Food' }])
})

test('featured posts of a category keep their order, and lose those that are not published', async () => {
  const [a, b] = [await makePost(db, { title: 'A' }), await makePost(db, { title: 'B' })]
  const draft = await makePost(db, { status: 'draft' })
  expect(titles(await findPostsById(db, [a.id, draft.id, newId(), 'no-id', b.id]))).toEqual(['A', 'B'])
  expect(titles(await findPostsById(db, [b.id, a.id]))).toEqual(['B', 'A'])
})

test('[BLOG-53] [DATA-28] [DATA-29] a custom page is found when published, its sections in their order', async () => {
  const times = { createdAt: NOW, updatedAt: NOW }
  const [id, hidden] = [newId(), newId()]
  await db.insert(blogPages).values([
    { id, title: 'Start here', slug: 'start', status: 'published', ...times },
    { id: hidden, title: 'Not yet', slug: 'not-yet', ...times },
  ])
  await db.insert(blogPageSections).values(
    [2, 0, 1].map((sortOrder) => ({
      id: newId(),
      pageId: id,
      sectionType: 'text',
      title: `S${sortOrder}`,
      content: '<p>x</p>',
      settings: { tone: 'butter' },
      sortOrder,
      createdAt: NOW,
    })),
  )
  const page = await findBlogPage(db, 'start')
  expect(page).toMatchObject({
    title: 'Start here',
    type: 'page',
    schemaType: 'WebPage',
    status: 'published',
  })
  expect(page!.sections.map(({ title }) => title)).toEqual(['S0', 'S1', 'S2'])
  expect(page!.sections[0]).toMatchObject({
    pageId: id,
    sectionType: 'text',
    content: '<p>x</p>',
    settings: { tone: 'butter' },
  })
  expect(await findBlogPage(db, 'not-yet')).toBeNull()
})

test('[BLOG-54] [DATA-30] a redirect is found by its old path; a failure gives null', async () => {
  await db.insert(blogRedirects).values({ fromPath: '/blog/a/b', toPath: '/blog/c/b', createdAt: NOW })
  expect(await findRedirect(db, '/blog/a/b', silent)).toBe('/blog/c/b')
  expect(await findRedirect(db, '/blog/c/b', silent)).toBeNull()
  expect(await findRedirect(failingDb(), '/blog/a/b', silent)).toBeNull()
})

test('[DATA-31] the settings of the blog’s home are the row "blog", empty without one', async () => {
  expect(await blogHomeSettings(db)).toEqual({ title: '', seoTitle: '', seoDescription: '' })
  await db
    .insert(blogSettings)
    .values({ page: 'blog', title: 'Eat', seoTitle: 'Eat well', seoDescription: 'How.', updatedAt: NOW })
  expect(await blogHomeSettings(db)).toEqual({ title: 'Eat', seoTitle: 'Eat well', seoDescription: 'How.' })
})

test('[DATA-34] [DATA-35] blog records lie in the named stores, in snake_case, under camelCase names here', () => {
  const stores = {
    blogPosts,
    blogAuthors,
    blogCategories,
    blogPages,
    blogPageSections,
    blogRedirects,
    blogFaqs,
  }
  for (const [name, table] of Object.entries(stores)) {
    const config = getTableConfig(table)
    const snake = (text: string) => text.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
    expect(config.name).toBe(snake(name))
    for (const [property, column] of Object.entries(table))
      if (config.columns.includes(column)) expect(column.name).toBe(snake(property))
  }
})

/** The plans of the queries that `run` sends, as the database makes them for exactly these parameters. */
async function plansOf(run: (db: Db) => Promise<unknown>): Promise<string> {
  const sent: { query: string; params: unknown[] }[] = []
  const logger = { logQuery: (query: string, params: unknown[]) => void sent.push({ query, params }) }
  await run(drizzle(database.pool, { schema, logger }))
  const plans: string[] = []
  for (const { query, params } of sent) {
    const { rows } = await database.pool.query<Record<string, string>>(`explain ${query}`, params)
    plans.push(...rows.map((row) => row['QUERY PLAN']!))
  }
  return plans.join('\n')
}

test('lists, searches and related posts read indexes at ten thousand posts', async () => {
  const category = await makeCategory(db)
  const author = await makeAuthor(db)
  await database.pool.query('set session_replication_role = replica')
  await database.pool.query(
    `insert into blog_posts (id, title, slug, content_html, status, published_at, category_id, author_id,
       is_featured, created_at, updated_at)
     select ('018f0000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 't', 's' || n,
       'word' || n || ' ' || repeat('lentils and rice ', 20), 'published', now() - n * interval '1 hour',
       case when n % 20 = 0 then $1::uuid end, case when n % 20 = 1 then $2::uuid end, n % 500 = 0, now(), now()
     from generate_series(1, 10000) n`,
    [category.id, author.id],
  )
  await database.pool.query('reset session_replication_role')
  await database.pool.query('analyze blog_posts')
  for (const [index, run] of [
    ['blog_posts_published_at_idx', (on: Db) => listBlogPosts(on, { limit: 12, offset: 2400 })],
    ['blog_posts_category_idx', (on: Db) => listBlogPosts(on, { limit: 12, categoryId: category.id })],
    ['blog_posts_author_idx', (on: Db) => listBlogPosts(on, { limit: 12, authorId: author.id })],
    ['blog_posts_featured_idx', (on: Db) => newestPosts(on, 3, { featured: true })],
    ['blog_posts_search_idx', (on: Db) => listBlogPosts(on, { limit: 12, search: 'word777' })],
    ['blog_posts_slug_unique', (on: Db) => findPost(on, 's77')],
    [
      'blog_posts_category_idx',
      (on: Db) => relatedPosts(on, { id: newId(), categoryId: category.id }, { log: silent }),
    ],
  ] as const) {
    const plan = await plansOf(run)
    expect(plan).toContain(index)
    // Nothing may read all posts but a count, and that reads an index alone where it can.
    expect(plan.replaceAll(/Aggregate[^\n]*\n\s*->\s*Seq Scan on blog_posts/g, '')).not.toContain(
      'Seq Scan on blog_posts',
    )
  }
  // As far as it is typed: word777 and word7770 to word7779.
  expect((await listBlogPosts(db, { search: 'word777', limit: 12 })).total).toBe(11)
}, 60_000)
