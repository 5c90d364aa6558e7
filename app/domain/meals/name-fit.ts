import { DRINKS } from './vocabulary/words-of-name.ts'
import { MAKING, STATES } from './lexicon.ts'
import type { Phrase, PhraseWord } from './phrase.ts'
import { NO } from './stems.ts'
import type { Entry, NameWord } from './vocabulary/vocabulary.ts'

/** How well a name fits the phrases of a food, beyond what its words give one by one. */

const BIGRAM = 0.7
const CLASH = 4
const HEAD_IN_MODIFIER = 2
/** "pizza with mozzarella" is no mozzarella. */
const FOOD_IN_MODIFIER = 9
const HEAD_UNSAID = 2.5
const NOUN_UNEXPLAINED = 2.5
/** Neither the noun of the sentence nor the head of the name is common to both. */
const ANOTHER_FOOD = 6
const FORGIVEN_OF_BRANDED = 0.7
const FORGIVEN_OF_ALTERNATIVES = 0.7
const NAMED_IN_FULL = 0.8
const WHOLE_NAME = 1.5
/** "eggs toast" lacks the "on" of eggs on toast. */
const TIED = 3
/** "chicken and rice" is not what is called chicken rice. */
const UNTIED = 1.5
const DRINK_BESIDE = 4
/** "a chocolate bar and a soda" are two. */
const AND_A = 3
const COMMA = 1
const COMMA_BEHIND_AMOUNT = 3

/** The phrases that a name is held against: their words, and the order in which they were said. */
export type SaidRun = {
  phrases: readonly Phrase[]
  words: ReadonlyMap<string, PhraseWord>
  order: ReadonlyMap<string, number>
  /** Somebody tells, as against a list. */
  isSentence: boolean
}

/** Adds to the score of a name what cannot be added word by word; negative where it clashes. */
export function nameFit(entry: Entry, run: SaidRun): number {
  return (
    ofWords(entry, run) +
    ofAlternatives(entry, run) +
    ofHead(entry, run) +
    ofTies(entry, run.phrases) +
    ofCommas(run)
  )
}

/** Neighbours in sentence and name, and words that are denied. */
function ofWords({ words: nameWords }: Entry, { words, order }: SaidRun): number {
  let sum = 0
  let before: NameWord | null = null
  for (const word of nameWords) {
    const { stem, part } = word
    if (words.has(stem)) {
      if (before !== null && isSideBySide(order.get(stem)! - order.get(before.stem)!, part !== before.part))
        sum += BIGRAM
      before = word
      continue
    }
    before = null
    if (words.has(NO + stem)) sum -= CLASH
    if (stem.startsWith(NO) && words.has(stem.slice(NO.length))) sum -= CLASH
  }
  return sum
}

/** Next to each other in sentence and name; USDA turns names round at commas ("Milk, whole"). */
const isSideBySide = (step: number, isAcrossComma: boolean): boolean =>
  step === 1 || (step === -1 && isAcrossComma)

/** Of "A, B, or C" one said forgives most of the others. */
function ofAlternatives({ words: nameWords }: Entry, { words }: SaidRun): number {
  const groups = new Map<number, { isHit: boolean; missed: number }>()
  for (const { stem, cost, alternatives } of nameWords) {
    if (alternatives === 0) continue
    const group = groups.get(alternatives) ?? { isHit: false, missed: 0 }
    if (words.has(stem)) group.isHit = true
    else group.missed += cost
    groups.set(alternatives, group)
  }
  let sum = 0
  for (const { isHit, missed } of groups.values()) if (isHit) sum += missed * FORGIVEN_OF_ALTERNATIVES
  return sum
}

/** Whether the food itself was said, not only what is in it. */
function ofHead(entry: Entry, { phrases, words, isSentence }: SaidRun): number {
  const { heads, brand } = entry
  const isHeadSaid = heads.some(({ stem }) => words.has(stem))
  const brandSaid = brand.filter(({ stem }) => words.has(stem)).length
  // The burger of "Burger King" names no maker.
  const saysBrand = brandSaid > 1 || (brandSaid === 1 && brand.length === 1)
  let sum = 0
  if (saysBrand) {
    const unsaid = entry.words.filter(({ stem, isNaming }) => isNaming && !words.has(stem))
    sum += entry.brandCost + FORGIVEN_OF_BRANDED * unsaid.reduce((all, { cost }) => all + cost, 0)
  } else if (heads.length > 0 && !isHeadSaid) sum -= HEAD_UNSAID
  const isNounLost = isNounUnexplained(entry, phrases)
  if (isNounLost) sum -= NOUN_UNEXPLAINED
  if (!isHeadSaid) return isNounLost && !saysBrand ? sum - ANOTHER_FOOD : sum
  if (phrases.length > 1 && isOnlyInModifiers(heads, phrases))
    sum -= entry.isOwn && !entry.isTied ? FOOD_IN_MODIFIER : HEAD_IN_MODIFIER
  if (entry.isOwn && isNamedInFull(entry, words))
    sum += NAMED_IN_FULL + (!isSentence && isOneBreath(phrases) && isWholeName(entry, words) ? WHOLE_NAME : 0)
  return sum
}

const isNamedInFull = (entry: Entry, words: ReadonlyMap<string, PhraseWord>): boolean =>
  entry.words.every(({ stem }) => words.has(stem)) && unexplainedOf(entry, words).length === 0

/** No comma and no "and a" between them. */
const isOneBreath = ([first, ...rest]: readonly Phrase[]): boolean =>
  rest.length === 0 ||
  (first!.amounts.length === 0 &&
    rest.every(
      ({ isAfterComma, hasDeterminer, joint }) => joint === 'weak' && !isAfterComma && !hasDeterminer,
    ))

/** "side salad", "tin of baked beans": nothing is said but the name. */
const isWholeName = ({ words: name }: Entry, words: ReadonlyMap<string, PhraseWord>): boolean =>
  name.length > 1 &&
  Array.from(words.values()).every(
    ({ stem, isImplied }) => isImplied === true || name.some((word) => word.stem === stem),
  )

/** Dishes of several foods are said in one breath: no comma, no "and a" between them. */
function ofTies(entry: Entry, phrases: readonly Phrase[]): number {
  if (phrases.length === 1) return 0
  const rest = phrases.slice(1)
  let sum = isWithDrink(entry, rest) ? -DRINK_BESIDE : 0
  for (const { joint, hasDeterminer, isDefinite } of rest)
    if (joint === 'strong' && hasDeterminer && !isDefinite) sum -= AND_A
  if (entry.isTied && rest.every(({ joint }) => joint === 'none')) sum -= TIED
  if (!entry.isOwn) return sum
  if (!entry.isTied && rest.some(({ joint }) => joint === 'strong' || joint === 'weak')) sum -= UNTIED
  if (rest.some(({ joint, hasDeterminer }) => joint === 'strong' && hasDeterminer)) sum -= TIED
  if (rest.length === 1 && rest[0]!.isAfterComma) sum -= TIED
  return sum
}

/** In a list a comma parts foods, most of all behind an amount. */
function ofCommas({ phrases: [first, ...rest], isSentence }: SaidRun): number {
  if (isSentence || first === undefined) return 0
  const parted = rest.filter(
    ({ isAfterComma, words }) => isAfterComma && words.some(({ role }) => role === 'food'),
  )
  return -parted.length * (first.amounts.length > 0 ? COMMA_BEHIND_AMOUNT : COMMA)
}

/** The food's name does not say the noun of the phrases: "milk fortified with vitamins" is no vitamin drink. */
function isNounUnexplained(entry: Entry, phrases: readonly Phrase[]): boolean {
  const noun = nounOf(phrases)
  return noun !== undefined && !entry.words.some(({ stem }) => stem === noun)
}

/** The last word of food in the first phrase that has one, ways of making it aside: the milk of "milk fortified". */
function nounOf(phrases: readonly Phrase[]): string | undefined {
  for (const { words } of phrases) {
    const foods = words.filter(({ role }) => role === 'food')
    const noun = foods.findLast(({ stem }) => !MAKING.has(stem) && !STATES.has(stem)) ?? foods.at(-1)
    if (noun !== undefined) return noun.stem
  }
  return undefined
}

/** Biscuits with tea are no tea biscuits. */
function isWithDrink(entry: Entry, rest: readonly Phrase[]): boolean {
  const beside = rest.find(
    ({ joint, words }) =>
      joint === 'weak' &&
      words.length > 0 &&
      words.every(({ stem, role }) => role !== 'food' || DRINKS.has(stem)),
  )
  // "protein shake with water" says its drink behind "with" itself.
  return (
    beside !== undefined &&
    !entry.words.some(({ stem, isHead }) => (isHead || entry.isTied) && DRINKS.has(stem))
  )
}

function isOnlyInModifiers(heads: readonly NameWord[], phrases: readonly Phrase[]): boolean {
  return phrases.every(
    ({ joint, words }, at) =>
      (at > 0 && (joint === 'weak' || joint === 'inside')) ||
      !words.some(({ stem }) => heads.some((head) => head.stem === stem)),
  )
}

/** Words of food that the name does not say. */
export const unexplainedOf = (entry: Entry, words: ReadonlyMap<string, PhraseWord>): PhraseWord[] =>
  Array.from(words.values()).filter(
    ({ stem, role, isImplied }) =>
      role === 'food' && isImplied !== true && !entry.words.some((word) => word.stem === stem),
  )
