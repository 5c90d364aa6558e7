import type { Food } from './food.ts'
import type { Nutrients } from './nutrients.ts'
import { scaleNutrients, sumNutrients } from './nutrient-sum.ts'
import { RowReader } from './row-reader.ts'

/** The columns of foods/world-dishes.csv; docs/food-table.md tells what each holds. */
export const WORLD_DISH_COLUMNS = [
  'id',
  'name',
  'otherNames',
  'cuisine',
  'kind',
  'servingG',
  'units',
  'ingredients',
  'finishedG',
  'source',
] as const
export type WorldDishColumn = (typeof WORLD_DISH_COLUMNS)[number]
export type WorldDishRow = Readonly<Record<WorldDishColumn, string>>

export const DISH_KINDS = [
  'main',
  'soup',
  'starter',
  'side',
  'salad',
  'sandwich',
  'bread',
  'breakfast',
  'snack',
  'dessert',
  'drink',
  'sauce',
] as const
export type DishKind = (typeof DISH_KINDS)[number]

export const DISH_UNITS = [
  'piece',
  'slice',
  'half',
  'quarter',
  'small',
  'medium',
  'regular',
  'large',
  'portion',
  'plate',
  'bowl',
  'cup',
  'mug',
  'glass',
  'pint',
  'shot',
  'bottle',
  'carafe',
  'carton',
  'can',
  'jar',
  'pot',
  'tub',
  'box',
  'pack',
  'packet',
  'bar',
  'finger',
  'square',
  'tube',
  'bag',
  'biscuit',
  'scoop',
  'shaker',
  'skewer',
  'rack',
  'roll',
  'wrap',
  'footlong',
  'tbsp',
  'sachet',
  'stick',
  'capsule',
  'tablet',
  'softgel',
  'gummy',
] as const
export type DishUnit = (typeof DISH_UNITS)[number]

/** A dish as people name it, with the foods it is made of. */
export type WorldDish = {
  id: string
  name: string
  /** Other spellings and names, in lower case. */
  otherNames: readonly string[]
  cuisine: string
  kind: DishKind
  /** What one adult usually eats of it. */
  servingG: number
  /** Grams of one: a slice, a bowl, a small one. */
  unitG: Readonly<Partial<Record<DishUnit, number>>>
  /** As put into the pan or on the plate; together they give `finishedG` of the dish. */
  ingredients: readonly { food: Food; grams: number }[]
  finishedG: number
  /** Of 100 g as eaten; summed when first asked for. */
  per100g: () => Nutrients
  /** Where the amounts are from. */
  source: string
}

/** Between the entries of `units` and `ingredients`, which hold no spaces. */
const ENTRY_SEPARATOR = ';'

/**
 * Reads one row of the table of dishes; nutrients are summed over the ingredients and given per 100 g of the finished
 * dish. Throws with the place, the dish and the column named when the row is malformed or an ingredient is no food.
 */
export function readWorldDishRow(
  row: WorldDishRow,
  place: string,
  findFood: (id: string) => Food | null,
): WorldDish {
  const read = new RowReader(row, place, row.id)
  const ingredients = gramsBy(read, 'ingredients').map(({ word, grams }) => ({
    food: findFood(word) ?? read.fail('ingredients', `"${word}" is no food of the table`),
    grams,
  }))
  if (ingredients.length === 0) read.fail('ingredients', 'is blank')
  const finishedG = read.number('finishedG') || read.fail('finishedG', 'is zero')
  let per100g: Nutrients | undefined
  return {
    id: read.matching('id', /^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not kebab-case'),
    name: read.text('name'),
    otherNames: read.list('otherNames'),
    cuisine: read.text('cuisine'),
    kind: read.word('kind', DISH_KINDS),
    servingG: read.number('servingG') || read.fail('servingG', 'is zero'),
    unitG: readUnits(read),
    ingredients,
    finishedG,
    per100g: () => (per100g ??= scaleNutrients(sumNutrients(ingredients).total, 100 / finishedG)),
    source: read.text('source'),
  }
}

function readUnits(read: RowReader<WorldDishColumn>): WorldDish['unitG'] {
  const unitG: Partial<Record<DishUnit, number>> = {}
  for (const { word, grams } of gramsBy(read, 'units')) unitG[read.word('units', DISH_UNITS, word)] = grams
  return unitG
}

/** The entries "word:grams" of a column. */
function gramsBy(read: RowReader<WorldDishColumn>, column: 'units' | 'ingredients') {
  return read.list(column, ENTRY_SEPARATOR).map((entry) => {
    const [word = '', grams = '', ...rest] = entry.split(':')
    if (word === '' || grams === '' || rest.length > 0) read.fail(column, `"${entry}" is not like rice:180`)
    return { word, grams: read.number(column, grams) || read.fail(column, `"${entry}" weighs nothing`) }
  })
}
