import { createHash } from 'node:crypto'

/** Which part of a development set: `read` may be looked at while the code is written, `scored` is only counted. */
export type Half = 'read' | 'scored' | 'all'

const halfOf = (id: string): Exclude<Half, 'all'> =>
  (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 0 ? 'read' : 'scored'

/** The rows of one half, split once and for all by a hash of their ids. */
export const rowsOfHalf = <T>(rows: readonly T[], half: Half, idOf: (row: T) => string): T[] =>
  rows.filter((row) => half === 'all' || halfOf(idOf(row)) === half)

export const isHalf = (name: string): name is Half => name === 'read' || name === 'scored' || name === 'all'
