import { AppError } from '#app/domain/errors.ts'
import type { Photo } from '#app/ports/ai/chef.ts'
import { createGate } from './decode-gate.server.ts'
import { imageLibrary } from './image-library.server.ts'
import { encodeUnder, MAX_SIDE_PX } from './jpeg-steps.ts'
import { FORMAT_HEAD_BYTES, photoFormatOf } from './photo-format.ts'
import { PHOTO_MESSAGES } from './photo-messages.ts'
import { PHOTO_REFUSALS } from './photo-refusals.ts'

const MAX_UPLOAD_BYTES = 12_000_000
const MAX_PIXELS = 24e6
const DECODE_DEADLINE_S = 10

const gate = createGate({ maxRunning: 2, maxWaiting: 20 })

/**
 * A photo as it may leave for a model: JPEG of at most 1920 px and 1 MB, upright, no metadata. Reads JPEG, PNG, WebP,
 * AVIF and the first frame of GIF; throws `AppError` with a sentence for everything else.
 */
export async function normalisePhoto(bytes: Uint8Array, { signal }: { signal: AbortSignal }): Promise<Photo> {
  if (bytes.length > MAX_UPLOAD_BYTES)
    throw new AppError('too-large', PHOTO_REFUSALS.tooManyBytes, { field: 'photo' })
  const format = photoFormatOf(bytes.subarray(0, FORMAT_HEAD_BYTES))
  if (format === null) throw refusal(PHOTO_MESSAGES.notAnImageFile)
  if (format === 'heic') throw refusal(PHOTO_REFUSALS.heic)
  return gate(async () => {
    try {
      return { bytes: await asJpeg(bytes), contentType: 'image/jpeg' } as const
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

/** Decodes once to pixels, then encodes as often as the size needs; metadata never joins the pixels. */
async function asJpeg(bytes: Uint8Array): Promise<Uint8Array> {
  const sharp = await imageLibrary()
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .timeout({ seconds: DECODE_DEADLINE_S })
    .autoOrient()
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return encodeUnder(
    { widthPx: info.width, heightPx: info.height },
    ({ widthPx, heightPx, quality }) =>
      sharp(data, { raw })
        .resize(widthPx, heightPx, { fit: 'fill' })
        .jpeg({ quality: Math.round(quality * 100) })
        .toBuffer(),
    (encoded) => encoded.length,
  )
}
