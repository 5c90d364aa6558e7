import { STATES } from './meal-words.ts'
import type { Phrase, PhraseWord } from './phrases.ts'
import { NO } from './stems.ts'
import { type Entry, type NameWord, unexplainedCost, type Vocabulary } from './vocabulary.ts'
import { type SaidPortion, weigh, type Weighed } from './weigh.ts'

/**
 * Reads the foods of a sentence: which phrases form one food, and which food that is. Every run of up to six phrases
 * is scored against the names of the vocabulary; dynamic programming picks the best way to cut the sentence.
 */

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

/** What the phrases of an item say of its amount. */
export const portionOfItem = (
  phrases: readonly Phrase[],
  { first, last }: Pick<DecodedItem, 'first' | 'last'>,
): SaidPortion => {
  const run = phrases.slice(first, last + 1)
  return portionSaid(run, new Map(run.flatMap(({ words }) => words.map((word) => [word.stem, word]))))
}

export type Decoded = { items: readonly DecodedItem[]; skipped: readonly number[]; score: number }

const LONGEST_RUN = 6
const CANDIDATES = 24
const WEIGHED_CANDIDATES = 6

const ROLE_GAIN = { food: 1, decoration: 0.35, unit: 0.5, size: 0.5 } as const
const ROLE_UNEXPLAINED = { food: 1, decoration: 0.13, unit: 0, size: 0 } as const

const BIGRAM = 0.7
const CLASH = 4
const RAW_CLASH = 2
const HEAD_IN_MODIFIER = 2
const HEAD_UNSAID = 2.5
const NOUN_UNEXPLAINED = 2.5
const FORGIVEN_OF_BRANDED = 0.7
const HEAD_IS_PRAISE = 3
const FORGIVEN_OF_ALTERNATIVES = 0.7
const GAIN_OF_USED = 0.2
const NONE_USED: ReadonlySet<string> = new Set()
const NAMED_IN_FULL = 0.8
/** "250 g steak with chips": in a list the weight is the steak's. */
const PART_WEIGHED = 5
/** "eggs toast" lacks the "on" of eggs on toast. */
const TIED = 3
const DRINK_BESIDE = 4
const TWO_COUNTS = 1.5

export const OPENING = {
  told: 3.6,
  short: 1.2,
  undetermined: 2.6,
  undeterminedInList: 0.8,
  weak: 1.2,
  inside: 4,
  remark: 6,
  definite: 1.5,
  or: 5,
  unweighed: 2.5,
}

/** What opening a food at this phrase costs. */
function openingCost(phrase: Phrase, isTold: boolean, isWeighedText: boolean): number {
  let cost = isTold ? OPENING.told : OPENING.short
  if (!phrase.hasDeterminer && !phrase.isAfterVerb && phrase.joint !== 'start')
    cost += isTold ? OPENING.undetermined : OPENING.undeterminedInList
  if (phrase.joint === 'weak') cost += OPENING.weak
  if (phrase.joint === 'inside') cost += OPENING.inside
  if (phrase.joint === 'remark') cost += OPENING.remark
  if (phrase.joint === 'or') cost += OPENING.or
  if (phrase.isDefinite && (phrase.joint === 'inside' || phrase.joint === 'weak')) cost += OPENING.definite
  if (isWeighedText && !phrase.amounts.some(({ measure }) => measure !== null)) cost += OPENING.unweighed
  return cost
}

const hasWeight = ({ amounts }: Phrase) => amounts.some(({ measure }) => measure !== null && measure !== 'inch')

/** Cuts a sentence into foods. `isTold`: somebody tells ("I had …"), as against a list. */
export function decode(vocabulary: Vocabulary, phrases: readonly Phrase[], isTold: boolean): Decoded {
  const count = phrases.length
  const isWeighedText =
    phrases.filter(hasWeight).length * 2 >= phrases.filter(({ hasDeterminer }) => hasDeterminer).length &&
    phrases.some(hasWeight)
  const best: { score: number; item: DecodedItem | null; from: number }[] = [
    { score: 0, item: null, from: 0 },
  ]
  for (let at = 1; at <= count; at++) best.push({ score: -Infinity, item: null, from: at - 1 })
  const scorer = new RunScorer(vocabulary, phrases, isTold)
  for (let first = 0; first < count; first++) {
    const before = best[first]!.score
    const skip = before - skipCost(vocabulary, phrases[first]!)
    if (skip > best[first + 1]!.score) best[first + 1] = { score: skip, item: null, from: first }
    const opening = openingCost(phrases[first]!, isTold, isWeighedText)
    for (const item of scorer.runsFrom(first)) {
      const score = before + item.score - opening
      const at = item.last + 1
      if (score > best[at]!.score) best[at] = { score, item, from: first }
    }
  }
  return traceBack(best, count)
}

function traceBack(
  best: readonly { score: number; item: DecodedItem | null; from: number }[],
  count: number,
): Decoded {
  const items: DecodedItem[] = []
  const skipped: number[] = []
  for (let at = count; at > 0;) {
    const { item, from } = best[at]!
    if (item === null) skipped.unshift(from)
    else items.unshift(item)
    at = from
  }
  return { items, skipped, score: best[count]!.score }
}

function skipCost(vocabulary: Vocabulary, { words }: Phrase): number {
  return words.reduce(
    (sum, { stem, role }) => sum + unexplainedCost(vocabulary.idf(stem) ?? 0) * ROLE_UNEXPLAINED[role],
    0,
  )
}

/** "porridge 40 g oats": an amount and a food right behind another food are a food of their own. */
function beginsAnew({ joint, amounts, words }: Phrase): boolean {
  const foods = words.filter(({ role }) => role === 'food')
  if (amounts.length === 0 || foods.length === 0) return false
  // An omelette with three eggs is weighed by its eggs.
  return joint === 'none' || (joint === 'weak' && !foods.some(({ stem }) => stem === 'egg'))
}

/** Scores runs of phrases; keeps its arrays between runs, for a sentence has dozens. */
class RunScorer {
  private readonly vocabulary: Vocabulary
  private readonly phrases: readonly Phrase[]
  private readonly scores: Float32Array
  private readonly touched: number[] = []
  private readonly bases: Float32Array
  private readonly isTold: boolean

  constructor(vocabulary: Vocabulary, phrases: readonly Phrase[], isTold: boolean) {
    this.isTold = isTold
    this.bases = isTold ? vocabulary.bases.told : vocabulary.bases.listed
    this.vocabulary = vocabulary
    this.phrases = phrases
    this.scores = scratch(vocabulary.entries.length)
  }

  /** The best food of every run that begins at a phrase. */
  *runsFrom(first: number): Generator<DecodedItem> {
    const words = new Map<string, PhraseWord>()
    let unexplainedAll = 0
    let weights = 0
    const used = this.usedBefore(first)
    try {
      for (let last = first; last < Math.min(first + LONGEST_RUN, this.phrases.length); last++) {
        const phrase = this.phrases[last]!
        if (hasWeight(phrase) && ++weights > 1) break
        if (last > first && beginsAnew(phrase)) break
        for (const word of phrase.words) {
          if (words.has(word.stem)) continue
          words.set(word.stem, word)
          unexplainedAll += this.add(word, used.has(word.stem) ? GAIN_OF_USED : 1)
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

  /** "a cone filled with ice cream": words that describe the food before have told it already. */
  private usedBefore(first: number): ReadonlySet<string> {
    const { joint } = this.phrases[first]!
    if (joint !== 'inside' && joint !== 'remark' && joint !== 'weak') return NONE_USED
    return new Set(
      this.phrases.slice(Math.max(0, first - 2), first).flatMap(({ words }) => words.map(({ stem }) => stem)),
    )
  }

  /** Adds what a word gives to every name that has it; returns what it costs where it is not explained. */
  private add({ stem, role }: PhraseWord, share: number): number {
    const telling = this.vocabulary.idf(stem)
    if (telling === null) return 0
    const unexplained = unexplainedCost(telling) * ROLE_UNEXPLAINED[role]
    const posting = this.vocabulary.postings.get(stem)
    if (posting === undefined) return unexplained
    const { entries, gains, costs } = posting
    const factor = ROLE_GAIN[role] * share
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[at]!
      if (this.scores[entry] === 0) this.touched.push(entry)
      this.scores[entry]! += gains[at]! * factor + costs[at]! + unexplained
    }
    return unexplained
  }

  private bestOf(
    first: number,
    last: number,
    words: ReadonlyMap<string, PhraseWord>,
    unexplainedAll: number,
  ): DecodedItem | null {
    const { entries, foods } = this.vocabulary
    const top = this.top(unexplainedAll)
    if (top.length === 0) return null
    const run = this.phrases.slice(first, last + 1)
    const said = portionSaid(run, words)
    const order = new Map(Array.from(words.keys(), (stem, at) => [stem, at]))
    const judged = top
      .filter(({ entryAt }) =>
        entries[entryAt]!.words.some(
          ({ stem }) => words.get(stem)?.role === 'food' && !SAYS_NO_FOOD.has(stem) && !stem.startsWith(NO),
        ),
      )
      .map(({ entryAt, score }) => ({
        entryAt,
        score: score + this.adjusted(entries[entryAt]!, words, order, run),
      }))
      .toSorted((a, b) => b.score - a.score)
    if (judged.length === 0) return null
    const weighed = judged
      .slice(0, WEIGHED_CANDIDATES)
      .map(({ entryAt, score }) => {
        const entry = entries[entryAt]!
        const portion = weigh(foods[entry.food]!, entry.isOwn && entry.isTied ? { ...said, isDish: true } : said, entry.words)
        const kcal = (foods[entry.food]!.per100g().kcal * portion.grams) / 100
        return { entryAt, score: score + portion.fit - implausibility(kcal), portion }
      })
      .toSorted((a, b) => b.score - a.score)
    const winner = weighed[0]!
    const entry = entries[winner.entryAt]!
    const isPartWeighed = !this.isTold && hasWeight(run[0]!) && run.length > 1
    const counts = run.filter(({ amounts }) => amounts.length > 0).length
    return {
      first,
      last,
      entry,
      entryAt: winner.entryAt,
      score: winner.score - (counts > 1 ? TWO_COUNTS * (counts - 1) : 0) - (isPartWeighed ? PART_WEIGHED : 0),
      weighed: winner.portion,
      unexplained: unexplainedOf(entry, words),
      others: weighed
        .slice(1)
        .map(({ entryAt, score, portion }) => ({ entryAt, worseBy: winner.score - score, weighed: portion })),
    }
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

  /** What cannot be added word by word. */
  private adjusted(
    entry: Entry,
    words: ReadonlyMap<string, PhraseWord>,
    order: ReadonlyMap<string, number>,
    run: readonly Phrase[],
  ): number {
    let sum = 0
    let hasHead = false
    let isHeadSaid = false
    let saysBrand = false
    let unsaidNaming = 0
    const isCookedSaid = run.some(({ words: some }) => some.some(({ stem }) => COOKED.has(stem)))
    const groups = new Map<number, { isHit: boolean; missed: number }>()
    let before: NameWord | null = null
    for (const word of entry.words) {
      const { stem, cost, isHead, isNaming, isBrand, part, alternatives } = word
      const isSaid = words.has(stem)
      if (isSaid) {
        if (isBrand) saysBrand = true
        if (before !== null && isSideBySide(order.get(stem)! - order.get(before.stem)!, part !== before.part))
          sum += BIGRAM
      } else {
        if (isNaming) unsaidNaming += cost
        if (words.has(NO + stem)) sum -= CLASH
        if (stem.startsWith(NO) && words.has(stem.slice(NO.length))) sum -= CLASH
      }
      before = isSaid ? word : null
      if (isHead) {
        hasHead = true
        isHeadSaid ||= isSaid
      }
      if (alternatives > 0) {
        const group = groups.get(alternatives) ?? { isHit: false, missed: 0 }
        group.isHit ||= isSaid
        if (!isSaid) group.missed += cost
        groups.set(alternatives, group)
      }
    }
    for (const { isHit, missed } of groups.values()) if (isHit) sum += missed * FORGIVEN_OF_ALTERNATIVES
    if (
      entry.isOwn &&
      entry.words.every(({ stem }) => words.has(stem)) &&
      unexplainedOf(entry, words).length === 0
    )
      sum += NAMED_IN_FULL
    if (saysBrand) sum += entry.brandCost + unsaidNaming * FORGIVEN_OF_BRANDED
    else if (hasHead && !isHeadSaid) sum -= HEAD_UNSAID
    if (entry.isTied && run.length > 1 && run.every(({ joint }, at) => at === 0 || joint === 'none'))
      sum -= TIED
    if (entry.isOwn && run.some(({ joint, hasDeterminer }, at) => at > 0 && joint === 'strong' && hasDeterminer)) sum -= TIED
    if (entry.isOwn && run.length === 2 && run[1]!.isAfterComma) sum -= TIED
    if (isWithDrink(entry, run)) sum -= DRINK_BESIDE
    if (isNounUnexplained(entry, run[0]!)) sum -= NOUN_UNEXPLAINED
    if (isHeadSaid && entry.words.every(({ stem, isHead }) => !isHead || words.get(stem)?.role !== 'food'))
      sum -= HEAD_IS_PRAISE
    if (hasHead && isHeadSaid && run.length > 1 && isOnlyInModifiers(entry, run)) sum -= HEAD_IN_MODIFIER
    if (words.has('raw') && entry.words.some(({ stem }) => COOKED.has(stem))) sum -= RAW_CLASH
    if (entry.words.some(({ stem }) => stem === 'raw') && isCookedSaid) sum -= RAW_CLASH
    return sum
  }
}

/** Next to each other in sentence and name; USDA turns names round at commas ("Milk, whole"). */
const isSideBySide = (step: number, isAcrossComma: boolean): boolean =>
  step === 1 || (step === -1 && isAcrossComma)

/** Nobody eats 2,000 kcal of one food where another reading is at hand. */
const implausibility = (kcal: number): number => (kcal > 1000 ? Math.min(4, (kcal - 1000) / 400) : 0)

const COOKED = new Set([
  'cooked',
  'boiled',
  'fried',
  'baked',
  'grilled',
  'roasted',
  'broiled',
  'steamed',
  'stewed',
  'braised',
  'scrambled',
  'poached',
])

/** The food's name does not say the noun of the phrase: "milk fortified with vitamins" is no vitamin drink. */
function isNounUnexplained(entry: Entry, { words }: Phrase): boolean {
  const noun = words.findLast(({ role }) => role === 'food')
  return noun !== undefined && !entry.words.some(({ stem }) => stem === noun.stem)
}

/** "no sugar" or "fried" alone is no food. */
const SAYS_NO_FOOD: ReadonlySet<string> = new Set([...STATES, 'sugarfree', 'fatfree', 'lowfat', 'reducedfat', 'diet', 'lowsodium', 'glutenfree', 'nondairy', 'lactosefree'])

const DRINKS = new Set(['tea', 'coffee', 'beer', 'wine', 'water', 'cola', 'softdrink', 'juice'])

/** Biscuits with tea are no tea biscuits. */
function isWithDrink(entry: Entry, run: readonly Phrase[]): boolean {
  const beside = run
    .slice(1)
    .find(
      ({ joint, words }) =>
        joint === 'weak' &&
        words.length > 0 &&
        words.every(({ stem, role }) => role !== 'food' || DRINKS.has(stem)),
    )
  return beside !== undefined && !entry.words.some(({ stem, isHead }) => isHead && DRINKS.has(stem))
}

function isOnlyInModifiers(entry: Entry, run: readonly Phrase[]): boolean {
  const heads = entry.words.filter(({ isHead }) => isHead)
  return run.every(
    ({ joint, words }, at) =>
      (at > 0 && (joint === 'weak' || joint === 'inside')) ||
      !words.some(({ stem }) => heads.some((head) => head.stem === stem)),
  )
}

const unexplainedOf = (entry: Entry, words: ReadonlyMap<string, PhraseWord>): PhraseWord[] =>
  Array.from(words.values()).filter(
    ({ stem, role }) => role === 'food' && !entry.words.some((word) => word.stem === stem),
  )

/** The amount of a run: what its first phrase says, or the first that says one. */
export function portionSaid(run: readonly Phrase[], words: ReadonlyMap<string, PhraseWord>): SaidPortion {
  const [head] = run
  const weighed = run.find(hasWeight)
  // "made with two patties" counts the patties.
  const counted = run.find(
    ({ amounts, joint }, at) => amounts.length > 0 && (at === 0 || joint === 'none' || joint === 'strong'),
  )
  const amounts = weighed?.amounts ?? counted?.amounts ?? []
  const unitFrom = weighed ?? counted ?? head!
  const unit =
    unitFrom.words.find(({ role }) => role === 'unit')?.stem ??
    head!.words.find(({ role }) => role === 'unit')?.stem ??
    null
  return {
    amounts,
    isOne: head!.hasDeterminer,
    isDish: false,
    inches: run.flatMap(({ amounts: some }) => some).find(({ measure }) => measure === 'inch')?.value ?? null,
    words: new Set(words.keys()),
    unit,
    parts: run.slice(1).flatMap(({ amounts: some, words: named }) => {
      const [amount] = some
      const noun = named.findLast(({ role }) => role === 'food')
      return amount === undefined || noun === undefined
        ? []
        : [{ stem: noun.stem, count: (amount.value + amount.most) / 2 }]
    }),
    units: run.flatMap(({ words: some }) =>
      some.filter(({ role }) => role === 'unit').map(({ stem }) => stem),
    ),
  }
}

const scratches = new Map<number, Float32Array>()

function scratch(length: number): Float32Array {
  const known = scratches.get(length)
  if (known !== undefined) return known
  const made = new Float32Array(length)
  scratches.set(length, made)
  return made
}
