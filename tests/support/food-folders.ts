import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOUSEHOLD_UNITS } from '#app/domain/food/food.ts'
import { FOODS } from '#app/domain/food/foods.ts'
import { type Nutrients, NUTRIENT_NAMES, NUTRIENTS } from '#app/domain/food/nutrients.ts'

/** Folders as commands about food ask for them, made up: the real ones may not be shipped, or are too large. */

const csv = (rows: readonly (readonly (string | number)[])[]) =>
  `${rows.map((row) => row.map((cell) => (/[",]/.test(String(cell)) ? `"${cell}"` : cell)).join(',')).join('\n')}\n`
const FIGURES = NUTRIENT_NAMES.map((name) => NUTRIENTS[name].usdaColumn)
const HEAD = ['id', 'source', 'description', 'food_group', ...FIGURES]
const figuresOf = (per100g: Nutrients) => NUTRIENT_NAMES.map((name) => per100g[name] ?? '')

/** USDA's figures and weights of the foods of our table, as the table has them. */
export function writeOwnFoods(folder: string): void {
  // Several foods may be of one USDA food; a composed one says nothing of the food it names.
  const foods = new Map(
    FOODS.toSorted((one, other) => Number(isComposed(other.standIn)) - Number(isComposed(one.standIn))).map(
      (food) => [food.usdaId, [food.usdaId, 'sr_legacy', food.name, 'Foods', ...figuresOf(food.per100g)]],
    ),
  )
  const portions = FOODS.flatMap(({ usdaId, household, estimatedWeights }) =>
    HOUSEHOLD_UNITS.flatMap((unit) => {
      const grams = household[unit]
      return grams === undefined || estimatedWeights?.includes(unit) ? [] : [[usdaId, 1, unit, grams]]
    }),
  )
  writeFileSync(join(folder, 'usda-foods.csv'), csv([HEAD, ...foods.values()]))
  writeFileSync(join(folder, 'usda-portions.csv'), csv([['id', 'amount', 'unit', 'grams'], ...portions]))
}

const isComposed = (standIn: string | undefined) => /^\d+(?:\.\d+)? % /.test(standIn ?? '')

/** Two foods with a weight each. */
export function writeTwoFoods(folder: string): void {
  const zeros = FIGURES.map(() => 0)
  writeFileSync(
    join(folder, 'usda-foods.csv'),
    csv([
      HEAD,
      [
        'FN90000001',
        'fndds_2019_2020',
        'Porridge of the tests',
        'Cereals',
        70,
        2.5,
        12,
        1.5,
        ...zeros.slice(4),
      ],
      ['FN90000002', 'fndds_2019_2020', 'Soup of the tests', 'Soups', 40, 2, 6, 1, ...zeros.slice(4)],
    ]),
  )
  writeFileSync(
    join(folder, 'usda-portions.csv'),
    csv([
      ['id', 'amount', 'unit', 'grams'],
      ['FN90000001', 1, 'cup', 240],
      ['FN90000002', 1, 'cup', 245],
    ]),
  )
}

/** One line, meal, recipe and dish with what each should be read as, beside USDA's tables. */
export function writeLabelledSets(folder: string): void {
  writeTwoFoods(folder)
  const rice = { calories: 365, carbs_g: 80, protein_g: 7.1, fat_g: 0.7 }
  const sets = {
    'ingredient-lines-dev.jsonl': {
      id: 'line',
      line: '200 g rice',
      gold: { quantity: 200, quantity_max: null, unit: 'gram', name: 'rice' },
    },
    'meal-descriptions-dev.jsonl': {
      ...rice,
      id: 'meal',
      set: 'wweia_metric',
      description: '100 g of porridge of the tests',
      items: [{ food: 'Porridge of the tests', kcal: 70 }],
    },
    'recipes-nutrition-dev.jsonl': {
      ...rice,
      id: 'recipe',
      title: 'Rice',
      servings: 2,
      ingredients: ['200 g rice'],
    },
    'dishes-dev.jsonl': {
      dish_id: 'dish',
      calories: 130,
      ingredients: [{ name: 'white rice', grams: 100, kcal: 130 }],
    },
  }
  for (const [name, row] of Object.entries(sets))
    writeFileSync(join(folder, name), `${JSON.stringify(row)}\n`)
}

/** Lists of common words, by dialect and level: one is a verb that names no food. */
export function writeWordLists(folder: string): void {
  for (const dialect of ['english', 'american', 'british'])
    for (const level of [10, 20, 35, 40])
      writeFileSync(
        join(folder, `${dialect}-words-${level}.json`),
        JSON.stringify(level === 10 ? ['accepting', 'table'] : []),
      )
}
