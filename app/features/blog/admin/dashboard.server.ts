import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { blogAuthors, blogCategories, blogPosts, blogPostViews } from '#app/db/schema/index.ts'
import type { PostStatus } from '#app/domain/blog/blog.ts'
import { viewsOfPost } from '#app/features/blog/public/posts.server.ts'

export type DashboardCounts = {
  posts: number
  published: number
  drafts: number
  views: number
  authors: number
}

export type RecentPost = {
  id: string
  title: string
  status: PostStatus
  featuredImageUrl: string | null
  author: string | null
  category: string | null
  viewCount: number
  updatedAt: Date
}

const RECENT_POSTS = 5

/** Counted over all posts, or those of one person, however many there are. */
export async function dashboardCounts(db: Db, writtenBy?: string): Promise<DashboardCounts> {
  const [[posts], [authors]] = await Promise.all([
    db
      .select({
        posts: count(),
        published: sql<number>`count(*) filter (where ${blogPosts.status} = 'published')`.mapWith(Number),
        drafts: sql<number>`count(*) filter (where ${blogPosts.status} = 'draft')`.mapWith(Number),
        views: sql<number>`coalesce(sum(${blogPostViews.views}), 0)`.mapWith(Number),
      })
      .from(blogPosts)
      .leftJoin(blogPostViews, eq(blogPostViews.postId, blogPosts.id))
      .where(and(isNull(blogPosts.deletedAt), writtenBy ? eq(blogPosts.writtenBy, writtenBy) : undefined)),
    db.select({ authors: count() }).from(blogAuthors),
  ])
  return { ...(posts ?? { posts: 0, published: 0, drafts: 0, views: 0 }), authors: authors?.authors ?? 0 }
}

/** The posts published last, newest first; of everybody or of one person. */
export async function recentPosts(db: Db, writtenBy?: string): Promise<RecentPost[]> {
  return db
    .select({
      id: blogPosts.id,
      title: blogPosts.title,
      status: blogPosts.status,
      featuredImageUrl: blogPosts.featuredImageUrl,
      author: blogAuthors.name,
      category: blogCategories.name,
      viewCount: viewsOfPost,
      updatedAt: blogPosts.updatedAt,
    })
    .from(blogPosts)
    .leftJoin(blogAuthors, eq(blogAuthors.id, blogPosts.authorId))
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .leftJoin(blogPostViews, eq(blogPostViews.postId, blogPosts.id))
    .where(and(eq(blogPosts.status, 'published'), writtenBy ? eq(blogPosts.writtenBy, writtenBy) : undefined))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(RECENT_POSTS)
}
