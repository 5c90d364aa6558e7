import {
  type Amount,
  isMassOrVolume,
  readMeasureAt,
  readNumberAt,
  readQuantityAt,
  readUnitAt,
  sizeOfWord,
  wordAt,
} from './amounts.ts'
import { endsName, readBracketedAmounts, skipApproximate } from './bracketed-amounts.ts'
import { fits, isCountable, type LineHead, NO_AMOUNT, readFurther } from './further-amounts.ts'
import type { Token } from './line-tokens.ts'
import { readPartBehindAnd } from './number-words.ts'
import { isUnnumberedBeforeOf, UNNUMBERED_UNITS, unitKind } from './units.ts'

const PARTS_OF_FOOD = new Set(['juice', 'zest', 'rind', 'peel'])
const WORDS_AROUND_PARTS = new Set(
  'and & the finely coarsely freshly grated squeezed pared strained fresh a little'.split(' '),
)
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

/** Smaller figures before an ounce or a gram are the upper end of a range: "2-3 oz tins". */
const LEAST_IN_PACKAGE = 5

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
  // "2 x 400 g", and "1, 9-inch crust".
  const isTimes = /^[x×*,]$/i.test(wordAt(tokens, index))
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

/** Reads the amounts at the front of a line. Never fails: without amounts, `next` is the first word. */
export function readLineHead(tokens: readonly Token[]): LineHead {
  const head: LineHead = {
    amount: { ...NO_AMOUNT },
    alternatives: [],
    size: null,
    part: null,
    comments: [],
    isOfEach: false,
    next: 0,
  }
  const part = readPart(tokens)
  if (part !== null) {
    head.part = part.part
    head.next = part.next
  }
  const approximate = skipApproximate(tokens, head.next)
  const quantity = packagesBehindDash(tokens, approximate.next) ?? quantityAt(tokens, approximate.next)
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
      unit !== null &&
      isHolder &&
      (kind === 'container' || !endsName(tokens, unit.next) || isEitherContainer(tokens, unit.next))
    head.next = sizes.next
    if (isPackage) takeUnit(tokens, head, unit)
    const role = isPackage ? 'package-size' : 'each'
    head.alternatives.push(...sizes.amounts.map((amount) => ({ ...amount, role }) as const))
    head.comments.push(...sizes.words.filter((word) => word !== ''))
  } else {
    // "6x tomatoes"
    if (/^[x×]$/i.test(wordAt(tokens, head.next)) && tokens[head.next + 1]?.kind === 'word') head.next++
    readUnitOrSize(tokens, head)
  }
  readFurther(tokens, head)
  readEach(tokens, head)
  readSizeAfterOf(tokens, head)
  return head
}

function readUnitOrSize(tokens: readonly Token[], head: LineHead): void {
  const unit = readUnitAt(tokens, head.next)
  if (unit !== null && !(isCountable(unit.value.unit) && endsName(tokens, unit.next))) {
    takeUnit(tokens, head, unit)
    readUpperEnd(tokens, head)
    // "1 cup and a half of flour"
    const part = readPartBehindAnd(tokens, head.next)
    if (part !== null && head.amount.quantity !== null && head.amount.quantityMax === null) {
      head.amount.quantity += part.value
      head.next = part.next
    }
    return
  }
  const size = sizeOfWord(wordAt(tokens, head.next))
  if (size === null || tokens[head.next + 1] === undefined) return
  head.size = size
  head.next++
  // "3 medium to large avocados", "2 small/medium onions"
  const isRange = /^(?:to|or|[-–/])$/.test(wordAt(tokens, head.next))
  const upper = isRange ? sizeOfWord(wordAt(tokens, head.next + 1)) : null
  if (upper !== null && tokens[head.next + 2] !== undefined) head.next += 2
}

/** "1 tsp each cumin and paprika", "2 tbsp each: soy sauce, honey". */
function readEach(tokens: readonly Token[], head: LineHead): void {
  if (wordAt(tokens, head.next) !== 'each') return
  const isColon = wordAt(tokens, head.next + 1) === ':'
  const next = isColon ? head.next + 2 : head.next + 1
  if (tokens[next]?.kind !== 'word') return
  head.comments.push('each')
  head.isOfEach = true
  head.next = next
}

/** "2 - 15 oz cans": a count and a size, not a range. */
function packagesBehindDash(tokens: readonly Token[], index: number) {
  const count = readNumberAt(tokens, index)
  if (count === null || !/^[-–—]$/.test(wordAt(tokens, count.next))) return null
  const size = readMeasureAt(tokens, count.next + 1)
  if (size === null || !isMassOrVolume(size.value) || (size.value.quantity ?? 0) < LEAST_IN_PACKAGE)
    return null
  const holder = readUnitAt(tokens, size.next)
  if (holder === null || unitKind(holder.value.unit) !== 'container') return null
  return { value: { low: count.value, high: null }, next: count.next + 1 }
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

/** "pinch of salt", "small bunch dill", "few sprigs thyme", "jar of pesto". */
function readUnnumbered(tokens: readonly Token[], head: LineHead): LineHead {
  const few = wordAt(tokens, head.next) === 'few'
  const unit = readUnitAt(tokens, few ? head.next + 1 : head.next)
  if (unit === null || endsName(tokens, unit.next)) return head
  const isBeforeOf = wordAt(tokens, unit.next) === 'of' && isUnnumberedBeforeOf(unit.value.unit)
  // "thumb-sized piece of ginger"
  const isSizedPiece = unit.value.unit === 'piece' && /\bsized?\b/i.test(unit.value.text)
  if (!isBeforeOf && !isSizedPiece && !UNNUMBERED_UNITS.has(unit.value.unit)) return head
  if (few) head.amount.quantity = 3
  takeUnit(tokens, head, unit)
  readFurther(tokens, head)
  if (wordAt(tokens, head.next) === 'of') head.next++
  return head
}
