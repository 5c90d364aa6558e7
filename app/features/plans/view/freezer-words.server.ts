import { listOf } from '#app/domain/kitchen/words.ts'
import { addDays, daysBetween, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import { boughtTooEarly } from '#app/domain/planning/freeze-bought.ts'
import { mealTypeLabel } from '#app/domain/planning/meal-split.ts'
import { takeOutsOf } from '#app/domain/planning/thawing-ahead.ts'
import type { ToBuy } from '#app/features/plans/reserved-stock.server.ts'
import type { StoredPlan } from '#app/features/plans/stored-plan.server.ts'
import { mealOfDay, weekdayInWords } from './plan-words.ts'

/** What a plan says of the freezer: what comes out of it on which evening, and what goes into it after shopping. */

/** Sentences for the days of a plan on whose evening something comes out of the freezer. */
export function takeOutSentences({ row, meals, days }: StoredPlan): Map<number, string[]> {
  const sentences = new Map<number, string[]>()
  const open = meals.filter(({ dayIndex }) => !days[dayIndex]?.replacedBy)
  for (const { eveningIndex, names, cooked } of takeOutsOf(open)) {
    const isTomorrow = cooked.dayIndex - eveningIndex === 1 && eveningIndex >= 0
    const meal = isTomorrow
      ? `tomorrow’s ${mealTypeLabel(cooked.slot).toLowerCase()}`
      : mealOfDay(addDays(row.startDate, cooked.dayIndex), cooked.slot)
    const when =
      eveningIndex < 0
        ? `On the evening of ${weekdayInWords(addDays(row.startDate, eveningIndex))}`
        : 'Tonight'
    const day = Math.max(0, eveningIndex)
    const sentence = `${when}: take the ${listOf(names)} out of the freezer for ${meal}.`
    sentences.set(day, [...(sentences.get(day) ?? []), sentence])
  }
  return sentences
}

/** What is said of raw meat and fish of the shopping list that has to be frozen, or bought later; null where none has. */
export function freezeSentence(
  { row, meals, days }: StoredPlan,
  toBuy: readonly ToBuy[],
  today: PlainDate,
): string | null {
  const shoppingDay = Math.max(0, daysBetween(row.startDate, today))
  const open = meals.filter(({ dayIndex }) => !days[dayIndex]?.replacedBy)
  const early = boughtTooEarly(open, shoppingDay).filter(({ key }) => toBuy.some((one) => one.key === key))
  if (early.length === 0) return null
  const foods = early.map(({ name, dayIndexes }) => {
    const weekdays = dayIndexes.map((dayIndex) => weekdayInWords(addDays(row.startDate, dayIndex)))
    return `${name} (${listOf(weekdays)})`
  })
  return `Raw meat and fish keep only a few days in the fridge. Freeze these on the day you shop and thaw them in the fridge the night before, or buy them later: ${foods.join(', ')}.`
}
