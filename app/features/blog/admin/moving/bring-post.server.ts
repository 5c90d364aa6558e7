import { setImmediate } from 'node:timers/promises'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { blogPages, blogPosts, blogRedirects } from '#app/db/schema/index.ts'
import { cardPictureOf } from '#app/domain/blog/article-picture.ts'
import { META_DESCRIPTION_LENGTH } from '#app/domain/blog/blog.ts'
import { blogSlug } from '#app/domain/blog/blog-slug.ts'
import type { ImportOptions } from '#app/domain/blog/moving/import-plan.ts'
import type { MovedPost } from '#app/domain/blog/moving/moved-blog.ts'
import { POST_LIMITS, type PostFields } from '#app/domain/blog/post-fields.ts'
import { newTag } from '#app/domain/blog/tags.ts'
import { oldPath } from '#app/domain/blog/redirect-paths.ts'
import { AppError } from '#app/domain/errors.ts'
import { livePostsAt } from '#app/features/blog/admin/posts/post-redirects.server.ts'
import { ownerOfSlug, writePost } from '#app/features/blog/admin/posts/write-post.server.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'
import { cleanHtml } from '#app/features/blog/render-article.server.ts'
import type { Filing, ImportNeeds, Keep, Pictures, Report } from './import-run.server.ts'
import { isUsable, ownIdOf } from './plan-import.server.ts'

type Around = { filing: Filing; pictures: Pictures; options: ImportOptions; report: Report; keep: Keep }

/** Writes one post of an import with its pictures, dates and old addresses. Throws `AppError` where it cannot be kept. */
export async function bringPost(
  { db, now }: ImportNeeds,
  writer: Writer,
  post: MovedPost,
  { filing, pictures, options, report, keep }: Around,
): Promise<void> {
  const at = now()
  const id = newId(at.getTime())
  const content = await contentOf(post, pictures)
  if (content.length > POST_LIMITS.content)
    throw new AppError('too-large', `Its text is longer than ${POST_LIMITS.content} characters`)
  const picture =
    post.picture && (await pictures.addressOf(post.picture.address, post.picture.alt, post.title))
  const socialPicture = post.social.picture && (await pictures.addressOf(post.social.picture, '', post.title))
  const isDue = post.publishOn !== null && post.publishOn > at
  if (post.publishOn && !isDue)
    report.leaveOut(post.title, 'The time it was scheduled for has passed: imported as a draft')
  await db.transaction(async (tx) => {
    const fields = fieldsOf(post, { content, picture, socialPicture, filing })
    const wanted = fields.slug || blogSlug(post.title).slice(0, POST_LIMITS.slug) || `post-${id.slice(-6)}`
    const { owner, free } = await ownerOfSlug(tx, id, wanted)
    if (owner !== null) report.leaveOut(post.title, `“${owner}” has its address, so its own is ${free}`)
    const redirectFrom = await freePaths(tx, post.oldPaths, options)
    const publishing = {
      status: post.status,
      publishedAt: post.publishedAt,
      publishOn: isDue ? post.publishOn : null,
    }
    await writePost(tx, writer, {
      id,
      before: null,
      fields: { ...fields, slug: free, redirectFrom },
      publishing,
      submittedAt: null,
      at,
    })
    await tx
      .update(blogPosts)
      .set({ importKey: post.key, createdAt: post.createdAt ?? at, updatedAt: post.updatedAt ?? at })
      .where(eq(blogPosts.id, id))
    report.result.made.redirects += redirectFrom.length
    report.result.made.posts++
    report.result.done++
    await keep(tx)
  })
}

async function contentOf(post: MovedPost, pictures: Pictures): Promise<string> {
  if (post.contentFormat === 'markdown') return pictures.markdownOf(post.content, post.title)
  const html = await pictures.htmlOf(post.content, post.title)
  // Reading and cleaning a long text take a while each: other requests run in between.
  await setImmediate()
  return cleanHtml(html).trim()
}

function fieldsOf(
  post: MovedPost,
  {
    content,
    picture,
    socialPicture,
    filing,
  }: { content: string; picture: string | null; socialPicture: string | null; filing: Filing },
): PostFields {
  const line = (text: string, most: number) => text.replace(/\s+/g, ' ').trim().slice(0, most).trim()
  return {
    title: line(post.title, POST_LIMITS.title),
    slug: post.slug.slice(0, POST_LIMITS.slug).replace(/-$/, ''),
    content,
    contentFormat: post.contentFormat,
    excerpt: line(post.excerpt.replace(/<[^>]*>/g, ''), POST_LIMITS.excerpt),
    featuredImageUrl: picture,
    featuredImageAlt: picture ? line(post.picture?.alt ?? '', POST_LIMITS.imageAlt) : '',
    authorId: (post.authorKey && filing.authors.get(post.authorKey)) || null,
    categoryId: (post.categoryKey && filing.categories.get(post.categoryKey)) || null,
    seoTitle: line(post.seoTitle, POST_LIMITS.seoTitle),
    seoDescription: line(post.seoDescription, META_DESCRIPTION_LENGTH),
    socialTitle: line(post.social.title, POST_LIMITS.socialTitle),
    socialDescription: line(post.social.description, POST_LIMITS.socialDescription),
    // One too small to fill a card is none.
    socialImageUrl: cardPictureOf(socialPicture) && socialPicture,
    schemaType: post.schemaType,
    tags: post.tags.reduce<string[]>((kept, typed) => {
      const tag = newTag(typed, kept)
      return tag ? [...kept, tag] : kept
    }, []),
    isFeatured: post.isFeatured,
    noIndex: post.noIndex,
    faqs: post.faqs.slice(0, POST_LIMITS.faqs),
    redirectFrom: [],
  }
}

/** Old addresses at which nothing stands and from which nothing leads yet. */
export async function freePaths(
  tx: Tx,
  given: readonly string[],
  { fixedPaths }: ImportOptions,
): Promise<string[]> {
  const fixed = new Set(fixedPaths)
  const paths = given.flatMap((path) => (isUsable(path, fixed) ? (oldPath(path) ?? []) : []))
  if (paths.length === 0) return []
  const taken = await tx
    .select({ fromPath: blogRedirects.fromPath })
    .from(blogRedirects)
    .where(inArray(blogRedirects.fromPath, paths))
  const live = await livePostsAt(tx, paths)
  const isTaken = new Set([...taken.map(({ fromPath }) => fromPath), ...live.keys()])
  return [...new Set(paths)].filter((path) => !isTaken.has(path)).slice(0, POST_LIMITS.redirects)
}

/** Whether a post of an earlier import, or of this very blog, is here; also one in the bin. */
export async function knownPost(db: Db, key: string): Promise<boolean> {
  const id = ownIdOf(key)
  return (
    (await db.$count(blogPosts, or(eq(blogPosts.importKey, key), id ? eq(blogPosts.id, id) : undefined))) > 0
  )
}

export async function knownPage(db: Db, key: string): Promise<boolean> {
  const id = ownIdOf(key)
  return (
    (await db.$count(blogPages, or(eq(blogPages.importKey, key), id ? eq(blogPages.id, id) : undefined))) > 0
  )
}

export async function freePageSlug(tx: Tx, slug: string, title: string): Promise<string> {
  const wanted = slug || blogSlug(title) || 'page'
  for (let number = 1; ; number++) {
    const free = number === 1 ? wanted : `${wanted}-${number}`
    if ((await tx.$count(blogPages, and(eq(blogPages.slug, free), isNull(blogPages.deletedAt)))) === 0)
      return free
  }
}
