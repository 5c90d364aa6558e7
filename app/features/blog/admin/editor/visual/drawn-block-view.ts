import type { Node as DocumentNode } from 'prosemirror-model'
import type { NodeView } from 'prosemirror-view'
import { inertBody, serializeArticle } from './article-document.ts'
import { articleSchema } from './article-schema.ts'

const DRAW_AFTER_MS = 250

/**
 * A block as readers will see it. Its figures are the server's: until they are there, and without a connection, its
 * words are shown. It is changed by the form above the text.
 */
export function drawnBlockView(
  first: DocumentNode,
  draw: (html: string) => Promise<string | null>,
): NodeView {
  const dom = document.createElement('div')
  dom.dataset['drawn'] = ''
  dom.contentEditable = 'false'
  let shown = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (html: string) => dom.replaceChildren(...inertBody(html).childNodes)
  const redraw = async (html: string) => {
    const drawn = await draw(html)
    if (shown === html) show(drawn ?? html)
  }
  const render = (node: DocumentNode, delayMs: number) => {
    const html = serializeArticle(articleSchema.node('doc', null, [node]))
    if (html === shown) return
    if (shown === '') show(html)
    shown = html
    clearTimeout(timer)
    timer = setTimeout(() => void redraw(html), delayMs)
  }
  render(first, 0)
  return {
    dom,
    update(node) {
      if (node.type !== first.type) return false
      render(node, DRAW_AFTER_MS)
      return true
    },
    ignoreMutation: () => true,
    destroy: () => clearTimeout(timer),
  }
}
