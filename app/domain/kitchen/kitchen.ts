import { glutenFreeLines } from './gluten-free-lines.ts'
import { preparedLine } from '#app/domain/food/prepared-line.ts'
import type { Cut } from './dish.ts'
import type {
  IngredientText,
  RecipeDraft,
  RecipeRequest,
  WrittenDishRecord,
} from '#app/domain/recipe/recipe.ts'
import { allowedFor } from '#app/domain/planning/dietary-preferences.ts'
import { safetyFaultOf } from '#app/domain/recipe/safety-gate.ts'
import { breachOfDraft } from '#app/domain/recipe/dietary-gate.ts'
import { namedFoodFaultOf } from '#app/domain/recipe/named-foods-gate.ts'
import { askingOf } from '#app/domain/cookbook/read-asking.ts'
import {
  type Cookbook,
  type CookedDish,
  cookFromBook,
  cookFromOpenDishes,
} from '#app/domain/cookbook/cook-dish.ts'
import { withTypedRules } from '#app/domain/cookbook/typed-rules.ts'
import { readWishes, unmetWishes, type Wishes } from '#app/domain/cookbook/wishes.ts'
import { type Made } from './choose.ts'
import { type HeroCandidate, heroCandidates, notOffered, PROMISES, type Promised } from './choose-heroes.ts'
import { MOST_EXTRAS, extrasOf, fillOptional, pickExtra } from './extras.ts'
import { cutWords } from './cuts.ts'
import { type Dish, type Part, SLOTS, type SlotName, partsIn } from './dish.ts'
import { cookFromLibrary, historyOf, type LibraryRecipe, withRecipe } from './library/cook-library.ts'
import { nameDish } from './naming.ts'
import { isOnlySeasoning, type LeftOut, readPantry, requireUsable } from './pantry.ts'
import { kcalPerServing, setPortions, usualTarget } from './portions.ts'
import { meantTogether } from './said-beside.ts'
import { seasonDish } from './seasoning.ts'
import { whyLeftOut } from './slotting.ts'
import { typedApart } from './typed-food.ts'
import { writeSteps } from './write-steps.ts'

/** One recipe with what the kitchen has to say about it. */
export type KitchenRecipe = {
  draft: RecipeDraft
  /** Given ingredients this recipe does not use, each with the reason. */
  leftOut: LeftOut[]
  /** Foods that are in the dish but not in the food table: their nutrition is not counted. */
  notCounted: string[]
  /** The dish of the library it is; null where the forms made it up. */
  dish: WrittenDishRecord | null
}

export type KitchenAnswer = {
  drafts: RecipeDraft[]
  recipes: KitchenRecipe[]
  /** Given ingredients no recipe of the answer uses. */
  unused: LeftOut[]
}

/**
 * Writes 1 to 3 recipes from what the person has, without a model. Same request and seed, same recipes. Throws
 * AppError('invalid-input') when nothing given can be cooked with.
 */
export function writeRecipes(request: RecipeRequest, book: Cookbook | null = null): KitchenAnswer {
  const recipes = [...cookOneByOne(request, book)]
  const reasons = new Map<string, string>()
  for (const one of recipes.flatMap((recipe) => recipe.leftOut)) {
    if (!reasons.has(one.ingredient)) reasons.set(one.ingredient, one.reason)
  }
  const inAll = [...reasons].filter(([ingredient]) =>
    recipes.every((recipe) => recipe.leftOut.some((one) => one.ingredient === ingredient)),
  )
  return {
    drafts: recipes.map((recipe) => recipe.draft),
    recipes,
    unused: inAll.map(([ingredient, reason]) => ({ ingredient, reason })),
  }
}

/**
 * The recipes with their notes, one after another: dishes of the cookbook that the foods stand for, then dishes of the
 * library, then what the forms make of them. Throws as `writeRecipes` does.
 */
export function* cookOneByOne(asked: RecipeRequest, book: Cookbook | null = null): Generator<KitchenRecipe> {
  const typed = withTypedRules(asked)
  const wishes = readWishes(typed.ingredients)
  // A list of nothing but wishes goes on as it is, so that the person hears why it can't be cooked.
  const foods = meantTogether(wishes.ingredients.flatMap(typedApart))
  const request = foods.length > 0 ? { ...typed, ingredients: foods } : typed
  for (const recipe of cookFoods(request, wishes, book))
    yield { ...recipe, leftOut: [...recipe.leftOut, ...unmetWishes(typed, wishes, recipe)] }
}

function* cookFoods(request: RecipeRequest, wishes: Wishes, book: Cookbook | null): Generator<WishedRecipe> {
  const pantry = readPantry(request.ingredients, request.dietaryRestriction, request.dietaryPreferences)
  const isSauceOrNothing = isOnlySeasoning(pantry)
  const made: Made = { forms: new Set(), families: new Set(), cuisines: new Set(), usedKeys: new Set() }
  const told: Told = { names: new Set(), steps: new Set(), words: new Set() }
  const justHad = request.justHad ?? []
  const hadForms = new Set(justHad.map((had) => had.dishTemplate))
  const hadNames = new Set(justHad.map((had) => had.name))
  const count = Math.min(3, Math.max(1, Math.round(request.numRecipes)))
  const isAllowed = allowedFor(request)
  let history = historyOf(request)
  const had = history.dishIds
  const shown: { dishId: string; name: string }[] = []
  const asking = askingOf(request, wishes)
  /** A dish by a part of the book, remembered; plans don't cook from it yet. */
  const cooked = (cookWith: typeof cookFromBook): WishedRecipe | null => {
    const known =
      book === null || request.dayNumber !== undefined ? null : cookWith(book, asking, { had, shown })
    if (known === null) return null
    shown.push({ dishId: known.dishId, name: known.draft.name })
    const usedKeys = known.used.map(({ food }) => food.id)
    rememberKnown({ draft: known.draft, usedKeys }, made, told)
    history = withRecipe(history, { dish: { id: known.dishId, patterns: [] }, usedKeys })
    return bookRecipe(known, pantry.refused)
  }
  let tried = 0
  for (let index = 0; index < count; index++) {
    const ofBook = cooked(cookFromBook)
    if (ofBook) {
      yield ofBook
      continue
    }
    if (index === 0 && !isSauceOrNothing) requireUsable(pantry)
    const known = cookFromLibrary(request, pantry.items, isAllowed, history)
    if (known) {
      history = withRecipe(history, known)
      rememberKnown(known, made, told)
      const { draft, dish } = known
      yield { draft, leftOut: [...pantry.refused, ...known.leftOut], notCounted: [], dish }
      continue
    }
    if (isSauceOrNothing) {
      if (index === 0) requireUsable(pantry)
      return
    }
    const ofOpen = cooked(cookFromOpenDishes)
    if (ofOpen) {
      yield ofOpen
      continue
    }
    const isNew = ({ name, instructions }: RecipeDraft) =>
      !told.names.has(name) && !told.steps.has(instructions.join())
    const candidates = heroCandidates(request, pantry.items, made, index)
    const cookOnce = cookedOnce(request, pantry.refused, told.words)
    const find = (promised: Promised, isWelcome: (draft: RecipeDraft) => boolean) =>
      bestRecipe(request, counted(candidates(promised)), cookOnce, isWelcome)
    function* counted(all: Iterable<HeroCandidate>) {
      for (const candidate of all) {
        tried++
        yield candidate
      }
    }
    let best: Cooked | null = null
    for (const promised of PROMISES) {
      best ??=
        find(promised, (draft) => isNew(draft) && !hadForms.has(draft.dishTemplate)) ??
        find(promised, (draft) => isNew(draft) && !hadNames.has(draft.name)) ??
        find(promised, isNew)
    }
    if (best === null) {
      // With dietary preferences the dishes may fail them, which the page says in its own words.
      if (tried === 0 || (index === 0 && request.dietaryPreferences === undefined))
        throw notOffered(request, pantry.items)
      return
    }
    remember(best, made, told)
    yield best.recipe
  }
}

type WishedRecipe = KitchenRecipe & { metWishes?: ReadonlySet<string> }

/** A dish of the book with what it leaves out; a food that the pantry refuses and the dish uses is not left out. */
function bookRecipe(
  { draft, dishId, used, leftOut, metWishes }: CookedDish,
  refused: readonly LeftOut[],
): WishedRecipe {
  const isUsed = new Set(used.map(({ typed }) => typed))
  const isRefused = new Set(refused.map(({ ingredient }) => ingredient))
  return {
    draft,
    leftOut: [
      ...refused.filter(({ ingredient }) => !isUsed.has(ingredient)),
      ...leftOut.filter(({ ingredient }) => !isRefused.has(ingredient)),
    ],
    notCounted: [],
    dish: { id: dishId, patterns: [] },
    metWishes,
  }
}

/** Words earlier recipes of the request have used. */
type Told = { names: Set<string>; steps: Set<string>; words: Set<string> }

function remember(
  { candidate: { dish }, recipe: { draft }, description }: Cooked,
  made: Made,
  told: Told,
): void {
  told.names.add(draft.name)
  told.steps.add(draft.instructions.join())
  told.words.add(draft.name).add(description)
  made.forms.add(dish.form.id)
  made.families.add(dish.form.family)
  made.cuisines.add(dish.cuisine.name)
  for (const part of dish.parts) if (part.item.isGiven) made.usedKeys.add(part.item.key)
}

function rememberKnown(
  { draft, usedKeys }: Pick<LibraryRecipe, 'draft' | 'usedKeys'>,
  made: Made,
  told: Told,
): void {
  told.names.add(draft.name)
  told.steps.add(draft.instructions.join())
  told.words.add(draft.name).add(draft.description)
  made.cuisines.add(draft.cuisineType)
  for (const key of usedKeys) made.usedKeys.add(key)
}

type Cooked = { recipe: KitchenRecipe; candidate: HeroCandidate; description: string; offBy: number }

const GOOD_ENOUGH = 0.045
const TRIES = 8

type CookOnce = (candidate: HeroCandidate) => Pick<Cooked, 'recipe' | 'description'> | null

/** Cooks each candidate when it is first asked for, however often it is looked at. */
function cookedOnce(
  request: RecipeRequest,
  refused: readonly LeftOut[],
  taken: ReadonlySet<string>,
): CookOnce {
  const known = new Map<HeroCandidate, ReturnType<CookOnce>>()
  return (candidate) => {
    const before = known.get(candidate)
    if (before !== undefined) return before
    const cooked = cook(request, candidate, refused, taken)
    known.set(candidate, cooked)
    return cooked
  }
}

/** The first candidate that meets the calories asked for, or the one of the first few that comes nearest. */
function bestRecipe(
  request: RecipeRequest,
  candidates: Iterable<HeroCandidate>,
  cookOnce: CookOnce,
  isWelcome: (draft: RecipeDraft) => boolean,
): Cooked | null {
  let best: Cooked | null = null
  let tries = 0
  for (const candidate of candidates) {
    const cooked = cookOnce(candidate)
    if (cooked === null || !isWelcome(cooked.recipe.draft)) continue
    const target = request.targetCalories
    const offBy = target === undefined ? 0 : Math.abs(kcalPerServing(candidate.dish) - target) / target
    if (best === null || offBy < best.offBy) best = { ...cooked, candidate, offBy }
    tries++
    if (best.offBy <= GOOD_ENOUGH || tries >= TRIES) break
  }
  return best
}

function cook(
  request: RecipeRequest,
  candidate: HeroCandidate,
  refused: readonly LeftOut[],
  taken: ReadonlySet<string>,
): Pick<Cooked, 'recipe' | 'description'> | null {
  const { dish } = candidate
  fillOptional(dish)
  seasonDish(dish)
  dish.parts.sort((left, right) => SLOTS.indexOf(left.slot) - SLOTS.indexOf(right.slot))
  const target = request.targetCalories ?? null
  setPortions(dish, target)
  if (target !== null) meetTarget(dish, target)
  else setPortions(dish, usualTarget(dish))
  for (const part of dish.parts) part.prep = cutWords(part.item, cutFor(dish, part.slot))
  if (breaksDiet(dish)) return null
  const { instructions, cookingTimeMin } = writeSteps(dish)
  const { name, description } = nameDish(dish, cookingTimeMin, taken)
  const draft: RecipeDraft = {
    name,
    description: [description, candidate.servingsNote].filter((text) => text !== '').join(' '),
    cookingTimeMin,
    difficulty: dish.skill,
    cuisineType: cuisineOf(dish),
    servings: dish.servings,
    ingredients: glutenFreeLines(dish.parts.map(lineOf), request),
    instructions,
    dishTemplate: dish.form.plate,
  }
  if (request.dietaryPreferences && breachOfDraft(draft, request.dietaryPreferences) !== null) return null
  if (namedFoodFaultOf(draft, request) !== null || safetyFaultOf(draft, dish.eaters) !== null) return null
  const notCounted = dish.parts.filter((part) => part.item.food === null).map((part) => part.item.name)
  const leftOut = [...refused, ...candidate.left.map((item) => whyLeftOut(dish, item))]
  return { recipe: { draft, leftOut, notCounted, dish: null }, description }
}

/** Sweet dishes take nothing from a cuisine's cupboard: one that is asked for does not make a smoothie Chinese. */
function cuisineOf({ form, cuisine }: Dish): string {
  const own = Object.entries(form.cuisines ?? {}).toSorted((one, other) => other[1] - one[1])
  const isOwn = own.length === 0 || own.some(([name]) => name === cuisine.name)
  return form.taste === 'sweet' && !isOwn ? own[0]![0] : cuisine.name
}

function cutFor(dish: Dish, slot: SlotName): Cut {
  return dish.form.cuts?.[slot] ?? (slot === 'aromatic' ? 'dice' : 'bite')
}

/** The last gate: no finished dish leaves the kitchen with a food that its diet or the person's dietary preferences forbid. */
function breaksDiet(dish: Dish): boolean {
  return dish.parts.some(({ item }) => (item.food ? !dish.isAllowed(item.food) : dish.diet !== 'None'))
}

function lineOf(part: Part): IngredientText {
  return { text: preparedLine(part.text, part.prep), isExtra: !part.item.isGiven }
}

const FAR_OFF = 0.04
/** What a dish can lose to make room for a side, least missed first. */
const DROPPABLE: readonly SlotName[] = ['herb', 'garlic', 'topping']

/** When portions within reason cannot reach the calories, a side is added. */
function meetTarget(dish: Dish, targetKcal: number): void {
  if (kcalPerServing(dish) >= targetKcal * (1 - FAR_OFF)) return
  const offers = dish.form.taste === 'sweet' ? [dish.cuisine.nut, ['honey', 'maple-syrup']] : sidesFor(dish)
  for (const ids of offers) {
    if (partsIn(dish, 'side').some((part) => !part.item.isGiven)) return
    const item = pickExtra(dish, ids)
    if (!item) continue
    if (extrasOf(dish).length >= MOST_EXTRAS && !dropOne(dish)) return
    dish.parts.push({ item, slot: 'side', grams: 0, askedG: null, text: '', prep: '', isOne: false })
    setPortions(dish, targetKcal)
    if (kcalPerServing(dish) >= targetKcal * (1 - FAR_OFF)) return
  }
}

/** Bread beside what has no starch of its own; nuts on what has. */
function sidesFor(dish: Dish): (readonly string[])[] {
  const hasStarch = partsIn(dish, 'starch', 'base').length > 0
  return hasStarch ? [dish.cuisine.nut] : [dish.cuisine.bread, dish.cuisine.nut]
}

function dropOne(dish: Dish): boolean {
  for (const slot of DROPPABLE) {
    const part = partsIn(dish, slot).find((one) => !one.item.isGiven)
    if (!part) continue
    dish.parts.splice(dish.parts.indexOf(part), 1)
    return true
  }
  return false
}
