import { and, eq, like, ne, or } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Tx } from '#app/db/open.server.ts'
import { errorFacts } from '#app/db/error-facts.ts'
import {
  blogAuthors,
  blogCategories,
  blogFaqs,
  blogPosts,
  blogPostVersions,
  staffUsers,
} from '#app/db/schema/index.ts'
import { postPath, type PostStatus } from '#app/domain/blog/blog.ts'
import type { PostIntent, PostValues } from '#app/domain/blog/blog-forms.ts'
import { blogSlug } from '#app/domain/blog/blog-slug.ts'
import type { PostFields } from '#app/domain/blog/post-fields.ts'
import { searchTextOf } from '#app/domain/blog/search-text.ts'
import { AppError } from '#app/domain/errors.ts'
import { renderArticle, renderFragment } from '#app/features/blog/render-article.server.ts'
import { discardAutosave } from './autosaves.server.ts'
import { writeRedirects } from './post-redirects.server.ts'
import { keepVersion, latestFields } from './post-versions.server.ts'
import { blogChanged } from './posts-changed.server.ts'
import type { DeskNeeds, Writer } from './writer.ts'

export type SavedPost = { id: string; version: number; status: PostStatus; path: string }

type PostRow = typeof blogPosts.$inferSelect

/**
 * Saves a post whole: text, cleaned HTML, questions, redirects and a version, in one transaction. `version` is the one
 * that was opened, 0 for a new post; if the post has a later one by now, throws `conflict` with who saved it and when.
 * Publishing stamps the first time only. Throws `invalid-input` with the field at fault.
 */
export async function savePost(
  { db, now, pages }: DeskNeeds,
  writer: Writer,
  { id, ...values }: PostValues,
): Promise<SavedPost> {
  const at = now()
  const { intent, version, publishOn, tabId, ...fields } = values
  const saved = await db
    .transaction(async (tx) => {
      const before = await lockPost(tx, id)
      if (before && version === 0) {
        const first = await sameClick(tx, before, fields)
        if (first) return first
      }
      if (!before && version > 0) throw new AppError('not-found', 'This post has been deleted meanwhile')
      if (before && before.version !== version) throw await changedMeanwhile(tx, before)
      const done = await writePost(tx, writer, { id, before, fields, intent, publishOn, at })
      await discardAutosave(tx, writer, { postKey: id, tabId })
      await discardAutosave(tx, writer, { postKey: `new:${id}`, tabId })
      return done
    })
    .catch((error: unknown) => {
      throw errorFacts(error).code === '23505' ? slugTaken(fields.slug, 'another post') : error
    })
  await blogChanged(pages)
  return saved
}

/** The row of a post, held until the transaction ends: two saves of one version come one after the other. */
export async function lockPost(tx: Tx, id: string): Promise<PostRow | null> {
  const [row] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update')
  return row ?? null
}

type Writing = {
  id: string
  before: PostRow | null
  fields: PostFields
  intent: PostIntent
  publishOn: Date | null
  at: Date
}

/** Writes what belongs to a post, its row locked by the caller or new. */
export async function writePost(
  tx: Tx,
  writer: Writer,
  { id, before, fields, intent, publishOn, at }: Writing,
): Promise<SavedPost> {
  const slug = await freeSlug(tx, id, fields)
  const category = await categorySlugOf(tx, fields.categoryId)
  await checkAuthor(tx, fields.authorId)
  const status = STATUS_AFTER[intent]
  const path = postPath(category, slug)
  const knownPath =
    before && before.publishedAt ? postPath(await categorySlugOf(tx, before.categoryId), before.slug) : null

  const { html, timeToReadMin } = renderArticle(fields.content, fields.contentFormat)
  const { faqs: asked, redirectFrom: asWritten, ...columns } = fields
  const row = {
    ...columns,
    slug,
    contentHtml: html,
    searchText: searchTextOf({ title: fields.title, excerpt: fields.excerpt, html }),
    timeToReadMin,
    status,
    publishedAt: before?.publishedAt ?? (status === 'published' ? at : null),
    publishOn: intent === 'schedule' ? publishOn : null,
    version: (before?.version ?? 0) + 1,
    updatedAt: at,
  }
  if (before) await tx.update(blogPosts).set(row).where(eq(blogPosts.id, id))
  else await tx.insert(blogPosts).values({ ...row, id, createdAt: at })

  const faqs = asked.map(({ question, answer }) => ({ question, answer: answerHtml(answer) }))
  await writeFaqs(tx, id, faqs, at)
  const redirectFrom = await writeRedirects(tx, {
    postId: id,
    path,
    knownPath,
    isPublished: status === 'published',
    redirectFrom: asWritten,
    now: at,
  })
  const kept = { ...columns, slug, faqs, redirectFrom, status }
  await keepVersion(tx, { postId: id, version: row.version, fields: kept, savedBy: writer.id, at })
  return { id, version: row.version, status, path }
}

const STATUS_AFTER: Readonly<Record<PostIntent, PostStatus>> = {
  draft: 'draft',
  schedule: 'draft',
  publish: 'published',
  archive: 'archived',
}

/** An answer is Markdown while it has no tags; either way what is kept is clean HTML. */
export function answerHtml(answer: string): string {
  return renderFragment(answer, /<[a-z]/i.test(answer) ? 'html' : 'markdown').trim()
}

/** The same new post sent twice, as by a retry after a lost answer: it is one post. */
async function sameClick(tx: Tx, row: PostRow, fields: PostFields): Promise<SavedPost | null> {
  const { id, version, status, slug } = row
  const first = version === 1 ? await latestFields(tx, id) : null
  if (first?.title !== fields.title || first.content !== fields.content) return null
  return { id, version, status, path: postPath(await categorySlugOf(tx, row.categoryId), slug) }
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

async function freeSlug(tx: Tx, id: string, { slug: typed, title }: PostFields): Promise<string> {
  const slug = typed || blogSlug(title).slice(0, 120).replace(/-$/, '')
  if (slug === '')
    throw new AppError('invalid-input', 'Write an address of letters a to z and figures', { field: 'slug' })
  const taken = await tx
    .select({ slug: blogPosts.slug, title: blogPosts.title })
    .from(blogPosts)
    .where(and(ne(blogPosts.id, id), or(eq(blogPosts.slug, slug), like(blogPosts.slug, `${slug}-%`))))
    .limit(1000)
  const owner = taken.find((post) => post.slug === slug)
  if (!owner) return slug
  let number = 2
  while (taken.some((post) => post.slug === `${slug}-${number}`)) number++
  throw slugTaken(slug, `“${owner.title}”`, `${slug}-${number}`)
}

function slugTaken(slug: string, owner: string, free?: string): AppError {
  const advice = free ? `; “${free}” is free` : ''
  return new AppError('invalid-input', `The address “${slug}” belongs to ${owner}${advice}`, {
    field: 'slug',
  })
}

async function categorySlugOf(tx: Tx, categoryId: string | null): Promise<string | null> {
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
