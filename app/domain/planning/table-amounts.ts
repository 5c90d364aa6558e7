import { type BookKitchen, dishOf, rewritten, roundedPlates } from './book-meal.ts'
import { foodsEaten, type MemberDay, portionAt, portionsFor } from './household.ts'
import { leftoversOf, settleLeftovers } from './leftovers.ts'
import { platesOf } from './meal-recipe.ts'
import { isCookedAlready, type MealPlace, type PlannedMeal } from './plan.ts'
import type { PlanContext } from './plan-context.ts'

/** Dishes of a table, written for what everybody eats of them. */

type Days = readonly (readonly PlannedMeal[])[]
type Table = BookKitchen & Pick<PlanContext, 'targets' | 'members' | 'wishes'>

/** A dish is written again where it is off by more than this share. */
const NEAR = 0.015
/** Amounts that are rounded change everybody's portions a little, which the next round settles. */
const MOST_ROUNDS = 6

/** What each of the others has of every meal. */
export function membersAt(
  { targets, members }: Pick<PlanContext, 'targets' | 'members'>,
  days: Days,
): MemberDay[][] {
  const plan = { targets, days: days.map((meals, dayIndex) => ({ dayIndex, meals })) }
  return members.map((member) => portionsFor(member, plan))
}

const asDays = (days: Days) => days.map((meals) => ({ meals }))

/** How many plates of the plan's own person everybody has of a meal together. */
function platesAt(days: Days, members: readonly (readonly MemberDay[])[], place: MealPlace): number {
  const meal = days[place.dayIndex]?.find(({ slot }) => slot === place.slot)
  if (meal === undefined) return 0
  return members.reduce((sum, own) => {
    const share = portionAt(own, place.dayIndex, meal)
    return share === undefined || share.foods.length === 0 ? sum : sum + share.portion / meal.portion
  }, 1)
}

/**
 * Writes each dish of a table for as much as is eaten of it, a pot for all of its meals, so that recipe, portions, stock and
 * shopping are the same amounts. Leftovers must be settled; what was cooked stays as it was.
 */
export function settleTable(table: Table, settled: Days): PlannedMeal[][] {
  let days = settled.map((meals) => [...meals])
  if (table.members.length === 0) return days
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const members = membersAt(table, days)
    const before = days
    let isPotOff = false
    days = before.map((meals, dayIndex) =>
      meals.map((meal) => {
        const { book } = meal.recipe
        if (
          book === undefined ||
          isCookedAlready(asDays(before), meal) ||
          dishOf(table, meal.recipe) === undefined
        )
          return meal
        const cookedAt = meal.leftoverOf ?? { dayIndex, slot: meal.slot }
        const places = [cookedAt, ...leftoversOf(before, cookedAt)]
        const plates = roundedPlates(places.reduce((sum, place) => sum + platesAt(before, members, place), 0))
        if (Math.abs(plates / platesOf(book) - 1) <= NEAR) return meal
        if (places.length === 1) return rewritten(table, meal, 1, plates)
        isPotOff = true
        return { ...meal, recipe: { ...meal.recipe, book: { ...book, plates } } }
      }),
    )
    if (isPotOff) days = settleLeftovers(table, days)
    else if (days.every((meals, at) => meals.every((meal, index) => meal === before[at]![index]))) break
  }
  return days
}

/** Grams of each food that the others have of a meal. */
export function gramsOfOthers(
  members: readonly (readonly MemberDay[])[],
  dayIndex: number,
  meal: PlannedMeal,
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { foodId, grams } of members.flatMap((own) => foodsEaten(portionAt(own, dayIndex, meal))))
    sums.set(foodId, (sums.get(foodId) ?? 0) + grams)
  return sums
}
