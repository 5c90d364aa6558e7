import { wordTable } from '#app/domain/word-table.ts'
import type { Token } from './line-tokens.ts'
import {
  dozenAt,
  type Read,
  readNumberWords,
  readPartAt,
  readPartBehindAnd,
  withWholeOf,
} from './number-words.ts'
import { NOT_A_UNIT_BEFORE, type Unit, unitKind, unitOfWord } from './units.ts'

/** How much: "2 to 3 tbsp" is { quantity: 2, quantityMax: 3, unit: 'tablespoon' }. */
export type Amount = {
  quantity: number | null
  /** Upper end of a range, else null. */
  quantityMax: number | null
  unit: Unit | null
  /** As written: "tbsp", "large handful". */
  unitText: string | null
}

/** A further amount of the line, and what it says. */
export type FurtherAmount = Amount & {
  /** Same amount in another measure; size of each package; weight of each piece; something on top, or taken off. */
  role: 'same' | 'package-size' | 'each' | 'added' | 'taken-off'
}

export type Size = 'small' | 'medium' | 'large'

const SIZES = wordTable<Size>({
  small: 'small',
  sm: 'small',
  'small-sized': 'small',
  'small-size': 'small',
  little: 'small',
  miniature: 'small',
  mini: 'small',
  medium: 'medium',
  med: 'medium',
  md: 'medium',
  'medium-sized': 'medium',
  'medium-size': 'medium',
  regular: 'medium',
  'medium-large': 'large',
  large: 'large',
  lg: 'large',
  lrg: 'large',
  big: 'large',
  'large-sized': 'large',
  'extra-large': 'large',
  xl: 'large',
  jumbo: 'large',
})

/** Only sizes proper: "regular", "mini" and "little" are left in names ("mini marshmallows"). */
const SIZES_IN_NAMES = /^(?:small|medium|large|extra-large|medium-sized|large-sized|small-sized|medium-size)$/

const MEASURE_MODIFIERS = new Set(
  [
    'heaped heaping level rounded scant generous good packed tiny fat thick thin full overflowing slim hefty',
    'thumb-sized thumb-size walnut-sized walnut-size good-sized bite-sized bite-size loose',
    'lightly firmly loosely tightly slightly barely very',
  ].flatMap((row) => row.split(' ')),
)

const MODIFIED_SIZE = wordTable<Size>({
  tiny: 'small',
  thin: 'small',
  thick: 'large',
  fat: 'large',
})

export const wordAt = (tokens: readonly Token[], index: number): string =>
  tokens[index]?.text.toLowerCase() ?? ''

export const sizeOfWord = (word: string): Size | null => SIZES[word.toLowerCase()] ?? null
export const isSizeInName = (word: string): boolean => SIZES_IN_NAMES.test(word.toLowerCase())

/** After "a": any word, or a size in figures ("a 400 g tin"). */
const isAmountFollowing = (tokens: readonly Token[], index: number) =>
  tokens[index]?.kind === 'word' || tokens[index]?.kind === 'number'

/** A number in figures or words at `index`: "1½", "two", "half a", "a dozen", "a couple of". */
export function readNumberAt(tokens: readonly Token[], index: number): Read<number> | null {
  const token = tokens[index]
  if (token === undefined || token.kind === 'mark') return null
  const following = wordAt(tokens, index + 1)
  const dozen = dozenAt(tokens, index + 1)
  if (token.kind === 'number') {
    // "3 and a half"
    const part = readPartBehindAnd(tokens, index + 1)
    if (part !== null) return { value: token.value + part.value, next: part.next }
    // "1/3 of a cup", "½ a lemon"
    const article = wordAt(tokens, following === 'of' ? index + 2 : index + 1)
    if (token.value < 1 && (article === 'a' || article === 'an'))
      return withWholeOf(tokens, { value: token.value, next: index + 1 })
    return dozen === null ? { value: token.value, next: index + 1 } : { value: token.value * 12, next: dozen }
  }
  const word = token.text.toLowerCase()
  const isArticle = word === 'a' || word === 'an'
  if (isArticle || word === 'one') {
    if (dozen !== null) return { value: 12, next: dozen }
    if (following === 'couple' || following === 'pair') {
      return { value: 2, next: wordAt(tokens, index + 2) === 'of' ? index + 3 : index + 2 }
    }
    if (following === 'few') return { value: 3, next: index + 2 }
    const part = readPartAt(tokens, index + 1, 1)
    if (part !== null) return part
  }
  if (word === 'dozen') return { value: 12, next: index + 1 }
  if (word === 'couple') return { value: 2, next: following === 'of' ? index + 2 : index + 1 }
  // "half and half" is a cream.
  if (word === 'half' && /^(?:and|&)$/.test(following)) return null
  if (word === 'half' || word === 'quarter') return readPartAt(tokens, index, 1)
  const inWords = readNumberWords(tokens, index)
  if (inWords !== null) return inWords
  return isArticle && isAmountFollowing(tokens, index + 1) ? { value: 1, next: index + 1 } : null
}

const isDash = (word: string) => /^[-‐‑–—~]$/.test(word)

/** A number or a range: "2-3", "2 to 3", "2 or 3". A range that runs down is read as its first number. */
export function readQuantityAt(
  tokens: readonly Token[],
  index: number,
): Read<{ low: number; high: number | null }> | null {
  const isBetween = wordAt(tokens, index) === 'between'
  const low = readNumberAt(tokens, isBetween ? index + 1 : index)
  if (low === null) return null
  // "3½- to 4-pound": the hyphen hangs before the "to".
  const hangs = isDash(wordAt(tokens, low.next)) && /^(?:to|or)$/.test(wordAt(tokens, low.next + 1))
  const at = hangs ? low.next + 1 : low.next
  const bridge = wordAt(tokens, at)
  const isBridge = isDash(bridge) || bridge === 'to' || bridge === 'or' || (isBetween && bridge === 'and')
  const isArticle = /^an?$/.test(wordAt(tokens, at + 1))
  // "1/4 to a 1/2 cup"
  const from = isArticle && tokens[at + 2]?.kind === 'number' ? at + 2 : at + 1
  const high = isBridge && (!isArticle || from === at + 2) ? readNumberAt(tokens, from) : null
  if (high === null || high.value <= low.value) {
    // "five or so", "5-ish"
    const isRough =
      (bridge === 'or' && wordAt(tokens, at + 1) === 'so') ||
      (isDash(bridge) && wordAt(tokens, at + 1) === 'ish')
    return { value: { low: low.value, high: null }, next: isRough ? at + 2 : low.next }
  }
  return { value: { low: low.value, high: high.value }, next: high.next }
}

/** A unit, with the words that size it: "tbsp", "fl. oz.", "large handful", "heaped teaspoons", "-ounce". */
export function readUnitAt(
  tokens: readonly Token[],
  index: number,
): Read<{ unit: Unit; text: string; size: Size | null }> | null {
  let at = index
  let size: Size | null = null
  if (isDash(wordAt(tokens, at)) && tokens[at]?.start === tokens[at - 1]?.end) at++
  for (let steps = 0; steps < 3; steps++) {
    const word = wordAt(tokens, at)
    const found = sizeOfWord(word)
    if (found === null && !MEASURE_MODIFIERS.has(word)) break
    size = found ?? MODIFIED_SIZE[word] ?? size
    at++
  }
  const token = tokens[at]
  if (token === undefined) return null
  if (token.text === '"' || token.text === '″') {
    return tokens[at - 1]?.kind === 'number'
      ? { value: { unit: 'inch', text: token.text, size }, next: at + 1 }
      : null
  }
  if (token.kind !== 'word') return null
  let unit = unitOfWord(token.text)
  let next = at + 1
  const skipDot = () => {
    if (wordAt(tokens, next) === '.' && tokens[next]?.start === tokens[next - 1]?.end) next++
  }
  if (/^fl(?:uid)?$/i.test(token.text)) {
    skipDot()
    if (unitOfWord(tokens[next]?.text ?? '') !== 'ounce') return null
    unit = 'fluid ounce'
    next++
  }
  // "in" is an inch only where it touches its number or sizes a piece: "2in", "2 in piece".
  const isOfPiece = token.text.toLowerCase() === 'in' && unitOfWord(wordAt(tokens, next)) === 'piece'
  if (token.text.toLowerCase() === 'in' && (isOfPiece || isTouching(tokens, at))) unit = 'inch'
  if (unit === null) return null
  skipDot()
  if (NOT_A_UNIT_BEFORE[unit]?.includes(wordAt(tokens, next))) return null
  const first = tokens[index]
  const text = tokens
    .slice(first?.kind === 'mark' ? index + 1 : index, next)
    .map((part) => part.text)
    .join(' ')
    .replace(/ \./g, '.')
  // "2 clove(s)", "1 unit(s)"
  const isEitherNumber =
    tokens
      .slice(next, next + 3)
      .map((part) => part.text)
      .join('') === '(s)'
  return { value: { unit, text, size }, next: isEitherNumber ? next + 3 : next }
}

function isTouching(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  return before !== undefined && token !== undefined && before.end === token.start
}

/** A number with a measure of mass, volume, length or count after it; null if either is missing. */
export function readMeasureAt(tokens: readonly Token[], index: number): Read<Amount> | null {
  const quantity = readQuantityAt(tokens, index)
  if (quantity === null) return null
  const unit = readUnitAt(tokens, quantity.next)
  if (unit === null) return null
  const { low, high } = quantity.value
  const value: Amount = { quantity: low, quantityMax: high, unit: unit.value.unit, unitText: unit.value.text }
  // "2 cups to 3 cups", "100g-150g": a range whose ends both carry the unit.
  const bridge = wordAt(tokens, unit.next)
  if (high === null && (bridge === 'to' || isDash(bridge))) {
    const second = readMeasureAt(tokens, unit.next + 1)
    if (second?.value.unit === unit.value.unit && (second.value.quantity ?? 0) > low) {
      return { value: { ...value, quantityMax: second.value.quantity }, next: second.next }
    }
  }
  return { value, next: unit.next }
}

/** True of measures that say how much there is, not how long or how many. */
export function isMassOrVolume(amount: Amount): boolean {
  if (amount.unit === null) return false
  const kind = unitKind(amount.unit)
  return kind === 'mass' || kind === 'volume'
}
