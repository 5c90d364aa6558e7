import type { Nutrients } from '#app/domain/food/nutrients.ts'
import type { UsdaPortion } from '#app/domain/food/usda-portions.ts'
import { STATES, SYNONYMS } from './meal-words.ts'
import { isGlue, isGroupHead, PREPOSITIONS, unsaidClass } from './name-words.ts'
import { NO, stemOf, type Token, tokensOf } from './stems.ts'
import { Spelling } from './spelling.ts'

/** A food that a described meal may be made of. */
export type VocabularyFood = {
  /** `FN11111000`, `SR01077`, or the id of a food or dish of our own. */
  id: string
  name: string
  category: string
  source: FoodSource
  per100g: () => Nutrients
  portions: () => readonly UsdaPortion[]
}

export type FoodSource = 'fndds' | 'sr' | 'own' | 'world'

/** One name of a food, ready to be compared with a sentence. */
export type Entry = {
  food: number
  words: readonly NameWord[]
  /** Score before a word of the sentence is matched: what leaving everything unsaid costs. */
  base: number
  /** Given back once a word of the brand is said. */
  brandCost: number
  /** The name ties its parts by "on", "with", "and". */
  isTied: boolean
  /** Of our own table: a name said in full is what was meant. */
  isOwn: boolean
}

export type NameWord = {
  stem: string
  /** Given when the word is said. */
  gain: number
  /** Taken when it is not. */
  cost: number
  isHead: boolean
  /** Stands in the first part of the name. */
  isNaming: boolean
  isBrand: boolean
  /** Which part of the name, between commas, it stands in. */
  part: number
  /** Words of "A, B, or C" share a number above 0. */
  alternatives: number
}

export type Vocabulary = {
  foods: readonly VocabularyFood[]
  entries: readonly Entry[]
  /** `base` of each entry, and the same with our own names first. */
  bases: { told: Float32Array; listed: Float32Array }
  /** Entries that hold a stem, what saying it gives and what leaving it out costs. */
  postings: ReadonlyMap<string, Posting>
  /** The word that a misspelt one stands for, or null. */
  correct: (word: string) => string | null
  /** How telling a stem is: inverse document frequency, at most `MOST_IDF`; null where no name has it. */
  idf: (stem: string) => number | null
}

type Posting = { entries: Int32Array; gains: Float32Array; costs: Float32Array }

const MOST_IDF = 5.5
const UNSAID = 0.4
const UNEXPLAINED = 0.6

const HANDICAP: Record<FoodSource, number> = { fndds: 0, sr: 2.6, own: 4, world: 4 }
/** Who types a list means foods by their plain names, which are ours; who tells a meal is read by USDA's surveys. */
const LISTED_BONUS: Record<FoodSource, number> = { fndds: 0, sr: 0, own: 4, world: 4.4 }
const NOT_SPECIFIED_BONUS = 0.3
/** Nobody means these raw who does not say so. */
const EATEN_COOKED =
  /egg|beef|pork|chicken|poultry|fish|lamb|veal|game|turkey|meat|sausage|potato|rice|pasta|grain|legume/i
const RAW_COST = 1.2
/** Names of single dishes say little that people leave out, wherever in the name it stands. */
const OF_DISHES = 2.2
const BRAND_COST = 2
/** "Breakfast meat as ingredient in omelet" is a row of recipes, nothing one eats. */
const AS_INGREDIENT = 4

const POSITION = { head: 2, first: 1.15, behindPreposition: 0.8, later: 0.6, brackets: 0.35 }

type RawWord = {
  stem: string
  position: keyof typeof POSITION
  alternatives: number
  opensName: boolean
  isBrand: boolean
  part: number
}

/** "skin not eaten", "without icing or filling": the word becomes what is denied. */
function denied(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  let isDenying = false
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    if (token.kind !== 'word') {
      isDenying &&= token.text === '/'
      out.push(token)
      continue
    }
    const next = tokens[at + 1]?.text
    if (token.text === 'no' || token.text === 'without' || token.text === 'excluding') {
      isDenying = true
      continue
    }
    if (token.text === 'non' && next !== undefined) {
      out.push({ ...tokens[at + 1]!, text: NO + next })
      at++
      continue
    }
    if (token.text === 'noteaten' || token.text === 'eaten') continue
    if (PREPOSITIONS.has(token.text) && token.text !== 'and') isDenying = false
    const isDenied = (isDenying && !isGlue(token.text)) || next === 'noteaten'
    out.push(isDenied ? { ...token, text: NO + token.text } : token)
  }
  return out
}

/** The words of a name with the places they stand in. */
function wordsOfName(name: string): RawWord[] {
  const tokens = denied(tokensOf(name))
  const words: RawWord[] = []
  let part = 0
  let depth = 0
  let isBehind = false
  let group = 0
  let groups = 0
  const hasParts = tokens.some(({ text }) => text === ',')
  const hasChoice = tokens.some(({ text }) => text === 'or')
  for (let at = 0; at < tokens.length; at++) {
    const { kind, text } = tokens[at]!
    if (kind === 'mark') {
      if (text === '(') depth++
      else if (text === ')') depth = Math.max(0, depth - 1)
      else if (text === ',' && depth === 0 && group === 0) part++
      if (text !== ',') group = 0
      continue
    }
    // "Chicken 65" is no chicken.
    if (kind === 'number' && (text.includes('/') || hasParts)) continue
    if (text === 'or') continue
    group = hasChoice && alternativesAt(tokens, at) ? group || ++groups : 0
    const position =
      depth > 0 ? 'brackets' : part > 0 ? 'later' : isBehind ? 'behindPreposition' : ('first' as const)
    const isBrand = position === 'brackets' && /^\p{Lu}/u.test(name.slice(tokens[at]!.start))
    words.push({
      stem: text,
      position,
      alternatives: group,
      opensName: hasParts && part === 0 && !isBehind,
      isBrand,
      part,
    })
    if (part === 0 && PREPOSITIONS.has(text) && text !== 'and') isBehind = true
  }
  const head = words.findLastIndex(({ position, stem }) => position === 'first' && !isGlue(stem))
  if (head >= 0) {
    words[head]!.position = 'head'
    // "Taco or tostada salad" is a salad either way.
    if (
      words[head]!.alternatives > 0 &&
      words.some(({ alternatives }, at) => alternatives > 0 && at < head - 1)
    )
      words[head]!.alternatives = 0
  }
  return words
}

const MOST_APART = 4

/** True of a word in "A or B", "A, B, or C". Only a list with a comma before "or" has commas between its words. */
function alternativesAt(tokens: readonly Token[], at: number): boolean {
  return isTiedToOr(tokens, at, -1, 2) || isTiedToOr(tokens, at, 1, MOST_APART)
}

function isTiedToOr(tokens: readonly Token[], at: number, step: 1 | -1, most: number): boolean {
  let hasComma = false
  for (let index = at + step, words = 0; words < most; index += step) {
    const token = tokens[index]
    if (token === undefined) return false
    if (token.text === 'or') return !hasComma || step < 0 || tokens[index - 1]?.text === ','
    if (token.kind === 'mark') {
      if (token.text !== ',' || step < 0) return false
      hasComma = true
      continue
    }
    if (PREPOSITIONS.has(token.text)) return false
    words++
  }
  return false
}

export type NamedFood = { food: VocabularyFood; names: readonly string[] }

/** Builds the index: half a second for USDA's tables and ours, once in a process. */
export function buildVocabulary(named: readonly NamedFood[]): Vocabulary {
  const read = named.map(({ food, names }) => ({ food, names: names.map((name) => wordsOfName(name)) }))
  const idf = idfOf(read)
  const entries: Entry[] = []
  read.forEach(({ food, names }, at) => {
    for (const words of names) entries.push(entryOf(food, at, words, idf))
  })
  const postings = postingsOf(entries)
  const spelling = new Spelling(spellable(postings))
  return {
    foods: named.map(({ food }) => food),
    entries,
    bases: {
      told: Float32Array.from(entries, ({ base }) => base),
      listed: Float32Array.from(entries, ({ base, food }) => base + LISTED_BONUS[named[food]!.food.source]),
    },
    postings,
    idf,
    correct: (word) => {
      const meant = spelling.correct(word)
      return meant === null ? null : stemOf(meant)
    },
  }
}

/** Words with how often names hold them, other spellings included. */
function spellable(postings: Vocabulary['postings']): ReadonlyMap<string, number> {
  const countOf = (stem: string) => postings.get(stem)?.entries.length ?? 0
  const counts = new Map(Array.from(postings.keys(), (stem) => [stem, countOf(stem)]))
  for (const [word, stem] of Object.entries(SYNONYMS)) if (!counts.has(word)) counts.set(word, countOf(stem))
  return counts
}

function idfOf(read: readonly { food: VocabularyFood; names: readonly RawWord[][] }[]) {
  const counts = new Map<string, number>()
  let all = 0
  for (const { food, names } of read) {
    // SR's five hundred cuts of beef say little of how telling "beef" is in a meal.
    const weight = food.source === 'sr' ? 0.2 : food.source === 'own' ? 0.5 : 1
    all += weight
    const stems = new Set(names.flatMap((words) => words.map(({ stem }) => stem)))
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + weight)
  }
  const cache = new Map<string, number>()
  for (const [stem, count] of counts)
    cache.set(stem, Math.min(MOST_IDF, Math.max(0.2, Math.log(all / count))))
  return (stem: string) => cache.get(stem) ?? null
}

function entryOf(
  food: VocabularyFood,
  at: number,
  words: readonly RawWord[],
  idf: (stem: string) => number | null,
): Entry {
  const seen = new Set<string>()
  const entryWords: NameWord[] = []
  let base = -HANDICAP[food.source]
  let isUnspecified = false
  let hasBrand = false
  const isTied = words.some(({ stem }) => PREPOSITIONS.has(stem))
  const opensWithGroup = words.some(
    ({ stem, position, opensName }) => position === 'head' && opensName && isGroupHead(stem),
  )
  for (const { stem, position, alternatives, opensName, isBrand, part } of words) {
    if (stem === 'nfs') isUnspecified = true
    if (isGlue(stem) || seen.has(stem)) continue
    seen.add(stem)
    const telling = idf(stem) ?? 0
    const isRaw = stem === 'raw' && EATEN_COOKED.test(food.category)
    const place = food.source === 'world' ? OF_DISHES : POSITION[position]
    const cost = isRaw ? RAW_COST : UNSAID * telling * place * unsaidClass(stem, opensName)
    hasBrand ||= isBrand
    entryWords.push({
      stem,
      gain: telling * (STATES.has(stem) ? 0.6 : 1),
      cost,
      isHead: position === 'head' || (position === 'first' && opensName) || (opensWithGroup && part === 1),
      isNaming: part === 0,
      isBrand,
      part,
      alternatives,
    })
    base -= cost
  }
  if (isUnspecified) base += NOT_SPECIFIED_BONUS
  if (words.some(({ stem }) => stem === 'ingredient')) base -= AS_INGREDIENT
  const brandCost = hasBrand ? BRAND_COST : 0
  return {
    food: at,
    words: entryWords,
    base: base - brandCost,
    brandCost,
    isTied,
    isOwn: food.source === 'own' || food.source === 'world',
  }
}

function postingsOf(entries: readonly Entry[]): Vocabulary['postings'] {
  const lists = new Map<string, { entries: number[]; gains: number[]; costs: number[] }>()
  entries.forEach(({ words }, at) => {
    for (const { stem, gain, cost } of words) {
      let list = lists.get(stem)
      if (list === undefined) lists.set(stem, (list = { entries: [], gains: [], costs: [] }))
      list.entries.push(at)
      list.gains.push(gain)
      list.costs.push(cost)
    }
  })
  const postings = new Map<string, Posting>()
  for (const [stem, { entries, gains, costs }] of lists)
    postings.set(stem, {
      entries: Int32Array.from(entries),
      gains: Float32Array.from(gains),
      costs: Float32Array.from(costs),
    })
  return postings
}

/** What a word costs that the food's name does not explain. */
export const unexplainedCost = (telling: number): number => UNEXPLAINED * telling
