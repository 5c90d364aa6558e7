import type { Food } from '#app/domain/food/food.ts'
import type { Asking, Filling, Given } from './asking.ts'
import type { BookIndex } from './book-index.ts'
import type { Dish, DishLine } from './dish.ts'
import { isInEveryKitchen } from './nearness.ts'
import { isMainFood } from './significance.ts'

/**
 * What speaks for a dish and against it, each a sum over its lines or over the foods at hand in the units of `Significance`.
 * The weights were fitted on lists that cooks had said a dish for, and tried on others (docs/kitchen.md).
 */
export type Merits = {
  /** Foods at hand on lines of the dish, each by how well it does there. */
  used: number
  /** What lines lose because their stand-in makes it another dish, and lines that the title names once more. */
  standIns: number
  titledStandIns: number
  /** How much of what makes the dish is at hand, 0 to 1. */
  coverage: number
  /** The title names what was named first. */
  firstInTitle: number
  /** What the title names and has to be bought. */
  titledBought: number
  /** The number of things a shop is needed for, and of those every kitchen has. */
  toBuy: number
  fromCupboard: number
  welcomed: number
  beside: number
  /** Foods at hand without a place: main foods, and others. */
  leftMains: number
  leftOthers: number
  /** The food that was named first is left over, or comes in only besides. */
  firstLeft: number
  firstElsewhere: number
  /** Something at hand would make it another dish. */
  unwelcome: number
}

const WEIGHTS: Merits = {
  used: 1.35,
  standIns: -1,
  titledStandIns: -0.2,
  coverage: 5,
  firstInTitle: 0.3,
  titledBought: -0.5,
  toBuy: -0.15,
  fromCupboard: -0.1,
  welcomed: 0.75,
  beside: 0.85,
  leftMains: -0.6,
  leftOthers: -1.8,
  firstLeft: -3.7,
  firstElsewhere: -2.7,
  unwelcome: -3,
}

const MERITS = Object.keys(WEIGHTS) as (keyof Merits)[]
/** No merits at all. */
export const NO_MERITS = Object.fromEntries(MERITS.map((name) => [name, 0])) as Merits

/** Merits as one figure; the higher, the more the dish is what was meant. */
export function scoreOf(merits: Merits): number {
  let score = 0
  for (const name of MERITS) score += merits[name] * WEIGHTS[name]
  return score
}

/** What was named is to be used, though every kitchen has it. */
const LEAST_OF_NAMED = 0.5

export type Laid = {
  dish: Dish
  /** Every line that is used, and how well the food at hand does there, 0 to 1; bought ones are not in `qualities`. */
  fills: ReadonlyMap<DishLine, Filling>
  qualities: ReadonlyMap<DishLine, number>
  bought: readonly DishLine[]
  welcomed: readonly Filling[]
  beside: readonly { filling: Filling; worth: number }[]
  left: readonly Given[]
  isUnwelcome: boolean
}

const isShopFood = (food: Food | null) => food !== null && !isInEveryKitchen(food)

/** Reckons what speaks for a dish that the foods at hand were laid on. */
export function meritsOf(laid: Laid, { given }: Asking, index: BookIndex): Merits {
  const { dish, fills, qualities, bought, welcomed, beside, left } = laid
  const { significance } = index
  const worthOf = ({ food }: Given) => Math.max(significance.of(food), LEAST_OF_NAMED)
  const first = given[0]
  const isFirst = (one: Given | null) => first !== undefined && one === first
  const merits: Merits = { ...NO_MERITS, coverage: index.coverageOf(dish, qualities) }
  for (const [line, quality] of qualities) {
    const own = fills.get(line)!.given!
    merits.used += worthOf(own) * quality
    if (!line.isOptional) merits.standIns += index.weightOf(line) * (1 - quality)
    if (isFirst(own) && index.isNamed(line)) merits.firstInTitle = 1
    const isStandIn = fills.get(line)!.choice.food !== line.choices[0].food
    if (isStandIn && !line.isOptional && index.isTitled(line)) merits.titledStandIns += index.weightOf(line)
  }
  for (const line of bought) {
    const { food } = fills.get(line)?.choice ?? line.choices[0]
    if (isShopFood(food)) merits.toBuy++
    else merits.fromCupboard++
    if (!line.isOptional && index.isTitled(line)) merits.titledBought += index.weightOf(line)
  }
  for (const { choice } of welcomed) merits.welcomed += significance.of(choice.food)
  for (const { filling, worth } of beside) merits.beside += significance.of(filling.choice.food) * worth
  for (const one of left) {
    if (isMainFood(one.food)) merits.leftMains += worthOf(one)
    else merits.leftOthers += worthOf(one)
    if (isFirst(one)) merits.firstLeft = isMainFood(one.food) ? 1 : 0.25
  }
  const elsewhere = [...welcomed, ...beside.map(({ filling }) => filling)]
  if (first !== undefined && isMainFood(first.food) && elsewhere.some((filling) => isFirst(filling.given)))
    merits.firstElsewhere = 1
  if (laid.isUnwelcome) merits.unwelcome = 1
  return merits
}
