import { randomBytes } from 'node:crypto'

/**
 * A new UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, then random bits. Ids made by the app sort by the
 * time they were made, on every engine, and need no extension or PostgreSQL 18.
 */
export function newId(atMs: number = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(atMs, 0, 6)
  bytes[6] = 0x70 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text from outside may be an id at all: asking the database with anything else is an error. */
export function isId(text: string): boolean {
  return UUID.test(text)
}
