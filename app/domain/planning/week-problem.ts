import type { Food } from '#app/domain/food/food.ts'
import type { Lot } from '#app/domain/pantry/stock.ts'
import type { MealSlot } from './meal-split.ts'
import type { Macros } from './macros.ts'
import type { Figures } from './figures.ts'
import type { PlanDish } from './plan-dishes.ts'
import type { Side } from './sides.ts'

/** A week as a search sees it: what is cooked, where it is eaten, and what it may be. */

export const MEAL_CLASSES = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type MealClass = (typeof MEAL_CLASSES)[number]

/** Portions people cook, as shares of the printed one. */
export const PORTIONS = [0.75, 1, 1.25, 1.5] as const
export const MOST_SIDES = 2

export type Place = { dayIndex: number; slot: MealSlot; kcal: number }

/** Grams of a food, by its place in `WeekProblem.foods`. */
export type FoodGrams = { food: number; grams: number }

/** A dish that may be cooked. */
export type DishOption = {
  planDish: PlanDish
  /** Of one serving as printed, as the lines are reckoned. */
  figures: Figures
  /** Of one serving, by portion, as it will probably be written: amounts for few people are rounded up. */
  guesses: ReadonlyMap<number, Figures>
  foods: readonly FoodGrams[]
  busyMinutes: number
  /** Of `PORTIONS`, those that fit on a plate. */
  portions: readonly number[]
  /** Of one serving, by the portion that was written: an egg is rounded differently in each. */
  written: ReadonlyMap<number, Figures>
  /** What variety tells it apart by. */
  names: { key: number; main: number; starch: number; cuisine: number }
  /** What choosing it costs for itself: an odd thing to eat, a long way to it. Small numbers. */
  cost: number
  /** On top on a working day, when nobody waits two hours for dinner. */
  workdayCost: number
}

/** Of one serving in a portion: as written, where it was, else as guessed. */
export const figuresAt = ({ written, guesses, figures }: DishOption, portion: number): Figures =>
  written.get(portion) ?? guesses.get(portion) ?? figures

/** A side in one of its helpings. */
export type SideOption = {
  side: Side
  helping: number
  figures: Figures
  foods: readonly FoodGrams[]
}

/** One time of cooking: a dish eaten at one place, or at several of which the others are leftovers. */
export type Cooking = {
  mealClass: MealClass
  /** Where it is eaten, the first where it is cooked. */
  places: readonly Place[]
  /** Whether it is cooked from Monday to Friday. */
  isWorkday: boolean
  options: readonly DishOption[]
  /** Nothing is cooked on its day, beside a dish neither. */
  isQuick?: true
}

/** What a cooking is decided to be. */
export type Decision = { option: DishOption; portion: number; sides: readonly SideOption[] }

/** A meal that is there already and stays. */
export type FixedMeal = {
  dayIndex: number
  cookedOn: number
  slot: MealSlot
  /** Numbers as options have them. */
  key: number
  main: number
  figures: Figures
  foods: readonly FoodGrams[]
  busyMinutes: number
  isLeftover: boolean
}

/** What a day is to bring, and how long it may take. */
export type DayAim = { target: Macros; minutes: number; holdsMinutes: boolean; share: number; slots: number }

/** What the kitchen knows of a food's stock and price. */
export type FoodFacts = {
  food: Food
  /** What is there, soonest first. */
  lots: readonly Pick<Lot, 'grams' | 'expiresInDays' | 'thawedOn'>[]
  isInEveryKitchen: boolean
  isTap: boolean
  /** Grams in packs that shops sell, smallest first; none where it is sold loose. */
  packsG: readonly number[]
  /** What is left of a pack is still good two weeks later. */
  keepsOpen: boolean
  /** Pounds for 100 g. */
  pricePer100g: number
  limits: readonly number[]
}

export type WeekProblem = {
  days: readonly DayAim[]
  cookings: readonly Cooking[]
  fixed: readonly FixedMeal[]
  foods: readonly FoodFacts[]
  /** What health authorities advise as the most of some foods. */
  limits: readonly { planG: number }[]
  sides: readonly SideOption[]
  /** People at the table, against the plan's own person. */
  table: number
  eatsFish: boolean
  /** How much a pound counts. */
  thrift: number
}
