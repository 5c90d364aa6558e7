import type { Food } from '#app/domain/food/food.ts'
import { findFood } from '#app/domain/food/foods.ts'
import { CUISINES, type Cuisine } from '#app/domain/recipe/recipe.ts'
import { readTable } from '#app/food-table.server.ts'
import { ADVENTURE, type Adventure } from './plan-bounds.ts'

/** Which foods and cuisines come into a plan for whom (`foods/adventure.csv`): what is not listed is familiar. */

type OwnCuisine = Exclude<Cuisine, 'Any'>
type Shelf = 'builds' | 'joins'

const levelOf = (adventure: Adventure) => ADVENTURE.indexOf(adventure)

const foods = new Map<string, { from: number; joins: Shelf | null }>()
const cuisines = new Map<OwnCuisine, number>()

for (const { row, place } of readTable('foods/adventure.csv', ['what', 'name', 'from', 'joins'] as const)) {
  const from = ADVENTURE.findIndex((one) => one === row.from)
  const cuisine = CUISINES.find((one): one is OwnCuisine => one === row.name && one !== 'Any')
  const joins = row.joins === 'builds' || row.joins === 'joins' ? row.joins : null
  if (from < 0 || (joins === null && row.joins !== ''))
    throw new Error(`${place}: the level or shelf is not known`)
  if (row.what === 'cuisine' && cuisine !== undefined) cuisines.set(cuisine, from)
  else if (row.what === 'food' && findFood(row.name) !== null) foods.set(row.name, { from, joins })
  else throw new Error(`${place}: there is no ${row.what} "${row.name}"`)
}

/** Whether a food is bought for somebody as adventurous; what is in stock is eaten in any case. */
export function isKnown({ id }: Pick<Food, 'id'>, adventure: Adventure): boolean {
  return (foods.get(id)?.from ?? 0) <= levelOf(adventure)
}

/** Foods that are bought for the most adventurous alone, by what they do in a dish. */
export const RARE_FOODS: Readonly<Record<Shelf, readonly string[]>> = {
  builds: [...foods].flatMap(([id, { joins }]) => (joins === 'builds' ? [id] : [])),
  joins: [...foods].flatMap(([id, { joins }]) => (joins === 'joins' ? [id] : [])),
}

/** Cuisines to draw from: the most adventurous get those that are new to most twice as often. */
export function cuisinesFor(adventure: Adventure): readonly OwnCuisine[] {
  const level = levelOf(adventure)
  const known = [...cuisines].filter(([, from]) => from <= level)
  const isMost = level === ADVENTURE.length - 1
  return known.flatMap(([name, from]) => (isMost && from > 0 ? [name, name] : [name]))
}
