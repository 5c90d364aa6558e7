import { type Amount, readMeasureAt, wordAt } from './amounts.ts'
import type { Token } from './line-tokens.ts'
import { unitKind } from './units.ts'

const APPROXIMATE = new Set(
  'about approx approximately around roughly circa ca some scant generous heaped heaping level rounded packed few ~ c.'.split(
    ' ',
  ),
)

/** Skips "about", "approx.", "at least", "up to" and tells what was skipped. */
export function skipApproximate(tokens: readonly Token[], index: number): { next: number; words: string[] } {
  const words: string[] = []
  let next = index
  for (; next < tokens.length; next++) {
    const word = wordAt(tokens, next)
    const following = wordAt(tokens, next + 1)
    const isPair = (word === 'at' && following === 'least') || (word === 'up' && following === 'to')
    if (isPair) next++
    else if (word === '.' && words.length > 0) continue
    else if (!APPROXIMATE.has(word)) break
    words.push(isPair ? `${word} ${following}` : word)
  }
  return { next, words }
}

/** Amounts in brackets: "(14 ounce)", "(1 stick/113g)", "(about 4 ounces each)"; null if it is a remark. */
export function readBracketedAmounts(
  tokens: readonly Token[],
  open: number,
  takesLength = false,
): { amounts: Amount[]; remark: string; next: number } | null {
  const mark = wordAt(tokens, open)
  if (mark !== '(' && mark !== '[') return null
  const approximate = skipApproximate(tokens, open + 1)
  const amounts: Amount[] = []
  let at = approximate.next
  for (;;) {
    const measure = readMeasureAt(tokens, at)
    const isLength = measure?.value.unit != null && unitKind(measure.value.unit) === 'length'
    if (measure === null || (isLength && !takesLength)) break
    amounts.push(measure.value)
    at = measure.next
    if (!['/', ',', ';', 'or', '=', 'to'].includes(wordAt(tokens, at)) && tokens[at]?.kind !== 'number') break
    at = skipApproximate(tokens, tokens[at]?.kind === 'number' ? at : at + 1).next
  }
  if (amounts.length === 0) return null
  const words = [...approximate.words]
  while (at < tokens.length && ![')', ']'].includes(wordAt(tokens, at))) words.push(wordAt(tokens, at++))
  return { amounts, remark: words.join(' '), next: Math.min(at + 1, tokens.length) }
}

/** True where no food follows: then the "unit" is the food itself, as in "6 cloves" or "4 cloves, ground". */
export function endsName(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  if (token === undefined) return true
  if (token.text === '(') return readBracketedAmounts(tokens, index) === null
  return /^(?:[,;:.)]|or|and|to|for)$/i.test(token.text)
}
