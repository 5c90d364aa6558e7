import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { blogFaqs, blogPosts, blogRedirects } from '#app/db/schema/index.ts'
import { findPostById } from '#app/features/blog/public/posts.server.ts'
import { makeAuthor, makeCategory } from '#tests/support/blog.ts'
import { postOf } from '#tests/support/blog-editor.ts'
import { blogSetting } from '#tests/support/blog-setting.ts'
import { keepAutosave, listNewAutosaves } from '#app/features/blog/admin/editor/autosaves.server.ts'
import { listVersions } from './post-versions.server.ts'
import { savePost } from './save-post.server.ts'

const setting = blogSetting({ sam: 'editor' })

const save = (given: Record<string, unknown>, id?: string) =>
  savePost(setting.blogEditor.needs, setting.sam, postOf(given, id))
const rowOf = async (id: string) =>
  (await setting.database.db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0]!
const redirects = async () =>
  Object.fromEntries(
    (await setting.database.db.select().from(blogRedirects)).map(({ fromPath, toPath }) => [
      fromPath,
      toPath,
    ]),
  )

const SOCIAL_PICTURE = '/blog-pictures/01999999-9999-7999-8999-999999999999-1200x630-960.webp'

test('[ADMIN-41] [ADMIN-19] [DATA-24] [DATA-25] [C21] a post is created whole and reads back as it was written', async () => {
  const author = await makeAuthor(setting.database.db)
  const category = await makeCategory(setting.database.db, { name: 'Nutrition' })
  const saved = await save({
    title: 'How much protein?',
    content: '## Dal\n\nLentils & <script>alert(1)</script>rice.',
    excerpt: 'Short',
    featuredImageUrl: '/plates/dal.svg',
    featuredImageAlt: 'A bowl',
    authorId: author.id,
    categoryId: category.id,
    seoTitle: 'Protein',
    seoDescription: 'What is in it',
    socialTitle: 'Protein, weighed',
    socialDescription: 'For your friends',
    socialImageUrl: SOCIAL_PICTURE,
    schemaType: 'HowTo',
    tags: ['lentils', 'protein'],
    isFeatured: 'on',
    faqQuestion: ['Soak?'],
    faqAnswer: ['No, *rinse*.'],
    redirectFrom: '/blog/old/protein',
  })
  expect(saved).toMatchObject({ version: 1, status: 'draft', path: '/blog/nutrition/how-much-protein' })
  expect(await findPostById(setting.database.db, saved.id)).toMatchObject({
    id: saved.id,
    title: 'How much protein?',
    slug: 'how-much-protein',
    content: '## Dal\n\nLentils & <script>alert(1)</script>rice.',
    contentFormat: 'markdown',
    contentHtml: '<h2 id="heading-0">Dal</h2>\n<p>Lentils &amp; rice.</p>\n',
    excerpt: 'Short',
    featuredImageUrl: '/plates/dal.svg',
    featuredImageAlt: 'A bowl',
    author: { name: 'Mealwright Kitchen' },
    category: { slug: 'nutrition' },
    status: 'draft',
    publishedAt: null,
    createdAt: setting.blogEditor.at,
    updatedAt: setting.blogEditor.at,
    timeToReadMin: 1,
    viewCount: 0,
    seoTitle: 'Protein',
    seoDescription: 'What is in it',
    socialTitle: 'Protein, weighed',
    socialDescription: 'For your friends',
    socialImageUrl: SOCIAL_PICTURE,
    schemaType: 'HowTo',
    tags: ['lentils', 'protein'],
    isFeatured: true,
    redirectFrom: ['/blog/old/protein'],
    faqs: [
      {
        question: 'Soak?',
        answer: '<p>No, <em>rinse</em>.</p>',
        sortOrder: 0,
        createdAt: setting.blogEditor.at,
      },
    ],
  })
  expect((await rowOf(saved.id)).searchVector).toContain("'lentil':")
})

test('[C23] HTML is cleaned on the server as Markdown is', async () => {
  const { id } = await save({
    contentFormat: 'html',
    content: '<h2 onclick="x">A</h2><iframe src="/"></iframe><p>b</p>',
  })
  expect((await rowOf(id)).contentHtml).toBe('<h2 id="heading-0">A</h2><p>b</p>')
})

test('[ADMIN-26] a new post is a draft; publishing stamps the time once; saving as a draft takes it back', async () => {
  const { id } = await save({})
  expect(await rowOf(id)).toMatchObject({ status: 'draft', publishedAt: null })
  setting.blogEditor.later(5)
  const firstAt = setting.blogEditor.at
  await save({ intent: 'publish', version: 1 }, id)
  expect(await rowOf(id)).toMatchObject({ status: 'published', publishedAt: firstAt, updatedAt: firstAt })
  setting.blogEditor.later(60)
  await save({ intent: 'publish', version: 2, title: 'Dal, again' }, id)
  expect(await rowOf(id)).toMatchObject({
    publishedAt: firstAt,
    updatedAt: setting.blogEditor.at,
    title: 'Dal, again',
  })
  await save({ intent: 'draft', version: 3, confirmed: 'live' }, id)
  expect(await rowOf(id)).toMatchObject({ status: 'draft', publishedAt: firstAt })
  await save({ intent: 'archive', version: 4 }, id)
  expect(await rowOf(id)).toMatchObject({ status: 'archived', version: 5 })
})

test('a date in the past is the date of publication; one to come, and a schedule that has passed, are refused', async () => {
  const published = { intent: 'publish', publishedAt: '2019-03-04T10:00:00Z' }
  const { id } = await save(published)
  const rowOf = () => findPostById(setting.database.db, id)
  expect(await rowOf()).toMatchObject({ publishedAt: new Date('2019-03-04T10:00:00Z') })
  await save({ intent: 'publish', version: 1 }, id)
  expect(await rowOf()).toMatchObject({ publishedAt: new Date('2019-03-04T10:00:00Z') })
  // Only publishing takes the date.
  await save({ intent: 'draft', version: 2, confirmed: 'live', publishedAt: '2020-01-01T00:00:00Z' }, id)
  expect(await rowOf()).toMatchObject({ publishedAt: new Date('2019-03-04T10:00:00Z') })
  const soon = new Date(setting.blogEditor.at.getTime() + 60_000).toISOString()
  await expect(save({ intent: 'publish', publishedAt: soon, slug: 'b' })).rejects.toMatchObject({
    code: 'invalid-input',
    field: 'publishedAt',
  })
  for (const publishOn of [setting.blogEditor.at.toISOString(), '2019-03-04T10:00:00Z'])
    await expect(save({ intent: 'schedule', publishOn, slug: 'c' })).rejects.toMatchObject({
      code: 'invalid-input',
      field: 'publishOn',
    })
})

test('every save invalidates the cached pages, also the landing page', async () => {
  await save({ intent: 'publish' })
  expect(setting.blogEditor.changed.sort()).toEqual(['/', '/blog'])
})

test('[ADMIN-30] without a slug the title makes it; one that is taken is refused with one that is free', async () => {
  await save({ title: 'Red Lentil Dal!' })
  await save({ title: 'Other', slug: 'red-lentil-dal-2' })
  await expect(save({ title: 'Red lentil dal' })).rejects.toMatchObject({
    code: 'invalid-input',
    field: 'slug',
    message: 'The address “red-lentil-dal” belongs to “Red Lentil Dal!”; “red-lentil-dal-3” is free',
  })
  await expect(save({ title: 'Суп' })).rejects.toMatchObject({ field: 'slug' })
})

test('a category or an author that is gone is named', async () => {
  const gone = '01999999-9999-7999-8999-999999999999'
  await expect(save({ categoryId: gone })).rejects.toMatchObject({ field: 'categoryId' })
  await expect(save({ authorId: gone })).rejects.toMatchObject({ field: 'authorId' })
})

test('of two saves of one version one wins; the other hears who saved and when', async () => {
  const { id } = await save({})
  const results = await Promise.allSettled([
    save({ version: 1, title: 'First tab' }, id),
    save({ version: 1, title: 'Second tab' }, id),
  ])
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(1)
  expect(refused[0]!.reason).toMatchObject({
    code: 'conflict',
    details: { version: 2, at: setting.blogEditor.at.toISOString(), by: 'Sam' },
  })
  expect(await rowOf(id)).toMatchObject({ version: 2 })
  expect(await listVersions(setting.database.db, id)).toHaveLength(2)
})

test('the same new post sent twice is one post', async () => {
  const post = postOf({})
  const [first, second] = await Promise.all(
    [1, 2].map(() => savePost(setting.blogEditor.needs, setting.sam, post).catch(() => null)),
  )
  const again = await savePost(setting.blogEditor.needs, setting.sam, post)
  expect([first, second].filter(Boolean).length).toBeGreaterThan(0)
  expect(again).toMatchObject({ id: post.id, version: 1 })
  expect(await setting.database.db.$count(blogPosts)).toBe(1)
  await expect(
    savePost(setting.blogEditor.needs, setting.sam, { ...post, title: 'Another' }),
  ).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('a post deleted meanwhile is not made anew', async () => {
  await expect(save({ version: 3 })).rejects.toMatchObject({ code: 'not-found' })
})

test('a question that stays keeps its row, in the new order', async () => {
  const { id } = await save({ faqQuestion: ['A', 'B'], faqAnswer: ['1', '2'] })
  const before = await setting.database.db.select().from(blogFaqs).orderBy(blogFaqs.sortOrder)
  setting.blogEditor.later(1)
  await save({ version: 1, faqQuestion: ['B', 'C'], faqAnswer: ['2', '3'] }, id)
  const after = await setting.database.db.select().from(blogFaqs).orderBy(blogFaqs.sortOrder)
  expect(after.map(({ question }) => question)).toEqual(['B', 'C'])
  expect(after[0]).toMatchObject({ id: before[1]!.id, createdAt: before[1]!.createdAt })
})

test('[C22] [DATA-30] saving redirectFrom writes the redirect table, and takes out what is no longer listed', async () => {
  const { id } = await save({ redirectFrom: '/blog/a/one\n/blog/a/two' })
  expect(await redirects()).toEqual({
    '/blog/a/one': '/blog/uncategorized/dal',
    '/blog/a/two': '/blog/uncategorized/dal',
  })
  await save({ version: 1, redirectFrom: '/blog/a/two' }, id)
  expect(await redirects()).toEqual({ '/blog/a/two': '/blog/uncategorized/dal' })
})

test('a published post that moves leaves a redirect behind; a draft that nobody knew does not', async () => {
  const category = await makeCategory(setting.database.db, { name: 'Food' })
  const { id } = await save({})
  await save({ version: 1, slug: 'dal-one' }, id)
  expect(await redirects()).toEqual({})
  await save({ version: 2, slug: 'dal-one', intent: 'publish' }, id)
  await save({ version: 3, slug: 'dal-two', intent: 'publish' }, id)
  expect(await redirects()).toEqual({ '/blog/uncategorized/dal-one': '/blog/uncategorized/dal-two' })
  // Both old addresses lead straight to the newest one: no redirect leads to another.
  const from = Object.keys(await redirects())
  await save(
    { version: 4, slug: 'dal-two', intent: 'publish', categoryId: category.id, redirectFrom: from },
    id,
  )
  expect(await redirects()).toEqual({
    '/blog/uncategorized/dal-one': '/blog/food/dal-two',
    '/blog/uncategorized/dal-two': '/blog/food/dal-two',
  })
  // And back: the address in use is no redirect any more.
  const all = Object.keys(await redirects())
  await save({ version: 5, slug: 'dal-one', intent: 'publish', redirectFrom: all }, id)
  expect(await redirects()).toEqual({
    '/blog/uncategorized/dal-two': '/blog/uncategorized/dal-one',
    '/blog/food/dal-two': '/blog/uncategorized/dal-one',
  })
})

test('however posts swap addresses, redirects end at once and hide no live post', async () => {
  const one = await save({ slug: 'one', intent: 'publish' })
  const two = await save({ slug: 'two', intent: 'publish' })
  const listed = async (id: string) => (await findPostById(setting.database.db, id))!.redirectFrom
  const move = async (id: string, slug: string) => {
    const { version } = await rowOf(id)
    await save({ slug, intent: 'publish', version, redirectFrom: await listed(id) }, id)
  }
  await move(one.id, 'three')
  await move(two.id, 'one')
  await move(one.id, 'two')
  await move(two.id, 'three')
  await move(one.id, 'one')
  const table = await redirects()
  for (const [from, to] of Object.entries(table)) {
    expect(table[to], `${from} leads to ${to}`).toBeUndefined()
    expect(['/blog/uncategorized/one', '/blog/uncategorized/three']).not.toContain(from)
  }
})

test('old addresses that are live or taken are refused', async () => {
  await save({ slug: 'live', title: 'Live', intent: 'publish' })
  await save({ slug: 'has', redirectFrom: '/blog/a/taken' })
  await expect(save({ slug: 'b', redirectFrom: '/blog/uncategorized/live' })).rejects.toMatchObject({
    field: 'redirectFrom',
    message: '/blog/uncategorized/live is the address of “Live”, which readers can open',
  })
  await expect(save({ slug: 'c', redirectFrom: '/blog/a/taken' })).rejects.toMatchObject({
    message: '/blog/a/taken already leads to /blog/uncategorized/has',
  })
})

test('what a tab kept of unsaved text goes with its save; what another tab keeps stays', async () => {
  const post = postOf({ tabId: 'aa' })
  const keep = (id: string, tabId: string) =>
    keepAutosave(
      setting.database.db,
      setting.sam,
      { postKey: `new:${id}`, tabId, fields: { title: tabId }, baseVersion: 0 },
      setting.blogEditor.at,
    )
  const kept = async () =>
    (await listNewAutosaves(setting.database.db, setting.sam))
      .map(({ postKey, tabId }) => `${postKey} ${tabId}`)
      .toSorted()
  await keep(post.id, 'aa')
  await keep('01999999-9999-7999-8999-999999999999', 'bb')
  await savePost(setting.blogEditor.needs, setting.sam, post)
  expect(await kept()).toEqual(['new:01999999-9999-7999-8999-999999999999 bb'])
  await keep(post.id, 'cc')
  await savePost(setting.blogEditor.needs, setting.sam, { ...post, version: 1, title: 'Saved again' })
  expect(await kept()).toEqual(
    [`new:${post.id} cc`, 'new:01999999-9999-7999-8999-999999999999 bb'].toSorted(),
  )
})
