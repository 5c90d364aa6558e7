import { wordTable } from '#app/domain/word-table.ts'
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

function rawTokens(line: string): Token[] {
  const tokens: Token[] = []
  for (const match of line.matchAll(TOKEN)) {
    const text = match[0]
    const start = match.index
    const end = start + text.length
    if (match[1] !== undefined) tokens.push({ kind: 'number', text, value: readNumber(text), start, end })
    else if (match[3] !== undefined) {
      tokens.push({ kind: 'number', text, value: VULGAR[text] ?? Number.NaN, start, end })
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

/** "1/2" as one number. Only kitchen fractions: "7/16" is one, "100/3" is not. */
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
    if (isFraction && slash && bottom) {
      out.push(joined([top, slash, bottom], top.value / bottom.value))
      index += 2
    } else out.push(top)
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
