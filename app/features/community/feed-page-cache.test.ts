import { afterEach, expect, test, vi } from 'vitest'
import type { FeedPost } from './community.ts'
import { changeCachedPost, cachePages, cachedPages, storePages, takeStoredPages } from './feed-page-cache.ts'

const post = (id: string): FeedPost => ({
  id,
  recipeId: id,
  title: id,
  description: '',
  tags: [],
  author: { id: 'a', label: 'ann' },
  likesCount: 0,
  commentsCount: 0,
  createdAt: '2026-03-08T10:00:00.000Z',
  isLiked: false,
  isFavorite: false,
  card: { href: '/', name: id, cookingTimeMin: 1, difficulty: 'Beginner', backdrop: 'cloth-leaf' },
})
const pages = (...ids: string[]) => ({ posts: ids.map(post), nextCursor: 'next' })

afterEach(() => {
  vi.unstubAllGlobals()
})

function stubStorage(storage: Partial<Storage> = {}) {
  const held = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
    ...storage,
  })
}

test('a like holds in every list that is cached, and nowhere else', () => {
  cachePages('one', pages('p', 'q'))
  cachePages('two', pages('q', 'r'))
  changeCachedPost('q', { isLiked: true, likesCount: 3 })
  const liked = (key: string) => cachedPages(key)?.posts.map(({ isLiked }) => isLiked)
  expect(liked('one')).toEqual([false, true])
  expect(liked('two')).toEqual([true, false])
})

test('the oldest lists are let go', () => {
  for (let index = 0; index < 12; index++) cachePages(`list ${index}`, pages('p'))
  expect(cachedPages('list 1')).toBeUndefined()
  expect(cachedPages('list 11')).toBeDefined()
})

test('what a document leaves behind is for the same place, and once', () => {
  stubStorage()
  cachePages('here', pages('p'))
  storePages('here', 420)
  expect(takeStoredPages('elsewhere')).toBeNull()
  storePages('here', 420)
  expect(takeStoredPages('here')).toMatchObject({ scrollY: 420, pages: { nextCursor: 'next' } })
  expect(takeStoredPages('here')).toBeNull()
})

test('where the browser forbids storage the list begins at its top', () => {
  const forbidden = () => {
    throw new Error('forbidden')
  }
  stubStorage({ getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  storePages('here', 420)
  expect(takeStoredPages('here')).toBeNull()
})
