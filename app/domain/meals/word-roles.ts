import { foodOfChain, isChain } from './chains.ts'
import { MEAL_NAMES, SIZES, UNITS } from './meal-words.ts'
import type { Building } from './phrase-lists.ts'
import { BREADS, NOUNS, UNITS_TO_EAT } from './phrase-words.ts'
import type { Phrase, PhraseWord } from './phrase.ts'
import { NO } from './stems.ts'
import { ASIDE, DECORATION, ENGLISH, SOMETHING, UNNAMED } from './telling-words.ts'

/** What a word is in its phrase: a food, praise, a measure, a size, or something beside the food. */

export function roleOf(word: string): PhraseWord['role'] {
  if (UNITS.has(word)) return 'unit'
  if (SIZES.has(word)) return 'size'
  if (ASIDE.has(word) || MEAL_NAMES.has(word) || isChain(word)) return 'aside'
  return DECORATION.has(word) || SOMETHING.has(word) || ENGLISH.has(word) ? 'decoration' : 'food'
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

/** These name something without any word before them. */
const ALONE: ReadonlySet<string> = new Set(['something', 'stuff', 'leftover', 'nibble', 'bit', 'thing'])

/** Settles what the words of a phrase are once all of it is read: some are nouns only where no other stands. */
export function settleRoles(phrase: Building): void {
  if (phrase.joint === 'start') denyOnlyFirst(phrase)
  const [only] = phrase.words
  // "a sandwich on brown"
  if (phrase.isOn && phrase.words.length === 1 && BREADS.has(only!.stem))
    phrase.words.push({ ...only!, stem: 'bread' })
  const last = phrase.words.at(-1)
  const isBare = phrase.words.every(({ role }) => role !== 'food')
  if (last?.role === 'unit' && isBare && UNITS_TO_EAT.has(last.stem)) last.role = 'food'
  nameFoodOf(phrase)
  // "a fruit drink": what praises elsewhere is the noun here.
  if (last?.role === 'decoration' && phrase.words.length > 1 && NOUNS.has(last.stem)) last.role = 'food'
}

/** "a drink", "a McDonald's": no food is it, nor does it belong to the name of one. */
export function isOnlyUnnamed({ words }: Pick<Phrase, 'words'>): boolean {
  const foods = words.filter(({ role }) => role === 'food')
  return foods.length > 0 && foods.every(({ stem }) => UNNAMED.has(stem) || isChain(stem))
}

/** "2 pieces from KFC" and "some of that stuff" name a food, one by its maker, the other by no name. */
function nameFoodOf({ words, hasDeterminer, joint }: Building): void {
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
  if (isNamed) return
  if (maker !== undefined)
    for (const stem of foodOfChain(maker.stem)) words.push({ ...maker, stem, role: 'food', isImplied: true })
  const isHelping = hasDeterminer && joint !== 'inside'
  // "a McDonald's", "and a dessert": eaten, and nobody can know what.
  const last = words.at(-1)
  if (
    isHelping &&
    last !== undefined &&
    last.isMeasure !== true &&
    (isChain(last.stem) || UNNAMED.has(last.stem))
  )
    last.role = 'food'
  const something = words.find(({ stem }) => SOMETHING.has(stem))
  if (something !== undefined && (hasDeterminer || ALONE.has(something.stem))) something.role = 'food'
}
