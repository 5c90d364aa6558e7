import type { Dish } from '#app/domain/cookbook/dish.ts'
import type { Food } from '#app/domain/food/food.ts'
import { isInEveryKitchen } from '#app/domain/cookbook/nearness.ts'
import { cuisinesFor } from './adventure.ts'
import type { CookingWishes } from './cooking-wishes.ts'
import { HEALTH_BOUNDS } from './health.ts'
import { KCAL_PER_G, type Macros } from './macros.ts'
import type { PlanDish } from './plan-dishes.ts'
import type { MealClass } from './week-problem.ts'

/** What speaks for and against a dish for one household, whatever else it eats that week. */

export type Household = {
  wishes: CookingWishes
  /** Days were not met without powder. */
  isPowderNeeded: boolean
  hasChildren: boolean
  stocked: ReadonlySet<Food>
}

const OF_ADVANCED = 0.6
const OF_LONG = 0.3
const LONG_MIN = 75
const VERY_LONG_MIN = 140
const PER_LATE_MINUTE = 0.12
const OF_NEW_CUISINE = { familiar: Infinity, 'some-new': 0.25, adventurous: -0.1 } as const
const OF_FAMILY_DISH = 0.35
/** Meat that was cooked for another meal is not bought. */
const OF_COOKED_MEAT = 1.5
/** What somebody saved is more welcome than a dish of the book: of ten such recipes one or two come in a week. */
const OF_OWN = -1.5
/** A glass is a breakfast for once. */
const OF_DRUNK_BREAKFAST = 2.2
const OF_POWDER_GLADLY = -0.4
const OF_POWDER_NEEDED = 0.5

/** Dishes of no one country and of home are new to nobody. */
const AT_HOME: ReadonlySet<string> = new Set(['Any', 'British', 'Irish', 'Scottish', 'Welsh'])

/** Small numbers; Infinity where the household would not have it. */
export function costOfDish(
  one: PlanDish,
  mealClass: MealClass,
  { wishes, hasChildren, isPowderNeeded, stocked }: Household,
): number {
  const { dish, foods, busyMinutes, own } = one
  let cost = dish.skill === 'Advanced' ? OF_ADVANCED : 0
  if (own !== undefined) cost += OF_OWN
  if (dish.minutes > LONG_MIN) cost += OF_LONG
  if (dish.minutes > VERY_LONG_MIN) cost += OF_LONG
  if (mealClass === 'breakfast') cost += PER_LATE_MINUTE * Math.max(0, busyMinutes - wishes.breakfastMinutes)
  if (mealClass === 'breakfast' && dish.needs.includes('blender') && dish.suits.includes('no cook'))
    cost += OF_DRUNK_BREAKFAST
  const isKnown =
    own !== undefined ||
    AT_HOME.has(dish.cuisine) ||
    cuisinesFor(wishes.adventure).some((name) => name === dish.cuisine)
  if (!isKnown) cost += OF_NEW_CUISINE[wishes.adventure]
  if (hasChildren)
    cost += dish.suits.includes('children')
      ? -OF_FAMILY_DISH
      : dish.suits.includes('family')
        ? 0
        : OF_FAMILY_DISH
  for (const { food } of foods) {
    if (stocked.has(food)) continue
    if (food.kind === 'protein-powder') cost += costOfPowder(wishes.proteinPowder, isPowderNeeded)
    if (food.kind === 'cooked-meat' && food.other !== null && food.state === 'cooked') cost += OF_COOKED_MEAT
  }
  return cost
}

/** Each further hour until dinner is ready, after a day's work. */
const PER_HOUR_AFTER_WORK = 6

/** What it costs on top to cook a dish from Monday to Friday; nothing where it cooks while people are out. */
export function costOnWorkday({ minutes, needs }: Pick<Dish, 'minutes' | 'needs'>): number {
  if (needs.includes('slow cooker')) return 0
  return (PER_HOUR_AFTER_WORK * Math.max(0, minutes - LONG_MIN)) / 60
}

function costOfPowder(wish: CookingWishes['proteinPowder'], isNeeded: boolean): number {
  if (wish === 'gladly') return OF_POWDER_GLADLY
  return wish === 'if-needed' && isNeeded ? OF_POWDER_NEEDED : Infinity
}

const OF_SOON = 1.6
const OF_STOCK = 0.3
const OF_PURCHASE = 0.15
/** On top for a food that few dishes share. */
const OF_RARE_PURCHASE = 0.15
/** A food in this share of the dishes is not rare at all. */
const COMMON_SHARE = 0.04
const PER_SODIUM_SHARE = 1.5
const PER_LACKING_PROTEIN_SHARE = 12
const PER_MUCH_PROTEIN_SHARE = 3
const ENOUGH_G = 60

/** What a dish's promise depends on: the day's target, foods at home, what of them expires soon, and how common foods are. */
type Prospects = {
  target: Macros
  stocked: ReadonlySet<Food>
  /** With the grams that are there. */
  soon: ReadonlyMap<Food, number>
  /** The share of all dishes that take a food. */
  shares: ReadonlyMap<Food, number>
}

/** How promising a dish looks before a plan is searched: what it uses, buys and brings. */
export function promiseOf(
  { foods, figures }: PlanDish,
  { target, stocked, soon, shares }: Prospects,
): number {
  let promise = 0
  for (const { food, grams } of foods) {
    if (soon.has(food)) promise += OF_SOON * Math.min(1, grams / ENOUGH_G)
    else if (stocked.has(food)) promise += OF_STOCK * Math.min(1, grams / ENOUGH_G)
    else if (!isInEveryKitchen(food)) {
      const rarity = 1 - Math.min(1, (shares.get(food) ?? 0) / COMMON_SHARE)
      promise -= OF_PURCHASE + OF_RARE_PURCHASE * rarity
    }
  }
  const sodiumShare = (figures.sodiumMg / figures.kcal) * (target.kcal / HEALTH_BOUNDS.mostSodiumMg)
  promise -= PER_SODIUM_SHARE * Math.max(0, sodiumShare - 1)
  const share = (macros: Macros) => (macros.proteinG * KCAL_PER_G.protein) / macros.kcal
  const off = share(figures) - share(target)
  return promise + (off < 0 ? PER_LACKING_PROTEIN_SHARE * off : -PER_MUCH_PROTEIN_SHARE * off)
}
