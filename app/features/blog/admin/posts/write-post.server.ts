import { and, eq, isNull, like, ne, or } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Tx } from '#app/db/open.server.ts'
import { blogAuthors, blogCategories, blogFaqs, blogPosts } from '#app/db/schema/index.ts'
import { blogPostPath, type PostStatus } from '#app/domain/blog/blog.ts'
import { blogSlug } from '#app/domain/blog/blog-slug.ts'
import type { PostFields } from '#app/domain/blog/post-fields.ts'
import { AppError } from '#app/domain/errors.ts'
import { renderArticle, renderFragment } from '#app/features/blog/render-article.server.ts'
import { writeRedirects } from './post-redirects.server.ts'
import { keepBefore, keepVersion } from './post-versions.server.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'

export type WrittenPost = { id: string; version: number; status: PostStatus; path: string }

export type PostRow = typeof blogPosts.$inferSelect

/** Locks the row of a post until the transaction ends, so that concurrent saves are serialised. */
export async function lockPost(tx: Tx, id: string): Promise<PostRow | null> {
  const row = await lockDeletedToo(tx, id)
  return row?.deletedAt ? null : row
}

/** The same, also for a post in the bin. */
export async function lockDeletedToo(tx: Tx, id: string): Promise<PostRow | null> {
  const [row] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update')
  return row ?? null
}

/** Whether and when readers can open a post. */
export type Publishing = { status: PostStatus; publishedAt: Date | null; publishOn: Date | null }

type Writing = {
  id: string
  before: PostRow | null
  fields: PostFields
  publishing: Publishing
  at: Date
  submittedAt: Date | null
  /** Changes that stay beside the post; none where the fields hold them now. */
  stagedVersion?: number | null
  /** For an undo: the version undone, and the post's time of change before it. */
  undoing?: { version: number; updatedAt: Date }
}

/** Writes the fields of a post. The caller holds its row's lock, or has just inserted it. */
export async function writePost(
  tx: Tx,
  writer: { id: string | null },
  { id, before, fields, publishing, at, submittedAt, stagedVersion = null, undoing }: Writing,
): Promise<WrittenPost> {
  const slug = await freeSlug(tx, id, fields)
  const category = await categorySlugOf(tx, fields.categoryId)
  await checkAuthor(tx, fields.authorId)
  const { status } = publishing
  const path = blogPostPath(category, slug)
  const knownPath =
    before && before.publishedAt
      ? blogPostPath(await categorySlugOf(tx, before.categoryId), before.slug)
      : null
  if (before) await keepBefore(tx, before)

  const { html, timeToReadMin } = renderArticle(fields.content, fields.contentFormat)
  const { faqs: asked, redirectFrom: asWritten, ...columns } = fields
  const row = {
    ...columns,
    slug,
    contentHtml: html,
    timeToReadMin,
    ...publishing,
    submittedAt,
    stagedVersion,
    version: (before?.version ?? 0) + 1,
    updatedAt: undoing?.updatedAt ?? at,
  }
  if (before) await tx.update(blogPosts).set(row).where(eq(blogPosts.id, id))
  else await tx.insert(blogPosts).values({ ...row, id, writtenBy: writer.id, createdAt: at })

  const faqs = faqsAsKept(asked)
  await writeFaqs(tx, id, faqs, at)
  const redirectFrom = await writeRedirects(tx, {
    postId: id,
    path,
    knownPath,
    isPublished: status === 'published',
    isFollowed: !undoing || before?.status === 'published',
    redirectFrom: asWritten,
    now: at,
  })
  const kept = { ...columns, slug, faqs, redirectFrom, status }
  await keepVersion(tx, {
    postId: id,
    version: row.version,
    fields: kept,
    savedBy: writer.id,
    at,
    publishing,
    undoes: undoing?.version ?? null,
    stagedVersion,
  })
  return { id, version: row.version, status, path }
}

/**
 * Keeps fields beside a live post: a version readers do not see, checked as if it were published. With a time it
 * replaces the post then; a time given before is taken back. The caller holds the
 * row's lock.
 */
export async function stageRevision(
  tx: Tx,
  writer: Writer,
  {
    post,
    fields,
    submittedAt,
    at,
    due,
  }: { post: PostRow; fields: PostFields; submittedAt: Date | null; at: Date; due: Date | null },
): Promise<WrittenPost> {
  const { id, status, publishedAt } = post
  const slug = await freeSlug(tx, id, fields)
  await categorySlugOf(tx, fields.categoryId)
  await checkAuthor(tx, fields.authorId)
  await keepBefore(tx, post)
  const version = post.version + 1
  await tx
    .update(blogPosts)
    .set({ version, stagedVersion: version, submittedAt, publishOn: due })
    .where(eq(blogPosts.id, id))
  await keepVersion(tx, {
    postId: id,
    version,
    fields: { ...fields, slug, faqs: faqsAsKept(fields.faqs), status },
    savedBy: writer.id,
    at,
    publishing: { publishedAt, publishOn: due },
    stagedVersion: version,
  })
  const path = blogPostPath(await categorySlugOf(tx, post.categoryId), post.slug)
  return { id, version, status, path }
}

const faqsAsKept = (asked: PostFields['faqs']) =>
  asked.map(({ question, answer }) => ({ question, answer: answerHtml(answer) }))

/** An answer without tags is Markdown; stored is cleaned HTML. */
export function answerHtml(answer: string): string {
  return renderFragment(answer, /<[a-z]/i.test(answer) ? 'html' : 'markdown').trim()
}

async function freeSlug(tx: Tx, id: string, { slug: typed, title }: PostFields): Promise<string> {
  const slug = typed || blogSlug(title).slice(0, 120).replace(/-$/, '')
  if (slug === '')
    throw new AppError('invalid-input', 'Write an address of letters a to z and figures', { field: 'slug' })
  const { owner, free } = await ownerOfSlug(tx, id, slug)
  if (owner !== null) throw slugTaken(slug, `“${owner}”`, free)
  return slug
}

/** The title of the other post at this address, null where there is none, and an address near it that is free. */
export async function ownerOfSlug(
  tx: Tx,
  id: string,
  slug: string,
): Promise<{ owner: string | null; free: string }> {
  const taken = await tx
    .select({ slug: blogPosts.slug, title: blogPosts.title })
    .from(blogPosts)
    .where(
      and(
        ne(blogPosts.id, id),
        isNull(blogPosts.deletedAt),
        or(eq(blogPosts.slug, slug), like(blogPosts.slug, `${slug}-%`)),
      ),
    )
    .limit(1000)
  const owner = taken.find((post) => post.slug === slug)
  if (!owner) return { owner: null, free: slug }
  let number = 2
  while (taken.some((post) => post.slug === `${slug}-${number}`)) number++
  return { owner: owner.title, free: `${slug}-${number}` }
}

export function slugTaken(slug: string, owner: string, free?: string): AppError {
  const advice = free ? `; “${free}” is free` : ''
  return new AppError('invalid-input', `The address “${slug}” belongs to ${owner}${advice}`, {
    field: 'slug',
  })
}

export async function categorySlugOf(tx: Tx, categoryId: string | null): Promise<string | null> {
  if (categoryId === null) return null
  const [category] = await tx
    .select({ slug: blogCategories.slug })
    .from(blogCategories)
    .where(eq(blogCategories.id, categoryId))
  if (!category)
    throw new AppError('invalid-input', 'This category is gone. Choose another one.', { field: 'categoryId' })
  return category.slug
}

async function checkAuthor(tx: Tx, authorId: string | null): Promise<void> {
  if (authorId === null) return
  if ((await tx.$count(blogAuthors, eq(blogAuthors.id, authorId))) === 0)
    throw new AppError('invalid-input', 'This author is gone. Choose another one.', { field: 'authorId' })
}

/** A question that stays as it was keeps its row. */
async function writeFaqs(tx: Tx, postId: string, faqs: PostFields['faqs'], at: Date): Promise<void> {
  const before = await tx.delete(blogFaqs).where(eq(blogFaqs.postId, postId)).returning()
  if (faqs.length === 0) return
  const known = new Map(before.map((faq) => [faq.question, faq]))
  await tx.insert(blogFaqs).values(
    faqs.map(({ question, answer }, sortOrder) => {
      const old = known.get(question)
      known.delete(question)
      return { id: old?.id ?? newId(), postId, question, answer, sortOrder, createdAt: old?.createdAt ?? at }
    }),
  )
}
