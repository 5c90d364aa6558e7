import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { publicRecipes, publicRecipeSearch, recipeFavorites, recipeLikes } from '#app/db/schema/index.ts'
import { MOST_REACTIONS, type Place, POSTS_PER_PAGE } from '#app/domain/community/pages.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { notBy } from '#app/features/blocks/blocks.server.ts'
import type { FeedQuery } from './community.ts'
import { isMatch, searchFeed } from './find-matches.server.ts'
import { isShown, type Matches, type Ranked } from './post-rows.server.ts'

/** What a member liked or bookmarked (COMM-28). */

type CollectionQuery = Pick<FeedQuery, 'collection' | 'search' | 'cuisine'>

const reactionsOf = (collection: FeedQuery['collection']) =>
  collection === 'liked' ? recipeLikes : recipeFavorites

const inCuisine = (cuisine: string | null): SQL | undefined =>
  cuisine === null ? undefined : eq(publicRecipes.cuisine, cuisine)

/** The next page of a collection and one more, in the order they were put there; counted up to two thousand. */
export async function listLatestReactions(
  db: Db,
  member: Member,
  { collection, cuisine }: CollectionQuery,
  { place, blocked }: { place: Place | null; blocked: readonly string[] },
): Promise<{ reactions: { id: string; createdAt: Date }[]; found: number; isFoundCapped: boolean }> {
  const reactions = reactionsOf(collection)
  const own = and(
    eq(reactions.userId, member.id),
    isShown,
    inCuisine(cuisine),
    notBy(publicRecipes.sharedBy, blocked),
  )
  const after =
    place &&
    sql`(${reactions.createdAt}, ${reactions.publicRecipeId})
      < (${new Date(place.atMs).toISOString()}::timestamptz, ${place.id}::uuid)`
  const page = db
    .select({ id: reactions.publicRecipeId, createdAt: reactions.createdAt })
    .from(reactions)
    .innerJoin(publicRecipes, eq(publicRecipes.id, reactions.publicRecipeId))
    .where(and(own, after ?? undefined))
    .orderBy(desc(reactions.createdAt), desc(reactions.publicRecipeId))
    .limit(POSTS_PER_PAGE + 1)
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(reactions)
    .innerJoin(publicRecipes, eq(publicRecipes.id, reactions.publicRecipeId))
    .where(own)
    .limit(MOST_REACTIONS + 1)
    .as('counted')
  const [rows, [count]] = await Promise.all([
    page,
    db.select({ found: sql<number>`count(*)::integer` }).from(counted),
  ])
  const found = count?.found ?? 0
  return { reactions: rows, found: Math.min(found, MOST_REACTIONS), isFoundCapped: found > MOST_REACTIONS }
}

/** The latest two thousand of a collection, through search and cuisine. Their time is when they were put there. */
export function findMarked(
  db: Db,
  member: Member,
  query: CollectionQuery,
  blocked: readonly string[],
): Promise<Matches> {
  if (query.search === '') return markedPosts(db, member, query, { blocked, text: null })
  return searchFeed(db, query.search, (text) => markedPosts(db, member, query, { blocked, text }))
}

async function markedPosts(
  db: Db,
  member: Member,
  { collection, cuisine }: CollectionQuery,
  { blocked, text }: { blocked: readonly string[]; text: string | null },
): Promise<Matches> {
  const reactions = reactionsOf(collection)
  const latest = db
    .select({ id: reactions.publicRecipeId, markedAt: reactions.createdAt })
    .from(reactions)
    .where(eq(reactions.userId, member.id))
    .orderBy(desc(reactions.createdAt), desc(reactions.publicRecipeId))
    .limit(MOST_REACTIONS + 1)
    .as('latest')
  const posts: Ranked[] = await db
    .select({
      id: publicRecipes.id,
      likesCount: publicRecipes.likesCount,
      commentsCount: publicRecipes.commentsCount,
      createdAt: latest.markedAt,
    })
    .from(latest)
    .innerJoin(publicRecipes, eq(publicRecipes.id, latest.id))
    .innerJoin(publicRecipeSearch, eq(publicRecipeSearch.publicRecipeId, latest.id))
    .where(
      and(
        isShown,
        inCuisine(cuisine),
        notBy(publicRecipes.sharedBy, blocked),
        text === null ? undefined : isMatch(text),
      ),
    )
  const listed = posts.slice(0, MOST_REACTIONS)
  return { posts: listed, found: listed.length, isCapped: posts.length > MOST_REACTIONS }
}
