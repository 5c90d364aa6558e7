/**
 * A page in pieces that are compressed one by one and sent as one gzip stream: what all pages have in common is
 * compressed once, what was prepared lies compressed already, and nothing of it is unpacked or packed for a reader.
 */
import { constants, crc32, deflateRawSync } from 'node:zlib'
import { joinedSum } from './joined-sum.ts'

/** Blocks of a deflate stream that refer to nothing outside of the piece and end on a whole byte. */
export type Piece = { packed: Buffer; rawBytes: number; sum: number }

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** An empty last block. */
const END = Buffer.from([0x03, 0x00])
/** The most that one block holds which is not compressed. */
const BLOCK_BYTES = 0xffff

export function pieceOf(text: string, level = 6): Piece {
  const raw = Buffer.from(text)
  const packed = deflateRawSync(raw, { level, finishFlush: constants.Z_SYNC_FLUSH })
  return { packed, rawBytes: raw.length, sum: crc32(raw) }
}

/** For a few letters: not compressed, which costs nothing. */
export function plainPieceOf(text: string): Piece {
  const raw = Buffer.from(text)
  if (raw.length > BLOCK_BYTES) return pieceOf(text)
  const head = Buffer.alloc(5)
  head.writeUInt16LE(raw.length, 1)
  head.writeUInt16LE(BLOCK_BYTES - raw.length, 3)
  return { packed: Buffer.concat([head, raw]), rawBytes: raw.length, sum: crc32(raw) }
}

/** Pieces as one row of bytes, and of each its sizes, unpacked and packed, and its CRC-32. */
export function packed(all: readonly Piece[]): { html: Buffer; pieces: number[] } {
  return {
    html: Buffer.concat(all.map((piece) => piece.packed)),
    pieces: all.flatMap(({ rawBytes, packed: { length }, sum }) => [rawBytes, length, sum]),
  }
}

/** The pieces again, as they lie in the row. */
export function unpacked(html: Buffer, facts: readonly number[]): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (let at = 0; at + 2 < facts.length; at += 3) {
    const [rawBytes = 0, packedBytes = 0, sum = 0] = facts.slice(at, at + 3)
    pieces.push({ packed: html.subarray(from, from + packedBytes), rawBytes, sum })
    from += packedBytes
  }
  if (from !== html.length) throw new Error('A packed page does not fit its sizes')
  return pieces
}

/** All pieces as one gzip stream. */
export function gzipOf(pieces: readonly Piece[]): Buffer<ArrayBuffer> {
  let rawBytes = 0
  let sum = 0
  for (const piece of pieces) {
    sum = joinedSum(sum, piece.sum, piece.rawBytes)
    rawBytes += piece.rawBytes
  }
  const sums = Buffer.alloc(8)
  sums.writeUInt32LE(sum, 0)
  sums.writeUInt32LE(rawBytes % 2 ** 32, 4)
  return Buffer.concat([HEADER, ...pieces.map((piece) => piece.packed), END, sums])
}
