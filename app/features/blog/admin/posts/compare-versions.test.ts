import { expect, test } from 'vitest'
import { NEW_POST } from '#app/domain/blog/post-fields.ts'
import { diffFields } from './compare-versions.server.ts'

test('fields that differ are shown word by word, the others not at all', () => {
  const before = { ...NEW_POST, title: 'Dal', content: 'Rinse the lentils well.', tags: ['a'] }
  const after = { ...before, content: 'Rinse the beans well.', tags: ['a', 'b'] }
  expect(diffFields(before, after)).toEqual([
    {
      label: 'Content',
      parts: [
        { text: 'Rinse the ', kind: 'same' },
        { text: 'lentils', kind: 'removed' },
        { text: 'beans', kind: 'added' },
        { text: ' well.', kind: 'same' },
      ],
    },
    {
      label: 'Tags',
      parts: [
        { text: 'a', kind: 'same' },
        { text: ', b', kind: 'added' },
      ],
    },
  ])
  expect(diffFields(before, before)).toEqual([])
})

test('the same picture and answer, written differently, are no difference', () => {
  const before = {
    ...NEW_POST,
    featuredImageUrl: '/plates/dal.svg',
    faqs: [{ question: 'Q', answer: '<p>Salt &amp; oil</p>' }],
  }
  const after = {
    ...NEW_POST,
    featuredImageUrl: 'https://site.example/plates/dal.svg',
    faqs: [{ question: 'Q', answer: 'Salt & oil' }],
  }
  expect(diffFields(before, after)).toEqual([])
})

test('two long texts with nothing in common are compared in time', () => {
  const text = (seed: number) =>
    Array.from({ length: 20_000 }, (_, index) => `w${(index * seed) % 9973}`).join(' ')
  const startedAt = process.cpuUsage()
  const [content] = diffFields({ ...NEW_POST, content: text(7) }, { ...NEW_POST, content: text(11) })
  expect(content?.parts.map(({ text }) => text).join('').length).toBeGreaterThan(100_000)
  expect(process.cpuUsage(startedAt).user).toBeLessThan(5_000_000)
})
