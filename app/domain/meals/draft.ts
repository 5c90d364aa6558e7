import type { Phrase } from './phrase.ts'
import type { DecodedItem } from './run-scorer.ts'
import type { VocabularyFood } from './vocabulary.ts'

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
