import type { Food } from './food.ts'
import { NOISE, nameTokens, plainName, STATES, VARIETIES } from './food-names.ts'

/** One way to write one food. */
export type NameEntry = {
  food: Food
  tokens: readonly string[]
  /** The word that says what it is: "sardines" of "sardines in tomato sauce". */
  head: string
  /** The folded name as typed letters, for prefix search. */
  plain: string
  /** The name or plural, not another name. */
  isOwn: boolean
  /** Place of the food in the table. */
  order: number
}

export type FoodIndex = {
  /** Names with a word that begins with these two letters (or is this one letter long). */
  byBeginning: ReadonlyMap<string, readonly NameEntry[]>
  /** The name as written, plurals apart: "peppers" are vegetables, "pepper" is the spice. */
  byPlainName: ReadonlyMap<string, NameEntry>
  /** Folded name in its own word order. */
  byName: ReadonlyMap<string, NameEntry>
  /** Folded words sorted: "boneless chicken thigh" and "chicken thigh boneless" meet. */
  bySortedName: ReadonlyMap<string, NameEntry>
  byToken: ReadonlyMap<string, readonly NameEntry[]>
  /** How telling a word is: rare words weigh more. */
  weightOf: (token: string) => number
  /** Words of the table one typing slip away from this one; nearest and commonest first. */
  nearTokens: (token: string) => readonly string[]
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

const UNKNOWN_WORD_WEIGHT = 5

export const sortedKey = (tokens: readonly string[]): string => tokens.toSorted().join(' ')

const PREPOSITIONS = /\b(?:in|with|on|from|for|without|of)\b/

/** The folded last word before any "in", "with", "of" that says more than a cut or a shape does. */
export function headOfName(name: string): string {
  const core = nameTokens(plainName(name).split(PREPOSITIONS)[0] ?? '')
  const tokens = core.length > 0 ? core : nameTokens(name)
  const isSaying = (token: string) => !NOISE.has(token) && !STATES.has(token) && !VARIETIES.has(token)
  return tokens.findLast(isSaying) ?? tokens.at(-1) ?? ''
}

/** The last two folded words before any "in", "with", "of", without states: "frozen green beans" is "green bean". */
export function closingOfName(name: string): string {
  const core = nameTokens(plainName(name).split(PREPOSITIONS)[0] ?? '')
  return core
    .filter((token) => !NOISE.has(token) && !STATES.has(token))
    .slice(-2)
    .join(' ')
}

const undoubled = (token: string) => token.replace(/(.)\1+/g, '$1')

function* deletions(token: string): Generator<string> {
  yield token
  for (let at = 0; at < token.length; at++) yield token.slice(0, at) + token.slice(at + 1)
}

/** One insertion, deletion, substitution or swap of neighbours. */
export function isOneSlipApart(first: string, second: string): boolean {
  if (Math.abs(first.length - second.length) > 1 || first === second) return false
  let start = 0
  while (start < first.length && first[start] === second[start]) start++
  const [one, two] = [first.slice(start), second.slice(start)]
  if (one.slice(1) === two.slice(1) || one.slice(1) === two || one === two.slice(1)) return true
  return one[0] === two[1] && one[1] === two[0] && one.slice(2) === two.slice(2)
}

const isSwap = (first: string, second: string) =>
  first.length === second.length &&
  sortedLetters(first) === sortedLetters(second) &&
  isOneSlipApart(first, second)
const sortedLetters = (word: string) => [...word].toSorted().join('')

function buildNearTokens(counts: ReadonlyMap<string, number>): (token: string) => readonly string[] {
  let byDeletion: Map<string, string[]> | undefined
  const byUndoubled = new Map([...counts.keys()].map((token) => [undoubled(token), token]))
  const build = () => {
    const map = new Map<string, string[]>()
    for (const token of counts.keys()) {
      if (token.length < 4) continue
      for (const key of deletions(token)) push(map, key, token)
    }
    return map
  }
  return (token) => {
    byDeletion ??= build()
    const found = new Set<string>()
    const doubled = byUndoubled.get(undoubled(token))
    if (doubled !== undefined) found.add(doubled)
    for (const key of deletions(token)) {
      for (const candidate of byDeletion.get(key) ?? []) {
        const isShort = Math.min(token.length, candidate.length) < 6
        // In short words another letter is another word: "salak" is no salad, "stone" no scone.
        const isSlip = isShort ? isSwap(token, candidate) : isOneSlipApart(token, candidate)
        if (isSlip) found.add(candidate)
      }
    }
    const rank = (word: string) => (word[0] === token[0] ? 1000 : 0) + (counts.get(word) ?? 0)
    return [...found].toSorted((one, two) => rank(two) - rank(one))
  }
}

/** Builds the search structures over all names of the foods given. A few ms for 1,500 foods. */
export function buildFoodIndex(foods: readonly Food[]): FoodIndex {
  const byBeginning = new Map<string, NameEntry[]>()
  const byPlainName = new Map<string, NameEntry>()
  const byName = new Map<string, NameEntry>()
  const bySortedName = new Map<string, NameEntry>()
  const byToken = new Map<string, NameEntry[]>()
  const add = (food: Food, name: string, isOwn: boolean, order: number) => {
    const tokens = nameTokens(name)
    if (tokens.length === 0) return
    const entry: NameEntry = { food, tokens, head: headOfName(name), plain: plainName(name), isOwn, order }
    for (const start of new Set(entry.plain.split(' ').map((word) => word.slice(0, 2)))) {
      push(byBeginning, start, entry)
    }
    if (!byPlainName.has(entry.plain)) byPlainName.set(entry.plain, entry)
    const key = tokens.join(' ')
    if (!byName.has(key)) byName.set(key, entry)
    const sorted = sortedKey(tokens)
    if (!bySortedName.has(sorted)) bySortedName.set(sorted, entry)
    for (const token of new Set(tokens)) push(byToken, token, entry)
  }
  // Own names first, so that another food's other name never hides them.
  foods.forEach((food, order) => {
    add(food, food.name, true, order)
    if (food.plural !== food.name) add(food, food.plural, true, order)
  })
  foods.forEach((food, order) => {
    for (const name of food.otherNames) add(food, name, false, order)
  })
  const counts = new Map(
    [...byToken].map(([token, list]) => [token, new Set(list.map(({ food }) => food.id)).size]),
  )
  const weights = new Map(
    [...counts].map(([token, count]) => [
      token,
      Math.min(UNKNOWN_WORD_WEIGHT, Math.max(1, Math.log(1 + foods.length / count))),
    ]),
  )
  return {
    byBeginning,
    byPlainName,
    byName,
    bySortedName,
    byToken,
    weightOf: (token) => weights.get(token) ?? UNKNOWN_WORD_WEIGHT,
    nearTokens: buildNearTokens(counts),
  }
}
