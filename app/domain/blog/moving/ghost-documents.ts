import { marked } from 'marked'
import { parseJson } from '#app/domain/bounded-json.ts'

/**
 * HTML of the two forms in which Ghost keeps a text, for posts whose HTML was not exported. What comes out is cleaned
 * like everything else.
 */

type Node = Readonly<Record<string, unknown>>

const asNode = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {})
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.map(asNode) : [])
const textOf = (node: Node, name: string): string => (typeof node[name] === 'string' ? node[name] : '')

function parsed(json: string): Node {
  try {
    return asNode(parseJson(json))
  } catch {
    return {}
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Lexical, of Ghost 5 and later. JSON is bounded in depth, and with it this walk. */
export const htmlOfLexical = (json: string): string =>
  nodesOf(asNode(parsed(json)['root'])['children'])
    .map(lexical)
    .join('\n')

const FORMATS = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
] as const

const inside = (node: Node): string => nodesOf(node['children']).map(lexical).join('')

function lexical(node: Node): string {
  switch (textOf(node, 'type')) {
    case 'text':
    case 'extended-text': {
      const format = Number(node['format']) || 0
      return FORMATS.reduce(
        (html, [bit, tag]) => ((format & bit) === 0 ? html : `<${tag}>${html}</${tag}>`),
        escaped(textOf(node, 'text')),
      )
    }
    case 'linebreak':
      return '<br>'
    case 'link':
    case 'autolink':
      return `<a href="${escaped(textOf(node, 'url'))}">${inside(node)}</a>`
    case 'heading':
    case 'extended-heading': {
      const tag = /^h[1-6]$/.exec(textOf(node, 'tag'))?.[0] ?? 'h2'
      return `<${tag}>${inside(node)}</${tag}>`
    }
    case 'list': {
      const tag = textOf(node, 'listType') === 'number' ? 'ol' : 'ul'
      return `<${tag}>${inside(node)}</${tag}>`
    }
    case 'listitem':
      return `<li>${inside(node)}</li>`
    case 'quote':
    case 'extended-quote':
    case 'aside':
      return `<blockquote>${inside(node)}</blockquote>`
    default:
      return (
        card(textOf(node, 'type'), node) ??
        (textOf(node, 'type') === 'paragraph' ? `<p>${inside(node)}</p>` : inside(node))
      )
  }
}

/** A card, as both forms of document call it; null for none that is known. */
function card(name: string, fields: Node): string | null {
  switch (name) {
    case 'image':
      return figure(fields)
    case 'gallery':
      return nodesOf(fields['images']).map(figure).join('\n')
    case 'horizontalrule':
    case 'hr':
      return '<hr>'
    case 'html':
      return textOf(fields, 'html')
    case 'markdown':
    case 'card-markdown':
      return marked.parse(textOf(fields, 'markdown'), { async: false, gfm: true })
    case 'codeblock':
    case 'code':
      return `<pre><code>${escaped(textOf(fields, 'code'))}</code></pre>`
    case 'callout':
      return `<blockquote>${textOf(fields, 'calloutText')}</blockquote>`
    case 'toggle':
      return `<details><summary>${textOf(fields, 'heading')}</summary>${textOf(fields, 'content')}</details>`
    case 'bookmark':
    case 'embed':
    case 'button':
    case 'file':
    case 'video':
    case 'audio': {
      const address = ['url', 'buttonUrl', 'src'].map((key) => textOf(fields, key)).find((one) => one !== '')
      const metadata = asNode(fields['metadata'])
      const words =
        textOf(metadata, 'title') || textOf(fields, 'buttonText') || textOf(fields, 'fileTitle') || address
      return address ? `<p><a href="${escaped(address)}">${escaped(words ?? address)}</a></p>` : ''
    }
    default:
      return null
  }
}

function figure(image: Node): string {
  const caption = textOf(image, 'caption')
  return `<figure><img src="${escaped(textOf(image, 'src'))}" alt="${escaped(textOf(image, 'alt'))}">${caption && `<figcaption>${caption}</figcaption>`}</figure>`
}

/** Mobiledoc, of Ghost before 5. */
export function htmlOfMobiledoc(json: string): string {
  const document = parsed(json)
  const list = (name: string): unknown[][] =>
    Array.isArray(document[name]) ? document[name].map((one) => (Array.isArray(one) ? one : [])) : []
  const markups = list('markups')
  const atoms = list('atoms')
  const cards = list('cards')
  const markers = (given: unknown): string => {
    const open: string[] = []
    const pieces: string[] = []
    for (const marker of Array.isArray(given) ? given : []) {
      const [kind, opened, closed, value] = Array.isArray(marker) ? marker : []
      for (const index of Array.isArray(opened) ? opened : []) {
        const [tag, attributes] = markups[Number(index)] ?? []
        if (typeof tag !== 'string' || !/^[a-z]{1,10}$/.test(tag)) continue
        const at = Array.isArray(attributes) ? attributes.indexOf('href') : -1
        const href =
          at >= 0 && Array.isArray(attributes) ? ` href="${escaped(String(attributes[at + 1]))}"` : ''
        pieces.push(`<${tag}${href}>`)
        open.push(tag)
      }
      if (kind === 0) pieces.push(escaped(String(value)))
      else pieces.push(atoms[Number(value)]?.[0] === 'soft-return' ? '<br>' : '')
      for (let count = Number(closed) || 0; count > 0 && open.length > 0; count--)
        pieces.push(`</${open.pop()}>`)
    }
    return (
      pieces.join('') +
      open
        .toReversed()
        .map((tag) => `</${tag}>`)
        .join('')
    )
  }
  return list('sections')
    .map(([kind, second, third]) => {
      if (kind === 1) {
        const tag = /^(?:p|h[1-6]|blockquote)$/.test(String(second)) ? String(second) : 'p'
        return `<${tag}>${markers(third)}</${tag}>`
      }
      if (kind === 3) {
        const tag = second === 'ol' ? 'ol' : 'ul'
        const items = Array.isArray(third) ? third : []
        return `<${tag}>${items.map((item) => `<li>${markers(item)}</li>`).join('')}</${tag}>`
      }
      if (kind !== 10) return ''
      const [name, fields] = cards[Number(second)] ?? []
      return card(String(name), asNode(fields)) ?? ''
    })
    .join('\n')
}
