import { type BookKitchen, rewritten } from './book-meal.ts'
import { mealTypeLabel } from './meal-split.ts'
import type { MealRecipe } from './meal-recipe.ts'
import type { MealPlace, PlannedMeal } from './plan.ts'
import { REHEAT_BUSY_MIN } from './week-state.ts'

/**
 * Cooking once and eating twice. A leftover is a meal of its own place, with the lines of the pot and the figures of what
 * is eaten of it; it says where it was cooked, and its food is bought and taken from the stock on that day.
 */

/** Until it is hot. */
const REHEAT_MIN = 5
/** For whoever has to be careful. */
const CAREFUL_DAYS = 1

/** Days after its cooking on which a dish may still be eaten; 0 where it has to be eaten fresh. */
export function keepsCookedDays({ book, eaters = [] }: MealRecipe): number {
  const days = book?.keepsDays ?? 0
  return eaters.length > 0 ? Math.min(days, CAREFUL_DAYS) : days
}

type Days = readonly (readonly PlannedMeal[])[]

const isAt = (place: MealPlace | undefined, { dayIndex, slot }: MealPlace) =>
  place?.dayIndex === dayIndex && place.slot === slot

const dayWords = (days: number) => (days === 1 ? 'yesterday' : 'the day before yesterday')

function reheated(meal: PlannedMeal, dayIndex: number): PlannedMeal {
  const { dayIndex: cookedOn, slot } = meal.leftoverOf!
  return {
    ...meal,
    activeMinutes: REHEAT_BUSY_MIN,
    draft: {
      ...meal.draft,
      description: `Left over from ${mealTypeLabel(slot).toLowerCase()} ${dayWords(dayIndex - cookedOn)}.`,
      cookingTimeMin: REHEAT_MIN,
      instructions: [
        'Warm it up in a covered pan with a splash of water for 4 to 6 minutes, or in the microwave for 3 to 4 minutes, stirring once, until it is steaming hot all through (74 °C in the middle).',
      ],
    },
  }
}

function cookedFresh(kitchen: BookKitchen, meal: PlannedMeal): PlannedMeal {
  const { leftoverOf: _, portionsCooked: __, ...own } = meal
  return rewritten(kitchen, own, 1)
}

const later = (days: number) => (days === 1 ? 'tomorrow' : 'the day after tomorrow')

/** The steps of a dish that is cooked for later meals as well say so first. */
function cookedAhead(
  kitchen: BookKitchen,
  meal: PlannedMeal,
  dayIndex: number,
  eatenAt: readonly MealPlace[],
): PlannedMeal {
  const count = 1 + eatenAt.length
  const written = rewritten(kitchen, { ...meal, portionsCooked: count }, count)
  const others = eatenAt
    .map((place) => `${mealTypeLabel(place.slot).toLowerCase()} ${later(place.dayIndex - dayIndex)}`)
    .join(' and ')
  const note = `These amounts are for ${count} meals: the rest is for ${others}. Let it cool for two hours at most and put it covered in the fridge.`
  const steps = written.draft.instructions.filter((step) => !step.startsWith('These amounts are for '))
  return { ...written, draft: { ...written.draft, instructions: [...steps, note] } }
}

/** The meal a leftover may be what is left of: the one it names, or the same dish where that was moved to. */
function sourceOf(days: Days, meal: PlannedMeal, dayIndex: number): MealPlace | null {
  const places = days.flatMap((meals, cookedOn) =>
    meals.flatMap((one): MealPlace[] => {
      const isSource =
        one.leftoverOf === undefined &&
        one.recipe.key === meal.recipe.key &&
        one.portion === meal.portion &&
        cookedOn < dayIndex &&
        dayIndex - cookedOn <= keepsCookedDays(one.recipe)
      return isSource ? [{ dayIndex: cookedOn, slot: one.slot }] : []
    }),
  )
  return places.find((place) => isAt(meal.leftoverOf, place)) ?? places.at(-1) ?? null
}

/**
 * Makes leftovers and what they are left of agree: a leftover whose dish was swapped, moved too far or deleted is cooked
 * by itself, and a dish is written for as many meals as are eaten of it.
 */
export function settleLeftovers(kitchen: BookKitchen, days: Days): PlannedMeal[][] {
  if (days.every((meals) => meals.every((meal) => !meal.leftoverOf && !meal.portionsCooked)))
    return days.map((meals) => [...meals])
  const linked = days.map((meals, dayIndex) =>
    meals.map((meal) => {
      if (meal.leftoverOf === undefined) return meal
      const place = sourceOf(days, meal, dayIndex)
      return place === null ? cookedFresh(kitchen, meal) : { ...meal, leftoverOf: place }
    }),
  )
  return linked.map((meals, dayIndex) =>
    meals.map((meal) => {
      if (meal.leftoverOf !== undefined) {
        const count = 1 + leftoversOf(linked, meal.leftoverOf).length
        return reheated(rewritten(kitchen, meal, count), dayIndex)
      }
      // It is in the fridge as it was written then, whatever becomes of its leftovers.
      if (meal.cookedDate !== undefined) return meal
      const eatenAt = leftoversOf(linked, { dayIndex, slot: meal.slot })
      if (eatenAt.length === 0) return meal.portionsCooked === undefined ? meal : cookedFresh(kitchen, meal)
      return cookedAhead(kitchen, meal, dayIndex, eatenAt)
    }),
  )
}

/** The leftovers of a meal. */
export function leftoversOf(days: Days, place: MealPlace): MealPlace[] {
  return days.flatMap((meals, dayIndex) =>
    meals.flatMap(({ slot, leftoverOf: of }) => (isAt(of, place) ? [{ dayIndex, slot }] : [])),
  )
}
