import type { Food, FoodGroup } from '#app/domain/food/food.ts'
import { plainName } from '#app/domain/food/food-names.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import { findUsdaFood } from '#app/domain/meals/vocabulary/find-names.ts'
import { firstRowSaid } from './keywords.ts'

export const PANTRY_CATEGORIES = [
  'protein',
  'carbs',
  'vegetables',
  'fruits',
  'dairy',
  'spices',
  'pantry',
  'other',
] as const
export type PantryCategory = (typeof PANTRY_CATEGORIES)[number]

type Row = { category: PantryCategory; words: readonly string[] }

/** The specified keywords; the first row that matches wins, so "pepper" is a vegetable. */
const KEYWORDS: readonly Row[] = [
  { category: 'protein', words: ['chicken', 'beef', 'pork', 'fish', 'egg'] },
  { category: 'carbs', words: ['rice', 'pasta', 'bread', 'potato'] },
  { category: 'vegetables', words: ['tomato', 'onion', 'pepper', 'lettuce', 'carrot'] },
  { category: 'fruits', words: ['apple', 'banana', 'orange', 'berry'] },
  { category: 'dairy', words: ['milk', 'cheese', 'yogurt', 'butter'] },
  { category: 'spices', words: ['salt', 'pepper', 'garlic', 'herb'] },
  { category: 'pantry', words: ['oil', 'flour', 'sugar', 'sauce'] },
]

const OF_GROUP: Readonly<Record<FoodGroup, PantryCategory>> = {
  vegetables: 'vegetables',
  fruit: 'fruits',
  grains: 'carbs',
  pulses: 'protein',
  meat: 'protein',
  poultry: 'protein',
  fish: 'protein',
  eggs: 'protein',
  dairy: 'dairy',
  nuts: 'pantry',
  fats: 'pantry',
  herbs: 'spices',
  condiments: 'pantry',
  baking: 'pantry',
  sweets: 'pantry',
  drinks: 'other',
  dishes: 'other',
}

/** Ginger biscuits and garlic bread are in other groups and are not spices. */
const FOR_SEASONING: ReadonlySet<FoodGroup> = new Set(['vegetables', 'herbs', 'condiments'])
/** Oat and soya milk are shelved with dairy; tinned coconut milk is not. */
const DRUNK: ReadonlySet<FoodGroup> = new Set(['drinks', 'pulses'])

function ofFood(food: Food): PantryCategory {
  const role = food.roles[0]
  const isSeasoning = FOR_SEASONING.has(food.group) && /^(?:garlic|ginger|salt)\b/.test(food.id)
  if (role === 'spice' || role === 'herb' || isSeasoning) return 'spices'
  if (DRUNK.has(food.group) && /(?:^|-)milk(?:-drink|-sweetened)?$/.test(food.id)) return 'dairy'
  if (food.group === 'vegetables' && role === 'starch') return 'carbs'
  if (food.group === 'fats' && food.allergens.includes('milk')) return 'dairy'
  if (food.group === 'baking' && /flour/.test(food.id)) return 'pantry'
  if (food.group === 'grains' && /flour|starch/.test(food.id)) return 'pantry'
  return OF_GROUP[food.group]
}

/** Below this the match may be another food; the keywords then decide. */
const SURE = 0.85

/** The category by the specified keywords alone, first match in their order; "other" when none is said. */
export function categoryByKeyword(name: string): PantryCategory {
  return firstRowSaid(KEYWORDS, name)?.category ?? 'other'
}

/**
 * The category of a pantry food: of a bare keyword as specified, else by the food table, else by the keywords, else by
 * USDA's tables, else "other".
 */
export function categoryOf(name: string): PantryCategory {
  const plain = plainName(name)
  const bare = KEYWORDS.find(({ words }) => words.some((word) => plain === word || plain === `${word}s`))
  if (bare) return bare.category
  const line = readIngredientLine(name)
  const match = foodOfLine(line)
  if (match !== null && match.confidence >= SURE) return ofFood(match.food)
  const said = categoryByKeyword(name)
  const beyond = said === 'other' ? findUsdaFood(line.name) : null
  return beyond === null ? said : ofFood(beyond.food)
}
