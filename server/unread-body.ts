import type { IncomingMessage } from 'node:http'

const MAX_BYTES = 8_000_000
const WITHIN_MS = 2000

/**
 * Takes in what nobody read of a body: a client that is still sending does not hear its answer, and the rest would
 * stand before the next request of its connection. False where there is more than is waited for: then the connection
 * has to end with the answer.
 */
export function takeUnreadBody(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.readableEnded || !hasBody(incoming)) return Promise.resolve(true)
  if (incoming.destroyed) return Promise.resolve(false)
  return new Promise((resolve) => {
    let sizeBytes = 0
    const end = (isWhole: boolean) => {
      clearTimeout(timer)
      incoming.off('data', count).off('end', whole).off('close', broken)
      resolve(isWhole)
    }
    const whole = () => end(true)
    const broken = () => end(false)
    const timer = setTimeout(broken, WITHIN_MS)
    const count = (chunk: Uint8Array) => {
      sizeBytes += chunk.byteLength
      if (sizeBytes > MAX_BYTES) return end(false)
      // Whoever began to read pauses it, and will not go on.
      incoming.resume()
    }
    incoming.on('data', count).on('end', whole).on('close', broken).resume()
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}
