import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { blogPosts, blogRedirects } from '#app/db/schema/index.ts'
import { blogPageSchema } from '#app/domain/blog/blog-forms.ts'
import { NEW_POST } from '#app/domain/blog/post-fields.ts'
import { findBlogPage } from '#app/features/blog/public/blog-pages.server.ts'
import { findPostById } from '#app/features/blog/public/posts.server.ts'
import { makeCategory, makePost } from '#tests/support/blog.ts'
import { makeStaff, postOf } from '#tests/support/blog-editor.ts'
import { blogSetting } from '#tests/support/blog-setting.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'
import {
  discardAutosave,
  findAutosaves,
  keepAutosave,
  listNewAutosaves,
} from '#app/features/blog/admin/editor/autosaves.server.ts'
import { publishScheduled, sweepAutosaves } from '#app/features/blog/admin/blog-jobs.server.ts'
import {
  findBlogPageById,
  listBlogPages,
  saveBlogPage,
} from '#app/features/blog/admin/pages/blog-pages.server.ts'
import { deleteBlogPage } from '#app/features/blog/admin/bin/page-bin.server.ts'
import { findVersion, listVersions } from './post-versions.server.ts'
import {
  makePreviewLink,
  postOfPreview,
  revokePreviewLink,
} from '#app/features/blog/admin/editor/preview-links.server.ts'
import {
  addRedirect,
  addRedirects,
  listRedirects,
  removeRedirect,
} from '#app/features/blog/admin/pages/redirects.server.ts'
import { editorOfPost } from '#app/features/blog/admin/editor/editor-data.server.ts'
import { savePost } from './save-post.server.ts'
import { archivePost, unarchivePost } from './set-post-status.server.ts'
import { listStaffPosts } from './staff-posts.server.ts'

const setting = blogSetting({ sam: 'editor' })

const run = { jobId: '', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }
const save = (given: Record<string, unknown>, id?: string) =>
  savePost(setting.blogEditor.needs, setting.sam, postOf(given, id))
const rowOf = async (id: string) =>
  (await setting.database.db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0]

test('a scheduled draft is published once its time has come, by one of two workers', async () => {
  const publishOn = '2026-11-20T12:00:00Z'
  const { id } = await save({ intent: 'schedule', publishOn, slug: 'later' })
  await setting.database.db
    .insert(blogRedirects)
    .values({ fromPath: '/blog/uncategorized/later', toPath: '/help', createdAt: setting.blogEditor.at })
  expect(await rowOf(id)).toMatchObject({ status: 'draft', publishOn: new Date(publishOn) })
  await publishScheduled.handler({}, setting.blogEditor.needs, run)
  expect(await rowOf(id)).toMatchObject({ status: 'draft' })
  setting.blogEditor.later(120)
  setting.blogEditor.changed.length = 0
  await Promise.all([1, 2, 3].map(() => publishScheduled.handler({}, setting.blogEditor.needs, run)))
  expect(await rowOf(id)).toMatchObject({
    status: 'published',
    publishedAt: setting.blogEditor.at,
    publishOn: null,
    version: 2,
  })
  expect(
    (await listVersions(setting.database.db, id)).map(({ version, status }) => [version, status]),
  ).toEqual([
    [2, 'published'],
    [1, 'draft'],
  ])
  expect(setting.blogEditor.changed.sort()).toEqual(['/', '/blog'])
  // The live post wins over a redirect that somebody made at its address.
  expect(await setting.database.db.$count(blogRedirects)).toBe(0)
})

test('a schedule that was taken back publishes nothing', async () => {
  const { id } = await save({ intent: 'schedule', publishOn: '2026-11-20T12:00:00Z' })
  await save({ intent: 'draft', version: 1 }, id)
  setting.blogEditor.later(500)
  await publishScheduled.handler({}, setting.blogEditor.needs, run)
  expect(await rowOf(id)).toMatchObject({ status: 'draft', publishOn: null })
})

test('a post is archived and comes back as a draft; each is a version', async () => {
  const { id } = await save({ intent: 'publish' })
  const { publishedAt } = (await rowOf(id))!
  await archivePost(setting.blogEditor.needs, setting.sam, { id, confirmed: 'live' })
  await archivePost(setting.blogEditor.needs, setting.sam, { id, confirmed: 'live' })
  expect(await rowOf(id)).toMatchObject({ status: 'archived', version: 2, publishedAt })
  await unarchivePost(setting.blogEditor.needs, setting.sam, id)
  expect(await rowOf(id)).toMatchObject({ status: 'draft', version: 3 })
  expect((await listVersions(setting.database.db, id)).map(({ status }) => status)).toEqual([
    'draft',
    'archived',
    'published',
  ])
  await expect(
    archivePost(setting.blogEditor.needs, setting.sam, {
      id: '01999999-9999-7999-8999-999999999999',
      confirmed: '',
    }),
  ).rejects.toMatchObject({
    code: 'not-found',
  })
})

test('a post that came without versions has its first one with the first change', async () => {
  const { id } = await makePost(setting.database.db, { title: 'Imported', status: 'published' })
  await archivePost(setting.blogEditor.needs, setting.sam, { id, confirmed: 'live' })
  expect(await findVersion(setting.database.db, id, 2)).toMatchObject({
    title: 'Imported',
    status: 'archived',
  })
})

test('an earlier version fills the editor, and changes nothing until it is saved; state and address stay', async () => {
  const { id } = await save({
    title: 'One',
    slug: 'one',
    content: 'First',
    faqQuestion: ['Q'],
    faqAnswer: ['A'],
  })
  await save({ title: 'Two', slug: 'two', content: 'Second', version: 1, intent: 'publish' }, id)
  const live = await findPostById(setting.database.db, id)
  const opened = async (restoring: number | null) =>
    (await editorOfPost(setting.database.db, setting.sam, id, { origin: 'http://localhost', restoring }))!
  const { restored, fields, version } = await opened(1)
  expect(restored).toMatchObject({
    version: 1,
    fields: { title: 'One', slug: 'two', content: 'First', faqs: [{ question: 'Q', answer: 'A' }] },
  })
  expect(fields).toMatchObject({ title: 'Two', content: 'Second' })
  expect(version).toBe(2)
  expect(await findPostById(setting.database.db, id)).toEqual(live)
  expect(await listVersions(setting.database.db, id)).toHaveLength(2)
  for (const none of [9, null]) expect((await opened(none)).restored).toBeNull()
})

test('unsaved text is kept per person, post and tab, the last state of it, until it is discarded or very old', async () => {
  const other = await makeStaff(setting.database.db, 'Kim')
  const { id } = await save({})
  const keep = (who: Writer, title: string, tabId = 'a') =>
    keepAutosave(
      setting.database.db,
      who,
      { postKey: id, tabId, fields: { ...NEW_POST, title }, baseVersion: 1 },
      setting.blogEditor.at,
    )
  const titles = async (who: Writer) =>
    (await findAutosaves(setting.database.db, who, id)).map(({ tabId, fields }) => `${tabId} ${fields.title}`)
  await Promise.all([keep(setting.sam, 'one'), keep(setting.sam, 'two'), keep(other, 'three')])
  await keep(setting.sam, 'last')
  const before = setting.blogEditor.at.getTime()
  setting.blogEditor.later(1)
  await keep(setting.sam, 'beside it', 'b')
  expect(await titles(setting.sam)).toEqual(['b beside it', 'a last'])
  expect(await titles(other)).toEqual(['a three'])
  expect(await listNewAutosaves(setting.database.db, setting.sam)).toEqual([])
  // Somebody goes on typing in it: what was seen of it is not what it is.
  await discardAutosave(setting.database.db, setting.sam, { postKey: id, tabId: 'b', until: before })
  await discardAutosave(setting.database.db, setting.sam, { postKey: id, tabId: 'a', until: before })
  expect(await titles(setting.sam)).toEqual(['b beside it'])
  await discardAutosave(setting.database.db, setting.sam, { postKey: id, tabId: 'b' })
  expect(await titles(setting.sam)).toEqual([])
  setting.blogEditor.later(61 * 24 * 60)
  await sweepAutosaves.handler({}, setting.blogEditor.needs, run)
  expect(await titles(other)).toEqual([])
})

test('a preview link opens its post until it is revoked or made anew; only its hash is stored', async () => {
  const { id } = await save({})
  const tokenOf = (link: string) => link.replace('/blog/preview/', '')
  const first = tokenOf(await makePreviewLink(setting.database.db, id))
  expect((await rowOf(id))!.previewHash).not.toContain(first)
  expect((await postOfPreview(setting.database.db, first))?.id).toBe(id)
  const second = tokenOf(await makePreviewLink(setting.database.db, id))
  expect(await postOfPreview(setting.database.db, first)).toBeNull()
  expect((await postOfPreview(setting.database.db, second))?.id).toBe(id)
  await revokePreviewLink(setting.database.db, id)
  expect(await postOfPreview(setting.database.db, second)).toBeNull()
  for (const token of ['', 'x', `${second}=`, '../../x'])
    expect(await postOfPreview(setting.database.db, token)).toBeNull()
})

test('[ADMIN-15] [ADMIN-16] [ADMIN-17] the list has 20 posts a page, by state and by words', async () => {
  for (let index = 0; index < 21; index++)
    await makePost(setting.database.db, { title: `Post ${index}`, slug: `p-${index}` })
  await makePost(setting.database.db, { title: 'Draft of 100% oats', status: 'draft' })
  const list = (given: Partial<Parameters<typeof listStaffPosts>[1]>) =>
    listStaffPosts(setting.database.db, { search: '', status: null, page: 1, ...given })
  const all = await list({})
  expect(all).toMatchObject({ total: 22, page: 1, pageCount: 2 })
  expect(all.posts).toHaveLength(20)
  expect(all.posts[0]).toMatchObject({
    title: 'Draft of 100% oats',
    status: 'draft',
    author: null,
    category: null,
    viewCount: 0,
  })
  expect(await list({ page: 9 })).toMatchObject({ page: 2, posts: [{}, {}] })
  expect(await list({ status: 'draft' })).toMatchObject({ total: 1 })
  expect(await list({ status: 'archived' })).toMatchObject({ total: 0, page: 1, pageCount: 1, posts: [] })
  expect(await list({ search: '100%' })).toMatchObject({ total: 1 })
  expect(await list({ search: 'lentils', status: 'published' })).toMatchObject({ total: 21 })
})

test('redirects by hand never chain, never circle and hide no live post', async () => {
  const add = (fromPath: string, toPath: string) =>
    addRedirect(setting.blogEditor.needs, { fromPath, toPath }, new Set(['/help']))
  await add('/blog/a/one', '/blog/a/two')
  await add('/blog/a/two', '/help')
  await add('/blog/a/zero', '/blog/a/one')
  expect(
    (await listRedirects(setting.database.db, { search: '', page: 1 })).redirects.map(
      ({ fromPath, toPath }) => [fromPath, toPath],
    ),
  ).toEqual([
    ['/blog/a/one', '/help'],
    ['/blog/a/two', '/help'],
    ['/blog/a/zero', '/help'],
  ])
  await expect(add('/blog/a/one', '/about')).rejects.toMatchObject({ field: 'fromPath' })
  await expect(add('/blog/a/three', '/blog/a/three')).rejects.toMatchObject({
    message: 'This would lead in a circle',
  })
  const { path } = await save({ slug: 'live', title: 'Live', intent: 'publish' })
  await expect(add(path, '/help')).rejects.toMatchObject({
    message: `${path} is the address of “Live”, which readers can open`,
  })
  await expect(add('/help', '/blog')).rejects.toMatchObject({ field: 'fromPath' })
  await makeCategory(setting.database.db, { name: 'Soups' })
  await expect(add('/blog/soups', '/help')).rejects.toMatchObject({
    message: expect.stringContaining('“Soups”'),
  })
  await removeRedirect(setting.blogEditor.needs, '/blog/a/two')
  await expect(removeRedirect(setting.blogEditor.needs, '/blog/a/two')).rejects.toMatchObject({
    code: 'not-found',
  })
  expect((await listRedirects(setting.database.db, { search: 'ZERO', page: 1 })).total).toBe(1)
})

test('many redirects are added at once: chains end, circles and pages that are there are named, a second time adds none', async () => {
  const fixed = new Set(['/help', '/about'])
  const list = (lines: readonly (readonly [string, string])[]) =>
    addRedirects(
      setting.blogEditor.needs,
      lines.map(([fromPath, toPath], index) => ({ line: index + 1, fromPath, toPath })),
      fixed,
    )
  const lines = [
    ['/2012/soup', '/soup'],
    ['/soup', '/help'],
    ['/about', '/help'],
    ['/x', '/y'],
    ['/y', '/x'],
    ['/soup', '/about'],
  ] as const
  const first = await list(lines)
  expect(first).toMatchObject({ added: 3, alreadyThere: 0 })
  expect(first.refused.map(({ line, why }) => [line, why])).toEqual([
    [3, '/about is a page of this site and stays there'],
    [5, 'This would lead in a circle'],
    [6, '/soup already leads to /help. Remove that first.'],
  ])
  const kept = await setting.database.db.select().from(blogRedirects)
  expect(Object.fromEntries(kept.map(({ fromPath, toPath }) => [fromPath, toPath]))).toEqual({
    '/2012/soup': '/help',
    '/soup': '/help',
    '/x': '/y',
  })
  await list([
    ['/help-me', '/a'],
    ['/a', '/help'],
  ])
  expect(await list([['/a', '/help']])).toEqual({ added: 0, alreadyThere: 1, refused: [] })
  const many = Array.from({ length: 1200 }, (_, index) => [`/old/${index}`, '/help'] as const)
  expect(await list(many)).toMatchObject({ added: 1200, refused: [] })
})

test('[DATA-28] [DATA-29] a custom page is kept with its sections in order, clean, and shown when it is published', async () => {
  const page = (given: Record<string, unknown>) => blogPageSchema.parse({ title: 'About us', ...given })
  const sections = JSON.stringify([
    { sectionType: 'text', title: 'Who', content: 'We <script>x</script>*cook*.' },
    { sectionType: 'posts', title: 'Read', content: '', count: 6 },
    { sectionType: 'newsletter', title: 'Letters', content: '' },
  ])
  const id = await saveBlogPage(setting.blogEditor.needs, { ...page({ sections }), id: null })
  expect(await findBlogPage(setting.database.db, 'about-us')).toBeNull()
  await saveBlogPage(setting.blogEditor.needs, { ...page({ sections, status: 'published' }), id })
  expect(await findBlogPage(setting.database.db, 'about-us')).toMatchObject({
    title: 'About us',
    type: 'page',
    sections: [
      { sectionType: 'text', title: 'Who', content: '<p>We <em>cook</em>.</p>', settings: {}, sortOrder: 0 },
      { sectionType: 'posts', title: 'Read', settings: { count: '6' }, sortOrder: 1 },
      { sectionType: 'newsletter', sortOrder: 2 },
    ],
  })
  await expect(saveBlogPage(setting.blogEditor.needs, { ...page({}), id: null })).rejects.toMatchObject({
    field: 'slug',
  })
  expect(await findBlogPageById(setting.database.db, id)).toMatchObject({ status: 'published' })
  await deleteBlogPage(setting.blogEditor.needs, setting.sam, id)
  expect(await listBlogPages(setting.database.db)).toEqual([])
  await expect(deleteBlogPage(setting.blogEditor.needs, setting.sam, id)).rejects.toMatchObject({
    code: 'not-found',
  })
})
