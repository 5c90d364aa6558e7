import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  blogAutosaves,
  blogCategories,
  blogPages,
  blogPosts,
  blogPostVersions,
  blogPostViews,
  blogRedirects,
} from '#app/db/schema/index.ts'
import { findBlogPage } from '#app/features/blog/public/blog-pages.server.ts'
import { blogPageSchema } from '#app/domain/blog/blog-forms.ts'
import { NEW_POST } from '#app/domain/blog/post-fields.ts'
import { findCategory, listCategories } from '#app/features/blog/public/categories.server.ts'
import { blogFeed } from '#app/features/blog/public/feeds.server.ts'
import { findPost, findPostById, listBlogPosts } from '#app/features/blog/public/posts.server.ts'
import { listAuditEntries } from '#app/features/staff/audit-log.server.ts'
import { makeCategory, makePost } from '#tests/support/blog.ts'
import { postOf } from '#tests/support/blog-editor.ts'
import { blogSetting } from '#tests/support/blog-setting.ts'
import { keepAutosave } from '#app/features/blog/admin/editor/autosaves.server.ts'
import { emptyBin, listBin } from './bin.server.ts'
import { emptyBlogBin, publishScheduled } from '#app/features/blog/admin/blog-jobs.server.ts'
import {
  findBlogPageById,
  listBlogPages,
  saveBlogPage,
} from '#app/features/blog/admin/pages/blog-pages.server.ts'
import { dashboardCounts } from '#app/features/blog/admin/dashboard.server.ts'
import { deleteBlogPage, purgePage, restoreDeletedPage } from './page-bin.server.ts'
import { deletePost, purgePost, restoreDeletedPost } from './post-bin.server.ts'
import { listVersions } from '#app/features/blog/admin/posts/post-versions.server.ts'
import { makePreviewLink, postOfPreview } from '#app/features/blog/admin/editor/preview-links.server.ts'
import { savePost } from '#app/features/blog/admin/posts/save-post.server.ts'
import { archivePost } from '#app/features/blog/admin/posts/set-post-status.server.ts'
import { postsOf } from '#app/features/blog/admin/taxonomies/staff-authors.server.ts'
import { categoriesForStaff } from '#app/features/blog/admin/taxonomies/staff-categories.server.ts'
import { listStaffPosts } from '#app/features/blog/admin/posts/staff-posts.server.ts'
import { undoChange, undoOfferAt } from '#app/features/blog/admin/posts/undo-change.server.ts'

const setting = blogSetting({ sam: 'editor' })

const save = (given: Record<string, unknown>, id?: string) =>
  savePost(setting.blogEditor.needs, setting.sam, postOf(given, id))
const remove = (id: string) => deletePost(setting.blogEditor.needs, setting.sam, { id, confirmed: 'live' })
const restore = (id: string) => restoreDeletedPost(setting.blogEditor.needs, setting.sam, id)
const rowOf = async (id: string) =>
  (await setting.database.db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0]
const run = { jobId: '', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }
const DAY = 24 * 60

test('[ADMIN-48] deleting asks, of whatever status; the one post with that id goes, and only once answered', async () => {
  const live = await makePost(setting.database.db)
  const draft = await makePost(setting.database.db, { status: 'draft' })
  const other = await makePost(setting.database.db)
  for (const [id, confirmed] of [
    [live.id, ''],
    [live.id, 'yes'],
    [draft.id, ''],
  ] as const)
    await expect(deletePost(setting.blogEditor.needs, setting.sam, { id, confirmed })).rejects.toMatchObject({
      code: 'unconfirmed',
      details: { change: 'delete' },
    })
  expect((await listBin(setting.database.db, 1)).total).toBe(0)
  await deletePost(setting.blogEditor.needs, setting.sam, { id: draft.id, confirmed: 'yes' })
  await remove(live.id)
  const list = await listStaffPosts(setting.database.db, { search: '', status: null, page: 1 })
  expect(list.posts.map(({ id }) => id)).toEqual([other.id])
  await expect(remove(live.id)).rejects.toMatchObject({ code: 'not-found' })
})

test('a deleted post is gone from every public place and every list of the staff at once', async () => {
  const category = await makeCategory(setting.database.db)
  const { id } = await save({ slug: 'dal', categoryId: category.id, intent: 'publish', isFeatured: 'on' })
  const link = await makePreviewLink(setting.database.db, id)
  setting.blogEditor.changed.length = 0
  await remove(id)
  expect(setting.blogEditor.changed.sort()).toEqual(['/', '/blog'])
  const { db } = setting.database
  expect(await findPost(db, 'dal')).toBeNull()
  expect(await findPostById(db, id)).toBeNull()
  expect((await listBlogPosts(db, {})).total).toBe(0)
  expect((await listBlogPosts(db, { status: 'all' })).total).toBe(0)
  expect((await listBlogPosts(db, { status: 'archived' })).total).toBe(0)
  expect((await listBlogPosts(db, { search: 'lentils' })).total).toBe(0)
  expect((await listCategories(db))[0]?.postCount).toBe(0)
  expect((await findCategory(db, { slug: 'nutrition' }))?.postCount).toBe(0)
  const site = { origin: 'http://localhost' } as never
  expect((await blogFeed({ db, site, now: () => setting.blogEditor.at }, 'rss')).items).toEqual([])
  expect(await postOfPreview(db, link.split('/').at(-1)!)).toBeNull()
  for (const status of [null, 'archived'] as const)
    expect((await listStaffPosts(db, { search: '', status, page: 1 })).total).toBe(0)
  expect((await listStaffPosts(db, { search: 'dal', status: null, page: 1 })).total).toBe(0)
  expect(await dashboardCounts(db)).toMatchObject({ posts: 0, published: 0, views: 0 })
  expect((await categoriesForStaff(db))[0]?.postCount).toBe(0)
  expect(await postsOf(db, { categoryId: category.id })).toEqual({ all: 0, published: 0 })
  await expect(makePreviewLink(db, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(
    archivePost(setting.blogEditor.needs, setting.sam, { id, confirmed: '' }),
  ).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(save({ slug: 'dal', version: 1, intent: 'publish' }, id)).rejects.toMatchObject({
    code: 'not-found',
    message: expect.stringContaining('bin'),
  })
})

test('a restored post has everything it had: text, tags, status, times, views, versions, old addresses, its featured place', async () => {
  const category = await makeCategory(setting.database.db)
  const { id } = await save({ slug: 'dal', categoryId: category.id, tags: ['lentils'], isFeatured: 'on' })
  await save(
    {
      slug: 'dal',
      categoryId: category.id,
      tags: ['lentils'],
      isFeatured: 'on',
      intent: 'publish',
      version: 1,
      faqQuestion: ['Soak?'],
      faqAnswer: ['No.'],
      redirectFrom: '/blog/x/dal-old\n/blog/x/dal-older',
    },
    id,
  )
  await setting.database.db.update(blogCategories).set({ featuredPosts: [id] })
  await setting.database.db.update(blogPostViews).set({ views: 7 })
  const before = await rowOf(id)
  const shown = await findPostById(setting.database.db, id)
  const versions = await listVersions(setting.database.db, id)
  setting.blogEditor.later(5)
  const offer = await remove(id)
  expect(await undoOfferAt(setting.database.db, `${id}.0`)).toEqual(offer)
  expect(await setting.database.db.$count(blogRedirects)).toBe(0)
  // One of its old addresses is taken meanwhile.
  await setting.database.db
    .insert(blogRedirects)
    .values({ fromPath: '/blog/x/dal-older', toPath: '/help', createdAt: setting.blogEditor.at })
  setting.blogEditor.later(DAY * 29)
  await emptyBin(setting.blogEditor.needs, setting.blogEditor.at)
  expect(await restore(id)).toEqual({ text: '“Dal” is back and live.' })
  expect(await rowOf(id)).toEqual(before)
  expect(await findPostById(setting.database.db, id)).toEqual({ ...shown, redirectFrom: ['/blog/x/dal-old'] })
  expect(await listVersions(setting.database.db, id)).toEqual(versions)
  expect((await findCategory(setting.database.db, { slug: 'nutrition' }))?.featuredPosts).toEqual([id])
  expect(await findPost(setting.database.db, 'dal')).toMatchObject({ viewCount: 7 })
  // Restoring again, or undoing the deletion after all, changes nothing.
  await restore(id)
  await undoChange(setting.blogEditor.needs, setting.sam, { postId: id, version: 0 })
  expect(await rowOf(id)).toEqual(before)
  expect((await listAuditEntries(setting.database.db)).map(({ action, who }) => [action, who])).toEqual([
    ['restore-article', 'Sam'],
    ['delete-article', 'Sam'],
  ])
  expect(await undoOfferAt(setting.database.db, `${id}.0`)).toBeNull()
})

test('the address of a deleted post is free; restored after it was taken it gets a new one, and says so', async () => {
  const { id } = await save({ slug: 'dal', intent: 'publish' })
  await remove(id)
  const second = await save({ title: 'Dal, anew', slug: 'dal', intent: 'publish' })
  await remove(second.id)
  const third = await save({ title: 'Dal the third', slug: 'dal', intent: 'publish' })
  expect(await restore(id)).toEqual({
    text: '“Dal” is back and live. “Dal the third” has its address now, so its own is /blog/uncategorized/dal-2.',
  })
  expect(await restore(second.id)).toMatchObject({
    text: expect.stringContaining('/blog/uncategorized/dal-3'),
  })
  expect(await findPost(setting.database.db, 'dal')).toMatchObject({ id: third.id })
  expect(await findPost(setting.database.db, 'dal-2')).toMatchObject({ id })
  // Its editor opens the version with the new address.
  expect(await listVersions(setting.database.db, id)).toHaveLength(2)
  expect(await rowOf(id)).toMatchObject({ version: 2 })
})

test('a deleted schedule publishes nothing, and nothing at once when it comes back too late', async () => {
  const { id } = await save({ intent: 'schedule', publishOn: '2026-11-21T09:00:00Z' })
  await remove(id)
  setting.blogEditor.later(2 * DAY)
  await publishScheduled.handler({}, setting.blogEditor.needs, run)
  expect(await rowOf(id)).toMatchObject({ status: 'archived' })
  expect(await restore(id)).toMatchObject({ text: expect.stringContaining('has passed') })
  await publishScheduled.handler({}, setting.blogEditor.needs, run)
  expect(await rowOf(id)).toMatchObject({ status: 'draft', publishOn: null })
})

test('the daily job empties the bin after 30 days, with all that belongs to the post', async () => {
  const { id } = await save({ intent: 'publish' })
  const kept = await save({ slug: 'kept' })
  const typed = { postKey: id, tabId: 'a1', baseVersion: 1, fields: { ...NEW_POST, title: 'Typed' } }
  await keepAutosave(setting.database.db, setting.sam, typed, setting.blogEditor.at)
  await remove(id)
  setting.blogEditor.later(30 * DAY - 1)
  await emptyBlogBin.handler({}, setting.blogEditor.needs, run)
  expect((await listBin(setting.database.db, 1)).total).toBe(1)
  setting.blogEditor.later(1)
  await emptyBlogBin.handler({}, setting.blogEditor.needs, run)
  expect((await listBin(setting.database.db, 1)).total).toBe(0)
  expect((await setting.database.db.select().from(blogPosts)).map((post) => post.id)).toEqual([kept.id])
  expect(await setting.database.db.$count(blogPostVersions, eq(blogPostVersions.postId, id))).toBe(0)
  expect(await setting.database.db.$count(blogAutosaves)).toBe(0)
  await expect(restore(id)).rejects.toMatchObject({ code: 'not-found' })
})

test('deleting for good takes only what lies in the bin', async () => {
  const { id } = await save({ intent: 'publish' })
  await expect(purgePost(setting.blogEditor.needs, setting.sam, id)).rejects.toMatchObject({
    code: 'not-found',
  })
  await remove(id)
  setting.blogEditor.later(1)
  await purgePost(setting.blogEditor.needs, setting.sam, id)
  expect(await rowOf(id)).toBeUndefined()
  expect((await listAuditEntries(setting.database.db))[0]).toMatchObject({
    action: 'purge-article',
    about: 'Dal',
  })
})

test('pages go to the bin and come back with their sections, under a new address when theirs was taken', async () => {
  const { needs } = setting.blogEditor
  const sections = JSON.stringify([{ sectionType: 'text', title: 'Hello', content: 'World', count: 3 }])
  const page = (status: string) => blogPageSchema.parse({ title: 'Start', slug: 'start', status, sections })
  const id = await saveBlogPage(needs, { ...page('published'), id: null })
  const before = await findBlogPageById(setting.database.db, id)
  await deleteBlogPage(needs, setting.sam, id)
  expect(await findBlogPage(setting.database.db, 'start')).toBeNull()
  expect(await findBlogPageById(setting.database.db, id)).toBeNull()
  expect(await listBlogPages(setting.database.db)).toEqual([])
  await expect(saveBlogPage(needs, { ...page('published'), id })).rejects.toMatchObject({ code: 'not-found' })
  await expect(deleteBlogPage(needs, setting.sam, id)).rejects.toMatchObject({ code: 'not-found' })
  expect(await restoreDeletedPage(needs, setting.sam, id)).toEqual({ text: '“Start” is back.' })
  expect(await findBlogPageById(setting.database.db, id)).toEqual(before)

  await deleteBlogPage(needs, setting.sam, id)
  await saveBlogPage(needs, { ...page('published'), id: null })
  expect(await restoreDeletedPage(needs, setting.sam, id)).toMatchObject({
    text: expect.stringContaining('/blog/page/start-2'),
  })
  await deleteBlogPage(needs, setting.sam, id)
  await purgePage(needs, setting.sam, id)
  expect(await setting.database.db.$count(blogPages)).toBe(1)
})

test('the bin lists posts and pages, deleted last first, with who, when and until when', async () => {
  const post = await makePost(setting.database.db, { title: 'A post' })
  const pageId = await saveBlogPage(setting.blogEditor.needs, {
    ...blogPageSchema.parse({ title: 'A page' }),
    id: null,
  })
  await remove(post.id)
  const firstAt = setting.blogEditor.at
  setting.blogEditor.later(10)
  await deleteBlogPage(setting.blogEditor.needs, setting.sam, pageId)
  expect(await listBin(setting.database.db, 9)).toEqual({
    total: 2,
    page: 1,
    pageCount: 1,
    entries: [
      {
        kind: 'page',
        id: pageId,
        title: 'A page',
        status: 'draft',
        deletedAt: setting.blogEditor.at,
        deletedBy: 'Sam',
        goneOn: new Date('2026-12-20T10:10:00Z'),
      },
      {
        kind: 'post',
        id: post.id,
        title: 'A post',
        status: 'published',
        deletedAt: firstAt,
        deletedBy: 'Sam',
        goneOn: new Date('2026-12-20T10:00:00Z'),
      },
    ],
  })
})
