import type { Food } from '#app/domain/food/food.ts'

/** How much salt a dish wants, by the weight of what is in it (docs/dishes.md, "The standard"). */

/** Grams of salt for each kilo of food. */
const SALT_PER_KG = 8
export const GRAMS_PER_TSP = 6
/** Salty already, so that the dish wants less salt for it. */
const SALTED_SODIUM_MG = 500

/** Weighed for salt: not liquids, sweet things, dry starches (salted in their water), bread. */
const isSeasoned = ({ roles, state, kind }: Food) =>
  !['liquid', 'drink', 'sweet'].includes(roles[0] ?? '') &&
  !(state === 'dry' && roles[0] === 'starch') &&
  !/^(?:bread|roll|wrap|milk)$/.test(kind)

/** Grams of food that want salt; what is salty already counts against them. */
export function unsaltedGrams(lines: Iterable<readonly [Food | null, number]>): number {
  let weightG = 0
  for (const [food, grams] of lines) {
    if (food === null || !isSeasoned(food)) continue
    weightG += (food.per100g.sodiumMg ?? 0) > SALTED_SODIUM_MG ? -0.6 * grams : grams
  }
  return weightG
}

/** Teaspoons of fine salt for a weight of food, in quarters. */
export const saltTspFor = (weightG: number): number =>
  Math.round(((weightG * SALT_PER_KG) / 1000 / GRAMS_PER_TSP) * 4) / 4
