import { type Amount, type FurtherAmount, type Size, wordAt } from './amounts.ts'
import { readBracketedAmounts } from './bracketed-amounts.ts'
import { readAmountBehind } from './amounts-behind.ts'
import { withEnglishMeasures } from './foreign-measures.ts'
import { withPartInFront } from './fruit-part-lines.ts'
import { readTrailingAmount } from './further-amounts.ts'
import { readLineHead } from './line-head.ts'
import { readLineName, textOf } from './line-name.ts'
import { PREPARATIONS } from './line-words.ts'
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
/** Pictures and the signs that join or colour them; ©, ® and ™ belong to names. */
export const PICTURES =
  /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3/gu

function cleaned(line: string): string {
  const joined = line
    .slice(0, MAX_LINE_LENGTH * 2)
    .replace(PICTURES, ' ')
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .trim()
  return joined.replace(BULLET, '').slice(0, MAX_LINE_LENGTH).trim()
}

const MOST_LABEL_WORDS = 6
const LABEL_OPENERS = /^(?:for|optional)$/i

/** "Optional glaze: ½ cup icing sugar": the label is a remark. In "eggs: 6" the food stands before the colon. */
function withoutLabel(tokens: Token[]): { label: string; tokens: Token[] } {
  const colon = tokens.findIndex(({ text }) => text === ':')
  if (colon < 1) return { label: '', tokens }
  const label = tokens.slice(0, colon)
  const rest = tokens.slice(colon + 1)
  const isLabel = label.length <= MOST_LABEL_WORDS && label.every(({ kind }) => kind !== 'number')
  if (!isLabel || rest.length === 0) return { label: '', tokens }
  const head = readLineHead(rest)
  const following = rest[head.next]
  const isNamed = following?.kind === 'word' && !PREPARATIONS.has(following.text.toLowerCase())
  const isAmount = head.amount.quantity !== null || head.amount.unit !== null
  if (!(isNamed && isAmount) && !LABEL_OPENERS.test(label[0]?.text ?? '')) return { label: '', tokens }
  return { label: textOf(label), tokens: rest }
}

/** "For the dressing:", "TOPPING:": names a part of the recipe, no food. */
export const isHeading = (line: string): boolean => /^[^\d,]{1,60}:\W*$/.test(line.trim())

type Body = { clauses: Token[][]; comments: string[]; alternatives: FurtherAmount[] }

/** Takes bracketed text out and splits what is left at commas and dashes. */
function splitBody(tokens: readonly Token[], from: number): Body {
  const body: Body = { clauses: [[]], comments: [], alternatives: [] }
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
      body.comments.push(textOf(tokens.slice(index + 1, isClosed ? end - 1 : end)))
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
  return body
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
  const trailing = readTrailingAmount(tokens)
  const head = readLineHead(tokens)
  const alternatives = [...head.alternatives]
  if (trailing !== null && head.amount.unit !== null && trailing.at > head.next) {
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
    .replace(/^(?:of|the|a|an|de|di)\s+|^d['’](?=\p{L})/iu, '')
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
    isOptional: /\boptional\b|\bif (?:desired|liked|you like|using)\b/i.test(text),
    isOfEach: head.isOfEach,
    isToTaste: /\bto taste\b/i.test(text),
  }
}
