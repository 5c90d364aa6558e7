import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { communityCuisines, publicRecipes, publicRecipeSearch } from '#app/db/schema/index.ts'
import { searchTextOf } from '#app/domain/search/search-text.ts'
import { findText, textQuery } from '#app/features/search/search.server.ts'
import { notBy } from '#app/features/blocks/blocks.server.ts'
import type { FeedQuery, FeedSort } from './community.ts'
import { estimateMatches } from './estimate-matches.server.ts'
import { bestFirst, isShown, type Matches, type Ranked } from './post-rows.server.ts'

/** Up to so many matches are all read, counted and put in order. */
export const MOST_READ = 2000
/** Of more, those among this many posts from the top of the order are found; `MOST_FOREMOST` of them can be paged through. */
const MOST_WALKED = 10_000
const MOST_FOREMOST = 300
/** A text is common, without looking it up, where so many times what is read is expected of it, among so many posts. */
const COMMON_TIMES = 5
const LEAST_SAMPLED = 20_000

const NOTHING: Matches = { posts: [], found: 0, isCapped: false }

const RANKED = {
  id: publicRecipes.id,
  likesCount: publicRecipes.likesCount,
  commentsCount: publicRecipes.commentsCount,
  createdAt: publicRecipes.createdAt,
}

/** What a recipe is searched by: the figures in its lines ("300 g") would say little, and are not indexed. */
const recipeTextOf = (typed: string): string => searchTextOf(typed.replace(/\p{N}/gu, ''))

/** `find` with the words of a search, and once more with their spelling corrected where it finds nothing. */
export async function searchFeed(
  db: Db,
  search: string,
  find: (text: string) => Promise<Matches>,
): Promise<Matches> {
  const text = recipeTextOf(search)
  return text === '' ? NOTHING : findText(db, text, find, ({ found }) => found === 0)
}

type Narrowed = { cuisine: string | null; sort: FeedSort; blocked: readonly string[] }

/** Posts whose title, name, tags, ingredients or author hold every word of a search, but for those of blocked members. */
export function findMatches(
  db: Db,
  { search, cuisine, sort }: FeedQuery,
  blocked: readonly string[],
): Promise<Matches> {
  return searchFeed(db, search, (text) => matchesOf(db, text, { cuisine, sort, blocked }))
}

async function matchesOf(db: Db, text: string, narrowed: Narrowed): Promise<Matches> {
  const { cuisine, blocked } = narrowed
  const expected = await estimateMatches(db, text, LEAST_SAMPLED)
  const isCommon = expected !== null && expected > COMMON_TIMES * MOST_READ
  const read = isCommon ? null : await anyMatches(db, text)
  if (read !== null && read.length <= MOST_READ) {
    const posts = read.filter(
      (post) => (cuisine === null || post.cuisine === cuisine) && !blocked.includes(post.sharedBy),
    )
    return { posts, found: posts.length, isCapped: false }
  }
  const posts = await foremostMatches(db, text, narrowed)
  if (cuisine === null) return { posts, found: MOST_READ, isCapped: true }
  const isCapped = posts.length > MOST_READ || (await sizeOf(db, cuisine)) > MOST_WALKED
  return { posts: posts.slice(0, MOST_FOREMOST), found: Math.min(posts.length, MOST_READ), isCapped }
}

export const isMatch = (text: string): SQL => sql`${publicRecipeSearch.searchVector} @@ ${textQuery(text)}`

/** Matches as the index gives them, one more than are read. */
export function anyMatches(db: Db, text: string) {
  const matches = db
    .select({ id: publicRecipeSearch.publicRecipeId })
    .from(publicRecipeSearch)
    .where(isMatch(text))
    .limit(MOST_READ + 1)
    .as('matches')
  return db
    .select({ ...RANKED, cuisine: publicRecipes.cuisine, sharedBy: publicRecipes.sharedBy })
    .from(matches)
    .innerJoin(publicRecipes, eq(publicRecipes.id, matches.id))
}

/** Matches among the first posts of an order: it is walked from its top, which for common words is soon over. */
export function foremostMatches(
  db: Db,
  text: string,
  { cuisine, sort, blocked }: Narrowed,
): Promise<Ranked[]> {
  const walked = db
    .select(RANKED)
    .from(publicRecipes)
    .where(
      and(
        isShown,
        cuisine === null ? undefined : eq(publicRecipes.cuisine, cuisine),
        notBy(publicRecipes.sharedBy, blocked),
      ),
    )
    .orderBy(...bestFirst(sort))
    .limit(MOST_WALKED)
    .as('walked')
  const { id, likesCount, commentsCount, createdAt } = walked
  return db
    .select({ id, likesCount, commentsCount, createdAt })
    .from(walked)
    .where(
      sql`(select ${publicRecipeSearch.searchVector} from ${publicRecipeSearch}
        where ${publicRecipeSearch.publicRecipeId} = ${id}) @@ ${textQuery(text)}`,
    )
    .orderBy(...bestFirst(sort, walked))
    .limit(cuisine === null ? MOST_FOREMOST : MOST_READ + 1)
}

async function sizeOf(db: Db, cuisine: string): Promise<number> {
  const [row] = await db.select().from(communityCuisines).where(eq(communityCuisines.cuisine, cuisine))
  return row?.postsCount ?? 0
}
