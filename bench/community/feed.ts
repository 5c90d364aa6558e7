import type { FeedQuery, FeedSort } from '#app/features/community/community.ts'
import { listCommunityPosts } from '#app/features/community/posts.server.ts'
import { cursorOf } from '#app/domain/community/pages.ts'
import type { Feed } from './books.ts'

/** Pages of the feed: every order, whole or of one cuisine, near and far. */

export const SORTS: readonly FeedSort[] = ['recent', 'top_rated', 'most_commented']
export const DEPTHS = ['first page', 'page 50', 'middle'] as const
export type Depth = (typeof DEPTHS)[number]

export type Scenario = { sort: FeedSort; isFiltered: boolean; depth: Depth }
export const SCENARIOS: readonly Scenario[] = SORTS.flatMap((sort) =>
  [false, true].flatMap((isFiltered) => DEPTHS.map((depth) => ({ sort, isFiltered, depth }))),
)

/** A function that gives page after page of a scenario; at the end of the list it begins where it began. */
export async function pagerOf(
  feed: Feed,
  { sort, isFiltered, depth }: Scenario,
): Promise<() => Promise<void>> {
  const cuisine = isFiltered ? await middlingCuisine(feed) : null
  const query: Omit<FeedQuery, 'cursor'> = { search: '', cuisine, sort, collection: 'all' }
  const page = (cursor: string | null) =>
    listCommunityPosts(feed.database.db, feed.viewer, { ...query, cursor })
  let start: string | null = null
  if (depth === 'page 50') for (let at = 1; at < 50; at++) start = (await page(start)).nextCursor ?? start
  if (depth === 'middle') start = await middle(feed, sort, cuisine)
  let cursor = start
  return async () => {
    const { nextCursor, posts } = await page(cursor)
    if (posts.length === 0) throw new Error(`an empty page: ${sort}, ${cuisine}, ${depth}`)
    // The first page is what most people ask for, again and again.
    if (depth !== 'first page') cursor = nextCursor ?? start
  }
}

async function middlingCuisine({ database }: Feed): Promise<string> {
  const { rows } = await database.pool.query<{ cuisine: string }>(
    'select cuisine from community_cuisines order by posts_count desc offset 2 limit 1',
  )
  return rows[0]!.cuisine
}

const COLUMN = { recent: '0', top_rated: 'likes_count', most_commented: 'comments_count' }

async function middle({ database }: Feed, sort: FeedSort, cuisine: string | null): Promise<string> {
  const { rows } = await database.pool.query<{ count: number; createdAt: Date; id: string }>(
    `select ${COLUMN[sort]} as count, created_at as "createdAt", id from public_recipes
     where hidden_at is null and ($1::text is null or cuisine = $1)
     order by ${sort === 'recent' ? '' : `${COLUMN[sort]} desc, `} created_at desc, id desc
     offset (select count(*) / 2 from public_recipes where $1::text is null or cuisine = $1) limit 1`,
    [cuisine],
  )
  const { count, createdAt, id } = rows[0]!
  return cursorOf(sort, { count, atMs: createdAt.getTime(), id })
}
