import { MAX_SEARCH_LENGTH } from '#app/domain/search/search-text.ts'
import { FEED_SORTS, type FeedQuery, type FeedShelf, type FeedSort } from './community.ts'

/** What the feed shows; its address holds it, so that Back works and links can be kept. */
export type FeedFilter = Omit<FeedQuery, 'cursor'>

export const SORT_LABELS: Readonly<Record<FeedSort, string>> = {
  recent: 'Most Recent',
  top_rated: 'Top Rated',
  most_commented: 'Most Commented',
}

/** The shelves by the word that stands for them in the address. */
export const SHELVES: readonly { shelf: FeedShelf; word: string; label: string }[] = [
  { shelf: 'all', word: '', label: 'All' },
  { shelf: 'liked', word: 'liked', label: 'Liked' },
  { shelf: 'favorites', word: 'bookmarked', label: 'Bookmarked' },
]

/** The filter of an address; what it does not know is left out. */
export function feedFilterOf(query: URLSearchParams): FeedFilter {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, MAX_SEARCH_LENGTH)
  return {
    search: text('q'),
    cuisine: text('cuisine') || null,
    sort: FEED_SORTS.find((one) => one === query.get('sort')) ?? 'recent',
    shelf: SHELVES.find(({ word }) => word === query.get('shelf'))?.shelf ?? 'all',
  }
}

/** Shelf, search, cuisine and order, as few words as say it; `more` is what an address names besides. */
export function feedQuery(filter: FeedFilter, more: Record<string, string> = {}): string {
  const query = new URLSearchParams()
  const word = SHELVES.find(({ shelf }) => shelf === filter.shelf)?.word ?? ''
  const parts = { shelf: word, q: filter.search, cuisine: filter.cuisine ?? '', ...more }
  for (const [name, value] of Object.entries(parts)) if (value !== '') query.set(name, value)
  if (filter.sort !== 'recent') query.set('sort', filter.sort)
  return query.size > 0 ? `?${query}` : ''
}

export const feedAddress = (filter: FeedFilter, more?: Record<string, string>): string =>
  `/public-recipes${feedQuery(filter, more)}`

/** Where a post's own requests go. */
export const postPath = (postId: string): string => `/public-recipes/${postId}`
