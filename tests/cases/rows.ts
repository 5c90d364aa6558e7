import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The rows of a table of public reports: first the thread in which people tell of it. */
export const rowsOf = (file: string): string[][] =>
  readFileSync(join(import.meta.dirname, `${file}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'))
