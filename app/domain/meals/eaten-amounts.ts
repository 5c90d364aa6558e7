import { numberOf, ONE_WORD_NUMBERS } from '#app/domain/food/number-words.ts'
import { JOINTS, PERIODS, UNITS } from './lexicon.ts'
import { type Meaning, marked, type Span } from './marks.ts'
import { gramsOfPizza } from './portions/portion-tables.ts'
import { shareOf } from './shares-said.ts'
import { singular, stemOf } from './stems.ts'

/**
 * Amounts as they were eaten, where a sentence tells them in another way: with the energy of a label, or
 * with the whole they are of, as the amount that was eaten: "25% of a 400 g tub of hummus", "3 of the 8
 * slices", "a slice and a half", "half a bag of crisps, the 200g bag", "made 12 muffins, had 2".
 */

type Groups = Span['groups']

/** Grams or millilitres in what is told instead; what is not here stays as it is said. */
const SMALLER: readonly (readonly [measure: RegExp, factor: number, unit: string])[] = [
  [/^k(?:g|ilo)/, 1000, 'g'],
  [/^cl$/, 10, 'ml'],
  [/^l(?:it|$)/, 1000, 'ml'],
]

const decimal = (text: string): number => Number(text.replace(',', '.'))
/** A number without needless digits: "133.3". */
const plain = (value: number): string => String(Math.round(value * 10) / 10)

/** "25% of a 400 g tub of" is "100 g". */
function ofWeighed({ share = '', size = '', measure = '' }: Groups): string | null {
  const part = shareOf(share)
  const [, factor, unit] = SMALLER.find(([said]) => said.test(measure)) ?? [null, 1, measure]
  return Number.isNaN(part) ? null : `${plain(part * decimal(size) * factor)} ${unit}`
}

function ofInches({ share = '', size = '' }: Groups): string | null {
  const part = shareOf(share)
  return Number.isNaN(part) ? null : `${plain(part * gramsOfPizza(decimal(size)))} g`
}

/** "a quarter of a lasagne made for 4" is one portion. */
function ofServings({ share = '', food = '', all = '' }: Groups): string | null {
  const part = shareOf(share)
  return Number.isNaN(part) ? null : `${plain(part * numberOf(all))} portion ${food}`
}

/** "2 of 8 slices of a" */
const piecesOf = ({ count = '', all = '' }: Groups): string | null =>
  numberOf(count) < numberOf(all) ? `${numberOf(count)}/${numberOf(all)}` : null

/** "half of 12 eggs" */
function ofNumber({ share = '', all = '' }: Groups): string | null {
  const part = shareOf(share)
  return Number.isNaN(part) ? null : plain(part * numberOf(all))
}

/** "a 12 inch pizza, I had 3 of the 8 slices" */
const piecesOfPizza = ({ count = '', all = '', size = '', food = '' }: Groups): string =>
  `${plain((numberOf(count) / numberOf(all)) * gramsOfPizza(decimal(size)))} g${food}`

const LEAST_WHOLE = 2

/** "3 of the 8" are three. */
const ofSoMany = ({ count = '', all = '' }: Groups): string | null =>
  numberOf(all) >= LEAST_WHOLE && numberOf(count) <= numberOf(all) ? count : null

/** "half a bag of crisps, the 200g bag" is "100 g of crisps". */
function sizeBehind({ said, groups }: Span): string | null {
  const { share = '', pack = '', food = '', size = '', measure = '' } = groups
  const eaten = `${Math.round(Number(size) * shareOf(share))} ${measure} of`
  const before = share.length + pack.length
  return eaten.length > before ? null : `${eaten.padEnd(before)}${food}`.padEnd(said.length)
}

/** "batch of 12 muffins, ate 2" is "2 muffins". */
const madeSoMany = ({ made = '', all = '', food = '', count = '' }: Groups): string =>
  ' '.repeat(made.length) + String(numberOf(count)).padEnd(all.length).slice(0, all.length) + food

/** Of three letters at most, as "80%" is. */
function ofPercent({ share = '' }: Groups): string {
  const percent = Number.parseInt(share, 10)
  const known: Readonly<Record<number, string>> = { 25: '1/4', 33: '1/3', 66: '2/3', 67: '2/3', 75: '3/4' }
  return known[percent] ?? (Math.max(1, Math.round(percent / 10)) / 10).toFixed(1)
}

/** "a slice and a half of pizza" is "1.5 slice of pizza"; "an hour and a half" is no food. */
function halfMore({ said, groups }: Span): string | null {
  const { count, noun = '', article, next = '' } = groups
  const behind = next.trim()
  const isTied = behind === '' || behind in JOINTS || behind === 'for' || behind === 'at'
  const isFood = count !== undefined && article !== undefined && isTied
  // "a slice and half of the beans"
  const isOfOther = article === undefined && (behind === 'of' || behind === 'and')
  if (PERIODS.has(singular(noun)) || noun in ONE_WORD_NUMBERS || isOfOther) return null
  if (!UNITS.has(stemOf(noun)) && !isFood) return null
  const whole = count === undefined || count.startsWith('a') ? 1 : numberOf(count)
  // The noun stands at the end, so that what is quoted of the text goes to the end, too.
  return `${whole}.5${noun.padStart(said.length - `${whole}.5`.length)}`
}

/** "granola (452 kcal / 100 g), 60g" is 271 kcal of granola; "224 kcal per 30 g" is told of 30 g. */
const ofHundred = ({ kcal = '', size = '', per = '100' }: Groups): string =>
  `${Math.round((Number(kcal) * decimal(size)) / Number(per))} kcal`

/** A sentence that names nothing so far, or only what was left out: "no bun, 165 kcal per burger, had two". */
const NAMES_NOTHING = /(?:^|[.;\n])\s*(?:no [a-z]+, *)?$/

/** "bread, 90 kcal per slice, 2 slices" is 180 kcal; "24 kcal per cracker, 8 crackers" names the food itself. */
function timesEnergy({ groups, start }: Span, text: string): string {
  const { kcal = '', count = '', one } = groups
  const times = Number.isNaN(numberOf(count)) ? shareOf(count) : numberOf(count)
  const named = one !== undefined && NAMES_NOTHING.test(text.slice(0, start)) ? ` ${one}` : ''
  return `${Math.round(Number(kcal) * times)} kcal${named}`
}

/** "2 sausages = 290 kcal. ate 3" is 435 kcal of sausages. */
const energyOfCount = ({ kcal = '', count = '', all = '1', food = '' }: Groups): string =>
  `${Math.round((Number(kcal) * numberOf(count)) / numberOf(all))} kcal ${food.trim()}`

/** "2 x 3 crackers" are six. */
const product = ({ a = '', b = '' }: Groups): string => plain(numberOf(a) * numberOf(b))

/** "100g grapes twice" */
const timesSaid = ({ size = '', unit = '', food = '', n = '2' }: Groups): string =>
  `${plain(Number(size) * numberOf(n))} ${unit}${food}`

/** "30ml + 30ml vodka" */
const sum = ({ a = '', b = '', unit = '', food = '' }: Groups): string =>
  `${plain(Number(a) + Number(b))} ${unit}${food}`

/** "400g curry, threw 150g away" */
function lessLeft({ size = '', left = '', unit = '', food = '' }: Groups): string | null {
  const eaten = Number(size) - Number(left)
  return eaten > 0 ? `${plain(eaten)} ${unit}${food}` : null
}

const TEASPOONS_PER_TABLESPOON = 3
const spoonsOf = (said: string): number => (/^an?$/.test(said) ? 1 : numberOf(said))

/** "1 tbsp + 1 tsp of" is four teaspoons. */
const spoons = ({ a = '', b = '' }: Groups): string =>
  `${TEASPOONS_PER_TABLESPOON * spoonsOf(a) + spoonsOf(b)} tsp`

/** "one and a half 415g tins of" is "622.5 g". */
const andHalf = ({ count = '', size = '', measure = '' }: Groups): string =>
  `${plain(((count.startsWith('a') ? 1 : numberOf(count)) + 1 / 2) * decimal(size))} ${measure} of`

/** "half an avocado, whole one weighed 160 g" is 80 g. */
function ofFood(groups: Groups): string | null {
  const amount = ofWeighed(groups)
  return amount === null ? null : `${amount} ${groups.food ?? ''}`
}

/** "6 out of a pack of 10 fish fingers (280 g pack)" */
function ofPack({ count = 'a', all = '', size = '', measure = '', food = '' }: Groups): string | null {
  const part = (/^an?$/.test(count) ? 1 : numberOf(count)) / numberOf(all)
  const whole = ofWeighed({ share: '1/1', size, measure })
  return part <= 1 && whole !== null
    ? `${plain(part * Number.parseFloat(whole))} ${whole.replace(/^[\d.]+ /, '')}${food}`
    : null
}

const MEANINGS: Readonly<Record<string, Meaning>> = {
  'of-weighed': ({ groups }) => ofWeighed(groups),
  'of-inches': ({ groups }) => ofInches(groups),
  'of-servings': ({ groups }) => ofServings(groups),
  'pieces-of': ({ groups }) => piecesOf(groups),
  'of-number': ({ groups }) => ofNumber(groups),
  'pizza-pieces': ({ groups }) => piecesOfPizza(groups),
  'of-so-many': ({ groups }) => ofSoMany(groups),
  'made-so-many': ({ groups }) => madeSoMany(groups),
  'pack-of': ({ groups }) => `${numberOf(groups.count!)} ${groups.food}`,
  'and-half': ({ groups }) => andHalf(groups),
  twice: ({ groups }) => timesSaid(groups),
  product: ({ groups }) => product(groups),
  sum: ({ groups }) => sum(groups),
  'left-weight': ({ groups }) => lessLeft(groups),
  spoons: ({ groups }) => spoons(groups),
  percent: ({ groups }) => ofPercent(groups),
  'of-food': ({ groups }) => ofFood(groups),
  'of-pack': ({ groups }) => ofPack(groups),
  'energy-ahead': ({ groups }) => `${groups.n} kcal `,
  'energy-per-100': ({ groups }) => ofHundred(groups),
  'energy-of-weight': ({ groups }) => `${ofHundred(groups)}${groups.food ?? ''}`,
  'energy-times': timesEnergy,
  'energy-of-count': ({ groups }) => energyOfCount(groups),
  'size-behind': sizeBehind,
  'half-more': halfMore,
}

const meaning: Meaning = (span, text) =>
  MEANINGS[span.kind]?.(span, text) ?? (span.kind in MEANINGS ? null : span.meant)

/** The folded text without times and numbers that count no food, as long as before. */
export const withoutOtherNumbers = (text: string): string => marked(text, 'told', meaning).text

/** The folded text with shares of wholes as the amounts that were eaten, as long as before. */
export const withEatenAmounts = (text: string): string => marked(text, 'amount', meaning).text
