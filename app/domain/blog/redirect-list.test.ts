import { expect, test } from 'vitest'
import { MAX_REDIRECT_LINES, readRedirectList } from './redirect-list.ts'

test('a list of old addresses is read with commas, semicolons or tabs, with or without names above', () => {
  for (const sign of [',', ';', '\t']) {
    const list = [`from${sign}to`, `/2012/soup/${sign}/blog/food/soup`, '', `"/a b"${sign}/help`].join('\n')
    expect(readRedirectList(`\uFEFF${list}`)).toEqual({
      redirects: [{ line: 2, fromPath: '/2012/soup', toPath: '/blog/food/soup' }],
      refused: [{ line: 4, given: '/a b, /help', why: 'The first column is not an old address' }],
    })
  }
})

test('whole addresses are read as their paths, of either side', () => {
  expect(
    readRedirectList('https://old.example/soup/,https://new.example/blog/food/soup?x=1').redirects,
  ).toEqual([{ line: 1, fromPath: '/soup', toPath: '/blog/food/soup?x=1' }])
})

test('a line that leads off the site, has one column, or none of ours is named', () => {
  const { redirects, refused } = readRedirectList('/a,//evil.test\n/b\n/c,javascript:alert(1)\n,/help')
  expect(redirects).toEqual([])
  expect(refused.map(({ line }) => line)).toEqual([1, 2, 3, 4])
})

test.each(['', 'from,to', '"/a,/b'])('%j is no list', (csv) => {
  expect(() => readRedirectList(csv)).toThrow(/list/)
})

test('a list is bounded', () => {
  const lines = Array.from({ length: MAX_REDIRECT_LINES + 1 }, (_, index) => `/a${index},/help`).join('\n')
  expect(() => readRedirectList(lines)).toThrow('more than 5,000 lines')
})
