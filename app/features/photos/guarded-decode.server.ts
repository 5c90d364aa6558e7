import type { Sharp } from 'sharp'
import { AppError } from '#app/domain/errors.ts'
import { createGate } from './decode-gate.server.ts'
import { imageLibrary } from './image-library.server.ts'
import { FORMAT_HEAD_BYTES, photoFormatOf } from './photo-format.ts'
import { PHOTO_MESSAGES } from './photo-messages.ts'
import { PHOTO_REFUSALS } from './photo-refusals.ts'

const MAX_UPLOAD_BYTES = 12_000_000
const MAX_PIXELS = 24e6
const DECODE_DEADLINE_S = 10

const gate = createGate({ maxRunning: 2, maxWaiting: 20 })

/**
 * Decodes a photo from outside within bounds of size and time, upright and on white, and does `work` with it. Takes JPEG,
 * PNG, WebP, AVIF and the first frame of GIF; throws `AppError` with a sentence for everything else.
 */
export async function withDecoded<Value>(
  bytes: Uint8Array,
  work: (upright: Sharp) => Promise<Value>,
  { signal }: { signal: AbortSignal },
): Promise<Value> {
  if (bytes.length > MAX_UPLOAD_BYTES)
    throw new AppError('too-large', PHOTO_REFUSALS.tooManyBytes, { field: 'photo' })
  const format = photoFormatOf(bytes.subarray(0, FORMAT_HEAD_BYTES))
  if (format === null) throw refusal(PHOTO_MESSAGES.notAnImageFile)
  if (format === 'heic') throw refusal(PHOTO_REFUSALS.heic)
  return gate(async () => {
    try {
      const sharp = await imageLibrary()
      return await work(
        sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
          .timeout({ seconds: DECODE_DEADLINE_S })
          .autoOrient()
          .flatten({ background: '#ffffff' }),
      )
    } catch (error) {
      if (error instanceof Error && error.message.includes('exceeds pixel limit')) {
        throw new AppError('too-large', PHOTO_REFUSALS.tooManyPixels, { field: 'photo', cause: error })
      }
      throw refusal(PHOTO_MESSAGES.cannotProcess, error)
    }
  }, signal)
}

function refusal(message: string, cause?: unknown): AppError {
  return new AppError('invalid-input', message, { field: 'photo', cause })
}
