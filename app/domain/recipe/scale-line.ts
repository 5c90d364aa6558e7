import type { FurtherAmount } from '#app/domain/food/amounts.ts'
import { readMeasureAt, readQuantityAt, readUnitAt } from '#app/domain/food/amounts.ts'
import { type IngredientLine, readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { readLineHead } from '#app/domain/food/line-head.ts'
import { type Token, tokensOf } from '#app/domain/food/line-tokens.ts'
import { isInSystem } from './measure-systems.ts'
import { withFractionSigns } from './kitchen-figures.ts'
import { inNumber } from './kitchen-measures.ts'
import { editsOfSecond, type FigureAt, isSecondAmount } from './second-amounts.ts'
import { type AmountView, applied, type Edit, editsOfAmount } from './rewrite-amount.ts'
import { editOfTwoParts, type MeasureAt } from './two-part-amounts.ts'

/** Every figure of a line, with the measure after it where there is one. */
function figuresIn(tokens: readonly Token[]): FigureAt[] {
  const found: FigureAt[] = []
  for (let at = 0; at < tokens.length; at++) {
    const plain = readQuantityAt(tokens, at)
    if (plain === null) continue
    const measure = readMeasureAt(tokens, at)
    found.push({
      at,
      endOfFigure: plain.next,
      endOfMeasure: measure?.next ?? plain.next,
      unit: measure?.value.unit ?? null,
      unitText: measure?.value.unitText ?? null,
      quantity: {
        low: measure?.value.quantity ?? plain.value.low,
        high: measure?.value.quantityMax ?? plain.value.high,
      },
    })
    at = Math.max(at, (measure?.next ?? plain.next) - 1)
  }
  return found
}

const isMeasure = (figure: FigureAt): figure is MeasureAt => figure.unit !== null && figure.unitText !== null

/**
 * An ingredient line for more or fewer servings and in another system of measures. The amount, amounts beside it that
 * say the same, and what is added are rewritten; sizes of packages and pieces stay. A line without an amount stays.
 */
export function scaleLine(text: string, view: AmountView): string {
  const line = readIngredientLine(text)
  if (line.quantity === null || (view.factor === 1 && view.system === 'original')) return line.text
  const tokens = tokensOf(line.text)
  const figures = figuresIn(tokens)
  const main = figures.findIndex(({ quantity }) => quantity.low === line.quantity)
  if (main < 0) return line.text
  const edits: Edit[] = []
  const roles = rolesOf(figures, main, line)
  const isSaidInSystem = line.alternatives.some(
    ({ role, unit }) =>
      role === 'same' && view.system !== 'original' && unit !== null && isInSystem(unit, view.system),
  )
  const viewOfMain: AmountView = isSaidInSystem ? { ...view, system: 'original' } : view
  let isLeftAlone = false
  for (let index = 0; index < figures.length; index++) {
    const figure = figures[index]!
    const role = roles.get(figure) ?? null
    const sign = roleSign(roles.get(figures[index + 1]!) ?? null)
    if (index === main) {
      const upper = figures[index + 1]
      if (isUpperEnd(figure, upper, line)) {
        const whole = { ...figure, endOfMeasure: upper!.endOfFigure }
        edits.push(...editsOfMain(tokens, whole, { line, view, viewOfMain }))
        index++
        continue
      }
      const both = sign === null ? null : editOfBoth(tokens, [figure, figures[index + 1]!], sign, viewOfMain)
      if (both !== null) index++
      edits.push(...(both ?? editsOfMain(tokens, figure, { line, view, viewOfMain })))
    } else if (role === 'size') {
      continue
    } else if (role !== null && isMeasure(figure)) {
      // The same amount in another system stays in its system; added amounts are written like the rest.
      const own = role === 'same' ? ({ ...view, system: 'original' } as const) : view
      edits.push(...editsOfAmount(tokens, figure.at, { ...figure, view: own }))
    } else if (index > main && isSecondAmount(tokens, figure, isLeftAlone)) {
      edits.push(...editsOfSecond(tokens, figure, view))
    } else if (index > main) isLeftAlone = true
  }
  return applied(line.text, edits)
}

/** "a pinch or two": the other end of the range comes after the unit. */
const isUpperEnd = (figure: FigureAt, upper: FigureAt | undefined, line: IngredientLine): boolean =>
  line.quantityMax !== null &&
  figure.quantity.high === null &&
  figure.unit !== null &&
  upper?.unit === null &&
  upper.quantity.low === line.quantityMax

type Role = Exclude<FurtherAmount['role'], 'package-size' | 'each'> | 'size'

const roleSign = (role: Role | null): 1 | -1 | null =>
  role === 'added' ? 1 : role === 'taken-off' ? -1 : null

/** The role that the line reader gave to each figure after the main one; figures it did not read are left out. */
function rolesOf(figures: readonly FigureAt[], main: number, line: IngredientLine): Map<FigureAt, Role> {
  const open = [...line.alternatives]
  const roles = new Map<FigureAt, Role>()
  for (const [index, figure] of figures.entries()) {
    if (index === main || figure.unit === null) continue
    const at = open.findIndex((one) => one.quantity === figure.quantity.low && one.unit === figure.unit)
    const [found] = at < 0 ? [] : open.splice(at, 1)
    if (found) roles.set(figure, found.role === 'each' || found.role === 'package-size' ? 'size' : found.role)
  }
  return roles
}

function editOfBoth(
  tokens: readonly Token[],
  [first, second]: readonly [FigureAt, FigureAt],
  sign: 1 | -1,
  view: AmountView,
): Edit[] | null {
  if (!isMeasure(first) || !isMeasure(second)) return null
  return editOfTwoParts(tokens, [first, second], { sign, view })
}

function editsOfMain(
  tokens: readonly Token[],
  figure: FigureAt,
  { line, view, viewOfMain }: { line: IngredientLine; view: AmountView; viewOfMain: AmountView },
): Edit[] {
  const isBoth = figure.unit !== null && figure.unit === line.unit
  const edits = editsOfAmount(tokens, figure.at, {
    view: viewOfMain,
    unit: isBoth ? line.unit : null,
    unitText: isBoth ? figure.unitText : null,
    quantity: { low: line.quantity!, high: line.quantityMax },
    endOfFigure: figure.endOfFigure,
    endOfMeasure: isBoth ? figure.endOfMeasure : figure.endOfFigure,
  })
  return isBoth ? edits : [...edits, ...editOfNoun(tokens, figure.endOfFigure, line, view)]
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
      spacedFigure(text.slice(0, following.start), tokens)
        .trim()
        .replace(/\s+of$/i, ''),
    ),
    rest: text
      .slice(following.start)
      .replace(/^of\s+/i, '')
      .trim(),
  }
}

/** "8large" as "8 large": a count is separated from its word, a measure may touch its figure. */
function spacedFigure(amount: string, tokens: readonly Token[]): string {
  const [figure, word] = tokens
  const isGlued = figure?.kind === 'number' && word?.kind === 'word' && figure.end === word.start
  return isGlued && readUnitAt(tokens, 1) === null && word.end <= amount.length
    ? `${amount.slice(0, figure.end)} ${amount.slice(figure.end)}`
    : amount
}
