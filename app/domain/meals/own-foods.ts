import { readTable } from '#app/food-table.server.ts'
import { FOOD_COLUMNS } from '#app/domain/food/food-row.ts'
import { FOODS } from '#app/domain/food/foods.ts'
import type { Food, HouseholdUnit } from '#app/domain/food/food.ts'
import { cookedForm } from '#app/domain/food/as-eaten.ts'
import { usualGrams } from '#app/domain/food/meal-portions.ts'
import { worldDishes } from '#app/domain/food/world-dishes.ts'
import type { UsdaPortion } from '#app/domain/food/usda-portions.ts'
import { tokensOf } from './stems.ts'
import type { NamedFood, VocabularyFood } from './vocabulary.ts'

/** Our own table as part of the vocabulary: its names, British and American, and its household weights. */

const UNIT_NAMES: Partial<Record<HouseholdUnit, string>> = { tbsp: 'tablespoon', tsp: 'teaspoon' }

/** A plate of a main dish holds a cup and a half; the table's servings are those of a survey of all meals. */
const CUPS_A_PLATE = 1.5

function plateGrams(food: Food, mains: ReadonlySet<string>): number {
  const usual = usualGrams(food, false, food.name)
  const { cup, piece, slice } = food.household
  const isByTheCup = cup !== undefined && piece === undefined && slice === undefined
  return isByTheCup && mains.has(food.id) ? Math.max(usual, cup * CUPS_A_PLATE) : usual
}

const mainDishes = (): ReadonlySet<string> =>
  new Set(readTable('foods/dishes-mains.csv', FOOD_COLUMNS).map(({ row }) => row.id))

function vocabularyFoodOf(food: Food, mains: ReadonlySet<string>): VocabularyFood {
  const portions: UsdaPortion[] = Object.entries(food.household).map(([unit, grams]) => ({
    amount: 1,
    unit: UNIT_NAMES[unit as HouseholdUnit] ?? unit,
    grams,
  }))
  portions.push({ amount: 1, unit: 'Quantity not specified', grams: plateGrams(food, mains) })
  return {
    id: food.id,
    name: food.name,
    category: food.group,
    source: 'own',
    per100g: () => food.per100g,
    portions: () => portions,
  }
}

const folded = (name: string): string =>
  tokensOf(name)
    .map(({ text }) => text)
    .join(' ')

const SAYS_STATE = /\b(?:raw|dry|dried|uncooked)\b/i

const RAW_WORDS: Partial<Record<Food['state'], string>> = { raw: 'raw', dry: 'dry' }

/** Every food of our table with its names. What people eat cooked is found cooked, unless "raw" or "dry" is said. */
export function ownFoods(): NamedFood[] {
  // The table lends a food the names of its relatives; where a dish of that name exists, the dish is meant.
  const ofDishes = new Set(
    worldDishes().flatMap(({ name, otherNames }) => [name.toLowerCase(), ...otherNames]),
  )
  const mains = mainDishes()
  // "Oatmeal" is porridge on a plate, and oats only in a recipe: a food's first name goes before another's further one.
  const mainNames = new Map(FOODS.map(({ id, name }) => [folded(name), id]))
  const named: NamedFood[] = []
  for (const food of FOODS) {
    // Oats that somebody weighed are dry; porridge has its own names.
    const eaten = food.id === 'oats' || SAYS_STATE.test(food.name) ? food : cookedForm(food)
    const names = [
      food.name,
      food.plural,
      ...food.otherNames.filter(
        (name) => !ofDishes.has(name.toLowerCase()) && (mainNames.get(folded(name)) ?? food.id) === food.id,
      ),
    ]
    named.push({ food: vocabularyFoodOf(eaten, mains), names: [...new Set(names)] })
    const word = RAW_WORDS[food.state]
    if (eaten.id !== food.id && word !== undefined)
      named.push({ food: vocabularyFoodOf(food, mains), names: [`${food.name}, ${word}`] })
  }
  return named
}
