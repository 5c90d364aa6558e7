/** Draws an EAN-13 as a picture for tests, by the tables of the standard: an encoder of our own, so that it proves the reader. */

const LEFT_ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const inverted = (bits: string) => Array.from(bits, (bit) => (bit === '0' ? '1' : '0')).join('')
const RIGHT = LEFT_ODD.map(inverted)
const LEFT_EVEN = RIGHT.map((bits) => Array.from(bits).toReversed().join(''))
/** Which of the six left digits are even, by the first digit, which no bars stand for. */
const PARITY = [
  'OOOOOO',
  'OOEOEE',
  'OOEEOE',
  'OOEEEO',
  'OEOOEE',
  'OEEOOE',
  'OEEEOO',
  'OEOEOE',
  'OEOEEO',
  'OEEOEO',
]

/** The 95 modules of an EAN-13, "1" a bar. */
export function modulesOf(barcode: string): string {
  const digits = Array.from(barcode, Number)
  const parity = PARITY[digits[0]!]!
  const left = digits.slice(1, 7).map((digit, at) => (parity[at] === 'O' ? LEFT_ODD : LEFT_EVEN)[digit])
  const right = digits.slice(7).map((digit) => RIGHT[digit])
  return `101${left.join('')}01010${right.join('')}101`
}

/** An SVG of the code with its quiet zones. */
export function barcodeSvg(barcode: string, moduleWidth = 4): string {
  const quiet = 11
  const width = (95 + 2 * quiet) * moduleWidth
  const bars = Array.from(modulesOf(barcode), (module, at) =>
    module === '1'
      ? `<rect x="${(quiet + at) * moduleWidth}" y="20" width="${moduleWidth}" height="200"/>`
      : '',
  ).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="240"><rect width="100%" height="100%" fill="#fff"/>${bars}</svg>`
}
