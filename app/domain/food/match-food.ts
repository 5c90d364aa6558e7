import { boundedMemo } from '#app/domain/bounded-memo.ts'
import type { Food } from './food.ts'
import { type FoodIndex, headOfName, type NameEntry, sortedKey } from './food-index.ts'
import {
  foldWord,
  GENERIC_HEADS,
  GROUPS_OF_HEAD,
  isNegating,
  NOISE,
  nameTokens,
  plainName,
  STATES,
  TRANSFORMING,
  VARIETIES,
} from './food-names.ts'
import { behindMaker } from './makers.ts'
import { glutenFreeOf, saysGlutenFree, withoutQualifier } from './qualifiers.ts'
import { indexOfTable } from './table-index.ts'

/** `confidence` is 0.5 to 1: 1 for the name itself, less for what had to be left out or guessed. */
export type FoodMatch = { food: Food; confidence: number }

/** Below this a guess is worse than saying that the food is not known. */
const MATCH_THRESHOLD = 0.5

/** Names asked for again and again, as in planning: the answer never changes. */
const recent = boundedMemo<FoodMatch | null>(2000)
const MAX_KEPT_CHARS = 300

const DRIED = new Set(['dried', 'dry', 'dehydrated', 'instant'])

/** "thighs, chicken" is "chicken thighs"; "chocolate milk" is not "milk chocolate", biscuits with tea no tea biscuits. */
function isSameThing(tokens: readonly string[], entry: NameEntry, plain: string | undefined): boolean {
  const last = tokens.at(-1) ?? ''
  const isTurned = plain === undefined || / (?:of|in) /.test(` ${plain} `)
  return last === entry.head || isTurned || NOISE.has(last) || STATES.has(last) || VARIETIES.has(last)
}

function wholeMatch(index: FoodIndex, tokens: readonly string[], plain?: string): FoodMatch | null {
  const exact =
    (plain === undefined ? undefined : index.byPlainName.get(plain)) ?? index.byName.get(tokens.join(' '))
  if (exact !== undefined) return { food: exact.food, confidence: exact.isOwn ? 1 : 0.98 }
  const anyOrder = index.bySortedName.get(sortedKey(tokens))
  if (anyOrder !== undefined && isSameThing(tokens, anyOrder, plain))
    return { food: anyOrder.food, confidence: 0.94 }
  return fewestLeftOut(index, tokens, plain?.split(' ') ?? [])
}

const MOST_LEFT_OUT = 6

/**
 * Leaves out words that only describe or say how a food is kept, as few as will do: "organic fresh pasta" is
 * "fresh pasta" before it is "pasta".
 */
function fewestLeftOut(
  index: FoodIndex,
  tokens: readonly string[],
  plainWords: readonly string[],
): FoodMatch | null {
  const isState = (token: string) => STATES.has(token) && !DRIED.has(token)
  const isDry = (token: string) => token === 'dried' || token === 'dry'
  const places = tokens.flatMap((token, at) =>
    NOISE.has(token) || isState(token) || isDry(token) ? [at] : [],
  )
  const left = places.slice(0, MOST_LEFT_OUT)
  const subsets = Array.from({ length: 2 ** left.length - 1 }, (_, mask) => {
    const out = left.filter((_place, bit) => (((mask + 1) >> bit) & 1) === 1)
    return { out, states: out.filter((at) => isState(tokens[at] ?? '')).length }
  }).toSorted((one, two) => one.out.length - two.out.length || one.states - two.states)
  for (const { out, states } of subsets) {
    const rest = tokens.filter((_token, at) => !out.includes(at))
    if (rest.length === 0) continue
    // Words as typed first: "chocolates" are not "chocolate".
    const isAligned = plainWords.length === tokens.length
    const restPlain = isAligned ? plainWords.filter((_word, at) => !out.includes(at)).join(' ') : ''
    const anyOrder = index.bySortedName.get(sortedKey(rest))
    const plain = plainWords.length > 0 ? plainWords.join(' ') : undefined
    const isTurned = anyOrder !== undefined && isSameThing(rest, anyOrder, plain)
    const found =
      index.byPlainName.get(restPlain) ??
      index.byName.get(rest.join(' ')) ??
      (isTurned ? anyOrder : undefined)
    if (found === undefined) continue
    // "dried penne": dry is how the food is sold anyway; of others it makes another food.
    if (found.food.state !== 'dry' && out.some((at) => isDry(tokens[at] ?? ''))) continue
    return { food: found.food, confidence: 0.92 * 0.92 ** states }
  }
  return null
}

/** "white" makes another food only where it closes the name: "egg white", but "white sugar". */
const isTransforming = (token: string, head: string): boolean =>
  TRANSFORMING.has(token) && (token === head || !VARIETIES.has(token))

/** How well one written name of a food covers what was typed: 0 to 1. */
function scoreEntry(index: FoodIndex, query: readonly string[], head: string, entry: NameEntry): number {
  // "chocolate milk" is no chocolate, "milk chocolate" no milk.
  const turns = (word: string) => TRANSFORMING.has(word) && !GENERIC_HEADS.has(word)
  if (head !== entry.head && (turns(head) || turns(entry.head))) return 0
  const groups = entry.tokens.includes(head) ? undefined : GROUPS_OF_HEAD[head]
  if (groups !== undefined && !groups.includes(entry.food.group)) return 0
  const isSpice = entry.food.group === 'herbs'
  let matched = 0
  let lost = 0
  let factor = 1
  for (const token of query) {
    if (entry.tokens.includes(token)) {
      matched += index.weightOf(token)
      continue
    }
    if (isNegating(token)) return 0
    const isSpiceForm = isSpice && /^(?:ground|powder|seed|pod|leaf)$/.test(token)
    if (NOISE.has(token) || isSpiceForm) continue
    if (isTransforming(token, head) && !(token === head && GENERIC_HEADS.has(token))) return 0
    // What is dried weighs and feeds differently; a dried herb is still that herb.
    if (DRIED.has(token)) factor *= entry.food.state === 'dry' ? 0.97 : isSpice ? 0.85 : 0.5
    else if (STATES.has(token)) factor *= 0.85
    else if (VARIETIES.has(token)) factor *= 0.93
    else if (token === head && GENERIC_HEADS.has(token)) factor *= 0.88
    else lost += index.weightOf(token) * (index.byToken.has(token) ? 1.6 : 0.8)
  }
  if (matched === 0) return 0
  for (const token of entry.tokens) {
    if (query.includes(token)) continue
    if (isNegating(token) || isTransforming(token, entry.head)) return 0
    if (NOISE.has(token)) lost += index.weightOf(token) * 0.4
    else if (STATES.has(token)) factor *= 0.6
    else lost += index.weightOf(token) * (VARIETIES.has(token) ? 0.35 : 1)
  }
  if (!query.includes(entry.head)) factor *= GENERIC_HEADS.has(entry.head) ? 0.85 : 0.6
  if (!entry.tokens.includes(head) && !GENERIC_HEADS.has(head)) factor *= 0.7
  return (matched / (matched + lost)) * factor
}

/** No food has so many words in its name; long names are skipped, as every name sharing a word is scored. */
const MOST_WORDS = 24

function overlapMatch(index: FoodIndex, tokens: readonly string[], head: string): FoodMatch | null {
  if (tokens.length > MOST_WORDS) return null
  const candidates = new Set(
    tokens.filter((token) => !NOISE.has(token)).flatMap((token) => index.byToken.get(token) ?? []),
  )
  let best: { entry: NameEntry; score: number } | null = null
  for (const entry of candidates) {
    const score = scoreEntry(index, tokens, head, entry)
    const isBetter =
      best === null ||
      score > best.score + 1e-9 ||
      (score > best.score - 1e-9 && entry.tokens.length < best.entry.tokens.length)
    if (isBetter) best = { entry, score }
  }
  const confidence = (best?.score ?? 0) * 0.9
  return best !== null && confidence >= MATCH_THRESHOLD ? { food: best.entry.food, confidence } : null
}

const LONGEST_WORD = 24

/** A first letter left out, doubled or swapped in a long word; another one is another word: "carissa", "harissa". */
const isFirstLetterSlip = (typed: string, word: string) =>
  typed.length > 6 && (typed.length !== word.length || typed[0] === word[1])

/** Puts words of the table in place of those one slip away; null when nothing was mistyped. */
function withoutSlips(
  index: FoodIndex,
  tokens: readonly string[],
): { tokens: string[]; factor: number } | null {
  let factor = 1
  const mended = tokens.map((token) => {
    if (
      token.length < 5 ||
      token.length > LONGEST_WORD ||
      index.byToken.has(token) ||
      NOISE.has(token) ||
      isNegating(token)
    )
      return token
    if (VARIETIES.has(token) || STATES.has(token) || TRANSFORMING.has(token)) return token
    const near = index
      .nearTokens(token)
      .find((word) => word[0] === token[0] || isFirstLetterSlip(token, word))
    if (near === undefined) return token
    factor *= token.length > 6 ? 0.88 : 0.78
    return near
  })
  return factor < 1 ? { tokens: mended, factor } : null
}

/** Finds the food in the index given; see `matchFood`. */
function matchFoodIn(index: FoodIndex, name: string): FoodMatch | null {
  const tokens = nameTokens(name).slice(0, 24)
  if (tokens.length === 0) return null
  // "pasta or rice" is no rice pasta; a name of the table may have the word.
  const isChoice = /\sor\s/i.test(name) && !index.byPlainName.has(plainName(name))
  const choice = isChoice ? firstAlternative(index, name) : null
  if (choice !== null) return choice
  const whole = wholeMatch(index, tokens, name.includes(',') ? undefined : plainName(name))
  if (whole !== null) return whole
  const qualified = withoutQualifiers(index, name)
  if (qualified !== null) return qualified
  const rest = behindMaker(tokens)
  const madeBy = rest === null ? null : matchFoodIn(index, rest.join(' '))
  if (madeBy !== null) return { food: madeBy.food, confidence: Math.min(BEHIND_A_BRAND, madeBy.confidence) }
  const head = headOfName(name)
  const overlap = overlapMatch(index, tokens, head)
  if (overlap !== null) return overlap

  const mended = withoutSlips(index, tokens)
  if (mended !== null) {
    const at = tokens.indexOf(head)
    const again =
      wholeMatch(index, mended.tokens) ?? overlapMatch(index, mended.tokens, mended.tokens[at] ?? head)
    const confidence = (again?.confidence ?? 0) * mended.factor
    if (again !== null && confidence >= MATCH_THRESHOLD) return { food: again.food, confidence }
  }
  return (
    withoutLiquid(index, name) ??
    (isChoice ? null : firstAlternative(index, name)) ??
    withoutBrand(index, tokens)
  )
}

/** An exact food name after qualifiers: "full-fat cream cheese", "gluten-free low-salt stock". */
function withoutQualifiers(index: FoodIndex, name: string): FoodMatch | null {
  const bare = withoutQualifier(name)
  if (bare === null || bare.includes(',')) return null
  const found = wholeMatch(index, nameTokens(bare), plainName(bare))
  if (found === null || found.confidence < WHOLE_NAME) return null
  const food = saysGlutenFree(name) ? glutenFreeOf(found.food) : found.food
  return food === null ? null : { food, confidence: BEHIND_A_QUALIFIER }
}

const WHOLE_NAME = 0.9
/** The food is certain, though its figures may be slightly off. */
const BEHIND_A_QUALIFIER = 0.88

/** Sure enough to count, not to promise a diet or the lack of an allergen. */
const BEHIND_A_BRAND = 0.68

/** "Philadelphia cream cheese": words no food has, in front of a whole name of two words or more. */
function withoutBrand(index: FoodIndex, tokens: readonly string[]): FoodMatch | null {
  const start = tokens.findIndex((token) => index.byToken.has(token))
  const rest = tokens.slice(start)
  if (start < 1 || rest.length < 2 || tokens.slice(0, start).some(isNegating)) return null
  const found = index.byName.get(rest.join(' '))
  return found === undefined ? null : { food: found.food, confidence: BEHIND_A_BRAND }
}

/** "anchovies in olive oil", "tuna in spring water": what it is kept in does not make it another food. */
const KEPT_IN =
  /\s+(?:packed |preserved |canned )?in (?:their |its )?(?:own |light |heavy |extra virgin |natural |spring |sea )*(?:(?:olive|sunflower|vegetable|rapeseed|soya|chilli) )?(?:oil|brine|water|juice|juices|syrup|salt|vinegar|pods?|shells?|skins?)$/i

function withoutLiquid(index: FoodIndex, name: string): FoodMatch | null {
  const core = name.replace(KEPT_IN, '')
  const match = core === name ? null : matchFoodIn(index, core)
  return match === null
    ? null
    : { food: match.food, confidence: Math.max(MATCH_THRESHOLD, match.confidence * 0.88) }
}

const isOnlyKind = (part: string) =>
  nameTokens(part).every((token) => VARIETIES.has(token) || STATES.has(token) || NOISE.has(token))

/** "butter or margarine", "dill, parsley or tarragon": the first that is known stands for the line. */
function firstAlternative(index: FoodIndex, name: string): FoodMatch | null {
  const parts = name.split(/\s+or\s+|\s*[,/]\s*|\s+and\/or\s+/i).filter((part) => part.trim() !== '')
  if (parts.length < 2 || parts.length > 8) return null
  const last = parts.at(-1) ?? ''
  const closing = last.trim().split(/\s+/).at(-1) ?? ''
  for (const part of parts) {
    // "white or yellow onions": the first part borrows the closing word of the last.
    const isLast = part === last
    const borrowed = isLast ? null : matchFoodIn(index, `${part} ${closing}`)
    const isBorrowed = borrowed !== null && (borrowed.confidence >= 0.94 || isOnlyKind(part))
    const match = isBorrowed ? borrowed : isOnlyKind(part) ? null : matchFoodIn(index, part)
    if (match !== null)
      return { food: match.food, confidence: Math.max(MATCH_THRESHOLD, match.confidence * 0.87) }
  }
  return null
}

/**
 * Finds the food a name stands for, or null: an unknown food stays unknown rather than becoming another one.
 * Tries the name itself, its words in any order, the best overlap, one slip of the keyboard, the first of several.
 */
export function matchFood(name: string): FoodMatch | null {
  const match = () => matchFoodIn(indexOfTable(), name)
  return name.length > MAX_KEPT_CHARS ? match() : recent(name, match)
}

/** The food of exactly this name, in lower case without marks: "chicken thighs"; null for anything else. */
export function foodCalled(plainWords: readonly string[]): Food | null {
  const { byPlainName, byName } = indexOfTable()
  const entry = byPlainName.get(plainWords.join(' ')) ?? byName.get(plainWords.map(foldWord).join(' '))
  return entry?.food ?? null
}

/** Whether a folded word stands in any name of the table. */
export function isWordOfTable(token: string): boolean {
  return indexOfTable().byToken.has(token)
}
