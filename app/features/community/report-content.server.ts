import { and, eq } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { isId, newId } from '#app/db/id.ts'
import { contentReports, recipeComments } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { lockShownPost } from './toggle-reactions.server.ts'

/** Keeps a report of a post, or of a comment on it, for staff: one per member and thing, the first counts. */
export async function reportContent(
  db: Db,
  member: Member,
  { postId, commentId, reason }: { postId: string; commentId: string | null; reason: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockShownPost(tx, postId)
    if (commentId !== null) {
      const [comment] = isId(commentId)
        ? await tx
            .select({ id: recipeComments.id })
            .from(recipeComments)
            .where(and(eq(recipeComments.id, commentId), eq(recipeComments.publicRecipeId, postId)))
        : []
      if (!comment) throw new AppError('not-found', 'This comment no longer exists.')
    }
    await tx
      .insert(contentReports)
      .values({
        id: newId(now.getTime()),
        publicRecipeId: postId,
        commentId,
        reportedBy: member.id,
        reason,
        createdAt: now,
      })
      .onConflictDoNothing()
  })
}
