import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { blogPosts } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { findVersion } from '#app/features/blog/admin/posts/post-versions.server.ts'
import type { ShownPost } from '#app/features/blog/blog-types.ts'
import { findPostById } from '#app/features/blog/public/posts.server.ts'
import { renderArticle } from '#app/features/blog/render-article.server.ts'

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

/**
 * The post behind a token as it was last saved: changes that readers do not see yet are shown. Null when there is none.
 */
export async function postOfPreview(db: Db, token: string): Promise<ShownPost | null> {
  if (!/^[\w-]{43}$/.test(token)) return null
  const [post] = await db
    .select({ id: blogPosts.id, stagedVersion: blogPosts.stagedVersion })
    .from(blogPosts)
    .where(and(eq(blogPosts.previewHash, hashOf(token)), isNull(blogPosts.deletedAt)))
  const saved = post ? await findPostById(db, post.id) : null
  if (!post || !saved) return null
  const { content: _content, redirectFrom: _redirectFrom, ...shown } = saved
  const staged = post.stagedVersion === null ? null : await findVersion(db, post.id, post.stagedVersion)
  if (!staged) return shown
  const { html, timeToReadMin } = renderArticle(staged.content, staged.contentFormat)
  const { title, excerpt, featuredImageUrl, featuredImageAlt, seoTitle, seoDescription, tags } = staged
  const { socialTitle, socialDescription, socialImageUrl } = staged
  return {
    ...shown,
    title,
    excerpt,
    featuredImageUrl,
    featuredImageAlt,
    seoTitle,
    seoDescription,
    socialTitle,
    socialDescription,
    socialImageUrl,
    tags,
    contentHtml: html,
    timeToReadMin,
    faqs: staged.faqs.map((faq, index) => ({
      ...faq,
      id: `${index}`,
      postId: post.id,
      sortOrder: index,
      createdAt: shown.updatedAt,
    })),
  }
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
