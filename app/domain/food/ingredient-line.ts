import { type Amount, type FurtherAmount, type Size, wordAt } from './amounts.ts'
import { readBracketedAmounts } from './bracketed-amounts.ts'
import { readAmountBehind } from './amounts-behind.ts'
import { withEnglishMeasures } from './foreign-measures.ts'
import { withPartInFront } from './fruit-part-lines.ts'
import { readCountPerPound, readTakenOffBehind, readTrailingAmount } from './further-amounts.ts'
import { readLineHead } from './line-head.ts'
import { withoutLabel } from './line-label.ts'
import { withShortPairs } from './line-words.ts'
import { isOnlyDescribing, readLineName, readsAsFood, textOf } from './line-name.ts'
import { MAX_LINE_LENGTH, type Token, tokensOf } from './line-tokens.ts'
import { type Unit, UNITS_AFTER_FOOD, unitOfWord } from './units.ts'

/** One line of a recipe, read. `quantity` is null where no number is written. */
export type IngredientLine = Amount & {
  /** The line as read: trimmed, spaces joined, at most 300 characters. */
  text: string
  alternatives: FurtherAmount[]
  name: string
  /** The foods one by one where the line lists several ("dill, parsley or tarragon"), else empty. */
  listed: readonly string[]
  size: Size | null
  preparation: string | null
  comment: string | null
  isOptional: boolean
  /** "1 tsp each cumin and paprika": the amount is meant of every food named. */
  isOfEach: boolean
  isToTaste: boolean
}

/** "juice of 2 limes" is lime juice. */
const CITRUS = /\b(lemon|lime|orange|grapefruit|clementine|satsuma|mandarin|yuzu)s$/i

const BULLET = /^(?:[-–—•·*▢□☐✓●○◦‣➢→»>]+\s*|\[[ x]?\]\s*|\(?\d{1,2}[.)]\s+|\(?[a-z]\)\s+)+/i
/** "x2 milk" */
const TIMES_IN_FRONT = /^[x×] ?(?=\d+ \p{L})/iu
/** Pictures and the signs that join or colour them; ©, ® and ™ belong to names. */
export const PICTURES =
  /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3/gu

function cleaned(line: string): string {
  const joined = line
    .slice(0, MAX_LINE_LENGTH * 2)
    .replace(PICTURES, ' ')
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .trim()
  const written = withShortPairs(joined.replace(BULLET, '').replace(TIMES_IN_FRONT, ''))
  return written.slice(0, MAX_LINE_LENGTH).trim()
}

/** "For the dressing:", "TOPPING:": names a part of the recipe, no food. */
export const isHeading = (line: string): boolean => /^[^\d,]{1,60}:\W*$/.test(line.trim())

type Body = {
  clauses: Token[][]
  comments: string[]
  /** Bracketed text that is not an amount. */
  bracketed: Token[][]
  alternatives: FurtherAmount[]
  /** Brackets stand where the name should be, with a comma behind them. */
  isNamedInBrackets: boolean
}

/** Takes bracketed text out and splits what is left at commas and dashes. */
function splitBody(tokens: readonly Token[], from: number): Body {
  const body: Body = {
    clauses: [[]],
    comments: [],
    bracketed: [],
    alternatives: [],
    isNamedInBrackets: false,
  }
  let index = from
  while (index < tokens.length) {
    const token = tokens[index]
    if (token === undefined) break
    const word = token.text
    if (word === '(' || word === '[') {
      const amounts = readBracketedAmounts(tokens, index)
      if (amounts !== null) {
        const role = /\b(?:each|apiece|per)\b/.test(amounts.remark) ? 'each' : 'same'
        body.alternatives.push(...amounts.amounts.map((amount) => ({ ...amount, role }) as const))
        if (amounts.remark !== '') body.comments.push(amounts.remark)
        index = amounts.next
        continue
      }
      let depth = 1
      let end = index + 1
      for (; end < tokens.length && depth > 0; end++) {
        const mark = wordAt(tokens, end)
        if (mark === '(' || mark === '[') depth++
        else if (mark === ')' || mark === ']') depth--
      }
      const isClosed = depth === 0
      body.bracketed.push(tokens.slice(index + 1, isClosed ? end - 1 : end))
      if (index === from) body.isNamedInBrackets = wordAt(tokens, end) === ','
      index = end
      continue
    }
    const [before, after] = [tokens[index - 1], tokens[index + 1]]
    const isSpacedDash =
      /^[-–—‐‑]+$/.test(word) && (before?.end !== token.start || (after?.start !== token.end && word !== '-'))
    if (/^[,;:|]$/.test(word) || isSpacedDash) body.clauses.push([])
    else if (!/^[*)\]†‡]$/.test(word)) body.clauses.at(-1)?.push(token)
    index++
  }
  body.clauses = body.clauses.filter((clause) => clause.length > 0)
  takeNameFromBrackets(body)
  body.comments.push(...body.bracketed.map(textOf))
  return body
}

/** "4 per person", "about 250 g per head": how it is shared out. */
function isPerHead(clause: readonly Token[]): boolean {
  const figure = clause.findIndex(({ kind }) => kind === 'number')
  const per = clause.findIndex(({ text }) => text === 'per')
  return figure >= 0 && figure <= 1 && per > figure && per <= figure + 2
}

/**
 * "2 lb (16 to 20 count shrimp) 4 per person", "250 g (pasta)", "3 lb (pork shoulder), cut into cubes": the food is named only
 * in brackets.
 */
function takeNameFromBrackets(body: Body): void {
  const [first, ...rest] = body.clauses
  const isWork = first !== undefined && (body.isNamedInBrackets || isOnlyDescribing(first))
  if (first !== undefined && !isWork && !isPerHead(first)) return
  for (const [at, group] of body.bracketed.entries()) {
    const head = { next: 0, comments: body.comments }
    readCountPerPound(group, head)
    const named = group.slice(head.next)
    if (!readsAsFood(named)) continue
    body.bracketed.splice(at, 1)
    body.clauses = [named, ...(isWork ? [first] : []), ...rest]
    if (first !== undefined && !isWork) body.comments.push(textOf(first))
    return
  }
}

const NEEDS: Readonly<Partial<Record<Unit, RegExp>>> = {
  clove: /\bgarlic$/i,
  stick: /\b(?:celery|cinnamon|butter|margarine|lemongrass)$/i,
  rib: /\b(?:celery|chard)$/i,
  ear: /\bcorn$/i,
  cob: /\b(?:corn|sweetcorn)$/i,
}

/** "3 celery stalks", "1/2 garlic clove": the unit stands behind the food. */
function unitBehind(name: string): { unit: Unit; unitText: string; name: string } | null {
  const space = name.lastIndexOf(' ')
  const last = name.slice(space + 1)
  const unit = last.length < 3 ? null : unitOfWord(last)
  if (space < 0 || unit === null || !UNITS_AFTER_FOOD.has(unit)) return null
  const food = name.slice(0, space).trim()
  const needed = NEEDS[unit]
  return needed !== undefined && !needed.test(food) ? null : { unit, unitText: last, name: food }
}

const orNull = (parts: readonly string[]): string | null => {
  const kept = parts.map((part) => part.trim()).filter((part) => part !== '')
  return kept.length === 0 ? null : kept.join(', ')
}

/**
 * Reads one ingredient line: amounts (fractions, ranges, words, packages, second measures), unit, food, size,
 * preparation, remarks. Never throws; time grows in proportion to the length, of which 300 characters are read.
 */
export function readIngredientLine(line: string): IngredientLine {
  const text = cleaned(line)
  const labelled = withoutLabel(tokensOf(withPartInFront(withEnglishMeasures(text))))
  let { tokens } = labelled
  const head = readLineHead(tokens)
  const alternatives = [...head.alternatives]
  const less = readTakenOffBehind(tokens, head)
  if (less !== null) {
    alternatives.push(less.amount)
    tokens = [...tokens.slice(0, less.at), ...tokens.slice(less.end)]
  }
  const trailing = readTrailingAmount(tokens)
  // "1 chicken, 1.5 kg": a weight after a single item is its total.
  const isMeasured = head.amount.unit !== null || head.amount.quantity === 1
  if (trailing !== null && isMeasured && trailing.at > head.next) {
    alternatives.push({ ...trailing.amount, role: 'same' })
    tokens = tokens.slice(0, trailing.at)
  }
  const behindFood =
    head.amount.quantity === null && head.amount.unit === null ? readAmountBehind(tokens) : null
  if (behindFood !== null) {
    Object.assign(head, behindFood)
    alternatives.push(...behindFood.alternatives)
    tokens = [...tokens.slice(0, behindFood.at), ...tokens.slice(behindFood.end)]
  }
  const body = splitBody(tokens, head.next)
  alternatives.push(...body.alternatives)
  const read = readLineName(body.clauses, {
    // What a tin holds is named as it is: "1 can diced tomatoes".
    keepLeading: head.amount.unit === 'can' || head.amount.unit === 'jar',
    hasAmount: head.amount.quantity !== null || head.amount.unit !== null,
    isOfEach: head.isOfEach,
  })

  let { unit, unitText } = head.amount
  let { name } = read
  const behind = unit === null && head.amount.quantity !== null ? unitBehind(name) : null
  if (behind !== null) ({ unit, unitText, name } = behind)
  name = name
    .replace(/^(?:of|the|a|an|de|di|optional)\s+|^d['’](?=\p{L})/iu, '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}®™%!)]+$/gu, '')
    .trim()
  if (head.part !== null && name !== '') name = `${name.replace(CITRUS, '$1')} ${head.part}`
  return {
    text,
    quantity: head.amount.quantity,
    quantityMax: head.amount.quantityMax,
    unit,
    unitText,
    alternatives,
    name,
    listed: read.listed,
    size: head.size ?? read.size,
    preparation: orNull(read.preparations),
    comment: orNull([labelled.label, ...head.comments, ...read.comments, ...body.comments]),
    isOptional: /\bopt(?:ional(?:ly)?)?\b|\bif (?:desired|liked|wanted|you like|you wish|using)\b/i.test(
      text,
    ),
    isOfEach: head.isOfEach,
    isToTaste: /\bto taste\b/i.test(text),
  }
}
