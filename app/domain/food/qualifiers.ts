import type { Food } from './food.ts'

/** What packets say before a food's name without making it another food. */

const QUALIFIERS = [
  /\b(?:full|low|lower|reduced|half|high)[- ]fat\b/gi,
  /\b\d+(?:[.,]\d+)? ?%[- ](?:fat|milk[- ]?fat)\b/gi,
  // "milk 1,5 %", "beer 5% vol"
  /(?<=\p{L}[ ,(]+)(?!0 ?%)\d+(?:[.,]\d+)? ?%(?: ?(?:fat|vol|abv|alc|alcohol))?\)?$/giu,
  /\b(?:very )?(?:low|lower|reduced|less)[- ](?:salt|sodium)\b/gi,
  /\b(?:no|without)[- ](?:added[- ])?(?:salt|sugar|sugars)(?:[- ]added)?\b/gi,
  /\b(?:low|lower|reduced)[- ]sugar\b/gi,
  /\b(?:high[- ])?protein[- ]rich\b|\bhigh[- ]protein\b/gi,
  /\b(?:extra|very)[- ]mature\b|\bthick[- ]set\b|\bgood[- ]quality\b|\bbest[- ]quality\b/gi,
  /\bgluten[- ]free\b/gi,
]
const GLUTEN_FREE = /\bgluten[- ]free\b/i

/** The name without its qualifiers; null if it has none or consists only of them. */
export function withoutQualifier(name: string): string | null {
  const bare = QUALIFIERS.reduce((text, words) => text.replace(words, ' '), name)
    .replace(/\s+/g, ' ')
    .trim()
  return bare === '' || bare === name.trim() ? null : bare
}

/** Whether a name says that the food is gluten-free. */
export const saysGlutenFree = (name: string): boolean => GLUTEN_FREE.test(name)

/** Sold gluten-free under the same name; gluten-free grains and breads have their own rows in the table. */
const SOLD_WITHOUT: ReadonlySet<Food['group']> = new Set(['condiments', 'meat', 'poultry'])

const glutenFree = new Map<string, Food>()

/** The food as sold gluten-free; null if that would be another food. */
export function glutenFreeOf(food: Food): Food | null {
  if (!food.allergens.includes('gluten')) return food
  if (!SOLD_WITHOUT.has(food.group)) return null
  const known = glutenFree.get(food.id)
  if (known !== undefined) return known
  const without = { ...food, allergens: food.allergens.filter((allergen) => allergen !== 'gluten') }
  glutenFree.set(food.id, without)
  return without
}
