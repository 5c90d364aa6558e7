import { sizeOfWord, wordAt } from '#app/domain/food/amounts.ts'
import type { Token } from '#app/domain/food/line-tokens.ts'
import { DESCRIPTORS, PREPARATIONS } from '#app/domain/food/line-words.ts'
import { type Unit, unitKind } from '#app/domain/food/units.ts'
import { formatCount } from './kitchen-figures.ts'
import { inNumber } from './kitchen-measures.ts'
import { type AmountView, type Edit, editsOfAmount, type Quantity } from './rewrite-amount.ts'
import { isForEachPiece, isOneOf, isSizeOfAThing } from './step-clauses.ts'

/** A figure and its position among the tokens, with the measure after it where there is one. */
export type FigureAt = {
  at: number
  endOfFigure: number
  endOfMeasure: number
  unit: Unit | null
  unitText: string | null
  quantity: Quantity
}

const isJoint = isOneOf('or plus + and & minus less alternatively')
const isSharing = isOneOf('and & +')
/** Words between the joining word and the figure: "plus an extra 1 tbsp", "or about 2". */
const isBetween = isOneOf(
  'an a another extra additional about approx approximately around roughly . , ( up to',
)
/** Words after a measure that make it an amount, whatever comes before it. */
const isPurpose = isOneOf('for to extra more reserved')
/** Before a part of what is counted: "3 eggs, 2 separated". */
const isShareOpener = isOneOf(', ; ( and &')
const isNoAmount = isOneOf(
  '% ° º per minute minutes min mins hour hours hr hrs day days second seconds inch inches cm mm degrees',
)
const endsNoun = isOneOf(
  `for to if or and plus with in of as extra more per from at on , . ; ( ) [ ] / - – — : each such when depending`,
)
const isNoNoun = (word: string) => DESCRIPTORS.has(word) || PREPARATIONS.has(word)
const MOST_WORDS_OF_NOUN = 4

/**
 * Whether a figure after the amount of a line is an amount too: "3 eggs or 2 duck eggs", "½ tsp salt, plus 1 tsp for
 * the water". What a food is cut into, its length and the weight of each do not scale. `isAfterOther` where a figure
 * before it was not an amount: "cut into 2 and 3".
 */
export function isSecondAmount(tokens: readonly Token[], figure: FigureAt, isAfterOther: boolean): boolean {
  const { at, endOfFigure, endOfMeasure, unit, quantity } = figure
  if (quantity.low <= 0 || (unit !== null && unitKind(unit) === 'length')) return false
  if (isNoAmount(wordAt(tokens, endOfFigure)) || isNoAmount(wordAt(tokens, endOfMeasure))) return false
  if (isForEachPiece(tokens, at, endOfMeasure)) return false
  const isArticle = /^an?$/.test(wordAt(tokens, at))
  if (unit === null && (isArticle || endOfFigure >= tokens.length)) return false
  const isMeasured = unit !== null && (unitKind(unit) === 'mass' || unitKind(unit) === 'volume')
  if (isMeasured && isSizeOfAThing(tokens, at, endOfMeasure)) return false
  let before = at - 1
  while (before >= 0 && isBetween(wordAt(tokens, before))) before--
  const joint = wordAt(tokens, before)
  if (isJoint(joint)) return !(isAfterOther && isSharing(joint))
  if (isMeasured) return isPurpose(wordAt(tokens, endOfMeasure))
  return PREPARATIONS.has(wordAt(tokens, endOfFigure)) && isShareOpener(wordAt(tokens, at - 1))
}

/** The edits of a second amount. For another food only weights are converted, because its density is not known. */
export function editsOfSecond(tokens: readonly Token[], figure: FigureAt, view: AmountView): Edit[] {
  const { at, endOfFigure, endOfMeasure, unit, unitText, quantity } = figure
  const isSameFood = endOfMeasure >= tokens.length || endsNoun(wordAt(tokens, endOfMeasure))
  const isWeight = unit !== null && unitKind(unit) === 'mass'
  const edits = editsOfAmount(tokens, at, {
    view: isSameFood
      ? view
      : { factor: view.factor, system: isWeight ? view.system : 'original', facts: null },
    unit,
    unitText,
    quantity,
    endOfFigure,
    endOfMeasure,
  })
  return unit === null ? [...edits, ...editsOfNounBehind(tokens, figure, view.factor)] : edits
}

/** "1 egg yolk" as "2 egg yolks": rewrites the last word of what is counted, where it is a noun. */
function editsOfNounBehind(
  tokens: readonly Token[],
  { endOfFigure, quantity }: FigureAt,
  factor: number,
): Edit[] {
  const [was, is] = [quantity.high ?? quantity.low, (quantity.high ?? quantity.low) * factor]
  if (was > 1 === is > 1) return []
  let end = endOfFigure
  while (
    end < endOfFigure + MOST_WORDS_OF_NOUN &&
    tokens[end]?.kind === 'word' &&
    !endsNoun(wordAt(tokens, end))
  )
    end++
  const noun = tokens[end - 1]
  if (end === endOfFigure || noun === undefined) return []
  if (sizeOfWord(noun.text) !== null || isNoNoun(noun.text.toLowerCase())) return []
  return [{ start: noun.start, end: noun.end, text: inNumber(noun.text, Number(formatCount(is)) || is) }]
}
