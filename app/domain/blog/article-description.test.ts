import { expect, test } from 'vitest'
import { articleDescription } from './article-description.ts'

const POST = { seoDescription: ' ', excerpt: '', contentHtml: '' }

test('a description is what was written for it, else the excerpt, else the first words of the text', () => {
  const contentHtml = `<h2>Dal</h2><p>Lentils &amp; <b>rice</b>.</p><p>${'More words. '.repeat(40)}</p>`
  expect(articleDescription({ ...POST, seoDescription: 'Meta', excerpt: 'Short', contentHtml })).toBe('Meta')
  expect(articleDescription({ ...POST, excerpt: 'Short', contentHtml })).toBe('Short')
  const words = articleDescription({ ...POST, contentHtml })
  expect(words).toMatch(/^Dal Lentils & rice\. More words\. .* \S+…$/)
  expect(words.length).toBeLessThanOrEqual(160)
  expect(articleDescription(POST)).toBe('')
})
