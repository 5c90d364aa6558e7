import { and, eq, isNull } from 'drizzle-orm'
import { data } from 'react-router'
import { isId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { blogPosts } from '#app/db/schema/index.ts'
import type { PostStatus } from '#app/domain/blog/blog.ts'
import type { PostIntent } from '#app/domain/blog/blog-forms.ts'
import { AppError, STATUS_OF } from '#app/domain/errors.ts'
import { mayDo, refusalWords } from '#app/domain/staff/ranks.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'

/** True for ranks that write everybody's posts and publish; a writer has their own ones only. */
export const writesEverything = ({ rank }: Pick<Writer, 'rank'>): boolean => mayDo(rank, 'write-content')

/** Throws `forbidden` for a writer at somebody else's post. */
export function refuseOthersPost(writer: Writer, post: { writtenBy: string | null }): void {
  if (writesEverything(writer) || post.writtenBy === writer.id) return
  throw new AppError('forbidden', 'This post is somebody else’s. Writers change their own posts only.')
}

/** Throws `forbidden` for a writer, for commands that need no look at the post. */
export function refuseWriters(writer: Writer): void {
  if (!writesEverything(writer)) throw new AppError('forbidden', refusalWords('write-content'))
}

/** What a writer may do with a post of their own; whatever readers see is for editors to decide. */
const WRITERS_INTENTS: Readonly<Record<'live' | 'other', readonly PostIntent[]>> = {
  live: ['stage', 'submit'],
  other: ['draft', 'stage', 'submit'],
}

/** Throws `forbidden` for an intent that is not a writer's. */
export function refuseIntent(writer: Writer, intent: PostIntent, status: PostStatus | undefined): void {
  if (writesEverything(writer)) return
  if (!WRITERS_INTENTS[status === 'published' ? 'live' : 'other'].includes(intent))
    throw new AppError('forbidden', refusalWords('write-content'))
}

/** Throws `not-found` without such a post, and `forbidden` for a writer at somebody else's. */
export async function requireOwnPost(db: Db, writer: Writer, id: string): Promise<void> {
  const [post] = isId(id)
    ? await db
        .select({ writtenBy: blogPosts.writtenBy })
        .from(blogPosts)
        .where(and(eq(blogPosts.id, id), isNull(blogPosts.deletedAt)))
    : []
  if (!post) throw new AppError('not-found', 'This post has been deleted.')
  refuseOthersPost(writer, post)
}

/** The same for a page: answers it with 404 or 403. */
export async function postPageFor(db: Db, writer: Writer, id: string): Promise<void> {
  await requireOwnPost(db, writer, id).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    throw data(error.code === 'not-found' ? null : error.message, { status: STATUS_OF[error.code] })
  })
}
