import {
  CUT_UP,
  DISHES_OF_UNITS,
  HOLDS_PIECES,
  JOINTS,
  SIZES,
  STATES,
  TINS,
  UNITS,
  UNITS_TO_EAT,
} from './lexicon.ts'
import type { Building, SaidAmount } from './phrase.ts'
import type { Token } from './stems.ts'

/** Units that stand without a food: they measure what was told before, or share it. */

/** "tin of beans and toast, half the tin": what came in the tin; undefined where no tin was named. */
export function wholeOfShare(phrases: readonly Building[], { amounts, words, isDefinite }: Building) {
  const unit = words.findLast(({ role }) => role === 'unit')?.stem
  const isShare = amounts.length === 1 && amounts[0]!.measure === null && amounts[0]!.most < 1
  if (!isShare || !isDefinite || unit === undefined) return undefined
  const names = TINS.has(unit) ? TINS : new Set([unit])
  return phrases.findLast(
    (phrase) =>
      hasFood(phrase) &&
      phrase.amounts.every(({ measure }) => measure === null) &&
      phrase.words.some(({ stem, isMeasure }) => isMeasure === true && names.has(stem)),
  )
}

/** A share of what was told: of two tins half is one. */
export function sharesOf([all]: readonly SaidAmount[], [share]: readonly SaidAmount[]): SaidAmount[] {
  if (share === undefined) return []
  return [
    all === undefined ? share : { ...share, value: all.value * share.value, most: all.most * share.most },
  ]
}

/** "pizza, slice, cola", "made a tray of brownies, had a slice": the unit alone says how much of the food before it. */
export function isUnitBehind(
  { isAfterComma, isAfterVerb, amounts, words }: Building,
  before: Building,
): boolean {
  const [unit] = words
  const isAlone = words.length === 1 && amounts.length === 0 && unit!.role === 'unit'
  if (!isAlone || !(isAfterComma || isAfterVerb) || isEatenUnit(unit!.stem)) return false
  const measures = before.words.filter(({ role }) => role === 'unit')
  return (
    hasFood(before) &&
    before.amounts.length === 0 &&
    measures.every(({ stem, isMeasure }) => isMeasure === true && CUT_UP.has(stem))
  )
}

const hasFood = ({ words }: Building): boolean => words.some(({ role }) => role === 'food')

const isEatenUnit = (stem: string): boolean => UNITS_TO_EAT.has(stem) || DISHES_OF_UNITS.has(stem)

const LEAST_PIECES = 2

/** "baked a tray of brownies, had two", "a bag of sweets (ate 6)" */
export function isCountOfPieces({ amounts, words, isAfterVerb }: Building, before: Building): boolean {
  const isCount = amounts.every(({ value, measure }) => measure === null && value >= 1)
  if (words.length > 0 || !isCount) return false
  const from = before.words.find(({ stem, isMeasure }) => isMeasure === true && HOLDS_PIECES.has(stem))?.stem
  return (
    from === 'tray' ||
    (from !== undefined && isAfterVerb && amounts.every(({ value }) => value >= LEAST_PIECES))
  )
}

/** Measures a food by the unit behind it. */
export function measureBy(food: Building, { words, end }: Building): void {
  const behind = words.map((word) => ({ ...word, isUnitBehind: true }))
  food.words = [...food.words.filter(({ isMeasure }) => isMeasure !== true), ...behind]
  food.end = end
}

const VOLUMES: ReadonlySet<string | null> = new Set(['milliliter', 'liter', 'floz'])
const WEIGHTS: ReadonlySet<string | null> = new Set(['gram', 'kilogram', 'ounce', 'pound'])

/** "two beers 0.5 l", "1 chicken breast (180 g)": how large each was; what several weigh may be of all, where "each" is not said. */
export function isSizeOfCounted({ amounts, words }: Building, before: Building): boolean {
  const [size] = amounts
  const [count] = before.amounts
  if (size === undefined || count === undefined) return false
  // "60 g per sausage", "30 g a piece"
  const saysOne = words.every(
    ({ stem, role }) => role === 'unit' || before.words.some((word) => word.stem === stem),
  )
  if (words.length > 0 && !(size.isEach === true && saysOne)) return false
  if (amounts.length > 1 || before.amounts.length > 1) return false
  if (count.measure !== null || count.most < 1) return false
  if (size.isEach === true && size.measure !== 'inch') return size.measure !== null
  return VOLUMES.has(size.measure) || (WEIGHTS.has(size.measure) && count.most === 1)
}

/** "2 sausages, 120 g", "4 slices of bread (160 g)": what all of them weigh; of two tins it is the weight of one. */
export function isWeightOfAll({ amounts, words }: Building, before: Building): boolean {
  const [weight] = amounts
  const [count] = before.amounts
  if (weight === undefined || count === undefined || amounts.length + before.amounts.length > 2) return false
  const isOfOne = words.length > 0 || weight.measure === 'kcal'
  const isCount = count.measure === null && (count.most > 1 || (count.most === 1 && isOfOne))
  const isHeld = before.words.some(({ stem }) => HOLDS_PIECES.has(stem))
  const saysState = words.every(({ stem, role }) => role === 'decoration' || STATES.has(stem))
  const isMeasured = WEIGHTS.has(weight.measure) || weight.measure === 'kcal'
  return isCount && !isHeld && saysState && isMeasured && weight.isEach !== true
}

/** Behind "x2" another food begins, and no unit of the one before: "x2 small pieces", "x2 large", but "x2 large fries". */
export function isFoodNext(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (next?.kind !== 'word' || UNITS.has(next.text) || next.text in JOINTS) return false
  return !SIZES.has(next.text) || isFoodNext(tokens, at + 1)
}
