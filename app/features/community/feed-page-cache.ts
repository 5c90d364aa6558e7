import type { FeedPost } from './community.ts'

/** Pages of the feed that were loaded beyond the first: whoever comes back finds them, and the place they were at. */
export type CachedPages = { posts: readonly FeedPost[]; nextCursor: string | null }

const STORE = 'feed-pages'
const MOST_CACHED = 10

/** By history entry and filter; the newest stands last. */
const cache = new Map<string, CachedPages>()

export const cachedPages = (key: string): CachedPages | undefined => cache.get(key)

export function cachePages(key: string, pages: CachedPages): void {
  cache.delete(key)
  cache.set(key, pages)
  const [oldest] = cache.keys()
  if (cache.size > MOST_CACHED && oldest !== undefined) cache.delete(oldest)
}

/** What was done to a post holds in every list that is cached. */
export function changeCachedPost(postId: string, change: Partial<FeedPost>): void {
  for (const [key, pages] of cache) {
    if (!pages.posts.some(({ id }) => id === postId)) continue
    const posts = pages.posts.map((post) => (post.id === postId ? { ...post, ...change } : post))
    cache.set(key, { ...pages, posts })
  }
}

/** Before the document goes: for a reload, or coming back from another site. */
export function storePages(key: string, scrollY: number): void {
  const pages = cache.get(key)
  try {
    if (pages) sessionStorage.setItem(STORE, JSON.stringify({ key, scrollY, pages }))
    else sessionStorage.removeItem(STORE)
  } catch {
    // Storage forbidden or full: then the list begins at its top again.
  }
}

/** What the last document left for this history entry; once. */
export function takeStoredPages(key: string): { pages: CachedPages; scrollY: number } | null {
  try {
    const text = sessionStorage.getItem(STORE)
    sessionStorage.removeItem(STORE)
    const stored = text ? (JSON.parse(text) as { key: string; scrollY: number; pages: CachedPages }) : null
    return stored?.key === key ? stored : null
  } catch {
    return null
  }
}
