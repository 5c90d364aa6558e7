import type { Food } from '#app/domain/food/food.ts'
import { glutenFreeLines } from '#app/domain/kitchen/gluten-free-lines.ts'
import { isPlural } from '#app/domain/kitchen/labels.ts'
import type { Item } from '#app/domain/kitchen/dish.ts'
import { DISHES } from '#app/domain/kitchen/dishes/dishes.ts'
import type { LeftOut } from '#app/domain/kitchen/pantry.ts'
import { NO_DIETARY_PREFERENCES } from '#app/domain/planning/dietary-preferences.ts'
import { sentence } from '#app/domain/kitchen/words.ts'
import { falseClaimOf } from '#app/domain/recipe/draft-gates.ts'
import { breachOfDraft } from '#app/domain/recipe/dietary-gate.ts'
import { namedFoodFaultOf } from '#app/domain/recipe/named-foods-gate.ts'
import { notesToTell, withNotes } from '#app/domain/recipe/notes-gate.ts'
import type { RecipeDraft, RecipeRequest, WrittenDishRecord } from '#app/domain/recipe/recipe.ts'
import { safetyFaultOf } from '#app/domain/recipe/safety-gate.ts'
import { dishesFor } from './choose-dish.ts'
import { DishIndex } from './dish-index.ts'
import type { DishFit } from './fit-dish.ts'
import type { LibraryPart } from './portions.ts'
import { type WrittenDish, writeDish } from './write-dish.ts'

/** A recipe of a known dish. */
export type LibraryRecipe = {
  draft: RecipeDraft
  dish: WrittenDishRecord
  usedKeys: readonly string[]
  leftOut: LeftOut[]
}

/** What a person and this request have had so far. */
export type LibraryHistory = {
  dishIds: ReadonlySet<string>
  usedKeys: ReadonlySet<string>
  /** Sentence patterns of the recipes shown last, newest first. */
  shown: readonly ReadonlySet<string>[]
}

/** Recipes whose sentences are not used again at once. */
const REMEMBERED = 5

/** What was cooked before the request, newest first. */
export function historyOf({ justHad = [] }: RecipeRequest): LibraryHistory {
  const dishes = justHad.flatMap(({ dish }) => dish ?? [])
  return {
    dishIds: new Set(dishes.map(({ id }) => id)),
    usedKeys: new Set(),
    shown: dishes.slice(0, REMEMBERED).map(({ patterns }) => new Set(patterns)),
  }
}

/** The history with one more recipe. */
export function withRecipe(
  history: LibraryHistory,
  { dish, usedKeys }: Pick<LibraryRecipe, 'dish' | 'usedKeys'>,
): LibraryHistory {
  return {
    dishIds: new Set([...history.dishIds, dish.id]),
    usedKeys: new Set([...history.usedKeys, ...usedKeys]),
    shown: [new Set(dish.patterns), ...history.shown].slice(0, REMEMBERED),
  }
}

const INDEX = new DishIndex(DISHES)

/** Dishes tried before the list is taken for no dish. */
const TRIES = 6
const WORDINGS_TRIED = 3
/** Added to the seed for other wordings. */
const ANOTHER_CHOICE = 7919

/**
 * The dish of the library these foods want to be, written for the request; null when they are none. The history is not
 * changed. Meals of a plan are chosen by the planner (`planning/library-candidates.ts`), not here.
 */
export function cookFromLibrary(
  request: RecipeRequest,
  items: readonly Item[],
  isAllowed: (food: Food) => boolean,
  history: LibraryHistory,
): LibraryRecipe | null {
  if (request.dayNumber !== undefined) return null
  const fits = dishesFor(INDEX, request, items, isAllowed, history)
  for (const fit of fits.slice(0, TRIES)) {
    const written = writeForPerson(fit, request, history)
    if (written !== null) return recipeOf(fit, written)
  }
  return null
}

/** Whether the foods are a dish of the library, whoever asks. */
export function isKnownDish(items: readonly Item[]): boolean {
  const nothingYet = { dishIds: new Set<string>(), usedKeys: new Set<string>() }
  return dishesFor(INDEX, ANYBODY, items, () => true, nothingYet).length > 0
}

const ANYBODY: RecipeRequest = {
  ingredients: [],
  cuisine: 'Any',
  servings: 2,
  skillLevel: 'Intermediate',
  dietaryRestriction: 'None',
  numRecipes: 1,
  seed: 0,
}

/** The dish told to the person, or null. Where the gate cannot read from one choice of wordings that a food is cooked, another says it. */
function writeForPerson(fit: DishFit, request: RecipeRequest, history: LibraryHistory): WrittenDish | null {
  const { dietaryRestriction, dietaryPreferences = NO_DIETARY_PREFERENCES } = request
  for (let attempt = 0; attempt < WORDINGS_TRIED; attempt++) {
    const written = writeDish(fit, {
      servings: request.servings,
      targetKcal: request.targetCalories ?? null,
      skill: request.skillLevel,
      seed: request.seed + history.dishIds.size + attempt * ANOTHER_CHOICE,
      shown: history.shown,
      diets: [dietaryRestriction, ...dietaryPreferences.diets],
      eaters: dietaryPreferences.eaters,
    })
    if (written === null) return null
    const draft = { ...written.draft, ingredients: glutenFreeLines(written.draft.ingredients, request) }
    if (mayBeShown(draft, request))
      return { ...written, draft: withNotes(draft, notesToTell(draft, request)) }
  }
  return null
}

function mayBeShown(draft: RecipeDraft, request: RecipeRequest): boolean {
  if (request.justHad?.some(({ name }) => name === draft.name)) return false
  if (request.dietaryPreferences && breachOfDraft(draft, request.dietaryPreferences) !== null) return false
  if (namedFoodFaultOf(draft, request) !== null) return false
  return falseClaimOf(draft) === null && safetyFaultOf(draft, request.dietaryPreferences?.eaters) === null
}

function recipeOf(fit: DishFit, { draft, patterns, parts }: WrittenDish): LibraryRecipe {
  const usedKeys = parts.filter(({ item }) => item.isGiven).map(({ item }) => item.key)
  const unused = [...fit.left, ...fit.chosen.values()].filter(
    (item) => item.isGiven && !usedKeys.includes(item.key),
  )
  return {
    draft,
    dish: { id: fit.dish.id, patterns: [...patterns] },
    usedKeys,
    leftOut: [...new Set(unused)].map((item) => whyLeftOut(item, fit)),
  }
}

function whyLeftOut(item: Item, { dish }: DishFit): LeftOut {
  const part: Pick<LibraryPart, 'item' | 'isOne'> = { item, isOne: false }
  const goes = isPlural([part]) ? 'do' : 'does'
  return {
    ingredient: item.typed,
    reason: sentence(
      `${item.plural} ${goes} not belong in ${dish.name}, so this recipe leaves ${isPlural([part]) ? 'them' : 'it'} out.`,
    ),
  }
}
