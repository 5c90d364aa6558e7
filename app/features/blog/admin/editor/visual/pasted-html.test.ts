// @vitest-environment jsdom
import { DOMParser } from 'prosemirror-model'
import { expect, test } from 'vitest'
import { cleanHtml } from '#app/features/blog/render-article.server.ts'
import {
  GOOGLE_DOCS_CLIPBOARD,
  WEB_PAGE_CLIPBOARD,
  WORD_CLIPBOARD,
  WORD_NOTES_CLIPBOARD,
} from '#tests/support/clipboards.ts'
import { MARKUP_VECTORS } from '#tests/support/markup-vectors.ts'
import { inertBody, serializeArticle } from './article-document.ts'
import { articleSchema } from './article-schema.ts'
import { isMarkdown, readPastedHtml } from './pasted-html.ts'

function pasted(html: string) {
  const read = readPastedHtml(html)
  const doc = DOMParser.fromSchema(articleSchema).parse(inertBody(read.html))
  return { ...read, stored: cleanHtml(serializeArticle(doc)).replaceAll('\u00a0', ' ') }
}

test('a paste from Word keeps headings, nested lists, links and tables, and names what it leaves out', () => {
  const { source, dropped, stored } = pasted(WORD_CLIPBOARD)
  expect(source).toBe('Word')
  expect(dropped).toEqual(['1 picture (save it, then drop its file here)', 'fonts and colours'])
  expect(stored.split('\n')).toEqual([
    '<h2>Beans in the week</h2>',
    '<p>A tin holds <b>two</b> portions, <i>drained</i>; see <a href="https://www.nhs.uk/live-well/" rel="noopener">the NHS</a>.</p>',
    '<ul><li>Soak overnight<ul><li>in cold water</li></ul></li><li>Rinse</li></ul>',
    '<h3>Steps</h3>',
    '<ol><li>Boil</li><li>Simmer</li></ol>',
    '<table><tbody><tr><td><p>Bean</p></td><td><p>Minutes</p></td></tr><tr><td><p>Black</p></td><td><p>60</p></td></tr></tbody></table>',
  ])
})

test('a paste from Google Docs keeps what its styles say', () => {
  const { source, dropped, stored } = pasted(GOOGLE_DOCS_CLIPBOARD)
  expect(source).toBe('Google Docs')
  expect(dropped).toEqual(['1 picture (save it, then drop its file here)', 'fonts and colours'])
  expect(stored.split('\n')).toEqual([
    '<h2>Lentils for weekdays</h2>',
    '<p>Plain <strong>bold</strong><em> and italic</em> with CO<sub>2</sub> and <a href="https://example.org/lentils" rel="noopener">a source</a></p>',
    '<ul><li><p>Red ones</p><ul><li><p>split</p></li></ul></li><li><p>Green ones</p></li></ul>',
  ])
})

test('a paste from a web page keeps its structure; what runs or loads is named and gone', () => {
  const { dropped, stored } = pasted(WEB_PAGE_CLIPBOARD)
  expect(dropped).toEqual([
    '1 picture (save it, then drop its file here)',
    '1 script',
    '1 form field',
    'fonts and colours',
  ])
  expect(stored.split('\n')).toEqual([
    '<h3>From a page</h3>',
    '<p>Words with <code>code</code>, <a href="https://example.com/a?b=1&amp;c=2" rel="noopener">a link</a> and <strong>weight</strong>.</p>',
    '<blockquote><p>Said well.</p></blockquote>',
    '<figure data-block="embed"><figcaption><a href="https://www.youtube.com/embed/x" rel="noopener">YouTube</a></figcaption></figure>',
    '<table><thead><tr><th>Food</th><th>g</th></tr></thead><tbody><tr><td>Oats</td><td>40</td></tr></tbody></table>',
    '<p>After it.</p>',
  ])
})

test('footnotes of Word go to where their marks stand', () => {
  expect(pasted(WORD_NOTES_CLIPBOARD).stored.split('\n')).toEqual([
    '<p>His averages are still with us.<small data-note>Merrill and Watt, <i>Energy Value of Foods</i>, 1955.</small> And more.</p>',
  ])
})

test('a frame of a known site becomes a card with its title; others are named and gone', () => {
  const { dropped, stored } = pasted(
    '<p>a</p><iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?x=1" title="Rice, slowly"></iframe><iframe src="https://evil.example/embed/1"></iframe>',
  )
  expect(dropped).toEqual(['1 embedded page of another site'])
  expect(stored.split('\n')).toEqual([
    '<p>a</p>',
    '<figure data-block="embed"><figcaption><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener">Rice, slowly</a></figcaption></figure>',
  ])
})

test.each(MARKUP_VECTORS)(
  'a paste of $name puts nothing into the article that the cleaner would take out',
  ({ markup }) => {
    const doc = DOMParser.fromSchema(articleSchema).parse(inertBody(readPastedHtml(markup).html))
    const html = serializeArticle(doc)
    const words = (text: string) => inertBody(text).textContent
    expect(html).not.toMatch(
      /<(?:script|iframe|svg|object|style|form|input)|<[^>]+\s(?:on\w+|style|data-\w+)=/i,
    )
    expect(html.replace(/ alt="[^"]*"/g, '')).not.toMatch(
      /(?:href|src)="\s*(?:javascript|data|vbscript|blob|file):/i,
    )
    expect(words(cleanHtml(html))).toBe(words(html))
  },
)

test('a block kept as it is cannot be made by a paste', () => {
  expect(pasted('<div data-html="<img src=x onerror=alert(1)>">x</div>').stored).toBe('<p>x</p>')
})

test.each(['# Title', '- a\n- b', '[a](https://x.org)', '| a |\n|---|', '**bold** word', '```\nx\n```'])(
  'reads as Markdown: %j',
  (text) => {
    expect(isMarkdown(text)).toBe(true)
  },
)

test.each(['Plain words.', '2 * 3 * 4', '- one line', 'a_b_c [1]', '#tag', 'https://x.org'])(
  'is plain text: %j',
  (text) => {
    expect(isMarkdown(text)).toBe(false)
  },
)
