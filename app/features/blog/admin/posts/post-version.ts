import type { PostStatus } from '#app/domain/blog/blog.ts'

/** One saved state of a post, as lists have it. */
export type PostVersion = {
  version: number
  savedAt: Date
  savedBy: string
  status: PostStatus
  title: string
  /** Changes beside a live post that readers did not see when they were saved. */
  isStaged: boolean
}
