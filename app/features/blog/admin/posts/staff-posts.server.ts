import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { blogAuthors, blogCategories, blogPosts, blogPostViews } from '#app/db/schema/index.ts'
import { blogPostPath, type PostStatus } from '#app/domain/blog/blog.ts'
import { searchTextOf } from '#app/domain/search/search-text.ts'
import { holdsText, viewsOfPost } from '#app/features/blog/public/posts.server.ts'
import { findText } from '#app/features/search/search.server.ts'
import { POSTS_PER_PAGE, type StaffPosts } from './staff-posts.ts'

type Asked = {
  search: string
  status: PostStatus | null
  page: number
  /** Only the posts of this person. */
  writtenBy?: string
  /** Only what waits for a review. */
  isSubmitted?: boolean
}

/** Posts of every state for the staff's list, changed last first. A page past the end gives the last one. */
export function listStaffPosts(db: Db, asked: Asked): Promise<StaffPosts> {
  if (asked.search.trim() === '') return pageOf(db, asked)
  const text = searchTextOf(asked.search)
  if (text === '') return pageOf(db, asked, sql`false`)
  return findText(
    db,
    text,
    (words) => pageOf(db, asked, holdsText(words)),
    ({ total }) => total === 0,
  )
}

async function pageOf(
  db: Db,
  { status, page: asked, writtenBy, isSubmitted = false }: Asked,
  matches?: SQL,
): Promise<StaffPosts> {
  const where = and(
    isNull(blogPosts.deletedAt),
    status ? eq(blogPosts.status, status) : undefined,
    writtenBy === undefined ? undefined : eq(blogPosts.writtenBy, writtenBy),
    isSubmitted ? isNotNull(blogPosts.submittedAt) : undefined,
    matches,
  )
  const [counted] = await db.select({ total: count() }).from(blogPosts).where(where)
  const total = counted?.total ?? 0
  const pageCount = Math.max(1, Math.ceil(total / POSTS_PER_PAGE))
  const page = Math.min(Math.max(1, asked), pageCount)
  // The ids come off an index; only the rows of this page are read.
  const ids = db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(where)
    .orderBy(desc(blogPosts.updatedAt), desc(blogPosts.id))
    .limit(POSTS_PER_PAGE)
    .offset((page - 1) * POSTS_PER_PAGE)
    .as('page')
  const rows = await db
    .select({
      id: blogPosts.id,
      title: blogPosts.title,
      slug: blogPosts.slug,
      excerpt: blogPosts.excerpt,
      author: blogAuthors.name,
      category: blogCategories.name,
      categorySlug: blogCategories.slug,
      status: blogPosts.status,
      viewCount: viewsOfPost,
      isFeatured: blogPosts.isFeatured,
      updatedAt: blogPosts.updatedAt,
      publishOn: blogPosts.publishOn,
      submittedAt: blogPosts.submittedAt,
      hasStaged: sql<boolean>`${blogPosts.stagedVersion} is not null`,
    })
    .from(ids)
    .innerJoin(blogPosts, eq(blogPosts.id, ids.id))
    .leftJoin(blogAuthors, eq(blogAuthors.id, blogPosts.authorId))
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .leftJoin(blogPostViews, eq(blogPostViews.postId, blogPosts.id))
    .orderBy(desc(blogPosts.updatedAt), desc(blogPosts.id))
  const posts = rows.map(({ slug, categorySlug, ...post }) => ({
    ...post,
    path: blogPostPath(categorySlug, slug),
  }))
  return { posts, total, page, pageCount }
}

/** How many posts wait for a review. */
export const countSubmitted = (db: Db): Promise<number> =>
  db.$count(blogPosts, and(isNotNull(blogPosts.submittedAt), isNull(blogPosts.deletedAt)))
