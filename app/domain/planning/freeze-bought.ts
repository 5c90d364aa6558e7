import { findFood } from '#app/domain/food/foods.ts'
import type { Food } from '#app/domain/food/food.ts'
import { saleOf } from '#app/domain/shopping/pack-table.ts'
import { cookedOn } from './household.ts'
import type { PlannedMeal } from './plan.ts'

/** Raw meat and fish that is bought for a whole plan at once, and cooked after more days than it keeps in the fridge. */

const FLESH: ReadonlySet<Food['group']> = new Set<Food['group']>(['meat', 'poultry', 'fish'])

export type ToFreeze = {
  name: string
  /** The food that is bought. */
  key: string
  /** Days on which it is cooked too late for the fridge, in order. */
  dayIndexes: readonly number[]
}

/** What has to be frozen when it is bought on a day of the plan, or bought later. */
export function boughtTooEarly(
  meals: readonly { dayIndex: number; meal: PlannedMeal }[],
  shoppingDayIndex: number,
): ToFreeze[] {
  const found = new Map<Food, Set<number>>()
  for (const { dayIndex, meal } of meals) {
    if (meal.cookedDate !== undefined) continue
    const cookedAt = cookedOn(meal, dayIndex)
    for (const { foodId, toBuyG } of meal.ingredients) {
      const food = foodId === null || toBuyG <= 0 ? null : findFood(foodId)
      if (food && cookedAt - shoppingDayIndex >= fridgeDaysOf(food))
        found.set(food, (found.get(food) ?? new Set<number>()).add(cookedAt))
    }
  }
  return [...found].map(([food, days]) => ({
    name: food.plural,
    key: saleOf(food).food.id,
    dayIndexes: [...days].toSorted((one, other) => one - other),
  }))
}

const fridgeDaysOf = ({ group, state, keepsDays }: Food): number =>
  FLESH.has(group) && state === 'raw' ? (keepsDays.fridge ?? Infinity) : Infinity
