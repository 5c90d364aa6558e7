import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { blogPosts } from '#app/db/schema/index.ts'
import { deletePost, restoreDeletedPost } from '#app/features/blog/admin/bin/post-bin.server.ts'
import { dashboardCounts, recentPosts } from '#app/features/blog/admin/dashboard.server.ts'
import { waitingFor } from '#app/features/blog/admin/waiting.server.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'
import { POST_INTENTS } from '#app/domain/blog/blog-forms.ts'
import { listAuditEntries } from '#app/features/staff/audit-log.server.ts'
import { postOf } from '#tests/support/blog-editor.ts'
import { blogSetting } from '#tests/support/blog-setting.ts'
import { requireOwnPost } from './own-posts.server.ts'
import { savePost } from './save-post.server.ts'
import { archivePost, unarchivePost } from './set-post-status.server.ts'
import { countSubmitted, listStaffPosts } from './staff-posts.server.ts'
import { undoChange } from './undo-change.server.ts'

const setting = blogSetting({ edith: 'editor', olga: 'owner', wanda: 'writer', otto: 'writer' })

const save = (by: Writer, given: Record<string, unknown>, id?: string) =>
  savePost(setting.blogEditor.needs, by, postOf({ publishOn: '2026-11-25T09:00:00Z', ...given }, id))
const rowOf = async (id: string) =>
  (await setting.database.db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0]!
const FORBIDDEN = { code: 'forbidden' }
/** Kind, whom and what of the review mails in the queue. */
const mails = () =>
  setting.blogEditor.queued.map((payload) => {
    const { kind, params } = payload as { kind: string; params: Record<string, string> }
    return [kind, params['staffId'], params['news']]
  })

test('a writer saves and submits their own drafts, and does nothing that readers would see', async () => {
  const { id } = await save(setting.wanda, {})
  expect(await rowOf(id)).toMatchObject({ writtenBy: setting.wanda.id, status: 'draft' })
  for (const intent of POST_INTENTS) {
    const { version } = await rowOf(id)
    const saving = save(setting.wanda, { intent, version, confirmed: 'live' }, id)
    if (['draft', 'stage', 'submit'].includes(intent)) await saving
    else await expect(saving, intent).rejects.toMatchObject(FORBIDDEN)
    const row = { intent: 'publish', confirmed: 'live' }
    await expect(save(setting.wanda, row), 'a new post').rejects.toMatchObject(FORBIDDEN)
  }
  expect(await rowOf(id)).toMatchObject({ status: 'draft', publishedAt: null, publishOn: null })
  await expect(
    archivePost(setting.blogEditor.needs, setting.wanda, { id, confirmed: 'yes' }),
  ).rejects.toMatchObject(FORBIDDEN)
  await expect(unarchivePost(setting.blogEditor.needs, setting.wanda, id)).rejects.toMatchObject(FORBIDDEN)
})

test('of a live post of their own a writer stages and submits changes, and neither takes it down nor deletes it', async () => {
  const { id } = await save(setting.wanda, {})
  await save(setting.edith, { intent: 'publish', version: 1 }, id)
  const live = await rowOf(id)
  expect(live.writtenBy).toBe(setting.wanda.id)
  for (const intent of POST_INTENTS) {
    const { version } = await rowOf(id)
    const saving = save(setting.wanda, { intent, version, title: 'Changed', confirmed: 'live' }, id)
    if (['stage', 'submit'].includes(intent)) await saving
    else await expect(saving, intent).rejects.toMatchObject(FORBIDDEN)
  }
  expect(await rowOf(id)).toMatchObject({ status: 'published', title: 'Dal', updatedAt: live.updatedAt })
  await expect(
    deletePost(setting.blogEditor.needs, setting.wanda, { id, confirmed: 'live' }),
  ).rejects.toMatchObject(FORBIDDEN)
  await expect(
    undoChange(setting.blogEditor.needs, setting.wanda, { postId: id, version: live.version }),
  ).rejects.toMatchObject(FORBIDDEN)
})

test('a writer reaches nobody else’s post by any command', async () => {
  for (const author of [setting.edith, setting.otto]) {
    const { id } = await save(author, { slug: author.name.toLowerCase() })
    const before = await rowOf(id)
    for (const intent of POST_INTENTS)
      await expect(save(setting.wanda, { intent, version: 1, confirmed: 'live' }, id)).rejects.toMatchObject(
        FORBIDDEN,
      )
    for (const attempt of [
      () => deletePost(setting.blogEditor.needs, setting.wanda, { id, confirmed: 'yes' }),
      () => restoreDeletedPost(setting.blogEditor.needs, setting.wanda, id),
      () => undoChange(setting.blogEditor.needs, setting.wanda, { postId: id, version: 0 }),
      () => archivePost(setting.blogEditor.needs, setting.wanda, { id, confirmed: 'live' }),
      () => requireOwnPost(setting.database.db, setting.wanda, id),
    ])
      await expect(attempt()).rejects.toMatchObject(FORBIDDEN)
    expect(await rowOf(id)).toEqual(before)
  }
  await expect(requireOwnPost(setting.database.db, setting.wanda, 'x')).rejects.toMatchObject({
    code: 'not-found',
  })
})

test('a writer brings back what they deleted, and not what an editor did', async () => {
  const { id } = await save(setting.wanda, {})
  await deletePost(setting.blogEditor.needs, setting.wanda, { id, confirmed: 'yes' })
  await undoChange(setting.blogEditor.needs, setting.wanda, { postId: id, version: 0 })
  expect(await rowOf(id)).toMatchObject({ deletedAt: null, status: 'draft' })
  await deletePost(setting.blogEditor.needs, setting.edith, { id, confirmed: 'yes' })
  await expect(restoreDeletedPost(setting.blogEditor.needs, setting.wanda, id)).rejects.toMatchObject(
    FORBIDDEN,
  )
})

test('lists and figures of a writer hold their own posts', async () => {
  const mine = await save(setting.wanda, { title: 'Mine' })
  await save(setting.edith, { title: 'Theirs', intent: 'publish' })
  const all = { search: '', status: null, page: 1 }
  const ids = async (asked: Parameters<typeof listStaffPosts>[1]) =>
    (await listStaffPosts(setting.database.db, asked)).posts.map(({ id }) => id)
  expect(await ids({ ...all, writtenBy: setting.wanda.id })).toEqual([mine.id])
  expect(await ids({ ...all, writtenBy: setting.wanda.id, search: 'Theirs' })).toEqual([])
  expect(await ids(all)).toHaveLength(2)
  expect(await dashboardCounts(setting.database.db, setting.wanda.id)).toMatchObject({
    posts: 1,
    published: 0,
  })
  expect(await recentPosts(setting.database.db, setting.wanda.id)).toEqual([])
  expect(await recentPosts(setting.database.db)).toHaveLength(1)
})

test('a submission waits with mail to the editors, and ends with mail to its writer', async () => {
  const { id } = await save(setting.wanda, { intent: 'submit' })
  expect(await rowOf(id)).toMatchObject({ status: 'draft', submittedAt: setting.blogEditor.at })
  expect(await countSubmitted(setting.database.db)).toBe(1)
  for (const rank of ['owner', 'editor'] as const)
    expect(await waitingFor(setting.database.db, rank)).toEqual([
      { href: '/blog-admin/posts?review=waiting', words: '1 post to review' },
    ])
  expect(await waitingFor(setting.database.db, 'writer')).toEqual([])
  const waiting = await listStaffPosts(setting.database.db, {
    search: '',
    status: null,
    page: 1,
    isSubmitted: true,
  })
  expect(waiting.posts).toMatchObject([{ id, submittedAt: setting.blogEditor.at }])
  expect(mails()).toHaveLength(2)
  for (const { id: whom } of [setting.edith, setting.olga])
    expect(mails()).toContainEqual(['review-news', whom, 'submitted'])
  // An editor who works on it leaves it waiting.
  await save(setting.edith, { intent: 'draft', version: 1 }, id)
  expect(await rowOf(id)).toMatchObject({ submittedAt: setting.blogEditor.at })
  setting.blogEditor.queued.length = 0
  await save(setting.edith, { intent: 'return', version: 2 }, id)
  expect(await rowOf(id)).toMatchObject({ submittedAt: null, status: 'draft' })
  await save(setting.wanda, { intent: 'submit', version: 3 }, id)
  await save(setting.wanda, { intent: 'draft', version: 4 }, id)
  expect(await rowOf(id)).toMatchObject({ submittedAt: null })
  await save(setting.wanda, { intent: 'submit', version: 5 }, id)
  await save(setting.olga, { intent: 'publish', version: 6 }, id)
  expect(await rowOf(id)).toMatchObject({ submittedAt: null, status: 'published' })
  expect(mails().filter(([, whom]) => whom === setting.wanda.id)).toEqual([
    ['review-news', setting.wanda.id, 'returned'],
    ['review-news', setting.wanda.id, 'published'],
  ])
  expect(await countSubmitted(setting.database.db)).toBe(0)
  expect((await listAuditEntries(setting.database.db)).map(({ action }) => action)).toEqual([
    'return-article',
  ])
})

test('submitted changes of a live post go live when an editor updates it', async () => {
  const { id } = await save(setting.wanda, {})
  await save(setting.edith, { intent: 'publish', version: 1 }, id)
  await save(setting.wanda, { intent: 'submit', version: 2, title: 'Better' }, id)
  expect(await rowOf(id)).toMatchObject({
    title: 'Dal',
    submittedAt: setting.blogEditor.at,
    stagedVersion: 3,
  })
  await save(setting.edith, { intent: 'publish', version: 3, title: 'Better' }, id)
  expect(await rowOf(id)).toMatchObject({ title: 'Better', submittedAt: null, stagedVersion: null })
})
