import type { Food } from './food.ts'
import type { FoodIndex, NameEntry } from './food-index.ts'
import { plainName } from './food-names.ts'
import { indexOfTable } from './table-index.ts'

const startsWithOneSlip = (word: string, typed: string): boolean => {
  let start = 0
  while (start < typed.length && word[start] === typed[start]) start++
  if (start < Math.min(2, typed.length - 3)) return false
  const rest = typed.slice(start)
  return (
    word.startsWith(rest.slice(1), start) ||
    word.startsWith(rest.slice(1), start + 1) ||
    word.startsWith(rest, start + 1) ||
    (rest[0] === word[start + 1] && rest[1] === word[start] && word.startsWith(rest.slice(2), start + 2))
  )
}

const LONGEST_TYPED = 60

/** Ranks: 0 own name, 1 other name, 2 a later word of a name, 3 a slip in the first word. */
function suggestFoodsIn(index: FoodIndex, typed: string, limit: number, withSlips: boolean): Food[] {
  const plain = plainName(typed.slice(0, LONGEST_TYPED))
  if (plain === '' || limit <= 0) return []
  const found = new Map<Food, number>()
  const note = ({ food, isOwn, plain: name }: NameEntry, rank: number) => {
    const score =
      rank * 1000 + (food.group === 'dishes' ? 60 : 0) + (isOwn ? 0 : 100) + Math.min(50, name.length)
    const known = found.get(food)
    if (known === undefined || known > score) found.set(food, score)
  }
  const start = plain.slice(0, 2)
  const starts =
    start.length === 2 ? [start] : [...index.byBeginning.keys()].filter((key) => key[0] === start)
  const laterWord = ` ${plain}`
  for (const entry of starts.flatMap((key) => index.byBeginning.get(key) ?? [])) {
    if (entry.plain.startsWith(plain)) note(entry, entry.isOwn ? 0 : 1)
    else if (entry.plain.includes(laterWord)) note(entry, 2)
  }
  if (withSlips && found.size < limit && plain.length >= 4) {
    for (const [key, entries] of index.byBeginning) {
      if (key[0] !== plain[0]) continue
      for (const entry of entries) {
        if (!found.has(entry.food) && startsWithOneSlip(entry.plain, plain)) note(entry, 3)
      }
    }
  }
  return [...found]
    .toSorted(([, one], [, two]) => one - two)
    .slice(0, limit)
    .map(([food]) => food)
}

/**
 * Completes what is being typed from the food table, best first, at most `limit` foods, each once; with slips of the
 * keyboard read unless told otherwise.
 */
export function suggestFoods(typed: string, limit: number, { withSlips = true } = {}): Food[] {
  return suggestFoodsIn(indexOfTable(), typed, limit, withSlips)
}
