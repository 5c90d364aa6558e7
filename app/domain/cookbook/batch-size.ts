import type { Filling } from './asking.ts'
import type { DishLine } from './dish.ts'
import type { DishFit } from './fit-dish.ts'
import { gramsAsPrinted } from './measures.ts'

/** A cake for eight is cut into six pieces, or into ten. */
const [LEAST_BATCH, MOST_BATCH] = [0.75, 1.7]
/** Four bananas at hand speak for the large loaf. */
const OF_FOOD_AT_HAND = 1.5

/**
 * The number of servings whose batch is baked for `servings` people: one of the tins that the dish is written for, so that
 * eggs and tins stay whole. Dishes without tin sizes are made for the number asked for.
 */
export function batchServings({ dish, fills }: DishFit, servings: number): number {
  const tins = [...dish.sizes.keys()]
  const fitting = tins.filter((one) => one >= servings * LEAST_BATCH && one <= servings * MOST_BATCH)
  const atHand = [...fills].flatMap(([line, filling]) => batchAtHand(line, filling, dish.serves) ?? [])
  const misfit = (one: number) =>
    Math.abs(Math.log(one / servings)) +
    (atHand[0] === undefined ? 0 : OF_FOOD_AT_HAND * Math.abs(Math.log(one / atHand[0])))
  const batch = fitting.toSorted((one, other) => misfit(one) - misfit(other))[0] ?? servings
  const least = Math.min(...atHand)
  const isLittleLess = dish.isFixed && least < batch * ENOUGH && least >= batch * LEAST_OF_BATCH
  return isLittleLess ? least : batch
}

/** A dough is made with the butter there is, a little smaller, and not with butter that has to be bought. */
const [LEAST_OF_BATCH, ENOUGH] = [0.55, 0.97]

/** For how many servings the food at hand is enough; null where its amount isn't known. */
function batchAtHand(line: DishLine, { choice, given }: Filling, serves: number): number | null {
  if (line.isOptional || given === null) return null
  if (given.count !== null && choice.unit === '' && choice.quantity !== null)
    return (given.count / choice.quantity) * serves
  const printedG = gramsAsPrinted(choice)
  return given.grams === null || printedG <= 0 ? null : (given.grams / printedG) * serves
}
