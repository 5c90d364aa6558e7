import { expect, test } from 'vitest'
import { searchedText, searchTextOf } from './search-text.ts'

test('[BLOG-16] a post is found by the words of title, excerpt and text, whatever their case', () => {
  const text = searchTextOf({
    title: 'How much  Protein?',
    excerpt: 'Dry LENTILS',
    html: '<p>Salt &amp; <b>pep</b>per</p>',
  })
  expect(text).toBe('how much protein?\ndry lentils\nsalt & pepper')
  for (const typed of ['  PROTEIN ', 'much\tprotein', 'salt & Pepper'])
    expect(text).toContain(searchedText(typed))
  expect(searchedText(' \n ')).toBe('')
  expect(searchedText('x'.repeat(500))).toHaveLength(100)
})
