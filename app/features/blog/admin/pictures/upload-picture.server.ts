import { newId } from '#app/db/id.ts'
import { blogPictures } from '#app/db/schema/index.ts'
import {
  ARTICLE_PICTURE_WIDTHS_PX,
  articlePictureAddress,
  articlePictureKey,
} from '#app/domain/blog/article-picture.ts'
import { AppError } from '#app/domain/errors.ts'
import { createGate } from '#app/features/photos/decode-gate.server.ts'
import { imageLibrary } from '#app/features/photos/image-library.server.ts'
import { FORMAT_HEAD_BYTES, photoFormatOf } from '#app/features/photos/photo-format.ts'
import { PHOTO_MESSAGES } from '#app/features/photos/photo-messages.ts'
import type { Services } from '#app/features/services.ts'
import type { LibraryPicture } from './pictures.server.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'

export const MAX_PICTURE_BYTES = 12_000_000
const MAX_PIXELS = 50e6
const MAX_WIDTH_PX = 1600
const MAX_HEIGHT_PX = 3200
const DECODE_DEADLINE_S = 20
const WEBP = { quality: 80 }
/** A quarter smaller at the same quality; more effort saves a few per cent and takes six times as long. */
const AVIF = { quality: 50, effort: 0 }

const gate = createGate({ maxRunning: 1, maxWaiting: 10 })

type Needs = Pick<Services, 'db' | 'files' | 'limits' | 'now'>

/** `keepPicture` for somebody who uploads one, so many a minute. */
export async function uploadPicture(
  services: Needs,
  writer: Writer,
  { file, alt }: { file: unknown; alt: string },
  { signal }: { signal: AbortSignal },
): Promise<LibraryPicture> {
  await services.limits.spend('blog-picture-minute', writer.id)
  return keepPicture(services, { file, alt, uploadedBy: writer.id }, { signal })
}

/**
 * Stores a picture for the blog in three widths and two formats, re-encoded so that no metadata is kept. Reads JPEG,
 * PNG, WebP, AVIF and GIF, which keeps moving if it is short enough; throws `AppError` for everything else. `importHash`
 * marks one that came with an import.
 */
export async function keepPicture(
  { db, files, now }: Omit<Needs, 'limits'>,
  {
    file,
    alt,
    uploadedBy,
    importHash = null,
  }: { file: unknown; alt: string; uploadedBy: string | null; importHash?: string | null },
  { signal }: { signal: AbortSignal },
): Promise<LibraryPicture> {
  const bytes = await bytesOf(file)
  const at = now()
  const id = newId(at.getTime())
  const { encoded, widthPx, heightPx } = await gate(() => encode(bytes), signal)
  for (const [fileWidthPx, format, content] of encoded)
    await files.put(articlePictureKey(id, fileWidthPx, format), content, `image/${format}`)
  const picture = { id, widthPx, heightPx }
  await db.insert(blogPictures).values({
    ...picture,
    name: `${id}-${widthPx}x${heightPx}`,
    alt,
    uploadedBy,
    importHash,
    createdAt: at,
  })
  return { ...picture, alt, address: articlePictureAddress(picture) }
}

async function bytesOf(file: unknown): Promise<Uint8Array> {
  if (!(file instanceof Blob) || file.size === 0) throw refusal(PHOTO_MESSAGES.notAnImageFile)
  if (file.size > MAX_PICTURE_BYTES)
    throw new AppError('too-large', 'This picture is larger than 12 MB. Choose a smaller one.', {
      field: 'file',
    })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const format = photoFormatOf(bytes.subarray(0, FORMAT_HEAD_BYTES))
  if (format === null) throw refusal('This is no picture that can be read. Use JPEG, PNG, WebP, AVIF or GIF.')
  if (format === 'heic') throw refusal('HEIC pictures cannot be read here. Save it as JPEG first.')
  return bytes
}

async function encode(bytes: Uint8Array) {
  try {
    const sharp = await imageLibrary()
    const moving = await movingPicture(sharp, bytes)
    if (moving) return moving
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: DECODE_DEADLINE_S })
      .autoOrient()
      .resize({ width: MAX_WIDTH_PX, height: MAX_HEIGHT_PX, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    const encoded = await Promise.all(
      ARTICLE_PICTURE_WIDTHS_PX.map(async (widthPx) => {
        const resized = sharp(data, { raw }).resize({ width: widthPx, withoutEnlargement: true })
        const webp = await resized.clone().webp(WEBP).toBuffer()
        const avif = await resized.avif(AVIF).toBuffer()
        const isWorth = avif.length < webp.length
        return [
          [widthPx, 'webp', new Uint8Array(webp)],
          ...(isWorth ? [[widthPx, 'avif', new Uint8Array(avif)] as const] : []),
        ] as const
      }),
    )
    return { encoded: encoded.flat(), widthPx: info.width, heightPx: info.height }
  } catch (error) {
    if (error instanceof Error && error.message.includes('exceeds pixel limit')) {
      const message = 'This picture has more than 50 megapixels. Choose a smaller one.'
      throw new AppError('too-large', message, { field: 'file', cause: error })
    }
    throw refusal('This picture cannot be read. Try another file.', error)
  }
}

type Encoded = readonly (readonly [(typeof ARTICLE_PICTURE_WIDTHS_PX)[number], 'webp' | 'avif', Uint8Array])[]

const MOST_FRAMES = 200
const MOST_MOVING_WIDTH_PX = 960
/** All frames together: they are decoded at once. */
const MOST_MOVING_PIXELS = 40e6
/** Nothing moves longer by itself: readers could not stop it (WCAG 2.2.2). */
const MOVES_FOR_MS = 5000

/** A GIF or WebP of several frames as animated WebP; null for one that stands still, or is too long: a still of it. */
async function movingPicture(
  sharp: Awaited<ReturnType<typeof imageLibrary>>,
  bytes: Uint8Array,
): Promise<{ encoded: Encoded; widthPx: number; heightPx: number } | null> {
  const { pages = 1, width, height, delay = [] } = await sharp(bytes).metadata()
  if (pages < 2 || pages > MOST_FRAMES || width * height * pages > MOST_MOVING_PIXELS) return null
  // Browsers take a delay of next to nothing as a tenth of a second.
  const roundMs = delay.reduce((sum, ms) => sum + (ms <= 10 ? 100 : ms), 0)
  const loop = Math.max(1, Math.floor(MOVES_FOR_MS / Math.max(1, roundMs)))
  const encoded: [(typeof ARTICLE_PICTURE_WIDTHS_PX)[number], 'webp', Uint8Array][] = []
  let size = { width, height }
  for (const widthPx of ARTICLE_PICTURE_WIDTHS_PX) {
    const { data, info } = await sharp(bytes, {
      animated: true,
      limitInputPixels: MAX_PIXELS,
      failOn: 'error',
    })
      .timeout({ seconds: DECODE_DEADLINE_S })
      .resize({ width: Math.min(widthPx, MOST_MOVING_WIDTH_PX), withoutEnlargement: true })
      .webp({ quality: 70, effort: 2, loop })
      .toBuffer({ resolveWithObject: true })
    encoded.push([widthPx, 'webp', new Uint8Array(data)])
    size = { width: info.width, height: info.pageHeight ?? info.height }
  }
  return { encoded, widthPx: size.width, heightPx: size.height }
}

function refusal(message: string, cause?: unknown): AppError {
  return new AppError('invalid-input', message, { field: 'file', cause })
}
