import { type Attrs, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'
import { isOwnPicturePath } from '#app/domain/blog/article-picture.ts'
import { INLINE_TAGS, linkAddress } from '#app/features/blog/html-rules.ts'
import { drawnBlockNode } from './block-nodes.ts'

/** What the visual editor can hold, made of the tags the server's cleaner lets through. */

const asElement = (node: string | Node): HTMLElement => node as HTMLElement

/** A container whose first paragraph is written without its own tags: `<li>text</li>`. */
const isBareIn = (element: Element): boolean => {
  for (const child of element.childNodes) {
    if (child.nodeType === 3 && /^[ \t\r\n\f]*$/.test(child.nodeValue ?? '')) continue
    if (child.nodeType === 8) continue
    return child.nodeName !== 'P'
  }
  return true
}
const BARE = { isBare: { default: true } }
const bareOf = (node: string | Node) => ({ isBare: isBareIn(asElement(node)) })
const bareAttribute = (attrs: Attrs) => (attrs['isBare'] ? { 'data-bare': '' } : {})

function container(tag: string, content: string, more: Partial<NodeSpec> = {}): NodeSpec {
  return {
    content,
    attrs: BARE,
    defining: true,
    parseDOM: [{ tag, getAttrs: bareOf }],
    toDOM: (node) => [tag, bareAttribute(node.attrs), 0],
    ...more,
  }
}

const PICTURE = {
  src: {},
  alt: { default: '' },
  width: { default: null },
  height: { default: null },
}

/** The attributes of a picture of ours, or false: pictures from elsewhere are not shown. */
export function pictureOf(node: string | Node): Attrs | false {
  const element = asElement(node)
  const src = element.getAttribute('src') ?? ''
  if (!isOwnPicturePath(src)) return false
  const size = (name: string) => /^\d{1,4}$/.exec(element.getAttribute(name) ?? '')?.[0] ?? null
  const isSized = size('width') !== null && size('height') !== null
  return {
    src,
    alt: (element.getAttribute('alt') ?? '').slice(0, 500),
    width: isSized ? size('width') : null,
    height: isSized ? size('height') : null,
  }
}

const figurePicture = (figure: Element): Attrs | false => {
  const [picture, caption, ...more] = figure.children
  if (picture?.tagName !== 'IMG' || more.length > 0) return false
  return caption && caption.tagName !== 'FIGCAPTION' ? false : pictureOf(picture)
}

const cells = tableNodes({
  tableGroup: 'block',
  cellContent: 'block+',
  cellAttributes: {
    isBare: {
      default: true,
      getFromDOM: isBareIn,
      setDOMAttr: (value, attrs) => {
        if (value) attrs['data-bare'] = ''
      },
    },
    align: fromAttribute('align', /^(?:left|right|center)$/),
    scope: fromAttribute('scope', /^(?:col|row)$/),
  },
})

function fromAttribute(name: string, known: RegExp) {
  return {
    default: null,
    getFromDOM: (element: HTMLElement) => known.exec(element.getAttribute(name) ?? '')?.[0] ?? null,
    setDOMAttr: (value: unknown, attrs: Record<string, unknown>) => {
      if (typeof value === 'string') attrs[name] = value
    },
  }
}

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    content: 'inline*',
    group: 'block',
    attrs: { level: { default: 2 } },
    defining: true,
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: (node) => [`h${String(node.attrs['level'])}`, 0],
  },
  bullet_list: {
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    content: 'list_item+',
    group: 'block',
    attrs: { start: { default: null } },
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (node) => ({
          start: /^\d{1,4}$/.exec(asElement(node).getAttribute('start') ?? '')?.[0] ?? null,
        }),
      },
    ],
    toDOM: ({ attrs: { start } }) => ['ol', start === null ? {} : { start: String(start) }, 0],
  },
  list_item: container('li', 'block+'),
  blockquote: container('blockquote', 'block+', { group: 'block', attrs: { isBare: { default: false } } }),
  code_block: {
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    attrs: { hasCode: { default: true } },
    parseDOM: [
      {
        tag: 'pre',
        preserveWhitespace: 'full',
        getAttrs: (node) => ({ hasCode: asElement(node).querySelector('code') !== null }),
      },
    ],
    toDOM: ({ attrs }) => (attrs['hasCode'] ? ['pre', ['code', 0]] : ['pre', 0]),
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  drawn_block: drawnBlockNode,
  figure: {
    content: 'inline*',
    group: 'block',
    attrs: PICTURE,
    isolating: true,
    defining: true,
    parseDOM: [
      {
        tag: 'figure',
        getAttrs: (node) => figurePicture(asElement(node)),
        contentElement: (node) =>
          asElement(node).querySelector('figcaption') ?? node.ownerDocument.createElement('figcaption'),
      },
    ],
    toDOM: (node) => ['figure', ['img', shown(node.attrs)], ['figcaption', 0]],
  },
  description_list: {
    content: '(description_term | description)+',
    group: 'block',
    parseDOM: [{ tag: 'dl' }],
    toDOM: () => ['dl', 0],
  },
  description_term: {
    content: 'inline*',
    defining: true,
    parseDOM: [{ tag: 'dt' }],
    toDOM: () => ['dt', 0],
  },
  description: container('dd', 'block+'),
  details: {
    content: 'summary block*',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'details' }],
    toDOM: () => ['details', { open: '' }, 0],
  },
  summary: {
    content: 'inline*',
    defining: true,
    parseDOM: [{ tag: 'summary' }],
    toDOM: () => ['summary', 0],
  },
  ...cells,
  table: {
    ...cells.table,
    attrs: { caption: { default: '' } },
    parseDOM: [
      {
        tag: 'table',
        getAttrs: (node) => ({
          caption: (asElement(node).querySelector('caption')?.textContent ?? '').replace(/\s+/g, ' ').trim(),
        }),
      },
      // Its words are an attribute of the table.
      { tag: 'caption', ignore: true },
    ],
    toDOM: ({ attrs: { caption } }) => [
      'table',
      caption === '' ? {} : { 'data-caption': String(caption) },
      ['tbody', 0],
    ],
  },
  /** A part the editor has no form for, kept as it is. No rule reads it from the clipboard. */
  html_block: {
    group: 'block',
    atom: true,
    attrs: { html: { default: '' } },
    toDOM: ({ attrs: { html } }) => ['div', { 'data-html': String(html) }],
  },
  text: { group: 'inline' },
  image: {
    inline: true,
    group: 'inline',
    draggable: true,
    attrs: PICTURE,
    parseDOM: [{ tag: 'img[src]', getAttrs: pictureOf }],
    toDOM: (node) => ['img', shown(node.attrs)],
  },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
}

function shown({ src, alt, width, height }: Attrs): Record<string, string> {
  return {
    src: String(src),
    alt: String(alt),
    ...(width !== null && height !== null && { width: String(width), height: String(height) }),
  }
}

const marks: Record<string, MarkSpec> = {
  /** A footnote, written where its number stands. First of all marks: it holds links and emphasis. */
  note: {
    parseDOM: [{ tag: 'small[data-note]', priority: 60 }],
    toDOM: () => ['small', { 'data-note': '' }, 0],
  },
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (node) => {
          const address = linkAddress(asElement(node).getAttribute('href') ?? '')
          return address && { href: address.href }
        },
      },
    ],
    toDOM: (mark) => ['a', { href: String(mark.attrs['href']) }, 0],
  },
  ...Object.fromEntries(
    INLINE_TAGS.map((tag): [string, MarkSpec] => [tag, { parseDOM: [{ tag }], toDOM: () => [tag, 0] }]),
  ),
}

export const articleSchema = new Schema({ nodes, marks })
