import sanitizeHtml from 'sanitize-html'
import { ALLOWED_TAGS } from '#app/features/blog/html-rules.ts'
import { SANS, SERIF } from '#app/features/mail/email-page.ts'
import { LIGHT } from '#app/features/mail/email-styles.ts'

/** How wide a picture is at most: the column of an e-mail without its padding. */
const PICTURE_WIDTH_PX = 496

const INK = `color:${LIGHT.ink}`
const RULE = `1px solid ${LIGHT.line}`
const heading = (sizePx: number) => ({
  class: 'ink',
  style: `margin:24px 0 12px;font:600 ${sizePx}px/1.3 ${SERIF};${INK}`,
})
const BODY = `font:17px/1.55 ${SANS};${INK}`
const list = { class: 'ink', style: `margin:0 0 16px;padding:0 0 0 24px;${BODY}` }
const mono = `font-family:Menlo,Consolas,monospace;font-size:15px`

/** What each element looks like: mail programs heed styles of elements best. Others look as they do by themselves. */
const LOOKS: Record<string, { class?: string; style: string }> = {
  h1: heading(22),
  h2: heading(21),
  h3: heading(19),
  h4: heading(17),
  h5: heading(17),
  h6: heading(17),
  p: { class: 'ink', style: `margin:0 0 16px;${BODY};overflow-wrap:anywhere` },
  ul: list,
  ol: list,
  li: { style: 'margin:0 0 6px' },
  dl: { class: 'ink', style: `margin:0 0 16px;${BODY}` },
  dt: { style: 'font-weight:600' },
  dd: { style: 'margin:0 0 8px 24px' },
  blockquote: {
    class: 'rule',
    style: `margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${LIGHT.line}`,
  },
  hr: { class: 'rule', style: `margin:24px 0;border:0;border-top:${RULE}` },
  pre: { class: 'ink', style: `margin:0 0 16px;${mono};line-height:1.5;white-space:pre-wrap;${INK}` },
  code: { style: mono },
  figure: { style: 'margin:0 0 16px' },
  figcaption: { class: 'soft', style: `margin:8px 0 0;font:15px/1.5 ${SANS};color:${LIGHT.soft}` },
  table: { class: 'ink', style: `width:100%;margin:0 0 16px;border-collapse:collapse;${BODY}` },
  th: {
    class: 'rule',
    style: `padding:8px 8px 8px 0;border-bottom:${RULE};text-align:left;vertical-align:top`,
  },
  td: {
    class: 'rule',
    style: `padding:8px 8px 8px 0;border-bottom:${RULE};text-align:left;vertical-align:top`,
  },
  a: { class: 'leaf', style: `color:${LIGHT.leaf};text-decoration:underline` },
  img: { style: 'display:block;max-width:100%;height:auto;border:0;border-radius:10px' },
  mark: { style: 'background:none;color:inherit;font-weight:600' },
}

/** What mail programs do not fold or know, as what they do. */
const AS: Record<string, string> = { details: 'div', summary: 'p', ins: 'u', samp: 'code', kbd: 'code' }

/** An article's cleaned HTML as part of an e-mail: addresses are whole, styles are on their elements. */
export function letterHtml(html: string, origin: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...ALLOWED_TAGS, 'div'],
    allowedAttributes: {
      '*': ['class', 'style'],
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      ol: ['start'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    // Written here and nowhere else: what comes in has none.
    parseStyleAttributes: false,
    transformTags: { '*': (tag, given) => styled(AS[tag] ?? tag, given, origin) },
  })
}

function styled(tagName: string, given: sanitizeHtml.Attributes, origin: string) {
  const { class: _class, style: _style, href, src, ...rest } = given
  return {
    tagName,
    attribs: {
      ...rest,
      ...LOOKS[tagName],
      ...(href !== undefined && { href: wholeAddress(href, origin) }),
      ...(src !== undefined && { src: wholeAddress(src, origin) }),
      ...(tagName === 'img' && fitted(rest)),
    } as sanitizeHtml.Attributes,
  }
}

const wholeAddress = (address: string, origin: string) =>
  address.startsWith('/') ? origin + address : address

/** Outlook knows no greatest width: the picture is as large as its figures say. */
function fitted({ width, height }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const widthPx = Number(width)
  const heightPx = Number(height)
  if (!(widthPx > 0) || !(heightPx > 0)) return { width: String(PICTURE_WIDTH_PX) }
  const scale = Math.min(1, PICTURE_WIDTH_PX / widthPx)
  return { width: String(Math.round(widthPx * scale)), height: String(Math.round(heightPx * scale)) }
}
