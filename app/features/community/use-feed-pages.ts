import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type FeedFilter, feedQuery } from './feed-address.ts'
import type { FeedPage, FeedPost } from './community.ts'
import { cachePages, cachedPages, storePages, takeStoredPages } from './feed-page-cache.ts'
import { send } from './send.ts'

/** The list as far as it was asked for: the first page from the server, the others as they are wanted. */
export function useFeedPages(first: FeedPage, filter: FeedFilter) {
  const location = useLocation()
  const query = feedQuery(filter)
  // Every document begins with the same history entry: the filter tells them apart.
  const key = location.key + query
  const [more, setMore] = useState(() => cachedPages(key) ?? null)
  const [isLoading, setIsLoading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isAsked = useRef(false)
  /** Where the last document was left, once its cards are there again. */
  const [place, setPlace] = useState<number | null>(null)

  useEffect(() => {
    const stored = cachedPages(key) ? null : takeStoredPages(key)
    const frame = requestAnimationFrame(() => {
      if (!stored) return
      cachePages(key, stored.pages)
      setMore(stored.pages)
      setPlace(stored.scrollY)
    })
    const leave = () => storePages(key, window.scrollY)
    window.addEventListener('pagehide', leave)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('pagehide', leave)
    }
  }, [key])

  useEffect(() => {
    if (place !== null) window.scrollTo(0, place)
  }, [place])

  const posts = together(first.posts, more?.posts ?? [])
  const nextCursor = more ? more.nextCursor : first.nextCursor

  /** Gives the first post that is new, for the focus to go to. */
  const load = async (): Promise<FeedPost | undefined> => {
    if (isAsked.current || nextCursor === null) return
    isAsked.current = true
    setIsLoading(true)
    setProblem(null)
    const after = new URLSearchParams(query)
    after.set('after', nextCursor)
    const result = await send<FeedPage>(`/public-recipes/pages?${after}`)
    isAsked.current = false
    setIsLoading(false)
    if (!result.ok) {
      setProblem(result.message || 'Failed to fetch public recipes. Please try again.')
      return
    }
    const pages = { posts: together(posts, result.value.posts), nextCursor: result.value.nextCursor }
    cachePages(key, pages)
    setMore(pages)
    return pages.posts[posts.length]
  }
  return { posts, hasMore: nextCursor !== null, isLoading, problem, load }
}

/** Two stretches of the list as one, each post once; the earlier one knows it better. */
function together(earlier: readonly FeedPost[], later: readonly FeedPost[]): readonly FeedPost[] {
  const ids = new Set(earlier.map(({ id }) => id))
  return [...earlier, ...later.filter(({ id }) => !ids.has(id))]
}
