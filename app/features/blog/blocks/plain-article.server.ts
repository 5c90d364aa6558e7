import { computedBlock } from './computed-block.server.ts'
import { changed } from './change-html.ts'
import { plainBlock } from './plain-block.ts'
import { readBlocks } from './read-blocks.server.ts'

/** An article's cleaned HTML for feeds and e-mails, which have no styles of ours: tables and lists, footnotes at the end. */
export function plainArticle(html: string): string {
  const { blocks, notes } = readBlocks(html)
  const text = changed(html, [
    ...blocks.flatMap(({ start, end, block }) => {
      const computed = computedBlock(block)
      return computed ? [{ start, end, to: plainBlock(computed) }] : []
    }),
    ...notes.map((note, index) => ({ ...note, to: `<sup>${index + 1}</sup>` })),
  ])
  if (notes.length === 0) return text
  const items = notes.map((note) => `<li>${note.html}</li>`).join('')
  return `${text}\n<p><strong>Notes</strong></p>\n<ol>${items}</ol>`
}
