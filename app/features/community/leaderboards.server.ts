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
import { withPictures } from './recipe-links.server.ts'
import { bestFirst, inOrder, isShown, placeOfPost, type Ranked } from './post-rows.server.ts'
import { withoutReactionsOf } from './unseen-reactions.server.ts'

/**
 * The feed's sidebar, exact over all shared recipes: every list is read off an index. Whoever blocked members sees neither
 * their recipes nor their likes and comments in the counts. For premium members.
 */
export async function leaderboards(db: Db, viewer: Member): Promise<Leaderboards> {
  const blocked = await blockedIdsOf(db, viewer)
  const [topContributors, liked, commented, recent] = await (blocked.length === 0
    ? Promise.all([OF_ALL.authors(db), OF_ALL.liked(db), OF_ALL.commented(db), OF_ALL.newest(db)])
    : boardsWithout(db, blocked))
  const links = new Map((await withPictures(db, [...liked, ...recent])).map((post) => [post.recipeId, post]))
  // Of one recipe the boards may count differently: what a board says stands.
  const linked = <Post extends { recipeId: string }>(posts: readonly Post[]) =>
    posts.flatMap((post) => {
      const link = links.get(post.recipeId)
      return link ? [{ ...link, ...post }] : []
    })
  return {
    topContributors,
    mostLiked: linked(liked).map(({ commentsCount: _comments, createdAt: _at, ...post }) => post),
    mostCommented: commented.map(({ likesCount: _likes, createdAt: _at, ...post }) => ({
      ...post,
      href: recipePath(post.recipeId, post.title),
    })),
    recentActivity: linked(recent).map(
      ({ id: _id, likesCount: _likes, commentsCount: _comments, createdAt, ...post }) => ({
        ...post,
        createdAt: createdAt.toISOString(),
      }),
    ),
  }
}

type Narrowed = { isNarrowed: boolean; limit: number }

const countedNamed = (suffix: string, narrowed: Narrowed) => ({
  liked: prepared(`leaders_liked${suffix}`, (db) => foremost(db, 'top_rated', narrowed)),
  commented: prepared(`leaders_commented${suffix}`, (db) => foremost(db, 'most_commented', narrowed)),
})
const boardsNamed = (suffix: string, narrowed: Narrowed) => ({
  authors: prepared(`leaders_authors${suffix}`, (db) => busiestAuthors(db, narrowed)),
  newest: prepared(`leaders_newest${suffix}`, (db) => foremost(db, 'recent', narrowed)),
})
const ALL = { isNarrowed: false, limit: LEADERS_SHOWN }
const OF_ALL = { ...boardsNamed('', ALL), ...countedNamed('', ALL) }
const WITHOUT_BLOCKED = boardsNamed('_without', { isNarrowed: true, limit: LEADERS_SHOWN })
/** Counts only fall when reactions are taken off: the foremost are among those with the highest stored counts. */
const FEW = 25
const CANDIDATES = countedNamed('_without', { isNarrowed: true, limit: FEW })
const MORE_CANDIDATES = countedNamed('_without_more', { isNarrowed: true, limit: 500 })

async function boardsWithout(db: Db, blocked: readonly string[]) {
  const values = { blocked: uuidList(blocked) }
  const ranked = async (board: 'liked' | 'commented', sort: FeedSort) => {
    const rank = async (boards: typeof CANDIDATES) => {
      const candidates = await boards[board](db, values)
      const leaders = inOrder(sort, await withoutReactionsOf(db, candidates, blocked)).slice(0, LEADERS_SHOWN)
      return { candidates, leaders }
    }
    const { candidates, leaders } = await rank(CANDIDATES)
    const countOf = (post: Ranked | undefined) => (post ? placeOfPost(sort, post).count : 0)
    // Whoever was not read has at most the stored count of the last that was.
    const isExact = candidates.length < FEW || countOf(leaders.at(-1)) > countOf(candidates.at(-1))
    return isExact ? leaders : (await rank(MORE_CANDIDATES)).leaders
  }
  return Promise.all([
    WITHOUT_BLOCKED.authors(db, values),
    ranked('liked', 'top_rated'),
    ranked('commented', 'most_commented'),
    WITHOUT_BLOCKED.newest(db, values),
  ])
}

function busiestAuthors(db: Db, { isNarrowed, limit }: Narrowed) {
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
    .limit(literal(limit))
}

function foremost(db: Db, sort: FeedSort, { isNarrowed, limit }: Narrowed) {
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
    .limit(literal(limit))
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
  const recipes = (await withPictures(db, page)).map(({ createdAt: _at, ...recipe }) => recipe)
  return { author, isBlocked: false, recipes, nextCursor }
}
