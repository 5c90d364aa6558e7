import { wordSet } from '#app/domain/food/line-words.ts'
import { plainName } from '#app/domain/food/food-names.ts'
import { foodCalled, type FoodMatch } from '#app/domain/food/match-food.ts'
import { mealVocabulary } from './meal-vocabulary.ts'
import { tokensOf } from '#app/domain/meals/stems.ts'
import type { FoodSource, Vocabulary, VocabularyFood } from './vocabulary.ts'
import { bestImportedFood, type ImportedFood } from '#app/domain/food/imported-food.ts'

/** Longer names are sentences of a survey, nothing one would pick while typing. */
const LONGEST_NAME = 60
const SHORTEST_BEGINNING = 2
const MOST_WORDS = 8
const MOST_LOOKED_AT = 100
/** How a survey tells kinds of one food apart; nobody picks one who did not begin to type it. */
const REMARKS = wordSet('addedfat no_addedfat restaurant fastfood skin no_skin source salt no_salt species')
/** Names that leave more unsaid than this are other foods. */
const MOST_UNSAID = 14

/**
 * Names of the wider vocabulary that hold every word typed, the last one perhaps begun only; those that say the least
 * beside it first. Names of our own table are left out: they have suggestions of their own. Takes a few milliseconds,
 * once the vocabulary is loaded.
 */
export function suggestVocabularyNames(
  typed: string,
  limit: number,
  sources: ReadonlySet<FoodSource>,
): string[] {
  const vocabulary = mealVocabulary()
  const { foods, foodOf, bases } = vocabulary
  const unsaid = withAllWords(vocabulary, typed)
  const ranked = Array.from(unsaid, ([entry, cost]) => ({ entry, score: bases.described[entry]! + cost }))
    .filter(({ entry, score }) => score > -MOST_UNSAID && sources.has(foods[foodOf[entry]!]!.source))
    .toSorted((a, b) => b.score - a.score || a.entry - b.entry)
  const said = new Set(tokensOf(typed).map(({ text }) => text))
  const isRemarked = (entry: number) =>
    vocabulary.entryAt(entry).words.some(({ stem }) => REMARKS.has(stem) && !said.has(stem))
  const names: string[] = []
  const seen = new Set<string>()
  for (const { entry } of ranked.slice(0, MOST_LOOKED_AT)) {
    if (names.length >= limit) break
    if (isRemarked(entry)) continue
    const name = displayName(foods[foodOf[entry]!]!)
    const key = plainName(name)
    if (name.length > LONGEST_NAME || seen.has(key) || foodCalled(key.split(' ')) !== null) continue
    seen.add(key)
    names.push(name)
  }
  return names
}

/** Names with all of the words, and what of their cost the words take away. */
function withAllWords(vocabulary: Vocabulary, typed: string): ReadonlyMap<number, number> {
  const tokens = tokensOf(typed).filter(({ kind }) => kind === 'word')
  const words = tokens.slice(0, MOST_WORDS).map(({ text }) => text)
  const begun = /(\p{L}+)$/u.exec(typed.toLowerCase())?.[1] ?? ''
  const last = words.at(-1)
  if (last === undefined) return new Map()
  const found = held(vocabulary, words.slice(0, -1), stemsOf(vocabulary, begun, last))
  // "ice cr" begins the one word that "ice cream" is.
  const before = words.at(-2)
  if (found.size > 0 || before === undefined) return found
  return held(vocabulary, words.slice(0, -2), stemsOf(vocabulary, before + begun, before + last))
}

/** Stems that the last word may become. */
function stemsOf({ stems }: Vocabulary, begun: string, whole: string): string[] {
  const isBegun = begun.length >= SHORTEST_BEGINNING
  return stems.filter((stem) => stem === whole || (isBegun && stem.startsWith(begun)))
}

/** Names that hold every whole word and one of the stems of the last. */
function held(
  { postingOf }: Vocabulary,
  whole: readonly string[],
  last: readonly string[],
): ReadonlyMap<number, number> {
  let found: Map<number, number> | null = null
  for (const stems of [...whole.map((stem) => [stem]), last]) {
    const next = new Map<number, number>()
    for (const stem of stems) {
      const posting = postingOf(stem)
      posting?.entries.forEach((entry, at) => {
        const before = found === null ? 0 : found.get(entry)
        if (before === undefined) return
        next.set(entry, Math.max(next.get(entry) ?? -Infinity, before + posting.costs[at]!))
      })
    }
    found = next
  }
  return found ?? new Map()
}

const MOST_CANDIDATES = 60

/**
 * The food of USDA's tables that a name stands for, for lines our own table does not know; null where none does. Its
 * confidence is at most 0.68, so that no diet is promised on it.
 */
export function findUsdaFood(name: string): FoodMatch | null {
  const candidates = candidatesFor(name)
  const match = bestImportedFood(name, candidates.map(importedFoodOf))
  const found = candidates.find(({ id }) => id === match?.food.id)
  if (match === null || found === undefined) return null
  const called = displayName(found)
  return { ...match, food: { ...match.food, name: called, plural: called } }
}

/** Foods of USDA's that have every word of the name, the shortest descriptions first. */
function candidatesFor(name: string): VocabularyFood[] {
  const { postingOf, foodOf, foods } = mealVocabulary()
  const known = tokensOf(name).flatMap(({ kind, text }) => (kind === 'word' ? (postingOf(text) ?? []) : []))
  const rarestFirst = [...new Set(known)].toSorted((a, b) => a.entries.length - b.entries.length)
  const [rarest, ...others] = rarestFirst
  if (rarest === undefined) return []
  let inAll = Array.from(rarest.entries)
  for (const { entries } of others) {
    // Few names contain the rarest words of a long name, so the common words need not be looked through.
    if (inAll.length === 0) return []
    const having = new Set(entries)
    inAll = inAll.filter((at) => having.has(at))
  }
  return inAll
    .map((at) => foods[foodOf[at]!]!)
    .filter(({ source }) => source === 'fndds' || source === 'sr')
    .toSorted((a, b) => a.name.length - b.name.length)
    .slice(0, MOST_CANDIDATES)
}

const importedFoodOf = (food: VocabularyFood): ImportedFood => ({
  id: food.id,
  description: food.name,
  category: food.category,
  per100g: food.per100g(),
  portions: food.portions(),
})

const names = new WeakMap<VocabularyFood, string>()

/** USDA's "Soft drink, cola" as people say it: "Cola soft drink"; longer names stay as USDA writes them, without codes. */
export function displayName(food: VocabularyFood): string {
  const known = names.get(food)
  if (known !== undefined) return known
  const name = food.source === 'fndds' || food.source === 'sr' ? readableName(food.name) : food.name
  names.set(food, name)
  return name
}

const CODES = /,? ?\b(?:NFS|NS as to [^,()]+|NS)\b/g

function readableName(description: string): string {
  const plain = description
    .replace(CODES, '')
    .replace(/, raw$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const parts = plain.split(', ')
  const [first = '', second = '', ...rest] = parts
  const isInverted =
    parts.length === 2 &&
    /^[a-z][a-z -]+$/i.test(second) &&
    !/^(?:with|from|in|no|made|and|or|not|skin)\b/i.test(second) &&
    // "Seeds, breadfruit seeds" are no breadfruit seeds seeds.
    !second.toLowerCase().endsWith(first.toLowerCase())
  if (isInverted && rest.length === 0 && second.split(' ').length <= 2)
    return lowerFirst(`${second} ${lowerFirst(first)}`)
  return lowerFirst(plain)
}

/** "Potato" becomes "potato"; "Big Mac" and "McDONALD'S" stay. */
const lowerFirst = (text: string) =>
  /\p{Lu}/u.test(text.slice(1)) ? text : text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
