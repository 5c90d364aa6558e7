import { wordTable } from '#app/domain/word-table.ts'
import { unitOfWord } from './units.ts'
/** Words, numbers and marks of one written line, with their places in it. */

export type Token = {
  kind: 'number' | 'word' | 'mark'
  text: string
  /** Of a number; NaN otherwise. */
  value: number
  start: number
  end: number
}

/** Longest line read; the rest is cut off. */
export const MAX_LINE_LENGTH = 300

const VULGAR = wordTable<number>({
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅐': 1 / 7,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅑': 1 / 9,
  '⅒': 1 / 10,
})

const DENOMINATORS = new Set([2, 3, 4, 5, 6, 8, 10, 12, 16])
/** "2x400g", "6x", "x3": between figures an x is a sign, not a letter. */
const TOKEN =
  /(\d+(?:[.,]\d+)?|\.\d+)|((?<=\d\s?)[x×](?=[\s\d]|$)|(?<![^\s(])[x×](?=\d))|([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒])|([\p{L}][\p{L}\p{M}\p{N}'’®™]*(?:-[\p{L}][\p{L}\p{M}\p{N}'’®™]*)*)|(\S)/gu

function readNumber(text: string): number {
  // "1,000" is a thousand; "1,5" is one and a half, as written on the Continent.
  const plain = /,\d{3}$/.test(text) ? text.replace(',', '') : text.replace(',', '.')
  return Number(plain)
}

/** "half-pound", "quarter-cup": a part and its unit in one word. */
const isPartOfUnit = (text: string): boolean => {
  const unit = /^(?:half|quarter|third)-(\p{L}+)$/iu.exec(text)?.[1]
  return unit !== undefined && unitOfWord(unit) !== null
}

/** "1lb4oz": the units and the figure between them, written as one word behind a figure. */
function unitsInOneWord(text: string, start: number, before: Token | undefined): Token[] | null {
  if (before?.kind !== 'number' || before.end !== start) return null
  const [, first = '', figure = '', second = ''] = /^(\p{L}+)(\d+)(\p{L}+)$/u.exec(text) ?? []
  if (unitOfWord(first) === null || unitOfWord(second) === null) return null
  const at = start + first.length
  return [
    word(first, start),
    { kind: 'number', text: figure, value: Number(figure), start: at, end: at + figure.length },
    word(second, at + figure.length),
  ]
}

const word = (text: string, start: number): Token => ({
  kind: 'word',
  text,
  value: Number.NaN,
  start,
  end: start + text.length,
})

function rawTokens(line: string): Token[] {
  const tokens: Token[] = []
  for (const match of line.matchAll(TOKEN)) {
    const text = match[0]
    const start = match.index
    const end = start + text.length
    const value = match[1] === undefined ? (VULGAR[text] ?? Number.NaN) : readNumber(text)
    if (match[1] !== undefined || match[3] !== undefined) {
      tokens.push({ kind: 'number', text, value, start, end })
      continue
    }
    const units = unitsInOneWord(text, start, tokens.at(-1))
    if (units !== null) tokens.push(...units)
    else if (isPartOfUnit(text)) {
      const hyphen = start + text.indexOf('-')
      tokens.push(
        word(text.slice(0, hyphen - start), start),
        word(text.slice(hyphen + 1 - start), hyphen + 1),
      )
    } else
      tokens.push({ kind: match[4] === undefined ? 'mark' : 'word', text, value: Number.NaN, start, end })
  }
  return tokens
}

function joined(tokens: readonly Token[], value: number): Token {
  const first = tokens[0]
  const last = tokens.at(-1)
  if (first === undefined || last === undefined) throw new RangeError('no tokens to join')
  const text = tokens.map((token) => token.text).join('')
  return { kind: 'number', text, value, start: first.start, end: last.end }
}

const isSlash = (token: Token | undefined) => token?.kind === 'mark' && /^[/⁄∕]$/.test(token.text)
const isHyphen = (token: Token | undefined) => token?.kind === 'mark' && /^[-‐‑]$/.test(token.text)

const isFractionSign = (token: Token) => VULGAR[token.text] !== undefined

/** The ending of "1/3rd", "2/3rds" and "1/4 th"; undefined where none follows. */
function ordinalEnding(fraction: Token, following: Token | undefined): Token | undefined {
  const isEnding = following?.kind === 'word' && /^(?:nd|rd|th)s?$/i.test(following.text)
  return isEnding && following.start - fraction.end <= 1 ? following : undefined
}

/** "1/2" as one number. Only kitchen fractions: "7/16" is one, "100/3" is not. "1/3rd" is a third too. */
function joinFractions(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (let index = 0; index < tokens.length; index++) {
    const [top, slash, bottom] = [tokens[index], tokens[index + 1], tokens[index + 2]]
    if (top === undefined) break
    const isFraction =
      top.kind === 'number' &&
      isSlash(slash) &&
      bottom?.kind === 'number' &&
      bottom.start - top.end <= 3 &&
      Number.isInteger(top.value) &&
      DENOMINATORS.has(bottom.value) &&
      top.value > 0 &&
      top.value < bottom.value * 2
    const parts = isFraction && slash && bottom ? [top, slash, bottom] : [top]
    const value = isFraction && bottom ? top.value / bottom.value : top.value
    const hasEnding = isFraction || isFractionSign(top)
    const ending = hasEnding ? ordinalEnding(parts.at(-1)!, tokens[index + parts.length]) : undefined
    if (ending !== undefined) parts.push(ending)
    out.push(parts.length === 1 ? top : joined(parts, value))
    index += parts.length - 1
  }
  return out
}

/** "1 1/2", "1½", "1-1/2" and "1 and 1/2" as one number. */
function joinMixedNumbers(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (let index = 0; index < tokens.length; index++) {
    const whole = tokens[index]
    if (whole === undefined) break
    const bridge = tokens[index + 1]
    const isBridge = isHyphen(bridge) || bridge?.text.toLowerCase() === 'and' || bridge?.text === '&'
    const skip = isBridge ? 2 : 1
    const part = tokens[index + skip]
    const isWhole = whole.kind === 'number' && Number.isInteger(whole.value) && whole.value > 0
    const isPart =
      part?.kind === 'number' && part.value < 1 && part.value > 0 && /[/⁄∕½⅓⅔¼¾⅕-⅞⅐⅑⅒]/.test(part.text)
    if (isWhole && isPart) {
      out.push(joined(tokens.slice(index, index + skip + 1), whole.value + part.value))
      index += skip
    } else out.push(whole)
  }
  return out
}

/** Splits a line into tokens; never more than its first `longest` characters are read. */
export function tokensOf(line: string, longest = MAX_LINE_LENGTH): Token[] {
  return joinMixedNumbers(joinFractions(rawTokens(line.slice(0, longest))))
}
