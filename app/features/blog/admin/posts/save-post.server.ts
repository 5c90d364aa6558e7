import { and, eq } from 'drizzle-orm'
import type { Tx } from '#app/db/open.server.ts'
import { errorFacts } from '#app/db/error-facts.ts'
import { blogPosts, blogPostVersions, staffUsers } from '#app/db/schema/index.ts'
import { blogPostPath, type PostStatus } from '#app/domain/blog/blog.ts'
import type { PostIntent, PostValues } from '#app/domain/blog/blog-forms.ts'
import { toldChange } from '#app/domain/blog/live-questions.ts'
import type { PostFields } from '#app/domain/blog/post-fields.ts'
import { AppError } from '#app/domain/errors.ts'
import type { AuditAction } from '#app/domain/staff/audit-actions.ts'
import { recordAuditEntry } from '#app/features/staff/audit-log.server.ts'
import { discardAutosave } from '#app/features/blog/admin/editor/autosaves.server.ts'
import { confirmFirst } from './confirm-first.server.ts'
import { latestFields } from './post-versions.server.ts'
import { blogChanged } from './posts-changed.server.ts'
import type { UndoOffer } from './undo-offer.ts'
import {
  categorySlugOf,
  lockDeletedToo,
  type PostRow,
  type Publishing,
  slugTaken,
  writePost,
  type WrittenPost,
} from './write-post.server.ts'
import type { EditorServices, Writer } from '#app/features/blog/admin/writer.ts'

/** With an undo offer if the post was live. */
export type SavedPost = WrittenPost & { offer: UndoOffer | null }

/**
 * Saves text, cleaned HTML, FAQ, redirects and a version in one transaction. `version` is the one that was opened, 0
 * for a new post; throws `conflict`, with who and when, if a later one was saved meanwhile. Throws `unconfirmed`
 * before a live article goes offline, and `invalid-input` with the field.
 */
export async function savePost(
  { db, now, pages }: EditorServices,
  writer: Writer,
  { id, ...values }: PostValues,
): Promise<SavedPost> {
  const at = now()
  const { intent, version, publishOn, tabId, confirmed, ...fields } = values
  const saved = await db
    .transaction(async (tx) => {
      const before = await lockDeletedToo(tx, id)
      if (before && version === 0) {
        const first = await sameClick(tx, before, fields)
        if (first) return { ...first, offer: null }
      }
      if (before?.deletedAt)
        throw new AppError(
          'not-found',
          'This post has been deleted meanwhile. Restore it from the bin, then save again.',
        )
      if (!before && version > 0) throw new AppError('not-found', 'This post has been deleted meanwhile')
      if (before && before.version !== version) throw await changedMeanwhile(tx, before)
      if (before && intent !== 'publish') confirmFirst(intent, before, confirmed)
      const publishing = publishingAfter(before, { intent, publishOn, at })
      const done = await writePost(tx, writer, { id, before, fields, publishing, at })
      if (before?.status === 'published' && done.status !== 'published')
        await recordAuditEntry(tx, writer, auditActionOf(intent), fields.title, at)
      await discardAutosave(tx, writer, { postKey: id, tabId })
      await discardAutosave(tx, writer, { postKey: `new:${id}`, tabId })
      const wasLive = before?.status === 'published'
      return { ...done, offer: wasLive ? offerOf(done, fields.title, publishing) : null }
    })
    .catch((error: unknown) => {
      throw errorFacts(error).code === '23505' ? slugTaken(fields.slug, 'another post') : error
    })
  await blogChanged(pages)
  return saved
}

const STATUS_AFTER: Readonly<Record<PostIntent, PostStatus>> = {
  draft: 'draft',
  schedule: 'draft',
  publish: 'published',
  archive: 'archived',
}

const auditActionOf = (intent: PostIntent): AuditAction =>
  intent === 'schedule' ? 'schedule-article' : 'unpublish-article'

/** `published_at` is set by the first publication and never changed. */
function publishingAfter(
  before: PostRow | null,
  { intent, publishOn, at }: { intent: PostIntent; publishOn: Date | null; at: Date },
): Publishing {
  const status = STATUS_AFTER[intent]
  return {
    status,
    publishedAt: before?.publishedAt ?? (status === 'published' ? at : null),
    publishOn: intent === 'schedule' ? publishOn : null,
  }
}

/** The undo offer after a change to a live article. */
export const offerOf = (
  { id, version }: Pick<WrittenPost, 'id' | 'version'>,
  title: string,
  now: Publishing,
): UndoOffer => ({ text: toldChange(title, now), postId: id, version })

/** The same new post sent twice, as by a retry after a lost answer: it is one post. */
async function sameClick(tx: Tx, row: PostRow, fields: PostFields): Promise<WrittenPost | null> {
  const { id, version, status, slug } = row
  const first = version === 1 ? await latestFields(tx, id) : null
  if (first?.title !== fields.title || first.content !== fields.content) return null
  return { id, version, status, path: blogPostPath(await categorySlugOf(tx, row.categoryId), slug) }
}

async function changedMeanwhile(tx: Tx, row: PostRow): Promise<AppError> {
  const saver = await lastSaver(tx, row.id)
  return new AppError('conflict', 'This post was changed meanwhile, so your text was not saved over it.', {
    details: { version: row.version, at: row.updatedAt.toISOString(), by: saver },
  })
}

async function lastSaver(tx: Tx, postId: string): Promise<string> {
  const [row] = await tx
    .select({ name: staffUsers.name })
    .from(blogPostVersions)
    .innerJoin(staffUsers, eq(staffUsers.id, blogPostVersions.savedBy))
    .innerJoin(
      blogPosts,
      and(eq(blogPosts.id, blogPostVersions.postId), eq(blogPosts.version, blogPostVersions.version)),
    )
    .where(eq(blogPostVersions.postId, postId))
  return row?.name ?? ''
}
