import { expect, test } from 'vitest'
import { MARKUP_VECTORS } from '#tests/support/markup-vectors.ts'
import { cleanHtml, renderArticle, renderFragment } from './render-article.server.ts'

test('there are at least 150 vectors, none of them twice', () => {
  expect(MARKUP_VECTORS.length).toBeGreaterThanOrEqual(150)
  expect(new Set(MARKUP_VECTORS.map(({ markup }) => markup)).size).toBe(MARKUP_VECTORS.length)
})

const TAGS =
  'h1 h2 h3 h4 h5 h6 p br hr blockquote pre code kbd samp ul ol li dl dt dd a img figure figcaption details summary ' +
  'strong em b i s u del ins sub sup mark small q cite abbr table caption thead tbody tfoot tr th td'
const FOREIGN_TAG = new RegExp(`<(?!/?(?:${TAGS.replaceAll(' ', '|')})[ />])`)
const FOREIGN_ATTRIBUTE = /<[^>]+\s(?:on\w+|style|class|name|srcdoc|target|id="(?!heading-\d+"))/i
const FOREIGN_ADDRESS = /<[^>]+\s(?:href|src|srcset)="\s*(?:javascript|data|vbscript|blob|file|\/\/|\/\\)/i

test.each(MARKUP_VECTORS)('[C23] $name leaves nothing that runs, in any format', ({ markup }) => {
  for (const html of [
    renderArticle(markup, 'markdown').html,
    renderArticle(markup, 'html').html,
    renderFragment(markup, 'markdown'),
    cleanHtml(markup),
    // The same inside what is allowed, and after it was left open.
    renderArticle(`<table><tr><td>${markup}`, 'html').html,
    renderArticle(`<details><summary>${markup}</summary>${markup}`, 'html').html,
    renderArticle(`## ${markup}\n\n> ${markup}\n\n1. ${markup}`, 'markdown').html,
  ]) {
    // Read without the alt texts: in words all of this is harmless.
    const tags = html.replace(/ alt="[^"]*"/g, '')
    expect(tags).not.toMatch(FOREIGN_TAG)
    expect(tags).not.toMatch(FOREIGN_ATTRIBUTE)
    expect(tags).not.toMatch(FOREIGN_ADDRESS)
    const fragment = html.replace(/ id="heading-\d+"/g, '')
    expect(cleanHtml(fragment)).toBe(fragment)
  }
})
