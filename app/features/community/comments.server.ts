import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { isId, newId } from '#app/db/id.ts'
import {
  contentReports,
  memberBlocks,
  profiles,
  publicRecipes,
  recipeComments,
} from '#app/db/schema/index.ts'
import { MAX_COMMENT_LENGTH } from '#app/domain/community/limits.ts'
import { COMMENTS_PER_PAGE, pageOf, placeOf } from '#app/domain/community/pages.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { requireNoBlock } from '#app/features/blocks/blocks.server.ts'
import type { CommentPage, PostComment } from './community.ts'
import { isShown } from './post-rows.server.ts'
import { lockShownPost } from './toggle-reactions.server.ts'

const KIND = 'comments'

/** Comments of a shown post, oldest first, each with its writer's label, but for those of members the viewer blocked; none of a post that is not shown. */
export async function listComments(
  db: Db,
  viewer: Member | null,
  postId: string,
  cursor: string | null,
): Promise<CommentPage> {
  if (!isId(postId)) return { comments: [], nextCursor: null }
  const place = placeOf(KIND, cursor)
  const rows = await db
    .select({
      id: recipeComments.id,
      author: { id: profiles.id, label: profiles.displayName },
      content: recipeComments.content,
      createdAt: recipeComments.createdAt,
      postOwner: publicRecipes.sharedBy,
      isReported:
        viewer === null
          ? sql<boolean>`false`
          : sql<boolean>`exists (select 1 from ${contentReports}
              where ${contentReports.commentId} = ${recipeComments.id} and ${contentReports.reportedBy} = ${viewer.id})`,
    })
    .from(recipeComments)
    .innerJoin(publicRecipes, eq(publicRecipes.id, recipeComments.publicRecipeId))
    .innerJoin(profiles, eq(profiles.id, recipeComments.userId))
    .where(
      and(
        eq(recipeComments.publicRecipeId, postId),
        isShown,
        viewer === null
          ? undefined
          : sql`not exists (select 1 from ${memberBlocks}
              where ${memberBlocks.blockerId} = ${viewer.id} and ${memberBlocks.blockedId} = ${recipeComments.userId})`,
        place
          ? sql`(${recipeComments.createdAt}, ${recipeComments.id})
              > (${new Date(place.atMs).toISOString()}::timestamptz, ${place.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(recipeComments.createdAt), asc(recipeComments.id))
    .limit(COMMENTS_PER_PAGE + 1)
  const { page, nextCursor } = pageOf(KIND, rows, COMMENTS_PER_PAGE, ({ id, createdAt }) => ({
    count: 0,
    atMs: createdAt.getTime(),
    id,
  }))
  const comments = page.map(({ postOwner, createdAt, ...comment }): PostComment => ({
    ...comment,
    createdAt: createdAt.toISOString(),
    canDelete: viewer !== null && (viewer.id === comment.author.id || viewer.id === postOwner),
  }))
  return { comments, nextCursor }
}

/**
 * Writes a comment under a shared recipe: for any signed-in member who neither blocked its owner nor is blocked by
 * them. The same key gives the comment that is there, so
 * the second click of a double click writes none.
 */
export async function addComment(
  db: Db,
  member: Member,
  postId: string,
  content: string,
  { key, now }: { key: string; now: Date },
): Promise<PostComment> {
  const text = content.trim()
  const length = [...text].length
  if (length === 0) throw new AppError('invalid-input', 'Write a comment first.', { field: 'content' })
  if (length > MAX_COMMENT_LENGTH)
    throw new AppError(
      'invalid-input',
      `A comment may have at most ${MAX_COMMENT_LENGTH.toLocaleString('en-GB')} characters.`,
      { field: 'content' },
    )
  return db.transaction(async (tx) => {
    const { sharedBy } = await lockShownPost(tx, postId)
    await requireNoBlock(tx, member, sharedBy)
    const [written] = await tx
      .insert(recipeComments)
      .values({
        id: newId(now.getTime()),
        publicRecipeId: postId,
        userId: member.id,
        content: text,
        idempotencyKey: key,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning()
    const [comment] = written
      ? [written]
      : await tx
          .select()
          .from(recipeComments)
          .where(and(eq(recipeComments.userId, member.id), eq(recipeComments.idempotencyKey, key)))
    return {
      id: comment!.id,
      author: { id: member.id, label: member.label },
      content: comment!.content,
      createdAt: comment!.createdAt.toISOString(),
      canDelete: true,
      isReported: false,
    }
  })
}

/** Takes an own comment away, or any on an own post; others answer as if they did not exist. */
export async function deleteComment(db: Db, member: Member, commentId: string): Promise<void> {
  const ownPosts = db
    .select({ id: publicRecipes.id })
    .from(publicRecipes)
    .where(and(eq(publicRecipes.id, recipeComments.publicRecipeId), eq(publicRecipes.sharedBy, member.id)))
  const deleted = isId(commentId)
    ? await db
        .delete(recipeComments)
        .where(
          and(
            eq(recipeComments.id, commentId),
            or(eq(recipeComments.userId, member.id), sql`exists ${ownPosts}`),
          ),
        )
        .returning({ id: recipeComments.id })
    : []
  if (deleted.length === 0) throw new AppError('not-found', 'This comment no longer exists.')
}
