import { piecePortion } from './portion-tables.ts'
import { ingredientsOf } from '#app/domain/meals/dish-ingredients.ts'
import { type Portion, usualGrams } from './food-portions.ts'
import type { SaidAmount } from '#app/domain/meals/phrase.ts'
import type { SaidPortion, Weighed } from './said-portion.ts'
import type { VocabularyFood } from '#app/domain/meals/vocabulary/vocabulary.ts'

/** Weighs a food that was counted: pieces, helpings of what comes in pieces, plates known by what is counted in them. */

/** So many chips are a helping. */
const PIECES_OF_HELPING = 12
const A_FEW = 0.4
export const MOST_HELPINGS = 3

/** "a few fries", "6 chips": counted in pieces, and no table knows how heavy one is. */
export const isInPieces = (
  { name, source }: VocabularyFood,
  { isPlural }: SaidPortion,
  { value, isTimes }: SaidAmount,
): boolean =>
  (source === 'own' || source === 'world') &&
  isPlural &&
  IS_PLURAL.test(name) &&
  isTimes !== true &&
  value > 1

/** How many usual portions so many pieces are. */
export const helpingsOf = ({ value, most, isFew }: SaidAmount): number =>
  isFew === true ? A_FEW : Math.min((value + most) / 2 / PIECES_OF_HELPING, MOST_HELPINGS)

const IS_PLURAL = /[^s]s$/

/** Heavier than this is no piece but a helping of several. */
const MOST_OF_PIECE = 2.5

/** "two of his onion rings": so many pieces of what its table has only by the helping; else null. */
export function gramsOfPieces(
  { grams }: Portion,
  heads: readonly string[],
  { amounts: [amount], unit, isPlural }: SaidPortion,
): number | null {
  if (amount === undefined || amount.measure !== null || amount.isTimes === true || unit !== null) return null
  const piece = piecePortion(heads)
  if (piece === null || grams < MOST_OF_PIECE * piece.amount) return null
  const isPieces = amount.value >= piece.from && (isPlural || amount.value === 1)
  return isPieces ? ((amount.value + amount.most) / 2) * piece.amount : null
}

/** "3 falafel in pitta": so many as one pitta holds. */
export function isCountOfIngredient({ id }: VocabularyFood, { words }: SaidPortion, count: number): boolean {
  return ingredientsOf(id).some(({ food, stems, grams }) => {
    const { piece } = food.household
    const isNamed = stems.size === 1 && [...stems].every((stem) => words.has(stem))
    return isNamed && piece !== undefined && count * piece <= MOST_OF_PLATE * grams
  })
}

const LEAST_OF_PLATE = 0.6
const MOST_OF_PLATE = 2.5

/** "2 eggs on toast" is one plate of it, and "3 eggs on toast" a larger one where the plate is known by its eggs. */
export function onePlate(
  { id }: VocabularyFood,
  portions: readonly Portion[],
  { words }: SaidPortion,
  count: number,
): Weighed {
  const counted = ingredientsOf(id).find(({ food, stems }) => {
    const isNamed = [...stems].some((stem) => words.has(stem))
    return isNamed && food.household.piece !== undefined
  })
  const usualCount = counted === undefined ? count : counted.grams / counted.food.household.piece!
  const share = Math.min(MOST_OF_PLATE, Math.max(LEAST_OF_PLATE, count / Math.max(1, Math.round(usualCount))))
  const grams = usualGrams(portions) * share
  return { grams, spread: 0.35, fit: 0, basis: 'usual' }
}
