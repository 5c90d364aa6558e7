import type { Phrase, SaidAmount } from './phrase.ts'
import type { DecodedItem } from './run-scorer.ts'
import type { VocabularyFood } from './vocabulary/vocabulary.ts'

/** An item of the sentence on its way to a component. */
export type Draft = {
  item: DecodedItem
  food: VocabularyFood
  phrases: readonly Phrase[]
  grams: number
  said: string
  /** Said of the item in words: what was left out, whose share it was. */
  remarks: string[]
  /** Weighed by the dish that it is a part of. */
  isInDish?: boolean
}

/** True where an amount was said of it. */
export const isAmountSaid = ({ phrases: [phrase] }: Draft): boolean => phrase!.amounts.length > 0

/** True where its amount was said by weight or volume, not in pieces or bowls. */
export const isMeasured = ({ item: { weighed } }: Draft): boolean =>
  weighed.basis === 'weight' || weighed.basis === 'volume'

/** Where it was said, in characters of the text. */
export const startOf = ({ phrases }: Draft): number => phrases[0]!.start

/** The stems of the words of food it was called by. */
export const foodStems = ({ phrases }: Pick<Draft, 'phrases'>): string[] =>
  phrases.flatMap(({ words }) => words.flatMap(({ stem, role }) => (role === 'food' ? [stem] : [])))

/** A count of pieces, bowls or cups that was said of it, and no weight or volume. */
export const countSaid = ({ phrases }: Draft): SaidAmount | undefined =>
  phrases.flatMap(({ amounts }) => amounts).find(({ measure }) => measure === null)
