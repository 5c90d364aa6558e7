import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import {
  communityCuisines,
  communityDocuments,
  communityTotals,
  publicRecipes,
} from '#app/db/schema/index.ts'
import { MOST_CANDIDATES } from '#app/domain/community/pages.ts'
import { type Reach, reachOf, textQueryOf, type WordGroup } from '#app/domain/community/search-words.ts'
import type { BookQuery, BookSort } from './community.ts'
import { bestFirst, isShown, type Matches, type Ranked } from './post-rows.server.ts'
import { resolveWords } from './resolve-words.server.ts'

const RANKED = {
  id: publicRecipes.id,
  likesCount: publicRecipes.likesCount,
  commentsCount: publicRecipes.commentsCount,
  createdAt: publicRecipes.createdAt,
}

/**
 * The posts whose title, name, tags or ingredients hold every word of a search. Up to five hundred they are all there;
 * of more, the newest five hundred, and where the order goes by likes or comments, those of the foremost as well.
 */
export async function findMatches(
  db: Db,
  search: string,
  { cuisine, sort }: Pick<BookQuery, 'cuisine' | 'sort'>,
): Promise<Matches> {
  const groups = await resolveWords(db, search)
  if (groups === null) return { posts: [], found: 0, isCapped: false }
  const newest = await newestMatches(db, groups, cuisine)
  if (newest.length <= MOST_CANDIDATES) return { posts: newest, found: newest.length, isCapped: false }
  const { found, isCapped } = await countMatches(db, textQueryOf(groups, { cuisine }))
  const kept = newest
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, MOST_CANDIDATES)
  if (sort === 'recent') return { posts: kept, found, isCapped }
  const foremost = await foremostMatches(db, groups, { cuisine, sort })
  const posts = new Map([...foremost, ...kept].map((post) => [post.id, post]))
  return { posts: [...posts.values()].slice(0, MOST_CANDIDATES), found, isCapped }
}

/**
 * All matches where there are few; of more, the newest. First where they are if the words always come together, then as
 * far back as what was found there lets expect, at last in the whole book.
 */
async function newestMatches(
  db: Db,
  groups: readonly WordGroup[],
  cuisine: string | null,
): Promise<readonly Ranked[]> {
  const counts = groups.map((group) => group.reduce((sum, { postsCount }) => sum + postsCount, 0))
  const { everShared, ofCuisine } = await sizesOf(db, cuisine)
  const found = new Map<string, Ranked>()
  const add = (posts: readonly Ranked[]) => {
    for (const post of posts) found.set(post.id, post)
    return [...found.values()]
  }
  if (ofCuisine !== null) counts.push(ofCuisine)
  if (Math.min(...counts) > MOST_CANDIDATES) {
    const first = reachOf(Math.min(...counts) / everShared, everShared)
    const near = first && add(await withinReach(db, groups, cuisine, first))
    if (near && near.length > MOST_CANDIDATES) return near
    const second = first && near && near.length > 0 ? reachOf(near.length / first.posts, everShared) : null
    const far = second && add(await withinReach(db, groups, cuisine, second))
    if (far && far.length > MOST_CANDIDATES) return far
  }
  return add(await ranked(db, matching(db, textQueryOf(groups, { cuisine }), MOST_READ)))
}

function withinReach(db: Db, groups: readonly WordGroup[], cuisine: string | null, reach: Reach) {
  if (reach.segments === null)
    return ranked(db, matchingNewest(db, textQueryOf(groups, { cuisine }), reach.posts))
  const words = textQueryOf(groups, { cuisine, segments: reach.segments })
  return ranked(db, matching(db, words, MOST_READ, { newestFirst: true }))
}

async function sizesOf(db: Db, cuisine: string | null) {
  const [row] = await db
    .select({
      everShared: communityTotals.everShared,
      ofCuisine:
        cuisine === null
          ? sql<number | null>`null`
          : sql<number | null>`(select ${communityCuisines.postsCount} from ${communityCuisines}
              where ${communityCuisines.cuisine} = ${cuisine})`,
    })
    .from(communityTotals)
  return { everShared: row?.everShared ?? 0, ofCuisine: cuisine === null ? null : (row?.ofCuisine ?? 0) }
}

/**
 * As an expression the planner does not look into: knowing that a word is common, it would read the whole table for the
 * first few hundred, and for words that rarely come together read it to its end.
 */
export const isMatch = (textQuery: string): SQL =>
  sql`${communityDocuments.document} @@ (select community_query(${textQuery}))`

/** So many matches are counted, which a machine does in a fraction of a second; of more it is said that there are more. */
export const MOST_COUNTED = 20_000

/** How many posts match, up to a bound. */
export async function countMatches(
  db: Db,
  textQuery: string,
  most = MOST_COUNTED,
): Promise<{ found: number; isCapped: boolean }> {
  const matches = matching(db, textQuery, most + 1)
  const [row] = await db
    .select({ read: count(), found: sql<number>`count(*) filter (where ${isShown})`.mapWith(Number) })
    .from(matches)
    .innerJoin(publicRecipes, eq(publicRecipes.id, matches.id))
  const { read, found } = row ?? { read: 0, found: 0 }
  return { found: Math.min(found, most), isCapped: read > most }
}

/** Twice as many as are kept, as the first in the order of the index need not be the newest. */
const MOST_READ = 2 * MOST_CANDIDATES

/** Ids of posts that match, at most `limit`. Ids sort by the time they were made. */
export function matching(db: Db, textQuery: string, limit: number, { newestFirst = false } = {}) {
  return db
    .select({ id: communityDocuments.publicRecipeId })
    .from(communityDocuments)
    .where(isMatch(textQuery))
    .orderBy(...(newestFirst ? [desc(communityDocuments.publicRecipeId)] : []))
    .limit(limit)
    .as('matching')
}

/** Those that match of the newest posts of the book. */
function matchingNewest(db: Db, textQuery: string, posts: number) {
  const newest = db
    .select({ id: communityDocuments.publicRecipeId, document: communityDocuments.document })
    .from(communityDocuments)
    .orderBy(desc(communityDocuments.publicRecipeId))
    .limit(posts)
    .as('newest')
  return db
    .select({ id: newest.id })
    .from(newest)
    .where(sql`${newest.document} @@ (select community_query(${textQuery}))`)
    .as('matching')
}

function ranked(db: Db, chosen: ReturnType<typeof matching>): Promise<Ranked[]> {
  return db
    .select(RANKED)
    .from(chosen)
    .innerJoin(publicRecipes, eq(publicRecipes.id, chosen.id))
    .where(isShown)
}

/** How many of the most liked or commented posts are looked through. */
const FOREMOST = 300

async function foremostMatches(
  db: Db,
  groups: readonly WordGroup[],
  { cuisine, sort }: { cuisine: string | null; sort: BookSort },
): Promise<Ranked[]> {
  const inCuisine: SQL | undefined = cuisine === null ? undefined : eq(publicRecipes.cuisine, cuisine)
  const foremost = db
    .select(RANKED)
    .from(publicRecipes)
    .where(and(isShown, inCuisine))
    .orderBy(...bestFirst(sort))
    .limit(FOREMOST)
    .as('foremost')
  return db
    .select({
      id: foremost.id,
      likesCount: foremost.likesCount,
      commentsCount: foremost.commentsCount,
      createdAt: foremost.createdAt,
    })
    .from(foremost)
    .innerJoin(communityDocuments, eq(communityDocuments.publicRecipeId, foremost.id))
    .where(isMatch(textQueryOf(groups, { cuisine: null })))
}
