import { findFood } from '#app/domain/food/foods.ts'
import { mealClassOf } from './candidate.ts'
import { keepsLibraryDays } from './library-dishes.ts'
import { MEAL_WINDOW, type SlotTarget, mealTypeLabel, mealTypeOf } from './meal-split.ts'
import type { MealRecipe } from './meal-recipe.ts'
import type { MealPlace, PlannedMeal } from './plan.ts'
import { portionRecipe } from './portion-recipe.ts'
import { activeMinutesOf, writeMeal } from './write-meal.ts'

/**
 * Cooking once and eating twice. A leftover is a meal of its own place, with the lines and figures of what is eaten of
 * it; it says where it was cooked, and its food is bought and taken from the stock on that day.
 */

/** Until it is hot, and of that the minutes somebody is busy with it. */
const REHEAT_MIN = 5
const REHEAT_BUSY_MIN = 2
/** Taken out of the fridge and eaten as it is. */
const COLD_MIN = 1

/** Cooked food keeps two days in the fridge (Food Standards Agency), as far as the dish is still good by then. */
const KEEPS_DAYS: Readonly<Record<string, number>> = {
  bake: 2,
  braise: 2,
  chilli: 2,
  curry: 2,
  dal: 2,
  frittata: 2,
  'fried-rice': 1,
  'grain-bowl': 2,
  hash: 1,
  'noodle-stir-fry': 1,
  pasta: 2,
  'pan-main': 1,
  'polenta-bowl': 2,
  'rice-bowl': 1,
  'rice-pan': 1,
  risotto: 1,
  roast: 2,
  skewers: 1,
  soup: 2,
  stew: 2,
  'stir-fry': 1,
  'stuffed-vegetables': 2,
  'tray-bake': 2,
}
/** Made ahead anyway, and eaten cold: for breakfast and in between. */
const COLD_KEEPS_DAYS: Readonly<Record<string, number>> = {
  'overnight-oats': 2,
  'fruit-bowl': 1,
}
const isEatenCold = ({ form }: MealRecipe) => Object.hasOwn(COLD_KEEPS_DAYS, form)
const MOST_KEPT_DAYS = 2
/** Rice, fish and seafood: the next day at the latest, as for whoever has to be careful. */
const DELICATE_DAYS = 1
/** A pot for so many meals. */
export const MOST_PORTIONS = 3

/** Days after its cooking on which a dish may still be eaten; 0 where it has to be eaten fresh. */
export function keepsCookedDays({ form, parts, dish, eaters = [], written }: MealRecipe): number {
  const ownDays =
    dish === undefined ? (KEEPS_DAYS[form] ?? COLD_KEEPS_DAYS[form] ?? 0) : keepsLibraryDays(dish.id)
  const days = written === null ? Math.min(MOST_KEPT_DAYS, ownDays) : 0
  const isDelicate =
    eaters.length > 0 ||
    parts.some(({ foodId }) => {
      const food = foodId === null ? null : findFood(foodId)
      return food !== null && (food.group === 'fish' || food.kind === 'rice' || food.kind === 'risotto-rice')
    })
  return isDelicate ? Math.min(days, DELICATE_DAYS) : days
}

type Days = readonly (readonly PlannedMeal[])[]

/** Meals a slot of a day could be what is left of, the most recent first. */
export function leftoversFor(
  days: Days,
  dayIndex: number,
  { slot, kcal }: SlotTarget,
  bannedKeys: ReadonlySet<string>,
): PlannedMeal[] {
  const mealClass = mealClassOf(mealTypeOf(slot))
  const found: PlannedMeal[] = []
  for (let cookedOn = dayIndex - 1; cookedOn >= Math.max(0, dayIndex - 2); cookedOn--) {
    for (const meal of (days[cookedOn] ?? []).toReversed()) {
      const isOfClass =
        mealClassOf(mealTypeOf(meal.slot)) === mealClass && (mealClass === 'main' || isEatenCold(meal.recipe))
      if (!isOfClass || meal.leftoverOf !== undefined || bannedKeys.has(meal.recipe.key)) continue
      if (keepsCookedDays(meal.recipe) < dayIndex - cookedOn) continue
      if (meal.kcal < MEAL_WINDOW.low * kcal || meal.kcal > MEAL_WINDOW.high * kcal) continue
      const place = { dayIndex: cookedOn, slot: meal.slot }
      if (portionsOf(days, place) >= MOST_PORTIONS) continue
      if (days[dayIndex]?.some(({ recipe }) => recipe.key === meal.recipe.key)) continue
      found.push(leftoverOf(meal, place, slot, kcal, dayIndex))
    }
  }
  return found
}

const isAt = (place: MealPlace | undefined, { dayIndex, slot }: MealPlace) =>
  place?.dayIndex === dayIndex && place.slot === slot

const portionsOf = (days: Days, place: MealPlace) =>
  1 + days.flat().filter(({ leftoverOf: of }) => isAt(of, place)).length

function leftoverOf(
  meal: PlannedMeal,
  place: MealPlace,
  slot: PlannedMeal['slot'],
  targetKcal: number,
  dayIndex: number,
): PlannedMeal {
  const { portionsCooked: _, ...eaten } = meal
  return reheated({ ...eaten, slot, targetKcal, isLocked: false, leftoverOf: place }, dayIndex)
}

const dayWords = (days: number) => (days === 1 ? 'yesterday' : 'the day before yesterday')
const NUMBERS = ['', 'one', 'two', 'three'] as const
const TIMES = ['', 'once', 'twice', 'three times'] as const

function reheated(meal: PlannedMeal, dayIndex: number): PlannedMeal {
  const { dayIndex: cookedOn, slot } = meal.leftoverOf!
  const description = `Left over from ${mealTypeLabel(slot).toLowerCase()} ${dayWords(dayIndex - cookedOn)}.`
  if (isEatenCold(meal.recipe)) {
    const instructions = ['Take it out of the fridge, stir it and eat it cold.']
    const draft = { ...meal.draft, description, cookingTimeMin: COLD_MIN, instructions }
    return { ...meal, activeMinutes: COLD_MIN, draft }
  }
  return {
    ...meal,
    activeMinutes: REHEAT_BUSY_MIN,
    draft: {
      ...meal.draft,
      description,
      cookingTimeMin: REHEAT_MIN,
      instructions: [
        'Warm it up in a covered pan with a splash of water for 4 to 6 minutes, or in the microwave for 3 to 4 minutes, stirring once, until it is steaming hot all through (74 °C in the middle).',
      ],
    },
  }
}

function cookedFresh(meal: PlannedMeal): PlannedMeal {
  const { leftoverOf: _, portionsCooked: __, ...own } = meal
  if (meal.recipe.parts.every(({ foodId }) => foodId === null)) return own
  const portioned = portionRecipe(meal.recipe, meal.portion)
  return {
    ...own,
    draft: writeMeal(meal.recipe, portioned, () => false),
    activeMinutes: activeMinutesOf(meal.recipe, portioned),
  }
}

const later = (days: number) => (days === 1 ? 'tomorrow' : 'the day after tomorrow')

/** The steps of a dish that is cooked for later meals as well say so first. */
function cookedAhead(meal: PlannedMeal, dayIndex: number, eatenAt: readonly MealPlace[]): PlannedMeal {
  const count = 1 + eatenAt.length
  const fresh = cookedFresh(meal)
  const others = eatenAt
    .map((place) => `${mealTypeLabel(place.slot).toLowerCase()} ${later(place.dayIndex - dayIndex)}`)
    .join(' and ')
  const isCold = isEatenCold(meal.recipe)
  const kept = isCold ? 'Keep it' : 'Let it cool for two hours at most and keep it'
  const note = `${isCold ? 'Make' : 'Cook'} ${NUMBERS[count]} portions, ${TIMES[count]} the amounts: the rest is for ${others}. ${kept} covered in the fridge.`
  return {
    ...fresh,
    portionsCooked: count,
    draft: { ...fresh.draft, instructions: [note, ...fresh.draft.instructions] },
  }
}

/** The meal a leftover may be what is left of: the one it names, or the same dish where that was moved to. */
function sourceOf(days: Days, meal: PlannedMeal, dayIndex: number): MealPlace | null {
  const places = days.flatMap((meals, cookedOn) =>
    meals.flatMap((one): MealPlace[] => {
      const isSource =
        one.leftoverOf === undefined &&
        one.recipe.key === meal.recipe.key &&
        cookedOn < dayIndex &&
        dayIndex - cookedOn <= keepsCookedDays(one.recipe)
      return isSource ? [{ dayIndex: cookedOn, slot: one.slot }] : []
    }),
  )
  return places.find((place) => isAt(meal.leftoverOf, place)) ?? places.at(-1) ?? null
}

/**
 * Makes leftovers and what they are left of agree: a leftover whose dish was swapped, moved too far or deleted is cooked
 * by itself, and a dish says for how many meals it is cooked. What agrees already is not touched.
 */
export function settleLeftovers(days: Days): PlannedMeal[][] {
  if (days.every((meals) => meals.every((meal) => !meal.leftoverOf && !meal.portionsCooked)))
    return days.map((meals) => [...meals])
  const linked = days.map((meals, dayIndex) =>
    meals.map((meal) => {
      if (meal.leftoverOf === undefined) return meal
      const place = sourceOf(days, meal, dayIndex)
      if (place === null) return cookedFresh(meal)
      return isAt(meal.leftoverOf, place) ? meal : reheated({ ...meal, leftoverOf: place }, dayIndex)
    }),
  )
  return linked.map((meals, dayIndex) =>
    meals.map((meal) => {
      if (meal.leftoverOf !== undefined) return meal
      const eatenAt = linked.flatMap((others, at) =>
        others.flatMap(({ slot, leftoverOf: of }) =>
          isAt(of, { dayIndex, slot: meal.slot }) ? [{ dayIndex: at, slot }] : [],
        ),
      )
      if (eatenAt.length === 0) return meal.portionsCooked === undefined ? meal : cookedFresh(meal)
      return cookedAhead(meal, dayIndex, eatenAt)
    }),
  )
}

/** The leftovers of a meal. */
export function leftoversOf(days: Days, place: MealPlace): MealPlace[] {
  return days.flatMap((meals, dayIndex) =>
    meals.flatMap(({ slot, leftoverOf: of }) => (isAt(of, place) ? [{ dayIndex, slot }] : [])),
  )
}
