import { STATES } from '#app/domain/meals/lexicon.ts'
import { isGlue, isGroupHead, PREPOSITIONS, unsaidClass, POSITIONS, type Position } from './words-of-name.ts'
import { type NameTable, OPENS_NAME, IS_BRAND, POSITION_BITS, wordAt } from './name-table.ts'
import type { FoodSource, VocabularyFood, Entry, Posting } from './vocabulary.ts'

/** What saying a word of a name gives and what leaving it out costs, for all names at once, as columns of numbers. */

const MOST_IDF = 5.5
const LEAST_IDF = 0.2
const UNSAID = 0.4

const HANDICAP: Record<FoodSource, number> = { fndds: 0, sr: 2.6, own: 4, world: 4 }
const NOT_SPECIFIED_BONUS = 0.3
/** Names of single dishes say little that people leave out, wherever in the name it stands. */
const OF_DISHES = 2.2
const BRAND_COST = 2
/** "Breakfast meat as ingredient in omelet" is a row of recipes, nothing one eats. */
const AS_INGREDIENT = 4

const POSITION: Record<Position, number> = {
  head: 2,
  first: 1.15,
  behindPreposition: 0.8,
  later: 0.6,
  brackets: 0.35,
}

/** What is asked of every stem of the table: how telling it is (0: no name has it) and its classes. */
export type StemFacts = {
  idf: Float64Array
  gain: Float64Array
  unsaid: Float64Array
  unsaidOpening: Float64Array
  isGlue: Uint8Array
  isTie: Uint8Array
  isGroupHead: Uint8Array
}

export type Places = {
  foods: readonly VocabularyFood[]
  foodOf: Int32Array
  nameOf: Int32Array
  table: NameTable
}

export function stemFacts(places: Places): StemFacts {
  const { stems } = places.table
  const idf = idfOf(places)
  const facts = {
    idf,
    gain: idf.slice(),
    unsaid: new Float64Array(stems.length),
    unsaidOpening: new Float64Array(stems.length),
    isGlue: new Uint8Array(stems.length),
    isTie: new Uint8Array(stems.length),
    isGroupHead: new Uint8Array(stems.length),
  }
  stems.forEach((stem, id) => {
    if (STATES.has(stem)) facts.gain[id]! *= STATE_GAIN
    facts.unsaid[id] = unsaidClass(stem, false)
    facts.unsaidOpening[id] = unsaidClass(stem, true)
    facts.isGlue[id] = Number(isGlue(stem))
    facts.isTie[id] = Number(PREPOSITIONS.has(stem))
    facts.isGroupHead[id] = Number(isGroupHead(stem))
  })
  return facts
}

/** "Fried" and the like tell less than what was fried. */
const STATE_GAIN = 0.6

/** SR's five hundred cuts of beef say little of how telling "beef" is in a meal. */
const WEIGHT_OF: Record<FoodSource, number> = { fndds: 1, sr: 0.2, own: 0.5, world: 1 }

function idfOf({ foods, foodOf, nameOf, table: { stems, starts, stemAt } }: Places): Float64Array {
  const counts = new Float64Array(stems.length)
  const countedFor = new Int32Array(stems.length).fill(-1)
  let all = 0
  let before = -1
  for (let at = 0; at < nameOf.length; at++) {
    const food = foodOf[at]!
    const weight = WEIGHT_OF[foods[food]!.source]
    if (food !== before) all += weight
    before = food
    for (let word = starts[nameOf[at]!]!; word < starts[nameOf[at]! + 1]!; word++) {
      const stem = stemAt[word]!
      if (countedFor[stem] === food) continue
      countedFor[stem] = food
      counts[stem]! += weight
    }
  }
  return counts.map((count) =>
    count === 0 ? 0 : Math.min(MOST_IDF, Math.max(LEAST_IDF, Math.log(all / count))),
  )
}

/** Of every name: the words that count, with what each costs unsaid, and what the name costs with all of them unsaid. */
export type NameScores = {
  base: Float64Array
  brandCost: Float32Array
  isTied: Uint8Array
  /** Where the words that count begin; one more than there are names. */
  starts: Int32Array
  wordAt: Int32Array
  cost: Float64Array
  isHead: Uint8Array
}

export function scoreNames(places: Places, facts: StemFacts): NameScores {
  const { nameOf, table } = places
  let most = 0
  for (const name of nameOf) most += table.starts[name + 1]! - table.starts[name]!
  const scores: NameScores = {
    base: new Float64Array(nameOf.length),
    brandCost: new Float32Array(nameOf.length),
    isTied: new Uint8Array(nameOf.length),
    starts: new Int32Array(nameOf.length + 1),
    wordAt: new Int32Array(most),
    cost: new Float64Array(most),
    isHead: new Uint8Array(most),
  }
  const special: SpecialStems = {
    unspecified: table.stems.indexOf('nfs'),
    ingredient: table.stems.indexOf('ingredient'),
    keptFor: new Int32Array(table.stems.length).fill(-1),
  }
  for (let at = 0; at < nameOf.length; at++) scoreName(at, places, facts, scores, special)
  return scores
}

/** Stems with a meaning of their own, and for which name each stem was kept last. */
type SpecialStems = { unspecified: number; ingredient: number; keptFor: Int32Array }

const HEAD_BITS = POSITIONS.indexOf('head')
const FIRST_BITS = POSITIONS.indexOf('first')
const POSITION_FACTORS = Float64Array.from(POSITIONS, (position) => POSITION[position])

/** Adds one name behind those before it. */
function scoreName(
  at: number,
  { foods, foodOf, nameOf, table }: Places,
  facts: StemFacts,
  scores: NameScores,
  { unspecified, ingredient, keptFor }: SpecialStems,
): void {
  const food = foods[foodOf[at]!]!
  const isDish = food.source === 'world'
  const start = table.starts[nameOf[at]!]!
  const end = table.starts[nameOf[at]! + 1]!
  const opensWithGroup = hasGroupInFront(start, end, table, facts)
  let kept = scores.starts[at]!
  let base = -HANDICAP[food.source]
  let bonus = 0
  for (let word = start; word < end; word++) {
    const stem = table.stemAt[word]!
    if (facts.isTie[stem] === 1) scores.isTied[at] = 1
    if (stem === unspecified) bonus = NOT_SPECIFIED_BONUS
    if (stem === ingredient) scores.base[at] = -AS_INGREDIENT
    if (facts.isGlue[stem] === 1 || keptFor[stem] === at) continue
    keptFor[stem] = at
    const place = table.placeAt[word]!
    const position = place & POSITION_BITS
    const opensName = (place & OPENS_NAME) !== 0
    const factor = isDish ? OF_DISHES : POSITION_FACTORS[position]!
    const unsaid = opensName ? facts.unsaidOpening[stem]! : facts.unsaid[stem]!
    const cost = UNSAID * facts.idf[stem]! * factor * unsaid
    if ((place & IS_BRAND) !== 0) scores.brandCost[at] = BRAND_COST
    const isHead =
      position === HEAD_BITS ||
      (position === FIRST_BITS && opensName) ||
      (opensWithGroup && table.partAt[word] === 1)
    scores.wordAt[kept] = word
    scores.cost[kept] = cost
    scores.isHead[kept] = isHead ? 1 : 0
    kept++
    base -= cost
  }
  scores.base[at] = base + bonus + scores.base[at]! - scores.brandCost[at]!
  scores.starts[at + 1] = kept
}

/** "Soft drink, cola": the name of a group stands in front of the food. */
function hasGroupInFront(start: number, end: number, table: NameTable, facts: StemFacts): boolean {
  for (let word = start; word < end; word++) {
    const place = table.placeAt[word]!
    const isOpeningHead = (place & POSITION_BITS) === HEAD_BITS && (place & OPENS_NAME) !== 0
    if (isOpeningHead && facts.isGroupHead[table.stemAt[word]!] === 1) return true
  }
  return false
}

/** The scored names as the decoder asks for them: by the name, and by a word. */

/** One name with its words, made when it is a candidate. */
export function entryOf(
  at: number,
  { foods, foodOf, table }: Places,
  facts: StemFacts,
  scores: NameScores,
): Entry {
  const food = foodOf[at]!
  const { source } = foods[food]!
  const words = Array.from({ length: scores.starts[at + 1]! - scores.starts[at]! }, (_, step) => {
    const place = scores.starts[at]! + step
    const { stem, part, isBrand, alternatives } = wordAt(table, scores.wordAt[place]!)
    return {
      stem,
      gain: facts.gain[table.stemAt[scores.wordAt[place]!]!]!,
      cost: scores.cost[place]!,
      isHead: scores.isHead[place] === 1,
      isNaming: part === 0,
      isBrand,
      part,
      alternatives,
    }
  })
  return {
    food,
    words,
    heads: words.filter(({ isHead }) => isHead),
    brand: words.filter(({ isBrand }) => isBrand),
    base: scores.base[at]!,
    brandCost: scores.brandCost[at]!,
    isTied: scores.isTied[at] === 1,
    isOwn: source === 'own' || source === 'world',
  }
}

/** Which names hold a stem, with what saying it gives and leaving it out costs; by the place of the stem. */
export function postingsOf({ table }: Places, facts: StemFacts, scores: NameScores) {
  const ends = new Int32Array(table.stems.length + 1)
  const words = scores.starts.at(-1)!
  for (let at = 0; at < words; at++) ends[table.stemAt[scores.wordAt[at]!]! + 1]!++
  for (let stem = 0; stem < table.stems.length; stem++) ends[stem + 1]! += ends[stem]!
  const starts = ends.slice()
  const next = ends.slice()
  const entries = new Int32Array(words)
  const costs = new Float32Array(words)
  for (let entry = 0; entry + 1 < scores.starts.length; entry++) {
    for (let at = scores.starts[entry]!; at < scores.starts[entry + 1]!; at++) {
      const to = next[table.stemAt[scores.wordAt[at]!]!]!++
      entries[to] = entry
      costs[to] = scores.cost[at]!
    }
  }
  const made = new Map<number, Posting>()
  const countOf = (stem: number): number => starts[stem + 1]! - starts[stem]!
  return {
    countOf,
    of: (stem: number): Posting | undefined => {
      const known = made.get(stem)
      if (known !== undefined || countOf(stem) === 0) return known
      const [from, to] = [starts[stem]!, starts[stem + 1]!]
      const posting = {
        entries: entries.subarray(from, to),
        gain: facts.gain[stem]!,
        costs: costs.subarray(from, to),
      }
      made.set(stem, posting)
      return posting
    },
  }
}
