// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readStarterContent } from '#app/features/blog/starter/starter-content.server.ts'
import { cleanHtml, renderFragment } from '#app/features/blog/render-article.server.ts'
import { MARKUP_VECTORS } from '#tests/support/markup-vectors.ts'
import { canonicalHtml, inertBody, parseArticle, serializeArticle } from './article-document.ts'

const blocksOf = (html: string) => {
  const names: string[] = []
  parseArticle(html).descendants((node) => void names.push(node.type.name))
  return names
}

/** Opened, written and cleaned as the server does when it is saved. */
const opened = (html: string) => cleanHtml(serializeArticle(parseArticle(html)))

/** As the editor reads it: lines outside of elements stand in paragraphs. */
const meaningOf = (html: string) => canonicalHtml(inertBody(serializeArticle(parseArticle(html))))

test.each(readStarterContent().articles.map((article) => [article.slug, article.body] as const))(
  'the article %s opens without a part the editor has no form for, and is written as it was',
  (_, body) => {
    const html = renderFragment(body, 'markdown')
    expect(blocksOf(html)).not.toContain('html_block')
    expect(canonicalHtml(inertBody(opened(html)))).toBe(canonicalHtml(inertBody(html)))
  },
)

const RICH = `<h2>Why</h2><p>Text <strong>b <em>x</em></strong> H<sub>2</sub>O <kbd>k</kbd> <a href="/help">a</a><br>next</p>
<ul><li>tight<ul><li>deep</li></ul></li><li><p>loose</p><p>two</p></li></ul><ol start="3"><li>three</li></ol>
<blockquote><p>so</p></blockquote><pre><code>let a = "&lt;b&gt;"\n  b\n</code></pre><hr>
<figure><img src="/plates/a.svg" alt="A" width="40" height="30"><figcaption>Cap <em>x</em></figcaption></figure>
<figure><img src="/plates/b.svg" alt="B"></figure>
<table><caption>Beans</caption><thead><tr><th scope="col">a</th><th align="right">b</th></tr></thead><tbody><tr><td>1</td><td align="right">2</td></tr><tr><td colspan="2"></td></tr></tbody></table>
<details><summary>More</summary><p>x</p></details><dl><dt>t</dt><dd>d</dd></dl><p><img src="/plates/c.svg" alt=""></p>`

test('every kind of block has a form, and is written as it came', () => {
  expect(blocksOf(RICH)).not.toContain('html_block')
  expect(canonicalHtml(inertBody(opened(RICH)))).toBe(canonicalHtml(inertBody(RICH)))
  expect(opened(RICH)).toContain('<li>tight<ul><li>deep</li></ul></li>')
  expect(opened(RICH)).toContain('<td align="right">2</td>')
})

test.each([
  '<table><tfoot><tr><td>x</td></tr></tfoot></table>',
  '<figure><table><tbody><tr><td>1</td></tr></tbody></table><figcaption>y</figcaption></figure>',
  '<pre>a<b>b</b></pre>',
  '<ul><li>a</li>b</ul>',
])('what has no form is kept as it is: %s', (html) => {
  expect(blocksOf(html)).toEqual(['html_block'])
  expect(opened(html)).toBe(html)
})

const PIECES =
  `<p> </p> <h2> </h2> <ul> </ul> <ol> <li> </li> <b> </b> <em> </em> <table> <tr> <td> </td> </tr> </table>
<blockquote> </blockquote> <pre> <code> </code> </pre> <figure> </figure> <figcaption> <details> <summary> <dl> <dt> <dd>
<hr> <br> <img/src=/plates/a.svg> <a/href=/x> </a> x &amp; &nbsp;`
    .split(/\s/)
    .concat(' ', '\n', 'words of it')

test('whatever the cleaner lets through is opened and written without loss, again and again', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 25 }), (pieces) => {
      const clean = cleanHtml(pieces.join(''))
      const once = opened(clean)
      expect(canonicalHtml(inertBody(once))).toBe(meaningOf(clean))
      expect(meaningOf(once)).toBe(meaningOf(clean))
      expect(wordsOf(once)).toBe(wordsOf(clean))
      expect(canonicalHtml(inertBody(once)).match(/<img/g)).toEqual(
        canonicalHtml(inertBody(clean)).match(/<img/g),
      )
    }),
    { numRuns: 400, seed: 21 },
  )
})

const wordsOf = (html: string) => (inertBody(html).textContent ?? '').replace(/\s+/g, '')

test.each(MARKUP_VECTORS)('$name loses no words when it is opened', ({ markup }) => {
  const clean = cleanHtml(markup)
  expect(wordsOf(opened(clean))).toBe(wordsOf(clean))
})
