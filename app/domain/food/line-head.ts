import {
  isMassOrVolume,
  readMeasureAt,
  readNumberAt,
  readQuantityAt,
  readUnitAt,
  sizeOfWord,
  wordAt,
} from './amounts.ts'
import { endsName, skipApproximate } from './bracketed-amounts.ts'
import { isCountable, type LineHead, NO_AMOUNT, readCountPerPound, readFurther } from './further-amounts.ts'
import { packagesBehindDash, quantityAt, readSizes } from './line-count.ts'
import { readPart } from './line-part.ts'
import type { Token } from './line-tokens.ts'
import { readPartBehindAnd } from './number-words.ts'
import { isUnnumberedBeforeOf, UNNUMBERED_UNITS, unitKind } from './units.ts'

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
  readCountPerPound(tokens, head)
  readEach(tokens, head)
  readSizeAfterOf(tokens, head)
  return head
}

const isHeaped = (word: string) => /^(?:heaped|heaping|level|rounded|overflowing)$/.test(word)

/** "1 (packed) cup brown sugar": a word in brackets between the figure and its unit. */
function skipBracketedWord(tokens: readonly Token[], head: LineHead): void {
  const [open, word, close] = tokens.slice(head.next, head.next + 3)
  const isWord = open?.text === '(' && word?.kind === 'word' && close?.text === ')'
  if (!isWord || readUnitAt(tokens, head.next + 3) === null) return
  head.comments.push(word.text)
  head.next += 3
}

function readUnitOrSize(tokens: readonly Token[], head: LineHead): void {
  skipBracketedWord(tokens, head)
  const unit = readUnitAt(tokens, head.next)
  const isAmount =
    unit !== null &&
    (!isCountable(unit.value.unit) || !endsName(tokens, unit.next) || isOrAmount(tokens, unit))
  if (isAmount) {
    takeUnit(tokens, head, unit)
    readUpperEnd(tokens, head)
    // "1 cup heaped spinach"
    while (isHeaped(wordAt(tokens, head.next)) && tokens[head.next + 1]?.kind === 'word')
      head.comments.push(wordAt(tokens, head.next++))
    // "1 cup and a half of flour"
    const part = readPartBehindAnd(tokens, head.next)
    if (part !== null && head.amount.quantity !== null && head.amount.quantityMax === null) {
      head.amount.quantity += part.value
      head.next = part.next
    }
    return
  }
  const isExtra = wordAt(tokens, head.next) === 'extra'
  const at = isExtra ? head.next + 1 : head.next
  const size = sizeOfWord(wordAt(tokens, at))
  if (size === null || tokens[at + 1] === undefined) return
  head.size = size
  head.next = at + 1
  // "3 medium to large avocados", "2 small/medium onions"
  const isRange = /^(?:to|or|[-–/])$/.test(wordAt(tokens, head.next))
  const upper = isRange ? sizeOfWord(wordAt(tokens, head.next + 1)) : null
  if (upper !== null && tokens[head.next + 2] !== undefined) head.next += 2
  readOtherSize(tokens, head)
}

/** "1 large or 2 small onions": a count of one size or of another. */
function readOtherSize(tokens: readonly Token[], head: LineHead): void {
  const count = wordAt(tokens, head.next) === 'or' ? readQuantityAt(tokens, head.next + 1) : null
  if (count === null || sizeOfWord(wordAt(tokens, count.next)) === null) return
  if (tokens[count.next + 1]?.kind !== 'word') return
  const { low, high } = count.value
  head.alternatives.push({ quantity: low, quantityMax: high, unit: null, unitText: null, role: 'same' })
  head.next = count.next + 1
}

/** "1 tin or 4 fresh tomatoes": the food follows the second amount. */
const isOrAmount = (
  tokens: readonly Token[],
  { value, next }: NonNullable<ReturnType<typeof readUnitAt>>,
): boolean =>
  unitKind(value.unit) === 'container' && wordAt(tokens, next) === 'or' && tokens[next + 1]?.kind === 'number'

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
  if (head.amount.quantityMax !== null) return
  // "a pinch or two of salt"
  const more = wordAt(tokens, head.next) === 'or' ? readNumberAt(tokens, head.next + 1) : null
  if (more !== null && more.value > (head.amount.quantity ?? 0) && wordAt(tokens, more.next) === 'of') {
    head.amount.quantityMax = more.value
    head.next = more.next
  }
  if (!/^(?:to|[-–—])$/.test(wordAt(tokens, head.next))) return
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
  if (!few && !isBeforeOf && !isSizedPiece && !UNNUMBERED_UNITS.has(unit.value.unit)) return head
  if (few) head.amount.quantity = 3
  takeUnit(tokens, head, unit)
  readFurther(tokens, head)
  readEach(tokens, head)
  if (wordAt(tokens, head.next) === 'of') head.next++
  return head
}
