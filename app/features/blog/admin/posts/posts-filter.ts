import { z } from 'zod'
import { POST_STATUSES, type PostStatus } from '#app/domain/blog/blog.ts'

/** What the list of posts is narrowed to and how it is ordered, as its address says. */
export type PostsFilter = {
  search: string
  status: PostStatus | null
  isSubmitted: boolean
  /** An id, or `none` for posts without one. */
  author: string | null
  category: string | null
  tag: string
  /** Days in UTC, both included; null where the list does not end. */
  updatedFrom: string | null
  updatedTo: string | null
  sort: PostSort
}

export const POST_SORTS = {
  updated: 'Last updated first',
  oldest: 'Longest unchanged first',
  published: 'Last published first',
  views: 'Most viewed first',
  title: 'By title',
} as const
export type PostSort = keyof typeof POST_SORTS

export const EVERY_POST: PostsFilter = {
  search: '',
  status: null,
  isSubmitted: false,
  author: null,
  category: null,
  tag: '',
  updatedFrom: null,
  updatedTo: null,
  sort: 'updated',
}

const idOrNone = z.union([z.literal('none'), z.uuid()])
const day = z.iso.date()

/** What the address asks for; what it cannot mean is left out. */
export function postsFilterIn(query: URLSearchParams): PostsFilter {
  const text = (name: string, length: number) => (query.get(name) ?? '').trim().slice(0, length)
  const sort = query.get('sort') ?? ''
  return {
    search: text('q', 100),
    status: POST_STATUSES.find((known) => known === query.get('status')) ?? null,
    isSubmitted: query.get('review') === 'waiting',
    author: idOrNone.safeParse(query.get('author')).data ?? null,
    category: idOrNone.safeParse(query.get('category')).data ?? null,
    tag: text('tag', 60),
    updatedFrom: day.safeParse(query.get('from')).data ?? null,
    updatedTo: day.safeParse(query.get('to')).data ?? null,
    sort: Object.hasOwn(POST_SORTS, sort) ? (sort as PostSort) : 'updated',
  }
}

/** The address of a page of the filtered list. */
export function postsHref(filter: PostsFilter, page = 1): string {
  const { search, status, isSubmitted, author, category, tag, updatedFrom, updatedTo, sort } = filter
  const query = new URLSearchParams({
    ...(search && { q: search }),
    ...(status && { status }),
    ...(isSubmitted && { review: 'waiting' }),
    ...(author && { author }),
    ...(category && { category }),
    ...(tag && { tag }),
    ...(updatedFrom && { from: updatedFrom }),
    ...(updatedTo && { to: updatedTo }),
    ...(sort !== 'updated' && { sort }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query ? `/blog-admin/posts?${query}` : '/blog-admin/posts'
}

/** Whether anything behind "More filters" is chosen. */
export const hasMoreFilters = ({
  author,
  category,
  tag,
  updatedFrom,
  updatedTo,
  sort,
}: PostsFilter): boolean =>
  author !== null ||
  category !== null ||
  tag !== '' ||
  updatedFrom !== null ||
  updatedTo !== null ||
  sort !== 'updated'

export const isFiltered = (filter: PostsFilter): boolean =>
  filter.search !== '' ||
  filter.status !== null ||
  filter.isSubmitted ||
  hasMoreFilters({ ...filter, sort: 'updated' })
