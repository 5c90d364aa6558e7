import type { Food } from '#app/domain/food/food.ts'
import { treatmentOf } from '#app/domain/food/treatment.ts'

/** Most grams of a food for so many people, where more would be inedible or harmful; infinite for the rest. */
export function mostGramsFor(food: Food | null, servings: number): number {
  return food === null ? Infinity : (treatmentOf(food)?.mostG ?? Infinity) * servings
}

/** So strong that a pinch may be all that is wanted. */
const BY_THE_PINCH_G = 1

/** Whether a cook measures it by the pinch. */
export function isByThePinch(food: Food): boolean {
  return (treatmentOf(food)?.mostG ?? Infinity) <= BY_THE_PINCH_G
}
