import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blogPosts } from '#app/db/schema/index.ts'
import { deletePost } from '#app/features/blog/admin/bin/post-bin.server.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'
import { listAuditEntries } from '#app/features/staff/audit-log.server.ts'
import { makeStaff, openBlogEditor, postOf } from '#tests/support/blog-editor.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { handOverPost, peopleToHandTo } from './hand-over.server.ts'
import { savePost } from './save-post.server.ts'

let database: TestDatabase
let blogEditor: ReturnType<typeof openBlogEditor>
let editor: Writer
let wanda: Writer
let otto: Writer
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.reset()
  blogEditor = openBlogEditor(database.db)
  editor = await makeStaff(database.db, 'Edith', 'editor')
  wanda = await makeStaff(database.db, 'Wanda', 'writer')
  otto = await makeStaff(database.db, 'Otto', 'writer')
})
afterAll(() => database.close())

const save = (by: Writer, given: Record<string, unknown> = {}, id?: string) =>
  savePost(blogEditor.needs, by, postOf(given, id))
const hand = (by: Writer, postId: string, to: { id: string }) =>
  handOverPost(blogEditor.needs, by, { postId, staffId: to.id })
const rowOf = async (id: string) =>
  (await database.db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0]!
const mails = () =>
  blogEditor.queued.map((payload) => {
    const { params } = payload as { params: Record<string, string> }
    return [params['staffId'], params['news']]
  })

test('a writer hands over their own post: it is the other’s alone, who is mailed; it is written down', async () => {
  const { id } = await save(wanda)
  const before = await rowOf(id)
  await hand(wanda, id, otto)
  expect(await rowOf(id)).toEqual({ ...before, writtenBy: otto.id })
  expect(mails()).toEqual([[otto.id, 'handed-over']])
  const [entry] = (await listAuditEntries(database.db)).filter(({ action }) => action === 'hand-over-article')
  expect(entry).toMatchObject({ who: 'Wanda', about: 'Dal → Otto' })
  await expect(save(wanda, { version: 1 }, id)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(hand(wanda, id, wanda)).rejects.toMatchObject({ code: 'forbidden' })
  await save(otto, { version: 1 }, id)
})

test('an editor hands over anybody’s post, also to themselves; whoever had it is told', async () => {
  const { id } = await save(wanda)
  await hand(editor, id, otto)
  expect(mails()).toEqual([
    [otto.id, 'handed-over'],
    [wanda.id, 'handed-on'],
  ])
  blogEditor.queued.length = 0
  await hand(editor, id, editor)
  expect(mails()).toEqual([[otto.id, 'handed-on']])
  expect((await rowOf(id)).writtenBy).toBe(editor.id)
})

test('handed to whoever has it, nothing changes; nobody, a deleted post and another’s are refused', async () => {
  const { id } = await save(wanda)
  await hand(wanda, id, wanda)
  expect(mails()).toEqual([])
  await expect(hand(otto, id, otto)).rejects.toMatchObject({ code: 'forbidden' })
  const nobody = { id: '00000000-0000-7000-8000-000000000000' }
  await expect(hand(wanda, id, nobody)).rejects.toMatchObject({ code: 'not-found', field: 'staffId' })
  expect((await rowOf(id)).writtenBy).toBe(wanda.id)
  await deletePost(blogEditor.needs, editor, { id, confirmed: 'yes' })
  await expect(hand(wanda, id, otto)).rejects.toMatchObject({ code: 'not-found' })
})

test('two who hand the same post over at once do so one after the other', async () => {
  const { id } = await save(wanda)
  const results = await Promise.allSettled([hand(wanda, id, otto), hand(wanda, id, editor)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(mails()).toHaveLength(1)
})

test('everybody who works here can be chosen, by name', async () => {
  expect((await peopleToHandTo(database.db)).map(({ name }) => name)).toEqual(['Edith', 'Otto', 'Wanda'])
})
