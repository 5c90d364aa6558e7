import {
  type BestPortion,
  bestPortion,
  gramsOfFluidOunce,
  type Portion,
  portionsOf,
  usualGrams,
} from './food-portions.ts'
import { ingredientsOf } from './dish-ingredients.ts'
import { mlOfVessel } from './drink-vessels.ts'
import {
  BY_VOLUME,
  FACTOR_OF,
  FLUID_OUNCES,
  HOLDS_USUAL,
  sizeFactor,
  USUAL_UNITS,
  VESSELS,
} from './measure-words.ts'
import { SIZES } from './meal-words.ts'
import {
  gramsOfPizza,
  isNumberOfSlices,
  saysPizzaSize,
  SLICES_OF_PIZZA,
  sizeBySlices,
  wholePizza,
} from './pizzas.ts'
import type { Measure, SaidAmount } from './phrase.ts'
import type { SaidPortion, Weighed } from './said-amount.ts'
import { ouncesOfVessel } from './survey-vessels.ts'
import type { VocabularyFood } from './vocabulary.ts'
import { gramsOfPack } from './whole-packs.ts'

/** Weighs a food of a sentence: the portion of the food's own table that says most of what was said. */

const GRAMS_PER: Readonly<Record<Exclude<Measure, 'kcal' | 'inch'>, number>> = {
  gram: 1,
  kilogram: 1000,
  ounce: 28.35,
  pound: 453.6,
  milliliter: 1,
  liter: 1000,
  floz: 30,
}
const ML_PER_FLOZ = 29.57

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
  const said =
    all.unit !== null && named.has(all.unit) && !VESSELS.has(all.unit)
      ? { ...all, unit: all.units.find((unit) => !named.has(unit)) ?? null }
      : all
  const portions = portionsOf(food)
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
  const isCutIn = isPizza && counted !== undefined && isNumberOfSlices(counted, all)
  if (isCutIn)
    return wholePizza(portions, { ...said, words: new Set([...said.words, sizeBySlices(counted.value)]) }, 1)
  const some = isSome(food, portions, said) ? SOME : 1
  const count = counted === undefined ? some : (counted.value + counted.most) / 2
  if (isPlate) return onePlate(food, portions, all, counted.value)
  if (measured !== undefined) return byMeasure(food, portions, measured, count)
  const byPart = counted === undefined ? weighedByPart(portions, said) : null
  if (byPart !== null) return byPart
  const ofPack = isOwn ? gramsOfPack(food.id, said) : null
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
  const inches = said.inches
  if (inches !== null && isPizza) {
    const grams =
      gramsOfPizza(inches) * (said.unit === 'slice' || said.unit === 'piece' ? 1 / SLICES_OF_PIZZA : 1)
    return { grams: grams * count, spread: 0.25, fit: 0.5, basis: 'portion' }
  }
  if (isOwn && said.unit === null && isPizza && (hasCount || saysPizzaSize(said)))
    return wholePizza(portions, said, count)
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

/** So many chips are a helping. */
const PIECES_OF_HELPING = 12
const A_FEW = 0.4
const MOST_HELPINGS = 3

/** "a few fries", "6 chips": counted in pieces, and no table knows how heavy one is. */
const isInPieces = (
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
const helpingsOf = ({ value, most, isFew }: SaidAmount): number =>
  isFew === true ? A_FEW : Math.min((value + most) / 2 / PIECES_OF_HELPING, MOST_HELPINGS)

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

/** "eggs" without a number are two. */
const SOME = 2
/** Heavier ones than this are eaten one by one. */
const MOST_GRAMS_OF_ONE = 110

/** True of several of a food whose usual portion is one piece. */
function isSome(food: VocabularyFood, portions: readonly Portion[], said: SaidPortion): boolean {
  if (!said.isPlural || said.amounts.length > 0 || said.unit !== null || said.isOne) return false
  if (food.source !== 'own' && food.source !== 'world') return false
  // One bar is called Snickers.
  if (food.source === 'world' && food.name.endsWith('s')) return false
  const piece = portions.find(({ stems }) => stems.has('piece') || stems.has('medium'))?.grams
  return piece !== undefined && piece <= MOST_GRAMS_OF_ONE && piece > 8 && usualGrams(portions) < 1.3 * piece
}

/** "one chicken tender", "a gummy bear": of what is served by several, the weight of one; null elsewhere. */
function onePieceOf(food: VocabularyFood, portions: readonly Portion[], said: SaidPortion): number | null {
  const [amount] = said.amounts
  const isOne = amount === undefined ? IS_PLURAL.test(food.name) : amount.value === 1 && amount.most === 1
  if (!isOne || said.isPlural || said.unit !== null) return null
  const piece = portions.find(({ stems }) => stems.has('piece'))?.grams
  return piece !== undefined && piece < 0.75 * usualGrams(portions) ? piece : null
}

const IS_PLURAL = /[^s]s$/

/** "omelette with 3 eggs": the food's own table may weigh it by its eggs. */
function weighedByPart(portions: readonly Portion[], { parts }: SaidPortion): Weighed | null {
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
function isCountOfIngredient({ id }: VocabularyFood, { words }: SaidPortion, count: number): boolean {
  return ingredientsOf(id).some(({ food, stems, grams }) => {
    const { piece } = food.household
    const isNamed = stems.size === 1 && [...stems].every((stem) => words.has(stem))
    return isNamed && piece !== undefined && count * piece <= MOST_OF_PLATE * grams
  })
}

const LEAST_OF_PLATE = 0.6
const MOST_OF_PLATE = 2.5

/** "2 eggs on toast" is one plate of it, and "3 eggs on toast" a larger one where the plate is known by its eggs. */
function onePlate(
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

function byMeasure(
  food: VocabularyFood,
  portions: readonly Portion[],
  { value, most, measure }: SaidAmount,
  count: number,
): Weighed {
  const amount = ((value + most) / 2) * count
  const floz = gramsOfFluidOunce(portions)
  const exact = { spread: 0.02, fit: 0.3 }
  if (measure === 'kcal') {
    const { kcal } = food.per100g()
    return { ...exact, grams: kcal > 0 ? (amount / kcal) * 100 : 0, basis: 'energy', spread: 0 }
  }
  const isDrinkOunce =
    measure === 'ounce' &&
    floz !== null &&
    !portions.some(({ stems, isPart }) => isPart && stems.has('ounce'))
  if (measure === 'floz' || isDrinkOunce)
    return { ...exact, grams: amount * (floz ?? 30), basis: 'volume', spread: 0.04 }
  if (measure === 'milliliter' || measure === 'liter') {
    const ml = amount * (measure === 'liter' ? 1000 : 1)
    return { ...exact, grams: (ml / ML_PER_FLOZ) * (floz ?? ML_PER_FLOZ), basis: 'volume', spread: 0.04 }
  }
  return {
    ...exact,
    grams: amount * GRAMS_PER[measure === 'inch' || measure === null ? 'gram' : measure],
    basis: 'weight',
  }
}

/** The food does not know the unit that was said. */
const UNKNOWN_UNIT = -0.8

/** Of rice or curry a spoon is one that serves. */
const SERVED_BY = new Set(['spoon', 'spoonful'])
const LEAST_SERVED = 120
const SPOON_OF_SERVED = 40

/** The unit that was said is not among the food's portions. */
function byUsualUnit(
  portions: readonly Portion[],
  said: SaidPortion,
  count: number,
  best: BestPortion | null,
): Weighed {
  const unit = said.unit ?? ''
  const usual = usualGrams(portions)
  const size = sizeFactor(said.words)
  if (HOLDS_USUAL.has(unit)) {
    const grams = (best?.saysSize ? best.portion.grams : usual * size) * (FACTOR_OF[unit] ?? 1)
    return { grams: grams * count, spread: 0.4, fit: 0, basis: 'usual' }
  }
  const grams =
    SERVED_BY.has(unit) && usual >= LEAST_SERVED ? SPOON_OF_SERVED : (gramsOfUnit(unit, portions) ?? usual)
  return {
    grams: grams * count * size,
    spread: 0.35,
    fit: unit in USUAL_UNITS ? UNKNOWN_UNIT : 0,
    basis: 'guess',
  }
}

const LEAST_FOR_ONE = 25
/** Of sugar or sauce a packet holds what goes on at once. */
const MOST_OF_CONDIMENT = 10

/** Grams of a unit that the food has no weight for: by volume where it is poured, else by what is usual. */
function gramsOfUnit(unit: string, portions: readonly Portion[]): number | null {
  // A sachet of porridge is one for a bowl, one of sugar is not.
  const usual = usualGrams(portions)
  const isForOne =
    (unit === 'sachet' && usual > LEAST_FOR_ONE) ||
    ((unit === 'packet' || unit === 'sachet') && usual <= MOST_OF_CONDIMENT)
  const known = isForOne ? usual : (USUAL_UNITS[unit] ?? null)
  const fluidOunceGrams = gramsOfFluidOunce(portions)
  const ounces = FLUID_OUNCES[unit]
  if (fluidOunceGrams === null || ounces === undefined) return known
  const isPoured = portions.some(({ isFluidOunce }) => isFluidOunce)
  return isPoured || BY_VOLUME.has(unit) ? fluidOunceGrams * ounces : known
}

function guess(portions: readonly Portion[], said: SaidPortion, count: number): Weighed {
  const grams = usualGrams(portions) * sizeFactor(said.words)
  return { grams: grams * Math.min(count, 6), spread: 0.45, fit: 0, basis: 'guess' }
}
