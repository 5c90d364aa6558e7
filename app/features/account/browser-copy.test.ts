import { expect, test } from 'vitest'
import { keepBrowserCopy } from './browser-copy.ts'

function memory() {
  const kept = new Map<string, string>()
  const storage = {
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage
  return { kept, storage }
}

const COPY = {
  id: '0198f2a0-0000-7000-8000-000000000001',
  subscription: 'free' as const,
  usageStats: { recipesGenerated: 2, mealsPlanned: 0, caloriesEstimated: 1 },
}

test('[DATA-14] user and recipesGenerated are kept as copies, without an address, and go with the session', () => {
  const { kept, storage } = memory()
  keepBrowserCopy(COPY, () => storage)
  expect(kept.get('recipesGenerated')).toBe('2')
  expect(JSON.parse(kept.get('user')!)).toEqual({ ...COPY, recipesGenerated: 2 })
  keepBrowserCopy(null, () => storage)
  expect([...kept]).toEqual([])
})

test('[DATA-14] a browser that keeps nothing is no obstacle', () => {
  const forbidden = () => {
    throw new Error('storage is forbidden')
  }
  expect(() => keepBrowserCopy(COPY, forbidden)).not.toThrow()
  expect(() => keepBrowserCopy(null, forbidden)).not.toThrow()
})
