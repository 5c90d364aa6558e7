import type { FeedPost } from './community.ts'

/** Pages of the feed that were loaded beyond the first: whoever comes back finds them, and the place they were at. */
export type KeptPages = { posts: readonly FeedPost[]; nextCursor: string | null }

const STORE = 'book-pages'
const MOST_KEPT = 10

/** By history entry and filter; the newest stands last. */
const kept = new Map<string, KeptPages>()

export const keptPages = (key: string): KeptPages | undefined => kept.get(key)

export function keepPages(key: string, pages: KeptPages): void {
  kept.delete(key)
  kept.set(key, pages)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
}

/** What was done to a post holds wherever it was kept. */
export function changeKept(postId: string, change: Partial<FeedPost>): void {
  for (const [key, pages] of kept) {
    if (!pages.posts.some(({ id }) => id === postId)) continue
    const posts = pages.posts.map((post) => (post.id === postId ? { ...post, ...change } : post))
    kept.set(key, { ...pages, posts })
  }
}

/** Before the document goes: for a reload, or coming back from another site. */
export function storePages(key: string, scrollY: number): void {
  const pages = kept.get(key)
  try {
    if (pages) sessionStorage.setItem(STORE, JSON.stringify({ key, scrollY, pages }))
    else sessionStorage.removeItem(STORE)
  } catch {
    // Storage forbidden or full: then the list begins at its top again.
  }
}

/** What the last document left for this history entry; once. */
export function takeStoredPages(key: string): { pages: KeptPages; scrollY: number } | null {
  try {
    const text = sessionStorage.getItem(STORE)
    sessionStorage.removeItem(STORE)
    const stored = text ? (JSON.parse(text) as { key: string; scrollY: number; pages: KeptPages }) : null
    return stored?.key === key ? stored : null
  } catch {
    return null
  }
}
