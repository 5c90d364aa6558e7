import { MAX_SEARCH_LENGTH } from '#app/domain/search/search-text.ts'
import { FEED_SORTS, type FeedQuery, type FeedCollection, type FeedSort } from './community.ts'

/** What the feed shows; its address holds it, so that Back works and links can be kept. */
export type FeedFilter = Omit<FeedQuery, 'cursor'>

export const SORT_LABELS: Readonly<Record<FeedSort, string>> = {
  recent: 'Most Recent',
  top_rated: 'Top Rated',
  most_commented: 'Most Commented',
}

/** The collections by the word that stands for them in the address. */
export const COLLECTIONS: readonly { collection: FeedCollection; word: string; label: string }[] = [
  { collection: 'all', word: '', label: 'All' },
  { collection: 'liked', word: 'liked', label: 'Liked' },
  { collection: 'favorites', word: 'bookmarked', label: 'Bookmarked' },
]

/** The filter of an address; what it does not know is left out. */
export function feedFilterOf(query: URLSearchParams): FeedFilter {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, MAX_SEARCH_LENGTH)
  return {
    search: text('q'),
    cuisine: text('cuisine') || null,
    sort: FEED_SORTS.find((one) => one === query.get('sort')) ?? 'recent',
    collection: COLLECTIONS.find(({ word }) => word === query.get('collection'))?.collection ?? 'all',
  }
}

/** Shelf, search, cuisine and order, as few words as say it; `more` is what an address names besides. */
export function feedQuery(filter: FeedFilter, more: Record<string, string> = {}): string {
  const query = new URLSearchParams()
  const word = COLLECTIONS.find(({ collection }) => collection === filter.collection)?.word ?? ''
  const parts = { collection: word, q: filter.search, cuisine: filter.cuisine ?? '', ...more }
  for (const [name, value] of Object.entries(parts)) if (value !== '') query.set(name, value)
  if (filter.sort !== 'recent') query.set('sort', filter.sort)
  return query.size > 0 ? `?${query}` : ''
}

export const feedAddress = (filter: FeedFilter, more?: Record<string, string>): string =>
  `/public-recipes${feedQuery(filter, more)}`

/** Where an author's recipes are asked for, and where they are blocked and unblocked. */
export const authorPath = (authorId: string): string => `/public-recipes/authors/${authorId}`

/** Where a post's own requests go. */
export const communityPostPath = (postId: string): string => `/public-recipes/${postId}`
