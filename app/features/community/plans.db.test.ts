import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { profiles } from '#app/db/schema/index.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { seedBook } from '#app/features/demo/seed-book.server.ts'
import { countsDrift } from '#tests/support/community-drift.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import type { BookQuery } from './community.ts'
import { countMatches, matching } from './find-matches.server.ts'
import { leaderboards } from './leaderboards.server.ts'
import { listPosts } from './posts.server.ts'

const POSTS = 3000

let database: TestDatabase
let viewer: Member
beforeAll(async () => {
  database = await openTestDatabase()
  await seedBook(database, { posts: POSTS, now: new Date('2026-11-20T10:00:00Z'), report: () => {} })
  const [profile] = await database.db.select().from(profiles).limit(1)
  const { id, email, displayName } = profile!
  viewer = { id, email, label: displayName, tier: 'premium', isEmailConfirmed: true, sessionId: id }
}, 120_000)
afterAll(() => database.close())

const page = (change: Partial<BookQuery>) =>
  listPosts(database.db, viewer, {
    search: '',
    cuisine: null,
    sort: 'recent',
    shelf: 'all',
    cursor: null,
    ...change,
  })

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Node[]
}
type Explained = { 'QUERY PLAN': [{ Plan: Node }] }
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
const BIG = ['public_recipes', 'recipes', 'recipe_likes', 'recipe_favorites', 'community_documents']
const readWhole = (nodes: readonly Node[]) =>
  nodes.filter((node) => node['Node Type'].includes('Seq Scan') && BIG.includes(node['Relation Name'] ?? ''))

test('a seeded book is one that its triggers would have made', async () => {
  expect(await countsDrift(database.db)).toEqual([])
  expect(await page({})).toMatchObject({ found: POSTS })
})

test('every page of the feed is a walk along one index: nothing is sorted but the page, nothing read whole', async () => {
  // A few thousand rows are also read and sorted quickly: as it is planned from some ten thousand on.
  const settings = ['enable_bitmapscan', 'enable_sort', 'enable_incremental_sort']
  for (const setting of settings) await database.pool.query(`set ${setting} = off`)
  const indexOf = { recent: 'created_at_id', top_rated: 'likes', most_commented: 'comments' } as const
  for (const sort of ['recent', 'top_rated', 'most_commented'] as const)
    for (const cuisine of [null, 'Italian']) {
      const { nextCursor } = await page({ sort, cuisine })
      await page({ sort, cuisine, cursor: nextCursor })
    }
  const { rows } = await database.pool.query<{ name: string; parameters: number }>(
    `select name, array_length(parameter_types, 1) as parameters from pg_prepared_statements where name like 'book_%'`,
  )
  expect(rows).toHaveLength(12)
  // As it is planned once for every page to come.
  await database.pool.query('set plan_cache_mode = force_generic_plan')
  for (const { name, parameters } of rows) {
    const explained = await database.pool.query<Explained>(
      `explain (format json) execute ${name} (${Array.from({ length: parameters }, () => 'null').join(', ')})`,
    )
    const nodes = nodesOf(explained.rows[0]!['QUERY PLAN'][0].Plan)
    expect(readWhole(nodes), name).toEqual([])
    expect(
      nodes.map((node) => node['Node Type']),
      name,
    ).not.toContain('Sort')
    const [, sort = ''] = /^book_(recent|top_rated|most_commented)/.exec(name) ?? []
    const walk = nodes.find((node) => node['Relation Name'] === 'public_recipes')
    const index = walk?.['Index Name']
    // A second upper bound would have it begin at the first post of the cuisine and walk to where the page begins.
    if (name.endsWith('_after')) expect(walk?.['Index Cond'], name).not.toContain('<=')
    const column = indexOf[sort as keyof typeof indexOf]
    expect(index, name).toBe(
      name.includes('_cuisine')
        ? `public_recipes_cuisine${sort === 'recent' ? '' : `_${column}`}_idx`
        : `public_recipes_${column}_idx`,
    )
  }
  await database.pool.query('reset plan_cache_mode')
  for (const setting of settings) await database.pool.query(`reset ${setting}`)
})

/** How many posts of the book there are of a kind, counted the slow way. */
async function countOf(condition: string): Promise<number> {
  const { rows } = await database.pool.query<{ found: number }>(
    `select count(*)::integer as found from community_documents
     join public_recipes on id = public_recipe_id where hidden_at is null and ${condition}`,
  )
  return rows[0]!.found
}

test('[COMM-08] what a reader hid from the book is not counted, and past the bound it says so', async () => {
  const before = (await page({ search: 'oil' })).found
  const hide = (at: string) =>
    database.pool.query(
      `update public_recipes set hidden_at = ${at} where id in
       (select public_recipe_id from community_documents where document @@ 'oil' order by public_recipe_id limit 3)`,
    )
  await hide('now()')
  expect((await page({ search: 'oil' })).found).toBe(before - 3)
  expect(await countMatches(database.db, `'oil'`)).toEqual({ found: before - 3, isCapped: false })
  await hide('null')
  expect(await countMatches(database.db, `'oil'`, 550)).toEqual({ found: 550, isCapped: true })
})

test('a search reads the index of words, however common they are', async () => {
  for (const words of [`'garlic'`, `'garlic' & 'oil' & ('#0' | '#1')`, `'zucchini' & 'chocol'`]) {
    const query = sql`select * from ${matching(database.db, words, 501, { newestFirst: words.includes('#') })}`
    const { rows } = await database.db.execute<Explained>(sql`explain (format json) ${query}`)
    const nodes = nodesOf(rows[0]!['QUERY PLAN'][0].Plan)
    expect(readWhole(nodes), words).toEqual([])
    expect(nodes.map((node) => node['Index Name'])).toContain('community_documents_document_idx')
  }
})

test('[COMM-08] a search for a common word says how many there are, in every order and page by page', async () => {
  const oil = await countOf(`document @@ 'oil'`)
  expect(oil).toBeGreaterThan(600)
  for (const sort of ['recent', 'top_rated', 'most_commented'] as const) {
    const first = await page({ search: 'oil', sort })
    expect(first).toMatchObject({ found: oil, isFoundCapped: false })
    expect(first.posts).toHaveLength(12)
    const second = await page({ search: 'oil', sort, cursor: first.nextCursor })
    const seen = [...first.posts, ...second.posts].map(({ id }) => id)
    expect(second).toMatchObject({ found: oil, isFoundCapped: false })
    expect(new Set(seen).size).toBe(24)
  }
  // The newest are those of all, not of what the index happens to give first.
  const newest = await database.pool.query<{ id: string }>(
    `select public_recipe_id as id from community_documents where document @@ 'oil' order by public_recipe_id desc limit 12`,
  )
  expect((await page({ search: 'oil' })).posts.map(({ id }) => id)).toEqual(newest.rows.map(({ id }) => id))
  // The most liked of all are among the matches of an order by likes, however old they are.
  const [most] = (await leaderboards(database.db)).mostLiked
  const { posts } = await page({ search: 'oil', sort: 'top_rated' })
  expect(posts[0]!.likesCount).toBeLessThanOrEqual(most!.likesCount)
  const { rows } = await database.pool.query<{ id: string }>(
    `select public_recipe_id as id from community_documents join public_recipes on id = public_recipe_id
     where document @@ 'oil' order by likes_count desc, created_at desc, id desc limit 12`,
  )
  expect(posts.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
})
