import type { ReadLine, ReadPage } from '#app/domain/photo-text/read-page.ts'

/** Lines as a reader of print gives them, for parsers: each cell begins where it stands in the line. */

const LETTER_PX = 20
const LINE_PX = 50

/** A page of lines of type: two spaces or more part the cells of a line. A `~` before a word says that it is unsure. */
export function readPage(text: string): ReadPage {
  const lines = text.split('\n').flatMap((line, row): ReadLine[] => {
    const words = [...line.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text: word.replace(/^~/, ''),
      confidence: word.startsWith('~') ? 20 : 93,
      place: {
        leftPx: index * LETTER_PX,
        rightPx: (index + word.length) * LETTER_PX - 6,
        topPx: row * LINE_PX,
        bottomPx: row * LINE_PX + 30,
      },
    }))
    const [first, last] = [words[0], words.at(-1)]
    if (!first || !last) return []
    return [{ words, block: 0, place: { ...first.place, rightPx: last.place.rightPx } }]
  })
  return { lines, widthPx: 2000, heightPx: 3000 }
}
