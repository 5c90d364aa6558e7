import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCategory, makePost } from '#tests/support/blog.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { findPostsToLink } from './posts-to-link.server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a post to link to is found by its words; drafts are left out, and an empty search finds nothing', async () => {
  const category = await makeCategory(database.db, { slug: 'planning' })
  await makePost(database.db, { title: 'Batch cooking on Sunday', slug: 'batch', categoryId: category.id })
  await makePost(database.db, { title: 'Batch cooking, unfinished', status: 'draft' })
  await makePost(database.db, { title: 'Lentils' })
  expect(await findPostsToLink(database.db, 'batch')).toEqual([
    { title: 'Batch cooking on Sunday', path: '/blog/planning/batch' },
  ])
  expect(await findPostsToLink(database.db, '  ')).toEqual([])
})
