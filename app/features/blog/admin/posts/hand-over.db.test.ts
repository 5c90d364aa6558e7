import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { blogPosts } from '#app/db/schema/index.ts'
import { deletePost } from '#app/features/blog/admin/bin/post-bin.server.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'
import { listAuditEntries } from '#app/features/staff/audit-log.server.ts'
import { postOf } from '#tests/support/blog-editor.ts'
import { blogSetting } from '#tests/support/blog-setting.ts'
import { handOverPost, peopleToHandTo } from './hand-over.server.ts'
import { savePost } from './save-post.server.ts'

const setting = blogSetting({ edith: 'editor', wanda: 'writer', otto: 'writer' })

const save = (by: Writer, given: Record<string, unknown> = {}, id?: string) =>
  savePost(setting.blogEditor.needs, by, postOf(given, id))
const hand = (by: Writer, postId: string, to: { id: string }) =>
  handOverPost(setting.blogEditor.needs, by, { postId, staffId: to.id })
const rowOf = async (id: string) =>
  (await setting.database.db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0]!
const mails = () =>
  setting.blogEditor.queued.map((payload) => {
    const { params } = payload as { params: Record<string, string> }
    return [params['staffId'], params['news']]
  })

test('a writer hands over their own post: it is the other’s alone, who is mailed; it is written down', async () => {
  const { id } = await save(setting.wanda)
  const before = await rowOf(id)
  await hand(setting.wanda, id, setting.otto)
  expect(await rowOf(id)).toEqual({ ...before, writtenBy: setting.otto.id })
  expect(mails()).toEqual([[setting.otto.id, 'handed-over']])
  const [entry] = (await listAuditEntries(setting.database.db)).filter(
    ({ action }) => action === 'hand-over-article',
  )
  expect(entry).toMatchObject({ who: 'Wanda', about: 'Dal → Otto' })
  await expect(save(setting.wanda, { version: 1 }, id)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(hand(setting.wanda, id, setting.wanda)).rejects.toMatchObject({ code: 'forbidden' })
  await save(setting.otto, { version: 1 }, id)
})

test('an editor hands over anybody’s post, also to themselves; whoever had it is told', async () => {
  const { id } = await save(setting.wanda)
  await hand(setting.edith, id, setting.otto)
  expect(mails()).toEqual([
    [setting.otto.id, 'handed-over'],
    [setting.wanda.id, 'handed-on'],
  ])
  setting.blogEditor.queued.length = 0
  await hand(setting.edith, id, setting.edith)
  expect(mails()).toEqual([[setting.otto.id, 'handed-on']])
  expect((await rowOf(id)).writtenBy).toBe(setting.edith.id)
})

test('handed to whoever has it, nothing changes; nobody, a deleted post and another’s are refused', async () => {
  const { id } = await save(setting.wanda)
  await hand(setting.wanda, id, setting.wanda)
  expect(mails()).toEqual([])
  await expect(hand(setting.otto, id, setting.otto)).rejects.toMatchObject({ code: 'forbidden' })
  const nobody = { id: '00000000-0000-7000-8000-000000000000' }
  await expect(hand(setting.wanda, id, nobody)).rejects.toMatchObject({ code: 'not-found', field: 'staffId' })
  expect((await rowOf(id)).writtenBy).toBe(setting.wanda.id)
  await deletePost(setting.blogEditor.needs, setting.edith, { id, confirmed: 'yes' })
  await expect(hand(setting.wanda, id, setting.otto)).rejects.toMatchObject({ code: 'not-found' })
})

test('two who hand the same post over at once do so one after the other', async () => {
  const { id } = await save(setting.wanda)
  const results = await Promise.allSettled([
    hand(setting.wanda, id, setting.otto),
    hand(setting.wanda, id, setting.edith),
  ])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(mails()).toHaveLength(1)
})

test('everybody who works here can be chosen, by name', async () => {
  expect((await peopleToHandTo(setting.database.db)).map(({ name }) => name)).toEqual([
    'Edith',
    'Otto',
    'Wanda',
  ])
})
