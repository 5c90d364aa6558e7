import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#app/db/id.ts'
import { articlePictureAddress } from '#app/domain/blog/article-picture.ts'
import { makePost } from '#tests/support/blog.ts'
import { makeStaff } from '#tests/support/blog-editor.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { picturesUses } from './picture-uses.server.ts'
import { usesInWords } from './picture-uses.ts'

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
  expect(usesInWords(found[unused]!)).toBe('Not used in a post')
  const writer = await makeStaff(database.db, 'Wim', 'writer')
  expect((await picturesUses(database.db, writer, [used]))[used], 'posts of others').toEqual({
    count: 3,
    posts: [],
  })
  expect(await picturesUses(database.db, editor, [])).toEqual({})
})
