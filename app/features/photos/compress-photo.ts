import { AppError } from '#app/domain/errors.ts'
import { compressInPage } from './compress-in-page.ts'
import type { CompressReply } from './compress.worker.ts'
import { claimsToBeImage } from './image-claim.ts'
import { FORMAT_HEAD_BYTES, photoFormatOf } from './photo-format.ts'
import { PHOTO_REFUSALS } from './photo-refusals.ts'

/** Turns a file into a bounded JPEG, or rejects. */
export type CompressionWay = (file: Blob, signal: AbortSignal) => Promise<Blob>

type CompressOptions = {
  signal?: AbortSignal
  /** Tried in turn until one succeeds. */
  ways?: readonly CompressionWay[]
}

/**
 * A photo as JPEG of at most 1 MB, longest side at most 1920 px, upright and without metadata: made in a worker, or in
 * the page where that fails. Throws `AppError` with the sentence to show; an abort throws the signal's reason.
 */
export async function compressPhoto(
  file: unknown,
  { signal = new AbortController().signal, ways = [compressInWorker, compressInPage] }: CompressOptions = {},
): Promise<Blob> {
  if (!(file instanceof Blob)) throw new AppError('invalid-input', PHOTO_REFUSALS.notAFile)
  if (!claimsToBeImage(file)) throw new AppError('invalid-input', PHOTO_REFUSALS.notAnImage)
  const head = await headOf(file)
  let reason: unknown
  for (const way of ways) {
    signal.throwIfAborted()
    try {
      const jpeg = await way(file, signal)
      signal.throwIfAborted()
      return jpeg
    } catch (error) {
      signal.throwIfAborted()
      reason = error
    }
  }
  const isHeic = photoFormatOf(head) === 'heic'
  throw new AppError('invalid-input', isHeic ? PHOTO_REFUSALS.heic : PHOTO_REFUSALS.cannotCompress, {
    cause: reason,
  })
}

/** Also finds out whether the file can be read at all: it may be gone since it was chosen. */
async function headOf(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, FORMAT_HEAD_BYTES).arrayBuffer())
  } catch (cause) {
    throw new AppError('failed', PHOTO_REFUSALS.cannotRead, { cause })
  }
}

/** One worker for one photo: ending it frees the decoded pixels, and ends work nobody waits for. */
function compressInWorker(file: Blob, signal: AbortSignal): Promise<Blob> {
  const worker = new Worker(new URL('./compress.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CompressReply>) => {
      if ('jpeg' in data) resolve(data.jpeg)
      else reject(new Error(data.failure))
    })
    worker.addEventListener('error', () => reject(new Error('The worker did not run')))
    worker.addEventListener('messageerror', () => reject(new Error('The worker could not answer')))
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(file)
  }).finally(() => worker.terminate())
}
