import { AppError } from '#app/domain/errors.ts'
import { readMarkup } from '#app/domain/markup.ts'
import type { MovedBlog } from './moved-blog.ts'

/** Rewrites the HTML of an export for cleaning: what would vanish without a trace becomes a link. */

/** Players and frames of other sites: their address is all that can be kept. */
const EMBEDS = new Set(['iframe', 'embed', 'video', 'audio', 'source', 'object'])
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
/** Nothing between their tags is text for readers. */
const SKIPPED = new Set(['script', 'style', 'template', 'noscript'])

export type RewrittenHtml = { html: string; embeds: string[] }

/** The addresses of the pictures of a text, in order, once each. */
export function picturesIn(html: string): string[] {
  const found = new Set<string>()
  readMarkup(html, {
    onopentag(name, { src, class: className }) {
      if (name === 'img' && src && !isOrnament(className)) found.add(src)
    },
  })
  return [...found]
}

/** The pictures of a post: those in its text, then its own. */
export function picturesOfPost({ content, contentFormat, picture }: MovedBlog['posts'][number]): string[] {
  const html = contentFormat === 'html' ? content : markdownAsHtml(content)
  return [...picturesIn(html), ...(picture ? [picture.address] : [])]
}

/** The alt text is limited, so that an unclosed bracket takes no more time than any other text. */
export const MARKDOWN_PICTURE = /(!\[(?:[^\]!]|!(?!\[)){0,300}\]\(\s{0,9}<?)([^\s)>]+)/g
/** Only for finding pictures: cleaning would remove them, so their addresses are read from the source. */
const markdownAsHtml = (markdown: string): string =>
  [...markdown.matchAll(MARKDOWN_PICTURE)].map(([, , src]) => `<img src="${src}">`).join('') +
  (markdown.includes('<img') ? markdown : '')

/**
 * The text with its pictures at new addresses; one that was not brought becomes a link to where it was, as do players
 * and frames. `addressOf` gives the new address, or null. Throws `AppError` for markup that is nested too deep.
 */
export function rewriteHtml(
  html: string,
  { addressOf, linkOf }: { addressOf(source: string): string | null; linkOf(address: string): string | null },
): RewrittenHtml {
  const pieces: string[] = []
  const embeds = new Set<string>()
  let skipping = 0
  const link = (address: string, words: string) =>
    pieces.push(`<a href="${escaped(address)}">${escaped(words)}</a>`)
  const readLength = readMarkup(html, {
    onopentag(name, attributes) {
      if (SKIPPED.has(name)) skipping++
      if (skipping > 0) return
      if (name === 'img') {
        const { src = '', alt = '', class: className } = attributes
        if (isOrnament(className)) return
        const address = addressOf(src)
        const elsewhere = address === null ? linkOf(src) : null
        if (address !== null) pieces.push(`<img src="${escaped(address)}" alt="${escaped(alt)}">`)
        else if (elsewhere !== null) link(elsewhere, alt || fileNameOf(elsewhere))
        return
      }
      if (EMBEDS.has(name)) {
        const given = attributes['src'] ?? attributes['data'] ?? ''
        const address = given === '' ? null : linkOf(given)
        if (address === null || embeds.has(address)) return
        embeds.add(address)
        pieces.push('<p>')
        link(address, address)
        pieces.push('</p>')
        return
      }
      const kept = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
      pieces.push(name === 'div' || name === 'section' ? '\n' : `<${name}${kept.join('')}>`)
    },
    ontext: (text) => void (skipping === 0 && pieces.push(escaped(text))),
    onclosetag(name) {
      if (SKIPPED.has(name)) skipping = Math.max(0, skipping - 1)
      else if (skipping === 0 && !VOID.has(name) && !EMBEDS.has(name))
        pieces.push(name === 'div' || name === 'section' ? '\n' : `</${name}>`)
    },
  })
  if (readLength < html.length) throw new AppError('invalid-input', 'Its text is nested too deep')
  return { html: pieces.join(''), embeds: [...embeds] }
}

/** Signs of other sites beside a link, which say nothing. */
const isOrnament = (className = '') => /\bkg-bookmark-(?:icon|thumbnail)\b|\bwp-smiley\b/.test(className)

/** The name of the file at an address, for words where there are no others. */
export function fileNameOf(address: string): string {
  const name = address.split(/[?#]/, 1)[0]!.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name) || address
  } catch {
    return name || address
  }
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
