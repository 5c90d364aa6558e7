import type { Food } from '#app/domain/food/food.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { largestPortionG } from '#app/domain/kitchen/doses.ts'
import type { Kind } from '#app/domain/kitchen/kinds.ts'
import { busyMinutes } from '#app/domain/kitchen/library/busy-minutes.ts'
import { gramsForOne } from '#app/domain/kitchen/library/portions.ts'
import type { Slot } from '#app/domain/kitchen/library/types.ts'
import { lineNoteOf } from '#app/domain/kitchen/library/write-dish.ts'
import { extraItem } from '#app/domain/kitchen/pantry.ts'
import { hashText, seededRandom } from '#app/domain/random.ts'
import { type Aim, type Candidate, LEANS, type Lean, candidateOfRecipe } from './candidate.ts'
import { type FitPart, fitParts } from './dish-fit.ts'
import type { DietaryPreferences } from './dietary-preferences.ts'
import { slotOfFood } from './draft-candidate.ts'
import type { FilledDish } from './library-basket.ts'
import { slotOfPlace } from './library-places.ts'
import type { MealRecipe, RecipePart } from './meal-recipe.ts'
import { portionRecipe } from './portion-recipe.ts'
import { wordLibraryMeal } from './write-library-meal.ts'

/** A dish of the library in proportions that are still the dish, fitted to what a meal should bring. */

/** Of the dish's own serving, for one person. */
const SCALES = { low: 0.6, high: 1.7 } as const
/** Of the dish's own amounts at that scale: what it cannot do without, and the rest of it. */
const ROOM = { must: [0.6, 1.6], typical: [0.4, 1.8], extra: [0.4, 1.8] } as const
const FAR_FROM_AIM = 0.3
/** A pinch a meal: what is eaten day after day is salted with a light hand. */
const SALT_G = 0.36

/** Dry foods that drink what they are cooked in, and what they drink: their proportions are the recipe. */
const DRINKING: ReadonlySet<Kind> = new Set<Kind>([
  'rice',
  'risotto-rice',
  'quick-grain',
  'slow-grain',
  'polenta',
  'oats',
  'pulse-quick',
])
const DOUGH: ReadonlySet<Kind> = new Set<Kind>(['flour', 'leavening', 'thickener'])
const LIQUID: ReadonlySet<Kind> = new Set<Kind>(['milk', 'coconut-milk', 'stock'])
const LEAST_DOUGH_G = 15

type Place = { name: string; slot: Slot; food: Food; ownG: number }

function placesOf({ dish, chosen }: Pick<FilledDish, 'dish' | 'chosen'>): Place[] {
  return [...chosen].flatMap(([name, food]): Place[] => {
    const slot = slotOfPlace(dish, name)
    return slot === null ? [] : [{ name, slot, food, ownG: gramsForOne(dish, slot, extraItem(food)) }]
  })
}

/** Parts that may not move against one another: rice and its water, flour and its eggs. */
function boundPlaces(places: readonly Place[]): ReadonlySet<string> {
  const isDough = places.some(({ food, ownG }) => food.kind === 'flour' && ownG >= LEAST_DOUGH_G)
  const drinks = places.some(({ food }) => DRINKING.has(food.kind))
  return new Set(
    places.flatMap(({ name, food: { kind } }) => {
      const isBound =
        DRINKING.has(kind) ||
        ((isDough || drinks) && LIQUID.has(kind)) ||
        (isDough && (DOUGH.has(kind) || kind === 'egg'))
      return isBound ? [name] : []
    }),
  )
}

function partOf({ name, slot, food, ownG }: Place, scale: number, isBound: boolean): RecipePart {
  const item = extraItem(food)
  const grams = ownG * scale
  const [least, most] = ROOM[slot.need]
  const { eaten = 1 } = slot
  const isSalt = food.kind === 'salt'
  const saltG = Math.max(least * grams, Math.min(grams, SALT_G / eaten))
  const largestG = Math.max(grams, largestPortionG(food))
  return {
    foodId: food.id,
    grams: isSalt ? saltG : grams,
    slot: slotOfFood(food),
    prep: lineNoteOf({ slot, item }),
    text: '',
    place: name,
    roomG: isSalt
      ? [saltG, saltG]
      : isBound || slotOfFood(food) === null
        ? [grams, grams]
        : [least * grams, Math.min(most * grams, largestG)],
    ...(eaten !== 1 && { eaten }),
  }
}

function fitted(
  parts: readonly RecipePart[],
  aim: Aim,
  { stiffness, lean }: Lean,
  urgent: ReadonlySet<string>,
) {
  const { kcal, proteinG, fatG, carbsG } = aim.macros
  const fitParted = parts.map(({ foodId, grams, slot, roomG }): FitPart => {
    const per = foodById(foodId!).per100g
    const room = [roomG![0] / grams, roomG![1] / grams] as const
    return {
      slot,
      least: 0,
      most: room[1],
      room,
      wanted: urgent.has(foodId ?? '') ? 1.45 : 1,
      shares: [
        (per.kcal * grams) / 100 / kcal,
        (per.proteinG * grams) / 100 / proteinG,
        (per.fatG * grams) / 100 / fatG,
        (per.carbsG * grams) / 100 / carbsG,
      ],
    }
  })
  const factors = fitParts(fitParted, lean, stiffness)
  return parts.map((part, index) => ({ ...part, grams: part.grams * (factors[index] ?? 1) }))
}

type Scaled = { parts: readonly RecipePart[]; scale: number }

/** The dish brought near the energy aimed at, in its own proportions; null where that would be none of its servings. */
function scaledParts(filled: FilledDish, aim: Aim): Scaled | null {
  const places = placesOf(filled)
  const own = places.reduce((sum, { food, ownG }) => sum + (food.per100g.kcal * ownG) / 100, 0)
  if (own <= 0) return null
  const scale = Math.min(SCALES.high, Math.max(SCALES.low, aim.macros.kcal / own))
  const bound = boundPlaces(places)
  const parts = places
    .filter(({ slot }) => !slot.isTap)
    .map((place) => partOf(place, scale, bound.has(place.name)))
  return { parts, scale }
}

function recipeOf(
  { dish, meals }: FilledDish,
  { mealClass }: Aim,
  { eaters, diets }: DietaryPreferences,
  { parts, scale }: Scaled,
): MealRecipe {
  return {
    key: `dish ${dish.id}`,
    name: dish.name,
    description: '',
    mealType: meals.get(mealClass) ?? 'dinner',
    form: dish.id,
    cuisine: dish.cuisine,
    flavourId: null,
    dish: { id: dish.id, scale, diets: diets.filter((diet) => diet !== 'None'), wording: 0 },
    ...(eaters.length > 0 && { eaters }),
    parts,
    written: null,
    writtenBy: 'the Mealwright kitchen',
  }
}

/** What is asked of the dishes of the library, for one kind of meal. */
export type LibraryMealsRequest = {
  most: number
  /** Busy minutes. */
  mostMin: number
  preferences: DietaryPreferences
  /** Foods to use soon, of which more is cooked. */
  urgent: ReadonlySet<string>
  seed: number
}

const LEAST_PROPORTIONS = 3

/**
 * Dishes of the library as candidates of a plan, at most `most` in all, by chance where there are more: each in its usual
 * proportions, in those that bring what is aimed at and, where there are few, leaning to all sides. Left out is what takes
 * too long, cannot come near the energy, or cannot be told safely to the person.
 */
export function libraryMeals(
  dishes: readonly FilledDish[],
  aim: Aim,
  request: LibraryMealsRequest,
): Candidate[] {
  const random = seededRandom(hashText(`${request.seed} dishes ${aim.mealClass}`))
  const suited = dishes.filter((one) => one.meals.has(aim.mealClass) && busyMinutesOf(one) <= request.mostMin)
  const order = suited.map((dish) => ({ dish, at: random() })).toSorted((one, other) => one.at - other.at)
  const proportions = Math.max(LEAST_PROPORTIONS, Math.floor(request.most / Math.max(1, order.length)))
  const made: Candidate[] = []
  for (const { dish } of order) {
    if (made.length >= request.most) break
    made.push(...candidatesOf(dish, aim, request, proportions).slice(0, request.most - made.length))
  }
  return made
}

const busyMinutesOf = ({ dish, chosen }: FilledDish) => busyMinutes(dish, (slot) => chosen.has(slot))

function candidatesOf(
  filled: FilledDish,
  aim: Aim,
  { preferences, urgent }: LibraryMealsRequest,
  proportions: number,
): Candidate[] {
  const scaled = scaledParts(filled, aim)
  if (scaled === null) return []
  const plain = recipeOf(filled, aim, preferences, scaled)
  const worded = wordLibraryMeal(plain, preferences)
  if (worded === null) return []
  const busyMin = busyMinutesOf(filled)
  return LEANS.slice(0, proportions).flatMap((lean): Candidate[] => {
    const recipe = { ...worded, parts: fitted(scaled.parts, aim, lean, urgent) }
    const base = portionRecipe(recipe, 1)
    if (Math.abs(base.macros.kcal / aim.macros.kcal - 1) > FAR_FROM_AIM) return []
    if (!base.lines.every(({ readsBack }) => readsBack)) return []
    const candidate = candidateOfRecipe(recipe, aim.mealClass, base, busyMin)
    return [{ ...candidate, leastPortion: SCALES.low / scaled.scale }]
  })
}
