import { numberOf, ONE_WORD_NUMBERS } from '#app/domain/food/number-words.ts'
import { gramsOfPizza } from './portions/portion-tables.ts'

/**
 * "25% of a 400 g tub of hummus", "1/8 of a 12 inch pizza", "a quarter of a lasagne made for 4": shares of a whole whose size
 * is said. The text is rewritten in place to the amount that was eaten.
 */

const FRACTION = '\\d{1,2} ?/ ?\\d{1,2}(?:th|rd|nds?|ths)?'
const PERCENT = '\\d{1,2}(?:[.,]\\d)? ?(?:%|percent|per cent|pct)'
const DECIMAL = '0?[.,]\\d{1,2}'
const PARTS: Readonly<Record<string, number>> = {
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  fifth: 1 / 5,
  sixth: 1 / 6,
  eighth: 1 / 8,
  tenth: 1 / 10,
}
const NUMBER = `(?:\\d{1,2}|${Object.keys(ONE_WORD_NUMBERS).join('|')})`
const IN_WORDS = `(?:(?:an?|${NUMBER})[ -])?(?:${Object.keys(PARTS).join('|')})s?`
const SHARE = `(?<![\\d/.,])(?<share>${FRACTION}|${PERCENT}|${DECIMAL}|\\b${IN_WORDS})`
const PIECE = '(?:slices?|pieces?|wedges?|squares?|parts?|portions?)'

/** "one slice (1/8) of", "a slice, 1/8 of": the share says how much the slice is. */
const PIECE_AS_SHARE = new RegExp(
  `\\b(?:an?|one|1) ${PIECE}(?: ?\\(| ?[,=-] ?)(?<share>${FRACTION}|${PERCENT}|${IN_WORDS})\\)?(?= of )`,
  'g',
)
/** "2 of 8 slices of", "two out of the six pieces of a" */
const PIECES_OF = new RegExp(
  `\\b(?<eaten>${NUMBER})(?: ${PIECE})? (?:out )?of (?:the |its )?(?<all>${NUMBER})(?: ${PIECE})?(?= of an? )`,
  'g',
)

const ONE = '(?:an? |the |my |this |that |one |1 )?(?:(?:whole|big|large|small|single|full) )?'
const MEASURE =
  '(?<measure>grams?|g|kilos?|kg|millilit(?:re|er)s?|ml|cl|lit(?:re|er)s?|l|ounces?|oz|pounds?|lbs?)'
const SIZE = `(?<size>\\d+(?:[.,]\\d+)?)[ -]?`
const PACK =
  '(?: (?:bag|pack|packet|package|box|tub|tin|can|jar|carton|punnet|pouch|bottle|pot|bar|block|tray|portion|sharing bag)(?: of)?)?'
/** "25% of a 400 g tub of" */
const OF_WEIGHED = new RegExp(`${SHARE} (?:of )?${ONE}${SIZE}${MEASURE}\\b${PACK}`, 'g')
/** "1/8 of a 12 inch pizza" */
const OF_INCHES = new RegExp(`${SHARE} of ${ONE}${SIZE}inch(?:es)?\\b(?=[a-z ]{1,40}pizza)`, 'g')

const PEOPLE = '(?: (?:people|persons|adults|of us|servings|portions))?'
/** "a quarter of a lasagne made for 4 people" */
const OF_SERVINGS = new RegExp(
  `${SHARE} of (?:an? |the |my )(?<food>[a-z][a-z '-]{2,40}?) (?:(?:that |which )?(?:was )?(?:made|meant|enough|big enough|cooked) for|(?:that |which )?(?:serves|serving|feeds|feeding)|for) (?<all>${NUMBER})\\b${PEOPLE}(?= *(?:$|[.,;:)\\n]|(?:with|and|plus) ))`,
  'g',
)

/** Grams or millilitres in what is rewritten; what is not there stays as it is said. */
const SMALLER: Readonly<Record<string, readonly [factor: number, unit: string]>> = {
  kg: [1000, 'g'],
  kilo: [1000, 'g'],
  kilos: [1000, 'g'],
  cl: [10, 'ml'],
  l: [1000, 'ml'],
  litre: [1000, 'ml'],
  litres: [1000, 'ml'],
  liter: [1000, 'ml'],
  liters: [1000, 'ml'],
}

const decimal = (text: string): number => Number(text.replace(',', '.'))

/** Which part a share in words, a fraction or a percentage is; null where it is none, or more than all of it. */
function partOf(share: string): number | null {
  const value = valueOf(share)
  return Number.isFinite(value) && value > 0 && value <= 1 ? value : null
}

function valueOf(share: string): number {
  const [over, under] = share.replace(/(?:th|rd|nds?|ths)$/, '').split('/')
  if (under !== undefined) return Number(over) / Number(under)
  if (/%|p/.test(share) && /^\d/.test(share)) return decimal(/^[\d.,]+/.exec(share)![0]) / 100
  if (/^[\d.,]+$/.test(share)) return decimal(share)
  const words = share.split(/[ -]/)
  const part = PARTS[words.at(-1)!.replace(/s$/, '')] ?? NaN
  return part * (words.length > 1 && !/^an?$/.test(words[0]!) ? numberOf(words[0]!) : 1)
}

const asLongAs = (said: string, meant: string): string =>
  meant.length > said.length ? said : meant.padEnd(said.length)

/** A number without needless digits: "133.3". */
const plain = (value: number): string => String(Math.round(value * 10) / 10)

/** The folded text with shares of measured wholes as amounts, as long as before. */
export function withSharesOfMeasured(text: string): string {
  return text
    .replace(PIECE_AS_SHARE, (said, share: string) => asLongAs(said, share))
    .replace(PIECES_OF, (said, eaten: string, all: string) => {
      const [count, whole] = [numberOf(eaten), numberOf(all)]
      return count < whole ? asLongAs(said, `${count}/${whole}`) : said
    })
    .replace(OF_WEIGHED, (said, share: string, size: string, measure: string) => {
      const part = partOf(share)
      const [factor, unit] = SMALLER[measure] ?? [1, measure]
      return part === null ? said : asLongAs(said, `${plain(part * decimal(size) * factor)} ${unit}`)
    })
    .replace(OF_INCHES, (said, share: string, size: string) => {
      const part = partOf(share)
      return part === null ? said : asLongAs(said, `${plain(part * gramsOfPizza(decimal(size)))} g`)
    })
    .replace(OF_SERVINGS, (said, share: string, food: string, all: string) => {
      const part = partOf(share)
      return part === null ? said : asLongAs(said, `${plain(part * numberOf(all))} portion ${food}`)
    })
}
