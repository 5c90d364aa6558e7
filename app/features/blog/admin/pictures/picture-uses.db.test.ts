import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#app/db/id.ts'
import { blogPages, blogPageSections, blogPictures, newsletterLetters } from '#app/db/schema/index.ts'
import { articlePictureAddress } from '#app/domain/blog/article-picture.ts'
import { deletePicture, purgePicture } from '#app/features/blog/admin/bin/picture-bin.server.ts'
import { deletePost } from '#app/features/blog/admin/bin/post-bin.server.ts'
import { deleteAuthor } from '#app/features/blog/admin/taxonomies/save-author.server.ts'
import type { Staff } from '#app/features/staff/staff.ts'
import { makeAuthor, makeCategory, makePost } from '#tests/support/blog.ts'
import { makeStaff, openBlogEditor } from '#tests/support/blog-editor.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { picturesUses } from './picture-uses.server.ts'
import { NO_USES, placesInWords, usesInWords } from './picture-uses.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.reset())
afterAll(() => database.close())

test('a picture is used in posts that show it in their text, as their picture or where they are shared', async () => {
  const [used, unused] = [newId(), newId()]
  const address = articlePictureAddress({ id: used, widthPx: 1200, heightPx: 630 })
  await makePost(database.db, {
    title: 'A text',
    contentHtml: `<img src="${address}"><img src="${address}">`,
  })
  await makePost(database.db, { title: 'Cover', featuredImageUrl: address, status: 'draft' })
  await makePost(database.db, { title: 'Shared', socialImageUrl: address })
  await makePost(database.db, { title: 'None' })
  const editor = await makeStaff(database.db)
  const found = await picturesUses(database.db, editor, [used, unused, 'no id'])
  expect(Object.keys(found)).toEqual([used, unused])
  expect(found[used]?.posts.map(({ title }) => title)).toEqual(['A text', 'Cover', 'Shared'])
  expect(usesInWords(found[used]!)).toBe('Used in 3 posts')
  expect(usesInWords(found[unused]!)).toBe('Not used')
  const writer = await makeStaff(database.db, 'Wim', 'writer')
  expect((await picturesUses(database.db, writer, [used]))[used], 'posts of others').toEqual({
    count: 3,
    inBin: 0,
    places: { post: 3 },
    posts: [],
  })
  expect(await picturesUses(database.db, editor, [])).toEqual({})
})

test('the library, the question before deleting and the bin tell the same number, whatever shows a picture', async () => {
  const { db } = database
  const { needs, at } = openBlogEditor(db)
  const editor = await makeStaff(db)
  const staff = editor as Staff
  const id = newId()
  const address = articlePictureAddress({ id, widthPx: 1200, heightPx: 630 })
  await db.insert(blogPictures).values({
    id,
    name: `${id}-1200x630`,
    alt: 'Oats',
    widthPx: 1200,
    heightPx: 630,
    createdAt: at,
  })
  const html = `<p><img src="${address}" alt="Oats"></p>`
  await makePost(db, { title: 'Shown', contentHtml: html })
  const binned = await makePost(db, { title: 'Binned', contentHtml: html, status: 'draft' })
  await deletePost(needs, editor, { id: binned.id, confirmed: 'yes' })
  const author = await makeAuthor(db, { name: 'Ann', profilePhotoUrl: address })
  await makeAuthor(db, { name: 'Ben', profilePhotoUrl: address })
  await deleteAuthor(needs, staff, { id: author.id, moveTo: null })
  await makeCategory(db, { pillarHtml: html })
  const page = { id: newId(), title: 'About', slug: 'about', createdAt: at, updatedAt: at }
  await db.insert(blogPages).values(page)
  const section = { pageId: page.id, sectionType: 'text', content: html, createdAt: at }
  await db.insert(blogPageSections).values([
    { ...section, id: newId(), sortOrder: 0 },
    { ...section, id: newId(), sortOrder: 1 },
  ])
  const letter = { subject: 'News', content: `![Oats](${address})`, createdAt: at, updatedAt: at }
  await db.insert(newsletterLetters).values({ ...letter, id: newId() })

  const words = '2 posts, 1 page, 2 authors, 1 category and 1 letter, 2 of them in the bin'
  const uses = (await picturesUses(db, editor, [id]))[id]!
  expect(uses.count).toBe(7)
  expect(usesInWords(uses)).toBe(`Used in ${words}`)
  expect(
    uses.posts.map(({ title }) => title),
    'a post in the bin has no editor',
  ).toEqual(['Shown'])
  await expect(deletePicture(needs, editor, { id, isConfirmed: false })).rejects.toMatchObject({
    message: expect.stringContaining(`shown in ${words}, and goes on`),
  })
  await deletePicture(needs, editor, { id, isConfirmed: true })
  await expect(purgePicture(needs, editor, id)).rejects.toMatchObject({
    message: `This picture is still shown in ${words}. It can be deleted for good once nothing shows it.`,
  })
})

test('places are told in words, also where all of them are in the bin', () => {
  expect(placesInWords({ ...NO_USES, count: 1, places: { page: 1 } })).toBe('1 page')
  expect(placesInWords({ ...NO_USES, count: 1, inBin: 1, places: { post: 1 } })).toBe('1 post in the bin')
  expect(placesInWords({ ...NO_USES, count: 2, inBin: 2, places: { post: 1, author: 1 } })).toBe(
    '1 post and 1 author, all of them in the bin',
  )
})
