import type { PostStatus } from '#app/domain/blog/blog.ts'

/** One saved state of a post, as lists have it. */
export type PostVersion = {
  version: number
  savedAt: Date
  savedBy: string
  status: PostStatus
  title: string
}
