import { AppError } from '#app/domain/errors.ts'
import type { ReadPage } from '#app/domain/photo-text/read-page.ts'
import { openPool, type PoolOptions } from '#app/pool/pool.server.ts'
import { processOf } from '#app/pool/runners.server.ts'
import type { TextLayout, TextReading } from './text-reading.ts'

const REFUSALS = {
  failed: 'The photo could not be read. Please try again.',
  busy: 'Many photos are being read right now. Please try again in a moment.',
  tooMuch: (cause: unknown) =>
    new AppError('too-large', 'That photo took too long to read. Take one of the text alone, closer.', {
      cause,
    }),
}

/** What the process is sent: a picture as a PGM file, which needs no decoder to speak of. */
export type TextTask = { given: { bytes: Uint8Array }; layout: TextLayout }

/**
 * Tesseract in a process of its own: one picture at a time, a few that wait, 20 s for each. The process ends when nobody
 * has asked for half a minute, so that a server at rest has none of its memory.
 */
export function openTesseract(options: Partial<PoolOptions> = {}): TextReading {
  const pool = openPool<TextTask, ReadPage>(
    processOf('app/ports/text-reading/tesseract-process.server.ts', { memoryMb: 256 }),
    REFUSALS,
    { most: 1, limitMs: 20_000, idleMs: 30_000, mostWaiting: 6, ...options },
  )
  return {
    readText: ({ pixels, widthPx, heightPx }, layout, signal) => {
      const head = Buffer.from(`P5\n${widthPx} ${heightPx}\n255\n`, 'latin1')
      const bytes = new Uint8Array(Buffer.concat([head, pixels]))
      return pool.ask({ given: { bytes }, layout }, signal).catch(asRefusal)
    },
    warm: pool.warm,
    close: pool.close,
  }
}

/** A full queue is no state of the site: another try in a moment is right. */
function asRefusal(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'unavailable') throw error
  const code = error.message === REFUSALS.busy ? 'too-many-requests' : 'failed'
  throw new AppError(code, error.message, { cause: error.cause })
}
