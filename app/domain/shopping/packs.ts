import type { Food } from '#app/domain/food/food.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { buyText } from './buy-text.ts'
import { type Packs, type PackSize, type Sale, saleOf } from './pack-table.ts'

/** What to take from the shelf for an amount of food. */
export type Buy = {
  /** What is bought: the food asked for, or the one it is made from (rice for cooked rice, eggs for egg white). */
  foodId: string
  /** Packs, bunches or pieces, of all sizes together; 1 where it is weighed; 0 where nothing is bought. */
  count: number
  /** `piece`, `bunch`, `by weight`, or the word for the pack: `tin`. */
  unit: string
  /** Grams to eat in one of them, on average: drained, without peel and bone. */
  packG: number
  /** The same by size, largest first: 500 g and 250 g where that leaves less over than either alone. */
  packs: readonly Packs[]
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
/** Nor takes another pack to have less than this share of the amount left over: two large pots, not thirteen small ones. */
const PACK_WORTH_SHARE = 0.015

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
  const packs = choice(sale, neededG)
  const boughtG = usableGrams(packs)
  const leftoverG = Math.max(0, boughtG - neededG)
  const count = packCount(packs)
  return {
    foodId: sale.food.id,
    // What is sold by its name alone is one of whatever the shop has.
    count: sale.sell === 'none' || neededG === 0 ? 0 : Math.max(1, count),
    unit: unitWord(sale),
    packG: count === 0 ? (sale.sell === 'name' ? 0 : (sale.sizes[0]?.usableG ?? 0)) : boughtG / count,
    packs,
    neededG,
    leftoverG,
    leftoverKeepsDays: keepsDays(sale),
    text: buyText(sale, { packs, neededG, leftoverG }),
  }
}

/** Whether what remains can wait: it keeps for two weeks or longer. */
export function doesLeftoverKeep({ leftoverKeepsDays }: Pick<Buy, 'leftoverKeepsDays'>): boolean {
  return leftoverKeepsDays !== null && leftoverKeepsDays >= KEEPS_DAYS
}

function choice(sale: Sale, neededG: number): readonly Packs[] {
  const [step] = sale.sizes
  if (sale.sell === 'none' || sale.sell === 'name' || neededG === 0 || step === undefined) return []
  if (sale.sell === 'loose') {
    const steps = countOf(step, neededG)
    const weighed = { ...step, labelAmount: steps * step.labelAmount, usableG: steps * step.usableG }
    return [{ count: 1, size: weighed }]
  }
  const single = sale.sizes.map((size) => [{ size, count: countOf(size, neededG) }])
  const options = [...single, ...mixedPacks(sale.sizes, neededG)].map((packs) => ({
    packs,
    leftoverG: Math.max(0, usableGrams(packs) - neededG),
  }))
  const costOf = ({ packs, leftoverG }: (typeof options)[number]) =>
    leftoverG + packCount(packs) * neededG * PACK_WORTH_SHARE
  const least = Math.min(...options.map(costOf))
  const [best] = options
    .filter((option) => costOf(option) <= least + neededG * SPARE_SHARE)
    .toSorted(
      (one, other) =>
        packCount(one.packs) - packCount(other.packs) ||
        one.packs.length - other.packs.length ||
        one.leftoverG - other.leftoverG,
    )
  return best?.packs ?? []
}

/** As many of a larger size as are filled, and one of a smaller size for the rest. */
function mixedPacks(sizes: readonly PackSize[], neededG: number): Packs[][] {
  return sizes.flatMap((large, at) => {
    const count = Math.floor(neededG / large.usableG)
    const restG = neededG - count * large.usableG
    if (count === 0 || restG <= neededG * SPARE_SHARE) return []
    return sizes
      .slice(0, at)
      .filter(({ usableG }) => usableG >= restG - neededG * SPARE_SHARE)
      .map((small) => [
        { count, size: large },
        { count: 1, size: small },
      ])
  })
}

export const packCount = (packs: readonly Packs[]): number => packs.reduce((sum, { count }) => sum + count, 0)

const usableGrams = (packs: readonly Packs[]) =>
  packs.reduce((sum, { count, size }) => sum + count * size.usableG, 0)

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
