import { AppError } from '#app/domain/errors.ts'
import { expand, type ExpansionBudget } from './expand.ts'

/** One file in a zip archive, as its directory lists it; sizes are what the archive claims. */
export type ZipEntry = {
  name: string
  method: number
  isEncrypted: boolean
  compressedBytes: number
  expandedBytes: number
  /** Where its local header begins. */
  offset: number
}

/** By APPNOTE.TXT of PKWARE, sections 4.3 and 4.5. */
const END = 0x06054b50
const END_64 = 0x06064b50
const LOCATOR_64 = 0x07064b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_ENTRY = 0x04034b50
const END_BYTES = 22
/** Without the name and the extra field after it. */
const LOCAL_HEADER_BYTES = 30
const MAX_COMMENT_BYTES = 0xffff
const IN_64 = 0xffffffff
const STORED = 0
const DEFLATED = 8

const damaged = () => new AppError('malformed', 'That archive is damaged or cut off. Export it again.')

export const isZip = (bytes: Uint8Array): boolean =>
  bytes.length >= END_BYTES && bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)

/**
 * The files of a zip archive, by its directory at the end. Throws `AppError`: `malformed` where it is damaged or lists
 * the same bytes twice, `too-large` where it lists more than the budget has left.
 */
export function zipEntries(bytes: Uint8Array, budget: Pick<ExpansionBudget, 'leftEntries'>): ZipEntry[] {
  try {
    return entriesOf(bytes, budget)
  } catch (error) {
    // A place beyond the end of the file.
    throw error instanceof RangeError ? damaged() : error
  }
}

function entriesOf(bytes: Uint8Array, budget: Pick<ExpansionBudget, 'leftEntries'>): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { count, start } = directoryOf(view)
  budget.leftEntries -= count
  if (budget.leftEntries < 0) throw new AppError('too-large', 'That archive holds too many files.')
  const entries: ZipEntry[] = []
  let at = start
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw damaged()
    const nameLength = view.getUint16(at + 28, true)
    const extraLength = view.getUint16(at + 30, true)
    const entry: ZipEntry = {
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      compressedBytes: view.getUint32(at + 20, true),
      expandedBytes: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    }
    takeLargeSizes(entry, view, at + 46 + nameLength, extraLength)
    entries.push(entry)
    at += 46 + nameLength + extraLength + view.getUint16(at + 32, true)
  }
  refuseOverlaps(entries)
  return entries.filter(({ name }) => !name.endsWith('/'))
}

/** Each file has its own bytes: a directory that lists the same ones many times would make a small archive huge. */
function refuseOverlaps(entries: readonly ZipEntry[]): void {
  let end = 0
  for (const { offset, compressedBytes } of entries.toSorted((one, other) => one.offset - other.offset)) {
    if (offset < end) throw damaged()
    end = offset + LOCAL_HEADER_BYTES + compressedBytes
  }
}

function directoryOf(view: DataView): { count: number; start: number } {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_BYTES); at--) {
    if (view.getUint32(at, true) !== END) continue
    const start = view.getUint32(at + 16, true)
    const count = view.getUint16(at + 10, true)
    if ((start !== IN_64 && count !== 0xffff) || view.getUint32(at - 20, true) !== LOCATOR_64)
      return { count, start }
    const end64 = largeAt(view, at - 20 + 8)
    if (view.getUint32(end64, true) !== END_64) throw damaged()
    return { count: largeAt(view, end64 + 32), start: largeAt(view, end64 + 48) }
  }
  throw damaged()
}

/** 64-bit sizes stand in an extra field, in this order, those that did not fit. */
function takeLargeSizes(entry: ZipEntry, view: DataView, start: number, length: number): void {
  for (let at = start; at + 4 <= start + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue
    let next = at + 4
    for (const field of ['expandedBytes', 'compressedBytes', 'offset'] as const)
      if (entry[field] === IN_64) {
        entry[field] = largeAt(view, next)
        next += 8
      }
    return
  }
}

function largeAt(view: DataView, at: number): number {
  const value = view.getBigUint64(at, true)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw damaged()
  return Number(value)
}

/**
 * The content of one file, expanded within bounds; null where `isWanted` does not want it. Throws `AppError`
 * (`too-large`, `malformed`) for what cannot be read.
 */
export async function readEntry(
  bytes: Uint8Array,
  entry: ZipEntry,
  options: { maxBytes: number; budget: ExpansionBudget; isWanted?: (head: Uint8Array) => boolean },
): Promise<Uint8Array | null> {
  if (entry.isEncrypted) throw new AppError('malformed', 'It is protected by a password.')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (entry.offset + LOCAL_HEADER_BYTES > bytes.length || view.getUint32(entry.offset, true) !== LOCAL_ENTRY)
    throw new AppError('malformed', 'It is damaged.')
  const start =
    entry.offset +
    LOCAL_HEADER_BYTES +
    view.getUint16(entry.offset + 26, true) +
    view.getUint16(entry.offset + 28, true)
  const compressed = bytes.subarray(start, start + entry.compressedBytes)
  if (compressed.length < entry.compressedBytes) throw new AppError('malformed', 'It is cut off.')
  if (entry.method === DEFLATED) return expand(compressed, 'deflate-raw', options)
  if (entry.method !== STORED) throw new AppError('malformed', 'It is packed in a way that is not read.')
  options.budget.leftBytes -= compressed.length
  if (compressed.length > options.maxBytes || options.budget.leftBytes < 0)
    throw new AppError('too-large', 'It holds more than can be read.')
  return options.isWanted?.(compressed) === false ? null : compressed
}
