import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePost } from '#tests/support/blog.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { blogHome } from './blog-lists.server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('[BLOG-06] [BLOG-08] the home shows three featured and six more: no article twice', async () => {
  for (let number = 1; number <= 11; number++)
    await makePost(database.db, { title: `Post ${number}`, isFeatured: number > 7 })
  const { featured, latest } = await blogHome(database.db)
  expect(featured.map(({ title }) => title)).toEqual(['Post 11', 'Post 10', 'Post 9'])
  expect(latest.map(({ title }) => title)).toEqual([
    'Post 8',
    'Post 7',
    'Post 6',
    'Post 5',
    'Post 4',
    'Post 3',
  ])
})
