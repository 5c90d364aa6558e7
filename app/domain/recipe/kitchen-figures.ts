/** Figures as they are written in a kitchen: "1½" spoons, "280" grams, "1.25" kilograms. */

/** A fraction of one, and its sign. */
export type Sign = readonly [part: number, sign: string]

const NOTHING: Sign = [0, '']
const ONE: Sign = [1, '']
const HALF: Sign = [1 / 2, '½']

/** Halves, thirds and quarters: what measuring cups and spoons come in. */
export const COMMON_SIGNS: readonly Sign[] = [
  NOTHING,
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  HALF,
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  ONE,
]
export const HALF_SIGNS: readonly Sign[] = [NOTHING, HALF, ONE]
const QUARTER_SIGNS: readonly Sign[] = COMMON_SIGNS.filter(([part]) => Number.isInteger(part * 4))
/** Eighths, for values that the common fractions are too far from. */
export const EIGHTH_SIGNS: readonly Sign[] = [
  [1 / 8, '⅛'],
  [3 / 8, '⅜'],
  [5 / 8, '⅝'],
  [7 / 8, '⅞'],
]
const SIXTH_SIGNS: readonly Sign[] = [
  [1 / 6, '⅙'],
  [5 / 6, '⅚'],
]
/** Fractions of one egg or bunch that have no sign of their own. */
const SMALL_PARTS: readonly Sign[] = [
  [1 / 10, '1/10'],
  [1 / 12, '1/12'],
  [1 / 16, '1/16'],
]
const WHOLE_FROM = 10
const HALVES_FROM = 5
const QUARTERS_FROM = 4
/** Where the error is larger than this, a finer sign is tried; it is used if it is nearly right. */
const FAR_OFF = 0.05
const NEARLY_RIGHT = 0.02

/** A figure as it is written, and the number it represents. */
export type Figure = { text: string; value: number }

/** The figure nearest to a value that one of the signs can write; never zero. */
export function nearestFigure(value: number, signs: readonly Sign[]): Figure {
  const whole = Math.floor(value + 1e-9)
  const rest = value - whole
  const allowed = whole === 0 ? signs.filter(([part]) => part > 0) : signs
  let [nearest, sign] = allowed[0]!
  for (const [part, mark] of allowed)
    if (Math.abs(part - rest) < Math.abs(nearest - rest) - 1e-9) [nearest, sign] = [part, mark]
  const count = nearest === 1 ? whole + 1 : whole
  return { text: count === 0 ? sign : `${count}${sign}`, value: whole + nearest }
}

const signsFrom = (value: number) =>
  value >= HALVES_FROM ? HALF_SIGNS : value >= QUARTERS_FROM ? QUARTER_SIGNS : COMMON_SIGNS

export const errorOf = (figure: Figure, value: number): number => Math.abs(figure.value - value) / value

/** A count with a sign for its fraction: 0.33 is "⅓", 2.5 is "2½"; whole from ten on, never zero. */
export function formatCount(value: number): string {
  if (value >= WHOLE_FROM) return String(Math.round(value))
  if (value < 0.11) return nearestFigure(value, SMALL_PARTS).text
  const common = nearestFigure(value, signsFrom(value))
  if (value > 2 || errorOf(common, value) <= FAR_OFF) return common.text
  const finer = nearestFigure(value, value < 1 ? [...EIGHTH_SIGNS, ...SIXTH_SIGNS] : EIGHTH_SIGNS)
  return value < 1 / 5 || errorOf(finer, value) <= NEARLY_RIGHT ? finer.text : common.text
}

const FRACTION_SIGNS: ReadonlyMap<string, string> = new Map([
  ['1/2', '½'],
  ['1/4', '¼'],
  ['3/4', '¾'],
  ['1/3', '⅓'],
  ['2/3', '⅔'],
  ['1/6', '⅙'],
  ['5/6', '⅚'],
  ['1/8', '⅛'],
  ['3/8', '⅜'],
  ['5/8', '⅝'],
  ['7/8', '⅞'],
])

/** "1 1/2 tsp" and "1-1/2 tsp" as "1½ tsp", "1/3rd cup" as "⅓ cup". For display only: stored text has plain figures. */
export const withFractionSigns = (text: string): string =>
  text.replace(
    /(?<![\d/])(?:(\d{1,3})[ -])?(\d\/\d)(?:(?:rds?|ths?)(?![a-z]))?(?![\d/])/g,
    (all, whole: string | undefined, part: string) => {
      const sign = FRACTION_SIGNS.get(part)
      return sign === undefined ? all : `${whole ?? ''}${sign}`
    },
  )

const trimmed = (value: number, places: number) => String(Number(value.toFixed(places)))

/** Grams or millilitres: in halves below 10 (tenths where a half is too far off), ones below 100, fives above. */
export function formatSmallMetric(value: number): string {
  if (value < 10) {
    const halves = Math.max(0.5, Math.round(value * 2) / 2)
    const isNear = Math.abs(halves - value) <= value * FAR_OFF
    return trimmed(isNear ? halves : Math.max(0.1, value), 1)
  }
  if (value < 100) return String(Math.round(value))
  return String(Math.round(value / 5) * 5)
}

/** Kilograms or litres: two places at most. */
export const formatLargeMetric = (value: number): string => trimmed(value, 2)

const FIXED = new Set(
  'g gr gm gms gram kg mg ml cl dl l lt oz lb lbs tsp tbsp tbs tblsp dsp floz fl pt qt gal cm mm in c t cs'.split(
    ' ',
  ),
)

const isFixed = (word: string) => word.length < 3 || FIXED.has(word.toLowerCase())

/** "cup" as "cups", "leaf" as "leaves"; abbreviations stay. */
export function pluralOfUnit(word: string): string {
  if (isFixed(word) || /s$/i.test(word)) return word
  if (/(?:lea|loa|hal)f$/i.test(word)) return word.replace(/f$/i, 'ves')
  if (/[^aeiou]y$/i.test(word)) return word.replace(/y$/i, 'ies')
  return /(?:ch|sh|x|potato|tomato|mango)$/i.test(word) ? `${word}es` : `${word}s`
}

/** "cups" as "cup", "bunches" as "bunch"; abbreviations stay. */
export function singularOfUnit(word: string): string {
  if (isFixed(word) || !/s$/i.test(word) || /glass$/i.test(word)) return word
  if (/(?:lea|loa)ves$/i.test(word)) return word.replace(/ves$/i, 'f')
  if (/ies$/i.test(word)) return word
  return /(?:ch|sh|x|ss|potato|tomato|mango)es$/i.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}
