import { desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isId } from '#app/db/id.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { contentReports, profiles, publicRecipes, recipeComments, recipes } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { enqueueEmail } from '#app/features/mail/send-mail.server.ts'
import type { Services } from '#app/features/services.ts'
import type { Staff } from '#app/features/staff/staff.ts'
import { recordAuditEntry } from '#app/features/staff/audit-log.server.ts'
import { recipeTakenDown } from './taken-down-email.server.ts'

/** What one member reported, with what it is about; no e-mail address is among it. */
export type ContentReport = {
  id: string
  reason: string
  createdAt: Date
  /** The public name of whoever reported. */
  reportedBy: string
  postId: string
  postTitle: string
  postText: string
  postBy: string
  /** Null when the post itself is meant. */
  comment: { id: string; text: string; by: string } | null
  /** How many reported the same thing. */
  sameThing: number
}

const SHOWN = 100
const GONE = 'This report has already been settled.'
const REASON_MISSING = 'Write why it is taken down: the author reads it.'

/** Reports nobody has settled, newest first. */
export async function listReports(db: Db): Promise<ContentReport[]> {
  const reporter = alias(profiles, 'reporter')
  const sharer = alias(profiles, 'sharer')
  const writer = alias(profiles, 'writer')
  const rows = await db
    .select({
      id: contentReports.id,
      reason: contentReports.reason,
      createdAt: contentReports.createdAt,
      reportedBy: reporter.displayName,
      postId: publicRecipes.id,
      postTitle: publicRecipes.title,
      postText: publicRecipes.description,
      postBy: sharer.displayName,
      commentId: recipeComments.id,
      commentText: recipeComments.content,
      commentBy: writer.displayName,
      sameThing: sql<number>`(
        select count(*) from content_reports as other
        where other.public_recipe_id = ${contentReports.publicRecipeId}
          and other.comment_id is not distinct from ${contentReports.commentId})`.mapWith(Number),
    })
    .from(contentReports)
    .innerJoin(publicRecipes, eq(publicRecipes.id, contentReports.publicRecipeId))
    .innerJoin(reporter, eq(reporter.id, contentReports.reportedBy))
    .innerJoin(sharer, eq(sharer.id, publicRecipes.sharedBy))
    .leftJoin(recipeComments, eq(recipeComments.id, contentReports.commentId))
    .leftJoin(writer, eq(writer.id, recipeComments.userId))
    .orderBy(desc(contentReports.createdAt), desc(contentReports.id))
    .limit(SHOWN)
  return rows.map(({ commentId, commentText, commentBy, ...row }) => ({
    ...row,
    comment: commentId === null ? null : { id: commentId, text: commentText ?? '', by: commentBy ?? '' },
  }))
}

/** How many reports nobody has settled. */
export const countReports = (db: Db): Promise<number> => db.$count(contentReports)

type Needs = Pick<Services, 'db' | 'now' | 'jobs'>

/** The thing stays as it is; every report of it is settled. */
export async function dismissReport(
  { db, now }: Pick<Needs, 'db' | 'now'>,
  staff: Staff,
  reportId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const report = await lockReport(tx, reportId)
    await tx.delete(contentReports).where(sameThing(report))
    await recordAuditEntry(tx, staff, 'dismiss-report', nameOf(report), now())
  })
}

/**
 * Takes down what was reported: a comment is deleted; a post goes with all that hangs on it, and its recipe is its
 * owner's alone from then on. The owner is told why by mail and on the recipe. Its reports go with it. Throws
 * `invalid-input` where a recipe is taken down without a reason.
 */
export async function removeReported(
  { db, now, jobs }: Needs,
  staff: Staff,
  { reportId, reason }: { reportId: string; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const report = await lockReport(tx, reportId)
    if (report.commentId !== null) {
      await tx.delete(recipeComments).where(eq(recipeComments.id, report.commentId))
      await recordAuditEntry(tx, staff, 'remove-comment', nameOf(report), now())
      return
    }
    if (reason === '') throw new AppError('invalid-input', REASON_MISSING, { field: 'reason' })
    const [post] = await tx
      .delete(publicRecipes)
      .where(eq(publicRecipes.id, report.publicRecipeId))
      .returning({ recipeId: publicRecipes.recipeId })
    if (post) {
      const { recipeId } = post
      const takenDown = { isPublic: false, sharedAt: null, takenDownAt: now(), takenDownReason: reason }
      await tx.update(recipes).set(takenDown).where(eq(recipes.id, recipeId))
      await enqueueEmail(jobs, recipeTakenDown, { recipeId }, { tx })
    }
    await recordAuditEntry(tx, staff, 'remove-post', nameOf(report), now())
  })
}

type Report = typeof contentReports.$inferSelect

/** The post's row first, as whoever reports, likes or deletes takes it: nobody waits in a circle. */
async function lockReport(tx: Tx, reportId: string): Promise<Report> {
  const read = async () => {
    const [report] = isId(reportId)
      ? await tx.select().from(contentReports).where(eq(contentReports.id, reportId))
      : []
    if (!report) throw new AppError('not-found', GONE)
    return report
  }
  const { publicRecipeId } = await read()
  await tx
    .select({ id: publicRecipes.id })
    .from(publicRecipes)
    .where(eq(publicRecipes.id, publicRecipeId))
    .for('update')
  return read()
}

const sameThing = ({ publicRecipeId, commentId }: Report) =>
  sql`${contentReports.publicRecipeId} = ${publicRecipeId}
    and ${contentReports.commentId} is not distinct from ${commentId}`

/** Ids only: what was written is gone, and shall not live on in the notes. */
const nameOf = ({ publicRecipeId, commentId }: Report) =>
  commentId === null ? `post ${publicRecipeId}` : `comment ${commentId} on post ${publicRecipeId}`
