import { type Meaning, marked } from './marks.ts'
import { foldText } from './stems.ts'

/** A text as it was typed, with measures as the reader knows them: "2T honey", "1/2c oats", "100gchicken", "850 kJ". */

const KJ_PER_KCAL = 4.184

const OUNCES_PER_POUND = 16

/** "1,980 kJ" has thousands, "8,5 kJ" a decimal comma. */
function kilocalories(said: string, kjPerUnit: number): string {
  const isInThousands = /^\d{1,3}(?:[,.]\d{3})+$/.test(said)
  const value = Number(isInThousands ? said.replace(/[,.]/g, '') : said.replace(',', '.'))
  return `${Math.round((value * kjPerUnit) / KJ_PER_KCAL)} kcal`
}

/** A dessertspoon is two teaspoons. */
function teaspoons(count: string): string | null {
  const value = /^(?:an?|one)$/i.test(count) ? 1 : Number(count)
  return Number.isFinite(value) ? `${2 * value} tsp` : null
}

const meaning: Meaning = ({ kind, groups, meant }) => {
  if (kind === 'energy') return kilocalories(groups.kj!, groups.mega === undefined ? 1 : 1000)
  if (kind === 'pounds') return `${Number(groups.pounds) * OUNCES_PER_POUND + Number(groups.ounces)} oz`
  return kind === 'dessertspoon' ? teaspoons(groups.n!) : meant
}

/** The text with measures in letters that the reader knows, and pints of beer where nothing else is drunk by the pint. */
export const withTypedUnits = (text: string): string => marked(text, 'typed', meaning).text

/** The text as it is read: folded, with the measures of `withTypedUnits`. */
export const typedText = (text: string): string => foldText(withTypedUnits(text))

const OF_BEER = ' of beer'
const BEER_ASSUMED = 'pints of which nothing was said are taken for beer'

/** A row as it was typed: where nobody said what the pints were of, it says that beer is assumed. */
export const withPintsAsTyped = <Row extends { said: string; assumptions: readonly string[] }>(
  row: Row,
  typed: string,
): Row =>
  !/\bpints? of beer$/.test(row.said) || /\bbeer/i.test(typed)
    ? row
    : { ...row, said: row.said.slice(0, -OF_BEER.length), assumptions: [...row.assumptions, BEER_ASSUMED] }
