import { type Amount, readMeasureAt, wordAt } from '#app/domain/food/amounts.ts'
import type { Token } from '#app/domain/food/line-tokens.ts'
import type { Read } from '#app/domain/food/number-words.ts'
import type { Edit } from './rewrite-amount.ts'

/** What a reader of a step found: the changes it makes, and the token after it. */
export type Found = { edits: Edit[]; next: number }

/** A test for words of a list that is written with spaces between them. */
export function isOneOf(list: string): (word: string) => boolean {
  const words = new Set(list.split(/\s+/))
  return (word) => words.has(word)
}

const isClauseEnd = isOneOf('. , ; : ! ?')
const isForOnePiece = isOneOf('each apiece per every')
const isShared = isOneOf('divide divided dividing between among split share shared')

/** The words of the clause around a place: from the mark before it to the mark after it. */
export function clauseAround(tokens: readonly Token[], from: number, to: number) {
  let start = from
  let end = to
  while (start > 0 && !isClauseEnd(wordAt(tokens, start - 1))) start--
  while (end < tokens.length && !isClauseEnd(wordAt(tokens, end))) end++
  const wordsOf = (first: number, last: number) =>
    Array.from({ length: last - first }, (_, offset) => wordAt(tokens, first + offset))
  return { before: wordsOf(start, from), after: wordsOf(to, end) }
}

/** "1 tbsp in each wrap", "20 minutes per 500 g", "two at a time": stays, however many are cooked for. */
export function isForEachPiece(tokens: readonly Token[], from: number, to: number): boolean {
  const { before, after } = clauseAround(tokens, from, to)
  if (before.some(isShared)) return false
  if (isForOnePiece(before.at(-1) ?? '')) return true
  if (before.some((word, at) => word === 'each' && before[at + 1] !== 'side')) return true
  return after.some(
    (word, at) =>
      (isForOnePiece(word) && after[at + 1] !== 'side') || (word === 'at' && after[at + 2] === 'time'),
  )
}

/** A measure in running text: the full stop behind "Add 200 ml." ends the sentence, not the unit. */
export function measureInText(tokens: readonly Token[], index: number): Read<Amount> | null {
  const measure = readMeasureAt(tokens, index)
  if (measure === null || wordAt(tokens, measure.next - 1) !== '.') return measure
  const following = tokens[measure.next]
  if (following !== undefined && !/^\p{Lu}/u.test(following.text)) return measure
  const { value, next } = measure
  return { value: { ...value, unitText: value.unitText?.replace(/\.$/, '') ?? null }, next: next - 1 }
}

const isThingWithASize = isOneOf(
  `tin tins can cans jar jars packet packets pack packs package packages bag bags carton cartons block blocks bottle
   bottles box boxes tub tubs pan pans saucepan saucepans pot pots casserole casseroles dish dishes tray trays bowl bowls
   jug jugs mould moulds basin basins ramekin ramekins loaf loaves container containers steak steaks fillet fillets`,
)
const isArticle = isOneOf('a an')
const isIntoAThing = isOneOf('in into from')

/** "a 400 g tin", "a 1 litre casserole", "into a cup": not an amount of what is cooked. */
export function isSizeOfAThing(tokens: readonly Token[], index: number, next: number): boolean {
  const before = wordAt(tokens, index - 1)
  if (isArticle(wordAt(tokens, index))) return isIntoAThing(before)
  return (
    isArticle(before) || isThingWithASize(wordAt(tokens, next)) || isThingWithASize(wordAt(tokens, next + 1))
  )
}
