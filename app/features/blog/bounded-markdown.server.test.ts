import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MARKDOWN_PICTURE } from '#app/domain/blog/moving/moved-html.ts'
import { POST_LIMITS } from '#app/domain/blog/post-fields.ts'
import { markdownOfHtml } from './markdown-of.server.ts'
import { cleanHtml, renderArticle, renderFragment } from './render-article.server.ts'

/** Twice what other requests may wait, as a busy machine and the tests around it share the processor. */
const LONGEST_TURN_MS = 600

function cpuMsOf(work: () => unknown): number {
  const startedAt = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(startedAt)
  return (user + system) / 1000
}

const filled = (unit: string) =>
  unit.repeat(Math.ceil(POST_LIMITS.content / unit.length)).slice(0, POST_LIMITS.content)

const BRACKETS = ['[', '!', '![', '[]', '[a](', '[a][', '![[a](b)](', '[a]("']
const MARKS = ['**a', '_a_ ', '~a', '`a ', '<', 'http://a.b ', 'a@b.c ', '[^a]']
const BLOCKS = [
  'a\n> b\n',
  'x\n-\n',
  'a\n\n',
  'a\n# b\n',
  '\na|b\n',
  '1. ',
  '- > ',
  '|a|b|\n|-|-|\n',
  '[^a]: b\n',
]

test.each([...BRACKETS, ...MARKS, ...BLOCKS])(
  'an article of nothing but %j does not hold up other requests',
  (unit) => {
    renderArticle(unit.repeat(300), 'markdown')
    expect(cpuMsOf(() => renderArticle(filled(unit), 'markdown'))).toBeLessThan(LONGEST_TURN_MS)
  },
  200_000,
)

test.each(['<p>', '<li>', '</p>', '<h2>a</h2>', '<td>', '<br>'])(
  'an article of nothing but %s is turned into Markdown without holding up other requests',
  (unit) => {
    markdownOfHtml(cleanHtml(unit.repeat(300)))
    expect(cpuMsOf(() => markdownOfHtml(cleanHtml(filled(unit))))).toBeLessThan(LONGEST_TURN_MS)
  },
)

test('an article made of any signs of Markdown does not hold up other requests', () => {
  const signs = [
    '*',
    '_',
    '[',
    ']',
    '(',
    ')',
    '!',
    '`',
    '>',
    '-',
    '1.',
    '#',
    '|',
    '~',
    '\n',
    '\n\n',
    ' ',
    'a',
    '<',
  ]
  const unit = fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(unit, (parts) => {
      expect(cpuMsOf(() => renderArticle(filled(parts.join('')), 'markdown'))).toBeLessThan(LONGEST_TURN_MS)
    }),
    { numRuns: 40, endOnFailure: true },
  )
}, 200_000)

test('pictures are found in Markdown in time that grows with its length', () => {
  expect(cpuMsOf(() => [...'!['.repeat(2_000_000).matchAll(MARKDOWN_PICTURE)])).toBeLessThan(LONGEST_TURN_MS)
  expect([...'[![a!](/c.jpg)](/d)'.matchAll(MARKDOWN_PICTURE)].map(([, , source]) => source)).toEqual([
    '/c.jpg',
  ])
})

test('a long article reads as it was written', () => {
  const section = [
    '## Soup',
    'Some *stock* with [leeks](https://example.org/leeks), `salt` and **oil**.[^1]',
    '> A quote\nthat goes on',
    '| a | b |\n| - | - |\n| 1 | 2 |',
    '- one\n  - two\n\n    > three',
    'Title\n---',
  ].join('\n\n')
  const source = `${`${section}\n\n`.repeat(300)}[^1]: A note.`
  expect(source.length).toBeGreaterThan(50_000)
  const html = renderFragment(source, 'markdown')
  const once = renderFragment(`${section}\n\n[^1]: A note.`, 'markdown').trim()
  expect(html.trim()).toBe(Array.from({ length: 300 }, () => once).join('\n'))
})
