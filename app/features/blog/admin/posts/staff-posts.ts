import type { PostStatus } from '#app/domain/blog/blog.ts'

export const POSTS_PER_PAGE = 20

export type StaffPost = {
  id: string
  title: string
  excerpt: string
  featuredImageUrl: string | null
  author: string | null
  category: string | null
  status: PostStatus
  viewCount: number
  isFeatured: boolean
  updatedAt: Date
  publishOn: Date | null
  /** When its writer asked for a review that is not given yet. */
  submittedAt: Date | null
  /** There are changes that readers do not see yet. */
  hasStaged: boolean
  path: string
}

/** Of a search that more posts match, only so many are counted and paged through. */
export const MOST_COUNTED = 1000

export type StaffPosts = {
  posts: StaffPost[]
  total: number
  /** There are more than `total`: nobody counts further. */
  isTotalCapped: boolean
  page: number
  pageCount: number
}

/** What the list can be narrowed to. */
export type PostChoices = {
  authors: readonly { id: string; name: string }[]
  categories: readonly { id: string; name: string }[]
  tags: readonly string[]
}
