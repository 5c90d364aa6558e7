import type { Food } from '#app/domain/food/food.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { buyText } from './buy-text.ts'
import { type PackSize, type Sale, saleOf } from './pack-table.ts'

/** What to take from the shelf for an amount of food. */
export type Buy = {
  /** What is bought: the food asked for, or the one it is made from (rice for cooked rice, eggs for egg white). */
  foodId: string
  /** Packs, bunches or pieces; 1 where it is weighed; 0 where nothing is bought. */
  count: number
  /** `piece`, `bunch`, `by weight`, or the word for the pack: `tin`. */
  unit: string
  /** Grams to eat in one of them: drained, without peel and bone. */
  packG: number
  /** Grams of the bought food that are needed. */
  neededG: number
  /** Grams that remain of what is bought. */
  leftoverG: number
  /** Days for which the remainder keeps, as far as known. */
  leftoverKeepsDays: number | null
  /** "2 bananas", "500 g pack of lentils, 320 g used". */
  text: string
}

/** Nobody opens a second pack for the last fiftieth of an amount. */
const SPARE_SHARE = 0.02

/** From here on what remains of a pack is no hurry: it keeps as long as two weekly shops are apart. */
const KEEPS_DAYS = 14

/**
 * How to buy so many edible grams of a food of the table (`foods/packs.csv`), with the least left over; among equals the
 * fewest packs. Throws for an id that the table does not have.
 */
export function buyFor(foodId: string, grams: number): Buy {
  return buyForFood(foodById(foodId), grams)
}

/** The same for a food that is at hand, of the table or imported. */
export function buyForFood(food: Food, grams: number): Buy {
  const sale = saleOf(food)
  const neededG = Math.max(0, grams) * sale.gramsPerGram
  const { count, size } = choice(sale, neededG)
  const packG = size?.usableG ?? 0
  const leftoverG = Math.max(0, count * packG - neededG)
  return {
    foodId: sale.food.id,
    count,
    unit: unitWord(sale),
    packG,
    neededG,
    leftoverG,
    leftoverKeepsDays: keepsDays(sale),
    text: buyText(sale, { count, size, neededG, leftoverG }),
  }
}

/** Whether what remains can wait: it keeps for two weeks or longer. */
export function doesLeftoverKeep({ leftoverKeepsDays }: Pick<Buy, 'leftoverKeepsDays'>): boolean {
  return leftoverKeepsDays !== null && leftoverKeepsDays >= KEEPS_DAYS
}

function choice(sale: Sale, neededG: number): { count: number; size: PackSize | null } {
  const [step] = sale.sizes
  if (sale.sell === 'none' || neededG === 0) return { count: 0, size: step ?? null }
  if (sale.sell === 'name' || step === undefined) return { count: 1, size: null }
  if (sale.sell === 'loose') {
    const steps = countOf(step, neededG)
    return {
      count: 1,
      size: { ...step, labelAmount: steps * step.labelAmount, usableG: steps * step.usableG },
    }
  }
  const options = sale.sizes.map((size) => {
    const count = countOf(size, neededG)
    return { size, count, leftoverG: Math.max(0, count * size.usableG - neededG) }
  })
  const leastLeftG = Math.min(...options.map(({ leftoverG }) => leftoverG))
  const [best] = options
    .filter(({ leftoverG }) => leftoverG <= leastLeftG + neededG * SPARE_SHARE)
    .toSorted((one, other) => one.count - other.count || one.leftoverG - other.leftoverG)
  return best ?? { count: 0, size: null }
}

const countOf = (size: PackSize, neededG: number) =>
  Math.max(1, Math.ceil((neededG * (1 - SPARE_SHARE)) / size.usableG))

function unitWord({ sell, unit }: Sale): string {
  if (sell === 'piece') return 'piece'
  return sell === 'loose' ? 'by weight' : unit
}

/** A dry food keeps in the cupboard, everything else is an opened pack in the fridge. */
function keepsDays({ food, openedDays }: Sale): number | null {
  if (openedDays !== null) return openedDays
  const { pantry, fridge, freezer } = food.keepsDays
  if (food.state === 'frozen') return freezer
  if (food.state === 'dry') return pantry
  return fridge ?? pantry
}
