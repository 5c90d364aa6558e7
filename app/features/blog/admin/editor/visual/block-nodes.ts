import type { Attrs, DOMOutputSpec, NodeSpec } from 'prosemirror-model'
import {
  type ArticleBlock,
  blockAttributes,
  type BlockKind,
  isBlockKind,
  isScaleNutrient,
  MOST_BLOCK_LINES,
} from '#app/domain/blog/article-blocks.ts'
import { linkAddress } from '#app/features/blog/html-rules.ts'

/** A drawn block in the document: what `article-blocks.ts` describes, its lines as one text. */
export type BlockAttrs = Omit<ArticleBlock, 'lines'> & { lines: string }

export const EMPTY_BLOCK: Omit<BlockAttrs, 'kind'> = {
  caption: '',
  href: '',
  lines: '',
  serves: 2,
  nutrient: 'kcal',
  pin: 0,
}

export const newBlock = (kind: BlockKind): BlockAttrs => ({ ...EMPTY_BLOCK, kind })

const wordsOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** The lines of a block without those that say nothing. */
export const blockLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .slice(0, MOST_BLOCK_LINES)

/** Reads a block's figure, or says that it is none. */
function blockOfFigure(figure: HTMLElement): Attrs | false {
  const attributes = blockAttributes(
    Object.fromEntries([...figure.attributes].map(({ name, value }) => [name, value])),
  )
  const kind = attributes?.['data-block']
  if (!attributes || !isBlockKind(kind)) return false
  const nutrient = attributes['data-nutrient']
  const link = figure.querySelector('figcaption a[href], a[href]')
  return {
    kind,
    caption: wordsOf(figure.querySelector('figcaption')),
    href: linkAddress(link?.getAttribute('href') ?? '')?.href ?? '',
    lines: [...figure.querySelectorAll('li')].map(wordsOf).join('\n'),
    serves: Number(attributes['data-serves'] ?? 1),
    nutrient: isScaleNutrient(nutrient) ? nutrient : 'kcal',
    pin: Number(attributes['data-pin'] ?? 0),
  } satisfies BlockAttrs
}

function figureOfBlock(block: BlockAttrs): DOMOutputSpec {
  const attributes = blockAttributes({
    'data-block': block.kind,
    'data-serves': String(block.serves),
    'data-nutrient': block.nutrient,
    'data-pin': String(block.pin),
  })
  const words = block.caption.replace(/\s+/g, ' ').trim()
  const href = linkAddress(block.href)?.href
  const caption: DOMOutputSpec = href
    ? ['figcaption', ['a', { href }, words || href]]
    : ['figcaption', ...(words === '' ? [] : [words])]
  const lines = blockLines(block.lines).map((line): DOMOutputSpec => ['li', line])
  return ['figure', attributes ?? {}, caption, ...(lines.length > 0 ? [['ul', ...lines]] : [])]
}

export const drawnBlockNode: NodeSpec = {
  group: 'block',
  atom: true,
  draggable: true,
  attrs: {
    ...Object.fromEntries(Object.entries(EMPTY_BLOCK).map(([name, value]) => [name, { default: value }])),
    kind: { default: 'food' },
  },
  parseDOM: [
    {
      tag: 'figure[data-block]',
      priority: 60,
      getAttrs: (node) => blockOfFigure(node),
    },
  ],
  toDOM: (node) => figureOfBlock(node.attrs as BlockAttrs),
}
