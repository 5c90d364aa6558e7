import type { Food, HouseholdUnit } from '#app/domain/food/food.ts'
import { gramsOf } from '#app/domain/food/grams.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { gramsOfVolume } from '#app/domain/food/volume-weights.ts'
import type { Item } from './item.ts'
import { isByThePinch } from './doses.ts'
import { isLargeItem } from './labels.ts'
import { type AmountStyle, type Kind, traitsOf } from './kinds.ts'
import { kitchenNumber } from './words.ts'

/** An amount as a cook writes it, with the food's name, and the grams it stands for. */
export type Amount = {
  grams: number
  text: string
  isOne: boolean
  style: AmountStyle
  /** How many pieces or slices, where it is counted. */
  units: number | null
}

const WEIGHED_WHEN_SMALL: ReadonlySet<Kind> = new Set<Kind>([
  'tomato',
  'raw-vegetable',
  'hard-root',
  'soft-fruit',
  'stone-fruit',
  'beetroot',
  'pepper',
  'allium',
])
const UNCUT: ReadonlySet<Kind> = new Set<Kind>([
  'egg',
  'wrap',
  'corn-wrap',
  'roll',
  'sausage',
  'spring-onion',
  'stock-cube',
  'bay-leaf',
  'whole-bird',
])
const SPOONS: readonly (readonly [count: number, unit: 'tsp' | 'tbsp', share: number])[] = [
  [0.25, 'tsp', 1 / 12],
  [0.5, 'tsp', 1 / 6],
  [1, 'tsp', 1 / 3],
  [1.5, 'tsp', 0.5],
  [2, 'tsp', 2 / 3],
  [1, 'tbsp', 1],
  [1.5, 'tbsp', 1.5],
  [2, 'tbsp', 2],
  [2.5, 'tbsp', 2.5],
  [3, 'tbsp', 3],
  [4, 'tbsp', 4],
  [5, 'tbsp', 5],
  [6, 'tbsp', 6],
  [8, 'tbsp', 8],
  [10, 'tbsp', 10],
  [12, 'tbsp', 12],
]

const PINCHES: readonly (readonly [count: number, unit: 'pinch', share: number])[] = [
  [1, 'pinch', 0.02],
  [2, 'pinch', 0.04],
]

function gramSteps(): number[] {
  const steps: number[] = []
  for (let grams = 5; grams < 100; grams += 5) steps.push(grams)
  for (let grams = 100; grams < 300; grams += 10) steps.push(grams)
  for (let grams = 300; grams < 1000; grams += 25) steps.push(grams)
  for (let grams = 1000; grams <= 4000; grams += 100) steps.push(grams)
  return steps
}
const GRAM_STEPS = gramSteps()

function millilitreSteps(): number[] {
  const steps = [30, 50, 75, 100, 125, 150, 175]
  for (let ml = 200; ml < 1000; ml += 50) steps.push(ml)
  for (let ml = 1000; ml <= 4000; ml += 100) steps.push(ml)
  return steps
}
const MILLILITRE_STEPS = millilitreSteps()

function weightText(grams: number): string {
  return grams >= 1000 ? `${Number((grams / 1000).toFixed(1))} kg` : `${grams} g`
}

function volumeText(ml: number): string {
  return ml >= 1000 ? `${Number((ml / 1000).toFixed(1))} ${ml === 1000 ? 'litre' : 'litres'}` : `${ml} ml`
}

/** Grams of one tablespoon, from whichever spoon or cup the table knows. */
function tablespoonG(food: Food): number | null {
  const { tbsp, tsp, cup } = food.household
  return tbsp ?? (tsp !== undefined ? tsp * 3 : cup !== undefined ? cup / 16 : null)
}

function manyOf(word: string): string {
  return word === 'bunch' ? 'bunches' : `${word}s`
}

function pieceG(food: Food): number | null {
  const { piece, medium, large, small } = food.household
  return piece ?? medium ?? large ?? small ?? null
}

function counts(unitG: number, isCuttable: boolean): number[] {
  const list: number[] = []
  if (isCuttable && unitG >= 400) list.push(0.25)
  if (isCuttable && unitG >= 30) list.push(0.5)
  for (let count = 1; count <= 40; count++) {
    list.push(count)
    if (isCuttable && unitG >= 60 && count < 4) list.push(count + 0.5)
  }
  return list
}

function amountsInStyle(item: Item, food: Food, style: AmountStyle): Amount[] {
  const many = item.plural
  const byUnit = (unit: HouseholdUnit, sizes: readonly number[], word = unit as string): Amount[] => {
    const unitG = food.household[unit]
    if (unitG === undefined) return []
    return sizes.map((count) => ({
      grams: count * unitG,
      text: `${kitchenNumber(count)} ${count > 1 ? manyOf(word) : word} ${many}`,
      isOne: false,
      style,
      units: count,
    }))
  }
  switch (style) {
    case 'grams': {
      // A piece of something large, or a mass: "150 g cucumber", not "150 g cucumbers".
      const isMass = isLargeItem(item)
      const name = isMass ? item.name : many
      return GRAM_STEPS.map((grams) => ({
        grams,
        text: `${weightText(grams)} ${name}`,
        isOne: isMass,
        style,
        units: null,
      }))
    }
    case 'ml': {
      return MILLILITRE_STEPS.map((ml) => ({
        grams: gramsOfVolume(food, ml).grams,
        text: `${volumeText(ml)} ${item.kind === 'wine' ? item.name : many}`,
        isOne: item.kind === 'wine',
        style,
        units: null,
      }))
    }
    case 'spoon': {
      const spoonG = tablespoonG(food)
      if (spoonG === null) return []
      const spoons = isByThePinch(food) ? [...PINCHES, ...SPOONS] : SPOONS
      return spoons.map(([count, unit, share]) => ({
        grams:
          unit === 'tsp' && food.household.tsp !== undefined ? food.household.tsp * count : spoonG * share,
        text: `${kitchenNumber(count)} ${unit === 'pinch' && count > 1 ? 'pinches' : unit} ${many}`,
        isOne: false,
        style,
        units: null,
      }))
    }
    case 'count': {
      if (item.kind === 'garlic' && food.household.clove !== undefined) {
        const cloveG = food.household.clove
        return [1, 2, 3, 4, 5, 6, 8].map((count) => ({
          grams: count * cloveG,
          text: `${count} ${item.name} clove${count > 1 ? 's' : ''}`,
          isOne: false,
          style,
          units: count,
        }))
      }
      const unitG = pieceG(food)
      if (unitG === null) return []
      // Nobody counts out twenty small tomatoes: they are weighed.
      if (unitG < (item.kind === 'stone-fruit' ? 80 : 30) && WEIGHED_WHEN_SMALL.has(item.kind)) return []
      return counts(unitG, !UNCUT.has(item.kind)).map((count) => ({
        grams: count * unitG,
        text: `${kitchenNumber(count)} ${count <= 1 ? item.name : many}`,
        isOne: count <= 1,
        style,
        units: count,
      }))
    }
    case 'can':
      return byUnit('can', [0.5, 1, 2, 3, 4])
    case 'slice':
      return byUnit('slice', [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24])
    case 'sprig':
      return byUnit('sprig', [1, 2, 3, 4, 6, 8])
    case 'bunch':
      return byUnit('bunch', [0.25, 0.5, 1, 2])
    case 'stalk':
      return byUnit('stalk', [1, 2, 3, 4, 5, 6, 8])
    case 'head':
      return byUnit('head', [0.5, 1, 2])
    case 'handful':
      return byUnit('handful', [1, 2, 3, 4])
  }
}

/** The weights as the reader of ingredient lines will take them: a line means what it is read as. */
function asRead(amounts: readonly Amount[], food: Food): Amount[] {
  return amounts.flatMap((amount) => {
    const { grams } = gramsOf(readIngredientLine(amount.text), food)
    return grams === null || grams <= 0 ? [] : [{ ...amount, grams }]
  })
}

const ladders = new Map<string, readonly Amount[]>()

/** Every way of writing an amount of the food in a style, smallest first. */
export function amountLadder(item: Item, style: AmountStyle): readonly Amount[] {
  const food = item.food
  if (!food) return []
  const key = `${food.id} ${item.plural} ${style} ${item.kind}`
  const cached = ladders.get(key)
  if (cached) return cached
  const ladder =
    // What is weighed with bone or shell holds less food than it weighs.
    style === 'grams' && food.edibleShare >= 0.95
      ? amountsInStyle(item, food, style)
      : asRead(amountsInStyle(item, food, style), food)
  ladders.set(key, ladder)
  return ladder
}

function closest(
  ladder: readonly Amount[],
  grams: number,
  atMostG: number | null,
  isFair?: (amount: Amount) => boolean,
): Amount | null {
  const mostG = atMostG === null ? Infinity : atMostG * 1.001
  let best: Amount | null = null
  for (const amount of ladder) {
    if (best !== null && Math.abs(amount.grams - grams) >= Math.abs(best.grams - grams)) continue
    if (amount.grams <= mostG && (isFair === undefined || isFair(amount))) best = amount
  }
  return best
}

const SMALLEST_G = 10

/** The amount a cook would write for about so many grams, never more than `atMostG`. Null when the food has no units. */
export function amountNear(
  item: Item,
  wantedG: number,
  atMostG: number | null,
  isFair?: (amount: Amount) => boolean,
): Amount | null {
  const target = Math.max(wantedG, 0.01)
  let best: { amount: Amount; cost: number } | null = null
  for (const [rank, style] of traitsOf(item.kind).styles.entries()) {
    const amount = closest(amountLadder(item, style), target, atMostG, isFair)
    if (!amount) continue
    const isTiny = style === 'grams' && amount.grams < SMALLEST_G ? 0.4 : 0
    const isOdd = /1 1\/2|2 1\/2|3 1\/2|1\/4/.test(amount.text) ? 0.03 : 0
    const cost = Math.abs(amount.grams - target) / target + rank * 0.34 + isTiny + isOdd
    if (best === null || cost < best.cost) best = { amount, cost }
  }
  if (best) return best.amount
  if (item.food === null) return null
  return closest(amountLadder(item, 'grams'), target, atMostG)
}
