import type { PostStatus } from '#app/domain/blog/blog.ts'

export const POSTS_PER_PAGE = 20

export type StaffPost = {
  id: string
  title: string
  excerpt: string
  author: string | null
  category: string | null
  status: PostStatus
  viewCount: number
  isFeatured: boolean
  updatedAt: Date
  publishOn: Date | null
  path: string
}

export type StaffPosts = { posts: StaffPost[]; total: number; page: number; pageCount: number }
