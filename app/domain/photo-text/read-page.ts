/** Text that was read in a picture: words with their places, in the order in which they were found. */

/** A rectangle in pixels of the picture that was read, turned upright. */
export type Place = { leftPx: number; topPx: number; rightPx: number; bottomPx: number }

export type ReadWord = {
  text: string
  place: Place
  /** How sure the reader is, from 0 to 100. */
  confidence: number
}

export type ReadLine = {
  words: ReadWord[]
  place: Place
  /** Lines of one block belong together: a column, a heading, a box. */
  block: number
}

export type ReadPage = { lines: ReadLine[]; widthPx: number; heightPx: number }

export const textOfLine = ({ words }: { words: readonly ReadWord[] }): string =>
  words.map(({ text }) => text).join(' ')

/** The rectangle around others. */
export function around(places: readonly Place[]): Place {
  return {
    leftPx: Math.min(...places.map(({ leftPx }) => leftPx)),
    topPx: Math.min(...places.map(({ topPx }) => topPx)),
    rightPx: Math.max(...places.map(({ rightPx }) => rightPx)),
    bottomPx: Math.max(...places.map(({ bottomPx }) => bottomPx)),
  }
}

/** Below it the reader guesses at specks and patterns. */
const LEAST_CONFIDENCE = 45
/** A photo without text still gives a word or two. */
const LEAST_SURE_WORDS = 4

const isSureWord = ({ text, confidence }: ReadWord): boolean => confidence >= 60 && /[\p{L}\d]{2}/u.test(text)

/** How many words of a page can be relied on. */
const sureWordCount = ({ lines }: ReadPage): number =>
  lines.reduce((count, { words }) => count + words.filter(isSureWord).length, 0)

/** Whether there is text in the picture that is worth going through. */
export const hasText = (page: ReadPage): boolean => sureWordCount(page) >= LEAST_SURE_WORDS

/** The page without lines that were guessed from specks, and without loose signs. */
export function withoutSpecks(page: ReadPage): ReadPage {
  const lines = page.lines.flatMap((line) => {
    const words = line.words.filter(({ text }) => /[\p{L}\p{N}%]/u.test(text))
    return words.every(({ confidence }) => confidence < LEAST_CONFIDENCE) ? [] : [{ ...line, words }]
  })
  return { ...page, lines }
}

/**
 * The lines of a page as rows from top to bottom: pieces at the same height belong to one, however the reader grouped
 * them, as the columns of a table do.
 */
export function rowsOf({ lines }: ReadPage): ReadLine[] {
  const rows: ReadLine[] = []
  for (const line of lines.toSorted((one, other) => middleOf(one) - middleOf(other))) {
    const row = rows.findLast(({ place }) => isBeside(line.place, place))
    if (row && !covers(row.place, line.place)) {
      row.words = [...row.words, ...line.words].sort((one, other) => one.place.leftPx - other.place.leftPx)
      row.place = around([row.place, line.place])
    } else rows.push({ ...line })
  }
  return rows
}

const middleOf = ({ place }: ReadLine): number => (place.topPx + place.bottomPx) / 2

/** Whether a place lies at the height of another: they share more than half of the lower one. */
function isBeside(one: Place, other: Place): boolean {
  const sharedPx = Math.min(one.bottomPx, other.bottomPx) - Math.max(one.topPx, other.topPx)
  return sharedPx > Math.min(heightOf(one), heightOf(other)) * 0.55
}

function covers(one: Place, other: Place): boolean {
  const sharedPx = Math.min(one.rightPx, other.rightPx) - Math.max(one.leftPx, other.leftPx)
  return sharedPx > Math.min(widthOf(one), widthOf(other)) * 0.2
}

export const heightOf = ({ topPx, bottomPx }: Place): number => bottomPx - topPx
export const widthOf = ({ leftPx, rightPx }: Place): number => rightPx - leftPx
