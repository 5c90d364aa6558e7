import { readTable } from '#app/food-table.server.ts'
import { FOOD_COLUMNS } from '#app/domain/food/food-row.ts'
import { FOODS } from '#app/domain/food/foods.ts'
import type { Food, HouseholdUnit } from '#app/domain/food/food.ts'
import { cookedForm } from '#app/domain/food/as-eaten.ts'
import { usualGrams } from '#app/domain/food/meal-portions.ts'
import { worldDishes } from '#app/domain/food/world-dishes.ts'
import type { UsdaPortion } from '#app/domain/food/usda-portions.ts'
import { eatenAs, usualPortion } from '#app/domain/meals/portions/portion-tables.ts'
import type { VocabularyFood } from './vocabulary.ts'
import { wordsOfName } from './words-of-name.ts'

export type NamedFood = { food: VocabularyFood; names: readonly string[] }

/** Our own table as part of the vocabulary: its names, British and American, and its household weights. */

const UNIT_NAMES: Partial<Record<HouseholdUnit, string>> = { tbsp: 'tablespoon', tsp: 'teaspoon' }

/** A plate of a main dish holds a cup and a half; the table's servings are those of a survey of all meals. */
const CUPS_A_PLATE = 1.5

function plateGrams(food: Food, mains: ReadonlySet<string>): number {
  const known = usualPortion(food.id)
  if (known !== null) return known
  const usual = usualGrams(food, false, food.name)
  const { cup, piece, slice } = food.household
  const isByTheCup = cup !== undefined && piece === undefined && slice === undefined
  return isByTheCup && mains.has(food.id) ? Math.max(usual, cup * CUPS_A_PLATE) : usual
}

let mains: ReadonlySet<string> | undefined
const mainDishes = (): ReadonlySet<string> =>
  (mains ??= new Set(readTable('foods/dishes-mains.csv', FOOD_COLUMNS).map(({ row }) => row.id)))

function portionsOf(food: Food): UsdaPortion[] {
  const portions = Object.entries(food.household).map(([unit, grams]) => ({
    amount: 1,
    unit: UNIT_NAMES[unit as HouseholdUnit] ?? unit,
    grams,
  }))
  return [...portions, { amount: 1, unit: 'Quantity not specified', grams: plateGrams(food, mainDishes()) }]
}

function vocabularyFoodOf(food: Food): VocabularyFood {
  let portions: UsdaPortion[] | undefined
  return {
    id: food.id,
    name: food.name,
    category: food.group,
    source: 'own',
    per100g: () => food.per100g,
    portions: () => (portions ??= portionsOf(food)),
  }
}

/** The stems of a name in a row: names that differ in nothing else are one. */
export const foldedName = (name: string): string =>
  wordsOfName(name)
    .map(({ stem }) => stem)
    .join(' ')

const SAYS_STATE = /\b(?:raw|dry|dried|uncooked)\b/i

const RAW_WORDS: Partial<Record<Food['state'], string>> = { raw: 'raw', dry: 'dry' }

/**
 * Every food of our table with its names. What people eat cooked is found cooked, unless "raw" or "dry" is said.
 * `fold` gives the stems of a name in a row.
 */
export function ownFoods(fold: (name: string) => string = foldedName): NamedFood[] {
  // The table lends a food the names of its relatives; where a dish of that name exists, the dish is meant.
  const ofDishes = new Set(
    worldDishes().flatMap(({ name, otherNames }) => [name.toLowerCase(), ...otherNames]),
  )
  // "Oatmeal" is porridge on a plate, and oats only in a recipe: a food's first name goes before another's further one.
  // "Beef for stew" is what a recipe buys: what somebody ate is a beef stew.
  const ownerOf = new Map(FOODS.map(({ id, name }) => [fold(name), id]))
  const named: NamedFood[] = []
  for (const food of FOODS) {
    // Oats that somebody weighed are dry; porridge has its own names.
    const eaten = food.id === 'oats' || SAYS_STATE.test(food.name) ? food : cookedForm(food)
    const isOthers = (name: string) => {
      const owner = ownerOf.get(fold(name))
      return owner !== undefined && owner !== food.id
    }
    const isDish = eatenAs().has(food.id)
    const names = [
      ...(isDish ? [] : [food.name, food.plural]),
      ...food.otherNames.filter(
        (name) => !ofDishes.has(name.toLowerCase()) && !isOthers(name) && !name.includes(' for '),
      ),
    ]
    const word = RAW_WORDS[food.state]
    if (eaten.id === food.id || word === undefined) {
      named.push({ food: vocabularyFoodOf(eaten), names: [...new Set(names)] })
      continue
    }
    // "dry pasta" is what its name says, and so is "penne, dry".
    const bare = names.filter((name) => !SAYS_STATE.test(name))
    // "Skinless boneless chicken thighs, 300 g raw"; further names of meat are of cuts that differ in fat.
    const isOneWord = (name: string): boolean => !name.includes(' ')
    const asSold = food.group === 'meat' ? [] : food.state === 'dry' ? bare.filter(isOneWord) : bare
    named.push({ food: vocabularyFoodOf(eaten), names: [...new Set(bare)] })
    named.push({
      food: vocabularyFoodOf(food),
      names: [
        ...new Set([
          ...names.filter((name) => SAYS_STATE.test(name)),
          ...[food.name, ...asSold].map((name) => `${name}, ${word}`),
        ]),
      ],
    })
  }
  return named
}

/** Dishes of the world as part of the vocabulary, with their usual portion and household weights. */
export function worldFoods(): NamedFood[] {
  return worldDishes().map((dish) => ({
    food: {
      id: dish.id,
      name: dish.name,
      category: dish.kind,
      source: 'world',
      per100g: dish.per100g,
      portions: () => [
        { amount: 1, unit: 'Quantity not specified', grams: dish.servingG },
        ...Object.entries(dish.unitG).map(([unit, grams]) => ({ amount: 1, unit, grams })),
      ],
    },
    names: [dish.name, ...dish.otherNames],
  }))
}
