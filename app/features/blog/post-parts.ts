import { STYLE_LINK } from '#app/features/site/style-link.ts'

/**
 * Where the page of a post, whole as it was rendered, is cut: its stylesheet is written into it, its views go up, and
 * what is related changes with every other post. The components that write these places stand in post-page.tsx.
 */
const VIEWS = /<span data-views="true">([^<]*)<\/span>/
const RELATED_START = '<section class="post-related"'
/** What follows the related posts, or stands in their place. */
const AFTER_RELATED = '<a class="to-top"'

export type PostParts = {
  /** Before the stylesheet, from there to the views, from there to the related posts, and the rest. */
  fixed: [string, string, string, string]
  styleLink: string
  views: string
  related: string
}

/** Null where the page does not have each place exactly once: such a page is served as it is. */
export function partsOfPost(html: string): PostParts | null {
  const style = STYLE_LINK.exec(html)
  const views = VIEWS.exec(html)
  const end = html.lastIndexOf(AFTER_RELATED)
  if (!style || !views || html.indexOf(AFTER_RELATED) !== end || style.index > views.index) return null
  const found = html.indexOf(RELATED_START)
  const start = found === -1 ? end : found
  if (start < views.index || start > end) return null
  const [viewsTag, words = ''] = views
  const viewsAt = views.index + viewsTag.indexOf('>') + 1
  return {
    fixed: [
      html.slice(0, style.index),
      html.slice(style.index + style[0].length, viewsAt),
      html.slice(viewsAt + words.length, start),
      html.slice(end),
    ],
    styleLink: style[0],
    views: words,
    related: html.slice(start, end),
  }
}

const IN_FIGURES = new Intl.NumberFormat('en-GB')

/** How often a post was opened, as its page says it. */
export const viewsInWords = (views: number): string =>
  views === 1 ? '1 view' : `${IN_FIGURES.format(views)} views`
