import { readNumberAt } from './amounts.ts'
import { isHeading, PICTURES } from './ingredient-line.ts'
import { MAX_LINE_LENGTH, tokensOf } from './line-tokens.ts'
import { unitOfWord } from './units.ts'
import { ADVERBS, DESCRIPTORS, partsOfPair, PREPARATIONS, withShortPairs, wordSet } from './line-words.ts'

/** What a person typed or pasted, as single ingredients. */
export type IngredientList = {
  items: string[]
  /** Ingredients beyond the 60 kept. */
  droppedCount: number
  /** Items cut to 300 characters. */
  shortenedCount: number
}

const MAX_LIST_ITEMS = 60
/** Text beyond this is not read at all: far more than 60 items of 300 characters. */
const MAX_LIST_LENGTH = 60_000

const BULLET = /^(?:[-–—•·*▢□☐✓●○◦‣➢→»>]+\s*|\[[ x]?\]\s*|\(?\d{1,3}[.)]\s+|\(?[a-z]\)\s+)/i
const PREFACE =
  /^(?:(?:i|we)(?:['’]ve| have)?(?: got| have)? |(?:my |the |what (?:i|we) have|shopping |pantry )?(?:ingredients?|list)\s*[:-]\s*)/i

const REMARK_WORDS = wordSet(`
  into strips strip pieces piece chunks chunk dice cubes cube slices rounds wedges ribbons matchsticks batons thick
  thin lengthwise in half halves quarters thirds leaves only stalks stems seeds skin on off removed reserved discarded
  ends trimmed and or the a then optional if needed desired liked room temperature at to taste bite-sized bite-size
  small large medium inch cm mm about extra more well very fine finely not
`)
const REMARK_OPENERS =
  /^(?:for|to|plus|or|such|about|at|if|cut|divided|optional|preferably|depending|see|until)$/

const HALF_AND_HALF = /^half (?:and|&) half$/i

const tidy = (item: string) =>
  item
    .replace(/^(?:and|&|plus)\s+/i, '')
    .replace(/[\s.;,:]+$/, '')
    .replace(/^[\s.;,:]+/, '')
    .trim()

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}][\p{L}\p{M}'’-]*/gu) ?? []

/** "cut into strips", "finely chopped", "to taste": belongs to the item before. */
function isRemark(piece: string): boolean {
  const words = wordsOf(piece)
  const [first] = words
  if (first === undefined) return true
  if (HALF_AND_HALF.test(piece.trim())) return false
  if (REMARK_OPENERS.test(first)) return true
  const isWork = (word: string) => PREPARATIONS.has(word) || ADVERBS.has(word)
  return (
    words.every((word) => isWork(word) || REMARK_WORDS.has(word)) && words.some((word) => word.length > 1)
  )
}

const isOnlyDescribing = (piece: string) => {
  const words = wordsOf(piece)
  return (
    words.length > 0 &&
    words.every((word) => DESCRIPTORS.has(word) || PREPARATIONS.has(word)) &&
    words.some((word) => DESCRIPTORS.has(word))
  )
}

/** Splits at commas and semicolons outside brackets, never inside a number ("1,5 kg"). */
function atCommas(line: string): string[] {
  const pieces: string[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index < line.length; index++) {
    const mark = line[index]
    if (mark === '(' || mark === '[') depth++
    else if (mark === ')' || mark === ']') depth = Math.max(0, depth - 1)
    const isInNumber = mark === ',' && /\d/.test(line[index - 1] ?? '') && /\d/.test(line[index + 1] ?? '')
    if (depth === 0 && (mark === ';' || mark === '|' || (mark === ',' && !isInNumber))) {
      pieces.push(line.slice(start, index))
      start = index + 1
    }
  }
  pieces.push(line.slice(start))
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}

const beginsWithNumber = (text: string) => readNumberAt(tokensOf(text), 0) !== null
const saysHowMuch = (text: string) => /^(?:some|several|plenty of)\b/i.test(text) || beginsWithNumber(text)

const JUICE_AND_ZEST = /\b(?:juice|zest|rind|peel) (?:and|&) (?:juice|zest|rind|peel)\b/i

/** "2", "a cup", "330 ml can": says how much, and of nothing. */
function isOnlyAmount(piece: string): boolean {
  const tokens = tokensOf(piece)
  const number = readNumberAt(tokens, 0)
  if (number === null) return false
  return tokens.slice(number.next).every(({ text }) => unitOfWord(text) !== null)
}

/** "two and a half cups flour", "a cup and a half of sugar", "juice and zest of 2 limes". */
const isOneFood = (piece: string, first: string): boolean => isOnlyAmount(first) || JUICE_AND_ZEST.test(piece)

const PLUS = /,? plus (?=[\d½⅓⅔¼¾⅛]|(?:an?|one|two|three|four|half) )/iu

/** "1 egg plus 2 yolks" is two foods, "3 tbsp oil plus 2 tbsp for frying" more of one. */
function atPlus(piece: string): string[] {
  const parts = piece.split(PLUS)
  const isOther = (part: string) => !isOnlyAmount(part) && !/ (?:for|to|more|extra)\b/i.test(part)
  return piece.includes('(') || !parts.every(isOther) ? [piece] : parts
}

/** Splits "rice and spinach", but not "red and yellow peppers", "drained and rinsed" or "fish and chips". */
function atAnd(piece: string): string[] {
  if (piece.includes('(')) return [piece]
  const parts = partsOfPair(piece)
  const [first = ''] = parts
  if (parts.length === 1 || parts.includes('') || isOneFood(piece, first)) return [piece]
  const isMeasured = beginsWithNumber(first)
  const isList = parts.slice(1).every((part) => !isRemark(part) && (!isMeasured || saysHowMuch(part)))
  return isList && !parts.some(isOnlyDescribing) ? parts : [piece]
}

/** Whether the words after a comma belong to the food before it ("sugar, brown"), judged by the food table. */
type BelongsBehind = (before: string, piece: string) => boolean

/** Puts remarks back behind their item and lone adjectives back before it. */
function rejoin(pieces: readonly string[], belongsBehind: BelongsBehind): string[] {
  const items: string[] = []
  let waiting = ''
  for (const piece of pieces) {
    const last = items.length - 1
    const isOfBefore =
      isRemark(piece) || isOnlyAmount(piece) || (last >= 0 && belongsBehind(items[last] ?? '', piece))
    if (waiting === '' && last >= 0 && isOfBefore) items[last] = `${items[last]}, ${piece}`
    else if (isOnlyDescribing(stripAmount(piece))) waiting = waiting === '' ? piece : `${waiting}, ${piece}`
    else {
      items.push(waiting === '' ? piece : `${waiting}, ${piece}`)
      waiting = ''
    }
  }
  if (waiting !== '') items.push(waiting)
  return items
}

const stripAmount = (piece: string) => (beginsWithNumber(piece) ? piece.replace(/^\S+\s*/, '') : piece)

/** Parts "½ tsp each cumin and paprika" into a line of each; surer with the food table, which pages do not have. */
type PartLine = (line: string) => string[]

const EACH = /^(.{1,24}?)\s+each:?\s+(?:of\s+)?(.+)$/iu

/** The same by the words alone. */
function linesOfEachSaid(line: string): string[] {
  const [, amount = '', foods = ''] = EACH.exec(line) ?? []
  if (!isOnlyAmount(amount)) return [line]
  const names = atCommas(foods).flatMap(partsOfPair).map(tidy)
  const areFoods = names.every((name) => name !== '' && !beginsWithNumber(name) && !isOnlyDescribing(name))
  return names.length > 1 && areFoods ? names.map((name) => `${amount} ${name}`) : [line]
}

/** The ingredients of one line; "½ tsp each cumin and paprika" is one of each. */
function piecesOf(line: string, partEach: PartLine, belongsBehind: BelongsBehind): string[] {
  const each = partEach(line)
  return each.length > 1
    ? each
    : rejoin(atCommas(line).map(tidy), belongsBehind).flatMap(atPlus).flatMap(atAnd)
}

/**
 * Splits a pasted list or a comma line into ingredients: bullets, numbers, headings, "and" and doubles are taken
 * care of. Keeps at most 60 items of 300 characters and says how many it dropped or cut.
 */
export function splitIngredientList(
  text: string,
  partEach: PartLine = linesOfEachSaid,
  belongsBehind: BelongsBehind = () => false,
): IngredientList {
  const lines = text
    .slice(0, MAX_LIST_LENGTH)
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[^\P{C}\n\t]/gu, '')
    .replace(/[•▢□☐●○◦‣➢]/g, '\n')
    .replace(PICTURES, '\n')
    .split('\n')
  const seen = new Set<string>()
  const list: IngredientList = { items: [], droppedCount: 0, shortenedCount: 0 }
  for (const raw of lines) {
    let line = raw.replace(/\s+/g, ' ').trim()
    if (isHeading(line)) continue
    line = withShortPairs(line.replace(BULLET, '').replace(BULLET, '').replace(PREFACE, ''))
    for (const piece of piecesOf(line, partEach, belongsBehind)) {
      const item = tidy(piece)
      const key = item.toLowerCase()
      if (item === '' || seen.has(key)) continue
      seen.add(key)
      if (list.items.length >= MAX_LIST_ITEMS) {
        list.droppedCount++
        continue
      }
      if (item.length > MAX_LINE_LENGTH) list.shortenedCount++
      list.items.push(item.slice(0, MAX_LINE_LENGTH).trim())
    }
  }
  if (text.length > MAX_LIST_LENGTH) list.droppedCount++
  return list
}
