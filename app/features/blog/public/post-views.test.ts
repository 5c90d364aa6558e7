import { expect, test } from 'vitest'
import { viewsInWords } from './post-views.ts'

test('[BLOG-31] views are counted in words', () => {
  expect([0, 1, 2, 12_345].map(viewsInWords)).toEqual(['0 views', '1 view', '2 views', '12,345 views'])
})
