import { readTable } from '#app/food-table.server.ts'
import { ingredientsOf } from '../dish-ingredients.ts'
import { type Portion, usualGrams } from './food-portions.ts'
import type { SaidAmount } from '../phrase.ts'
import type { SaidPortion, Weighed } from './said-portion.ts'
import type { VocabularyFood } from '../vocabulary/vocabulary.ts'

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

/** "eggs" without a number are two. */
export const SOME = 2
/** Heavier ones than this are eaten one by one. */
const MOST_GRAMS_OF_ONE = 80

/** True of several of a food whose usual portion is one piece. */
export function isSome(food: VocabularyFood, portions: readonly Portion[], said: SaidPortion): boolean {
  if (!said.isPlural || said.amounts.length > 0 || said.unit !== null || said.isOne) return false
  if (food.source !== 'own' && food.source !== 'world') return false
  // One bar is called Snickers.
  if (food.source === 'world' && food.name.endsWith('s')) return false
  const piece = portions.find(({ stems }) => stems.has('piece') || stems.has('medium'))?.grams
  return piece !== undefined && piece <= MOST_GRAMS_OF_ONE && piece > 8 && usualGrams(portions) < 1.3 * piece
}

/** "one chicken tender", "a gummy bear": of what is served by several, the weight of one; null elsewhere. */
export function onePieceOf(
  food: VocabularyFood,
  portions: readonly Portion[],
  said: SaidPortion,
): number | null {
  const [amount] = said.amounts
  const isOne = amount === undefined ? IS_PLURAL.test(food.name) : amount.value === 1 && amount.most === 1
  if (!isOne || said.isPlural || said.unit !== null) return null
  const piece = portions.find(({ stems }) => stems.has('piece'))?.grams
  return piece !== undefined && piece < 0.75 * usualGrams(portions) ? piece : null
}

type Piece = {
  grams: number
  /** "2 fries" are two helpings, "8 fries" eight pieces. */
  least: number
}

let piecesByStem: ReadonlyMap<string, Piece> | undefined

const pieceOf = (stem: string): Piece | undefined =>
  (piecesByStem ??= new Map(
    readTable('foods/pieces.csv', ['word', 'grams', 'least', 'source'] as const).map(({ row }) => [
      row.word,
      { grams: Number(row.grams), least: Number(row.least) },
    ]),
  )).get(stem)

/** Heavier than this is no piece but a helping of several. */
const MOST_OF_PIECE = 2.5

/** "two of his onion rings": so many pieces of what is served by the helping, where its table has only helpings; else null. */
export function gramsOfPieces(
  { grams }: Portion,
  heads: readonly string[],
  { amounts, unit, isPlural }: SaidPortion,
): number | null {
  const [amount] = amounts
  if (amount === undefined || amount.measure !== null || amount.isTimes === true || unit !== null) return null
  const piece = heads.map(pieceOf).find((one) => one !== undefined)
  if (piece === undefined || grams < MOST_OF_PIECE * piece.grams) return null
  const isPieces = amount.value >= piece.least && (isPlural || amount.value === 1)
  return isPieces ? ((amount.value + amount.most) / 2) * piece.grams : null
}

const IS_PLURAL = /[^s]s$/

/** "omelette with 3 eggs": the food's own table may weigh it by its eggs. */
export function weighedByPart(portions: readonly Portion[], { parts }: SaidPortion): Weighed | null {
  for (const { stem, count } of parts) {
    const portion =
      portions.find(({ stems }) => stems.has(stem) && (stems.has('large') || stems.has('medium'))) ??
      portions.find(({ stems, isGuideline }) => stems.has(stem) && !isGuideline)
    if (portion !== undefined)
      return {
        grams: portion.grams * count,
        spread: 0.15,
        fit: 0.8,
        basis: 'portion',
      }
  }
  return null
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
