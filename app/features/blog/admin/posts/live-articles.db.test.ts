import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { blogCategories, blogPosts, blogRedirects } from '#app/db/schema/index.ts'
import { findPost, findPostById } from '#app/features/blog/public/posts.server.ts'
import { listAuditEntries } from '#app/features/staff/audit-log.server.ts'
import { makeAuthor, makeCategory, makePost } from '#tests/support/blog.ts'
import { postOf } from '#tests/support/blog-editor.ts'
import { blogSetting } from '#tests/support/blog-setting.ts'
import { publishScheduled } from '#app/features/blog/admin/blog-jobs.server.ts'
import { savePost } from './save-post.server.ts'
import { archivePost, unarchivePost } from './set-post-status.server.ts'
import { undoChange, undoOfferAt } from './undo-change.server.ts'
import { withOffer } from './undo-offer.ts'

const setting = blogSetting({ sam: 'editor' })

const save = (given: Record<string, unknown>, id?: string) =>
  savePost(setting.blogEditor.needs, setting.sam, postOf(given, id))
const undo = (postId: string, version: number) =>
  undoChange(setting.blogEditor.needs, setting.sam, { postId, version })
const rowOf = async (id: string) =>
  (await setting.database.db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0]!
const auditEntries = async () =>
  (await listAuditEntries(setting.database.db)).map(({ action, about }) => [action, about])
const redirects = async () =>
  Object.fromEntries(
    (await setting.database.db.select().from(blogRedirects)).map(({ fromPath, toPath }) => [
      fromPath,
      toPath,
    ]),
  )
const run = { jobId: '', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }
const publishOn = '2026-11-25T09:00:00Z'

const TAKEN_OFFLINE = [
  ['Save Draft', { intent: 'draft' }, 'draft', 'unpublish-article'],
  ['Schedule', { intent: 'schedule', publishOn }, 'draft', 'schedule-article'],
  ['Archive', { intent: 'archive' }, 'archived', 'unpublish-article'],
] as const

test.each(TAKEN_OFFLINE)(
  '%s on a live article asks first, acts once answered, and is taken back whole',
  async (_name, change, status, action) => {
    const category = await makeCategory(setting.database.db)
    const { id } = await save({
      slug: 'dal',
      categoryId: category.id,
      intent: 'publish',
      redirectFrom: '/blog/x/old-dal',
    })
    const live = await rowOf(id)
    setting.blogEditor.later(30)
    for (const confirmed of ['', 'yes'])
      await expect(
        save({ ...change, version: 1, title: 'New', slug: 'dal', confirmed }, id),
      ).rejects.toMatchObject({
        code: 'unconfirmed',
        details: { change: change.intent, confirmed: 'live', text: expect.stringContaining('404') },
      })
    expect(await rowOf(id)).toEqual(live)
    expect(await auditEntries()).toEqual([])

    // With another text and another address, the whole of which goes back.
    const saved = await save(
      { ...change, version: 1, title: 'New', slug: 'new-dal', content: 'Other.', confirmed: 'live' },
      id,
    )
    expect(await rowOf(id)).toMatchObject({ status, title: 'New', slug: 'new-dal', version: 2 })
    expect(await findPost(setting.database.db, 'dal')).toBeNull()
    expect(saved.offer).toMatchObject({
      postId: id,
      version: 2,
      text: expect.stringContaining('“New” is offline'),
    })
    expect(await auditEntries()).toEqual([[action, 'New']])
    expect(
      await undoOfferAt(
        setting.database.db,
        new URL(withOffer('http://x/', saved.offer!)).searchParams.get('undo'),
      ),
    ).toEqual(saved.offer)

    setting.blogEditor.later(1)
    setting.blogEditor.changed.length = 0
    await expect(undo(id, 2)).resolves.toEqual({ text: 'Undone: “Dal” is live as it was.' })
    expect(await rowOf(id)).toEqual({ ...live, version: 3 })
    expect(await redirects()).toEqual({ '/blog/x/old-dal': '/blog/nutrition/dal' })
    expect(await findPost(setting.database.db, 'dal')).toMatchObject({ title: 'Dal' })
    expect(setting.blogEditor.changed.sort()).toEqual(['/', '/blog'])
    expect((await auditEntries())[0]).toEqual(['undo-change', 'Dal'])

    // Twice is once, and the offer is gone.
    await undo(id, 2)
    expect(await rowOf(id)).toEqual({ ...live, version: 3 })
    expect(await undoOfferAt(setting.database.db, `${id}.2`)).toBeNull()
  },
)

test('drafts are saved, scheduled and archived without a question and without an offer', async () => {
  const { id, offer } = await save({})
  expect(offer).toBeNull()
  expect(await save({ intent: 'schedule', publishOn, version: 1 }, id)).toMatchObject({ offer: null })
  expect(await save({ intent: 'archive', version: 2 }, id)).toMatchObject({ offer: null })
  expect(await auditEntries()).toEqual([])
})

test('[ADMIN-26] Publish on a live article saves without a question and is taken back with its times', async () => {
  const { id } = await save({ intent: 'publish' })
  const live = await rowOf(id)
  setting.blogEditor.later(60)
  const { offer } = await save({ intent: 'publish', version: 1, title: 'Dal, again' }, id)
  expect(offer?.text).toBe('“Dal, again” was updated. Readers see it now.')
  await undo(id, 2)
  expect(await rowOf(id)).toEqual({ ...live, version: 3 })
})

test('an undo of a live change of address lets the short-lived address lead on', async () => {
  const { id } = await save({ slug: 'a', intent: 'publish' })
  await save({ slug: 'b', intent: 'publish', version: 1 }, id)
  expect(await redirects()).toEqual({ '/blog/uncategorized/a': '/blog/uncategorized/b' })
  await undo(id, 2)
  expect(await redirects()).toEqual({ '/blog/uncategorized/b': '/blog/uncategorized/a' })
})

test('archiving from the list asks first; a live article is not made a draft by the way back', async () => {
  const { id } = await makePost(setting.database.db, { title: 'Imported' })
  await expect(
    archivePost(setting.blogEditor.needs, setting.sam, { id, confirmed: 'yes' }),
  ).rejects.toMatchObject({
    code: 'unconfirmed',
  })
  const live = await rowOf(id)
  await unarchivePost(setting.blogEditor.needs, setting.sam, id)
  expect(await rowOf(id)).toEqual(live)
  const offer = await archivePost(setting.blogEditor.needs, setting.sam, { id, confirmed: 'live' })
  expect(await rowOf(id)).toMatchObject({ status: 'archived' })
  // Also of a post that came without versions.
  await undo(id, offer!.version)
  expect(await rowOf(id)).toMatchObject({
    status: 'published',
    updatedAt: live.updatedAt,
    contentHtml: live.contentHtml,
  })
})

test('what was published since the question was asked is asked about again', async () => {
  const { id } = await save({ intent: 'schedule', publishOn })
  setting.blogEditor.later(60 * 24 * 10)
  await publishScheduled.handler({}, setting.blogEditor.needs, run)
  await expect(
    archivePost(setting.blogEditor.needs, setting.sam, { id, confirmed: 'yes' }),
  ).rejects.toMatchObject({
    code: 'unconfirmed',
  })
})

test('an undo after another change is refused and changes nothing', async () => {
  const { id } = await save({ intent: 'publish' })
  await save({ version: 1, confirmed: 'live' }, id)
  await save({ version: 2, title: 'Third' }, id)
  await expect(undo(id, 2)).rejects.toMatchObject({ code: 'conflict' })
  await expect(undo(id, 9)).rejects.toMatchObject({ code: 'conflict' })
  await expect(undo('01999999-9999-7999-8999-999999999999', 2)).rejects.toMatchObject({ code: 'not-found' })
  expect(await rowOf(id)).toMatchObject({ title: 'Third', version: 3 })
  expect(await undoOfferAt(setting.database.db, `${id}.2`)).toBeNull()
  for (const param of [null, '', 'x', id, `${id}.x`, `${id}.-1`, `x.2`])
    expect(await undoOfferAt(setting.database.db, param)).toBeNull()
})

test('an undo whose author and category are gone leaves them out; two undos at once are one', async () => {
  const author = await makeAuthor(setting.database.db)
  const category = await makeCategory(setting.database.db)
  const { id } = await save({ intent: 'publish', authorId: author.id, categoryId: category.id })
  await save({ version: 1, confirmed: 'live' }, id)
  await setting.database.db.delete(blogCategories)
  const told = await Promise.all([undo(id, 2), undo(id, 2)])
  expect(told[0]).toEqual(told[1])
  expect(await findPostById(setting.database.db, id)).toMatchObject({
    status: 'published',
    author: { id: author.id },
    category: null,
  })
  expect(await rowOf(id)).toMatchObject({ version: 3 })
})
