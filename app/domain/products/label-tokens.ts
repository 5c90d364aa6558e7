import type { ReadLine } from '#app/domain/photo-text/read-page.ts'

/** A word of a nutrition table as a figure with its unit, with what else it may have been before it was misread. */

export type LabelUnit = 'g' | 'mg' | 'ml' | 'kj' | 'kcal' | 'percent'
export type Guess = {
  value: number
  /** How unlikely it is: 0 is what is written. */
  cost: number
}
export type LabelToken = {
  text: string
  /** The middle of the word. */
  xPx: number
  unit: LabelUnit | null
  /** The likeliest first; none where the word is no figure. */
  guesses: Guess[]
}

/** What stands there with its unit costs nothing; what takes a misreading costs the more the rarer that is. */
const COST = {
  /** No unit was read: then its "g" may be the last digit. */
  bare: 1,
  unitReadAsNine: 0.4,
  unitReadAsDigit: 1.3,
  lostPoint: 2,
} as const

/** Digits, and the letters that are read in their place. */
const DIGITS = /^[<>~≤«‹]*([\dOoQlI|][\dOoQlI|SB]*(?:[.,:][\dOoQlI|SB]*)?)(.*)$/

/** The words of a row as tokens: "1582kJ/375kcal" and "Fat8g" are two each, "12.5 g" is one. */
export function tokensOf(row: ReadLine): LabelToken[] {
  const pieces = row.words.flatMap(({ text, place }) => {
    const xPx = (place.leftPx + place.rightPx) / 2
    return text
      .replaceAll(/[¢£"'‘’“”*()[\]{}]+(?=[gG]?$)|^[‘’“”"'*([{]+/g, '')
      .split(/\/|(?<=\p{L}{3})(?=\d)/u)
      .filter(Boolean)
      .map((piece) => ({ text: piece, xPx }))
  })
  const tokens: LabelToken[] = []
  for (const { text, xPx } of pieces) {
    const before = tokens.at(-1)
    const unit = /\d/.test(text) ? null : unitOf(text)
    // "12.5 g": the unit stands apart.
    if (unit !== null && before && before.unit === null && before.guesses.length > 0)
      tokens[tokens.length - 1] = { ...before, unit, guesses: guessesOf(before.text, unit) }
    else tokens.push(tokenOf(text, xPx))
  }
  return tokens
}

function tokenOf(text: string, xPx: number): LabelToken {
  const [, digits, rest = ''] = DIGITS.exec(text) ?? []
  if (digits === undefined || (!/\d/.test(digits) && (unitOf(rest) === null || digits.length > 2)))
    return { text, xPx, unit: null, guesses: [] }
  const unit = unitOf(rest)
  if (unit === null && /\p{L}{2}/u.test(rest)) return { text, xPx, unit: null, guesses: [] }
  return { text, xPx, unit, guesses: guessesOf(digits, unit) }
}

/** "kJ" is read as "k)", "k]" and "kI"; a lone "k" can be nothing else on a label. */
function unitOf(text: string): LabelUnit | null {
  const letters = text.toLowerCase().replaceAll(/[^a-z%)\]|!]/g, '')
  if (letters === 'g' || letters === 'gr' || letters === 'q' || letters === 'grams') return 'g'
  if (letters === 'mg') return 'mg'
  if (letters === 'ml' || letters === 'mi') return 'ml'
  if (letters.startsWith('%')) return 'percent'
  if (/^k[a-z]*[ce][a-z]*/.test(letters)) return 'kcal'
  if (letters.startsWith('k')) return 'kj'
  return null
}

function guessesOf(text: string, unit: LabelUnit | null): Guess[] {
  const digits = (DIGITS.exec(text)?.[1] ?? text)
    .replaceAll(/[OoQ]/g, '0')
    .replaceAll(/[lI|]/g, '1')
    .replaceAll('S', '5')
    .replaceAll('B', '8')
    .replaceAll(/[,:]/g, '.')
    .replace(/\.$/, '')
  const guesses: Guess[] = [{ value: Number(digits), cost: unit === null ? COST.bare : 0 }]
  const shorter = digits.slice(0, -1)
  if (unit === null && /\d$/.test(shorter))
    guesses.push({
      value: Number(shorter),
      cost: digits.endsWith('9') ? COST.unitReadAsNine : COST.unitReadAsDigit,
    })
  const pointed = guesses
    .filter(({ value }) => Number.isInteger(value) && value >= 10)
    .map(({ value, cost }) => ({ value: value / 10, cost: cost + COST.lostPoint }))
  return [...guesses, ...pointed]
    .filter(({ value }) => Number.isFinite(value))
    .toSorted((one, other) => one.cost - other.cost)
}
