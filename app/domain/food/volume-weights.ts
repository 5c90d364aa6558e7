import type { Food, FoodGroup } from './food.ts'

/** Millilitres of the cup, tablespoon and teaspoon that household weights are for. */
const CUP_ML = 240
const TABLESPOON_ML = 15
const TEASPOON_ML = 5

/** Usual grams per ml where a food has no weight for a cup or a spoon: chopped or loosely filled. */
const DENSITY_OF_GROUP: Readonly<Record<FoodGroup, number>> = {
  vegetables: 0.55,
  fruit: 0.62,
  grains: 0.7,
  pulses: 0.78,
  meat: 0.6,
  poultry: 0.6,
  fish: 0.6,
  eggs: 1.02,
  dairy: 1,
  nuts: 0.55,
  fats: 0.92,
  herbs: 0.45,
  condiments: 1.05,
  baking: 0.6,
  sweets: 0.85,
  drinks: 1,
  dishes: 0.95,
}

/** Mostly air: a cup of them weighs little. */
const AIRIEST = /\b(?:crisps|chips|popcorn|puffs)\b/
const AIRY = /\b(?:crackers?|pretzels|flakes|cereal|croutons|puffed)\b/

function guessedDensity(food: Food): number {
  if (food.roles.includes('liquid') || food.roles.includes('drink')) return 1
  if (food.roles[0] === 'herb' && food.state === 'raw') return 0.12
  if (food.roles[0] === 'leaf') return 0.15
  if (AIRIEST.test(food.name)) return 0.11
  if (AIRY.test(food.name)) return 0.2
  if (food.group === 'grains' && food.state === 'ready') return 0.3
  return DENSITY_OF_GROUP[food.group]
}

export type VolumeWeight = {
  grams: number
  /** False where the density is the group's, not the food's. */
  isKnown: boolean
}

/** Weighs a volume of a food by its own cup or spoon, the nearer in size first; else by its group's density. */
export function gramsOfVolume(food: Food, volumeMl: number): VolumeWeight {
  const { cup, tbsp, tsp } = food.household
  const perMl = {
    cup: cup === undefined ? undefined : cup / CUP_ML,
    tbsp: tbsp === undefined ? undefined : tbsp / TABLESPOON_ML,
    tsp: tsp === undefined ? undefined : tsp / TEASPOON_ML,
  }
  const known =
    volumeMl >= 50
      ? (perMl.cup ?? perMl.tbsp ?? perMl.tsp)
      : volumeMl >= 10
        ? (perMl.tbsp ?? perMl.tsp ?? perMl.cup)
        : (perMl.tsp ?? perMl.tbsp ?? perMl.cup)
  return known === undefined
    ? { grams: volumeMl * guessedDensity(food), isKnown: false }
    : { grams: volumeMl * known, isKnown: true }
}
