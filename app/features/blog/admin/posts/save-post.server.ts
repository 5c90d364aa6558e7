import { and, eq } from 'drizzle-orm'
import type { Tx } from '#app/db/open.server.ts'
import { errorFacts } from '#app/db/error-facts.ts'
import { blogPosts, blogPostVersions, staffUsers } from '#app/db/schema/index.ts'
import { blogPostPath, type PostStatus } from '#app/domain/blog/blog.ts'
import type { PostIntent, PostValues } from '#app/domain/blog/blog-forms.ts'
import { toldChange, toldStaged } from '#app/domain/blog/live-questions.ts'
import type { PostFields } from '#app/domain/blog/post-fields.ts'
import { AppError } from '#app/domain/errors.ts'
import type { AuditAction } from '#app/domain/staff/audit-actions.ts'
import { recordAuditEntry } from '#app/features/staff/audit-log.server.ts'
import type { ReviewNews } from '#app/features/staff/staff-email-texts.ts'
import { discardAutosave } from '#app/features/blog/admin/editor/autosaves.server.ts'
import { refuseIntent, refuseOthersPost } from './own-posts.server.ts'
import { tellEditors, tellWriter } from './review-news.server.ts'
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
  stageRevision,
  writePost,
  type WrittenPost,
} from './write-post.server.ts'
import type { EditorServices, Writer } from '#app/features/blog/admin/writer.ts'

/** With an undo offer if readers saw it change; what else is worth saying stands in `told`. */
export type SavedPost = WrittenPost & { offer: UndoOffer | null; told: string | null }

/**
 * Saves text, cleaned HTML, FAQ, redirects and a version in one transaction. `version` is the one that was opened, 0
 * for a new post; throws `conflict`, with who and when, if a later one was saved meanwhile. Throws `unconfirmed`
 * before a live article goes offline, `forbidden` for what is not the writer's, and `invalid-input` with the field.
 */
export async function savePost(
  services: EditorServices,
  writer: Writer,
  { id, ...values }: PostValues,
): Promise<SavedPost> {
  const { db, now, pages } = services
  const at = now()
  const { intent, version, publishOn, publishedAt, tabId, confirmed, ...fields } = values
  refuseWrongTimes(values, at)
  const saved = await db
    .transaction(async (tx) => {
      const before = await lockDeletedToo(tx, id)
      if (before) refuseOthersPost(writer, before)
      refuseIntent(writer, intent, before?.status)
      if (before && version === 0) {
        const first = await sameClick(tx, before, fields)
        if (first) return { ...first, offer: null, told: null }
      }
      if (before?.deletedAt)
        throw new AppError(
          'not-found',
          'This post has been deleted meanwhile. Restore it from the bin, then save again.',
        )
      if (!before && version > 0) throw new AppError('not-found', 'This post has been deleted meanwhile')
      if (before && before.version !== version) throw await changedMeanwhile(tx, before)
      if (before && isConfirmable(intent))
        confirmFirst(intent, before, confirmed, {
          ...(intent === 'schedule' && publishOn && { until: publishOn.toISOString() }),
        })
      const submittedAt = submittedAfter(before, { intent, writer, at })
      const wasLive = before?.status === 'published'
      await discardAutosave(tx, writer, { postKey: id, tabId })
      await discardAutosave(tx, writer, { postKey: `new:${id}`, tabId })
      const title = fields.title
      await tellReview(services, tx, writer, { id, title, intent, before })
      if (wasLive && isStaging(intent)) {
        const due = intent === 'schedule-update' ? publishOn : null
        const staged = await stageRevision(tx, writer, { post: before, fields, submittedAt, at, due })
        return { ...staged, offer: null, told: toldStaged(title, intent) }
      }
      const publishing = publishingAfter(before, { intent, publishOn, publishedAt, at })
      const done = await writePost(tx, writer, { id, before, fields, publishing, submittedAt, at })
      if (wasLive && done.status !== 'published')
        await recordAuditEntry(tx, writer, auditActionOf(intent), title, at)
      return {
        ...done,
        offer: wasLive ? offerOf(done, title, publishing) : null,
        told: isStaging(intent) && intent !== 'schedule-update' ? toldStaged(title, intent) : null,
      }
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
  'schedule-update': 'draft',
  publish: 'published',
  archive: 'archived',
  stage: 'draft',
  submit: 'draft',
  return: 'draft',
}

/** What takes a live article offline, and has to be confirmed. */
const isConfirmable = (intent: PostIntent): intent is 'draft' | 'schedule' | 'archive' =>
  intent === 'draft' || intent === 'schedule' || intent === 'archive'

/** What never touches a live article: its text is kept beside it. */
const isStaging = (intent: PostIntent) =>
  intent === 'stage' || intent === 'schedule-update' || intent === 'submit' || intent === 'return'

/** What publishes by itself at a time. */
const isTimed = (intent: PostIntent) => intent === 'schedule' || intent === 'schedule-update'

/** A submission ends with the review, and when its writer goes on writing; an editor's changes leave it waiting. */
function submittedAfter(
  before: PostRow | null,
  { intent, writer, at }: { intent: PostIntent; writer: Writer; at: Date },
): Date | null {
  if (intent === 'submit') return at
  if (intent !== 'draft' && intent !== 'stage') return null
  return before?.writtenBy === writer.id ? null : (before?.submittedAt ?? null)
}

const NEWS_OF: Partial<Record<PostIntent, ReviewNews>> = {
  publish: 'published',
  schedule: 'scheduled',
  'schedule-update': 'scheduled',
  return: 'returned',
}

/** Mails the editors about a submission, and its writer what became of it. */
async function tellReview(
  services: EditorServices,
  tx: Tx,
  writer: Writer,
  { id, title, intent, before }: { id: string; title: string; intent: PostIntent; before: PostRow | null },
): Promise<void> {
  const about = { postId: id, title }
  if (intent === 'submit') return tellEditors(services, tx, writer, about)
  const news = NEWS_OF[intent]
  if (intent === 'return') await recordAuditEntry(tx, writer, 'return-article', title, services.now())
  if (news && before?.submittedAt)
    await tellWriter(services, tx, writer, { ...about, news, writtenBy: before.writtenBy })
}

const auditActionOf = (intent: PostIntent): AuditAction =>
  intent === 'schedule' ? 'schedule-article' : 'unpublish-article'

/** Refuses a schedule in the past, which would publish at once, and a date of publication that has not come yet. */
function refuseWrongTimes(
  { intent, publishOn, publishedAt }: Pick<PostValues, 'intent' | 'publishOn' | 'publishedAt'>,
  at: Date,
): void {
  if (isTimed(intent) && publishOn && publishOn <= at)
    throw new AppError(
      'invalid-input',
      'This time has passed. Choose a later one, or publish the post with this date as its publication date.',
      { field: 'publishOn' },
    )
  if (intent === 'publish' && publishedAt && publishedAt > at)
    throw new AppError(
      'invalid-input',
      'This date has not come yet. Schedule the post for it, or choose an earlier date.',
      { field: 'publishedAt' },
    )
}

/** `published_at` is set by the first publication, and changed only by a date that somebody chose. */
function publishingAfter(
  before: PostRow | null,
  {
    intent,
    publishOn,
    publishedAt,
    at,
  }: { intent: PostIntent; publishOn: Date | null; publishedAt: Date | null; at: Date },
): Publishing {
  const status = STATUS_AFTER[intent]
  return {
    status,
    publishedAt:
      (status === 'published' ? publishedAt : null) ??
      before?.publishedAt ??
      (status === 'published' ? at : null),
    publishOn: isTimed(intent) ? publishOn : null,
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
  return new AppError(
    'conflict',
    'This post was changed while you were editing it, so your text was not saved over it.',
    {
      details: { version: row.version, at: row.updatedAt.toISOString(), by: saver },
    },
  )
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
