import { DomUtils, parseDocument } from 'htmlparser2'
import {
  type ArticleBlock,
  barOf,
  blockAttributes,
  isBlockKind,
  isScaleNutrient,
  MOST_BLOCK_LINES,
} from '#app/domain/blog/article-blocks.ts'

type Element = Extract<ReturnType<typeof parseDocument>['children'][number], { tagName: string }>

/** A part of cleaned HTML by its place in the text. */
export type Place = { start: number; end: number }

export type FoundBlock = Place & { block: ArticleBlock }
/** A footnote where it is written, and the end of the part of the article it stands in. */
export type FoundNote = Place & { html: string; partEnd: number }

/** The blocks and footnotes of an article's cleaned HTML, in order. */
export function readBlocks(html: string): { blocks: FoundBlock[]; notes: FoundNote[] } {
  const blocks: FoundBlock[] = []
  const notes: FoundNote[] = []
  // Most articles have none: nothing is parsed for them.
  if (!html.includes(' data-')) return { blocks, notes }
  const page = parseDocument(html, { withStartIndices: true, withEndIndices: true })
  for (const part of page.children) {
    if (!isElement(part)) continue
    visit(part, (element) => {
      const place = placeOf(element)
      if (element.name === 'figure' && blockAttributes(element.attribs)) {
        const block = blockOf(element)
        if (block) blocks.push({ ...place, block })
        return block === null
      }
      if (element.name !== 'small' || element.attribs['data-note'] === undefined) return true
      notes.push({ ...place, html: noteHtml(element, html), partEnd: placeOf(part).end })
      return false
    })
  }
  return { blocks, notes }
}

const isElement = (node: { type: string }): node is Element => node.type === 'tag'

const placeOf = (element: Element): Place => ({
  start: element.startIndex ?? 0,
  end: (element.endIndex ?? 0) + 1,
})

function visit(element: Element, goesOn: (element: Element) => boolean): void {
  if (!goesOn(element)) return
  for (const child of element.children) if (isElement(child)) visit(child, goesOn)
}

const wordsOf = (element: Element | null | undefined): string =>
  element ? DomUtils.innerText(element).replace(/\s+/g, ' ').trim() : ''

const elementsOf = (element: Element, name: string): Element[] =>
  DomUtils.getElementsByTagName(name, element, true)

/** Null for a block that says nothing: its HTML stays as it is. */
function blockOf(figure: Element): ArticleBlock | null {
  const {
    'data-block': kind,
    'data-serves': serves,
    'data-nutrient': nutrient,
    'data-pin': pin,
  } = figure.attribs
  const [caption] = elementsOf(figure, 'figcaption')
  const [link] = elementsOf(caption ?? figure, 'a')
  const lines = elementsOf(figure, 'li')
    .map(wordsOf)
    .filter((line) => line !== '' && barOf(line).foods.length > 0)
  if (!isBlockKind(kind)) return null
  const block: ArticleBlock = {
    kind,
    caption: wordsOf(caption ?? link),
    href: link?.attribs['href'] ?? '',
    lines: lines.slice(0, MOST_BLOCK_LINES),
    serves: Number(serves) || 1,
    nutrient: isScaleNutrient(nutrient) ? nutrient : 'kcal',
    pin: Number(pin) || 0,
  }
  return (kind === 'embed' ? block.href === '' : block.lines.length === 0) ? null : block
}

/** The words of a note. A note inside a note is part of it. */
function noteHtml(note: Element, html: string): string {
  const first = note.children[0]
  const last = note.children.at(-1)
  if (!first || !last) return ''
  return html
    .slice(first.startIndex ?? 0, (last.endIndex ?? 0) + 1)
    .replaceAll('<small data-note>', '<small>')
}
