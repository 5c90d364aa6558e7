import { and, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { blogPosts } from '#app/db/schema/index.ts'
import type { PostStatus } from '#app/domain/blog/blog.ts'
import { AppError } from '#app/domain/errors.ts'
import { deletePost } from '#app/features/blog/admin/bin/post-bin.server.ts'
import type { EditorServices, Writer } from '#app/features/blog/admin/writer.ts'
import type { ChosenPost, ManyChange, ManyResult } from './change-many.ts'
import { archivePost, unarchivePost } from './set-post-status.server.ts'

/** The chosen posts that are still there, in the order of their titles. */
export function chosenPosts(db: Db, ids: readonly string[]): Promise<ChosenPost[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .select({ id: blogPosts.id, title: blogPosts.title, status: blogPosts.status })
    .from(blogPosts)
    .where(and(inArray(blogPosts.id, [...ids]), isNull(blogPosts.deletedAt)))
    .orderBy(blogPosts.title, blogPosts.id)
}

/**
 * Archives, restores or deletes several posts, each by itself: one that may not be changed stays as it is and is told
 * with its reason. `seen` is each post's status as it was when it was confirmed; one that went live since is asked about
 * again.
 */
export async function changeManyPosts(
  needs: EditorServices,
  writer: Writer,
  { change, seen }: { change: ManyChange; seen: ReadonlyMap<string, PostStatus> },
): Promise<ManyResult> {
  const result: ManyResult = { change, done: 0, refused: [] }
  for (const { id, title } of await chosenPosts(needs.db, [...seen.keys()])) {
    const confirmed = seen.get(id) === 'published' ? 'live' : 'yes'
    try {
      if (change === 'delete') await deletePost(needs, writer, { id, confirmed })
      else if (change === 'archive') await archivePost(needs, writer, { id, confirmed })
      else await unarchivePost(needs, writer, id)
      result.done++
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const reason = error.code === 'unconfirmed' ? 'It went live meanwhile.' : error.message
      result.refused.push({ title, reason })
    }
  }
  return result
}
