import type { MealType } from '#app/domain/recipe/recipe.ts'

/** The slots of a day in the order they are eaten and generated. */
export const MEAL_SLOTS = ['breakfast', 'lunch', 'dinner', 'snack_1', 'snack_2', 'snack_3'] as const
export type MealSlot = (typeof MEAL_SLOTS)[number]

export const MEALS_PER_DAY = [3, 4, 5, 6] as const
export type MealsPerDay = (typeof MEALS_PER_DAY)[number]

/** Per cent of the day's energy by slot, as specified. */
export const CALORIE_SPLIT: Readonly<Record<MealsPerDay, readonly number[]>> = {
  3: [25, 35, 40],
  4: [23, 32, 35, 10],
  5: [22, 30, 30, 10, 8],
  6: [20, 28, 28, 10, 8, 6],
}

/** A meal's energy stays between these shares of its slot's. */
export const MEAL_WINDOW = { low: 0.85, high: 1.15 } as const

export type SlotTarget = { slot: MealSlot; kcal: number }

/** The slots of a day with the energy each should bring, in kcal. */
export function slotTargets(dayKcal: number, mealsPerDay: MealsPerDay): SlotTarget[] {
  return CALORIE_SPLIT[mealsPerDay].flatMap((percent, index) => {
    const slot = MEAL_SLOTS[index]
    return slot === undefined ? [] : [{ slot, kcal: (dayKcal * percent) / 100 }]
  })
}

const LABELS: Readonly<Record<MealSlot, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack_1: 'Morning Snack',
  snack_2: 'Afternoon Snack',
  snack_3: 'Evening Snack',
}

/** How a meal type reads: the specified label; of anything else the underscores become spaces. */
export function mealTypeLabel(mealType: string): string {
  return Object.hasOwn(LABELS, mealType) ? LABELS[mealType as MealSlot] : mealType.replaceAll('_', ' ')
}

/** What kind of meal the chef writes for a slot. */
export function mealTypeOf(slot: MealSlot): MealType {
  switch (slot) {
    case 'breakfast':
    case 'lunch':
    case 'dinner':
      return slot
    case 'snack_1':
    case 'snack_2':
    case 'snack_3':
      return 'snack'
  }
}
