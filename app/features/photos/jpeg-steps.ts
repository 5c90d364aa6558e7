/** How a photo is brought to JPEG of a bounded size; the same in the browser and on the server. */

/** Longest side of a photo that leaves the page. */
export const MAX_SIDE_PX = 1920
/** 1 MB, counted in the smaller way. */
const MAX_JPEG_BYTES = 1_000_000

export type PixelSize = { widthPx: number; heightPx: number }
/** One try: the size to draw at and the JPEG quality from 0 to 1. */
export type JpegStep = PixelSize & { quality: number }

const QUALITIES = [0.85, 0.75, 0.65, 0.5]
const SHRINK = 0.8

/** The size that keeps the shape and has no side over `maxSidePx`; never larger than given, never under one pixel. */
export function fitWithin(size: PixelSize, maxSidePx: number = MAX_SIDE_PX): PixelSize {
  return scaled(size, Math.min(1, maxSidePx / Math.max(size.widthPx, size.heightPx)))
}

/**
 * Encodes with falling quality, then at smaller sizes, until the result has at most `maxBytes`. `encode` draws and
 * encodes one step; the first result that fits is returned.
 */
export async function encodeUnder<Encoded>(
  size: PixelSize,
  encode: (step: JpegStep) => Promise<Encoded>,
  bytesOf: (encoded: Encoded) => number,
  maxBytes: number = MAX_JPEG_BYTES,
): Promise<Encoded> {
  const fitted = fitWithin(size)
  for (const quality of QUALITIES) {
    const encoded = await encode({ ...fitted, quality })
    if (bytesOf(encoded) <= maxBytes) return encoded
  }
  for (let smaller = scaled(fitted, SHRINK); ; smaller = scaled(smaller, SHRINK)) {
    const encoded = await encode({ ...smaller, quality: 0.6 })
    if (bytesOf(encoded) <= maxBytes) return encoded
    if (Math.max(smaller.widthPx, smaller.heightPx) === 1) throw new Error('One pixel is larger than allowed')
  }
}

function scaled({ widthPx, heightPx }: PixelSize, factor: number): PixelSize {
  const side = (px: number) => Math.max(1, factor < 1 ? Math.floor(px * factor) : Math.round(px))
  return { widthPx: side(widthPx), heightPx: side(heightPx) }
}
