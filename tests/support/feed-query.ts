import type { FeedQuery } from '#app/features/community/community.ts'

/** The whole feed, newest first, but for what a test asks otherwise. */
export const feedQuery = (change: Partial<FeedQuery> = {}): FeedQuery => ({
  search: '',
  cuisine: null,
  sort: 'recent',
  collection: 'all',
  cursor: null,
  ...change,
})
