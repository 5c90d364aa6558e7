import type { Cookbook } from '#app/domain/cookbook/cookbook.ts'
import type { CookedDish } from '#app/domain/cookbook/cook-dish.ts'
import { cookFromBook } from '#app/domain/cookbook/cook-dish.ts'
import { chooseDishes } from '#app/domain/cookbook/choose-dish.ts'
import { askingOf } from '#app/domain/cookbook/read-asking.ts'
import { withTypedRules } from '#app/domain/cookbook/typed-rules.ts'
import { readWishes, unmetWishes, type Wishes } from '#app/domain/cookbook/wishes.ts'
import { AppError } from '#app/domain/errors.ts'
import type { RecipeDraft, RecipeRequest, DishRef } from '#app/domain/recipe/recipe.ts'
import { heroesOf, isCupboard, whyNotOffered } from './heroes.ts'
import type { Item } from './item.ts'
import { isOnlySeasoning, type LeftOut, readPantry, requireUsable } from './pantry.ts'
import { meantTogether } from './said-beside.ts'
import { typedApart } from './typed-food.ts'

/** One recipe with what the kitchen has to say about it. */
export type KitchenRecipe = {
  draft: RecipeDraft
  /** Foods at hand that this recipe doesn't use, each with the reason. */
  leftOut: LeftOut[]
  /** The dish of the cookbook it is. */
  dish: DishRef
}

export type KitchenAnswer = {
  drafts: RecipeDraft[]
  recipes: KitchenRecipe[]
  /** Foods at hand that no recipe of the answer uses. */
  unused: LeftOut[]
}

const MOST_RECIPES = 3

/**
 * Writes 1 to 3 recipes from what the person has, without a model. Same request, same recipes. Throws
 * AppError('invalid-input') when nothing at hand can be cooked with.
 */
export function writeRecipes(request: RecipeRequest, book: Cookbook): KitchenAnswer {
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

/** The recipes one after another, each another dish of the cookbook. Throws as `writeRecipes` does. */
export function* cookOneByOne(asked: RecipeRequest, book: Cookbook): Generator<KitchenRecipe> {
  const typed = withTypedRules(asked)
  const wishes = readWishes(typed.ingredients)
  // A list of nothing but wishes goes on as it is, so that the person hears why it can't be cooked.
  const foods = meantTogether(wishes.ingredients.flatMap(typedApart))
  const request = foods.length > 0 ? { ...typed, ingredients: foods } : typed
  for (const { cooked, ...recipe } of cookFoods(request, wishes, book)) {
    const unmet = unmetWishes(typed, wishes, { ...recipe, metWishes: cooked.metWishes })
    yield { ...recipe, leftOut: [...recipe.leftOut, ...unmet] }
  }
}

function* cookFoods(
  request: RecipeRequest,
  wishes: Wishes,
  book: Cookbook,
): Generator<KitchenRecipe & { cooked: CookedDish }> {
  const pantry = readPantry(request.ingredients, request.dietaryRestriction, request.dietaryPreferences)
  const asking = askingOf(request, wishes)
  const had = new Set((request.recentRecipes ?? []).flatMap(({ dish }) => dish?.id ?? []))
  const shown: { dishId: string; name: string }[] = []
  if (isOnlySeasoning(pantry) && chooseDishes(book.index, asking).length === 0) requireUsable(pantry)
  const count = Math.min(MOST_RECIPES, Math.max(1, Math.round(request.numRecipes)))
  while (shown.length < count) {
    const cooked = cookFromBook(book, asking, { had, shown })
    if (cooked === null) {
      if (shown.length > 0) return
      requireUsable(pantry)
      throw notOffered(pantry.items)
    }
    shown.push({ dishId: cooked.dishId, name: cooked.draft.name })
    had.add(cooked.dishId)
    const { draft, dishId } = cooked
    yield { cooked, draft, leftOut: leftOutOf(cooked, pantry.refused), dish: { id: dishId } }
  }
}

/** What a dish leaves out; a food that the pantry refuses and the dish uses is not left out. */
function leftOutOf({ used, leftOut }: CookedDish, refused: readonly LeftOut[]): LeftOut[] {
  const isUsed = new Set(used.map(({ typed }) => typed))
  const isRefused = new Set(refused.map(({ ingredient }) => ingredient))
  return [
    ...refused.filter(({ ingredient }) => !isUsed.has(ingredient)),
    ...leftOut.filter(({ ingredient }) => !isRefused.has(ingredient)),
  ]
}

/** What to say when no dish is made of the foods that have to be in it. */
function notOffered(items: readonly Item[]): AppError {
  const { first } = heroesOf(items)
  const item =
    first && !isCupboard(first.kind) ? first : (items.find(({ kind }) => !isCupboard(kind)) ?? first)
  const message = item ? whyNotOffered(item) : 'Please add at least one ingredient'
  return new AppError('invalid-input', message, { field: 'ingredients' })
}
