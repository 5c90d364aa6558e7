import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blogPosts } from '#app/db/schema/index.ts'
import { deletePost, restoreDeletedPost } from '#app/features/blog/admin/bin/post-bin.server.ts'
import { dashboardCounts, recentPosts } from '#app/features/blog/admin/dashboard.server.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'
import { POST_INTENTS } from '#app/domain/blog/blog-forms.ts'
import { listAuditEntries } from '#app/features/staff/audit-log.server.ts'
import { makeStaff, openBlogEditor, postOf } from '#tests/support/blog-editor.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { requireOwnPost } from './own-posts.server.ts'
import { savePost } from './save-post.server.ts'
import { archivePost, unarchivePost } from './set-post-status.server.ts'
import { countSubmitted, listStaffPosts } from './staff-posts.server.ts'
import { undoChange } from './undo-change.server.ts'

let database: TestDatabase
let blogEditor: ReturnType<typeof openBlogEditor>
let editor: Writer
let owner: Writer
let wanda: Writer
let other: Writer
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.reset()
  blogEditor = openBlogEditor(database.db)
  editor = await makeStaff(database.db, 'Edith', 'editor')
  owner = await makeStaff(database.db, 'Olga', 'owner')
  wanda = await makeStaff(database.db, 'Wanda', 'writer')
  other = await makeStaff(database.db, 'Otto', 'writer')
})
afterAll(() => database.close())

const save = (by: Writer, given: Record<string, unknown>, id?: string) =>
  savePost(blogEditor.needs, by, postOf({ publishOn: '2026-11-25T09:00:00Z', ...given }, id))
const rowOf = async (id: string) =>
  (await database.db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0]!
const FORBIDDEN = { code: 'forbidden' }
/** Kind, whom and what of the review mails in the queue. */
const mails = () =>
  blogEditor.queued.map((payload) => {
    const { kind, params } = payload as { kind: string; params: Record<string, string> }
    return [kind, params['staffId'], params['news']]
  })

test('a writer saves and submits their own drafts, and does nothing that readers would see', async () => {
  const { id } = await save(wanda, {})
  expect(await rowOf(id)).toMatchObject({ writtenBy: wanda.id, status: 'draft' })
  for (const intent of POST_INTENTS) {
    const { version } = await rowOf(id)
    const saving = save(wanda, { intent, version, confirmed: 'live' }, id)
    if (['draft', 'stage', 'submit'].includes(intent)) await saving
    else await expect(saving, intent).rejects.toMatchObject(FORBIDDEN)
    const row = { intent: 'publish', confirmed: 'live' }
    await expect(save(wanda, row), 'a new post').rejects.toMatchObject(FORBIDDEN)
  }
  expect(await rowOf(id)).toMatchObject({ status: 'draft', publishedAt: null, publishOn: null })
  await expect(archivePost(blogEditor.needs, wanda, { id, confirmed: 'yes' })).rejects.toMatchObject(
    FORBIDDEN,
  )
  await expect(unarchivePost(blogEditor.needs, wanda, id)).rejects.toMatchObject(FORBIDDEN)
})

test('of a live post of their own a writer stages and submits changes, and neither takes it down nor deletes it', async () => {
  const { id } = await save(wanda, {})
  await save(editor, { intent: 'publish', version: 1 }, id)
  const live = await rowOf(id)
  expect(live.writtenBy).toBe(wanda.id)
  for (const intent of POST_INTENTS) {
    const { version } = await rowOf(id)
    const saving = save(wanda, { intent, version, title: 'Changed', confirmed: 'live' }, id)
    if (['stage', 'submit'].includes(intent)) await saving
    else await expect(saving, intent).rejects.toMatchObject(FORBIDDEN)
  }
  expect(await rowOf(id)).toMatchObject({ status: 'published', title: 'Dal', updatedAt: live.updatedAt })
  await expect(deletePost(blogEditor.needs, wanda, { id, confirmed: 'live' })).rejects.toMatchObject(
    FORBIDDEN,
  )
  await expect(
    undoChange(blogEditor.needs, wanda, { postId: id, version: live.version }),
  ).rejects.toMatchObject(FORBIDDEN)
})

test('a writer reaches nobody else’s post by any command', async () => {
  for (const author of [editor, other]) {
    const { id } = await save(author, { slug: author.name.toLowerCase() })
    const before = await rowOf(id)
    for (const intent of POST_INTENTS)
      await expect(save(wanda, { intent, version: 1, confirmed: 'live' }, id)).rejects.toMatchObject(
        FORBIDDEN,
      )
    for (const attempt of [
      () => deletePost(blogEditor.needs, wanda, { id, confirmed: 'yes' }),
      () => restoreDeletedPost(blogEditor.needs, wanda, id),
      () => undoChange(blogEditor.needs, wanda, { postId: id, version: 0 }),
      () => archivePost(blogEditor.needs, wanda, { id, confirmed: 'live' }),
      () => requireOwnPost(database.db, wanda, id),
    ])
      await expect(attempt()).rejects.toMatchObject(FORBIDDEN)
    expect(await rowOf(id)).toEqual(before)
  }
  await expect(requireOwnPost(database.db, wanda, 'x')).rejects.toMatchObject({ code: 'not-found' })
})

test('a writer brings back what they deleted, and not what an editor did', async () => {
  const { id } = await save(wanda, {})
  await deletePost(blogEditor.needs, wanda, { id, confirmed: 'yes' })
  await undoChange(blogEditor.needs, wanda, { postId: id, version: 0 })
  expect(await rowOf(id)).toMatchObject({ deletedAt: null, status: 'draft' })
  await deletePost(blogEditor.needs, editor, { id, confirmed: 'yes' })
  await expect(restoreDeletedPost(blogEditor.needs, wanda, id)).rejects.toMatchObject(FORBIDDEN)
})

test('lists and figures of a writer hold their own posts', async () => {
  const mine = await save(wanda, { title: 'Mine' })
  await save(editor, { title: 'Theirs', intent: 'publish' })
  const all = { search: '', status: null, page: 1 }
  const ids = async (asked: Parameters<typeof listStaffPosts>[1]) =>
    (await listStaffPosts(database.db, asked)).posts.map(({ id }) => id)
  expect(await ids({ ...all, writtenBy: wanda.id })).toEqual([mine.id])
  expect(await ids({ ...all, writtenBy: wanda.id, search: 'Theirs' })).toEqual([])
  expect(await ids(all)).toHaveLength(2)
  expect(await dashboardCounts(database.db, wanda.id)).toMatchObject({ posts: 1, published: 0 })
  expect(await recentPosts(database.db, wanda.id)).toEqual([])
  expect(await recentPosts(database.db)).toHaveLength(1)
})

test('a submission waits with mail to the editors, and ends with mail to its writer', async () => {
  const { id } = await save(wanda, { intent: 'submit' })
  expect(await rowOf(id)).toMatchObject({ status: 'draft', submittedAt: blogEditor.at })
  expect(await countSubmitted(database.db)).toBe(1)
  const waiting = await listStaffPosts(database.db, { search: '', status: null, page: 1, isSubmitted: true })
  expect(waiting.posts).toMatchObject([{ id, submittedAt: blogEditor.at }])
  expect(mails()).toHaveLength(2)
  for (const { id: whom } of [editor, owner])
    expect(mails()).toContainEqual(['review-news', whom, 'submitted'])
  // An editor who works on it leaves it waiting.
  await save(editor, { intent: 'draft', version: 1 }, id)
  expect(await rowOf(id)).toMatchObject({ submittedAt: blogEditor.at })
  blogEditor.queued.length = 0
  await save(editor, { intent: 'return', version: 2 }, id)
  expect(await rowOf(id)).toMatchObject({ submittedAt: null, status: 'draft' })
  await save(wanda, { intent: 'submit', version: 3 }, id)
  await save(wanda, { intent: 'draft', version: 4 }, id)
  expect(await rowOf(id)).toMatchObject({ submittedAt: null })
  await save(wanda, { intent: 'submit', version: 5 }, id)
  await save(owner, { intent: 'publish', version: 6 }, id)
  expect(await rowOf(id)).toMatchObject({ submittedAt: null, status: 'published' })
  expect(mails().filter(([, whom]) => whom === wanda.id)).toEqual([
    ['review-news', wanda.id, 'returned'],
    ['review-news', wanda.id, 'published'],
  ])
  expect(await countSubmitted(database.db)).toBe(0)
  expect((await listAuditEntries(database.db)).map(({ action }) => action)).toEqual(['return-article'])
})

test('submitted changes of a live post go live when an editor updates it', async () => {
  const { id } = await save(wanda, {})
  await save(editor, { intent: 'publish', version: 1 }, id)
  await save(wanda, { intent: 'submit', version: 2, title: 'Better' }, id)
  expect(await rowOf(id)).toMatchObject({ title: 'Dal', submittedAt: blogEditor.at, stagedVersion: 3 })
  await save(editor, { intent: 'publish', version: 3, title: 'Better' }, id)
  expect(await rowOf(id)).toMatchObject({ title: 'Better', submittedAt: null, stagedVersion: null })
})
