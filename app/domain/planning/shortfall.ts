import { listOf } from '#app/domain/kitchen/words.ts'
import { isChosenCookDay, QUICK_BUSY_MIN } from './cook-days.ts'
import { type CookingWishes, minutesOn } from './cooking-wishes.ts'
import { beyondBounds } from './day-met.ts'
import { type DietaryPreferences, wishesInWords } from './dietary-preferences.ts'
import type { Macros } from './macros.ts'
import { mealTypeLabel } from './meal-split.ts'
import { targetsOn } from './meals-away.ts'
import type { PlanDay, PlannedMeal } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { weekdayNameOn } from './weekday-words.ts'

/** Why a day misses its targets, in sentences for the person. */

const WORDS: Readonly<Record<keyof Macros, string>> = {
  kcal: 'energy',
  proteinG: 'protein',
  fatG: 'fat',
  carbsG: 'carbohydrate',
}

const NAMES = ['kcal', 'proteinG', 'fatG', 'carbsG'] as const

const percent = (share: number) => `${Math.abs(share * 100).toFixed(1)} %`

const offBy = (name: keyof Macros, deviation: Macros) =>
  `${percent(deviation[name])} too ${deviation[name] < 0 ? 'little' : 'much'} ${WORDS[name]}`

function dietaryPreferencesText(dietaryPreferences: DietaryPreferences): string {
  const wishes = wishesInWords(dietaryPreferences)
  return wishes === '' ? 'of the cookbook' : `that keep to ${wishes}`
}

/** Somebody chose it for this place, whatever it does to the day. */
const isOwnChoice = ({ recipe, isLocked }: Pick<PlannedMeal, 'recipe' | 'isLocked'>) =>
  recipe.own !== undefined && isLocked

type Cooked = Pick<PlannedMeal, 'slot' | 'activeMinutes' | 'recipe' | 'isLocked' | 'leftoverOf'>

/** That a day has more cooking than somebody wants, in sentences: on this day, or in the minutes they set. */
export const cookingReasons = (
  meals: readonly Cooked[],
  wishes: CookingWishes,
  dayIndex: number,
): string[] => [...cookDayReasons(meals, wishes, dayIndex), ...minutesReasons(meals, wishes, dayIndex)]

const isCooking = ({ activeMinutes, recipe, leftoverOf }: Cooked) =>
  leftoverOf === undefined && activeMinutes > QUICK_BUSY_MIN && !recipe.book?.isUncooked

function cookDayReasons(meals: readonly Cooked[], wishes: CookingWishes, dayIndex: number): string[] {
  if (isChosenCookDay(wishes, dayIndex)) return []
  const cooked = meals.filter(isCooking).map(({ slot }) => mealTypeLabel(slot).toLowerCase())
  if (cooked.length === 0) return []
  const weekday = weekdayNameOn(wishes, dayIndex)
  if (dayIndex === 0)
    return [
      `You don’t cook on ${weekday}s, but nothing is cooked before the first day of a plan. Plans that start on a day you cook don’t need this.`,
    ]
  const [have, them] = cooked.length > 1 ? ['have', 'them'] : ['has', 'it']
  return [
    `You don’t cook on ${weekday}s, but ${listOf(cooked)} ${have} to be cooked: nothing cooked before is left for ${them}. Swap ${them} for something quicker if you like.`,
  ]
}

function minutesReasons(meals: readonly Cooked[], wishes: CookingWishes, dayIndex: number): string[] {
  const takes = meals.reduce((sum, { activeMinutes }) => sum + activeMinutes, 0)
  const set = minutesOn(wishes, dayIndex)
  if (!wishes.holdsMinutes || takes <= set) return []
  const why = meals.some(isOwnChoice)
    ? 'with the recipe you added'
    : 'no quicker dishes come as near to the targets'
  return [`${takes} minutes of preparing and cooking, ${takes - set} more than you set: ${why}.`]
}

/**
 * By how much a day misses its targets, and why: slots left empty, locked meals, or what the dishes can reach; and whether
 * it takes longer than it should.
 */
export function reasonsForDay(
  day: Pick<PlanDay, 'dayIndex' | 'meals' | 'total' | 'deviation'>,
  context: Pick<PlanContext, 'targets' | 'dietaryPreferences' | 'wishes'>,
): string[] {
  return [...targetReasons(day, context), ...cookingReasons(day.meals, context.wishes, day.dayIndex)]
}

/** By how much a day misses its targets whose other meals stayed as they were when one left it; none where it is met. */
export function reasonsUnchanged({ deviation }: Pick<PlanDay, 'deviation'>): string[] {
  const beyond = beyondBounds(deviation)
  const missed = NAMES.filter((name) => beyond[name] > 0).map((name) => offBy(name, deviation))
  return missed.length === 0 ? [] : [`${missed.join(', ')}: the other meals of this day are as they were.`]
}

function targetReasons(
  day: Pick<PlanDay, 'dayIndex' | 'meals' | 'total' | 'deviation'>,
  { targets, dietaryPreferences }: Pick<PlanContext, 'targets' | 'dietaryPreferences'>,
): string[] {
  const { slots } = targetsOn(targets, day.dayIndex)
  const empty = slots.filter(({ slot }) => !day.meals.some((meal) => meal.slot === slot))
  if (empty.length > 0) {
    const names = empty.map(({ slot }) => mealTypeLabel(slot)).join(', ')
    return [`No dish ${dietaryPreferencesText(dietaryPreferences)} fits ${names}.`]
  }
  const reasons: string[] = []
  const beyond = beyondBounds(day.deviation)
  for (const name of NAMES) {
    if (beyond[name] <= 0) continue
    const by = offBy(name, day.deviation)
    reasons.push(
      day.meals.some(({ recipe }) => recipe.written !== null || recipe.own !== undefined)
        ? `${by}: these dishes come no closer in portions that suit the meals.`
        : `${by}: dishes ${dietaryPreferencesText(dietaryPreferences)} came no closer without repeating one within three days.`,
    )
  }
  if (reasons.length === 0) return reasons
  if (day.meals.some(isOwnChoice))
    reasons.push('Regenerate this day to fit its other meals to the recipe you added.')
  else if (day.meals.some((meal) => meal.isLocked))
    reasons.push('Locked meals are kept as they are; unlock one to get closer.')
  return reasons
}
