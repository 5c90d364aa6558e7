import { createReadStream } from 'node:fs'

const QUOTE = 34
const COMMA = 44
const LINE_FEED = 10

/** Splits what holds whole rows and keeps the rest for the next piece. A quoted field may hold commas and breaks. */
function takeRows(text: string, isLast: boolean, give: (row: string[]) => void): string {
  let row: string[] = []
  let rowStart = 0
  let fieldStart = 0
  let at = 0
  const endField = (end: number) => {
    const isQuoted = text.charCodeAt(fieldStart) === QUOTE
    const stop = text.charCodeAt(end - 1) === 13 && end > fieldStart ? end - 1 : end
    row.push(
      isQuoted ? text.slice(fieldStart + 1, stop - 1).replaceAll('""', '"') : text.slice(fieldStart, stop),
    )
    fieldStart = end + 1
  }
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === QUOTE && at === fieldStart) {
      const end = endOfQuoted(text, at)
      if (end === null) break
      at = end
      continue
    }
    if (code === COMMA) endField(at)
    else if (code === LINE_FEED) {
      endField(at)
      if (row.length > 1 || row[0] !== '') give(row)
      row = []
      rowStart = at + 1
    }
    at++
  }
  if (!isLast) return text.slice(rowStart)
  if (rowStart < text.length) {
    endField(text.length)
    give(row)
  }
  return ''
}

/** Where the field that opens here with a quote has closed; null when its end is not in the text yet. */
function endOfQuoted(text: string, open: number): number | null {
  let at = open + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    // A quote at the very end may be the first of two.
    if (quote === -1 || quote === text.length - 1) return null
    if (text.charCodeAt(quote + 1) !== QUOTE) return quote + 1
    at = quote + 2
  }
}

/**
 * Reads a csv file (RFC 4180, UTF-8) in lists of rows, a list at a time so that no file is held whole. A row has the
 * values of the columns asked for, in their order. Throws when the file lacks a column that is not in `mayLack`;
 * those are then empty.
 */
export async function* csvRows(
  file: string,
  columns: readonly string[],
  mayLack: readonly string[] = [],
): AsyncGenerator<string[][]> {
  let places: number[] | null = null
  let rows: string[][] = []
  const take = (row: string[]) => {
    if (places !== null) {
      rows.push(places.map((place) => row[place] ?? ''))
      return
    }
    const header = row.map((name) => name.replace(/^\uFEFF/, '').trim())
    const missing = columns.filter((column) => !header.includes(column) && !mayLack.includes(column))
    if (missing.length > 0) throw new Error(`${file} has no column ${missing.join(', ')}`)
    places = columns.map((column) => header.indexOf(column))
  }
  let rest = ''
  for await (const piece of createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 20 })) {
    rest = takeRows(rest + String(piece), false, take)
    yield rows
    rows = []
  }
  takeRows(rest, true, take)
  yield rows
}
