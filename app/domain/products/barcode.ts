/** Barcodes of packs: EAN-13, EAN-8, UPC-A and UPC-E, all as the thirteen digits of an EAN-13. */

/** How many digits people and scanners give. */
const LENGTHS = new Set([8, 12, 13])
const NO_DIGITS = /[\s.-]+/g
export const MAX_BARCODE_LENGTH = 32

export type ReadBarcode = { barcode: string; problem: null } | { barcode: null; problem: string }

/** The check digit behind these digits: from the right, every other one counts three times. */
export function checkDigit(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

const isProved = (digits: string): boolean => checkDigit(digits.slice(0, -1)) === Number(digits.at(-1))

/** The twelve digits of a UPC-A that the eight of a UPC-E stand for; null where they are none. */
function unfoldedUpcE(digits: string): string | null {
  const [system, check] = [digits[0]!, digits[7]!]
  if (digits.length !== 8 || (system !== '0' && system !== '1')) return null
  const [a, b, c, d, e, last] = Array.from(digits.slice(1, 7)) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const bodies: Readonly<Record<string, string>> = {
    0: `${a}${b}${last}0000${c}${d}${e}`,
    1: `${a}${b}${last}0000${c}${d}${e}`,
    2: `${a}${b}${last}0000${c}${d}${e}`,
    3: `${a}${b}${c}00000${d}${e}`,
    4: `${a}${b}${c}${d}00000${e}`,
  }
  const upcA = `${system}${bodies[last] ?? `${a}${b}${c}${d}${e}0000${last}`}${check}`
  return isProved(upcA) ? upcA : null
}

/**
 * The thirteen digits of a barcode as it was typed or scanned. Eight digits that begin with 0 are tried as UPC-E first:
 * no EAN-8 of a maker begins so. What its check digit does not prove is no barcode.
 */
export function readBarcode(typed: string): ReadBarcode {
  const digits = typed.slice(0, MAX_BARCODE_LENGTH).replace(NO_DIGITS, '')
  if (!/^\d+$/.test(digits))
    return { barcode: null, problem: 'Enter the digits below the bars, such as 5012345678900.' }
  // Fourteen digits are a case of packs, and its first digit says so.
  const said = digits.length === 14 && digits.startsWith('0') ? digits.slice(1) : digits
  if (!LENGTHS.has(said.length))
    return {
      barcode: null,
      problem: `A barcode has 8, 12 or 13 digits, and this has ${said.length}.`,
    }
  const upcE = said.length === 8 ? unfoldedUpcE(said) : null
  const whole = upcE ?? (isProved(said) ? said : null)
  if (whole === null)
    return { barcode: null, problem: 'One digit is wrong: the last one doesn’t fit the others.' }
  if (/^0+$/.test(whole)) return { barcode: null, problem: 'That is no product’s barcode.' }
  return { barcode: whole.padStart(13, '0'), problem: null }
}

/** The digits as they are printed on the pack: eight of an EAN-8, twelve of a UPC-A, else thirteen. */
export function printedBarcode(barcode: string): string {
  if (barcode.startsWith('00000')) return barcode.slice(5)
  return barcode.startsWith('0') ? barcode.slice(1) : barcode
}
