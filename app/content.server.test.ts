import { expect, test } from 'vitest'
import { z } from 'zod'
import { filledIn, readContent } from './content.server.ts'

test('a field that is missing or wrong is named with its file', () => {
  const read = (shape: z.ZodRawShape) => () => readContent('legal', z.object(shape))
  expect(read({ author: z.string() })).toThrow(/^content\/legal\/cookies\.md: author: /)
  expect(read({ updated: z.number() })).toThrow(/^content\/legal\/cookies\.md: updated: /)
  expect(read({ title: z.string() })().map(({ slug }) => slug)).toEqual(['cookies', 'privacy', 'terms'])
})

test('a text is filled with what it names, and names nothing that is not there', () => {
  const text = 'Write to {{email}}{{#photos}}, with a photo{{/photos}}{{^photos}} in words{{/photos}}.'
  const fill = (photos: boolean) => filledIn(text, { email: 'a@example.org', photos }, 'content/a.md')
  expect(fill(true)).toBe('Write to a@example.org, with a photo.')
  expect(fill(false)).toBe('Write to a@example.org in words.')
  const marked = filledIn('By {{name}}', { name: 'A_b_ & <i>*Co*' }, 'content/a.md')
  expect(marked, 'a value is text').toBe(String.raw`By A\_b\_ \& \<i\>\*Co\*`)
  for (const wrong of ['{{name}}', '{{#name}}x{{/name}}', '{{constructor}}', '{{#photos}}x'])
    expect(() => filledIn(wrong, { photos: true }, 'content/a.md'), wrong).toThrow(/^content\/a\.md: /)
})
