import { AppError } from '#app/domain/errors.ts'
import { createGate } from '#app/features/photos/decode-gate.server.ts'
import { imageLibrary } from '#app/features/photos/image-library.server.ts'
import { PICTURE_WIDTHS_PX, type PictureWidthPx } from './picture-address.ts'

const MAX_PIXELS = 24e6
const DECODE_DEADLINE_S = 10
const gate = createGate({ maxRunning: 2, maxWaiting: 20 })

/** A model's picture, decoded and encoded anew in each width: no metadata, nothing but pixels. */
export function encodePicture(
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<Map<PictureWidthPx, Uint8Array>> {
  return gate(async () => {
    try {
      const sharp = await imageLibrary()
      const encoded = await Promise.all(
        PICTURE_WIDTHS_PX.map(async (widthPx) => {
          const webp = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
            .timeout({ seconds: DECODE_DEADLINE_S })
            .autoOrient()
            .resize({ width: widthPx, height: widthPx, fit: 'cover', withoutEnlargement: true })
            .webp({ quality: 78 })
            .toBuffer()
          return [widthPx, new Uint8Array(webp)] as const
        }),
      )
      return new Map(encoded)
    } catch (error) {
      throw new AppError('failed', 'The picture could not be read', { cause: error })
    }
  }, signal)
}
