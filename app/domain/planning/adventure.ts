import type { Food } from '#app/domain/food/food.ts'
import { findFood } from '#app/domain/food/foods.ts'
import { CUISINES, type Cuisine } from '#app/domain/recipe/recipe.ts'
import { readTable } from '#app/food-table.server.ts'
import { ADVENTURE, type Adventure } from './plan-bounds.ts'

/** Which foods and cuisines come into a plan for whom (`foods/adventure.csv`): what is not listed is familiar. */

type OwnCuisine = Exclude<Cuisine, 'Any'>

const levelOf = (adventure: Adventure) => ADVENTURE.indexOf(adventure)

const foods = new Map<string, number>()
const cuisines = new Map<OwnCuisine, number>()

for (const { row, place } of readTable('foods/adventure.csv', ['what', 'name', 'from'] as const)) {
  const from = ADVENTURE.findIndex((one) => one === row.from)
  const cuisine = CUISINES.find((one): one is OwnCuisine => one === row.name && one !== 'Any')
  if (from < 0) throw new Error(`${place}: the level is not known`)
  if (row.what === 'cuisine' && cuisine !== undefined) cuisines.set(cuisine, from)
  else if (row.what === 'food' && findFood(row.name) !== null) foods.set(row.name, from)
  else throw new Error(`${place}: there is no ${row.what} "${row.name}"`)
}

/** Whether a food is bought for somebody as adventurous; what is in stock is eaten in any case. */
export function isKnown({ id }: Pick<Food, 'id'>, adventure: Adventure): boolean {
  return (foods.get(id) ?? 0) <= levelOf(adventure)
}

/** Cuisines that are new to nobody as adventurous. */
export function cuisinesFor(adventure: Adventure): readonly OwnCuisine[] {
  return [...cuisines].flatMap(([name, from]) => (from <= levelOf(adventure) ? [name] : []))
}
