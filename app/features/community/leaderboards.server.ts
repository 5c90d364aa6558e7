import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { literal, prepared } from '#app/db/prepared.server.ts'
import { isId } from '#app/db/id.ts'
import { communityAuthors, profiles, publicRecipes } from '#app/db/schema/index.ts'
import { AUTHOR_RECIPES_PER_PAGE, LEADERS_SHOWN, pageOf, placeOf } from '#app/domain/community/pages.ts'
import { recipePath } from '#app/domain/slug.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { blockBetween, blockedIdsOf, notByBlocked, uuidList } from '#app/features/blocks/blocks.server.ts'
import type { AuthorRecipes, FeedSort, Leaderboards } from './community.ts'
import { bestFirst, isShown } from './post-rows.server.ts'

/**
 * The feed's sidebar, exact over all shared recipes but those of members the viewer blocked: every list is read off an
 * index. For premium members.
 */
export async function leaderboards(db: Db, viewer: Member): Promise<Leaderboards> {
  const blocked = await blockedIdsOf(db, viewer)
  const boards = blocked.length === 0 ? OF_ALL : WITHOUT_BLOCKED
  const values = { blocked: uuidList(blocked) }
  const [topContributors, liked, commented, recent] = await Promise.all([
    boards.authors(db, values),
    boards.liked(db, values),
    boards.commented(db, values),
    boards.newest(db, values),
  ])
  return {
    topContributors,
    mostLiked: liked.map(({ commentsCount: _comments, createdAt: _at, ...post }) => withHref(post)),
    mostCommented: commented.map(({ likesCount: _likes, createdAt: _at, ...post }) => withHref(post)),
    recentActivity: recent.map(({ recipeId, title, createdAt }) =>
      withHref({ recipeId, title, createdAt: createdAt.toISOString() }),
    ),
  }
}

const withHref = <Post extends { recipeId: string; title: string }>(post: Post) => ({
  ...post,
  href: recipePath(post.recipeId, post.title),
})

const boardsNamed = (suffix: string, isNarrowed: boolean) => ({
  authors: prepared(`leaders_authors${suffix}`, (db) => busiestAuthors(db, isNarrowed)),
  liked: prepared(`leaders_liked${suffix}`, (db) => foremost(db, 'top_rated', isNarrowed)),
  commented: prepared(`leaders_commented${suffix}`, (db) => foremost(db, 'most_commented', isNarrowed)),
  newest: prepared(`leaders_newest${suffix}`, (db) => foremost(db, 'recent', isNarrowed)),
})
const OF_ALL = boardsNamed('', false)
const WITHOUT_BLOCKED = boardsNamed('_without', true)

function busiestAuthors(db: Db, isNarrowed: boolean) {
  return db
    .select({
      userId: communityAuthors.userId,
      label: profiles.displayName,
      recipeCount: communityAuthors.postsCount,
    })
    .from(communityAuthors)
    .innerJoin(profiles, eq(profiles.id, communityAuthors.userId))
    .where(isNarrowed ? notByBlocked(communityAuthors.userId) : undefined)
    .orderBy(desc(communityAuthors.postsCount), desc(communityAuthors.userId))
    .limit(literal(LEADERS_SHOWN))
}

function foremost(db: Db, sort: FeedSort, isNarrowed: boolean) {
  return db
    .select({
      id: publicRecipes.id,
      recipeId: publicRecipes.recipeId,
      title: publicRecipes.title,
      label: profiles.displayName,
      likesCount: publicRecipes.likesCount,
      commentsCount: publicRecipes.commentsCount,
      createdAt: publicRecipes.createdAt,
    })
    .from(publicRecipes)
    .innerJoin(profiles, eq(profiles.id, publicRecipes.sharedBy))
    .where(and(isShown, isNarrowed ? notByBlocked(publicRecipes.sharedBy) : undefined))
    .orderBy(...bestFirst(sort))
    .limit(literal(LEADERS_SHOWN))
}

const KIND = 'author'

/**
 * What a member shared, newest first, for the dialog about them; nothing of one whom the viewer blocked; null where there
 * is no such member. For premium members.
 */
export async function recipesOfAuthor(
  db: Db,
  viewer: Member,
  authorId: string,
  cursor: string | null,
): Promise<AuthorRecipes | null> {
  if (!isId(authorId)) return null
  const [author] = await db
    .select({ id: profiles.id, label: profiles.displayName })
    .from(profiles)
    .innerJoin(communityAuthors, eq(communityAuthors.userId, profiles.id))
    .where(eq(profiles.id, authorId))
  if (!author) return null
  if ((await blockBetween(db, viewer.id, authorId)) === 'own')
    return { author, isBlocked: true, recipes: [], nextCursor: null }
  const place = placeOf(KIND, cursor)
  const rows = await db
    .select({
      postId: publicRecipes.id,
      recipeId: publicRecipes.recipeId,
      title: publicRecipes.title,
      createdAt: publicRecipes.createdAt,
    })
    .from(publicRecipes)
    .where(
      and(
        eq(publicRecipes.sharedBy, authorId),
        isShown,
        place
          ? sql`(${publicRecipes.createdAt}, ${publicRecipes.id})
              < (${new Date(place.atMs).toISOString()}::timestamptz, ${place.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(publicRecipes.createdAt), desc(publicRecipes.id))
    .limit(AUTHOR_RECIPES_PER_PAGE + 1)
  const { page, nextCursor } = pageOf(KIND, rows, AUTHOR_RECIPES_PER_PAGE, ({ postId, createdAt }) => ({
    count: 0,
    atMs: createdAt.getTime(),
    id: postId,
  }))
  const recipes = page.map(({ postId, recipeId, title }) => ({
    postId,
    title,
    href: recipePath(recipeId, title),
  }))
  return { author, isBlocked: false, recipes, nextCursor }
}
