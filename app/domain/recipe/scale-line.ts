import { readMeasureAt, readQuantityAt } from '#app/domain/food/amounts.ts'
import { type IngredientLine, readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { readLineHead } from '#app/domain/food/line-head.ts'
import { type Token, tokensOf } from '#app/domain/food/line-tokens.ts'
import { isInSystem } from './measure-systems.ts'
import { withFractionSigns } from './kitchen-figures.ts'
import { type AmountView, applied, type Edit, editsOfAmount, inNumber } from './rewrite-amount.ts'

/**
 * An ingredient line for more or fewer servings and in another system of measures. The amount, amounts beside it that
 * say the same, and what is added are rewritten; sizes of packages and pieces stay. A line without an amount stays.
 */
export function scaleLine(text: string, view: AmountView): string {
  const line = readIngredientLine(text)
  if (line.quantity === null || (view.factor === 1 && view.system === 'original')) return line.text
  const tokens = tokensOf(line.text)
  const edits: Edit[] = []
  const open = line.alternatives.filter(({ role }) => role === 'same' || role === 'added')
  const isSaidInSystem = open.some(
    ({ role, unit }) =>
      role === 'same' && view.system !== 'original' && unit !== null && isInSystem(unit, view.system),
  )
  let isMainFound = false
  for (let index = 0; index < tokens.length; index++) {
    const measure = readMeasureAt(tokens, index)
    const plain = readQuantityAt(tokens, index)
    if (plain === null) continue
    const quantity = measure?.value.quantity ?? plain.value.low
    const next = measure?.next ?? plain.next
    if (!isMainFound && quantity === line.quantity) {
      isMainFound = true
      const isBoth = measure !== null && measure.value.unit === line.unit
      edits.push(
        ...editsOfAmount(tokens, index, {
          view: isSaidInSystem ? { ...view, system: 'original' } : view,
          unit: isBoth ? line.unit : null,
          unitText: isBoth ? measure.value.unitText : null,
          quantity: { low: line.quantity, high: line.quantityMax },
          endOfFigure: plain.next,
          endOfMeasure: isBoth ? measure.next : plain.next,
        }),
        ...(isBoth ? [] : editOfNoun(tokens, plain.next, line, view)),
      )
    } else if (measure !== null) {
      const at = open.findIndex((one) => one.quantity === quantity && one.unit === measure.value.unit)
      const found = open[at]
      if (found !== undefined) {
        open.splice(at, 1)
        edits.push(
          ...editsOfAmount(tokens, index, {
            // What says the same in another system keeps its own; what is added is written like the rest.
            view: found.role === 'same' ? { ...view, system: 'original' } : view,
            unit: found.unit,
            unitText: found.unitText,
            quantity: { low: quantity, high: found.quantityMax },
            endOfFigure: plain.next,
            endOfMeasure: measure.next,
          }),
        )
      }
    }
    index = Math.max(index, next - 1)
  }
  return applied(line.text, edits)
}

/** What is counted, where no measure follows the figure: a unit further on ("2 (400 g) tins") or the food itself. */
function editOfNoun(
  tokens: readonly Token[],
  from: number,
  line: IngredientLine,
  { factor, facts }: AmountView,
): Edit[] {
  if (factor === 1) return []
  const count = (line.quantityMax ?? line.quantity ?? 1) * factor
  if (line.unitText !== null) {
    const word = line.unitText.split(' ').at(-1)
    const token = tokens.slice(from).find((one) => one.text === word)
    if (token === undefined) return []
    return [{ start: token.start, end: token.end, text: inNumber(token.text, count) }]
  }
  if (facts === null || facts.singular === facts.plural) return []
  const [is, wanted] = count > 1 ? [facts.singular, facts.plural] : [facts.plural, facts.singular]
  const begin = tokens[from]?.start ?? line.text.length
  const at = line.text.toLowerCase().indexOf(is.toLowerCase(), begin)
  const isWord = at >= 0 && !/[\p{L}]/u.test(line.text.charAt(at + is.length))
  return isWord ? [{ start: at, end: at + is.length, text: wanted }] : []
}

/** A line in two columns: "280 g" and "chickpeas, cooked". The amount is empty where none stands in front. */
export function lineInColumns(text: string): { amount: string; rest: string } {
  const tokens = tokensOf(text)
  const { amount, next, part } = readLineHead(tokens)
  const following = tokens[next]
  if (part !== null || following === undefined || (amount.quantity === null && amount.unit === null))
    return { amount: '', rest: text }
  return {
    amount: withFractionSigns(
      text
        .slice(0, following.start)
        .trim()
        .replace(/\s+of$/i, ''),
    ),
    rest: text
      .slice(following.start)
      .replace(/^of\s+/i, '')
      .trim(),
  }
}
