import { expect, test } from 'vitest'
import { WordingChooser } from './choose-wording.ts'

const OPTIONS = ['a', 'b', 'c'].map((pattern) => ({ pattern, text: `Say ${pattern}.` }))
const first = () => 0

test('no pattern comes twice as long as another is fresh', () => {
  const wordings = new WordingChooser(first, [])
  expect(new Set([1, 2, 3].map(() => wordings.choose(OPTIONS))).size).toBe(3)
  expect(wordings.repeats).toBe(0)
  wordings.choose(OPTIONS)
  expect(wordings.repeats).toBe(1)
})

test('what the last recipes said is said again only when nothing else is left, the oldest first', () => {
  const wordings = new WordingChooser(first, [new Set(['a']), new Set(['b'])])
  expect(wordings.choose(OPTIONS)).toBe('Say c.')
  expect(wordings.choose(OPTIONS)).toBe('Say b.')
})

test('what may not be said to the person is not offered', () => {
  const wordings = new WordingChooser(first, [], (sentence) => !sentence.includes('a.'))
  expect(wordings.sayable(OPTIONS).map(({ pattern }) => pattern)).toEqual(['b', 'c'])
})
