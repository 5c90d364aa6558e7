import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blogSlug, isBlogSlug } from './blog-slug.ts'

test('[ADMIN-31] a slug keeps a-z, 0-9 and single hyphens of the lower-case text', () => {
  expect(blogSlug('How Much Protein Is in a Bowl of Dal?')).toBe('how-much-protein-is-in-a-bowl-of-dal')
  expect(blogSlug('  Salt & Pepper -- 10 % less!  ')).toBe('salt-pepper-10-less')
  expect(blogSlug('Crème brûlée')).toBe('crme-brle')
  expect(blogSlug('---')).toBe('')
  expect(blogSlug('a\tb\nc')).toBe('a-b-c')
})

test('[ADMIN-31] whatever is typed, the slug is empty or an address part, and stays itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const slug = blogSlug(text)
      expect(slug === '' || isBlogSlug(slug)).toBe(true)
      expect(blogSlug(slug)).toBe(slug)
    }),
  )
})
