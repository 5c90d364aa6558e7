import { and, arrayOverlaps, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { isId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import {
  blogAuthors,
  blogCategories,
  blogFaqs,
  blogPosts,
  blogPostViews,
  blogRedirects,
} from '#app/db/schema/index.ts'
import type { PostStatus } from '#app/domain/blog/blog.ts'
import { searchTextOf } from '#app/domain/search/search-text.ts'
import { findText, textQuery } from '#app/features/search/search.server.ts'
import type { BlogPost, Faq, ListedPost, ShownPost } from '#app/features/blog/blog-types.ts'
import { fetched } from './fetched.server.ts'

export type PostFilters = {
  /** Published, unless said otherwise. */
  status?: PostStatus | 'all'
  categoryId?: string
  authorId?: string
  featured?: boolean
  /** Posts that have one of these tags, spelt so. */
  tags?: readonly string[]
  /** Posts that hold these words in title, excerpt, tags or text. */
  search?: string
  /** Of a search: the posts it fits best come first. */
  isBestFirst?: boolean
  /** Ten where only an offset is given. */
  limit?: number
  offset?: number
}

const MOST_POSTS = 1000
const POSTS_PER_OFFSET = 10

// A literal, not a parameter, so that the planner can use the partial indexes on published posts.
const isPublished = sql`${blogPosts.status} = 'published'`
const NEWEST_FIRST = [desc(blogPosts.publishedAt), desc(blogPosts.id)]

/** For queries that join `blogPostViews`. */
export const viewsOfPost = sql<number>`coalesce(${blogPostViews.views}, 0)`

const LISTED = {
  id: blogPosts.id,
  title: blogPosts.title,
  slug: blogPosts.slug,
  excerpt: blogPosts.excerpt,
  featuredImageUrl: blogPosts.featuredImageUrl,
  featuredImageAlt: blogPosts.featuredImageAlt,
  authorId: blogPosts.authorId,
  author: { id: blogAuthors.id, name: blogAuthors.name, slug: blogAuthors.slug },
  categoryId: blogPosts.categoryId,
  category: { id: blogCategories.id, name: blogCategories.name, slug: blogCategories.slug },
  status: blogPosts.status,
  publishedAt: blogPosts.publishedAt,
  updatedAt: blogPosts.updatedAt,
  createdAt: blogPosts.createdAt,
  timeToReadMin: blogPosts.timeToReadMin,
  viewCount: viewsOfPost,
  seoTitle: blogPosts.seoTitle,
  seoDescription: blogPosts.seoDescription,
  socialTitle: blogPosts.socialTitle,
  socialDescription: blogPosts.socialDescription,
  socialImageUrl: blogPosts.socialImageUrl,
  schemaType: blogPosts.schemaType,
  tags: blogPosts.tags,
  isFeatured: blogPosts.isFeatured,
  noIndex: blogPosts.noIndex,
}

const SHOWN = {
  ...LISTED,
  contentHtml: blogPosts.contentHtml,
  authorBio: sql<string>`coalesce(${blogAuthors.bio}, '')`,
  authorPhotoUrl: blogAuthors.profilePhotoUrl,
}

/** Posts, newest published first, with their authors, categories and FAQs, and how many there are in all. */
export function listBlogPosts(
  db: Db,
  filters: PostFilters = {},
): Promise<{ posts: ListedPost[]; total: number }> {
  return fetched('posts', async () => {
    const limit = filters.limit ?? (filters.offset === undefined ? MOST_POSTS : POSTS_PER_OFFSET)
    const page = { limit: Math.min(limit, MOST_POSTS), offset: filters.offset ?? 0 }
    const where = conditionOf(filters)
    if ((filters.search ?? '').trim() !== '') return searchPosts(db, where, filters, page)
    const [rows, total] = await Promise.all([postsOf(db, where, page), countOf(db, where)])
    return { posts: await withFaqs(db, rows), total }
  })
}

/** The newest published posts as cards show them: without their FAQs, and without counting the rest. */
export function newestPosts(
  db: Db,
  limit: number,
  filters: Pick<PostFilters, 'featured' | 'categoryId'> = {},
): Promise<ListedPost[]> {
  return fetched('posts', () => postsOf(db, conditionOf(filters), { limit, offset: 0 }))
}

/** A published post by its slug; null where there is none. */
export function findPost(db: Db, slug: string): Promise<ShownPost | null> {
  return fetched('post', async () => {
    const [row] = await db
      .select(SHOWN)
      .from(blogPosts)
      .leftJoin(blogAuthors, eq(blogAuthors.id, blogPosts.authorId))
      .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
      .leftJoin(blogPostViews, eq(blogPostViews.postId, blogPosts.id))
      .where(and(eq(blogPosts.slug, slug), isPublished))
    if (!row) return null
    const faqs = await faqsOf(db, [row.id])
    return { ...row, faqs: faqs.get(row.id) ?? [] }
  })
}

/** Any post by its id, for staff; null where there is none. */
export function findPostById(db: Db, id: string): Promise<BlogPost | null> {
  return fetched('post', async () => {
    if (!isId(id)) return null
    const [row] = await db
      .select({ ...SHOWN, content: blogPosts.content, contentFormat: blogPosts.contentFormat })
      .from(blogPosts)
      .leftJoin(blogAuthors, eq(blogAuthors.id, blogPosts.authorId))
      .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
      .leftJoin(blogPostViews, eq(blogPostViews.postId, blogPosts.id))
      .where(and(eq(blogPosts.id, id), isNull(blogPosts.deletedAt)))
    if (!row) return null
    const faqs = await faqsOf(db, [id])
    const redirects = await db
      .select({ fromPath: blogRedirects.fromPath })
      .from(blogRedirects)
      .where(eq(blogRedirects.postId, id))
      .orderBy(asc(blogRedirects.fromPath))
    return { ...row, faqs: faqs.get(id) ?? [], redirectFrom: redirects.map(({ fromPath }) => fromPath) }
  })
}

/** Published posts by their ids, in that order, as cards show them; those that are not published are left out. */
export function findPostsById(db: Db, ids: readonly string[]): Promise<ListedPost[]> {
  return fetched('posts', async () => {
    const wanted = ids.filter(isId).slice(0, MOST_POSTS)
    return postsById(db, wanted, isPublished)
  })
}

function conditionOf(filters: PostFilters): SQL | undefined {
  const { status = 'published', categoryId, authorId, featured, tags } = filters
  return and(
    status === 'published' ? undefined : isNull(blogPosts.deletedAt),
    status === 'all' ? undefined : status === 'published' ? isPublished : eq(blogPosts.status, status),
    categoryId === undefined ? undefined : eq(blogPosts.categoryId, categoryId),
    authorId === undefined ? undefined : eq(blogPosts.authorId, authorId),
    tags === undefined ? undefined : arrayOverlaps(blogPosts.tags, [...tags]),
    featured === undefined
      ? undefined
      : featured
        ? sql`${blogPosts.isFeatured}`
        : sql`not ${blogPosts.isFeatured}`,
  )
}

type Page = { limit: number; offset: number }

/** The ids come off an index, then only the rows of this page are read. */
async function postsOf(db: Db, where: SQL | undefined, { limit, offset }: Page): Promise<ListedPost[]> {
  const page = db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(where)
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .offset(offset)
    .as('page')
  const rows = await db
    .select(LISTED)
    .from(page)
    .innerJoin(blogPosts, eq(blogPosts.id, page.id))
    .leftJoin(blogAuthors, eq(blogAuthors.id, blogPosts.authorId))
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .leftJoin(blogPostViews, eq(blogPostViews.postId, blogPosts.id))
    .orderBy(...NEWEST_FIRST)
  return rows.map((row) => ({ ...row, faqs: [] }))
}

/** Those of the posts with these ids that fit, in the order of the ids. */
async function postsById(db: Db, ids: readonly string[], where?: SQL): Promise<ListedPost[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(LISTED)
    .from(blogPosts)
    .leftJoin(blogAuthors, eq(blogAuthors.id, blogPosts.authorId))
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .leftJoin(blogPostViews, eq(blogPostViews.postId, blogPosts.id))
    .where(and(inArray(blogPosts.id, [...ids]), where))
  const posts = new Map(rows.map((row) => [row.id, { ...row, faqs: [] }]))
  return ids.flatMap((id) => posts.get(id) ?? [])
}

export const holdsText = (text: string): SQL => sql`${blogPosts.searchVector} @@ ${textQuery(text)}`

/** Only the newest matches are ranked: ranking reads all words of a post. */
const MOST_RANKED = 500

/** Matching ids are found, counted and sorted first: full rows are read only for posts shown. */
async function searchPosts(
  db: Db,
  where: SQL | undefined,
  { search = '', isBestFirst = false }: PostFilters,
  { limit, offset }: Page,
): Promise<{ posts: ListedPost[]; total: number }> {
  const find = async (text: string) => {
    const rank = sql`case when row_number() over (order by ${blogPosts.publishedAt} desc, ${blogPosts.id} desc) <= ${MOST_RANKED}
      then ts_rank(${blogPosts.searchVector}, ${textQuery(text)}) else -1 end`
    const { rows } = await db.execute<{ total: number; ids: string[] }>(sql`
      with found as materialized (
        select ${blogPosts.id} as id, ${blogPosts.publishedAt} as at, ${isBestFirst ? rank : sql`0`} as rank
        from ${blogPosts} where ${and(where, holdsText(text))}
      )
      select (select count(*)::int from found) as total,
        array(select id::text from found order by rank desc, at desc, id desc limit ${limit} offset ${offset}) as ids`)
    return rows[0] ?? { total: 0, ids: [] }
  }
  const text = searchTextOf(search)
  if (text === '') return { posts: [], total: 0 }
  const { ids, total } = await findText(db, text, find, (found) => found.total === 0)
  return { posts: await withFaqs(db, await postsById(db, ids)), total }
}

async function withFaqs(db: Db, rows: readonly ListedPost[]): Promise<ListedPost[]> {
  const faqs = await faqsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, faqs: faqs.get(row.id) ?? [] }))
}

async function countOf(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(blogPosts).where(where)
  return row?.total ?? 0
}

async function faqsOf(db: Db, postIds: readonly string[]): Promise<Map<string, Faq[]>> {
  if (postIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(blogFaqs)
    .where(inArray(blogFaqs.postId, [...postIds]))
    .orderBy(asc(blogFaqs.postId), asc(blogFaqs.sortOrder), asc(blogFaqs.id))
  return Map.groupBy(rows, ({ postId }) => postId)
}
