import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Photos made for tests: marked metadata, turned pixels, and files that are not what they say. */

export const CANARY = 'CANARY-51.5074N-0.1278W'

type Rgb = readonly [number, number, number]
const RED: Rgb = [220, 30, 30]
const GREEN: Rgb = [30, 180, 30]
const BLUE: Rgb = [30, 30, 220]
const WHITE: Rgb = [240, 240, 240]

/** Upright, each quarter has its own colour: red and green on top, blue and white below. */
function quarterAt(x: number, y: number, widthPx: number, heightPx: number): Rgb {
  if (y < heightPx / 2) return x < widthPx / 2 ? RED : GREEN
  return x < widthPx / 2 ? BLUE : WHITE
}

/** The raw pixels as a camera stores them with this EXIF orientation, so that upright they show the quarters. */
export function storedQuarters(widthPx: number, heightPx: number, orientation = 1) {
  const isTurned = orientation >= 5
  const width = isTurned ? heightPx : widthPx
  const height = isTurned ? widthPx : heightPx
  const right = widthPx - 1
  const bottom = heightPx - 1
  const data = Buffer.alloc(width * height * 3)
  for (let b = 0; b < height; b++) {
    for (let a = 0; a < width; a++) {
      const [x, y] = (
        [
          [a, b],
          [right - a, b],
          [right - a, bottom - b],
          [a, bottom - b],
          [b, a],
          [right - b, a],
          [right - b, bottom - a],
          [b, bottom - a],
        ] as const
      )[orientation - 1]!
      data.set(quarterAt(x, y, widthPx, heightPx), (b * width + a) * 3)
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** The dominant channel in the middle of each quarter, as letters: "rgbw" for an upright photo. */
export async function quartersOf(image: Uint8Array): Promise<string> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true })
  const letterAt = (shareX: number, shareY: number) => {
    const at =
      (Math.floor(info.height * shareY) * info.width + Math.floor(info.width * shareX)) * info.channels
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
    if (Math.min(r, g, b) > 180) return 'w'
    return r > Math.max(g, b) ? 'r' : g > b ? 'g' : 'b'
  }
  return letterAt(0.25, 0.25) + letterAt(0.75, 0.25) + letterAt(0.25, 0.75) + letterAt(0.75, 0.75)
}

/** A photo in one format with a place, a camera, XMP and IPTC-like text in its metadata. */
export async function markedPhoto(
  format: 'jpeg' | 'png' | 'webp' | 'avif',
  orientation = 1,
): Promise<Buffer> {
  return storedQuarters(120, 80, orientation)
    .withExif({
      IFD0: { ImageDescription: CANARY, Make: CANARY },
      IFD2: { UserComment: CANARY },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 2664/100', GPSLongitudeRef: 'W' },
    })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:title="${CANARY}"/></rdf:RDF></x:xmpmeta>`,
    )
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer()
}

/** A GIF that carries a comment, as its only place for text. */
export async function gifWithComment(comment: string): Promise<Buffer> {
  const gif = await storedQuarters(40, 30).gif().toBuffer()
  const block = Buffer.concat([
    Buffer.from([0x21, 0xfe, comment.length]),
    Buffer.from(comment, 'latin1'),
    Buffer.from([0]),
  ])
  const colours = 3 * 2 ** ((gif[10]! & 7) + 1)
  const afterTable = 13 + (gif[10]! & 0x80 ? colours : 0)
  return Buffer.concat([gif.subarray(0, afterTable), block, gif.subarray(afterTable)])
}

/** A whole and valid black PNG of one bit a pixel: tens of kilobytes that decode to hundreds of megapixels. */
export function pngOfSize(widthPx: number, heightPx: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(widthPx, 0)
  head.writeUInt32BE(heightPx, 4)
  head[8] = 1
  const rows = Buffer.alloc(heightPx * (1 + Math.ceil(widthPx / 8)))
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, check])
}

/** As a phone stores it: 12 megapixels lying on their side, megabytes of detail. */
export function phonePhoto(): Promise<Buffer> {
  return (phonePhotoMade ??= makePhonePhoto())
}
let phonePhotoMade: Promise<Buffer> | undefined

async function makePhonePhoto(): Promise<Buffer> {
  const noise = await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const quarters = await storedQuarters(30, 40, 6)
    .resize(4000, 3000, { kernel: 'nearest', fit: 'fill' })
    .png()
    .toBuffer()
  return sharp(quarters)
    .composite([{ input: noise, blend: 'soft-light' }])
    .withExif({ IFD0: { Make: 'CANARY' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer()
}
