import type { Draft } from './draft.ts'
import { mealVocabulary } from './meal-vocabulary.ts'
import { SIZE_FACTOR } from './measure-words.ts'
import { QUALITIES, STATES, VAGUE } from './meal-words.ts'
import type { Phrase, PhraseWord } from './phrase.ts'
import { NO } from './stems.ts'
import { SOMETHING } from './telling-words.ts'

/** What was said and is in no food: every word that may name food ends in a food or on the list "not counted". */

const isContent = ({ role, stem }: PhraseWord): boolean =>
  role === 'food' &&
  !stem.startsWith(NO) &&
  !STATES.has(stem) &&
  !QUALITIES.has(stem) &&
  !(stem in SIZE_FACTOR)

/** True of a phrase that names something: not only praise, sizes or units. */
export const isWorthNaming = ({ words }: Phrase): boolean => words.some(isContent)

/** "some stuff": eaten, and not named. */
export const isUnnamed = ({ words }: Phrase): boolean =>
  words.filter(isContent).every(({ stem }) => SOMETHING.has(stem))

/** Words this common in names of foods tell how, not what. */
const LEAST_TELLING = 1.5

/** The words of a food's phrases that its name does not say, side by side as they were said. */
export function wordsNotRead({ item, phrases }: Draft, text: string): string[] {
  const { idf } = mealVocabulary()
  const unexplained = new Set(
    item.unexplained.flatMap(({ stem }) => ((idf(stem) ?? LEAST_TELLING) < LEAST_TELLING ? [] : [stem])),
  )
  const found: { start: number; end: number }[] = []
  for (const { words } of phrases) {
    words.forEach((word, at) => {
      if (!isContent(word) || !unexplained.has(word.stem)) return
      const noun = words[at + 1]
      // "special sauce": by "special" alone nobody knows what is meant.
      const end = noun !== undefined && VAGUE.has(noun.stem) ? noun.end : word.end
      const last = found.at(-1)
      if (last !== undefined && word.start - last.end <= 1) last.end = Math.max(last.end, end)
      else found.push({ start: word.start, end })
    })
  }
  return found.map(({ start, end }) => text.slice(start, end))
}
