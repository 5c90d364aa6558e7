import { type BestPortion, gramsOfFluidOunce, type Portion, usualGrams } from './food-portions.ts'
import { BY_VOLUME, HOLDS_USUAL } from '#app/domain/meals/lexicon.ts'
import { FACTOR_OF, FLUID_OUNCES, sizeFactor, USUAL_UNITS } from '#app/domain/meals/measure-words.ts'
import type { Measure, SaidAmount } from '#app/domain/meals/phrase.ts'
import type { SaidPortion, Weighed } from './said-portion.ts'
import type { VocabularyFood } from '#app/domain/meals/vocabulary/vocabulary.ts'

/** Weighs a food by a measure that was said: grams, millilitres, calories, or a unit that its own table lacks. */

const GRAMS_PER: Readonly<Record<Exclude<Measure, 'kcal' | 'inch'>, number>> = {
  gram: 1,
  kilogram: 1000,
  ounce: 28.35,
  pound: 453.6,
  milliliter: 1,
  liter: 1000,
  floz: 30,
}
export const ML_PER_FLOZ = 29.57

/** Weighs by grams, ounces, volume or calories. */
export function byMeasure(
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
  // What is poured is measured by fluid ounces; a cup alone may be one of sweets.
  const isDrinkOunce = measure === 'ounce' && floz !== null && isPoured(food, portions)
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

const isPoured = ({ category }: VocabularyFood, portions: readonly Portion[]): boolean =>
  category.startsWith('drink') || portions.some(({ isFluidOunce }) => isFluidOunce)

/** The food does not know the unit that was said. */
const UNKNOWN_UNIT = -0.8

/** The unit that was said is not among the food's portions. */
export function byUsualUnit(
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
  const grams = gramsOfUnit(unit, portions) ?? usual
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
  return portions.some(({ isFluidOunce }) => isFluidOunce) || BY_VOLUME.has(unit)
    ? fluidOunceGrams * ounces
    : known
}
