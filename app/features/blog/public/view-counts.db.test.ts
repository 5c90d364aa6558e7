import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '#app/db/open.server.ts'
import { blogPosts } from '#app/db/schema/index.ts'
import { makePost, viewsOf as storedViewsOf } from '#tests/support/blog.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { openViewCounts } from './view-counts.server.ts'

const NEVER_MS = 2 ** 30
const silent = { warn: () => {} } as never

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
beforeEach(() => database.reset())
afterAll(() => database.close())

const viewsOf = (slug: string) => storedViewsOf(db, slug)

test('[BLOG-46] every view of a published post raises its count by one, and changes nothing else of it', async () => {
  const [post] = [await makePost(db, { title: 'Read' }), await makePost(db, { title: 'Unread' })]
  await makePost(db, { title: 'Draft', status: 'draft' })
  const views = openViewCounts(db, silent, NEVER_MS)
  for (let view = 0; view < 7; view++) views.count('read')
  views.count('draft')
  views.count('nowhere')
  await views.flush()
  expect(await Promise.all(['read', 'unread', 'draft'].map(viewsOf))).toEqual([7, 0, 0])
  views.count('read')
  await views.flush()
  await views.flush()
  expect(await viewsOf('read')).toBe(8)
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, post.id))
  expect(row).toEqual(post)
})

test('[BLOG-46] views are written by themselves, and the rest at an orderly end', async () => {
  await makePost(db, { title: 'Read' })
  const views = openViewCounts(db, silent, 1)
  views.count('read')
  await expect.poll(() => viewsOf('read')).toBe(1)
  const slow = openViewCounts(db, silent, NEVER_MS)
  slow.count('read')
  slow.count('read')
  await slow.close()
  slow.count('read')
  await slow.flush()
  expect(await viewsOf('read')).toBe(3)
  await views.close()
})

test('[BLOG-46] views that cannot be written wait for the next time', async () => {
  await makePost(db, { title: 'Read' })
  let isDown = true
  const shaky = {
    execute: (statement: never) => {
      if (isDown) throw new Error('the connection is gone')
      return db.execute(statement)
    },
  } as unknown as Db
  const views = openViewCounts(shaky, silent, NEVER_MS)
  views.count('read')
  await views.flush()
  views.count('read')
  isDown = false
  await views.flush()
  expect(await viewsOf('read')).toBe(2)
})

test('[BLOG-46] several processes that count the same posts at once lose nothing', async () => {
  const slugs = ['a', 'b', 'c', 'd', 'e']
  for (const title of slugs) await makePost(db, { title })
  const processes = Array.from({ length: 4 }, () => openViewCounts(db, silent, NEVER_MS))
  for (let round = 0; round < 10; round++) {
    for (const [index, views] of processes.entries())
      for (const slug of index % 2 ? slugs : slugs.toReversed()) views.count(slug)
    await Promise.all(processes.map((views) => views.flush()))
  }
  expect(await Promise.all(slugs.map(viewsOf))).toEqual([40, 40, 40, 40, 40])
})
