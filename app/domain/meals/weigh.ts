import { type Portion, bestPortion, gramsOfFluidOunce, portionsOf, usualGrams } from './food-portions.ts'
import { mlOfVessel } from './drink-vessels.ts'
import { SIZES, VESSELS } from './lexicon.ts'
import { isPieceOfNothing, sizeFactor } from './measure-words.ts'
import {
  gramsOfPizza,
  isNumberOfSlices,
  saysPizzaSize,
  SLICES_OF_PIZZA,
  sizeBySlices,
  wholePizza,
} from './pizzas.ts'
import type { SaidPortion, Weighed } from './said-amount.ts'
import { ouncesOfVessel } from './survey-vessels.ts'
import type { VocabularyFood } from './vocabulary.ts'
import {
  helpingsOf,
  isCountOfIngredient,
  isInPieces,
  gramsOfPieces,
  isSome,
  MOST_HELPINGS,
  onePieceOf,
  onePlate,
  SOME,
  weighedByPart,
} from './weigh-by-count.ts'
import { byMeasure, byUsualUnit, ML_PER_FLOZ } from './weigh-by-measure.ts'
import { gramsOfPack } from './whole-packs.ts'

/** Weighs a food of a sentence: the portion of the food's own table that says most of what was said. */

/** Several of a food of which no table knows how heavy one is. */
const UNCOUNTABLE = -1.5

const LEAST_PIZZA_GRAMS = 200

/** Scoops of powder that go into one shake. */
const SCOOPS_OF_SHAKE = 2
const isDrink = ({ category }: VocabularyFood): boolean => category === 'drinks' || category === 'drink'

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
  const isPizza =
    name.some(({ stem, isHead }) => isHead && stem === 'pizza') ||
    // "a margherita"
    (isOwn && food.name.endsWith(' pizza'))
  // A mini pizza is eaten by the piece.
  const isPizzaPiece =
    food.source === 'world' &&
    usualGrams(portions) < LEAST_PIZZA_GRAMS &&
    !portions.some(({ stems, isSized }) => isSized || stems.has('slice'))
  const isCutIn = isPizza && counted !== undefined && isNumberOfSlices(counted, all)
  if (isCutIn)
    return wholePizza(portions, { ...said, words: new Set([...said.words, sizeBySlices(counted.value)]) }, 1)
  const some = isSome(food, portions, said) ? SOME : 1
  const count = counted === undefined ? some : (counted.value + counted.most) / 2
  if (isPlate) return onePlate(food, portions, all, counted.value)
  if (measured !== undefined) return byMeasure(food, portions, measured, count)
  const byPart = counted === undefined ? weighedByPart(portions, said) : null
  if (byPart !== null) return byPart
  const isOwnUnit = portions.some(({ stems }) => said.unit !== null && stems.has(said.unit))
  const ofPack = isOwn && !isOwnUnit ? gramsOfPack(food.id, said) : null
  if (ofPack !== null) return { grams: ofPack, spread: 0.25, fit: 0.6, basis: 'portion' }
  const hasCount = counted !== undefined || said.isOne
  const ml = isOwn
    ? mlOfVessel(headsFirst(name), said.unit, new Set([...said.words].filter((word) => !named.has(word))))
    : null
  if (ml !== null) {
    const grams = (ml / ML_PER_FLOZ) * (gramsOfFluidOunce(portions) ?? ML_PER_FLOZ)
    return { grams: grams * count, spread: 0.16, fit: 0.8, basis: 'portion' }
  }
  const ounces = food.source === 'fndds' ? ouncesOfSaidVessel(food.category, said) : null
  if (ounces !== null) {
    const grams = ounces * (gramsOfFluidOunce(portions) ?? ML_PER_FLOZ)
    return { grams: grams * count, spread: 0.2, fit: 0.8, basis: 'portion' }
  }
  if (said.unit === 'scoop' && isDrink(food) && !portions.some(({ stems }) => stems.has('scoop')))
    return {
      grams: usualGrams(portions) * Math.max(1, count / SCOOPS_OF_SHAKE),
      spread: 0.3,
      fit: 0.2,
      basis: 'portion',
    }
  const inches = said.inches
  if (inches !== null && isPizza) {
    const grams =
      gramsOfPizza(inches) * (said.unit === 'slice' || said.unit === 'piece' ? 1 / SLICES_OF_PIZZA : 1)
    return { grams: grams * count, spread: 0.25, fit: 0.5, basis: 'portion' }
  }
  // "I ate a pizza": a survey's usual portion is a slice, but nobody says so of one.
  const isWholePizza = hasCount || saysPizzaSize(said)
  if (isPizza && isWholePizza && !isPizzaPiece && said.unit === null) return wholePizza(portions, said, count)
  const piece =
    (isOwn && counted?.measure !== undefined) || (isOwn && said.isOne)
      ? onePieceOf(food, portions, said)
      : null
  if (piece !== null)
    return { grams: piece * sizeFactor(said.words, named), spread: 0.2, fit: 0.4, basis: 'portion' }
  const best = bestPortion(portions, named, said, hasCount)
  if (said.unit !== null && (best === null || !best.saysUnit)) return byUsualUnit(portions, said, count, best)
  if (best === null) return guess(portions, said, count)
  const size = best.saysSize ? 1 : sizeFactor(said.words, named)
  const pieces = best.saysUnit || best.saysSize ? null : gramsOfPieces(best.portion, headsFirst(name), said)
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

/** "a bottle of cola"; where a size is said the food's own portions tell. */
function ouncesOfSaidVessel(category: string, { unit, words }: SaidPortion): number | null {
  return unit === null || [...words].some((word) => SIZES.has(word)) ? null : ouncesOfVessel(category, unit)
}

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
