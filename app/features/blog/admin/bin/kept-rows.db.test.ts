import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#app/db/id.ts'
import { blogAuthors, blogBin, blogCategories, blogPictures, blogPosts } from '#app/db/schema/index.ts'
import { emptyBlogBin } from '#app/features/blog/admin/blog-jobs.server.ts'
import { savePost } from '#app/features/blog/admin/posts/save-post.server.ts'
import { deleteAuthor } from '#app/features/blog/admin/taxonomies/save-author.server.ts'
import { deleteCategory } from '#app/features/blog/admin/taxonomies/save-category.server.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'
import { listAuditEntries } from '#app/features/staff/audit-log.server.ts'
import type { Staff } from '#app/features/staff/staff.ts'
import { makeAuthor, makeCategory, makePost } from '#tests/support/blog.ts'
import { makeStaff, openBlogEditor, postOf } from '#tests/support/blog-editor.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { listBin } from './bin.server.ts'
import { findKept, purgeKept } from './kept-rows.server.ts'
import { deletePicture, purgePicture, restorePicture } from './picture-bin.server.ts'
import { usesOfPicture } from '#app/features/blog/admin/pictures/picture-uses.server.ts'
import { restoreAuthor, restoreCategory } from './taxonomy-bin.server.ts'

let database: TestDatabase
let blogEditor: ReturnType<typeof openBlogEditor>
let editor: Writer
let staff: Staff
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.reset()
  blogEditor = openBlogEditor(database.db)
  editor = await makeStaff(database.db)
  staff = { ...editor, email: 'sam@staff.example', hasSecondFactor: true, sessionId: newId(), role: 'staff' }
})
afterAll(() => database.close())

const run = { jobId: '', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }
const DAY = 24 * 60
const rowsOf = async (table: typeof blogAuthors | typeof blogCategories, id: string) =>
  (await database.db.select().from(table).where(eq(table.id, id)))[0]
const postRow = async (id: string) =>
  (await database.db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0]!
const actions = async () => (await listAuditEntries(database.db)).map(({ action, who }) => [action, who])

test('a deleted author comes back whole, with the posts nobody has moved on since', async () => {
  const author = await makeAuthor(database.db, { name: 'Ann' })
  const other = await makeAuthor(database.db, { name: 'Ben', slug: 'ben' })
  const before = await rowsOf(blogAuthors, author.id)
  const [stays, moved] = [
    await makePost(database.db, { authorId: author.id }),
    await makePost(database.db, { authorId: author.id }),
  ]
  await deleteAuthor(blogEditor.needs, staff, { id: author.id, moveTo: other.id })
  expect(await rowsOf(blogAuthors, author.id)).toBeUndefined()
  expect(await findKept(database.db, 'author', author.id)).toEqual({ id: author.id, title: 'Ann' })
  expect(await findKept(database.db, 'category', author.id)).toBeNull()
  await database.db.update(blogPosts).set({ authorId: null }).where(eq(blogPosts.id, moved.id))
  expect(await restoreAuthor(blogEditor.needs, editor, author.id)).toEqual({
    text: '“Ann” is back with one post.',
  })
  expect(await rowsOf(blogAuthors, author.id)).toEqual(before)
  expect((await postRow(stays.id)).authorId).toBe(author.id)
  expect((await postRow(moved.id)).authorId).toBeNull()
  // Twice is once.
  expect(await restoreAuthor(blogEditor.needs, editor, author.id)).toEqual({ text: '“Ann” is back.' })
  expect(await actions()).toEqual([
    ['restore-author', 'Sam'],
    ['bin-author', 'Sam'],
  ])
})

test('an author whose address was taken meanwhile gets one near it', async () => {
  const author = await makeAuthor(database.db, { name: 'Ann', slug: 'ann' })
  await deleteAuthor(blogEditor.needs, staff, { id: author.id, moveTo: null })
  await makeAuthor(database.db, { name: 'Ann the second', slug: 'ann' })
  expect(await restoreAuthor(blogEditor.needs, editor, author.id)).toEqual({
    text: '“Ann” is back. Another one has the address now, so it is “ann-2”.',
  })
})

test('a deleted category comes back in its place, with its posts and their addresses', async () => {
  const top = await makeCategory(database.db, { name: 'Top', slug: 'top' })
  const middle = await makeCategory(database.db, { name: 'Middle', slug: 'middle' })
  const low = await makeCategory(database.db, { name: 'Low', slug: 'low' })
  const setParent = (id: string, parentCategoryId: string) =>
    database.db.update(blogCategories).set({ parentCategoryId }).where(eq(blogCategories.id, id))
  await setParent(middle.id, top.id)
  await setParent(low.id, middle.id)
  const before = await rowsOf(blogCategories, middle.id)
  const post = await makePost(database.db, { categoryId: middle.id })
  await deleteCategory(blogEditor.needs, staff, { id: middle.id, moveTo: null })
  expect(await rowsOf(blogCategories, low.id)).toMatchObject({ parentCategoryId: top.id })
  expect(await restoreCategory(blogEditor.needs, editor, middle.id)).toEqual({
    text: '“Middle” is back with one post.',
  })
  expect(await rowsOf(blogCategories, middle.id)).toEqual(before)
  expect(await rowsOf(blogCategories, low.id)).toMatchObject({ parentCategoryId: middle.id })
  expect((await postRow(post.id)).categoryId).toBe(middle.id)

  // Without the parent it had, it stands at the top.
  await deleteCategory(blogEditor.needs, staff, { id: middle.id, moveTo: null })
  await deleteCategory(blogEditor.needs, staff, { id: top.id, moveTo: null })
  await restoreCategory(blogEditor.needs, editor, middle.id)
  expect(await rowsOf(blogCategories, middle.id)).toMatchObject({ parentCategoryId: null })
})

test('a category that was deleted with an address of the blog’s own pages comes back under another one', async () => {
  const category = await makeCategory(database.db, { name: 'Tags', slug: 'tag' })
  await deleteCategory(blogEditor.needs, staff, { id: category.id, moveTo: null })
  await restoreCategory(blogEditor.needs, editor, category.id)
  expect(await rowsOf(blogCategories, category.id)).toMatchObject({ slug: 'tag-2' })
})

test('what is deleted for good is gone, from the bin alone', async () => {
  const author = await makeAuthor(database.db)
  const purge = () => purgeKept(database.db, editor, { id: author.id, kind: 'author', at: blogEditor.at })
  await expect(purge()).rejects.toMatchObject({ code: 'not-found' })
  await deleteAuthor(blogEditor.needs, staff, { id: author.id, moveTo: null })
  expect((await listBin(database.db, 1)).entries).toMatchObject([
    { kind: 'author', id: author.id, status: null, deletedBy: 'Sam', deletedAt: blogEditor.at },
  ])
  await purge()
  await expect(restoreAuthor(blogEditor.needs, editor, author.id)).rejects.toMatchObject({
    code: 'not-found',
  })
  expect((await actions())[0]).toEqual(['purge-author', 'Sam'])
})

async function makePicture() {
  const id = newId()
  const row = { id, name: `${id}-1200x800`, widthPx: 1200, heightPx: 800, alt: 'Oats' }
  await database.db.insert(blogPictures).values({ ...row, createdAt: blogEditor.at })
  return { id, address: `/blog-pictures/${id}-1200x800-960.webp` }
}

test('deleting a picture says where it is shown, and asks first', async () => {
  const { id, address } = await makePicture()
  const remove = (isConfirmed: boolean, by = editor) =>
    deletePicture(blogEditor.needs, by, { id, isConfirmed })
  await expect(remove(false)).rejects.toMatchObject({
    code: 'unconfirmed',
    message: expect.stringContaining('Nothing shows this picture'),
  })
  await savePost(blogEditor.needs, editor, postOf({ intent: 'publish', content: `![Oats](${address})` }))
  await expect(remove(false)).rejects.toMatchObject({
    message: expect.stringContaining('shown in 1 post,'),
  })
  const writer = await makeStaff(database.db, 'Wanda', 'writer')
  await expect(remove(true, writer)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(restorePicture(blogEditor.needs, writer, id)).rejects.toMatchObject({ code: 'forbidden' })
  const before = await database.db.select().from(blogPictures)
  await remove(true)
  expect(await database.db.$count(blogPictures)).toBe(0)
  await restorePicture(blogEditor.needs, editor, id)
  await restorePicture(blogEditor.needs, editor, id)
  expect(await database.db.select().from(blogPictures)).toEqual(before)
  expect(blogEditor.deletedFiles).toEqual([])
})

test('a picture that something shows is not deleted for good, neither by hand nor after 30 days', async () => {
  const { id, address } = await makePicture()
  const saved = await savePost(blogEditor.needs, editor, postOf({ intent: 'publish' }))
  // In changes that are not public yet.
  await savePost(
    blogEditor.needs,
    editor,
    postOf({ intent: 'stage', version: 1, content: `![Oats](${address})` }, saved.id),
  )
  expect(await usesOfPicture(database.db, id)).toMatchObject({ count: 1, places: { post: 1 } })
  await deletePicture(blogEditor.needs, editor, { id, isConfirmed: true })
  await expect(purgePicture(blogEditor.needs, editor, id)).rejects.toMatchObject({ code: 'conflict' })
  blogEditor.later(40 * DAY)
  await emptyBlogBin.handler({}, blogEditor.needs, run)
  expect(await database.db.$count(blogBin)).toBe(1)
  await savePost(blogEditor.needs, editor, postOf({ intent: 'publish', version: 2 }, saved.id))
  await emptyBlogBin.handler({}, blogEditor.needs, run)
  expect(await database.db.$count(blogBin)).toBe(0)
  expect(blogEditor.deletedFiles).toHaveLength(6)
  expect(blogEditor.deletedFiles.every((key) => key.includes(id))).toBe(true)
})

test('the daily job deletes authors and categories after 30 days and not before', async () => {
  const author = await makeAuthor(database.db)
  await deleteAuthor(blogEditor.needs, staff, { id: author.id, moveTo: null })
  blogEditor.later(30 * DAY - 1)
  await emptyBlogBin.handler({}, blogEditor.needs, run)
  expect(await database.db.$count(blogBin)).toBe(1)
  blogEditor.later(1)
  await emptyBlogBin.handler({}, blogEditor.needs, run)
  expect(await database.db.$count(blogBin)).toBe(0)
})
