import { type Portion, bestPortion, gramsOfFluidOunce, portionsOf, usualGrams } from './food-portions.ts'
import { wordPortion } from './portion-tables.ts'
import { isPieceOfNothing, sizeFactor } from '#app/domain/meals/measure-words.ts'
import { VESSELS } from '#app/domain/meals/lexicon.ts'
import type { SaidAmount } from '#app/domain/meals/phrase.ts'
import type { SaidPortion, Weighed } from './said-portion.ts'
import type { VocabularyFood } from '#app/domain/meals/vocabulary/vocabulary.ts'
import {
  gramsOfPieces,
  isCountOfIngredient,
  helpingsOf,
  isInPieces,
  MOST_HELPINGS,
  onePieceOf,
  onePlate,
  unsaidCount,
  gramsOfPack,
} from './weigh-by-count.ts'
import { byMeasure, byUsualUnit, ML_PER_FLOZ } from './weigh-by-measure.ts'

/** Weighs a food of a sentence: the portion of the food's own table that says most of what was said. */

/** Several of a food of which no table knows how heavy one is. */
const UNCOUNTABLE = -1.5

/** Weighs a portion. Never throws; what nobody said is the usual amount. */
export function weigh(
  food: VocabularyFood,
  all: SaidPortion,
  name: readonly { stem: string; isHead: boolean }[],
): Weighed {
  const named = new Set(name.map(({ stem }) => stem))
  // The bar of a "chocolate cookie bar" is no unit.
  const portions = portionsOf(food)
  const said =
    all.unit !== null && named.has(all.unit) && !VESSELS.has(all.unit) && all.isUnitBehind !== true
      ? { ...all, unit: all.units.find((unit) => !named.has(unit)) ?? null }
      : all.isUnitBehind === true && isPieceOfNothing(all.unit, portions, usualGrams(portions))
        ? { ...all, unit: null }
        : all
  const ofShare = weighedByShare(portions, named, said)
  if (ofShare !== null) return ofShare
  const measured = said.amounts.find(({ measure }) => measure !== null && measure !== 'inch')
  const counted = said.amounts.find(({ measure }) => measure === null)
  const isPlate =
    all.isDish &&
    all.unit === null &&
    measured === undefined &&
    counted !== undefined &&
    counted.value > 1 &&
    (counted.isTimes !== true || named.has('toast')) &&
    (!portions.some(({ stems }) => stems.has('piece')) || isCountOfIngredient(food, said, counted.value))
  const isOwn = food.source === 'own' || food.source === 'world'
  const count = counted === undefined ? unsaidCount(food, portions, said) : (counted.value + counted.most) / 2
  // "fanta 330", "chicken 200": nobody counts so many.
  if (measured === undefined && counted !== undefined && isBareWeight(counted, count * usualGrams(portions)))
    return { grams: count, spread: 0.04, fit: 0.4, basis: 'weight' }
  if (isPlate) return onePlate(food, portions, all, counted.value)
  if (measured !== undefined) return byMeasure(food, portions, measured, count)
  const isOwnUnit = portions.some(({ stems }) => said.unit !== null && stems.has(said.unit))
  const ofPack = isOwn && !isOwnUnit ? gramsOfPack(food.id, said) : null
  if (ofPack !== null) return { grams: ofPack, spread: 0.25, fit: 0.6, basis: 'portion' }
  const hasCount = counted !== undefined || said.isOne
  const heads = headsFirst(name)
  const ofWord = wordPortion(
    heads,
    said.unit,
    new Set([...said.words].filter((word) => !named.has(word))),
    hasCount,
  )
  if (ofWord?.isMl === true && isOwn) {
    const grams = (ofWord.amount / ML_PER_FLOZ) * (gramsOfFluidOunce(portions) ?? ML_PER_FLOZ)
    return { grams: grams * count, spread: 0.16, fit: 0.8, basis: 'portion' }
  }
  if (ofWord?.isMl === false && !(food.source === 'world' && isEatenByPiece(portions))) {
    const sized = isOwn ? sizedAs(portions, said) : undefined
    // "8 slice pizza" says how many the one is cut into.
    const wholes = count > MOST_HELPINGS ? 1 : count
    return { grams: (sized?.grams ?? ofWord.amount) * wholes, spread: 0.3, fit: 0, basis: 'portion' }
  }
  const piece = isOwn ? onePieceOf(food, portions, said) : null
  if (piece !== null)
    return { grams: piece * sizeFactor(said.words, named), spread: 0.2, fit: 0.4, basis: 'portion' }
  const best = bestPortion(portions, named, said, hasCount)
  if (said.unit !== null && (best === null || !best.saysUnit)) return byUsualUnit(portions, said, count, best)
  if (best === null) return guess(portions, said, count)
  const size = best.saysSize ? 1 : sizeFactor(said.words, named)
  const pieces = best.saysUnit || best.saysSize ? null : gramsOfPieces(best.portion, heads, said)
  if (pieces !== null) return { grams: pieces * size, spread: 0.25, fit: 0.4, basis: 'portion' }
  const isUsualSize = best.portion.isDefault || (best.portion.isSized && !best.saysSize)
  const factor =
    counted === undefined
      ? count
      : isUsualSize && isInPieces(food, said, counted)
        ? helpingsOf(counted)
        : best.portion.isDefault && counted.value > MOST_HELPINGS
          ? MOST_HELPINGS
          : count
  return {
    grams: best.portion.grams * factor * size,
    spread: best.portion.isDefault ? 0.4 : best.saysUnit ? 0.14 : 0.22,
    fit: best.saysUnit
      ? 0.8
      : best.saysSize
        ? 0.6
        : best.portion.isDefault && counted !== undefined && count > 1 && counted.isTimes !== true
          ? UNCOUNTABLE
          : 0,
    basis: best.portion.isDefault ? 'usual' : 'portion',
  }
}

/** From here on a number without a unit is no count, unless so many pieces are a plateful. */
const LEAST_BARE_WEIGHT = 100
const MOST_BARE_WEIGHT = 1000
const MOST_OF_PIECES_G = 2500
const isBareWeight = ({ value, isTimes }: SaidAmount, countedG: number): boolean =>
  value >= LEAST_BARE_WEIGHT && value <= MOST_BARE_WEIGHT && isTimes !== true && countedG > MOST_OF_PIECES_G

/** Nobody slices a mini pizza. */
const isEatenByPiece = (portions: readonly Portion[]): boolean =>
  portions.some(({ stems }) => stems.has('piece')) && !portions.some(({ stems }) => stems.has('slice'))

const sizedAs = (portions: readonly Portion[], { words }: SaidPortion): Portion | undefined =>
  portions.find(({ stems, isSized }) => isSized && [...stems].some((stem) => words.has(stem)))

/** "half chicken", "quarter chicken": a dish of that name, or a household weight of its own, where the table has one. */
function weighedByShare(
  portions: readonly Portion[],
  named: ReadonlySet<string>,
  { amounts, words, unit }: SaidPortion,
): Weighed | null {
  const share = ['half', 'quarter'].find((word) => words.has(word))
  const [amount] = amounts
  if (share === undefined || amount === undefined || amount.measure !== null || amount.most >= 1) return null
  if (named.has(share)) return { grams: usualGrams(portions), spread: 0.25, fit: 0.8, basis: 'portion' }
  const own = unit === null ? portions.find(({ stems }) => stems.has(share)) : undefined
  return own === undefined ? null : { grams: own.grams, spread: 0.2, fit: 0.8, basis: 'portion' }
}

const headsFirst = (name: readonly { stem: string; isHead: boolean }[]): string[] =>
  name.toSorted((a, b) => Number(b.isHead) - Number(a.isHead)).map(({ stem }) => stem)

function guess(portions: readonly Portion[], said: SaidPortion, count: number): Weighed {
  const grams = usualGrams(portions) * sizeFactor(said.words)
  return { grams: grams * Math.min(count, 6), spread: 0.45, fit: 0, basis: 'guess' }
}
