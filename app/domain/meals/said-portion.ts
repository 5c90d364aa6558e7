import type { Phrase, PhraseWord } from './phrase.ts'
import type { SaidPortion } from './said-amount.ts'

/** True of a phrase with an amount in grams, ounces, millilitres or calories. */
export const hasWeight = ({ amounts }: Phrase) =>
  amounts.some(({ measure }) => measure !== null && measure !== 'inch')

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
    // "my friend's dessert (a spoonful of tiramisu)"
    run.find(({ isBracketed }) => isBracketed)?.words.find(({ role }) => role === 'unit')?.stem ??
    null
  return {
    amounts,
    isOne: head!.hasDeterminer,
    isPlural: head!.words.findLast(({ role }) => role === 'food')?.isPlural === true,
    isDish: false,
    isUnitPlural: unitFrom.words.some(
      ({ role, isPlural, isMeasure }) => role === 'unit' && (isPlural === true || isMeasure === true),
    ),
    inches: run.flatMap(({ amounts: some }) => some).find(({ measure }) => measure === 'inch')?.value ?? null,
    words: new Set(words.keys()),
    unit,
    ...(head!.words.some(({ isUnitBehind }) => isUnitBehind === true) && { isUnitBehind: true }),
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
