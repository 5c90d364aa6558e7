import { sharesOnlyFirst } from './share-of-first.ts'
import { isToldByParts } from './relations/dishes-of-parts.ts'
import { VESSELS } from './lexicon.ts'
import { nameFit, unexplainedOf } from './name-fit.ts'
import type { Phrase, PhraseWord } from './phrase.ts'
import { closesNameOfTwo } from './phrase-lists.ts'
import { isOnlyUnnamed } from './word-roles.ts'
import { hasWeight, portionSaid, type Weighed } from './portions/said-portion.ts'
import { type Entry, unexplainedCost, type Vocabulary } from './vocabulary/vocabulary.ts'
import { weigh } from './portions/weigh.ts'
import { isFoodSaid } from './vocabulary/word-lists.ts'

/** A food of the sentence. */
export type DecodedItem = {
  first: number
  last: number
  entry: Entry
  entryAt: number
  score: number
  weighed: Weighed
  /** Words of food in these phrases that the food's name does not say. */
  unexplained: readonly PhraseWord[]
  /** Other readings of the same phrases, best first, with how much worse they score. */
  others: readonly { entryAt: number; worseBy: number; weighed: Weighed }[]
}

const LONGEST_RUN = 6
const CANDIDATES = 24
const WEIGHED_CANDIDATES = 6

const ROLE_GAIN = { food: 1, decoration: 0.35, unit: 0.5, size: 0.5, aside: 1 } as const
/** What a word costs that no name explains, by what it is in the sentence. */
export const ROLE_UNEXPLAINED = { food: 1, decoration: 0.13, unit: 0, size: 0, aside: 0.13 } as const

/** "250 g steak with chips": in a list the weight is the steak's. */
const PART_WEIGHED = 5
const TWO_COUNTS = 1.5
/** Of two readings of a list that score alike, ours stands, whatever the rounding. */
const OURS_IN_LISTS = 0.002

const isVessel = ({ stem, role, isMeasure }: PhraseWord): boolean =>
  role === 'unit' && isMeasure === true && VESSELS.has(stem)

/** "porridge 40 g oats": an amount and a food right behind another food are a food of their own. */
function beginsAnew({ joint, amounts, words, hasDeterminer }: Phrase, before: Phrase): boolean {
  const foods = words.filter(({ role }) => role === 'food')
  if (foods.length === 0) return false
  // "cereal with a cup of milk"
  if ((joint === 'weak' || joint === 'strong') && hasDeterminer && words.some(isVessel)) return true
  if (amounts.length === 0) return false
  // "1 egg and 1 yolk" are two.
  if (joint === 'strong' && before.amounts.length > 0) return true
  // An omelette with three eggs is weighed by its eggs.
  // "fish and chips, but only half the chips"
  if (joint === 'strong' && amounts.some(({ most, measure }) => measure === null && most < 1)) return true
  return joint === 'none' || (joint === 'weak' && !foods.some(({ stem }) => stem === 'egg'))
}

/** Scores runs of phrases; keeps its arrays between runs, for a sentence has dozens. */
export class RunScorer {
  private readonly vocabulary: Vocabulary
  private readonly phrases: readonly Phrase[]
  private readonly scores: Float32Array
  private readonly touched: number[] = []
  private readonly bases: Float32Array
  private readonly isSentence: boolean

  constructor(vocabulary: Vocabulary, phrases: readonly Phrase[], isSentence: boolean) {
    this.isSentence = isSentence
    this.bases = isSentence ? vocabulary.bases.described : vocabulary.bases.listed
    this.vocabulary = vocabulary
    this.phrases = phrases
    this.scores = scratch(vocabulary.entryCount)
  }

  /** The best food of every run that begins at a phrase. */
  *runsFrom(first: number): Generator<DecodedItem> {
    const words = new Map<string, PhraseWord>()
    let unexplainedAll = 0
    let weights = 0
    try {
      for (let last = first; last < Math.min(first + LONGEST_RUN, this.phrases.length); last++) {
        const phrase = this.phrases[last]!
        if (hasWeight(phrase) && ++weights > 1) break
        if (
          last > first &&
          (beginsAnew(phrase, this.phrases[last - 1]!) || (!this.isSentence && this.opensList(last, words)))
        )
          break
        for (const word of phrase.words) {
          if (words.has(word.stem)) continue
          words.set(word.stem, word)
          unexplainedAll += this.add(word)
        }
        if (words.size === 0) continue
        const item = this.bestOf(first, last, words, unexplainedAll)
        if (item !== null) yield item
      }
    } finally {
      for (const entry of this.touched) this.scores[entry] = 0
      this.touched.length = 0
    }
  }

  /** "smoothie: banana, spinach": no banana smoothie, for the list goes on. */
  private opensList(at: number, said: ReadonlyMap<string, PhraseWord>): boolean {
    const { isAfterColon, isAfterDash, isBracketed, words } = this.phrases[at]!
    const goesOn = at + 1 < this.phrases.length
    // "chicken salad (chicken, lettuce)": the bracket says again what the name has said.
    if (
      isBracketed &&
      goesOn &&
      this.phrases[at + 1]!.isBracketed &&
      words.every(({ stem }) => said.has(stem))
    )
      return true
    return (isAfterColon || isAfterDash) && goesOn && isToldByParts(this.phrases[at - 1]!)
  }

  /** Adds what a word gives to every name that has it; returns what it costs where it is not explained. */
  private add({ stem, role, isMeasure, isImplied }: PhraseWord): number {
    if (isMeasure === true) return 0
    const telling = this.vocabulary.idf(stem)
    if (telling === null) return 0
    const unexplained = isImplied === true ? 0 : unexplainedCost(telling) * ROLE_UNEXPLAINED[role]
    const posting = this.vocabulary.postingOf(stem)
    if (posting === undefined) return unexplained
    const { entries, gain, costs } = posting
    const given = gain * ROLE_GAIN[role]
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[at]!
      if (this.scores[entry] === 0) this.touched.push(entry)
      this.scores[entry]! += given + costs[at]! + unexplained
    }
    return unexplained
  }

  private bestOf(
    first: number,
    last: number,
    words: ReadonlyMap<string, PhraseWord>,
    unexplainedAll: number,
  ): DecodedItem | null {
    const { entryAt: entryOf, foods } = this.vocabulary
    const top = this.top(unexplainedAll)
    if (top.length === 0) return null
    const run = this.phrases.slice(first, last + 1)
    const said = portionSaid(run, words)
    const order = new Map(Array.from(words.keys(), (stem, at) => [stem, at]))
    const saidRun = { phrases: run, words, order, isSentence: this.isSentence }
    const judged = top
      .filter(({ entryAt }) => this.namesFood(entryOf(entryAt), words))
      .map(({ entryAt, score }) => ({
        entryAt,
        score:
          score +
          nameFit(entryOf(entryAt), saidRun) -
          this.costOfOneWord(entryOf(entryAt), words) +
          (this.isSentence || !entryOf(entryAt).isOwn ? 0 : OURS_IN_LISTS),
      }))
      .toSorted((a, b) => b.score - a.score)
    if (judged.length === 0) return null
    const weighed = judged
      .slice(0, WEIGHED_CANDIDATES)
      .map(({ entryAt, score }) => {
        const entry = entryOf(entryAt)
        const portion = weigh(
          foods[entry.food]!,
          entry.isOwn && entry.isTied ? { ...said, isDish: true } : said,
          entry.words,
        )
        const kcal = (foods[entry.food]!.per100g().kcal * portion.grams) / 100
        return { entryAt, score: score + portion.fit - implausibility(kcal, portion), portion }
      })
      .toSorted((a, b) => b.score - a.score)
    const winner = weighed[0]!
    const entry = entryOf(winner.entryAt)
    if (sharesOnlyFirst(foods[entry.food]!.id, entry, run)) return null
    const unexplained = unexplainedOf(entry, words)
    const isWholeWeighed = run.length === 2 && unexplained.length === 0 && closesNameOfTwo(run[1]!, run[0])
    const isPartWeighed = !this.isSentence && hasWeight(run[0]!) && run.length > 1 && !isWholeWeighed
    const counts = run.filter(({ amounts }) => amounts.length > 0).length
    return {
      first,
      last,
      entry,
      entryAt: winner.entryAt,
      score: winner.score - (counts > 1 ? TWO_COUNTS * (counts - 1) : 0) - (isPartWeighed ? PART_WEIGHED : 0),
      weighed: winner.portion,
      unexplained,
      others: weighed
        .slice(1)
        .map(({ entryAt, score, portion }) => ({ entryAt, worseBy: winner.score - score, weighed: portion })),
    }
  }

  /** In a list one word alone names a food wholly or hardly: "brown" is no brown rice, "split" no banana split. */
  private costOfOneWord({ words: name }: Entry, words: ReadonlyMap<string, PhraseWord>): number {
    if (this.isSentence || Array.from(words.values()).filter(({ role }) => role === 'food').length !== 1)
      return 0
    return name.reduce((sum, { stem, cost }) => (words.has(stem) ? sum : sum + cost), 0)
  }

  /** A word of food is said, or a whole name made of other words: "hot pot", "kids meal"; of a told meal nothing else. */
  private namesFood({ words: name, isOwn }: Entry, words: ReadonlyMap<string, PhraseWord>): boolean {
    if (isFoodSaid(name, words) && !isOnlyUnnamed({ words: Array.from(words.values()) })) return true
    const isWhole = isOwn && name.length > 1 && name.every(({ stem }) => words.has(stem))
    return isWhole && (!this.isSentence || words.size === name.length)
  }

  /** The best names by what can be added word by word, best first. */
  private top(unexplainedAll: number): { entryAt: number; score: number }[] {
    const best = new Int32Array(CANDIDATES)
    const scores = new Float64Array(CANDIDATES)
    let count = 0
    for (const entryAt of this.touched) {
      const score = this.scores[entryAt]! + this.bases[entryAt]!
      if (count === CANDIDATES && score <= scores[count - 1]!) continue
      let at = count < CANDIDATES ? count++ : count - 1
      for (; at > 0 && scores[at - 1]! < score; at--) {
        scores[at] = scores[at - 1]!
        best[at] = best[at - 1]!
      }
      scores[at] = score
      best[at] = entryAt
    }
    return Array.from(best.subarray(0, count), (entryAt, at) => ({
      entryAt,
      score: scores[at]! - unexplainedAll,
    }))
  }
}

/** Nobody eats 2,000 kcal of one food where another reading is at hand. */
const implausibility = (kcal: number, { basis }: Weighed): number =>
  // Of what was weighed no reading is lighter, only leaner.
  kcal > 1000 && basis !== 'weight' ? Math.min(4, (kcal - 1000) / 400) : 0

const scratches = new Map<number, Float32Array>()

function scratch(length: number): Float32Array {
  const known = scratches.get(length)
  if (known !== undefined) return known
  const made = new Float32Array(length)
  scratches.set(length, made)
  return made
}
