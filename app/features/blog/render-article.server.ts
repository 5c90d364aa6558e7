import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { blockAttributes } from '#app/domain/blog/article-blocks.ts'
import { isOwnPicturePath } from '#app/domain/blog/article-picture.ts'
import type { ContentFormat } from '#app/domain/blog/blog.ts'
import { withHeadingIds } from '#app/domain/blog/contents.ts'
import { readingTimeMin } from '#app/domain/blog/reading-time.ts'
import { withoutExcessMarkup } from '#app/domain/markup.ts'
import { boundedMarkdown, shallowMarkdown } from './bounded-markdown.server.ts'
import { markdownNotes } from './markdown-notes.server.ts'
import { ALLOWED_TAGS, DROPPED_WHOLE, FOREIGN_REL, linkAddress, pictureAttributes } from './html-rules.ts'

/** Longer texts are cut before anything reads them; the forms refuse them before. */
export const MAX_SOURCE_LENGTH = 200_000
const NESTING_LIMIT = 40

export type RenderedArticle = {
  /** Clean HTML, headings with ids `heading-0`, `heading-1` … */
  html: string
  timeToReadMin: number
}

const markdown = new Marked(
  { gfm: true, renderer: { checkbox: ({ checked }) => (checked ? '☑ ' : '☐ ') } },
  markdownNotes(),
  boundedMarkdown,
)

/** Renders an article's text to cleaned HTML. Never throws. */
export function renderArticle(source: string, format: ContentFormat): RenderedArticle {
  const html = withHeadingIds(renderFragment(source, format))
  return { html, timeToReadMin: readingTimeMin(html) }
}

/** The same for part of a page, such as an answer or a section: headings get no ids. */
export function renderFragment(source: string, format: ContentFormat): string {
  return cleanHtml(format === 'markdown' ? htmlOfMarkdown(source) : source)
}

/** HTML with nothing in it but what `html-rules.ts` allows; cleaning it once more changes nothing. Never throws. */
export function cleanHtml(html: string): string {
  try {
    return sanitizeHtml(withoutExcessMarkup(readable(html)), RULES)
  } catch {
    return `<p>${escapeHtml(readable(html))}</p>`
  }
}

function htmlOfMarkdown(source: string): string {
  const text = shallowMarkdown(readable(source))
  try {
    return markdown.parse(text, { async: false })
  } catch {
    return `<p>${escapeHtml(text)}</p>`
  }
}

/** Well-formed text without control characters, cut to a length. */
function readable(text: string): string {
  return text
    .slice(0, MAX_SOURCE_LENGTH)
    .toWellFormed()
    .replace(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
}

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  nonTextTags: [...DROPPED_WHOLE],
  disallowedTagsMode: 'discard',
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'srcset', 'sizes', 'width', 'height', 'loading', 'decoding'],
    ol: ['start'],
    figure: ['data-block', 'data-serves', 'data-nutrient', 'data-pin'],
    small: ['data-note'],
    th: ['scope', 'colspan', 'rowspan', 'align'],
    td: ['colspan', 'rowspan', 'align'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: NESTING_LIMIT,
  transformTags: {
    a: (tagName, { href }) => {
      const address = linkAddress(href ?? '')
      if (!address) return { tagName, attribs: {} }
      return { tagName, attribs: { href: address.href, ...(address.isForeign && { rel: FOREIGN_REL }) } }
    },
    img: (tagName, { src, alt, width, height }) => ({
      tagName,
      attribs: isOwnPicturePath(src ?? '')
        ? {
            src: src!,
            alt: (alt ?? '').slice(0, 500),
            ...(isSize(width) && isSize(height) && { width, height }),
            ...pictureAttributes(src!),
            loading: 'lazy',
            decoding: 'async',
          }
        : {},
    }),
    figure: (tagName, attribs) => ({ tagName, attribs: blockAttributes(attribs) ?? {} }),
    small: (tagName, { 'data-note': note }) => ({
      tagName,
      attribs: { ...(note !== undefined && { 'data-note': '' }) },
    }),
    ol: (tagName, { start }) => ({ tagName, attribs: { ...(isSize(start) && { start }) } }),
    th: (tagName, { scope, ...cell }) => ({
      tagName,
      attribs: { ...(scope && /^(?:col|row)$/.test(scope) && { scope }), ...cellAttributes(cell) },
    }),
    td: (tagName, cell) => ({ tagName, attribs: cellAttributes(cell) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
}

const isSize = (value: string | undefined): value is string => value !== undefined && /^\d{1,4}$/.test(value)

const isSpan = (value: string | undefined): value is string => value !== undefined && /^[1-9]\d?$/.test(value)

function cellAttributes({ colspan, rowspan, align }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return {
    ...(isSpan(colspan) && { colspan }),
    ...(isSpan(rowspan) && { rowspan }),
    ...(align && /^(?:left|right|center)$/.test(align) && { align }),
  }
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
