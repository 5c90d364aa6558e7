import { readFileSync } from 'node:fs'
import { sourceFile } from './source-file.server.ts'

/**
 * The files of `foods/`, in the order in which foods of the same name are found. The food table is part of the program
 * like its code: it is read once, when it is first imported.
 */
export const FOOD_FILES = [
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
  return FOOD_FILES.flatMap((name) => readTable(`foods/${name}.csv`, columns))
}

/** The lines of a file of `foods/` by its path. Throws with file and line where it is not a table of these columns. */
export function readTable<Column extends string>(
  path: string,
  columns: readonly Column[],
): TableLine<Column>[] {
  return linesOf(path, readFileSync(sourceFile(path), 'utf8'), columns)
}

/** Begins a line of explanation in a list of words. */
const REMARK = '#'

/** The words of a list of `foods/`, one a line. */
export const readWords = (path: string): ReadonlySet<string> =>
  new Set(
    readFileSync(sourceFile(path), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith(REMARK)),
  )

/** The words of a cell that holds a list of them. */
export const wordsOfCell = (cell: string): string[] => cell.split(' ').filter(Boolean)

/** The lines of one file of the table. Throws with file and line where it is not a table of these columns. */
export function linesOf<Column extends string>(
  path: string,
  text: string,
  columns: readonly Column[],
): TableLine<Column>[] {
  const [header = [], ...lines] = text.trimEnd().split(/\r?\n/).map(fieldsOf)
  const wrong = columns.find((column, at) => header[at] !== column) ?? header[columns.length]
  if (wrong !== undefined)
    throw new Error(`${path}, line 1: column "${wrong}" is missing, unknown or misplaced`)
  return lines.map((fields, at) => {
    const place = `${path}, line ${at + 2}`
    if (fields.length !== columns.length)
      throw new Error(`${place} (${fields[0]}): ${fields.length} columns instead of ${columns.length}`)
    const row = {} as Record<Column, string>
    columns.forEach((column, index) => (row[column] = fields[index] ?? ''))
    return { row, place }
  })
}

/** A food is one line. Most hold no quote and are split. */
function fieldsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(',')
  const fields: string[] = []
  for (let at = 0; at <= line.length;) {
    const isQuoted = line[at] === '"'
    const end = isQuoted ? closingQuote(line, at) + 1 : endOf(line.indexOf(',', at), line)
    fields.push(isQuoted ? line.slice(at + 1, end - 1).replaceAll('""', '"') : line.slice(at, end))
    at = endOf(line.indexOf(',', end), line) + 1
  }
  return fields
}

/** Where the quote that opens at a place is closed; two side by side stand for one inside it. */
function closingQuote(line: string, open: number): number {
  let at = line.indexOf('"', open + 1)
  while (at >= 0 && line[at + 1] === '"') at = line.indexOf('"', at + 2)
  return endOf(at, line)
}

const endOf = (at: number, line: string): number => (at < 0 ? line.length : at)
