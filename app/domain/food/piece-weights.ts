import { wordTable } from '#app/domain/word-table.ts'
import type { Size } from './amounts.ts'
import { gramsOfBatch } from './batches.ts'
import type { Food, HouseholdUnit } from './food.ts'
import { type Unit, unitOfWord } from './units.ts'

/** What one of a unit weighs, and how sure that is. */
export type PieceWeight = {
  grams: number
  /** Share by which the true weight may differ. */
  spread: number
  /** Said to the person; null where the weight is the food's own. */
  assumption: string | null
}

/** Which household weights can stand for a unit, nearest first. */
const STANDS_FOR: Readonly<Partial<Record<Unit, readonly HouseholdUnit[]>>> = {
  clove: ['clove'],
  slice: ['slice'],
  rasher: ['slice', 'piece'],
  bunch: ['bunch'],
  sprig: ['sprig'],
  branch: ['sprig'],
  stem: ['sprig', 'stalk'],
  handful: ['handful'],
  head: ['head', 'piece', 'large', 'medium'],
  bulb: ['head', 'piece', 'medium'],
  stalk: ['stalk', 'piece'],
  rib: ['stalk', 'piece'],
  stick: ['stalk'],
  spear: ['piece', 'stalk'],
  ear: ['piece', 'medium'],
  cob: ['piece', 'medium'],
  leaf: ['leaf', 'piece'],
  fillet: ['fillet', 'piece'],
  piece: ['piece', 'fillet', 'medium', 'slice'],
  portion: ['serving', 'fillet', 'piece', 'medium'],
  serving: ['serving', 'fillet', 'piece', 'cup', 'medium'],
  can: ['can'],
  jar: ['can'],
  package: ['package'],
  packet: ['package'],
  pack: ['package'],
  bag: ['package'],
  box: ['package'],
  pouch: ['package'],
  carton: ['package'],
  tub: ['package'],
  pot: ['package'],
  container: ['package'],
  sheet: ['piece', 'leaf'],
  ball: ['piece', 'package'],
  block: ['package', 'piece'],
  bar: ['package'],
  loaf: ['package'],
  square: ['piece'],
  cube: ['piece'],
}

const COUNTED: readonly HouseholdUnit[] = [
  'piece',
  'medium',
  'fillet',
  'serving',
  'head',
  'large',
  'small',
  'slice',
  'clove',
  'leaf',
  'stalk',
  'bunch',
  'can',
  'package',
]

type Typical = (food: Food) => number | null

const whenGroup =
  (weights: Partial<Record<Food['group'], number>>, otherwise: number | null): Typical =>
  (food) =>
    weights[food.group] ?? otherwise

/** Usual grams of one where the table has none for this food. */
const TYPICAL: Readonly<Partial<Record<Unit, Typical>>> = {
  slice: whenGroup({ dairy: 20, meat: 25, poultry: 25, fish: 25, grains: 35, fruit: 20, vegetables: 15 }, 30),
  rasher: () => 25,
  sprig: () => 1.5,
  branch: () => 4,
  stem: () => 3,
  bunch: (food) => (food.roles[0] === 'herb' ? 30 : 150),
  handful: (food) => (food.roles[0] === 'herb' ? 10 : food.roles[0] === 'leaf' ? 25 : 30),
  leaf: (food) => (food.roles[0] === 'herb' ? 0.5 : 10),
  stick: (food) =>
    food.group === 'fats' || food.id.includes('butter') ? 113 : food.group === 'herbs' ? 3 : 40,
  stalk: () => 40,
  wedge: (food) => (food.household.piece ?? food.household.medium ?? 100) / 6,
  knob: () => 15,
  thumb: () => 15,
  chunk: () => 15,
  cube: (food) => (food.group === 'dairy' ? 17 : 10),
  square: () => 8,
  strip: (food) => (food.group === 'fruit' ? 1 : 20),
  ball: () => 125,
  block: (food) => (food.group === 'grains' ? 75 : 300),
  bar: () => 45,
  loaf: () => 500,
  sheet: () => 20,
  fillet: () => 140,
  rack: () => 700,
  can: (food) =>
    food.group === 'fish' ? 110 : food.group === 'pulses' ? 240 : food.group === 'drinks' ? 330 : 400,
  jar: () => 300,
  bottle: (food) => (food.per100g.alcoholG === null || food.per100g.alcoholG < 8 ? 500 : 750),
  sachet: () => 7,
  envelope: () => 7,
  packet: () => 150,
  package: () => 250,
  pack: () => 250,
  bag: () => 250,
  box: () => 250,
  pouch: () => 250,
  carton: (food) => (food.group === 'drinks' || food.group === 'dairy' ? 500 : 250),
  tub: () => 200,
  tube: () => 130,
  pot: () => 150,
  container: () => 250,
  serving: () => 150,
  portion: () => 150,
  recipe: ({ id }) => gramsOfBatch(id),
  batch: ({ id }) => gramsOfBatch(id),
}

/** Juice (USDA) and zest (ours) that one fruit gives: "juice of 1 lemon". */
const FROM_ONE_FRUIT = wordTable<number>({
  'lemon-juice': 48,
  'lime-juice': 44,
  'orange-juice': 86,
  'grapefruit-juice': 180,
  'lemon-zest': 4,
  'lime-zest': 2.5,
  'orange-zest': 6,
})

function partOfFruit(food: Food): PieceWeight | null {
  const grams = FROM_ONE_FRUIT[food.id]
  return grams === undefined
    ? null
    : { grams, spread: 0.3, assumption: `${food.name}: ${readable(grams)} of one fruit` }
}

const SIZE_FACTOR: Readonly<Record<Size, number>> = { small: 0.7, medium: 1, large: 1.35 }

const isEstimated = (food: Food, unit: HouseholdUnit) => food.estimatedWeights?.includes(unit) === true

/** One whole food ("2 carrots", "1 large onion"); null where nobody counts this food. */
export function weightOfOne(food: Food, size: Size | null): PieceWeight | null {
  const sized = size === null ? undefined : food.household[size]
  if (size !== null && sized !== undefined) {
    return { grams: sized, spread: 0.15, assumption: null }
  }
  const part = partOfFruit(food)
  if (part !== null) return part
  const unit = COUNTED.find((candidate) => food.household[candidate] !== undefined)
  if (unit === undefined) return null
  const grams = (food.household[unit] ?? 0) * (size === null ? 1 : SIZE_FACTOR[size])
  const spread = isEstimated(food, unit) ? 0.3 : 0.2
  return { grams, spread, assumption: `${food.plural}: ${readable(grams)} each` }
}

/** "4 baby gem leaves", "2 bread slices": the closing word of the name, if the food has a weight for it. */
export function unitClosingName(food: Food, name: string): Unit | null {
  const unit = unitOfWord(name.split(/\s+/).at(-1) ?? '')
  if (unit === null) return null
  return STANDS_FOR[unit]?.some(
    (candidate) => candidate !== 'piece' && food.household[candidate] !== undefined,
  ) === true
    ? unit
    : null
}

/** One clove, slice, bunch, tin … of a food; null where that means nothing for it. */
export function weightOfUnit(food: Food, unit: Unit, size: Size | null): PieceWeight | null {
  const factor = size === null ? 1 : SIZE_FACTOR[size]
  const isItsOwnUnit = food.household.piece !== undefined && new RegExp(`${unit}(?:e?s)?$`).test(food.name)
  const household = isItsOwnUnit
    ? 'piece'
    : STANDS_FOR[unit]?.find((candidate) => food.household[candidate] !== undefined)
  if (household !== undefined) {
    const isSized = household === 'piece' && size !== null && food.household[size] !== undefined
    const grams =
      isSized && size !== null ? (food.household[size] ?? 0) : (food.household[household] ?? 0) * factor
    const spread = isEstimated(food, household) ? 0.3 : 0.15
    return { grams, spread, assumption: `${food.name}: ${readable(grams)} a ${unit}` }
  }
  const typical = TYPICAL[unit]?.(food) ?? null
  if (typical === null) return null
  return {
    grams: typical * factor,
    spread: 0.5,
    assumption: `${food.name}: a usual ${unit} is taken as ${readable(typical * factor)}`,
  }
}

export function readable(grams: number): string {
  const digits = grams < 1 ? 2 : grams < 10 ? 1 : 0
  return `${Number(grams.toFixed(digits))} g`
}
