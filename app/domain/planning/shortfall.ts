import { type CookingWishes, minutesOn } from './cooking-wishes.ts'
import { type DietaryPreferences, wishesInWords } from './dietary-preferences.ts'
import type { Macros } from './macros.ts'
import type { PlanDay } from './plan.ts'
import { mealClassOf } from './candidate.ts'
import type { Pool } from './pool.ts'
import { type SlotTarget, mealTypeLabel, mealTypeOf } from './meal-split.ts'
import { targetsOn } from './meals-away.ts'
import type { PlanContext } from './plan-context.ts'
import { TOLERANCE } from './day-problem.ts'

/** Why a day misses its targets, in sentences for the person. */

type Macro = 'proteinG' | 'fatG' | 'carbsG'
const WORDS: Readonly<Record<keyof Macros, string>> = {
  kcal: 'energy',
  proteinG: 'protein',
  fatG: 'fat',
  carbsG: 'carbohydrate',
}
const KCAL_OF: Readonly<Record<Macro, number>> = { proteinG: 4, fatG: 9, carbsG: 4 }

/** 4/9/4 kcal per gram above the foods' own energy by this much is fibre's doing. */
const FIBRE_SHOWS = 1.03

const percent = (share: number) => `${Math.abs(share * 100).toFixed(1)} %`

function dietaryPreferencesText(dietaryPreferences: DietaryPreferences): string {
  const wishes = wishesInWords(dietaryPreferences)
  return wishes === '' ? 'from the kitchen' : `that keep to ${wishes}`
}

/** The least and the most of a macronutrient, as a share of energy, that the pool's dishes reach over these slots. */
function reachOf(pool: Pool, slots: readonly SlotTarget[], macro: Macro): { low: number; high: number } {
  let low = 0
  let high = 0
  let kcal = 0
  for (const slot of slots) {
    const mealClass = mealClassOf(mealTypeOf(slot.slot))
    const shares = pool.candidates
      .filter((candidate) => candidate.mealClass === mealClass)
      .map(({ base }) => (base.macros[macro] * KCAL_OF[macro]) / base.macros.kcal)
    if (shares.length === 0) continue
    low += shares.reduce((least, share) => Math.min(least, share), Infinity) * slot.kcal
    high += shares.reduce((most, share) => Math.max(most, share), 0) * slot.kcal
    kcal += slot.kcal
  }
  return kcal > 0 ? { low: low / kcal, high: high / kcal } : { low: 0, high: 0 }
}

/** That a day takes longer than the minutes somebody set, in a sentence; none where it does not. */
export function minutesReasons(
  meals: readonly { activeMinutes: number }[],
  wishes: CookingWishes,
  dayIndex: number,
): string[] {
  const takes = meals.reduce((sum, { activeMinutes }) => sum + activeMinutes, 0)
  const set = minutesOn(wishes, dayIndex)
  return wishes.holdsMinutes && takes > set
    ? [
        `${takes} minutes of preparing and cooking, ${takes - set} more than you set: no quicker dishes come as near to the targets.`,
      ]
    : []
}

/**
 * By how much a day misses its targets, and why: slots left empty, locked meals, or what the dishes can reach; and whether
 * it takes longer than it should.
 */
export function reasonsForDay(
  day: Pick<PlanDay, 'dayIndex' | 'meals' | 'total' | 'deviation'>,
  context: Pick<PlanContext, 'targets' | 'pool' | 'dietaryPreferences' | 'wishes'>,
): string[] {
  return [...targetReasons(day, context), ...minutesReasons(day.meals, context.wishes, day.dayIndex)]
}

function targetReasons(
  day: Pick<PlanDay, 'dayIndex' | 'meals' | 'total' | 'deviation'>,
  { targets, pool, dietaryPreferences }: Pick<PlanContext, 'targets' | 'pool' | 'dietaryPreferences'>,
): string[] {
  const { day: target, slots } = targetsOn(targets, day.dayIndex)
  const empty = slots.filter(({ slot }) => !day.meals.some((meal) => meal.slot === slot))
  if (empty.length > 0) {
    const names = empty.map(({ slot }) => mealTypeLabel(slot)).join(', ')
    return [`No dish ${dietaryPreferencesText(dietaryPreferences)} fits ${names}.`]
  }
  const reasons: string[] = []
  for (const name of ['kcal', 'proteinG', 'fatG', 'carbsG'] as const) {
    const off = day.deviation[name]
    if (Math.abs(off) <= TOLERANCE) continue
    const by = `${percent(off)} too ${off < 0 ? 'little' : 'much'} ${WORDS[name]}`
    if (name === 'kcal') {
      const byMacros = day.total.proteinG * 4 + day.total.fatG * 9 + day.total.carbsG * 4
      reasons.push(
        off < 0 && byMacros > day.total.kcal * FIBRE_SHOWS
          ? `${by}: part of the carbohydrate of these dishes is fibre, which brings less than 4 kcal per gram.`
          : `${by}: no portions that suit these meals come closer.`,
      )
      continue
    }
    const wanted = (target[name] * KCAL_OF[name]) / target.kcal
    const reach = reachOf(pool, slots, name)
    if (day.meals.some(({ recipe }) => recipe.written !== null)) {
      reasons.push(`${by}: these dishes come no closer in portions that suit the meals.`)
      continue
    }
    const isOutOfReach = off < 0 ? reach.high < wanted : reach.low > wanted
    reasons.push(
      isOutOfReach
        ? `${by}: the goal asks for ${percent(wanted)} of the energy from ${WORDS[name]}, and dishes ${dietaryPreferencesText(dietaryPreferences)} reach ${percent(off < 0 ? reach.high : reach.low)}.`
        : `${by}: this is the closest day that dishes ${dietaryPreferencesText(dietaryPreferences)} make without repeating one within three days.`,
    )
  }
  if (day.meals.some((meal) => meal.isLocked) && reasons.length > 0)
    reasons.push('Locked meals are kept as they are; unlock one to get closer.')
  return reasons
}
