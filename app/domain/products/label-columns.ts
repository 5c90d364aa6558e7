import { plainWordsOf } from '#app/domain/photo-text/near-words.ts'
import type { LabelToken } from './label-tokens.ts'
import { meaningOf } from './label-words.ts'

/** The columns of a nutrition table: of 100 g, of a portion, of what an adult needs in a day. */

type ColumnKind = 'per100' | 'portion' | 'percent'
export type LabelRow = { text: string; tokens: LabelToken[] }
export type LabelColumns = {
  per: 'g' | 'ml'
  /** From left to right. */
  columns: { kind: ColumnKind; xPx: number }[]
  portionG: number | null
}

const isSize = ({ unit, guesses }: LabelToken) => (unit === 'g' || unit === 'ml') && guesses.length > 0
const is100 = ({ text, unit, guesses }: LabelToken) =>
  (guesses[0]?.value === 100 && (unit === 'g' || unit === 'ml')) ||
  // The "g" of "100g" is read as a nine, too.
  /^[1lI|][0oOQ]{2}[9gq]$/.test(text)
/** A portion printed without a unit, as in "(559)": its "g" was misread. */
const bareSize = ({ unit, guesses }: LabelToken): number | null =>
  unit === null ? (guesses[0]?.value ?? null) : null

/** The columns that the rows at the head of a table name, and the size of a portion. */
export function columnsOf(head: readonly LabelRow[]): LabelColumns {
  const columns: LabelColumns['columns'] = []
  let per: 'g' | 'ml' = 'g'
  let portionG: number | null = null
  for (const { text, tokens } of head) {
    const words = plainWordsOf(text)
    const isOfPortion = meaningOf(words, (meaning) => meaning === 'portion') !== null
    const isPer = words.includes('per') || words.includes('je') || words.includes('pour')
    for (const token of tokens) {
      if (is100(token)) {
        columns.push({ kind: 'per100', xPx: token.xPx })
        if (token.unit === 'ml') per = 'ml'
      } else if (isSize(token) && (isOfPortion || isPer)) {
        portionG ??= token.guesses[0]!.value
        columns.push({ kind: 'portion', xPx: token.xPx })
      } else if (isOfPortion && bareSize(token) !== null && /\d{2}9\)?$/.test(token.text)) {
        portionG ??= bareSize(token)
        columns.push({ kind: 'portion', xPx: token.xPx })
      } else {
        const meaning = meaningOf(plainWordsOf(token.text), (one) => one === 'portion' || one === 'percent')
        const isPercent =
          token.unit === 'percent' || token.text.startsWith('%') || meaning?.meaning === 'percent'
        if (isPercent) columns.push({ kind: 'percent', xPx: token.xPx })
        else if (meaning?.meaning === 'portion') columns.push({ kind: 'portion', xPx: token.xPx })
      }
    }
  }
  return { per, portionG, columns: merged(columns) }
}

/** "per 45g serving" names one column three times. */
function merged(columns: LabelColumns['columns']): LabelColumns['columns'] {
  const kinds = [...new Set(columns.map(({ kind }) => kind))]
  return kinds
    .map((kind) => {
      const own = columns.filter((column) => column.kind === kind)
      return { kind, xPx: own.reduce((sum, { xPx }) => sum + xPx, 0) / own.length }
    })
    .toSorted((one, other) => one.xPx - other.xPx)
}

/** The figures of a row by the columns they stand in. */
export function byColumn(
  figures: readonly LabelToken[],
  { columns }: LabelColumns,
): Partial<Record<ColumnKind, LabelToken>> {
  const own = figures.filter(({ unit }) => unit !== 'percent')
  const wanted = columns.filter(({ kind }) => kind !== 'percent')
  const found: Partial<Record<ColumnKind, LabelToken>> = {}
  if (wanted.length <= 1) {
    const [first] = own
    if (first) found[wanted[0]?.kind ?? 'per100'] = first
    return found
  }
  if (own.length === wanted.length) {
    for (const [at, token] of own.entries()) found[wanted[at]!.kind] = token
    return found
  }
  for (const token of own) {
    const [nearest] = columns.toSorted(
      (one, other) => Math.abs(one.xPx - token.xPx) - Math.abs(other.xPx - token.xPx),
    )
    if (nearest && nearest.kind !== 'percent') found[nearest.kind] ??= token
  }
  return found
}
