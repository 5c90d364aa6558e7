import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { blogAuthors, blogCategories, blogPosts, blogPostViews } from '#app/db/schema/index.ts'
import { postPath, type PostStatus } from '#app/domain/blog/blog.ts'
import { searchedText } from '#app/domain/blog/search-text.ts'
import { containing } from '#app/features/blog/containing.server.ts'
import { viewsOfPost } from '#app/features/blog/posts.server.ts'
import { POSTS_PER_PAGE, type StaffPosts } from './staff-posts.ts'

/** Posts of every state for the staff's list, changed last first. A page past the end gives the last one. */
export async function listStaffPosts(
  db: Db,
  { search, status, page: asked }: { search: string; status: PostStatus | null; page: number },
): Promise<StaffPosts> {
  const text = searchedText(search)
  const where = and(
    isNull(blogPosts.deletedAt),
    status ? eq(blogPosts.status, status) : undefined,
    text === '' ? undefined : await containing(db, text),
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
    })
    .from(ids)
    .innerJoin(blogPosts, eq(blogPosts.id, ids.id))
    .leftJoin(blogAuthors, eq(blogAuthors.id, blogPosts.authorId))
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .leftJoin(blogPostViews, eq(blogPostViews.postId, blogPosts.id))
    .orderBy(desc(blogPosts.updatedAt), desc(blogPosts.id))
  const posts = rows.map(({ slug, categorySlug, ...post }) => ({
    ...post,
    path: postPath(categorySlug, slug),
  }))
  return { posts, total, page, pageCount }
}
