import { wordAt } from '#app/domain/food/amounts.ts'
import { type Token, tokensOf } from '#app/domain/food/line-tokens.ts'
import type { Unit } from '#app/domain/food/units.ts'
import { formatCount } from './kitchen-figures.ts'
import type { MeasureSystem } from './measure-systems.ts'
import { applied } from './rewrite-amount.ts'
import { type Found, isOneOf, measureInText } from './step-clauses.ts'

const CM_OF: Readonly<Partial<Record<Unit, number>>> = { centimetre: 1, millimetre: 0.1, inch: 2.54 }
const CM_PER_INCH = 2.54
const LONGEST_TEXT = 5000

/** Behind a length that is no adjective: "5 cm apart", but "3 cm pieces". */
const isAfterDistance = isOneOf(
  'apart long wide thick deep high tall of across in from above below and or to into at on by over with so until',
)
const isNoWord = (token: Token | undefined) => token?.kind !== 'word'

/** Lengths of a text in inches or centimetres: "3 cm pieces" as "1¼-inch pieces". */
export function withLengths(text: string, system: MeasureSystem): string {
  if (system === 'original') return text
  const tokens = tokensOf(text, LONGEST_TEXT)
  const found: Found[] = []
  for (let index = 0; index < tokens.length; index++) {
    const length = lengthEdit(tokens, index, system)
    if (!length) continue
    found.push(length)
    index = length.next - 1
  }
  return applied(
    text,
    found.flatMap(({ edits }) => edits),
  )
}

/** A length at a place, in the other system; null where none stands there. */
export function lengthEdit(tokens: readonly Token[], index: number, system: MeasureSystem): Found | null {
  const measure = measureInText(tokens, index)
  const { unit = null, quantity = null, quantityMax = null } = measure?.value ?? {}
  const cm = unit === null ? undefined : CM_OF[unit]
  if (measure === null || unit === null || quantity === null || cm === undefined) return null
  const { next } = measure
  const isInches = unit === 'inch'
  const isSide = isTimes(wordAt(tokens, index - 1)) && tokens[index - 2]?.kind === 'number'
  const stays = isSide || isSaidTwice(tokens, index, next)
  if (stays || system === 'original' || isInches === (system === 'us')) return { edits: [], next }
  const low = quantity * cm
  const high = quantityMax === null ? null : quantityMax * cm
  const text = isInches
    ? metricLength(low, high)
    : americanLength(low, high, isNoWord(tokens[next]) || isAfterDistance(wordAt(tokens, next)))
  return { edits: [{ start: tokens[index]!.start, end: tokens[next - 1]!.end, text }], next }
}

const isTimes = isOneOf('x × by')
const isBesideMark = isOneOf('/ (')

/** "20 cm/8 in": said in both systems already. */
function isSaidTwice(tokens: readonly Token[], index: number, next: number): boolean {
  const lengthAt = (at: number) => {
    const measure = measureInText(tokens, at)
    return measure?.value.unit && CM_OF[measure.value.unit] ? measure : null
  }
  if (isBesideMark(wordAt(tokens, next)) && lengthAt(next + 1)) return true
  return (
    isBesideMark(wordAt(tokens, index - 1)) &&
    [2, 3, 4].some((back) => index >= back + 1 && lengthAt(index - 1 - back)?.next === index - 1)
  )
}

function americanLength(lowCm: number, highCm: number | null, isDistance: boolean): string {
  const figures = rangeOf(inches(lowCm), highCm === null ? null : inches(highCm))
  if (!isDistance) return `${figures}-inch`
  return `${figures} ${(highCm ?? lowCm) / CM_PER_INCH > 1.1 ? 'inches' : 'inch'}`
}

/** To quarters of an inch, an eighth at least; whole inches from four on. */
function inches(cm: number): string {
  const exact = cm / CM_PER_INCH
  if (exact < 0.19) return formatCount(1 / 8)
  return exact >= 4 ? String(Math.round(exact)) : formatCount(Math.round(exact * 4) / 4)
}

function metricLength(lowCm: number, highCm: number | null): string {
  if ((highCm ?? lowCm) < 1)
    return `${rangeOf(millimetres(lowCm), highCm === null ? null : millimetres(highCm))} mm`
  return `${rangeOf(centimetres(lowCm), highCm === null ? null : centimetres(highCm))} cm`
}

const millimetres = (cm: number) => String(Math.max(1, Math.round(cm * 10)))
const centimetres = (cm: number) => String(cm < 4 ? Math.round(cm * 2) / 2 : Math.round(cm))
const rangeOf = (low: string, high: string | null) =>
  high === null || high === low ? low : `${low} to ${high}`
