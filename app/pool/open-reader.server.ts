import { AppError } from '#app/domain/errors.ts'
import { openPool, type PoolOptions } from './pool.server.ts'
import type { Reader, ReaderTask } from './reader.ts'
import { processOf } from './runners.server.ts'

const REFUSALS = {
  failed: 'That could not be read. Please try again.',
  busy: 'Many files are being imported right now. Please try again in a minute.',
  tooMuch: (cause: unknown) =>
    new AppError('too-large', 'That took too long to read. Import it in parts.', { cause }),
}

type Options = Partial<PoolOptions> & { memoryMb?: number }

/** Processes that read input from outside. */
export function openReader({ memoryMb = 512, ...options }: Options = {}): Reader {
  // The result is of the kind that was asked for, which the types cannot express here.
  const pool = openPool<ReaderTask, never>(
    processOf('app/pool/reader-process.server.ts', { memoryMb }),
    REFUSALS,
    // Two, so that one slow file does not block the others.
    { most: 2, limitMs: 30_000, idleMs: 30_000, mostWaiting: 20, ...options },
  )
  return {
    read: (kind, given, signal) => pool.ask({ kind, given } as ReaderTask, signal),
    warm: pool.warm,
    close: pool.close,
  }
}
