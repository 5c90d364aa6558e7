import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { prepared } from '#app/db/prepared.server.ts'
import { communityTotals, publicRecipeSearch } from '#app/db/schema/index.ts'
import { textQuery } from '#app/features/search/search.server.ts'

/** So many posts are looked at to tell how common a text is. */
const SAMPLED_POSTS = 1000

const totals = prepared('community_posts_total', (db) =>
  db.select({ posts: communityTotals.postsCount }).from(communityTotals),
)

/**
 * How many posts hold a text, estimated from a thousand of them taken at random, the same each time. The index of words
 * has to read every place of a common word before it gives the first one: of a million posts that takes 50 ms and more.
 * Null where there are too few posts for that to matter.
 */
export async function estimateMatches(db: Db, text: string, leastPosts: number): Promise<number | null> {
  const [total] = await totals(db)
  if (!total || total.posts < leastPosts) return null
  const percent = Math.min(100, (SAMPLED_POSTS / total.posts) * 100)
  const { rows } = await db.execute<{ sampled: number; matches: number }>(sql`
    select count(*)::int as sampled, (count(*) filter (where search_vector @@ ${textQuery(text)}))::int as matches
    from ${publicRecipeSearch} tablesample system (${percent}::float4) repeatable (1)`)
  const { sampled, matches } = rows[0]!
  return sampled === 0 ? null : (matches / sampled) * total.posts
}
