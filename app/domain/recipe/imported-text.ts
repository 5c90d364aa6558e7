import { wordTable } from '#app/domain/word-table.ts'
/** Turns text from outside (JSON-LD, HTML, a pasted page) into plain words. Time grows with the length, no more. */

const ENTITIES = wordTable<string>({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  eacute: 'é',
  egrave: 'è',
  ntilde: 'ñ',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  ccedil: 'ç',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  times: '×',
})

/** "&frac12; cup &amp; more" as "½ cup & more"; what is no entity stays. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi,
    (whole, decimal, hex, name) => {
      if (name) return ENTITIES[String(name)] ?? ENTITIES[String(name).toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
      const isText = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      return isText ? String.fromCodePoint(code) : ' '
    },
  )
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

/** Text as lines without markup; entities decoded last, so that nothing decoded is taken for a tag. */
export function plainLines(html: string, maxLength: number): string[] {
  const cut = html.slice(0, maxLength)
  const visible = withoutElement(withoutElement(cut, 'script'), 'style')
  return decodeEntities(visible.replace(BREAKS, '\n').replace(/<[^<>]*>/g, ''))
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
