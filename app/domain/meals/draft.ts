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

/** A draft with a remark on what was read of it. */
export const remarked = (draft: Draft, ...remarks: readonly string[]): Draft => ({
  ...draft,
  remarks: [...draft.remarks, ...remarks],
})

/** A count of pieces, bowls or cups that was said of it, and no weight or volume. */
export const countSaid = ({ phrases }: Draft): SaidAmount | undefined =>
  phrases.flatMap(({ amounts }) => amounts).find(({ measure }) => measure === null)

/** The nouns of the name that it was read as. */
export const headStems = ({ item }: Draft): string[] =>
  item.entry.words.flatMap(({ stem, isHead }) => (isHead ? [stem] : []))

/** The last word of food of a phrase; undefined where none was said. */
export const lastFoodStem = ({ words }: Phrase): string | undefined =>
  words.findLast(({ role }) => role === 'food')?.stem

/** The middle of an amount that was said as a range. */
export const meanOf = ({ value, most }: SaidAmount): number => (value + most) / 2

/** A row of which only a share was eaten. */
export function shared(draft: Draft, share: number): Draft {
  if (share === 1) return draft
  return {
    ...draft,
    grams: draft.grams * share,
    remarks: [...draft.remarks, `${Math.round(share * 100)} % of it`],
  }
}

/** True where nothing that was read stands between two rows. */
export const isNextTo = (before: Draft, behind: Draft): boolean => before.item.last + 1 === behind.item.first

/** Where it ends, in characters of the text. */
export const endOf = ({ phrases }: Draft): number => phrases.at(-1)!.end
