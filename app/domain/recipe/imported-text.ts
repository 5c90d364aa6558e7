import { decodeHTMLAttribute } from 'entities/decode'

/** Turns text from outside (JSON-LD, HTML, a pasted page) into plain words. Time grows with the length, no more. */

const MAX_ENCODED = 2
const ENTITY = /&(?:#x?[\da-f]{1,7}|[a-z][\da-z]{1,31});/i

/**
 * "&frac12; cup &amp; more" as "½ cup & more", by the list of the HTML standard; anything else stays. Programs often
 * encode text that is already encoded, so "&amp;frac12;" becomes "½" as well.
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  // As in an attribute: "&frac12 cup" only lacks its semicolon, but "salt&notes" does not contain "¬".
  let decoded = decodeHTMLAttribute(text)
  for (let again = 0; again < MAX_ENCODED && ENTITY.test(decoded); again++)
    decoded = decodeHTMLAttribute(decoded)
  return decoded
}

/** Takes whole elements out, content and all: what stands in scripts and styles is not for reading. */
function withoutElement(text: string, name: string): string {
  const lower = text.toLowerCase()
  let kept = ''
  let at = 0
  for (;;) {
    const open = lower.indexOf(`<${name}`, at)
    if (open < 0) return kept + text.slice(at)
    const close = lower.indexOf(`</${name}`, open)
    kept += text.slice(at, open)
    if (close < 0) return kept
    const end = lower.indexOf('>', close)
    if (end < 0) return kept
    at = end + 1
  }
}

const BREAKS = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr|\/ul|\/ol)\b[^<>]*>/gi
/** Markup that was encoded as text: "&lt;p&gt;Mix&lt;/p&gt;". */
const ENCODED_TAG = /<\/?(?:p|br|li|ol|ul|div|span|strong|em|b|i|a|h[1-6])\b[^<>]*>/i

const withoutTags = (html: string): string =>
  withoutElement(withoutElement(html, 'script'), 'style')
    .replace(BREAKS, '\n')
    .replace(/<[^<>]*>/g, '')

/** Text as lines without markup, whether the markup is plain or encoded. */
export function plainLines(html: string, maxLength: number): string[] {
  const text = decodeEntities(withoutTags(html.slice(0, maxLength)))
  return (ENCODED_TAG.test(text) ? decodeEntities(withoutTags(text)) : text)
    .split(/\r\n|\r|\n|\u2028|\u2029/)
    .map(tidy)
    .filter((line) => line !== '')
}

/** One line of plain text. */
export const plainText = (html: string, maxLength: number): string =>
  tidy(plainLines(html, maxLength * 4).join(' '))
    .slice(0, maxLength)
    .trim()

// Controls and marks that turn the direction of writing say nothing in a recipe.
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

function tidy(text: string): string {
  return text
    .replace(/\t/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/[ \u00a0]+/g, ' ')
    .trim()
}
