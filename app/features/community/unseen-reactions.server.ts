import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { communityAuthors, publicRecipes, recipeComments, recipeLikes } from '#app/db/schema/index.ts'
import { isShown } from './post-rows.server.ts'

/** What stored counts hold of members whom a viewer blocked, for the few viewers who blocked somebody. */

type Counts = { id: string; likesCount: number; commentsCount: number }

/** Posts with the likes and comments of blocked members taken off their counts. */
export async function withoutReactionsOf<Post extends Counts>(
  db: Db,
  posts: readonly Post[],
  blocked: readonly string[],
): Promise<Post[]> {
  if (blocked.length === 0 || posts.length === 0) return [...posts]
  const ids = posts.map(({ id }) => id)
  const by = (reactions: typeof recipeLikes | typeof recipeComments) =>
    db
      .select({ id: reactions.publicRecipeId, count: count() })
      .from(reactions)
      .where(and(inArray(reactions.publicRecipeId, ids), inArray(reactions.userId, [...blocked])))
      .groupBy(reactions.publicRecipeId)
  const [likes, comments] = await Promise.all([by(recipeLikes), by(recipeComments)])
  const less = (rows: readonly { id: string; count: number }[], id: string) =>
    rows.find((row) => row.id === id)?.count ?? 0
  return posts.map((post) => ({
    ...post,
    likesCount: post.likesCount - less(likes, post.id),
    commentsCount: post.commentsCount - less(comments, post.id),
  }))
}

/** How many shown posts, in all or of a cuisine, are by blocked members. */
export async function countPostsOf(
  db: Db,
  blocked: readonly string[],
  cuisine: string | null,
): Promise<number> {
  if (blocked.length === 0) return 0
  const [row] =
    cuisine === null
      ? await db
          .select({ found: sql<number>`coalesce(sum(${communityAuthors.postsCount}), 0)::integer` })
          .from(communityAuthors)
          .where(inArray(communityAuthors.userId, [...blocked]))
      : await db
          .select({ found: count() })
          .from(publicRecipes)
          .where(
            and(inArray(publicRecipes.sharedBy, [...blocked]), eq(publicRecipes.cuisine, cuisine), isShown),
          )
  return row?.found ?? 0
}
