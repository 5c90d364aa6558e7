import type { GreyPicture } from '#app/ports/text-reading/text-reading.ts'
import { withDecoded } from './guarded-decode.server.ts'

/** Longest side of what is read: enough for a page of a book, and a few seconds of work. */
const MAX_SIDE_PX = 2000
/** Smaller pictures are enlarged up to this: letters of ten pixels are too few to be told apart. */
const WANTED_SIDE_PX = 1500
const MOST_ENLARGED = 2.5

/**
 * A photo as its text is read best: upright by its EXIF, grey, of a bounded size, from black to white. Takes and refuses
 * the same files as `normalisePhoto`.
 */
export function pictureForReading(
  bytes: Uint8Array,
  { signal }: { signal: AbortSignal },
): Promise<GreyPicture> {
  return withDecoded(
    bytes,
    async (upright) => {
      const { autoOrient } = await upright.metadata()
      const longestPx = Math.max(autoOrient.width, autoOrient.height)
      const scale =
        longestPx > MAX_SIDE_PX
          ? MAX_SIDE_PX / longestPx
          : Math.min(MOST_ENLARGED, Math.max(1, WANTED_SIDE_PX / longestPx))
      const { data, info } = await upright
        .resize({ width: Math.max(1, Math.round(autoOrient.width * scale)), kernel: 'cubic' })
        .greyscale()
        .normalise()
        .toColourspace('b-w')
        .raw()
        .toBuffer({ resolveWithObject: true })
      return { pixels: new Uint8Array(data), widthPx: info.width, heightPx: info.height }
    },
    { signal },
  )
}
