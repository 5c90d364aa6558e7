import {
  articlePictureOf,
  articlePictureSources,
  ARTICLE_PICTURE_SIZES,
} from '#app/domain/blog/article-picture.ts'

/** The HTML allowed in articles; everything else is removed. */

/** Tags that mark words inside a line. Links are apart: they carry an address. */
export const INLINE_TAGS: readonly string[] =
  'strong em b i s u del ins sub sup mark small q cite abbr kbd samp code'.split(' ')

export const ALLOWED_TAGS: readonly string[] = [
  ...'h1 h2 h3 h4 h5 h6 p br hr blockquote pre ul ol li dl dt dd a img figure figcaption details summary'.split(
    ' ',
  ),
  ...'table caption thead tbody tfoot tr th td'.split(' '),
  ...INLINE_TAGS,
]

/** Removed with their content; of other unknown tags the text is kept. */
export const DROPPED_WHOLE: readonly string[] = [
  'script style textarea option select noscript noembed noframes iframe object applet frameset head title template',
  'svg math xmp plaintext audio video canvas',
].flatMap((tags) => tags.split(' '))

/** Links of an article are its sources: they are followed, as staff write all of them. */
export const FOREIGN_REL = 'noopener'

const PLACE_ON_PAGE = /^#[\w-]*$/

/** An address a link may have, or null: http, https, mailto, a path of our own, a place on the page. */
export function linkAddress(given: string): { href: string; isForeign: boolean } | null {
  // Browsers skip these, so that "java\tscript:" is a scheme to them.
  const href = given.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  if (href === '' || href.length > 2000) return null
  if (PLACE_ON_PAGE.test(href)) return { href, isForeign: false }
  if (/[\s<>"\\`]/.test(href)) return null
  if (href.startsWith('/')) return href.startsWith('//') ? null : { href, isForeign: false }
  if (!/^(?:https?:\/\/|mailto:)[^/]/i.test(href)) return null
  return URL.canParse(href) ? { href, isForeign: !/^mailto:/i.test(href) } : null
}

/** Adds `srcset` and size to an uploaded picture; its address tells both. */
export function pictureAttributes(source: string): Record<string, string> {
  const picture = articlePictureOf(source)
  if (!picture) return {}
  return {
    srcset: articlePictureSources(picture),
    sizes: ARTICLE_PICTURE_SIZES,
    width: String(picture.widthPx),
    height: String(picture.heightPx),
  }
}
