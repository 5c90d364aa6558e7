import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainTextOf } from '#app/domain/blog/html-text.ts'
import { cleanHtml, renderArticle, renderFragment } from './render-article.server.ts'

/** The cleaner, which knows no ids of headings, leaves it as it is. */
function expectClean(html: string): void {
  const fragment = html.replace(/ id="heading-\d+"/g, '')
  expect(cleanHtml(fragment)).toBe(fragment)
}

const PICTURE = '/blog-pictures/01999999-9999-7999-8999-999999999999-1200x800-960.webp'

test('[BLOG-34] headings get ids heading-{index}, whatever ids they came with', () => {
  expect(renderArticle('# A\n\n### B\n\nText\n\n## C', 'markdown').html).toBe(
    '<h1 id="heading-0">A</h1>\n<h3 id="heading-1">B</h3>\n<p>Text</p>\n<h2 id="heading-2">C</h2>\n',
  )
  expect(renderArticle('<h2 id="mine" class="x">A</h2><h6>B</h6>', 'html').html).toBe(
    '<h2 id="heading-0">A</h2><h6 id="heading-1">B</h6>',
  )
})

test('Markdown of the usual kinds becomes HTML: tables, lists, tasks, code, quotes', () => {
  const { html } = renderArticle(
    '| a | b |\n|---|--:|\n| 1 | 2 |\n\n3. x\n4. y\n\n- [x] done\n\n> so\n\n```js\nlet a = "<b>"\n```',
    'markdown',
  )
  expect(html).toContain('<td align="right">2</td>')
  expect(html).toContain('<ol start="3">')
  expect(html).toContain('☑ done')
  expect(html).toContain('<blockquote>')
  expect(html).toContain('<code>let a = "&lt;b&gt;"')
  expect(plainTextOf(html)).toContain('let a = "<b>"')
})

test('[BLOG-47] the reading time is that of the words', () => {
  expect(renderArticle('word '.repeat(500), 'markdown').timeToReadMin).toBe(3)
  expect(renderArticle('<p></p>', 'html').timeToReadMin).toBe(1)
})

test('links of others say whose they are; own ones stay as they are', () => {
  expect(cleanHtml('<a href="https://x.org/?a=1&b=2" target="_blank" onclick="x">x</a>')).toBe(
    '<a href="https://x.org/?a=1&amp;b=2" rel="noopener">x</a>',
  )
  expect(cleanHtml('<a href="/help#a">x</a><a href="#heading-1">y</a>')).toBe(
    '<a href="/help#a">x</a><a href="#heading-1">y</a>',
  )
  expect(cleanHtml('<a href="mailto:a@b.example">x</a>')).toBe('<a href="mailto:a@b.example">x</a>')
  for (const href of [
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    '//evil.test',
    '/\\evil.test',
    'data:x',
    'x:y',
  ])
    expect(cleanHtml(`<a href="${href}">x</a>`)).toBe('<a>x</a>')
})

test('pictures come from us only, uploaded ones with their widths and size', () => {
  expect(
    cleanHtml('<img src="https://x.org/a.png"><img src="/blog/a.png"><img src="/plates/../a.svg">'),
  ).toBe('')
  expect(cleanHtml('<img src="/plates/a.svg" alt="A &quot;b&quot;" width="40" height="30" style="x">')).toBe(
    '<img src="/plates/a.svg" alt="A &quot;b&quot;" width="40" height="30" loading="lazy" decoding="async" />',
  )
  const html = cleanHtml(`<img src="${PICTURE}" width="1" height="1">`)
  expect(html).toContain('-480.webp 480w, ')
  expect(html).toContain('-1600.webp 1200w"')
  expect(html).toContain('width="1200" height="800"')
})

test.each([
  ['marks', '_a__b'.repeat(20_000)],
  ['quotes', '>'.repeat(40_000)],
  ['lists', Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n')],
  ['tags', '<div>'.repeat(30_000)],
  ['too long', '<'.repeat(300_000)],
])('Markdown that would take long to parse is simplified: %s', (_, source) => {
  const startedAt = process.cpuUsage()
  const { html } = renderArticle(source, 'markdown')
  expect(html.replaceAll(/<\/?(?:p|pre|code|blockquote|ul|ol|li|em|strong|del)>/g, '')).not.toContain('<')
  expect(process.cpuUsage(startedAt).user).toBeLessThan(3_000_000)
})

const PIECES =
  String.raw`< > " ' & / \ <!-- --> <![CDATA[ ]]> <p> </p> <h2> <table> <td> <svg> <math> <style> <script> </script>
<a/href= <img/src=/plates/a.svg/ onerror=alert(1) javascript: [a]( ![ ) <title> <form> x &#x3c; <template> <noscript>
<mglyph> <br> <details> = ** |a| |--|`
    .split(/\s/)
    .concat(
      ' ',
      '# ',
      '`',
      '\n',
      '\n\n',
      '\t',
      '\0',
      '\u2028',
      '\ud800',
      '<a href=',
      '<img src=/plates/a.svg ',
    )

test('whatever is written, nothing is thrown, and what comes out is clean and stays as it is', () => {
  const source = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string()), { maxLength: 40 })
  fc.assert(
    fc.property(source, fc.constantFrom('markdown', 'html'), (pieces, format) => {
      const { html } = renderArticle(pieces.join(''), format)
      expectClean(html)
      const fragment = cleanHtml(pieces.join(''))
      expect(cleanHtml(fragment)).toBe(fragment)
    }),
    { numRuns: 1500, seed: 9 },
  )
})

test.each([['a[^1] b\n\n[^1]: the *note*', '<p>a<small data-note>the <em>note</em></small> b</p>']])(
  'footnotes of Markdown stand where their number stands: %s',
  (markdown, html) => {
    expect(renderFragment(markdown, 'markdown').trim()).toBe(html)
  },
)

test('a footnote that nothing refers to stays a paragraph, one without a text stays as typed', () => {
  expect(renderFragment('a[^x]\n\n[^y]: alone', 'markdown').trim()).toBe('<p>a[^x]</p>\n<p>alone</p>')
})

test('footnotes that refer to one another end', () => {
  const laughs = Array.from({ length: 40 }, (_, at) => `[^${at}]: ${`[^${at + 1}]`.repeat(20)}`).join('\n\n')
  expect(renderFragment(`a[^0]\n\n${laughs}`, 'markdown').length).toBeLessThan(50_000)
})
