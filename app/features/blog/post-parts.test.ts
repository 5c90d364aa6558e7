import { expect, test } from 'vitest'
import { partsOfPost, viewsInWords } from './post-parts.ts'

const page = ({
  style = '<link rel="stylesheet" href="/assets/app-1.css"/>',
  related = '',
  views = '7 views',
} = {}) =>
  `<html><head>${style}</head><main><p><span data-views="true">${views}</span></p><article/>${related}<a class="to-top" href="#top"></a></main></html>`
const RELATED = '<section class="post-related" aria-labelledby="related"><article>One</article></section>'

test('the page of a post is cut where something changes on its own, and is whole when put together again', () => {
  for (const related of ['', RELATED]) {
    const html = page({ related })
    const parts = partsOfPost(html)!
    expect(parts).toMatchObject({ views: '7 views', related })
    const [head, afterStyle, beforeRelated, end] = parts.fixed
    expect(head + parts.styleLink + afterStyle + parts.views + beforeRelated + parts.related + end).toBe(html)
  }
})

test('a page without one of the places, or with one of them twice, is not cut', () => {
  expect(partsOfPost(page({ style: '' }))).toBeNull()
  expect(partsOfPost(page().replace(' data-views="true"', ''))).toBeNull()
  expect(partsOfPost(page().replace('to-top', 'top'))).toBeNull()
  expect(partsOfPost(page({ related: '<a class="to-top"></a>' }))).toBeNull()
  expect(partsOfPost(RELATED + page())).toBeNull()
})

test('[BLOG-31] views are counted in words', () => {
  expect([0, 1, 2, 12_345].map(viewsInWords)).toEqual(['0 views', '1 view', '2 views', '12,345 views'])
})
