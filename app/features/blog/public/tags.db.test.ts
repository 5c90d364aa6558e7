import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makePost } from '#tests/support/blog.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { tagWithPosts } from './blog-lists.server.ts'
import { listTags } from './tags.server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.reset())
afterAll(() => database.close())

test('the page of a tag has the posts of all its spellings, the newest first, and only published ones', async () => {
  await makePost(database.db, { slug: 'one', tags: ['Soup', 'bread'] })
  await makePost(database.db, { slug: 'two', tags: ['soup'] })
  await makePost(database.db, { slug: 'other', tags: ['bread'] })
  await makePost(database.db, { slug: 'draft', status: 'draft', tags: ['soup'] })
  const found = await tagWithPosts(database.db, 'SOUP', 1)
  expect(found?.posts.map(({ slug }) => slug)).toEqual(['two', 'one'])
  expect(found).toMatchObject({ total: 2, tag: { slug: 'soup' } })
  expect(await tagWithPosts(database.db, 'nothing', 1)).toBeNull()
  expect(await tagWithPosts(database.db, '%%', 1)).toBeNull()
})

test('tags of drafts and of posts kept from search engines are not listed', async () => {
  await makePost(database.db, { tags: ['shown', 'Shown too'] })
  await makePost(database.db, { tags: ['hidden'], noIndex: true })
  await makePost(database.db, { tags: ['secret'], status: 'draft' })
  expect((await listTags(database.db)).map(({ slug }) => slug)).toEqual(['shown', 'shown-too'])
  expect((await tagWithPosts(database.db, 'hidden', 1))?.total).toBe(1)
})
