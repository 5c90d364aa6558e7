import { findFood } from '#app/domain/food/foods.ts'
import { wordSet } from '#app/domain/food/line-words.ts'
import type { Draft } from './draft.ts'
import { portionsOf, usualGrams } from './portions/food-portions.ts'
import { mealVocabulary } from './vocabulary/meal-vocabulary.ts'
import { isPieceOfNothing, SIZE_FACTOR } from './measure-words.ts'
import { DISHES_OF_UNITS, EXTRAS, QUALITIES, SOMETHING, STATES, VAGUE } from './lexicon.ts'
import type { Phrase, PhraseWord } from './phrase.ts'
import { NO } from './stems.ts'

/** What was said and is in no food: every word that may name food ends in a food or on the list "not counted". */

const isContent = ({ role, stem }: PhraseWord): boolean =>
  role === 'food' &&
  !stem.startsWith(NO) &&
  !STATES.has(stem) &&
  !QUALITIES.has(stem) &&
  // "2% milk", "0% yoghurt": how it is, and nothing of its own.
  !stem.endsWith('%') &&
  !(stem in SIZE_FACTOR)

/** True of a phrase that names something: not only praise, sizes or units. */
export const isWorthNaming = ({ words }: Phrase): boolean => words.some(isContent)

/** "toast and a slice", "a stack": a helping of something that nobody named; behind a comma it measures what was said before. */
export function isHelpingOfNothing(
  { words, joint, hasDeterminer, amounts, isAfterComma }: Phrase,
  isSentence: boolean,
): boolean {
  const isMeasuring =
    words.some(({ role }) => role === 'unit' || role === 'size') &&
    words.every(({ role }) => role === 'unit' || role === 'size' || role === 'decoration')
  if (!isMeasuring || amounts.some(({ measure }) => measure !== null)) return false
  if (isSentence) return joint === 'strong' && hasDeterminer && !isAfterComma
  const isBare = amounts.length === 0 && !hasDeterminer
  if (isAfterComma) return isBare && words.every(isDishOfUnit)
  return joint === 'start' ? !isBare : joint === 'strong' || joint === 'weak'
}

/** "tofu, bar, apple" */
const isDishOfUnit = ({ stem }: PhraseWord): boolean => DISHES_OF_UNITS.has(stem)

/** "some stuff": eaten, and not named. */
export const isUnnamed = ({ words }: Phrase): boolean =>
  words.filter(isContent).every(({ stem }) => SOMETHING.has(stem) || EXTRAS.has(stem))

/** Words this common in names of foods tell how, not what. */
const LEAST_TELLING = 1.5

/** What is served in one of these is a dish; of soup or crisps it only says how much. */
const SERVED_IN = wordSet('bowl plate box basket tray bucket ring nest round sheet')
const PLAIN_GROUPS = wordSet('meat poultry fish eggs vegetables pulses dairy')

/** "tuna bowl" is more than the tuna: the container behind a plain food that no name of it has; null elsewhere. */
function dishNotRead({ food, item }: Draft, words: readonly PhraseWord[]): PhraseWord | null {
  const [before, last] = words.slice(-2)
  if (last === undefined || before?.role !== 'food' || !(SERVED_IN.has(last.stem) || isDishOfUnit(last)))
    return null
  const isKnown =
    last.isMeasure === true ||
    item.entry.words.some(({ stem }) => stem === last.stem) ||
    portionsOf(food).some(({ stems }) => stems.has(last.stem))
  if (!isKnown && DISHES_OF_UNITS.has(last.stem)) return last
  return isKnown || !PLAIN_GROUPS.has(findFood(food.id)?.group ?? '') ? null : last
}

/** The words of a food's phrases that its name does not say, side by side as they were said. */
export function wordsNotRead(draft: Draft, text: string, isSentence: boolean): string[] {
  const { food, item, phrases } = draft
  const { idf } = mealVocabulary()
  const unexplained = new Set(
    item.unexplained.flatMap(({ stem }) => ((idf(stem) ?? LEAST_TELLING) < LEAST_TELLING ? [] : [stem])),
  )
  const found: { start: number; end: number }[] = []
  phrases.forEach((phrase, place) => {
    const { words } = phrase
    const isInName = words.some(({ stem }) => item.entry.words.some((word) => word.stem === stem))
    if (place > 0 && isHelpingOfNothing(phrase, isSentence) && !isInName)
      found.push({ start: phrase.start, end: phrase.end })
    const behind = words.find(({ isUnitBehind }) => isUnitBehind === true)
    const portions = portionsOf(food)
    if (behind !== undefined && isPieceOfNothing(behind.stem, portions, usualGrams(portions)))
      found.push({ start: behind.start, end: behind.end })
    const dish = behind === undefined ? dishNotRead(draft, words) : null
    if (dish !== null) found.push({ start: dish.start, end: dish.end })
    words.forEach((word, at) => {
      if (!isContent(word) || !unexplained.has(word.stem)) return
      const noun = words[at + 1]
      // "special sauce": by "special" alone nobody knows what is meant.
      const end = noun !== undefined && VAGUE.has(noun.stem) ? noun.end : word.end
      const last = found.at(-1)
      if (last !== undefined && word.start - last.end <= 1) last.end = Math.max(last.end, end)
      else found.push({ start: word.start, end })
    })
  })
  return found.map(({ start, end }) => text.slice(start, end))
}
