import { DOMParser, DOMSerializer, type Node as DocumentNode } from 'prosemirror-model'
import { INLINE_TAGS, linkAddress } from '#app/features/blog/html-rules.ts'
import { articleSchema } from './article-schema.ts'

/** An article between its HTML and the document of the editor. Both ways need a DOM. */

const parser = DOMParser.fromSchema(articleSchema)
const serializer = new DOMSerializer(
  { ...DOMSerializer.nodesFromSchema(articleSchema), details: () => ['details', 0] },
  DOMSerializer.marksFromSchema(articleSchema),
)

/** Elements that stand in a line of text. */
const IN_LINE = new Set([...INLINE_TAGS, 'a', 'img', 'br'].map((tag) => tag.toUpperCase()))

/**
 * The document of an article, from HTML the server has cleaned. A part that the editor could not give back as it came
 * becomes a block that is kept as it is.
 */
export function parseArticle(html: string): DocumentNode {
  const body = inertBody(html)
  const blocks: DocumentNode[] = []
  for (const element of topElements(body)) {
    const wrapper = body.ownerDocument.createElement('div')
    wrapper.append(element.cloneNode(true))
    const parsed = parser.parse(wrapper)
    const again = inertBody(serializeArticle(parsed))
    if (canonicalHtml(again) === canonicalHtml(wrapper)) parsed.forEach((block) => blocks.push(block))
    else blocks.push(articleSchema.node('html_block', { html: element.outerHTML }))
  }
  if (blocks.length === 0) blocks.push(articleSchema.node('paragraph'))
  return articleSchema.node('doc', null, blocks)
}

/** The HTML of a document, as it is stored. */
export function serializeArticle(doc: DocumentNode): string {
  const page = document.implementation.createHTMLDocument('')
  const body = page.body
  const kept: { place: Element; html: string }[] = []
  body.append(serializer.serializeFragment(doc.content, { document: page }))
  for (const element of body.querySelectorAll('[data-html]'))
    kept.push({ place: element, html: element.getAttribute('data-html') ?? '' })
  for (const element of body.querySelectorAll('[data-bare]')) {
    element.removeAttribute('data-bare')
    const first = element.firstElementChild
    if (first?.tagName === 'P') first.replaceWith(...first.childNodes)
  }
  for (const caption of body.querySelectorAll('figcaption')) if (!caption.hasChildNodes()) caption.remove()
  for (const table of body.querySelectorAll('table')) writeTable(table)
  for (const { place, html } of kept) {
    const template = page.createElement('template')
    template.innerHTML = html
    place.replaceWith(template.content)
  }
  return [...body.childNodes].map(htmlOf).join('\n')
}

const htmlOf = (node: Node) => ('outerHTML' in node ? String(node.outerHTML) : (node.textContent ?? ''))

/** Rows of headings at the top become its head; the caption becomes an element again. */
function writeTable(table: HTMLTableElement): void {
  const caption = table.dataset['caption']
  delete table.dataset['caption']
  const head: Element[] = []
  for (const row of table.rows) {
    if ([...row.cells].some((cell) => cell.tagName !== 'TH')) break
    head.push(row)
  }
  if (head.length > 0) {
    const thead = table.ownerDocument.createElement('thead')
    thead.append(...head)
    table.prepend(thead)
  }
  for (const part of table.querySelectorAll('tbody')) if (part.rows.length === 0) part.remove()
  if (!caption) return
  const element = table.ownerDocument.createElement('caption')
  element.textContent = caption
  table.prepend(element)
}

/** A body in a document of its own, where nothing loads and nothing runs. */
export function inertBody(html: string): HTMLElement {
  const page = document.implementation.createHTMLDocument('')
  page.body.innerHTML = html
  return page.body
}

/** The parts of an article, one after the other; lines that stand in no element get a paragraph. */
function topElements(body: HTMLElement): Element[] {
  const elements: Element[] = []
  let line: Element | null = null
  // A list of its own: the nodes are moved on the way.
  const nodes = [...body.childNodes]
  for (const node of nodes) {
    if (isInLine(node)) {
      if (!line) elements.push((line = body.ownerDocument.createElement('p')))
      line.append(node)
    } else if (node.nodeType === 1) {
      line = null
      elements.push(node as Element)
    }
  }
  return elements.filter((element) => element.parentNode || element.querySelector('img') || !isSpace(element))
}

const isSpace = (node: Node) => /^[ \t\r\n\f]*$/.test(node.textContent ?? '')

/** Text, or an element that stands in a line and holds nothing but such. */
const isInLine = (node: Node): boolean =>
  node.nodeType === 3 || (IN_LINE.has(node.nodeName) && [...node.childNodes].every(isInLine))

const ATTRIBUTES = 'start colspan rowspan align scope data-block data-serves data-nutrient data-pin'.split(
  ' ',
)

/**
 * What HTML says, written in one way: the order of marks around the same words, space that no reader sees, and what
 * the server adds to links and pictures do not count.
 */
export function canonicalHtml(root: Node): string {
  const parts: string[] = []
  let marked = ''
  let isSpaced = false
  let isAtStart = true
  const boundary = (part: string) => {
    parts.push(part)
    marked = ''
    isSpaced = false
    isAtStart = true
  }
  const inLine = (part: string, marks: readonly string[]) => {
    if (isSpaced && !isAtStart) parts.push(' ')
    isSpaced = false
    isAtStart = false
    const sorted = [...new Set(marks)].sort().join(' ')
    if (sorted !== marked) parts.push(`{${sorted}}`)
    marked = sorted
    parts.push(part)
  }
  const words = (text: string, marks: readonly string[]) => {
    for (const part of text.split(/([ \t\r\n\f]+)/)) {
      if (/^[ \t\r\n\f]+$/.test(part)) isSpaced = true
      else if (part !== '') inLine(part, marks)
    }
  }
  const walk = (node: Node, marks: readonly string[], isPre: boolean) => {
    if (node.nodeType === 3) {
      if (isPre) parts.push(node.nodeValue ?? '')
      else words(node.nodeValue ?? '', marks)
    }
    if (node.nodeType !== 1) return
    const element = node as Element
    const tag = element.tagName.toLowerCase()
    const children = (more: readonly string[]) => {
      for (const child of element.childNodes) walk(child, more, isPre || tag === 'pre')
    }
    if (tag === 'img') inLine(`<img ${element.getAttribute('src')} ${element.getAttribute('alt')}>`, marks)
    else if (tag === 'br') boundary('<br>')
    else if (tag === 'a') {
      const href = linkAddress(element.getAttribute('href') ?? '')?.href
      children(href === undefined ? marks : [...marks, `a=${href}`])
    } else if (INLINE_TAGS.includes(tag) && !isPre)
      children([...marks, element.hasAttribute('data-note') ? 'note' : tag])
    else if (tag === 'thead' || tag === 'tbody' || (tag === 'figcaption' && !element.hasChildNodes()))
      children(marks)
    else {
      const attributes = ATTRIBUTES.map((name) => element.getAttribute(name) ?? '').join(',')
      boundary(`<${tag} ${attributes.replace(/^,+$/, '')}>`)
      children([])
      boundary(`</${tag}>`)
    }
  }
  for (const child of root.childNodes) walk(child, [], false)
  return parts.join('')
}
