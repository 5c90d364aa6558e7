import type { Eater } from '#app/domain/food/eaters.ts'
import { amountAtOnce, type BookKitchen, rewritten } from './book-meal.ts'
import { cooksOnFewDays } from './cook-days.ts'
import type { CookingWishes } from './cooking-wishes.ts'
import { DELICATE_DAYS } from './dish-nature.ts'
import { leftoverDraft, stepsForLater, type StoredIn, thawingInWords } from './leftover-words.ts'
import type { MealRecipe } from './meal-recipe.ts'
import type { MealPlace, PlannedMeal } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { minutesBeside } from './sides.ts'
import { REHEAT_BUSY_MIN } from './week-state.ts'

/**
 * Cooking once and eating several times. A leftover is a meal of its own place, with the lines of the pot and the figures of
 * what is eaten of it; it says where it was cooked, and its food is bought and taken from the stock on that day.
 */

/** For whoever has to be careful. */
const CAREFUL_DAYS = 1

/** Days in the fridge for these people; of a dish that keeps so many for most. */
export const fridgeDays = (keepsDays: number, eaters: readonly Eater[]): number =>
  eaters.length > 0 ? Math.min(keepsDays, CAREFUL_DAYS) : keepsDays

/** Days after its cooking on which a dish may still be eaten from the fridge; 0 where it has to be eaten fresh. */
export const keepsCookedDays = ({ book, eaters = [] }: MealRecipe): number =>
  fridgeDays(book?.keepsDays ?? 0, eaters)

/** Where a dish is from its cooking until it is eaten so many days later; null where it does not keep as long. */
function placeFor(recipe: MealRecipe, days: number): StoredIn | null {
  if (days <= keepsCookedDays(recipe)) return 'fridge'
  return recipe.book?.freezes ? 'freezer' : null
}

/** Whether a planned meal comes out of the freezer. */
export const isFromFreezer = (
  { recipe, leftoverOf }: Pick<PlannedMeal, 'recipe' | 'leftoverOf'>,
  dayIndex: number,
): boolean => leftoverOf !== undefined && placeFor(recipe, dayIndex - leftoverOf.dayIndex) === 'freezer'

type PlacedMeal = Pick<PlannedMeal, 'recipe' | 'leftoverOf' | 'slot'>

/** What comes out of the freezer the evening before a day with these meals, in a sentence; null where nothing does. */
export function thawingFor(
  meals: readonly PlacedMeal[],
  dayIndex: number,
  week: Pick<CookingWishes, 'firstWeekday'>,
): string | null {
  const frozen = meals.filter((meal) => isFromFreezer(meal, dayIndex))
  const named = frozen.map(({ recipe, slot }) => ({ name: recipe.name, slot }))
  return named.length === 0 ? null : thawingInWords(week, dayIndex, named)
}

type Days = readonly (readonly PlannedMeal[])[]
/** The kitchen, and who cooks in it when. */
type Kitchen = BookKitchen & Pick<PlanContext, 'wishes'>

const isAt = (place: MealPlace | undefined, { dayIndex, slot }: MealPlace) =>
  place?.dayIndex === dayIndex && place.slot === slot

function reheated(
  kitchen: Kitchen,
  meal: PlannedMeal,
  dayIndex: number,
  isFreshBeside: boolean,
): PlannedMeal {
  const from = meal.leftoverOf!
  const storedIn = isFromFreezer(meal, dayIndex) ? 'freezer' : 'fridge'
  const sides = isFreshBeside ? (meal.recipe.book?.sides ?? []) : []
  const draft = leftoverDraft(kitchen.wishes, { from, dayIndex, storedIn, sides })
  return {
    ...meal,
    activeMinutes: REHEAT_BUSY_MIN + minutesBeside(sides),
    draft: { ...meal.draft, ...draft },
  }
}

function cookedFresh(kitchen: Kitchen, meal: PlannedMeal): PlannedMeal {
  const { leftoverOf: _, portionsCooked: __, ...own } = meal
  return rewritten(kitchen, own, 1)
}

/** The next day's meal is like the one before; for others what is beside the dish is made when it is eaten. */
const isBesideFresh = (cookedOn: number, eatenAt: readonly MealPlace[]) =>
  eatenAt.some(({ dayIndex }) => dayIndex - cookedOn > 1)

/** The steps of a dish that is cooked for later meals as well say so last. */
function cookedAhead(
  kitchen: Kitchen,
  meal: PlannedMeal,
  dayIndex: number,
  eatenAt: readonly MealPlace[],
): PlannedMeal {
  const count = 1 + eatenAt.length
  const written = rewritten(kitchen, { ...meal, portionsCooked: count }, count)
  const placesIn = (where: StoredIn) =>
    eatenAt.filter((place) => placeFor(written.recipe, place.dayIndex - dayIndex) === where)
  const instructions = stepsForLater(kitchen.wishes, written.draft.instructions, {
    dayIndex,
    inFridge: placesIn('fridge'),
    inFreezer: placesIn('freezer'),
    isDelicate: (written.recipe.book?.keepsDays ?? 0) <= DELICATE_DAYS,
    frozenPortions: amountAtOnce(kitchen, placesIn('freezer').length).servings,
    sides: isBesideFresh(dayIndex, eatenAt) ? (written.recipe.book?.sides ?? []) : [],
  })
  return { ...written, draft: { ...written.draft, instructions } }
}

/** Whether a dish may still be eaten so many days later: only who cooks on few days freezes any of it. */
function mayWait({ wishes }: Kitchen, recipe: MealRecipe, days: number): boolean {
  const storedIn = days > 0 ? placeFor(recipe, days) : null
  return storedIn === 'fridge' || (storedIn === 'freezer' && cooksOnFewDays(wishes))
}

/** The meal a leftover may be what is left of: the one it names, or the same dish where that was moved to. */
function sourceOf(kitchen: Kitchen, days: Days, meal: PlannedMeal, dayIndex: number): MealPlace | null {
  const places = days.flatMap((meals, cookedOn) =>
    meals.flatMap((one): MealPlace[] => {
      const isSource =
        one.leftoverOf === undefined &&
        one.recipe.key === meal.recipe.key &&
        one.portion === meal.portion &&
        mayWait(kitchen, one.recipe, dayIndex - cookedOn)
      return isSource ? [{ dayIndex: cookedOn, slot: one.slot }] : []
    }),
  )
  return places.find((place) => isAt(meal.leftoverOf, place)) ?? places.at(-1) ?? null
}

/** Each leftover with the meal it is left of now. Of several that lost theirs the first is cooked, for the others too. */
function linkLeftovers(kitchen: Kitchen, days: Days): PlannedMeal[][] {
  const cookedAgain = new Map<string, MealPlace>()
  return days.map((meals, dayIndex) =>
    meals.map((meal) => {
      const { leftoverOf, recipe, portion, slot } = meal
      if (leftoverOf === undefined) return meal
      const place = sourceOf(kitchen, days, meal, dayIndex)
      if (place !== null) return { ...meal, leftoverOf: place }
      const lost = `${leftoverOf.dayIndex} ${leftoverOf.slot} ${recipe.key} ${portion}`
      const again = cookedAgain.get(lost)
      if (again !== undefined && mayWait(kitchen, recipe, dayIndex - again.dayIndex))
        return { ...meal, leftoverOf: again }
      if (again === undefined) cookedAgain.set(lost, { dayIndex, slot })
      return cookedFresh(kitchen, meal)
    }),
  )
}

/**
 * Makes leftovers and what they are left of agree: a leftover whose dish was swapped, moved too far or deleted is cooked
 * by itself, and a dish is written for as many meals as are eaten of it.
 */
export function settleLeftovers(kitchen: Kitchen, days: Days): PlannedMeal[][] {
  if (days.every((meals) => meals.every((meal) => !meal.leftoverOf && !meal.portionsCooked)))
    return days.map((meals) => [...meals])
  const linked = linkLeftovers(kitchen, days)
  return linked.map((meals, dayIndex) =>
    meals.map((meal) => {
      if (meal.leftoverOf !== undefined) {
        const eatenAt = leftoversOf(linked, meal.leftoverOf)
        const written = rewritten(kitchen, meal, 1 + eatenAt.length)
        return reheated(kitchen, written, dayIndex, isBesideFresh(meal.leftoverOf.dayIndex, eatenAt))
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
