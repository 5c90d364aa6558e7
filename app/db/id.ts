import { randomBytes } from 'node:crypto'

let lastMs = 0
let sequence = 0

/**
 * A new UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, 12 that count on within one (its method 1), then random bits.
 * Ids made by the app sort by the time they were made, those of one process also within a millisecond, on every engine,
 * and need no extension or PostgreSQL 18.
 */
export function newId(atMs: number = Date.now()): string {
  const bytes = randomBytes(16)
  // The count begins in its lower half, so that it does not come round within a busy millisecond.
  sequence = atMs === lastMs ? (sequence + 1) & 0x0fff : bytes.readUInt16BE(6) & 0x07ff
  lastMs = atMs
  bytes.writeUIntBE(atMs, 0, 6)
  bytes.writeUInt16BE(0x7000 | sequence, 6)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text from outside may be an id at all: asking the database with anything else is an error. */
export function isId(text: string): boolean {
  return UUID.test(text)
}
