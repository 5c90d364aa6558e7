import { withoutMaker } from '#app/domain/food/makers.ts'
import { type ReadPage, rowsOf, textOfLine } from '#app/domain/photo-text/read-page.ts'
import { MAX_PANTRY_NAME_LENGTH } from './pantry-limits.ts'
import { inFull, receiptWords } from './receipt-words.ts'

/** What a till receipt says was bought, as lines for the pantry's own reader: "2 l semi-skimmed milk". */

export type ReceiptItem = {
  /** A line as somebody would type it. */
  line: string
  /** The name as the till printed it. */
  printed: string
}

/** More than a large weekly shop. */
const MOST_ITEMS = 80

/** A price at the end of a row, with a letter for its tax rate: "1.45 A", "-0.50". */
const PRICE = /(?:^|\s)(?<minus>-\s?)?[£$€]?\s?(?<price>\d{1,3}[.,]\s?\d{2})(?<after>\s?-)?(?:\s+[A-Z*])?$/
/** "2 x 1.40", "3 @ £0.75": how many, below the name. */
const COUNT_ROW = /^(?<count>\d{1,2})\s*[xX×@]\s*[£$€]?\d+[.,]\d{2}\b/
/** "0.845 kg @ 1.15/kg": how much, below the name. */
const WEIGHT_ROW = /^(?<weight>\d{1,2}[.,]\d{1,3})\s*(?<unit>kg|lb|g|oz)\b/i
/** "2 HEINZ BEANS", "3x LEMONS" */
const COUNT_BEFORE = /^(?<count>\d{1,2})\s*[xX×]?\s+(?=[\p{L}])/u
const SIZE =
  /^(?<times>\d{1,2}x)?(?<size>\d+(?:\.\d+)?)(?<unit>kg|g|gm|ml|cl|l|lt|ltr|litre|pt|pint|pints|oz|lb)$/
const PACK = /^(?:x(?<after>\d{1,2})|(?<before>\d{1,2})(?:pk|pack|s|x|ct))$/

const UNITS: Readonly<Record<string, string>> = {
  gm: 'g',
  lt: 'l',
  ltr: 'l',
  litre: 'l',
  pt: 'pints',
  pint: 'pints',
}

type Bought = {
  printed: string
  words: string[]
  count: number
  /** Of one of them. */
  size: { amount: number; unit: string } | null
}

/** The goods of a receipt in their order; prices, discounts, totals and what the till says besides are left out. */
export function readReceipt(page: ReadPage): ReceiptItem[] {
  const bought: Bought[] = []
  /** A name whose price is on the row below. */
  let pending: string | null = null
  for (const row of rowsOf(page)) {
    const text = textOfLine(row)
    const priced = PRICE.exec(text)
    const { minus, after } = priced?.groups ?? {}
    const name = (priced ? text.slice(0, priced.index) : text).trim()
    const words = wordsOf(name)
    if (isEnd(words) && bought.length > 0) break
    const measured = COUNT_ROW.exec(text) ?? WEIGHT_ROW.exec(text)
    if (measured) {
      if (pending !== null) bought.push(boughtOf(pending))
      measure(bought.at(-1), measured.groups ?? {})
      pending = null
    } else if (minus !== undefined || after !== undefined || isLeftOut(words)) pending = null
    else if (priced && words.length > 0) {
      bought.push(boughtOf(name))
      pending = null
    } else pending = words.length > 0 ? name : null
  }
  return merged(bought.filter(({ words }) => words.some((word) => /\p{L}{2}/u.test(word)))).slice(
    0,
    MOST_ITEMS,
  )
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, ' ')
    .split(/[^\p{L}\d./]+/u)
    .map((word) => word.replaceAll(/^[./]+|[./]+$/g, ''))
    .filter(Boolean)

/** "TOTAL 12 ITEMS", but not "TOTAL GREEK YOGHURT". */
function isEnd(words: readonly string[]): boolean {
  const end = receiptWords(words, 'end')
  if (end === null || end.from > 0) return false
  return words.slice(end.count).filter((word) => /\p{L}{4}/u.test(word)).length <= 1
}

const isLeftOut = (words: readonly string[]): boolean =>
  receiptWords(words, 'left-out') !== null || isOnlyShop(words)

function isOnlyShop(words: readonly string[]): boolean {
  const shop = receiptWords(words, 'shop')
  return shop !== null && words.length - shop.count === 0
}

function boughtOf(name: string): Bought {
  const counted = COUNT_BEFORE.exec(name)
  const bought: Bought = {
    printed: name,
    words: [],
    count: Number(counted?.groups?.['count'] ?? 1),
    size: null,
  }
  const rest: string[] = []
  for (const raw of wordsOf(counted ? name.slice(counted[0].length) : name)) {
    const word = asFigure(raw)
    const size = SIZE.exec(word)?.groups
    const pack = PACK.exec(word)?.groups
    if (size) {
      const unit = size['unit']!
      bought.size = { amount: Number(size['size']), unit: UNITS[unit] ?? unit }
      bought.count *= Number.parseInt(size['times'] ?? '1', 10)
    } else if (pack) bought.count *= Number(pack['after'] ?? pack['before'])
    // Codes of goods, percentages and loose signs name nothing.
    else if (!/^\d+(?:[./]\d+)*$/.test(word)) rest.push(asLetters(word))
  }
  bought.words = withoutMaker(inFull(rest).join(' ')).split(' ')
  return bought
}

/** "5OOg", "2l": letters that were read for digits, in what begins like a figure. */
const asFigure = (word: string): string =>
  /^[\dx][\doli.]*(?:kg|g|gm|ml|cl|l|lt|ltr|pk|s|oz|lb)?$/.test(word) && /\d/.test(word)
    ? word.replace(
        /^(x?[\doli.]*?)(kg|g|gm|ml|cl|l|lt|ltr|pk|s|oz|lb)?$/,
        (_, digits: string, unit = '') => digits.replaceAll('o', '0').replaceAll(/[li]/g, '1') + unit,
      )
    : word

/** "m1lk": digits that were read for letters, in what is a word otherwise. */
const asLetters = (word: string): string =>
  /^\p{L}+[01]\p{L}+$/u.test(word) ? word.replaceAll('0', 'o').replaceAll('1', 'i') : word

function measure(item: Bought | undefined, { count, weight, unit }: Readonly<Record<string, string>>): void {
  if (!item) return
  if (count !== undefined) item.count *= Number(count)
  if (weight !== undefined && unit !== undefined)
    item.size = { amount: Number(weight.replace(',', '.')), unit: unit.toLowerCase() }
}

/** The same thing scanned twice is two of it. */
function merged(all: readonly Bought[]): ReceiptItem[] {
  const byName = new Map<string, Bought>()
  for (const item of all) {
    const key = `${item.words.join(' ')} ${item.size?.amount} ${item.size?.unit}`
    const same = byName.get(key)
    if (same) same.count += item.count
    else byName.set(key, { ...item })
  }
  return [...byName.values()].map((item) => ({ line: lineOf(item), printed: item.printed }))
}

function lineOf({ words, count, size }: Bought): string {
  const name = words.join(' ').slice(0, MAX_PANTRY_NAME_LENGTH)
  if (size === null) return count > 1 ? `${count} ${name}` : name
  const total = Math.round(size.amount * count * 1000) / 1000
  return `${total} ${size.unit} ${name}`
}
