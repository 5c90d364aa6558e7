import type { Phrase, PhraseWord, SaidAmount } from '#app/domain/meals/phrase.ts'

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
    units: run.flatMap(({ words: some }) =>
      some.filter(({ role }) => role === 'unit').map(({ stem }) => stem),
    ),
  }
}

/** What is said of an amount, in the words of one food. */
export type SaidPortion = {
  amounts: readonly SaidAmount[]
  /** "a", "an", "another": one of it. */
  isOne: boolean
  /** "eggs" without a number: some of it. */
  isPlural: boolean
  /** Said width or length in inches. */
  inches: number | null
  /** The food is a dish of several: "2 eggs on toast" is one of it. */
  isDish: boolean
  /** Units, sizes and other words of the phrase, by stem. */
  words: ReadonlySet<string>
  unit: string | null
  /** The unit stands alone behind the food: "pizza, slice". */
  isUnitBehind?: boolean
  /** "slices", "slice of": said of what one eats. */
  isUnitPlural: boolean
  /** All units of the phrases, the one meant first. */
  units: readonly string[]
}

export type Weighed = {
  grams: number
  /** Standard deviation as a share of the weight. */
  spread: number
  /** How well the food's portions know what was said: adds to the score of the match. */
  fit: number
  basis: WeighBasis
}

export type WeighBasis = 'weight' | 'volume' | 'portion' | 'usual' | 'guess' | 'energy'
