import { expect, test } from 'vitest'
import { articleFaults, ownLinksOf } from './article-checks.ts'

const messages = (html: string) => articleFaults(html).map(({ message }) => message)

test('headings: a level 1, a skipped level and an empty one are named', () => {
  expect(messages('<h1 id="heading-0">Top</h1><h4 id="heading-1">Deep</h4><h2 id="heading-2"></h2>')).toEqual(
    [
      '“Top” is a heading of level 1: the title of the post is the only one of those',
      '“Deep” skips a level: level 4 stands under level 1',
      'A heading has no words',
    ],
  )
  expect(messages('<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2>')).toEqual([])
  expect(messages('<h3>A</h3>')).toEqual(['“A” skips a level: level 3 stands under level 1'])
})

test('links: unusable, wordless and lost ones are named', () => {
  expect(messages('<p><a>x</a> <a href="/help"></a> <a href="#heading-7">there</a></p>')).toEqual([
    'The link “x” has no address that can be used',
    'The link to /help has no words',
    'The link “there” leads to no heading of this post',
  ])
  expect(
    messages('<h2 id="heading-0">A</h2><a href="#heading-0">a</a><a href="/a"><img alt="b" /></a>'),
  ).toEqual([])
})

test('pictures without words are counted', () => {
  expect(messages('<img src="/plates/a.svg" alt="" /><img src="/plates/a.svg" alt="x" />')).toHaveLength(1)
})

test('own links come once each, without query and place', () => {
  const html =
    '<a href="/blog/a/b?x=1">a</a><a href="/blog/a/b#c">b</a><a href="https://x.org/">c</a><a href="/">d</a>'
  expect(ownLinksOf(html)).toEqual(['/blog/a/b', '/'])
})
