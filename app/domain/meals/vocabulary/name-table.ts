import { POSITIONS, type WordOfName, wordsOfName } from './words-of-name.ts'

/**
 * The words of many names as columns of numbers, and those as bytes: reading thirty thousand names takes half a second,
 * reading these bytes a fiftieth of it.
 */
export type NameTable = {
  /** Names in the order of `starts`. Those of USDA's tables come first and are not repeated here: null. */
  names: readonly (string | null)[]
  stems: readonly string[]
  /** Where the words of a name begin in the columns; one more than there are names. */
  starts: Int32Array
  /** Of each word: its stem, its place, its part of the name, its group of alternatives. */
  stemAt: Uint16Array
  placeAt: Uint8Array
  partAt: Uint8Array
  alternativesAt: Uint8Array
}

/** Bits of `placeAt`; below them the place in `POSITIONS`. */
export const OPENS_NAME = 8
export const IS_BRAND = 16
export const POSITION_BITS = 7

const placeOf = ({ position, opensName, isBrand }: WordOfName): number =>
  POSITIONS.indexOf(position) | (opensName ? OPENS_NAME : 0) | (isBrand ? IS_BRAND : 0)

/** The word at a place of the columns. */
export function wordAt(table: NameTable, at: number): WordOfName {
  const place = table.placeAt[at]!
  return {
    stem: table.stems[table.stemAt[at]!]!,
    position: POSITIONS[place & POSITION_BITS]!,
    alternatives: table.alternativesAt[at]!,
    opensName: (place & OPENS_NAME) !== 0,
    isBrand: (place & IS_BRAND) !== 0,
    part: table.partAt[at]!,
  }
}

/** The words of a name of the table by its place. */
export function wordsAt(table: NameTable, name: number): WordOfName[] {
  const [start, end] = [table.starts[name]!, table.starts[name + 1]!]
  return Array.from({ length: end - start }, (_, step) => wordAt(table, start + step))
}

/** The stems of a name of the table by its place. */
export function stemsAt(table: NameTable, name: number): string[] {
  const stems: string[] = []
  for (let at = table.starts[name]!; at < table.starts[name + 1]!; at++)
    stems.push(table.stems[table.stemAt[at]!]!)
  return stems
}

/** The table with further names behind its own, read now. */
export function withNames(table: NameTable, further: readonly string[]): NameTable {
  if (further.length === 0) return table
  const read = further.map((name) => wordsOfName(name))
  const words = read.flat()
  const stemIds = new Map(table.stems.map((stem, id) => [stem, id]))
  for (const { stem } of words) if (!stemIds.has(stem)) stemIds.set(stem, stemIds.size)
  const starts = new Int32Array(table.starts.length + further.length)
  starts.set(table.starts)
  read.forEach(({ length }, at) => {
    const name = table.names.length + at
    starts[name + 1] = starts[name]! + length
  })
  const stemAt = new Uint16Array(table.stemAt.length + words.length)
  stemAt.set(table.stemAt)
  stemAt.set(
    words.map(({ stem }) => stemIds.get(stem)!),
    table.stemAt.length,
  )
  return {
    names: [...table.names, ...further],
    stems: [...stemIds.keys()],
    starts,
    stemAt,
    placeAt: joinedBytes(table.placeAt, words.map(placeOf)),
    partAt: joinedBytes(
      table.partAt,
      words.map(({ part }) => part),
    ),
    alternativesAt: joinedBytes(
      table.alternativesAt,
      words.map(({ alternatives }) => alternatives),
    ),
  }
}

function joinedBytes(front: Uint8Array, back: readonly number[]): Uint8Array {
  const all = new Uint8Array(front.length + back.length)
  all.set(front)
  all.set(back, front.length)
  return all
}

const NO_NAMES: NameTable = {
  names: [],
  stems: [],
  starts: Int32Array.of(0),
  stemAt: new Uint16Array(),
  placeAt: new Uint8Array(),
  partAt: new Uint8Array(),
  alternativesAt: new Uint8Array(),
}

/** Reads names into a table: those of USDA, which are known by their order, and others, known by what they are. */
export function readNames(usdaNames: readonly string[], others: readonly string[]): NameTable {
  const table = withNames(NO_NAMES, [...usdaNames, ...others])
  return { ...table, names: [...usdaNames.map(() => null), ...others] }
}

type Header = { stamp: number; unnamed: number; names: number; words: number; textBytes: number }
const HEADER_WORDS = 5

/** The table as bytes. `stamp` tells which list of unnamed names it belongs to. */
export function packNames(table: NameTable, stamp: number): Uint8Array {
  const named = table.names.filter((name) => name !== null)
  const text = new TextEncoder().encode(`${table.stems.join('\n')}\n\n${named.join('\n')}`)
  const unnamed = table.names.length - named.length
  const header = Uint32Array.of(stamp, unnamed, named.length, table.stemAt.length, text.length)
  const counts = Uint8Array.from(table.names, (_name, at) => table.starts[at + 1]! - table.starts[at]!)
  const parts = [
    new Uint8Array(header.buffer),
    new Uint8Array(table.stemAt.buffer, table.stemAt.byteOffset, table.stemAt.byteLength),
    counts,
    table.placeAt,
    table.partAt,
    table.alternativesAt,
    text,
  ]
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** The table of packed bytes, with the stamp it was packed with. */
export function unpackNames(bytes: Uint8Array): { table: NameTable; stamp: number } {
  const { stamp, unnamed, names, words, textBytes } = headerOf(bytes)
  let at = HEADER_WORDS * 4
  const column = (length: number) => bytes.subarray(at, (at += length))
  // A copy begins where two bytes may be read as one number.
  const stemAt = new Uint16Array(new Uint8Array(column(words * 2)).buffer)
  const counts = column(unnamed + names)
  const [placeAt, partAt, alternativesAt] = [column(words), column(words), column(words)]
  const text = new TextDecoder().decode(column(textBytes))
  const border = text.indexOf('\n\n')
  const starts = new Int32Array(counts.length + 1)
  for (let name = 0; name < counts.length; name++) starts[name + 1] = starts[name]! + counts[name]!
  const known = text.slice(border + 2).split('\n')
  const table = {
    names: [...Array.from({ length: unnamed }, () => null), ...known],
    stems: text.slice(0, border).split('\n'),
    starts,
    stemAt,
    placeAt,
    partAt,
    alternativesAt,
  }
  return { table, stamp }
}

function headerOf(bytes: Uint8Array): Header {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const [stamp, unnamed, names, words, textBytes] = Array.from({ length: HEADER_WORDS }, (_, at) =>
    view.getUint32(at * 4, true),
  )
  return { stamp: stamp!, unnamed: unnamed!, names: names!, words: words!, textBytes: textBytes! }
}
