// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { readStarterContent } from './starter/starter-content.server.ts'
import { canonicalHtml, inertBody } from './admin/editor/visual/article-document.ts'
import { markdownOfHtml } from './markdown-of.server.ts'
import { renderFragment } from './render-article.server.ts'

const meaningOf = (html: string) => canonicalHtml(inertBody(html))

test.each(readStarterContent().articles.map((article) => [article.slug, article.body] as const))(
  'the article %s says the same after it went to HTML and back to Markdown',
  (_, body) => {
    const html = renderFragment(body, 'markdown')
    expect(meaningOf(renderFragment(markdownOfHtml(html), 'markdown'))).toBe(meaningOf(html))
  },
)

test('what Markdown has no sign for stays HTML', () => {
  const html = `<h2>A &amp; b*c*</h2>
<p>H<sub>2</sub>O <del>old</del> <mark>new</mark> 1. x_y_z</p>
<ol start="3"><li>three<ul><li>deep</li></ul></li></ol>
<figure><img src="/plates/a.svg" alt="A"><figcaption>Cap <em>x</em></figcaption></figure>
<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>
<table><thead><tr><th>a</th><th align="right">b</th></tr></thead><tbody><tr><td>1 | 2</td><td align="right"><strong>3</strong></td></tr></tbody></table>
<pre><code>a  b

c</code></pre>
<details><summary>More</summary><p>x</p></details>`
  const markdown = markdownOfHtml(renderFragment(html, 'html'))
  expect(markdown).toContain('| a | b |\n| --- | --: |\n| 1 \\| 2 | **3** |')
  expect(markdown).toContain('```\na  b\n\nc\n```')
  expect(meaningOf(renderFragment(markdown, 'markdown')).replace('\n</code>', '</code>')).toBe(
    meaningOf(renderFragment(html, 'html')),
  )
})
