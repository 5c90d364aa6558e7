import { boundedMemo } from '#app/domain/bounded-memo.ts'
import { AppError } from '#app/domain/errors.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { amountNear } from '#app/domain/kitchen/amounts.ts'
import { busyMinutes } from '#app/domain/kitchen/library/busy-minutes.ts'
import { gramsForOne, type LibraryPart } from '#app/domain/kitchen/library/portions.ts'
import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { type WrittenDish, writePortions } from '#app/domain/kitchen/library/write-dish.ts'
import { extraItem } from '#app/domain/kitchen/pantry.ts'
import { hashText } from '#app/domain/random.ts'
import { falseClaimOf } from '#app/domain/recipe/draft-gates.ts'
import { breachOfDraft } from '#app/domain/recipe/dietary-gate.ts'
import { namedFoodFaultOf } from '#app/domain/recipe/named-foods-gate.ts'
import type { RecipeDraft } from '#app/domain/recipe/recipe.ts'
import { safetyFaultOf } from '#app/domain/recipe/safety-gate.ts'
import type { DietaryPreferences } from './dietary-preferences.ts'
import { libraryDish } from './library-dishes.ts'
import { slotOfPlace } from './library-places.ts'
import type { KnownDish, MealRecipe } from './meal-recipe.ts'
import { type PortionedRecipe, portionRecipe } from './portion-recipe.ts'

/** Planned meals that are dishes of the library, in the library's words with the amounts of the plan. */

type LibraryMeal = MealRecipe & { dish: KnownDish }

/** Whether a planned recipe is a dish of the library. */
export const isLibraryMeal = (recipe: MealRecipe): recipe is LibraryMeal => recipe.dish !== undefined

/** Minutes a cook is busy with a planned dish of the library; 0 where the library no longer has it. */
export function busyMinutesOf({ dish, parts }: LibraryMeal): number {
  const known = libraryDish(dish.id)
  const places = new Set(parts.map(({ place }) => place))
  return known === null ? 0 : busyMinutes(known, (slot) => places.has(slot))
}

/** The dish's foods with the portion's amounts; water from the tap goes with the portion. Null where the dish has changed since. */
function partsOf(
  dish: LibraryDish,
  recipe: LibraryMeal,
  { lines, portion }: PortionedRecipe,
): LibraryPart[] | null {
  const parts: LibraryPart[] = []
  for (const [index, { foodId, place = '', prep }] of recipe.parts.entries()) {
    const slot = slotOfPlace(dish, place)
    const line = lines[index]
    if (slot === null || foodId === null || line === undefined) return null
    const item = { ...extraItem(foodById(foodId)), isGiven: true, isFrozen: /^thawed\b/.test(prep) }
    parts.push({ name: place, slot, item, grams: line.grams, text: line.amount, isOne: line.isOne })
  }
  const taps = Object.entries(dish.slots).flatMap(([name, slot]): LibraryPart[] => {
    if (slot.isTap !== true || slot.need === 'extra') return []
    const item = extraItem(foodById(slot.foods[0]))
    const grams = gramsForOne(dish, slot, item) * recipe.dish.scale * portion
    return [{ name, slot, item, grams, text: amountNear(item, grams, null)?.text ?? '', isOne: false }]
  })
  return [...parts, ...taps]
}

function write(recipe: LibraryMeal, portioned: PortionedRecipe): WrittenDish | null {
  const dish = libraryDish(recipe.dish.id)
  const parts = dish && partsOf(dish, recipe, portioned)
  if (!dish || !parts) return null
  return writePortions(
    dish,
    { parts, servings: 1, batches: 1, note: '' },
    {
      skill: 'Intermediate',
      seed: recipe.dish.wording,
      shown: [],
      diets: recipe.dish.diets,
      eaters: recipe.eaters ?? [],
    },
  )
}

const WORDINGS_TRIED = 3
type MealWords = Pick<MealRecipe, 'name' | 'description'> & { wording: number }
const worded = boundedMemo<MealWords | null>(4000)

function wordsFor(recipe: LibraryMeal, preferences: DietaryPreferences) {
  const portioned = portionRecipe(recipe, 1)
  for (let attempt = 0; attempt < WORDINGS_TRIED; attempt++) {
    const wording = hashText(`${recipe.key} ${attempt}`)
    const written = write({ ...recipe, dish: { ...recipe.dish, wording } }, portioned)
    if (written === null) return null
    const draft = {
      ...written.draft,
      ingredients: portioned.lines.map(({ text }) => ({ text, isExtra: false })),
    }
    if (passesGates(draft, preferences)) return { name: draft.name, description: draft.description, wording }
  }
  return null
}

function passesGates(draft: RecipeDraft, preferences: DietaryPreferences): boolean {
  const wishes = { dietaryRestriction: 'None', dietaryPreferences: preferences } as const
  return (
    breachOfDraft(draft, preferences) === null &&
    namedFoodFaultOf(draft, wishes) === null &&
    falseClaimOf(draft) === null &&
    safetyFaultOf(draft, preferences.eaters) === null
  )
}

/**
 * The recipe with its title, its note and the wording in which it passes every gate that any recipe of the kitchen passes;
 * null where there is none. The same foods and preferences are judged once.
 */
export function wordLibraryMeal(recipe: MealRecipe, preferences: DietaryPreferences): MealRecipe | null {
  if (!isLibraryMeal(recipe)) return null
  const foods = recipe.parts.map(({ place, foodId }) => `${place}=${foodId}`).join(' ')
  const key = `${recipe.dish.id} ${foods} ${JSON.stringify(preferences)}`
  const words = worded(key, () => wordsFor(recipe, preferences))
  if (words === null) return null
  const { name, description, wording } = words
  return { ...recipe, name, description, dish: { ...recipe.dish, wording } }
}

/**
 * Writes a planned dish of the library at its portion. Throws AppError('conflict') where the library no longer has the dish
 * as it was planned.
 */
export function writeLibraryMeal(recipe: LibraryMeal, portioned: PortionedRecipe): RecipeDraft {
  const written = write(recipe, portioned)
  if (written === null)
    throw new AppError('conflict', `${recipe.name} is no longer among our dishes. Swap it for another one.`)
  return written.draft
}
