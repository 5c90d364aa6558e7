/** Figures as they are written in a kitchen: "1½" spoons, "280" grams, "1.25" kilograms. */

const SIGNS: readonly (readonly [number, string])[] = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
]
const EIGHTH = 1 / 8
const HALVES = new Set([0, 1 / 2, 1])

/** A count or spoonful with a sign for its fraction: 0.33 is "⅓", 2.5 is "2½"; whole from ten on, never nothing. */
export function formatCount(value: number): string {
  if (value >= 10) return String(Math.round(value))
  const whole = Math.floor(value)
  const rest = value - whole
  const allowed = SIGNS.filter(([part]) => (whole >= 4 ? HALVES.has(part) : whole === 0 || part !== EIGHTH))
  let [nearest, sign] = allowed[0]!
  for (const [part, mark] of allowed)
    if (Math.abs(part - rest) < Math.abs(nearest - rest)) [nearest, sign] = [part, mark]
  const count = nearest === 1 ? whole + 1 : whole
  if (count === 0 && sign === '') return '⅛'
  return count === 0 ? sign : `${count}${sign}`
}

const FRACTION_SIGNS: ReadonlyMap<string, string> = new Map([
  ['1/2', '½'],
  ['1/4', '¼'],
  ['3/4', '¾'],
  ['1/3', '⅓'],
  ['2/3', '⅔'],
  ['1/8', '⅛'],
])

/** "1 1/2 tsp" as "1½ tsp". For showing only: what is kept has plain figures. */
export const withFractionSigns = (text: string): string =>
  text.replace(
    /(?<![\d/])(\d )?(1\/2|1\/4|3\/4|1\/3|2\/3|1\/8)(?![\d/])/g,
    (_, whole = '', part) => `${String(whole).trim()}${FRACTION_SIGNS.get(String(part))}`,
  )

const trimmed = (value: number, places: number) => String(Number(value.toFixed(places)))

/** Grams or millilitres: halves below 10, ones below 100, fives above. */
export function formatSmallMetric(value: number): string {
  if (value < 10) return trimmed(Math.max(0.5, Math.round(value * 2) / 2), 1)
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
  if (/(?:lea|loa)f$/i.test(word)) return word.replace(/f$/i, 'ves')
  return /(?:ch|sh|x)$/i.test(word) ? `${word}es` : `${word}s`
}

/** "cups" as "cup", "bunches" as "bunch"; abbreviations stay. */
export function singularOfUnit(word: string): string {
  if (isFixed(word) || !/s$/i.test(word) || /glass$/i.test(word)) return word
  if (/(?:lea|loa)ves$/i.test(word)) return word.replace(/ves$/i, 'f')
  return /(?:ch|sh|x|ss)es$/i.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}
