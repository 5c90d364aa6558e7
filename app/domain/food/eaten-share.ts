import type { Food } from './food.ts'
import type { IngredientLine } from './ingredient-line.ts'

/** The part of a line's food that is eaten, with the least and the most it may be, and what is said of it. */
export type EatenShare = { share: number; least: number; most: number; said: string | null }

const ALL: EatenShare = { share: 1, least: 1, most: 1, said: null }

/** Share of the frying fat that ends in the food when it is poured off afterwards. */
const FAT_TAKEN_UP: EatenShare = {
  share: 0.1,
  least: 0.05,
  most: 0.2,
  said: 'a tenth of the frying fat is counted',
}
const FRYING_BATH_GRAMS = 150
/** So much oil is a bath even where nobody says "fry", unless it is most of the recipe, as in mayonnaise. */
const SURE_BATH_GRAMS = 350
const MOST_OF_RECIPE = 0.5

/** Share of the salt of cooking water that pasta and vegetables take up. */
const SALT_OF_WATER: EatenShare = {
  share: 0.15,
  least: 0.1,
  most: 0.25,
  said: 'of the salt in the water a seventh is counted',
}
const OF_BRINE: EatenShare = { share: 0.1, least: 0.03, most: 0.2, said: 'a tenth of the brine is counted' }
/** Marinades cling and are often poured over: about half is eaten. */
const OF_MARINADE: EatenShare = {
  share: 0.5,
  least: 0.2,
  most: 1,
  said: 'half of the marinade is counted, the rest is left behind',
}

const FOR_WATER = /\bfor (?:the )?(?:[a-z]+ )?water\b/i
const FOR_BRINE = /\bfor (?:the )?(?:[a-z]+ )?(?:brine|brining)\b/i
const FOR_MARINADE = /\bfor (?:the )?(?:[a-z]+ )?(?:marinade|marinating)\b/i
const BRINE = /\bbrine\b/i
const MARINADE = /\bmarinade\b/i
const SOLID = /^(?:meat|poultry|fish|vegetables|pulses|eggs)$/

/**
 * How much of a line's food ends on the plate: frying fat, brines, marinades and cooking water are mostly left behind.
 * `section` is the heading the line stands under, `recipeGrams` what all lines weigh.
 */
export function eatenShareOf(
  line: IngredientLine,
  food: Food,
  grams: number,
  around: { section: string; recipeGrams: number },
): EatenShare {
  if (food.group === 'fats' && isFryingBath(line, food, grams, around.recipeGrams)) return FAT_TAKEN_UP
  if (food.id === 'salt' && FOR_WATER.test(line.text)) return SALT_OF_WATER
  if (SOLID.test(food.group)) return ALL
  if (FOR_BRINE.test(line.text) || BRINE.test(around.section)) return OF_BRINE
  if (FOR_MARINADE.test(line.text) || MARINADE.test(around.section)) return OF_MARINADE
  return ALL
}

function isFryingBath(line: IngredientLine, food: Food, grams: number, recipeGrams: number): boolean {
  if (/\b(?:deep-?\s?)?fry(?:ing)?\b/i.test(line.text)) return grams >= FRYING_BATH_GRAMS
  const isOil = food.id.endsWith('-oil')
  return isOil && grams >= SURE_BATH_GRAMS && grams < MOST_OF_RECIPE * recipeGrams
}
