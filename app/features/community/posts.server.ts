import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { literal, prepared } from '#app/db/prepared.server.ts'
import { isId } from '#app/db/id.ts'
import {
  communityCuisines,
  communityTotals,
  profiles,
  publicRecipes,
  recipeFavorites,
  recipeLikes,
  recipes,
} from '#app/db/schema/index.ts'
import { pageOf, type Place, placeOf, POSTS_PER_PAGE } from '#app/domain/community/pages.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { blockBetween, blockedIdsOf } from '#app/features/blocks/blocks.server.ts'
import { listComments } from './comments.server.ts'
import type { Author, FeedPage, FeedQuery, PostDetails } from './community.ts'
import { findMarked, listLatestReactions } from './list-reactions.server.ts'
import { findMatches } from './find-matches.server.ts'
import { inOrder, isShown, type Matches, placeOfPost, rowsOfFeed, rowsOfIds } from './post-rows.server.ts'
import { presentPost } from './present-post.server.ts'
import { countPostsOf, withoutReactionsOf } from './unseen-reactions.server.ts'

/**
 * Reading the feed is for premium members (COMM-03). `listCommunityPosts` and `findPostDetails` ask for it themselves; a route
 * that shows the feed's cuisines, leaderboards or authors has to.
 */
export function requireFeed(viewer: Member | null): Member {
  if (viewer === null) throw new AppError('signed-out', 'Sign in to see the community recipes.')
  if (viewer.tier !== 'premium') throw new AppError('premium-only', 'Community recipes come with Premium.')
  return viewer
}

/** A page of the feed: twelve posts, and how many there are. What is no cursor of this list begins at its beginning. */
export async function listCommunityPosts(db: Db, viewer: Member | null, query: FeedQuery): Promise<FeedPage> {
  const member = requireFeed(viewer)
  const blocked = await blockedIdsOf(db, member)
  const page = await pageOfCollection(db, member, query, blocked)
  return { ...page, posts: await withoutReactionsOf(db, page.posts, blocked) }
}

async function pageOfCollection(
  db: Db,
  member: Member,
  query: FeedQuery,
  blocked: readonly string[],
): Promise<FeedPage> {
  if (query.collection === 'all' && query.search === '') return pageOfFeed(db, member, query, blocked)
  if (query.collection === 'all')
    return pageOfMatches(db, member, query, await findMatches(db, query, blocked))
  if (query.search === '' && query.sort === 'recent') return pageOfLatestReactions(db, member, query, blocked)
  return pageOfMatches(db, member, query, await findMarked(db, member, query, blocked))
}

/** Cursors are good for one order of one collection only. */
const kindOf = ({ collection, sort }: FeedQuery) => (collection === 'all' ? sort : `${collection}_${sort}`)

async function pageOfFeed(
  db: Db,
  member: Member,
  query: FeedQuery,
  blocked: readonly string[],
): Promise<FeedPage> {
  const { sort, cuisine } = query
  const place = placeOf(kindOf(query), query.cursor)
  const rows = await rowsOfFeed(db, member.id, { sort, cuisine, place, blocked })
  const shown = rows[0]?.found ?? (place ? await countShown(db, cuisine) : 0)
  const found = Math.max(0, shown - (shown > 0 ? await countPostsOf(db, blocked, cuisine) : 0))
  const { page, nextCursor } = pageOf(kindOf(query), rows, POSTS_PER_PAGE, (row) => placeOfPost(sort, row))
  return { posts: page.map(presentPost), nextCursor, found, isFoundCapped: false }
}

async function pageOfMatches(db: Db, member: Member, query: FeedQuery, matches: Matches): Promise<FeedPage> {
  const { sort } = query
  const ranked = inOrder(sort, matches.posts, placeOf(kindOf(query), query.cursor))
  const { page, nextCursor } = pageOf(kindOf(query), ranked, POSTS_PER_PAGE, (one) => placeOfPost(sort, one))
  const rows = await rowsOfIds(
    db,
    member.id,
    page.map(({ id }) => id),
  )
  return {
    posts: rows.map(presentPost),
    nextCursor,
    found: matches.found,
    isFoundCapped: matches.isCapped,
  }
}

async function pageOfLatestReactions(
  db: Db,
  member: Member,
  query: FeedQuery,
  blocked: readonly string[],
): Promise<FeedPage> {
  const { reactions, found, isFoundCapped } = await listLatestReactions(db, member, query, {
    place: placeOf(kindOf(query), query.cursor),
    blocked,
  })
  const placeOfReaction = ({ id, createdAt }: (typeof reactions)[number]): Place => ({
    count: 0,
    atMs: createdAt.getTime(),
    id,
  })
  const { page, nextCursor } = pageOf(kindOf(query), reactions, POSTS_PER_PAGE, placeOfReaction)
  const rows = await rowsOfIds(
    db,
    member.id,
    page.map(({ id }) => id),
  )
  return { posts: rows.map(presentPost), nextCursor, found, isFoundCapped }
}

/** How many posts are shown, in all or of a cuisine, where no row of a page says so: behind its end. */
async function countShown(db: Db, cuisine: string | null): Promise<number> {
  const [row] =
    cuisine === null
      ? await db.select({ found: communityTotals.postsCount }).from(communityTotals)
      : await db
          .select({ found: communityCuisines.postsCount })
          .from(communityCuisines)
          .where(eq(communityCuisines.cuisine, cuisine))
  return row?.found ?? 0
}

const MOST_CUISINES = 100

/** The cuisines of what is shared, by name; of very many the hundred with most posts. For premium members. */
export async function cuisinesOfFeed(db: Db): Promise<string[]> {
  const rows = await commonCuisines(db)
  return rows.map(({ cuisine }) => cuisine).toSorted((a, b) => a.localeCompare(b, 'en'))
}

const commonCuisines = prepared('community_cuisines', (db) =>
  db
    .select({ cuisine: communityCuisines.cuisine })
    .from(communityCuisines)
    .where(sql`${communityCuisines.postsCount} > 0`)
    .orderBy(desc(communityCuisines.postsCount), asc(communityCuisines.cuisine))
    .limit(literal(MOST_CUISINES)),
)

/** What an expanded card of the feed shows; null where there is no such post, or the viewer blocked who shared it. */
export async function findPostDetails(
  db: Db,
  viewer: Member | null,
  postId: string,
): Promise<PostDetails | null> {
  const member = requireFeed(viewer)
  if (!isId(postId)) return null
  const [row] = await db
    .select({
      ingredients: recipes.ingredients,
      instructions: recipes.instructions,
      nutrition: recipes.nutrition,
      sharedBy: publicRecipes.sharedBy,
    })
    .from(publicRecipes)
    .innerJoin(recipes, eq(recipes.id, publicRecipes.recipeId))
    .where(and(eq(publicRecipes.id, postId), isShown))
  if (!row) return null
  const block = await blockBetween(db, member.id, row.sharedBy)
  if (block === 'own') return null
  const { perServing, coverage } = row.nutrition
  return {
    postId,
    ingredients: row.ingredients.map(({ text }) => text),
    instructions: row.instructions,
    nutrition: {
      kcal: perServing.kcal,
      proteinG: perServing.proteinG,
      carbsG: perServing.carbsG,
      fatG: perServing.fatG,
      coverage,
    },
    comments: await listComments(db, member, postId, null),
    canComment: block === null,
  }
}

/** A shared recipe's counts, and what this viewer did with it: for the recipe's own page, open to everybody. */
export type PostForViewer = {
  postId: string
  likesCount: number
  commentsCount: number
  isLiked: boolean
  isFavorite: boolean
  author: Author
}

export async function findPostForViewer(
  db: Db,
  viewer: Member | null,
  recipeId: string,
): Promise<PostForViewer | null> {
  if (!isId(recipeId)) return null
  const isMarked = (table: typeof recipeLikes | typeof recipeFavorites) =>
    viewer === null
      ? sql<boolean>`false`
      : sql<boolean>`exists (select 1 from ${table}
          where ${table.publicRecipeId} = ${publicRecipes.id} and ${table.userId} = ${viewer.id})`
  const [row] = await db
    .select({
      postId: publicRecipes.id,
      likesCount: publicRecipes.likesCount,
      commentsCount: publicRecipes.commentsCount,
      isLiked: isMarked(recipeLikes),
      isFavorite: isMarked(recipeFavorites),
      author: { id: profiles.id, label: profiles.displayName },
    })
    .from(publicRecipes)
    .innerJoin(profiles, eq(profiles.id, publicRecipes.sharedBy))
    .where(and(eq(publicRecipes.recipeId, recipeId), isShown))
  if (!row) return null
  const { postId, ...rest } = row
  const [post] = await withoutReactionsOf(db, [{ id: postId, ...rest }], await blockedIdsOf(db, viewer))
  const { id, ...counted } = post!
  return { postId: id, ...counted }
}
