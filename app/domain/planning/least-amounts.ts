import type { Food } from '#app/domain/food/food.ts'
import type { Kind } from '#app/domain/kitchen/kinds.ts'

/** The least of a food that is worth buying and cooking for one person, in grams, where a dish is built on it. */
const LEAST_G: Readonly<Partial<Record<Kind, number>>> = {
  poultry: 60,
  mince: 60,
  steak: 70,
  pork: 70,
  'white-fish': 70,
  'oily-fish': 70,
  'canned-fish': 40,
  'smoked-fish': 30,
  prawns: 60,
  egg: 50,
  tofu: 60,
  tempeh: 50,
  'pulse-cooked': 40,
  'pulse-quick': 30,
  'silken-tofu': 60,
  rice: 35,
  pasta: 40,
  noodles: 40,
  'quick-grain': 35,
  'slow-grain': 35,
  oats: 20,
  bread: 30,
  potato: 80,
  'sweet-potato': 80,
  yoghurt: 50,
  'sweet-yoghurt': 50,
  'soft-cheese': 30,
  'hard-cheese': 10,
  'melting-cheese': 15,
  milk: 20,
  'crumbly-cheese': 15,
  'hard-root': 30,
  squash: 60,
  beetroot: 40,
  firm: 40,
  cabbage: 40,
  pepper: 40,
  courgette: 40,
  aubergine: 50,
  mushroom: 40,
  quick: 30,
  leaf: 20,
  'tough-leaf': 25,
  'salad-leaf': 20,
  'raw-vegetable': 30,
  avocado: 35,
  tomato: 40,
  'canned-tomato': 60,
  'sweet-citrus': 60,
  berry: 40,
  'stone-fruit': 40,
  'soft-fruit': 60,
  'firm-fruit': 60,
  'dried-fruit': 10,
  'canned-fruit': 50,
  nut: 8,
  seed: 4,
  'nut-butter': 8,
  hummus: 25,
  'protein-powder': 8,
  syrup: 7,
  jam: 10,
}
/** A snack takes less of a thing than a plate does. */
const PLATE_KCAL = 300
const LEAST_SHARE = 0.5

/** A dish that bears a food's name has so much more of it. */
const NAMED_SHARE = 1.4

/**
 * The least grams of a food in a meal of so many kcal, more where the dish is named after it; 0 where a little will do, as
 * of herbs, spices and fat.
 */
export function leastAmountG({ kind }: Food, mealKcal: number, isNamed = false): number {
  const leastG = (LEAST_G[kind] ?? 0) * (isNamed ? NAMED_SHARE : 1)
  return leastG * Math.min(1, Math.max(LEAST_SHARE, mealKcal / PLATE_KCAL))
}
