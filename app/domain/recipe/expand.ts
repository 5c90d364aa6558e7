import { AppError } from '#app/domain/errors.ts'

/** What one file may still use, including archives inside it, so that many small bombs count as one large one. */
export type ExpansionBudget = { leftBytes: number; leftEntries: number }

const MAX_EXPANDED_BYTES = 400 * 1024 * 1024
const MAX_ENTRIES = 10_000

export const newExpansionBudget = (): ExpansionBudget => ({
  leftBytes: MAX_EXPANDED_BYTES,
  leftEntries: MAX_ENTRIES,
})

/** Recipes and photos shrink to a fifth or so; what shrinks to a three-hundredth holds nothing anybody wrote. */
const MAX_RATIO = 300
const RATIO_FROM_BYTES = 1024 * 1024
const PIECE_BYTES = 64 * 1024

/**
 * Expands compressed bytes piece by piece, and stops at the first byte beyond what is allowed: sizes that a file claims
 * are not believed. `isWanted` looks at the first piece; where it says no, null comes back and no more is expanded.
 * Throws `AppError` (`too-large`, `malformed`).
 */
export async function expand(
  compressed: Uint8Array,
  format: 'deflate-raw' | 'gzip',
  options: { maxBytes: number; budget: ExpansionBudget; isWanted?: (head: Uint8Array) => boolean },
): Promise<Uint8Array | null> {
  let consumedBytes = 0
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (consumedBytes >= compressed.length) return controller.close()
      // A copy: the stream takes what it is given.
      const piece = compressed.slice(consumedBytes, consumedBytes + PIECE_BYTES)
      consumedBytes += piece.length
      controller.enqueue(piece)
    },
  })
  const reader = source.pipeThrough(new DecompressionStream(format)).getReader()
  const pieces: Uint8Array[] = []
  let sizeBytes = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      sizeBytes += value.length
      options.budget.leftBytes -= value.length
      const isBomb = sizeBytes > RATIO_FROM_BYTES && sizeBytes > consumedBytes * MAX_RATIO
      if (sizeBytes > options.maxBytes || options.budget.leftBytes < 0 || isBomb)
        throw new AppError('too-large', 'It holds more than can be read.')
      if (pieces.length === 0 && options.isWanted?.(value) === false) return null
      pieces.push(value)
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('malformed', 'It is damaged.', { cause: error })
  } finally {
    await reader.cancel().catch(() => undefined)
  }
  return joined(pieces, sizeBytes)
}

function joined(pieces: readonly Uint8Array[], sizeBytes: number): Uint8Array {
  if (pieces.length === 1) return pieces[0]!
  const whole = new Uint8Array(sizeBytes)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
