import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { blogPosts, blogPostVersions } from '#app/db/schema/index.ts'
import { keepAutosave, othersWriting } from '#app/features/blog/admin/editor/autosaves.server.ts'
import { editorOfPost } from '#app/features/blog/admin/editor/editor-data.server.ts'
import { findPost } from '#app/features/blog/public/posts.server.ts'
import { makeCategory, makePost } from '#tests/support/blog.ts'
import { makeStaff, postOf } from '#tests/support/blog-editor.ts'
import { blogSetting } from '#tests/support/blog-setting.ts'
import { publishScheduled } from '#app/features/blog/admin/blog-jobs.server.ts'
import { makePreviewLink, postOfPreview } from '#app/features/blog/admin/editor/preview-links.server.ts'
import { listVersions, VERSIONS_KEPT } from './post-versions.server.ts'
import { savePost } from './save-post.server.ts'
import { archivePost, unarchivePost } from './set-post-status.server.ts'
import { listStaffPosts } from './staff-posts.server.ts'
import { undoChange, undoOfferAt } from './undo-change.server.ts'

const setting = blogSetting({ sam: 'editor' })

const save = (given: Record<string, unknown>, id?: string) =>
  savePost(setting.blogEditor.needs, setting.sam, postOf(given, id))
const rowOf = async (id: string) =>
  (await setting.database.db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0]!
const opened = async (id: string) =>
  (await editorOfPost(setting.database.db, setting.sam, id, { origin: 'http://localhost', restoring: null }))!

/** A live post with changes beside it: version 1 is live, version 2 staged. */
async function staged() {
  const { id } = await save({ slug: 'dal', intent: 'publish', faqQuestion: ['Soak?'], faqAnswer: ['No.'] })
  const live = await rowOf(id)
  const shown = await findPost(setting.database.db, 'dal')
  setting.blogEditor.later(30)
  setting.blogEditor.changed.length = 0
  const saved = await save(
    { intent: 'stage', version: 1, title: 'Dal, anew', slug: 'new-dal', content: 'Other lentils.' },
    id,
  )
  return { id, live, shown, saved }
}

test('changes saved beside a live post change nothing that readers see, and open in the editor', async () => {
  const { id, live, shown, saved } = await staged()
  expect(saved).toMatchObject({
    version: 2,
    status: 'published',
    path: '/blog/uncategorized/dal',
    offer: null,
  })
  expect(saved.told).toContain('Readers see them once')
  expect(await findPost(setting.database.db, 'dal')).toEqual(shown)
  expect(await findPost(setting.database.db, 'new-dal')).toBeNull()
  expect(await rowOf(id)).toEqual({ ...live, version: 2, stagedVersion: 2 })
  expect(await opened(id)).toMatchObject({
    version: 2,
    status: 'published',
    fields: { title: 'Dal, anew', slug: 'new-dal', content: 'Other lentils.', faqs: [] },
    staged: { savedBy: 'Sam', savedAt: setting.blogEditor.at },
  })
  const { posts } = await listStaffPosts(setting.database.db, { search: '', status: null, page: 1 })
  expect(posts).toMatchObject([{ title: 'Dal', hasStaged: true, updatedAt: live.updatedAt }])
  expect(
    (await listVersions(setting.database.db, id)).map(({ version, isStaged }) => [version, isStaged]),
  ).toEqual([
    [2, true],
    [1, false],
  ])
})

test('an update shows readers the staged text; taken back, the live text and the staged one are as they were', async () => {
  const { id, live, shown } = await staged()
  const { offer } = await save(
    { intent: 'publish', version: 2, title: 'Dal, anew', slug: 'new-dal', content: 'Other lentils.' },
    id,
  )
  expect(await findPost(setting.database.db, 'new-dal')).toMatchObject({ title: 'Dal, anew' })
  expect(await rowOf(id)).toMatchObject({ version: 3, stagedVersion: null, publishedAt: live.publishedAt })
  expect((await opened(id)).staged).toBeNull()
  await undoChange(setting.blogEditor.needs, setting.sam, { postId: id, version: offer!.version })
  expect(await findPost(setting.database.db, 'dal')).toEqual({
    ...shown,
    faqs: [{ ...shown!.faqs[0], id: expect.any(String), createdAt: setting.blogEditor.at }],
  })
  expect(await rowOf(id)).toEqual({ ...live, version: 4, stagedVersion: 2 })
  expect(await opened(id)).toMatchObject({ version: 4, fields: { title: 'Dal, anew' } })
  // Twice is once.
  await undoChange(setting.blogEditor.needs, setting.sam, { postId: id, version: offer!.version })
  expect(await rowOf(id)).toMatchObject({ version: 4 })
})

test('a second person cannot save over staged changes they have not seen', async () => {
  const { id } = await staged()
  for (const intent of ['stage', 'publish', 'draft'])
    await expect(save({ intent, version: 1, confirmed: 'live' }, id)).rejects.toMatchObject({
      code: 'conflict',
      details: { version: 2, by: 'Sam' },
    })
})

test('Save Draft on a live post offers to keep it live, and a staged save has nothing to undo', async () => {
  const { id } = await staged()
  await expect(save({ intent: 'draft', version: 2 }, id)).rejects.toMatchObject({
    code: 'unconfirmed',
    details: { stageLabel: 'Save and stay live' },
  })
  expect(await undoOfferAt(setting.database.db, `${id}.2`)).toBeNull()
  await expect(
    undoChange(setting.blogEditor.needs, setting.sam, { postId: id, version: 2 }),
  ).rejects.toMatchObject({
    code: 'conflict',
  })
  await save({ intent: 'draft', version: 2, confirmed: 'live', title: 'Dal, anew' }, id)
  expect(await rowOf(id)).toMatchObject({ status: 'draft', title: 'Dal, anew', stagedVersion: null })
})

test('archived from the list, a post keeps its staged changes for the way back', async () => {
  const { id, live } = await staged()
  const offer = await archivePost(setting.blogEditor.needs, setting.sam, { id, confirmed: 'live' })
  expect(await rowOf(id)).toMatchObject({ status: 'archived', title: 'Dal', stagedVersion: 2 })
  await undoChange(setting.blogEditor.needs, setting.sam, { postId: id, version: offer!.version })
  expect(await rowOf(id)).toEqual({ ...live, version: 4, stagedVersion: 2 })
  await archivePost(setting.blogEditor.needs, setting.sam, { id, confirmed: 'live' })
  await unarchivePost(setting.blogEditor.needs, setting.sam, id)
  expect(await opened(id)).toMatchObject({ status: 'draft', fields: { title: 'Dal, anew' } })
})

test('staging a post that came without versions keeps the live state as one', async () => {
  const category = await makeCategory(setting.database.db)
  const { id } = await makePost(setting.database.db, {
    title: 'Imported',
    slug: 'imported',
    categoryId: category.id,
  })
  await save({ intent: 'stage', version: 1, title: 'Changed' }, id)
  // What moves beneath it meanwhile goes into the live version, not into the staged one.
  await setting.database.db.update(blogPosts).set({ categoryId: null })
  const { offer } = await save({ intent: 'publish', version: 2, title: 'Changed' }, id)
  await undoChange(setting.blogEditor.needs, setting.sam, { postId: id, version: offer!.version })
  expect(await rowOf(id)).toMatchObject({ title: 'Imported', categoryId: null, stagedVersion: 2 })
  expect((await opened(id)).fields.title).toBe('Changed')
})

test('an address that another post has is refused before the changes go live', async () => {
  const { id } = await staged()
  await save({ slug: 'taken' })
  await expect(save({ intent: 'stage', version: 2, slug: 'taken' }, id)).rejects.toMatchObject({
    code: 'invalid-input',
    field: 'slug',
  })
})

test('however often changes are staged, the live state stays among the versions', async () => {
  const { id } = await save({ intent: 'publish', title: 'Live' })
  await setting.database.db
    .update(blogPosts)
    .set({ version: VERSIONS_KEPT + 5, stagedVersion: VERSIONS_KEPT + 5 })
  await setting.database.db.insert(blogPostVersions).values({
    id: crypto.randomUUID(),
    postId: id,
    version: VERSIONS_KEPT + 5,
    stagedVersion: VERSIONS_KEPT + 5,
    fields: { title: 'Staged' },
    createdAt: setting.blogEditor.at,
  })
  await save({ intent: 'stage', version: VERSIONS_KEPT + 5 }, id)
  expect((await listVersions(setting.database.db, id)).map(({ version }) => version)).toEqual([
    VERSIONS_KEPT + 6,
    VERSIONS_KEPT + 5,
    1,
  ])
})

const run = { jobId: '', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }
const publishOn = '2026-11-20T12:00:00Z'
const scheduled = {
  intent: 'schedule-update',
  publishOn,
  version: 1,
  title: 'Dal, anew',
  content: 'Other lentils.',
}

test('an update of a live post goes live by itself at its time, and not before', async () => {
  const { id } = await save({ slug: 'dal', intent: 'publish' })
  const { publishedAt } = await rowOf(id)
  const saved = await save({ ...scheduled, slug: 'dal' }, id)
  expect(saved.told).toContain('updated automatically')
  await publishScheduled.handler({}, setting.blogEditor.needs, run)
  expect(await rowOf(id)).toMatchObject({
    title: 'Dal',
    status: 'published',
    publishOn: new Date(publishOn),
  })
  setting.blogEditor.later(120)
  await Promise.all([1, 2, 3].map(() => publishScheduled.handler({}, setting.blogEditor.needs, run)))
  expect(await rowOf(id)).toMatchObject({
    title: 'Dal, anew',
    status: 'published',
    publishOn: null,
    stagedVersion: null,
    version: 3,
    publishedAt,
  })
  expect((await listVersions(setting.database.db, id))[0]).toMatchObject({
    version: 3,
    savedBy: setting.sam.name,
  })
})

test('saving again without a time takes a scheduled update back', async () => {
  const { id } = await save({ slug: 'dal', intent: 'publish' })
  await save({ ...scheduled, slug: 'dal' }, id)
  await save({ intent: 'stage', version: 2, slug: 'dal', title: 'Later' }, id)
  setting.blogEditor.later(120)
  await publishScheduled.handler({}, setting.blogEditor.needs, run)
  expect(await rowOf(id)).toMatchObject({ publishOn: null, stagedVersion: 3, version: 3 })
})

test('a scheduled update whose address was taken meanwhile stays beside the post, and holds up no other', async () => {
  const { id } = await save({ slug: 'dal', intent: 'publish' })
  const other = await save({ slug: 'soup', intent: 'publish' })
  await save({ ...scheduled, slug: 'new-dal' }, id)
  await save({ ...scheduled, slug: 'soup' }, other.id)
  await makePost(setting.database.db, { slug: 'new-dal' })
  setting.blogEditor.later(120)
  await publishScheduled.handler({}, setting.blogEditor.needs, run)
  expect(await rowOf(id)).toMatchObject({ slug: 'dal', publishOn: null, stagedVersion: 2 })
  expect(await rowOf(other.id)).toMatchObject({ title: 'Dal, anew', stagedVersion: null })
})

test('a preview link shows changes that readers do not see yet', async () => {
  const { id } = await staged()
  const link = await makePreviewLink(setting.database.db, id)
  expect(await postOfPreview(setting.database.db, link.split('/').at(-1)!)).toMatchObject({
    title: 'Dal, anew',
    contentHtml: '<p>Other lentils.</p>\n',
  })
  expect((await findPost(setting.database.db, 'dal'))?.title).not.toBe('Dal, anew')
})

test('whoever writes is told who else wrote in the same post a moment ago', async () => {
  const { id } = await save({ slug: 'dal', intent: 'publish' })
  const other = await makeStaff(setting.database.db)
  const kept = { postKey: id, tabId: 'a', fields: {}, baseVersion: 1 }
  await keepAutosave(setting.database.db, other, kept, setting.blogEditor.at)
  const seen = () => othersWriting(setting.database.db, setting.sam, id, setting.blogEditor.at)
  expect(await seen()).toEqual([other.name])
  expect(await othersWriting(setting.database.db, other, id, setting.blogEditor.at)).toEqual([])
  setting.blogEditor.later(3)
  expect(await seen()).toEqual([])
})
