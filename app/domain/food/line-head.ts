import {
  type Amount,
  type FurtherAmount,
  isMassOrVolume,
  readMeasureAt,
  readNumberAt,
  readQuantityAt,
  readUnitAt,
  type Size,
  sizeOfWord,
  wordAt,
} from './amounts.ts'
import type { Token } from './line-tokens.ts'
import { UNNUMBERED_UNITS, unitKind, unitRow } from './units.ts'

/** The front of a line: its amounts, up to where the food is named. */
export type LineHead = {
  amount: Amount
  alternatives: FurtherAmount[]
  size: Size | null
  /** "juice of 1/2 lime": what of the food is used. */
  part: string | null
  comments: string[]
  /** Index of the first token of the name. */
  next: number
}

const APPROXIMATE = new Set(
  'about approx approximately around roughly circa ca some scant generous few ~ c.'.split(' '),
)
const PARTS_OF_FOOD = new Set(['juice', 'zest', 'rind', 'peel'])
const WORDS_AROUND_PARTS = new Set(
  'and & the finely coarsely freshly grated squeezed pared strained fresh a little'.split(' '),
)
const NO_AMOUNT: Amount = { quantity: null, quantityMax: null, unit: null, unitText: null }

/** Skips "about", "approx.", "at least", "up to" and tells what was skipped. */
export function skipApproximate(tokens: readonly Token[], index: number): { next: number; words: string[] } {
  const words: string[] = []
  let next = index
  for (; next < tokens.length; next++) {
    const word = wordAt(tokens, next)
    const following = wordAt(tokens, next + 1)
    const isPair = (word === 'at' && following === 'least') || (word === 'up' && following === 'to')
    if (isPair) next++
    else if (word === '.' && words.length > 0) continue
    else if (!APPROXIMATE.has(word)) break
    words.push(isPair ? `${word} ${following}` : word)
  }
  return { next, words }
}

function readPart(tokens: readonly Token[]): { part: string; next: number } | null {
  const parts: string[] = []
  for (let index = 0; index < Math.min(tokens.length, 8); index++) {
    const word = wordAt(tokens, index)
    if (PARTS_OF_FOOD.has(word)) parts.push(word)
    else if (parts.length > 0 && (word === 'of' || word === 'from')) {
      const next = skipApproximate(tokens, index + 1).next
      return next < tokens.length ? { part: parts.join(' and '), next } : null
    } else if (!WORDS_AROUND_PARTS.has(word)) return null
  }
  return null
}

/** Amounts in brackets: "(14 ounce)", "(1 stick/113g)", "(about 4 ounces each)"; null if it is a remark. */
export function readBracketedAmounts(
  tokens: readonly Token[],
  open: number,
  takesLength = false,
): { amounts: Amount[]; remark: string; next: number } | null {
  const mark = wordAt(tokens, open)
  if (mark !== '(' && mark !== '[') return null
  const approximate = skipApproximate(tokens, open + 1)
  const amounts: Amount[] = []
  let at = approximate.next
  for (;;) {
    const measure = readMeasureAt(tokens, at)
    const isLength = measure?.value.unit != null && unitKind(measure.value.unit) === 'length'
    if (measure === null || (isLength && !takesLength)) break
    amounts.push(measure.value)
    at = measure.next
    if (!['/', ',', ';', 'or', '=', 'to'].includes(wordAt(tokens, at)) && tokens[at]?.kind !== 'number') break
    at = skipApproximate(tokens, tokens[at]?.kind === 'number' ? at : at + 1).next
  }
  if (amounts.length === 0) return null
  const words = [...approximate.words]
  while (at < tokens.length && ![')', ']'].includes(wordAt(tokens, at))) words.push(wordAt(tokens, at++))
  return { amounts, remark: words.join(' '), next: Math.min(at + 1, tokens.length) }
}

function quantityAt(tokens: readonly Token[], index: number) {
  const read = readQuantityAt(tokens, index)
  if (read === null) return null
  const last = tokens[read.next - 1]
  const following = tokens[read.next]
  const isTouching = last?.kind === 'number' && following?.start === last.end
  // "2% milk", "00 flour" and "7UP" begin with a figure that is no amount.
  if (read.value.low === 0 || (isTouching && following?.text === '%')) return null
  const isName = isTouching && following?.kind === 'word' && readUnitAt(tokens, read.next) === null
  return isName && !/^x$/i.test(following.text) ? null : read
}

type Sizes = { amounts: Amount[]; next: number; words: string[] }

/** The size of each package or piece after the count: "x 400g/14oz", "(14 ounce)", "28-ounce". */
function readSizes(tokens: readonly Token[], index: number): Sizes | null {
  const bracketed = readBracketedAmounts(tokens, index, true)
  if (bracketed !== null) {
    return { amounts: bracketed.amounts, next: bracketed.next, words: [bracketed.remark] }
  }
  const isTimes = /^[x×*]$/i.test(wordAt(tokens, index))
  const start = skipApproximate(tokens, isTimes ? index + 1 : index)
  if (!isTimes && tokens[index]?.kind !== 'number') return null
  const amounts: Amount[] = []
  let at = start.next
  for (let measure = readMeasureAt(tokens, at); measure !== null; measure = readMeasureAt(tokens, at)) {
    amounts.push(measure.value)
    at = measure.next
    // "4lb 8oz"
    const smaller = tokens[at]?.kind === 'number' ? readMeasureAt(tokens, at) : null
    if (smaller !== null && fits(measure.value, smaller.value, true)) at = smaller.next
    if (wordAt(tokens, at) !== '/') break
    at++
  }
  return amounts.length === 0 ? null : { amounts, next: at, words: start.words }
}

/** True where no food follows: then the "unit" is the food itself, as in "6 cloves" or "4 cloves, ground". */
function endsName(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  if (token === undefined) return true
  if (token.text === '(') return readBracketedAmounts(tokens, index) === null
  return /^(?:[,;:.)]|or|and|to|for)$/i.test(token.text)
}

/** Reads the amounts at the front of a line. Never fails: without amounts, `next` is the first word. */
export function readLineHead(tokens: readonly Token[]): LineHead {
  const head: LineHead = {
    amount: { ...NO_AMOUNT },
    alternatives: [],
    size: null,
    part: null,
    comments: [],
    next: 0,
  }
  const part = readPart(tokens)
  if (part !== null) {
    head.part = part.part
    head.next = part.next
  }
  const approximate = skipApproximate(tokens, head.next)
  const quantity = quantityAt(tokens, approximate.next)
  if (quantity === null) return readUnnumbered(tokens, head)
  head.comments.push(...approximate.words)
  head.amount.quantity = quantity.value.low
  head.amount.quantityMax = quantity.value.high
  head.next = quantity.next

  const sizes = readSizes(tokens, head.next)
  if (sizes !== null) {
    const unit = readUnitAt(tokens, sizes.next)
    const kind = unit === null ? null : unitKind(unit.value.unit)
    const isHolder = kind !== null && kind !== 'mass' && kind !== 'length'
    const isPackage =
      unit !== null && isHolder && (!endsName(tokens, unit.next) || isEitherContainer(tokens, unit.next))
    head.next = sizes.next
    if (isPackage) takeUnit(tokens, head, unit)
    const role = isPackage ? 'package-size' : 'each'
    head.alternatives.push(...sizes.amounts.map((amount) => ({ ...amount, role }) as const))
    head.comments.push(...sizes.words.filter((word) => word !== ''))
  } else {
    const unit = readUnitAt(tokens, head.next)
    if (unit !== null && !(isCountable(unit.value.unit) && endsName(tokens, unit.next))) {
      takeUnit(tokens, head, unit)
      readUpperEnd(tokens, head)
    } else {
      const size = sizeOfWord(wordAt(tokens, head.next))
      if (size !== null && tokens[head.next + 1] !== undefined) {
        head.size = size
        head.next++
      }
    }
  }
  readFurther(tokens, head)
  if (wordAt(tokens, head.next) === 'each' && tokens[head.next + 1]?.kind === 'word') {
    head.comments.push('each')
    head.next++
  }
  readSizeAfterOf(tokens, head)
  return head
}

/** "can or bottle beer" */
function isEitherContainer(tokens: readonly Token[], index: number): boolean {
  if (wordAt(tokens, index) !== 'or') return false
  const other = readUnitAt(tokens, index + 1)
  return other !== null && unitKind(other.value.unit) === 'container' && !endsName(tokens, other.next)
}

/** "a drizzle of 3 g oil", "a bag of 28 g crisps": the size stands behind the "of". */
function readSizeAfterOf(tokens: readonly Token[], head: LineHead): void {
  if (wordAt(tokens, head.next) !== 'of') return
  head.next++
  const measure = tokens[head.next]?.kind === 'number' ? readMeasureAt(tokens, head.next) : null
  if (measure === null || head.amount.unit === null || !isMassOrVolume(measure.value)) return
  head.alternatives.push({ ...measure.value, role: 'each' })
  head.next = wordAt(tokens, measure.next) === 'of' ? measure.next + 1 : measure.next
}

const isCountable = (unit: Parameters<typeof unitKind>[0]) =>
  unitKind(unit) === 'count' || unitKind(unit) === 'container'

function takeUnit(
  tokens: readonly Token[],
  head: LineHead,
  unit: NonNullable<ReturnType<typeof readUnitAt>>,
): void {
  head.amount.unit = unit.value.unit
  head.amount.unitText = unit.value.text
  head.size = unit.value.size ?? head.size
  head.next = unit.next
  if (isEitherContainer(tokens, unit.next)) head.next = readUnitAt(tokens, unit.next + 1)?.next ?? unit.next
}

/** "2 cups to 3 cups": both ends of the range carry the unit. */
function readUpperEnd(tokens: readonly Token[], head: LineHead): void {
  if (head.amount.quantityMax !== null || !/^(?:to|[-–—])$/.test(wordAt(tokens, head.next))) return
  const upper = readMeasureAt(tokens, head.next + 1)
  const high = upper?.value.quantity ?? 0
  if (upper === null || upper.value.unit !== head.amount.unit || high <= (head.amount.quantity ?? 0)) return
  head.amount.quantityMax = high
  head.next = upper.next
}

/** "pinch of salt", "small bunch dill", "few sprigs thyme". */
function readUnnumbered(tokens: readonly Token[], head: LineHead): LineHead {
  const few = wordAt(tokens, head.next) === 'few'
  const unit = readUnitAt(tokens, few ? head.next + 1 : head.next)
  if (unit === null || endsName(tokens, unit.next)) return head
  if (!UNNUMBERED_UNITS.has(unit.value.unit)) return head
  if (few) head.amount.quantity = 3
  takeUnit(tokens, head, unit)
  readFurther(tokens, head)
  if (wordAt(tokens, head.next) === 'of') head.next++
  return head
}

/** What follows the first amount: "/3½oz", "(113g)", "plus 2 tbsp", "10 oz" after "1 lb", a "can" after "400g". */
function readFurther(tokens: readonly Token[], head: LineHead): void {
  let previous: Amount = head.amount
  for (;;) {
    const word = wordAt(tokens, head.next)
    const bracketed = head.amount.unit === null ? null : readBracketedAmounts(tokens, head.next)
    if (bracketed !== null) {
      const role = /\b(?:each|per|apiece)\b/.test(bracketed.remark) ? 'each' : 'same'
      const isPackage = isCountable(head.amount.unit ?? 'gram')
      head.alternatives.push(
        ...bracketed.amounts.map(
          (amount) => ({ ...amount, role: isPackage ? 'package-size' : role }) as const,
        ),
      )
      if (bracketed.remark !== '') head.comments.push(bracketed.remark)
      head.next = bracketed.next
      continue
    }
    const isSame = word === '/' || word === 'or' || word === '='
    const isAdded = word === 'plus' || word === '+' || word === '&' || word === 'and'
    const isSmaller = tokens[head.next]?.kind === 'number'
    if (!isSame && !isAdded && !isSmaller) break
    const measure = readMeasureAt(tokens, isSmaller ? head.next : skipApproximate(tokens, head.next + 1).next)
    if (measure === null || head.amount.unit === null || !fits(previous, measure.value, isSmaller)) break
    const isOfFirst = isAdded || (isSmaller && previous === head.amount && !isAlike(previous, measure.value))
    head.alternatives.push({ ...measure.value, role: isOfFirst ? 'added' : 'same' })
    head.next = measure.next
    previous = measure.value
  }
  readTrailingContainer(tokens, head)
}

/** "450g 1lb", "300ml ½ pint": the same amount twice. */
function isAlike(first: Amount, second: Amount): boolean {
  const size = ({ quantity, unit }: Amount) => {
    const row = unit === null ? null : unitRow(unit)
    return (quantity ?? 0) * (row?.grams ?? row?.ml ?? 0)
  }
  const ratio = size(second) / size(first)
  return first.unit !== second.unit && isMassOrVolume(first) && ratio > 0.7 && ratio < 1.4
}

function fits(previous: Amount, measure: Amount, isSmaller: boolean): boolean {
  if (measure.unit === null || previous.unit === null) return false
  if (!isSmaller) return isMassOrVolume(measure) || unitKind(measure.unit) === unitKind(previous.unit)
  if (isAlike(previous, measure)) return true
  const [first, second] = [unitRow(previous.unit), unitRow(measure.unit)]
  return (
    first.kind === second.kind &&
    first.kind !== 'count' &&
    (second.grams ?? second.ml ?? 0) < (first.grams ?? first.ml ?? 0)
  )
}

/** "400g can chickpeas", "5cm/2in piece ginger": the amount is the 400 g; one can is another way to say it. */
function readTrailingContainer(tokens: readonly Token[], head: LineHead): void {
  const { unit } = head.amount
  if (unit === null) return
  const container = readUnitAt(tokens, head.next)
  if (container === null || endsName(tokens, container.next)) return
  const isLength = unitKind(unit) === 'length'
  const isContainer = unitKind(container.value.unit) === 'container'
  const isPiece =
    isLength && (unitKind(container.value.unit) === 'count' || unitKind(container.value.unit) === 'vague')
  if (!(isMassOrVolume(head.amount) && isContainer) && !isPiece) return
  const { unit: named, text } = container.value
  head.alternatives.push({ quantity: 1, quantityMax: null, unit: named, unitText: text, role: 'same' })
  head.next = container.next
}

/** "dried chickpeas 200 g", "eggs x 6": the amount stands behind the food. */
export function readAmountBehind(tokens: readonly Token[]): { amount: Amount; at: number } | null {
  const trailing = readTrailingAmount(tokens, 1)
  if (trailing !== null) return trailing
  const at = tokens.length - 2
  const last = tokens[at + 1]
  if (at < 1 || !/^[x×:]$/i.test(wordAt(tokens, at)) || last?.kind !== 'number' || last.value <= 0)
    return null
  return { amount: { ...NO_AMOUNT, quantity: last.value }, at }
}

/** A metric amount at the very end, as Canadian recipes print it: "1 tsp baking powder 5 mL". */
export function readTrailingAmount(
  tokens: readonly Token[],
  atLeast = 2,
): { amount: Amount; at: number } | null {
  for (const length of [2, 3]) {
    const at = tokens.length - length
    if (at < atLeast || tokens[at]?.kind !== 'number' || readNumberAt(tokens, at) === null) continue
    const measure = readMeasureAt(tokens, at)
    if (measure !== null && measure.next === tokens.length && isMassOrVolume(measure.value)) {
      return { amount: measure.value, at }
    }
  }
  return null
}
