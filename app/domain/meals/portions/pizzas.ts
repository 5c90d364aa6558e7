import type { Portion } from './food-portions.ts'
import type { SaidAmount } from '#app/domain/meals/phrase.ts'
import type { SaidPortion, Weighed } from './said-portion.ts'

/** "8 slice pizza" says how big it was: eaten whole, for nobody says "8 slice" of slices. */
export const isNumberOfSlices = ({ value }: SaidAmount, { unit, isUnitPlural }: SaidPortion): boolean =>
  unit === 'slice' && !isUnitPlural && value >= 6

/** How big a pizza is that is cut into so many slices. */
export const sizeBySlices = (slices: number): string =>
  slices >= 10 ? 'large' : slices >= 8 ? 'medium' : 'small'

export const SLICES_OF_PIZZA = 8

/** A pizza is a whole one; USDA weighs it by its size, our own table by the slice. */
const WHOLE_PIZZA_GRAMS = { personal: 250, small: 330, usual: 400, medium: 520, large: 720 } as const
const PIZZA_SIZES = ['personal', 'small', 'medium', 'large'] as const
/** By the square of its width: a pizza of 12 inches weighs some 650 g. */
const PIZZA_GRAMS_PER_SQUARE_INCH = 4.5

/** Weighs a whole pizza by its size. */
export function wholePizza(portions: readonly Portion[], said: SaidPortion, count: number): Weighed {
  const sized = portions.filter(
    ({ stems }) => stems.has('pizza') && !stems.has('piece') && !stems.has('frozen'),
  )
  const size = PIZZA_SIZES.find((word) => said.words.has(word)) ?? 'usual'
  const known = sized.find(({ stems }) => stems.has(size === 'usual' ? 'small' : size))
  const grams = known?.grams ?? WHOLE_PIZZA_GRAMS[size]
  return { grams: grams * count, spread: 0.3, fit: 0, basis: 'portion' }
}

/** Grams of a whole pizza of the size that is said; null where none is. */
export function gramsOfWholePizza(words: ReadonlySet<string>): number | null {
  const size = PIZZA_SIZES.find((word) => words.has(word))
  return size === undefined ? null : WHOLE_PIZZA_GRAMS[size]
}

/** "a large pepperoni" */
export const saysPizzaSize = ({ words }: SaidPortion): boolean => PIZZA_SIZES.some((size) => words.has(size))

/** Grams of a pizza of so many inches. */
export const gramsOfPizza = (inches: number): number => PIZZA_GRAMS_PER_SQUARE_INCH * inches ** 2
