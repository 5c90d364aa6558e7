import type { Sharp } from 'sharp'
import type { Photo } from '#app/ports/ai/chef.ts'
import { withDecoded } from './guarded-decode.server.ts'
import { imageLibrary } from './image-library.server.ts'
import { encodeUnder, MAX_SIDE_PX } from './jpeg-steps.ts'

/**
 * A photo as it may leave for a model: JPEG of at most 1920 px and 1 MB, upright, no metadata. Reads JPEG, PNG, WebP,
 * AVIF and the first frame of GIF; throws `AppError` with a sentence for everything else.
 */
export async function normalisePhoto(bytes: Uint8Array, { signal }: { signal: AbortSignal }): Promise<Photo> {
  const jpegOf = async (upright: Sharp) =>
    ({ bytes: await asJpeg(upright), contentType: 'image/jpeg' }) as const
  return withDecoded(bytes, jpegOf, { signal })
}

/** Decodes once to pixels, then encodes as often as the size needs; metadata never joins the pixels. */
async function asJpeg(upright: Sharp): Promise<Uint8Array> {
  const sharp = await imageLibrary()
  const { data, info } = await upright
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
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
