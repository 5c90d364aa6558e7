import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { sourceFile } from './source-file.server.ts'

/**
 * The files of `foods/`, in the order in which foods of the same name are found. The food table is part of the program
 * like its code: it is read once, when it is first imported.
 */
const FILES = [
  'vegetables',
  'herbs',
  'poultry',
  'meat',
  'fish',
  'dairy',
  'eggs',
  'fats',
  'grains',
  'bread',
  'pulses',
  'nuts',
  'condiments',
  'fruit',
  'baking',
  'sweets',
  'drinks',
  'dishes-mains',
  'dishes-light',
  'vegetables-preserved',
  'vegetables-cooked',
] as const

/** A line of a file by its column names, and where it stands: "foods/eggs.csv, line 3". */
export type TableLine<Column extends string> = { row: Readonly<Record<Column, string>>; place: string }

/** Every food of the table. Throws with file and line where a file is not a table of these columns. */
export function foodTableLines<Column extends string>(columns: readonly Column[]): TableLine<Column>[] {
  return FILES.flatMap((name) => {
    const path = `foods/${name}.csv`
    return linesOf(path, readFileSync(sourceFile(path)), columns)
  })
}

/** The lines of one file of the table. Throws with file and line where it is not a table of these columns. */
export function linesOf<Column extends string>(
  path: string,
  text: Buffer | string,
  columns: readonly Column[],
): TableLine<Column>[] {
  let rows: string[][]
  try {
    rows = parse(text)
  } catch (error) {
    throw new Error(`${path}: ${String(error)}`, { cause: error })
  }
  const [header = [], ...lines] = rows
  const wrong = columns.find((column, at) => header[at] !== column) ?? header[columns.length]
  if (wrong !== undefined)
    throw new Error(`${path}, line 1: column "${wrong}" is missing, unknown or misplaced`)
  return lines.map((fields, at) => ({
    row: Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? ''])) as Record<
      Column,
      string
    >,
    place: `${path}, line ${at + 2}`,
  }))
}
