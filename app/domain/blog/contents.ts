import type { ContentsItem } from './blog.ts'
import { plainTextOf } from './html-text.ts'

/** Cleaned HTML nests no heading in a heading, so the first closing tag is its own. */
const HEADING = /<h([1-6])\b([^<>]*)>([\s\S]*?)<\/h\1>/gi
const ID = /\s+id\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/i

/** Gives each heading, in order, the id `heading-0`, `heading-1` …, in place of any it had. */
export function withHeadingIds(html: string): string {
  let index = 0
  return html.replace(
    HEADING,
    (_, level: string, attributes: string, inner: string) =>
      `<h${level} id="heading-${index++}"${attributes.replace(ID, '')}>${inner}</h${level}>`,
  )
}

/**
 * The table of contents of a text whose headings carry their ids: nested by level, each heading under the last one
 * before it that ranks higher. A heading without words is counted and left out.
 */
export function contentsOf(html: string): ContentsItem[] {
  const top: ContentsItem[] = []
  const open: ContentsItem[] = []
  let index = 0
  for (const [, level, , inner] of html.matchAll(HEADING)) {
    const item = {
      id: `heading-${index++}`,
      text: plainTextOf(inner!),
      level: Number(level),
      children: [],
    }
    if (item.text === '') continue
    while (open.length > 0 && open.at(-1)!.level >= item.level) open.pop()
    const siblings = open.at(-1)?.children ?? top
    siblings.push(item)
    open.push(item)
  }
  return top
}
