import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Change, changed } from './change-html.ts'
import { type ComputedBlock, computedBlock } from './computed-block.server.ts'
import { DrawnBlock } from './drawn-blocks.tsx'
import styles from './drawn-blocks.module.css'
import { readBlocks } from './read-blocks.server.ts'

/** An article's cleaned HTML as its page shows it: blocks drawn, each footnote after the part that it stands in. */
export function drawnArticle(html: string): string {
  const { blocks, notes } = readBlocks(html)
  return changed(html, [
    ...drawn(blocks, (block) => renderToStaticMarkup(createElement(DrawnBlock, { block }))),
    ...notes.map((note, index): Change => ({ ...note, to: markOf(index + 1, styles.mark ?? '') })),
    ...notes.map(({ html, partEnd }, index): Change => {
      const number = index + 1
      const words = `<b>${number}</b> ${html} <a href="#note-mark-${number}" aria-label="Back to the text">Back</a>`
      const to = `<p class="${styles.note}" role="note" id="note-${number}">${words}</p>`
      return { start: partEnd, end: partEnd, to }
    }),
  ])
}

const markOf = (number: number, className: string) =>
  `<sup class="${className}" id="note-mark-${number}"><a href="#note-${number}" aria-label="Note ${number}">${number}</a></sup>`

/** A block that cannot be computed stays as it is written. */
function drawn(
  blocks: ReturnType<typeof readBlocks>['blocks'],
  draw: (block: ComputedBlock) => string,
): Change[] {
  return blocks.flatMap(({ start, end, block }) => {
    const computed = computedBlock(block)
    return computed ? [{ start, end, to: draw(computed) }] : []
  })
}
