import { piecePortion } from './portion-tables.ts'
import { ingredientsOf } from '#app/domain/meals/dish-ingredients.ts'
import { type Portion, usualGrams } from './food-portions.ts'
import type { SaidAmount } from '#app/domain/meals/phrase.ts'
import type { SaidPortion, Weighed } from './said-portion.ts'
import type { VocabularyFood } from '#app/domain/meals/vocabulary/vocabulary.ts'
import { wordSet } from '#app/domain/food/line-words.ts'
import { readTable } from '#app/food-table.server.ts'

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

/** "eggs" without a number are two. */
const SOME = 2
/** Heavier ones than this are eaten one by one. */
const MAX_GRAMS_OF_ONE = 80

/** How many are meant where nobody says a number: several of a food whose usual portion is one piece. */
export function unsaidCount(food: VocabularyFood, portions: readonly Portion[], said: SaidPortion): number {
  const isUnsaid = said.isPlural && said.amounts.length === 0 && said.unit === null && !said.isOne
  // One bar is called Snickers.
  if (!isUnsaid || (food.source === 'world' && IS_PLURAL.test(food.name))) return 1
  if (food.source !== 'own' && food.source !== 'world') return 1
  const piece = portions.find(({ stems }) => stems.has('piece') || stems.has('medium'))?.grams
  const isByPiece = piece !== undefined && piece <= MAX_GRAMS_OF_ONE && piece > 8
  return isByPiece && usualGrams(portions) < 1.3 * piece ? SOME : 1
}

/** "one chicken tender", "a gummy bear": of what is served by several, the weight of one; null elsewhere. */
export function onePieceOf(
  { name }: VocabularyFood,
  portions: readonly Portion[],
  said: SaidPortion,
): number | null {
  const [amount] = said.amounts
  const isOne =
    amount === undefined ? said.isOne && IS_PLURAL.test(name) : amount.value === 1 && amount.most === 1
  if (!isOne || said.isPlural || said.unit !== null) return null
  const piece = portions.find(({ stems }) => stems.has('piece'))?.grams
  return piece !== undefined && piece < 0.75 * usualGrams(portions) ? piece : null
}

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

/** "half a pack of digestives", "a whole tub of hummus": who says it so means the pack that shops sell. */

const PACKS = wordSet('package packet tub tin can jar bag box carton punnet pot block')
const GRAMS = { g: 1, kg: 1000, ml: 1, l: 1000 } as const
/** What is left without the brine is in brackets. */
const SIZE = /^([\d.]+) (g|kg|ml|l)(?: \(([\d.]+) g\))?$/
/** Of a larger one nobody eats the whole. */
const MOST_GRAMS = 600

let sizesById: ReadonlyMap<string, readonly number[]> | undefined

/** Of the tin that shops sell in two sizes, people mean the one for two rather than the snack. */
const USUAL_TIN_GRAMS = 420

/** Grams of the pack of a food that people mean; null where it is sold in none that one person eats. */
function packGrams(id: string, unit: string): number | null {
  sizesById ??= new Map(
    readTable('foods/packs.csv', [
      'foodId',
      'sell',
      'unit',
      'sizes',
      'soldAs',
      'buyAs',
      'openedDays',
    ] as const).map(({ row }) => [row.foodId, row.sell === 'pack' ? row.sizes.split('; ').map(gramsOf) : []]),
  )
  const sizes = (sizesById.get(id) ?? []).filter((grams) => grams > 0 && grams <= MOST_GRAMS)
  const isTin = unit === 'tin' || unit === 'can'
  return (isTin ? sizes.findLast((grams) => grams <= USUAL_TIN_GRAMS) : sizes[0]) ?? sizes[0] ?? null
}

function gramsOf(size: string): number {
  const [, amount = '', unit = 'g', drained] = SIZE.exec(size) ?? []
  return Number(drained ?? amount) * GRAMS[unit as keyof typeof GRAMS]
}

/** Grams of a pack, or of a share of it, where the words speak of one as a whole; null elsewhere. */
export function gramsOfPack(id: string, { unit, amounts: [amount], words }: SaidPortion): number | null {
  if (unit === null || !PACKS.has(unit)) return null
  const isCounted = amount !== undefined && amount.measure === null
  // Nobody opens two tins to eat a usual portion.
  const isWhole = words.has('whole') || words.has('entire') || unit === 'tin'
  if (!isWhole && !(isCounted && amount.most < 1)) return null
  const grams = packGrams(id, unit)
  return grams === null || !isCounted ? grams : (grams * (amount.value + amount.most)) / 2
}
