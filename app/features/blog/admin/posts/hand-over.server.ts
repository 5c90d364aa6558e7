import { asc, eq } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { blogPosts, staffUsers } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import type { EditorServices, Writer } from '#app/features/blog/admin/writer.ts'
import { recordAuditEntry } from '#app/features/staff/audit-log.server.ts'
import { refuseOthersPost } from './own-posts.server.ts'
import { tellWriter } from './review-news.server.ts'
import { lockPost } from './write-post.server.ts'

/**
 * Makes a post somebody else's: a writer hands over their own, an editor any. Whoever gets it is mailed, and whoever had
 * it where another handed it over; readers see no change. Throws `not-found`, and `forbidden` for a writer at somebody
 * else's post.
 */
export async function handOverPost(
  services: EditorServices,
  writer: Writer,
  { postId, staffId }: { postId: string; staffId: string },
): Promise<{ name: string }> {
  const { db, now } = services
  return db.transaction(async (tx) => {
    const post = await lockPost(tx, postId)
    if (!post) throw new AppError('not-found', 'This post has been deleted.')
    refuseOthersPost(writer, post)
    // Held until it is done: a colleague who is removed meanwhile gets nothing.
    const [next] = await tx
      .select({ id: staffUsers.id, name: staffUsers.name })
      .from(staffUsers)
      .where(eq(staffUsers.id, staffId))
      .for('key share')
    if (!next)
      throw new AppError('not-found', 'This person does not work here any more. Choose somebody else.', {
        field: 'staffId',
      })
    if (post.writtenBy === next.id) return { name: next.name }
    await tx.update(blogPosts).set({ writtenBy: next.id }).where(eq(blogPosts.id, postId))
    await recordAuditEntry(tx, writer, 'hand-over-article', `${post.title} → ${next.name}`, now())
    const about = { title: post.title, postId }
    await tellWriter(services, tx, writer, { ...about, news: 'handed-over', writtenBy: next.id })
    await tellWriter(services, tx, writer, { ...about, news: 'handed-on', writtenBy: post.writtenBy })
    return { name: next.name }
  })
}

/** Everybody a post can be handed to, by name. */
export const peopleToHandTo = (db: Db): Promise<{ id: string; name: string }[]> =>
  db.select({ id: staffUsers.id, name: staffUsers.name }).from(staffUsers).orderBy(asc(staffUsers.name))
