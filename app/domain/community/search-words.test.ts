import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctionsOf, reachOf, searchWordsOf, slipsBetween, textQueryOf } from './search-words.ts'

const known = (word: string, postsCount = 10) => ({ word, postsCount })

test('what is typed becomes words: lower case, without marks, figures and signs, each once, six at most', () => {
  expect(searchWordsOf('  Crème-brûlée, 2 EGGS & eggs! ')).toEqual(['creme', 'brulee', 'eggs'])
  expect(searchWordsOf('a b c d e f g h')).toHaveLength(6)
  expect(searchWordsOf('豆腐 soup')).toEqual(['豆腐', 'soup'])
  expect(searchWordsOf(`x ${'y'.repeat(41)}`)).toEqual(['x'])
  for (const nothing of ['', '  ', '123', "';--", '%_']) expect(searchWordsOf(nothing)).toEqual([])
})

test('a letter missed, added, mistaken or swapped is one slip; y and i at the end are the same', () => {
  for (const [typed, meant, slips] of [
    ['chiken', 'chicken', 1],
    ['chickken', 'chicken', 1],
    ['chikcen', 'chicken', 1],
    ['chocken', 'chicken', 1],
    ['strawberry', 'strawberri', 0],
    ['strawbery', 'strawberri', 1],
    ['rice', 'rice', 0],
    ['', 'rice', 4],
  ] as const)
    expect(slipsBetween(typed, meant), `${typed} ${meant}`).toBe(slips)
})

test('slips are as many one way as the other, and none only between words that are alike', () => {
  const word = fc.stringMatching(/^[a-h]{0,8}$/)
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(slipsBetween(a, b)).toBe(slipsBetween(b, a))
      expect(slipsBetween(a, b) === 0).toBe(a === b)
      expect(slipsBetween(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
    }),
  )
})

test('a misspelt word means what is nearest, of equals the commonest; what is too far is not guessed', () => {
  const alike = [known('chicken', 500), known('chicori', 40), known('thicken', 3)]
  expect(correctionsOf('chiken', alike)).toEqual([known('chicken', 500)])
  expect(correctionsOf('bran', [known('brain', 2), known('bean', 90), known('brawn', 5)])).toEqual([
    known('bean', 90),
    known('brawn', 5),
    known('brain', 2),
  ])
  // One slip in a short word, two in a longer one.
  expect(correctionsOf('bxyn', [known('bean')])).toEqual([])
  expect(correctionsOf('brocoly', [known('broccoli')])).toEqual([known('broccoli')])
  expect(correctionsOf('anything', [])).toEqual([])
})

test('a text query holds every group, the cuisine and the segments, and quotes what could be a sign of it', () => {
  const groups = [[known('ric'), known('rice')], [known("o'b\\c")]]
  expect(textQueryOf(groups, { cuisine: null })).toBe(`('ric' | 'rice') & ('o''b\\\\c')`)
  expect(textQueryOf([[known('ric')]], { cuisine: "Chef's", segments: [3, 2] })).toBe(
    `('ric') & '@Chef''s' & ('#3' | '#2')`,
  )
})

test('the commoner a word, the nearer its newest matches: post by post, by segments, or in the whole book', () => {
  const book = 1_000_000
  expect(reachOf(0.5, book)).toEqual({ posts: 1500, segments: null })
  expect(reachOf(0.1, book)).toEqual({ posts: 1_000_000 - 121 * 8192, segments: [122, 121] })
  expect(reachOf(0.02, book)?.segments).toHaveLength(6)
  // At most nine are named.
  expect(reachOf(0.001, book)?.segments).toHaveLength(9)
  expect(reachOf(0.0007, book)).toBeNull()
  expect(reachOf(0.5, 1000)).toBeNull()
  fc.assert(
    fc.property(
      fc.double({ min: 1e-6, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 10_000_000 }),
      (share, all) => {
        const reach = reachOf(share, all)
        expect(reach === null || reach.posts <= all).toBe(true)
        if (reach?.segments) expect(reach.segments[0]).toBe(Math.floor(all / 8192))
      },
    ),
  )
})
