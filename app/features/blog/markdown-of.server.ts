import TurndownService from 'turndown'
import { articlePictureOf } from '#app/domain/blog/article-picture.ts'

/** Markdown of an article's cleaned HTML. What Markdown has no sign for stays HTML, which Markdown allows. */
export function markdownOfHtml(html: string): string {
  // A fragment with one root: its own parser wants none of the spaces between blocks.
  notes = []
  const text = service.turndown(html).trim()
  return `${[text, ...notes.map((note, index) => `[^${index + 1}]: ${note}`)].join('\n\n')}\n`
}

/** The footnotes of the text that is being written. */
let notes: string[] = []

const KEPT = 'u ins sub sup mark small q cite abbr kbd samp figure details dl'.split(' ')

const service = new TurndownService({
  headingStyle: 'atx',
  hr: '---',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '_',
})

service.keep((node) => KEPT.includes(node.nodeName.toLowerCase()))

service.addRule('note', {
  filter: (node) => node.nodeName === 'SMALL' && node.getAttribute('data-note') !== null,
  replacement: (content) => `[^${notes.push(content.replace(/\s*\n\s*/g, ' ').trim())}]`,
})

service.addRule('strikethrough', {
  filter: ['s', 'del'],
  replacement: (content) => `~~${content}~~`,
})

// Its size stands in the address of an uploaded picture; of another it would be lost.
service.addRule('sized-picture', {
  filter: (node) =>
    node.nodeName === 'IMG' &&
    node.getAttribute('width') !== null &&
    articlePictureOf(node.getAttribute('src') ?? '') === null,
  replacement: (_, node) => node.outerHTML,
})

service.addRule('table', {
  filter: (node) => node.nodeName === 'TABLE',
  replacement: (_, node) => {
    const table = node as HTMLTableElement
    return `\n\n${markdownTable(table) ?? table.outerHTML.replace(/\n\s*\n/g, '\n')}\n\n`
  },
})

const SIGNS: Readonly<Record<string, string>> = { left: ':--', right: '--:', center: ':-:' }

/** A table as GitHub writes it, or null for one that needs more than rows of lines under one head. */
function markdownTable(table: HTMLTableElement): string | null {
  // The lists of the server's DOM have a length and indexes, but cannot be iterated over.
  const [head, ...body] = Array.from(table.querySelectorAll('tr'), (row) => Array.from(row.children))
  const isSimple =
    head !== undefined &&
    !table.querySelector(
      'caption, tfoot, p, ul, ol, pre, blockquote, table, br, h1, h2, h3, h4, h5, h6, hr, dl',
    ) &&
    !table.querySelector('[colspan], [rowspan], [scope]') &&
    head.every((cell) => cell.nodeName === 'TH') &&
    body.every((row) => row.length === head.length && row.every((cell) => cell.nodeName === 'TD'))
  if (!isSimple) return null
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const words = (cell: Element) =>
    service
      .turndown(cell.innerHTML)
      .replace(/\s*\n\s*/g, ' ')
      .replaceAll('|', '\\|')
  return [
    line(head.map(words)),
    line(head.map((cell) => SIGNS[cell.getAttribute('align') ?? ''] ?? '---')),
    ...body.map((row) => line(row.map(words))),
  ].join('\n')
}
