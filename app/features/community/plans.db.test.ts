import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { profiles } from '#app/db/schema/index.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { seedCommunity } from '#app/features/demo/seed-community.server.ts'
import { countsDrift } from '#tests/support/community-drift.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { feedQuery } from '#tests/support/feed-query.ts'
import { blockMember, unblockMember } from '#app/features/blocks/blocks.server.ts'
import type { FeedQuery } from './community.ts'
import { estimateMatches } from './estimate-matches.server.ts'
import { anyMatches, foremostMatches } from './find-matches.server.ts'
import { listCommunityPosts } from './posts.server.ts'

const POSTS = 3000

let database: TestDatabase
let viewer: Member
beforeAll(async () => {
  database = await openTestDatabase()
  // Settings and prepared statements belong to a connection: there is one, as on the embedded database.
  database.pool.options.max = 1
  await seedCommunity(database, { posts: POSTS, now: new Date('2026-11-20T10:00:00Z'), report: () => {} })
  const [profile] = await database.db.select().from(profiles).limit(1)
  const { id, email, displayName } = profile!
  viewer = { id, email, label: displayName, tier: 'premium', isEmailConfirmed: true, sessionId: id }
}, 120_000)
afterAll(() => database.close())

const page = (change: Partial<FeedQuery>) => listCommunityPosts(database.db, viewer, feedQuery(change))

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Node[]
}
type Explained = { 'QUERY PLAN': [{ Plan: Node }] }
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
const BIG = ['public_recipes', 'recipes', 'recipe_likes', 'recipe_favorites', 'public_recipe_search']
const readWhole = (nodes: readonly Node[]) =>
  nodes.filter((node) => node['Node Type'].includes('Seq Scan') && BIG.includes(node['Relation Name'] ?? ''))

test('a seeded community is one that its triggers would have made', async () => {
  expect(await countsDrift(database.db)).toEqual([])
  expect(await page({})).toMatchObject({ found: POSTS })
}, 60_000)

test('every page of the feed is a walk along one index: nothing is sorted but the page, nothing read whole', async () => {
  // A few thousand rows are also read and sorted quickly: as it is planned from some ten thousand on.
  const settings = ['enable_bitmapscan', 'enable_sort', 'enable_incremental_sort']
  for (const setting of settings) await database.pool.query(`set ${setting} = off`)
  const indexOf = { recent: 'created_at_id', top_rated: 'likes', most_commented: 'comments' } as const
  const everyPage = async () => {
    for (const sort of ['recent', 'top_rated', 'most_commented'] as const)
      for (const cuisine of [null, 'Italian']) {
        const { nextCursor } = await page({ sort, cuisine })
        await page({ sort, cuisine, cursor: nextCursor })
      }
  }
  await everyPage()
  // Whoever blocked somebody has statements of their own.
  const [, blocked] = await database.db.select().from(profiles).limit(2)
  await blockMember(database.db, viewer, blocked!.id, new Date())
  await everyPage()
  await unblockMember(database.db, viewer, blocked!.id)
  const { rows } = await database.pool.query<{ name: string; parameters: number }>(
    `select name, array_length(parameter_types, 1) as parameters from pg_prepared_statements where name like 'feed_%'`,
  )
  expect(rows).toHaveLength(24)
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
    const [, sort = ''] = /^feed_(recent|top_rated|most_commented)/.exec(name) ?? []
    const walk = nodes.find((node) => node['Relation Name'] === 'public_recipes')
    const index = walk?.['Index Name']
    // A second upper bound would have it begin at the first post of the cuisine and walk to where the page begins.
    if (name.includes('_after')) expect(walk?.['Index Cond'], name).not.toContain('<=')
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

/** A word that a third of the posts hold and no other word begins with: what is typed may be half a word. */
async function commonWord(): Promise<string> {
  const { rows } = await database.pool.query<{ word: string }>(
    `with words as materialized (select * from ts_stat('select search_vector from public_recipe_search'))
     select word from words where ndoc between 700 and 1500 and to_tsvector('english', word) @@ word::tsquery
     and not exists (select 1 from words longer where longer.word like words.word || '_%')
     order by ndoc desc, word limit 1`,
  )
  return rows[0]!.word
}

const MATCHING = `from public_recipe_search join public_recipes on id = public_recipe_id
  where search_vector @@ $1::tsquery and ($2::text is null or cuisine = $2)`

async function countOf(words: string, cuisine: string | null): Promise<number> {
  const query = `select count(*)::integer as found ${MATCHING}`
  return (await database.pool.query<{ found: number }>(query, [words, cuisine])).rows[0]!.found
}

test('[COMM-08] what a reader hid from the feed is not counted', async () => {
  const word = await commonWord()
  const before = (await page({ search: word })).found
  const hidden = await database.pool.query<{ id: string }>(
    `update public_recipes set hidden_at = now() where id in (select public_recipe_id from public_recipe_search
     where search_vector @@ $1::tsquery order by public_recipe_id limit 3) returning id`,
    [word],
  )
  expect((await page({ search: word })).found).toBe(before - 3)
  const ids = hidden.rows.map(({ id }) => id)
  await database.pool.query('update public_recipes set hidden_at = null where id = any($1)', [ids])
  expect((await page({ search: word })).found).toBe(before)
})

test('a search reads the index of words, however common they are', async () => {
  for (const text of ['garlic', 'garlic oil', 'zucchini chocolate', '"olive oil" -garlic', 'g']) {
    const query = anyMatches(database.db, text)
    const { rows } = await database.db.execute<Explained>(sql`explain (format json) ${query}`)
    const nodes = nodesOf(rows[0]!['QUERY PLAN'][0].Plan)
    expect(readWhole(nodes), text).toEqual([])
    expect(nodes.map((node) => node['Index Name'])).toContain('public_recipe_search_idx')
  }
})

test('how many posts hold a text is estimated from a sample, which is all of them where they are few', async () => {
  const word = await commonWord()
  const { rows } = await database.pool.query<{ posts: number; sampled: number; found: number }>(
    `select (select posts_count from community_totals) as posts, count(*)::int as sampled,
      (count(*) filter (where search_vector @@ $1::tsquery))::int as found from public_recipe_search`,
    [word],
  )
  const { posts, sampled, found } = rows[0]!
  const estimate = await estimateMatches(database.db, word, 1)
  // Pages of the table are taken whole, so that a sample of a thousand is between a few hundred and two thousand.
  expect(estimate! / posts).toBeGreaterThan((found / sampled) * 0.6)
  expect(estimate! / posts).toBeLessThan((found / sampled) * 1.6)
  expect(await estimateMatches(database.db, word, 1)).toBe(estimate)
  expect(await estimateMatches(database.db, word, posts + 1)).toBeNull()
})

test('[COMM-08] a search for a common word says how many there are, in every order and page by page', async () => {
  const best = { recent: '', top_rated: 'likes_count desc,', most_commented: 'comments_count desc,' }
  const word = await commonWord()
  for (const cuisine of [null, 'Italian']) {
    const found = await countOf(word, cuisine)
    expect(found).toBeGreaterThan(24)
    for (const sort of ['recent', 'top_rated', 'most_commented'] as const) {
      const first = await page({ search: word, sort, cuisine })
      expect(first).toMatchObject({ found, isFoundCapped: false })
      const second = await page({ search: word, sort, cuisine, cursor: first.nextCursor })
      expect(second).toMatchObject({ found, isFoundCapped: false })
      const { rows } = await database.pool.query<{ id: string }>(
        `select id ${MATCHING} order by ${best[sort]} created_at desc, id desc limit 24`,
        [word, cuisine],
      )
      const ids = rows.map(({ id }) => id)
      expect([...first.posts, ...second.posts].map(({ id }) => id)).toEqual(ids)
      // Where they are too many to read all, the order is walked from its top: to the same posts.
      const foremost = await foremostMatches(database.db, word, { cuisine, sort, blocked: [] })
      expect(foremost.slice(0, 24).map(({ id }) => id)).toEqual(ids)
    }
  }
})

test('[COMM-08] of what more than two thousand posts hold, it says that there are more', async () => {
  // The unit of most lines.
  const all = await page({ search: 'g' })
  expect(all).toMatchObject({ found: 2000, isFoundCapped: true })
  expect(all.posts).toHaveLength(12)
  expect(await page({ search: 'g', cuisine: 'Italian' })).toMatchObject({
    found: await countOf('g:*', 'Italian'),
    isFoundCapped: false,
  })
})
