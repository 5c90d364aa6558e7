// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readStarterContent } from '#app/features/blog/starter/starter-content.server.ts'
import { cleanHtml, renderFragment } from '#app/features/blog/render-article.server.ts'
import { MARKUP_VECTORS } from '#tests/support/markup-vectors.ts'
import { markdownOfHtml } from '#app/features/blog/markdown-of.server.ts'
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

const BLOCKS = `<p>One<small data-note>a <em>note</em>, <a href="/help">see</a></small> two.</p>
<figure data-block="recipe" data-serves="2"><figcaption><a href="/recipe/x">Porridge</a></figcaption><ul><li>50 g oats</li><li>200 ml milk</li></ul></figure>
<figure data-block="food"><ul><li>100 g chickpeas</li></ul></figure>
<figure data-block="scale" data-nutrient="fibre" data-pin="30"><figcaption>Fibre</figcaption><ul><li>Lunch: 80 g peas + 2 slices wholemeal bread</li></ul></figure>
<figure data-block="embed"><figcaption><a href="https://vimeo.com/123456" rel="noopener">Rice</a></figcaption></figure>`

test('drawn blocks and footnotes have a form, and are written as they came', () => {
  expect(cleanHtml(BLOCKS)).toBe(BLOCKS)
  expect(blocksOf(BLOCKS).filter((name) => name === 'drawn_block')).toHaveLength(4)
  expect(opened(BLOCKS)).toBe(BLOCKS)
})

test('drawn blocks and footnotes survive being written as Markdown', () => {
  const markdown = markdownOfHtml(BLOCKS)
  expect(markdown).toContain('One[^1] two.')
  expect(markdown).toContain('[^1]: a _note_, [see](/help)')
  expect(canonicalHtml(inertBody(renderFragment(markdown, 'markdown')))).toBe(
    canonicalHtml(inertBody(BLOCKS)),
  )
})

test('a block whose caption holds more than words is kept as it is', () => {
  const html =
    '<figure data-block="food"><figcaption>See <a href="/help">help</a></figcaption><ul><li>1 egg</li></ul></figure>'
  expect(blocksOf(html)).toEqual(['html_block'])
  expect(opened(html)).toBe(html)
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
<hr> <br> <small/data-note> </small> <figure/data-block=recipe> <figure/data-block=scale> <img/src=/plates/a.svg> <a/href=/x> </a> x &amp; &nbsp;`
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
    { numRuns: 200, seed: 21 },
  )
})

const wordsOf = (html: string) => (inertBody(html).textContent ?? '').replace(/\s+/g, '')

test.each(MARKUP_VECTORS)('$name loses no words when it is opened', ({ markup }) => {
  const clean = cleanHtml(markup)
  expect(wordsOf(opened(clean))).toBe(wordsOf(clean))
})
