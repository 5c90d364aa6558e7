import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { parse } from 'csv-parse'

/** Rows handed on at a time: few enough to hold, many enough to write in one statement. */
const ROWS_AT_A_TIME = 2000
const MAX_ROW_CHARACTERS = 4_000_000

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
  const parser = parse({
    bom: true,
    skipEmptyLines: true,
    relaxColumnCount: true,
    maxRecordSize: MAX_ROW_CHARACTERS,
  })
  let places: number[] | null = null
  let rows: string[][] = []
  // A file that cannot be read ends the parser with its error, which the loop throws.
  pipeline(createReadStream(file), parser, () => {})
  for await (const row of parser as AsyncIterable<string[]>) {
    if (places === null) {
      places = placesOf(file, row, columns, mayLack)
      continue
    }
    rows.push(places.map((place) => row[place] ?? ''))
    if (rows.length < ROWS_AT_A_TIME) continue
    yield rows
    rows = []
  }
  yield rows
}

function placesOf(
  file: string,
  header: readonly string[],
  columns: readonly string[],
  mayLack: readonly string[],
): number[] {
  const names = header.map((name) => name.trim())
  const missing = columns.filter((column) => !names.includes(column) && !mayLack.includes(column))
  if (missing.length > 0) throw new Error(`${file} has no column ${missing.join(', ')}`)
  return columns.map((column) => names.indexOf(column))
}
