import type { Food } from '#app/domain/food/food.ts'
import { type Health, isOilyFish, isProduce, NO_HEALTH } from './health.ts'
import { type Macros, NO_MACROS } from './macros.ts'

/** Everything a planner adds up of a meal. */
export type Figures = Macros & Health & { fishG: number }

/** Grams of a food in a serving; of these the share `eaten` counts, all of it where nothing is said. */
export type FoodShare = { food: Food; grams: number; eaten?: number }

export const NO_FIGURES: Figures = { ...NO_MACROS, ...NO_HEALTH, fishG: 0 }

/** The figures of weighed foods. */
export function figuresOf(foods: readonly FoodShare[]): Figures {
  const sum = { ...NO_FIGURES }
  for (const { food, grams: weighedG, eaten = 1 } of foods) {
    const grams = weighedG * eaten
    const share = grams / 100
    const { kcal, proteinG, fatG, carbsG, fiberG, sodiumMg, saturatedFatG } = food.per100g
    sum.kcal += kcal * share
    sum.proteinG += (proteinG ?? 0) * share
    sum.fatG += (fatG ?? 0) * share
    sum.carbsG += (carbsG ?? 0) * share
    sum.fiberG += (fiberG ?? 0) * share
    sum.sodiumMg += (sodiumMg ?? 0) * share
    sum.saturatedFatG += (saturatedFatG ?? 0) * share
    if (isProduce(food)) sum.produceG += grams
    if (isOilyFish(food)) sum.oilyFishG += grams
    if (food.group === 'fish') sum.fishG += grams
  }
  return sum
}

/** Adds a share of one to a sum. Written out, because a search adds millions of them. */
export function addFigures(sum: Figures, more: Figures, share = 1): void {
  sum.kcal += more.kcal * share
  sum.proteinG += more.proteinG * share
  sum.fatG += more.fatG * share
  sum.carbsG += more.carbsG * share
  sum.fiberG += more.fiberG * share
  sum.sodiumMg += more.sodiumMg * share
  sum.saturatedFatG += more.saturatedFatG * share
  sum.produceG += more.produceG * share
  sum.oilyFishG += more.oilyFishG * share
  sum.fishG += more.fishG * share
}

/** A share of figures. */
export function scaledFigures(figures: Figures, share: number): Figures {
  const scaled = { ...NO_FIGURES }
  addFigures(scaled, figures, share)
  return scaled
}
