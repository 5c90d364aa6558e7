import type { Food } from './food.ts'
import type { IngredientLine } from './ingredient-line.ts'
import type { MethodOfLine } from './left-behind.ts'

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

/** Of oil for a pan, not a bath, that is poured off after frying: part of it has gone into the food. */
const OIL_TAKEN_UP: EatenShare = {
  share: 0.4,
  least: 0.2,
  most: 0.8,
  said: 'the oil is poured off: two fifths of it is counted',
}
const POURED_OFF_FROM_GRAMS = 20
/** So much oil is a bath where the steps say that it is fried in deep. */
const SAID_BATH_GRAMS = 100
const OF_MARINADE_DISCARDED: EatenShare = {
  share: 0.3,
  least: 0.1,
  most: 0.6,
  said: 'the marinade is discarded: three tenths of it cling and are counted',
}
/** Of milk, stock or wine that something is cooked or soaked in. */
const OF_DISCARDED: EatenShare = {
  share: 0.15,
  least: 0.05,
  most: 0.35,
  said: 'a seventh is counted, the rest is poured away',
}

const FOR_WATER = /\bfor (?:the )?(?:[a-z]+ )?water\b/i
const FOR_BRINE = /\bfor (?:the )?(?:[a-z]+ )?(?:brine|brining)\b/i
const FOR_MARINADE = /\bfor (?:the )?(?:[a-z]+ )?(?:marinade|marinating)\b/i
const BRINE = /\bbrine\b/i
const MARINADE = /\bmarinade\b/i
const SOLID = /^(?:meat|poultry|fish|vegetables|pulses|eggs)$/

/**
 * How much of a line's food ends on the plate: frying fat, brines, marinades and cooking water are mostly left behind.
 * `section` is the heading the line stands under, `recipeGrams` what all lines weigh, `method` what the steps say.
 */
export function eatenShareOf(
  line: IngredientLine,
  food: Food,
  grams: number,
  around: { section: string; recipeGrams: number; method: MethodOfLine },
): EatenShare {
  const { method, section } = around
  if (food.group === 'fats') return shareOfFat(line, food, grams, around)
  if (food.id === 'salt' && FOR_WATER.test(line.text)) return SALT_OF_WATER
  if (method.isDiscarded) return OF_DISCARDED
  if (SOLID.test(food.group)) return ALL
  if (method.isBrine || FOR_BRINE.test(line.text) || BRINE.test(section)) return OF_BRINE
  if (method.marinade === 'used') return ALL
  if (method.marinade === 'discarded') return OF_MARINADE_DISCARDED
  if (FOR_MARINADE.test(line.text) || MARINADE.test(section)) return OF_MARINADE
  return ALL
}

function shareOfFat(
  line: IngredientLine,
  food: Food,
  grams: number,
  around: { section: string; recipeGrams: number; method: MethodOfLine },
): EatenShare {
  const { marinade, oilPouredOff, isDeepFried } = around.method
  const isBath =
    isFryingBath(line, food, grams, around.recipeGrams) || (isDeepFried && grams >= SAID_BATH_GRAMS)
  if (isBath || (oilPouredOff !== null && grams >= FRYING_BATH_GRAMS))
    return withKept(FAT_TAKEN_UP, grams, oilPouredOff?.keptG ?? 0)
  if (oilPouredOff !== null && grams >= POURED_OFF_FROM_GRAMS)
    return withKept(OIL_TAKEN_UP, grams, oilPouredOff.keptG)
  if (marinade === 'discarded') return OF_MARINADE_DISCARDED
  return marinade !== 'used' && (FOR_MARINADE.test(line.text) || MARINADE.test(around.section))
    ? OF_MARINADE
    : ALL
}

/** "all but 1 tablespoon": that spoonful is eaten besides. */
function withKept(taken: EatenShare, grams: number, keptG: number): EatenShare {
  if (keptG === 0) return taken
  const kept = Math.min(1, keptG / grams)
  const plus = (share: number) => Math.min(1, share + kept)
  return {
    share: plus(taken.share),
    least: plus(taken.least),
    most: plus(taken.most),
    said: `${taken.said}, and the ${Math.round(keptG)} g that stay in the pan`,
  }
}

function isFryingBath(line: IngredientLine, food: Food, grams: number, recipeGrams: number): boolean {
  if (/\b(?:deep-?\s?)?fry(?:ing)?\b/i.test(line.text)) return grams >= FRYING_BATH_GRAMS
  const isOil = food.id.endsWith('-oil')
  return isOil && grams >= SURE_BATH_GRAMS && grams < MOST_OF_RECIPE * recipeGrams
}
