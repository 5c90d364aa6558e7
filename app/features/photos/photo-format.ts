/** Formats told apart by their first bytes; a name or a declared type may say anything. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic'

/** How many bytes of a file `photoFormatOf` wants to see. */
export const FORMAT_HEAD_BYTES = 64

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']

/** The format of a file by its first bytes, or null for anything that is no photo we know (SVG, TIFF, PDF, text). */
export function photoFormatOf(head: Uint8Array): PhotoFormat | null {
  const text = (from: number, length: number) => String.fromCharCode(...head.subarray(from, from + length))
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg'
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return 'webp'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif'
  if (text(4, 4) === 'ftyp') return isoFormat(text)
  return null
}

/** AVIF and HEIC share a container: the brands in its first box, whose length comes first, tell which. */
function isoFormat(text: (from: number, length: number) => string): PhotoFormat | null {
  const boxLength = text(2, 2).charCodeAt(0) * 256 + text(2, 2).charCodeAt(1)
  const brands = [text(8, 4)]
  for (let at = 16; at + 4 <= Math.min(boxLength, FORMAT_HEAD_BYTES); at += 4) brands.push(text(at, 4))
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : null
}
