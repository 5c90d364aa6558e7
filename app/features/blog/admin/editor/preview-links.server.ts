import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { blogPosts } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'

/** Makes the preview link of a post; an earlier one stops working. Only a hash of its token is stored. */
export async function makePreviewLink(db: Db, postId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await setHash(db, postId, hashOf(token))
  return `/blog/preview/${token}`
}

/** Revokes the preview link. */
export async function revokePreviewLink(db: Db, postId: string): Promise<void> {
  await setHash(db, postId, null)
}

/** The id of the post behind a token; null when there is none. */
export async function postOfPreview(db: Db, token: string): Promise<string | null> {
  if (!/^[\w-]{43}$/.test(token)) return null
  const [post] = await db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(eq(blogPosts.previewHash, hashOf(token)), isNull(blogPosts.deletedAt)))
  return post?.id ?? null
}

async function setHash(db: Db, postId: string, previewHash: string | null): Promise<void> {
  const posts = await db
    .update(blogPosts)
    .set({ previewHash })
    .where(and(eq(blogPosts.id, postId), isNull(blogPosts.deletedAt)))
    .returning({ id: blogPosts.id })
  if (posts.length === 0) throw new AppError('not-found', 'Post not found')
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
