import { ingredientsOf } from './dish-ingredients.ts'
import type { Phrase } from './phrase.ts'
import type { Entry } from './vocabulary/vocabulary.ts'

/** Less than this is spread on it or goes into it. */
const LEAST_SIDE_GRAMS = 60
/** "half chicken and chips" on a menu */
const SHARES_IN_NAMES: ReadonlySet<string> = new Set(['half', 'quarter'])

/** "half a pie and chips": half of the pie, and all of the chips that the dish of both names holds. */
export function sharesOnlyFirst(
  dishId: string,
  { words: name }: Entry,
  [first, second]: readonly Phrase[],
): boolean {
  const [amount] = first!.amounts
  const isShare = amount !== undefined && amount.measure === null && amount.most < 1
  if (!isShare || second?.joint !== 'strong' || first!.words.some(({ role }) => role === 'unit')) return false
  const [share, noun] = first!.words
  // "half fish and chips" is half of the dish.
  if (share?.role === 'size' && noun !== undefined && noun.start - share.end <= 1) return false
  const isNamedByShare = name.some(({ stem }) => SHARES_IN_NAMES.has(stem))
  const side = second.words.findLast(({ role }) => role === 'food')?.stem
  if (side === undefined || isNamedByShare) return false
  return ingredientsOf(dishId).some(
    ({ stems, names, grams }) => (stems.has(side) || names.has(side)) && grams >= LEAST_SIDE_GRAMS,
  )
}
