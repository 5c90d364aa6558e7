import { foodOfChain, isChain } from './vocabulary/word-lists.ts'
import { isEnglish } from './vocabulary/spelling.ts'
import {
  ASIDE,
  BREADS,
  COURSES,
  DECORATION,
  DISHES_OF_UNITS,
  ENGLISH,
  EXTRAS,
  MEAL_NAMES,
  NOUNS,
  QUALITIES,
  SIZES,
  SOMETHING,
  TELLING,
  TELLING_VERBS,
  THINGS,
  UNITS,
  UNITS_TO_EAT,
  UNNAMED,
  UNNAMED_IN_LISTS,
} from './lexicon.ts'
import type { Building, Phrase, PhraseWord } from './phrase.ts'
import { NO, stemOf, type Token } from './stems.ts'

/** What a word is in its phrase: a food, praise, a measure, a size, or something beside the food. */

export function roleOf(word: string): PhraseWord['role'] {
  if (UNITS.has(word)) return 'unit'
  if (SIZES.has(word)) return 'size'
  if (ASIDE.has(word) || MEAL_NAMES.has(word) || isChain(word)) return 'aside'
  return DECORATION.has(word) || SOMETHING.has(word) || EXTRAS.has(word) || ENGLISH.has(word)
    ? 'decoration'
    : 'food'
}

/** "no sugar black coffee": where everything is denied and nothing stands before it, only the first food is. */
function denyOnlyFirst({ words }: Pick<Building, 'words'>): void {
  const foods = words.filter(({ role }) => role === 'food')
  if (foods.length < 2 || !foods.every(({ stem }) => stem.startsWith(NO))) return
  for (const word of foods.slice(1)) {
    word.stem = word.stem.slice(NO.length)
    word.role = roleOf(word.stem)
  }
}

const SOLD_BY_LENGTH = 'submarine'

/** These name something without any word before them. */
const ALONE: ReadonlySet<string> = new Set([...SOMETHING, ...EXTRAS])

/** The words that foods are named by, and what misspelt ones stand for. */
export type KnownWords = {
  idf: (stem: string) => number | null
  correct: (word: string) => string | null
  /** Somebody tells in sentences, whose nouns are not all food; in a list they are. */
  isSentence: boolean
}

/** A word of a phrase: spelt as foods are, denied where "no" or "without" stands before it or "-less" behind. */
export function saidWord(token: Token, text: string, isDenied: boolean, known: KnownWords): PhraseWord {
  const { start, end } = token
  const word = spelt(token.text, known)
  // "bunless"
  const lacks = known.idf(word) === null && word.endsWith('less') ? stemOf(word.slice(0, -4)) : null
  const isLacking = lacks !== null && known.idf(lacks) !== null
  const role = isDenied || isLacking ? 'food' : roleOf(word)
  const isPlural = (role === 'food' || role === 'unit') && text[end - 1] === 's' && !word.endsWith('s')
  return {
    stem: isDenied ? NO + word : isLacking ? NO + lacks : word,
    role,
    start,
    end,
    ...(isPlural && { isPlural }),
    ...(word !== token.text && { isCorrected: true }),
  }
}

function spelt(word: string, known: KnownWords): string {
  const isKnown =
    known.idf(word) !== null ||
    roleOf(word) !== 'food' ||
    QUALITIES.has(word) ||
    ENGLISH.has(word) ||
    TELLING.has(word) ||
    TELLING_VERBS.has(word) ||
    isEnglish(word)
  if (isKnown) return word
  const meant = known.correct(word)
  // Nobody is read as having said how a food is instead of what.
  return meant === null || QUALITIES.has(meant) ? word : meant
}

/** Settles what the words of a phrase are once all of it is read: some are nouns only where no other stands. */
export function settleRoles(phrase: Building, isSentence: boolean): void {
  if (phrase.joint === 'start') denyOnlyFirst(phrase)
  const [only] = phrase.words
  // "a sandwich on brown"
  if (phrase.isOn && phrase.words.length === 1 && BREADS.has(only!.stem))
    phrase.words.push({ ...only!, stem: 'bread' })
  const last = phrase.words.at(-1)
  const isBare = phrase.words.every(({ role }) => role !== 'food')
  const isEaten = last !== undefined && (UNITS_TO_EAT.has(last.stem) || isNamedBar(phrase.words))
  if (last?.role === 'unit' && isBare && isEaten) last.role = 'food'
  if (!isSentence && last !== undefined && isHeadOfCompound(phrase.words)) last.role = 'food'
  if (!isSentence && phrase.words.length === 1 && UNNAMED_IN_LISTS.has(last!.stem)) last!.role = 'food'
  nameFoodOf(phrase, isSentence)
  // "onion bhaji starter": which course it was.
  if (last !== undefined && COURSES.has(last.stem) && phrase.words.at(-2)?.role === 'food')
    last.role = 'decoration'
  // "a fruit drink": what praises elsewhere is the noun here.
  if (last?.role === 'decoration' && phrase.words.length > 1 && NOUNS.has(last.stem)) last.role = 'food'
}

/** "breakfast bar"; of "a bar" nobody knows which. */
const isNamedBar = (words: readonly PhraseWord[]): boolean => words.length > 1 && words.at(-1)!.stem === 'bar'

/** "tuna roll": the unit right behind a food, with nothing between, is what was eaten; "roll of tuna" is an amount. */
function isHeadOfCompound(words: readonly PhraseWord[]): boolean {
  const last = words.at(-1)
  const before = words.at(-2)
  return (
    last?.role === 'unit' &&
    last.isMeasure !== true &&
    DISHES_OF_UNITS.has(last.stem) &&
    (before?.role === 'food' || (before?.role === 'unit' && words.at(-3)?.role === 'food'))
  )
}

/** "a drink", "a McDonald's": no food is it, nor does it belong to the name of one. */
export function isOnlyUnnamed({ words }: Pick<Phrase, 'words'>): boolean {
  const foods = words.filter(({ role }) => role === 'food')
  return (
    foods.length > 0 &&
    foods.every(({ stem }) => UNNAMED.has(stem) || UNNAMED_IN_LISTS.has(stem) || isChain(stem))
  )
}

/** "Subway 6 inch turkey": what is sold by its length is the sandwich, and only its filling is named. */
function nameByInches(words: PhraseWord[], maker: PhraseWord): void {
  const [stem] = foodOfChain(maker.stem)
  if (stem === SOLD_BY_LENGTH && words.every((word) => word.stem !== stem))
    words.push({ ...maker, stem, role: 'food', isImplied: true })
}

/** "2 pieces from KFC" and "some of that stuff" name a food, one by its maker, the other by no name. */
function nameFoodOf(
  { words, amounts, hasDeterminer, isDefinite, joint }: Building,
  isSentence: boolean,
): void {
  const maker = words.find(({ stem }) => foodOfChain(stem).length > 0)
  const isNamed = words.some(({ role }) => role === 'food')
  // "Domino's pepperoni" is a pizza; of what others sell the name says what it is.
  if (isNamed && maker !== undefined && foodOfChain(maker.stem)[0] === 'pizza')
    words.push({
      ...maker,
      stem: 'pizza',
      role: maker.stem.includes('pizza') ? 'aside' : 'food',
      isImplied: true,
    })
  if (isNamed && maker !== undefined && amounts.some(({ measure }) => measure === 'inch'))
    nameByInches(words, maker)
  const noun = words.at(-1)
  // "a protein thing": of what it was only a part is named.
  if (isNamed && noun?.isMeasure !== true && THINGS.has(noun?.stem ?? '')) noun!.role = 'food'
  if (isNamed) return
  if (maker !== undefined)
    for (const stem of foodOfChain(maker.stem)) words.push({ ...maker, stem, role: 'food', isImplied: true })
  const isListed = joint === 'strong' || joint === 'weak'
  const isHelping =
    (hasDeterminer && joint !== 'inside') || (isListed && !(isSentence && isDefinite) && words.length === 1)
  // "a McDonald's", "and a dessert": eaten, and nobody can know what.
  const last = words.at(-1)
  if (
    isHelping &&
    last !== undefined &&
    last.isMeasure !== true &&
    // "dahi 2 spoons" is no Wetherspoons.
    last.role !== 'unit' &&
    (isChain(last.stem) || UNNAMED.has(last.stem))
  )
    last.role = 'food'
  const something = words.find(({ stem }) => SOMETHING.has(stem) || EXTRAS.has(stem))
  if (something !== undefined && (hasDeterminer || ALONE.has(something.stem))) something.role = 'food'
}
