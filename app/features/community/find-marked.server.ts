import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { publicRecipes, publicRecipeSearch, recipeFavorites, recipeLikes } from '#app/db/schema/index.ts'
import { MOST_MARKS, type Place, POSTS_PER_PAGE } from '#app/domain/community/pages.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { BookQuery } from './community.ts'
import { isMatch, searchBook } from './find-matches.server.ts'
import { isShown, type Matches, type Ranked } from './post-rows.server.ts'

/** What a member liked or bookmarked (COMM-28). */

type ShelfQuery = Pick<BookQuery, 'shelf' | 'search' | 'cuisine'>

const marksOf = (shelf: BookQuery['shelf']) => (shelf === 'liked' ? recipeLikes : recipeFavorites)

const inCuisine = (cuisine: string | null): SQL | undefined =>
  cuisine === null ? undefined : eq(publicRecipes.cuisine, cuisine)

/** The next page of a shelf and one more, in the order they were put there; counted up to two thousand. */
export async function listLatestMarks(
  db: Db,
  member: Member,
  { shelf, cuisine }: ShelfQuery,
  place: Place | null,
): Promise<{ marks: { id: string; createdAt: Date }[]; found: number; isFoundCapped: boolean }> {
  const marks = marksOf(shelf)
  const own = and(eq(marks.userId, member.id), isShown, inCuisine(cuisine))
  const after =
    place &&
    sql`(${marks.createdAt}, ${marks.publicRecipeId})
      < (${new Date(place.atMs).toISOString()}::timestamptz, ${place.id}::uuid)`
  const page = db
    .select({ id: marks.publicRecipeId, createdAt: marks.createdAt })
    .from(marks)
    .innerJoin(publicRecipes, eq(publicRecipes.id, marks.publicRecipeId))
    .where(and(own, after ?? undefined))
    .orderBy(desc(marks.createdAt), desc(marks.publicRecipeId))
    .limit(POSTS_PER_PAGE + 1)
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(marks)
    .innerJoin(publicRecipes, eq(publicRecipes.id, marks.publicRecipeId))
    .where(own)
    .limit(MOST_MARKS + 1)
    .as('counted')
  const [rows, [count]] = await Promise.all([
    page,
    db.select({ found: sql<number>`count(*)::integer` }).from(counted),
  ])
  const found = count?.found ?? 0
  return { marks: rows, found: Math.min(found, MOST_MARKS), isFoundCapped: found > MOST_MARKS }
}

/** The latest two thousand of a shelf, through search and cuisine. Their time is when they were put there. */
export function findMarked(db: Db, member: Member, query: ShelfQuery): Promise<Matches> {
  if (query.search === '') return markedPosts(db, member, query)
  return searchBook(db, query.search, (text) => markedPosts(db, member, query, text))
}

async function markedPosts(
  db: Db,
  member: Member,
  { shelf, cuisine }: ShelfQuery,
  text: string | null = null,
): Promise<Matches> {
  const marks = marksOf(shelf)
  const latest = db
    .select({ id: marks.publicRecipeId, markedAt: marks.createdAt })
    .from(marks)
    .where(eq(marks.userId, member.id))
    .orderBy(desc(marks.createdAt), desc(marks.publicRecipeId))
    .limit(MOST_MARKS + 1)
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
    .where(and(isShown, inCuisine(cuisine), text === null ? undefined : isMatch(text)))
  const kept = posts.slice(0, MOST_MARKS)
  return { posts: kept, found: kept.length, isCapped: posts.length > MOST_MARKS }
}
