/** Figures in the words of a model's reply. */

/** No plate holds more; such a figure counts as missing. */
const MAX_KCAL = 10_000

const FIGURE = /(\d{1,3}(?:,\d{3})+|\d{1,12})(\.\d{1,6})?(?![\d.]*e[+-]?\d)/
/** Not part of a longer figure, not an exponent, not negative. */
const NUMBER = new RegExp(`(?<![\\d.,]|\\de[+-]?|-\\s?)${FIGURE.source}`, 'i')
const RANGE = new RegExp(`${NUMBER.source}\\s*(?:-|–|—|to)\\s*${FIGURE.source}`, 'i')
/** "32,5": a European decimal; three digits after the comma would be thousands. */
const DECIMAL_COMMA = /(?<![\d.,])(\d{1,4}),(\d{1,2})(?![\d.,]*\d)/g
const numberOf = (whole = '', part = '') => Number(whole.replaceAll(',', '') + part)

/** The first figure in a text, or the middle of a range; null if there is none or it is out of range. */
export function figureIn(text: string | undefined, most: number): number | null {
  if (text === undefined) return null
  const line = text.slice(0, 200).replace(DECIMAL_COMMA, '$1.$2')
  const range = RANGE.exec(line)
  const single = NUMBER.exec(line)
  if (single === null) return null
  const value =
    range !== null && range.index <= single.index
      ? (numberOf(range[1], range[2]) + numberOf(range[3], range[4])) / 2
      : numberOf(single[1], single[2])
  return Number.isFinite(value) && value >= 0 && value <= most ? value : null
}

/** The kcal in a text, converted if it says kJ. */
export function energyIn(text: string | undefined): number | null {
  const isKj = text !== undefined && /\d\s*kj\b/i.test(text) && !/cal/i.test(text)
  const value = figureIn(text, isKj ? MAX_KCAL * 4.184 : MAX_KCAL)
  return value !== null && isKj ? Math.round(value / 4.184) : value
}
