import { typedApart } from '#app/domain/kitchen/typed-food.ts'
import type { RecipeDraft, RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { waitingMinOf } from '#app/domain/recipe/waiting-time.ts'
import type { Asking } from './asking.ts'
import type { Cookbook } from './cookbook.ts'
import { cookFromBook } from './cook-dish.ts'
import { askingOf } from './read-asking.ts'
import { isUnready } from './unready-food.ts'
import { readWishes } from './wishes.ts'

/** Dishes that are tried before there is no example. */
const TRIES = 4

/**
 * The dish of the book nearest to what is asked for, written for the person: for another chef to read as an example. It
 * is the one that the kitchen would cook, and null where none takes the foods. It has passed the gates of the book, and no
 * word in it is the person's own.
 */
export function exampleDish(book: Cookbook, request: RecipeRequest): RecipeDraft | null {
  const asking = askingInOurWords(request)
  const had = new Set<string>()
  const shown = (request.recentRecipes ?? []).map(({ name, dish }) => ({ dishId: dish?.id ?? '', name }))
  for (let count = 0; count < TRIES; count++) {
    const cooked = cookFromBook(book, asking, { had, shown })
    if (cooked === null) return null
    if (!cooked.isWithoutMain && isGoodExample(cooked.draft, request)) return cooked.draft
    shown.push({ dishId: cooked.dishId, name: cooked.draft.name })
  }
  return null
}

/** A wait overnight would mislead about the cooking time, and the size of a tin about the servings. */
const isGoodExample = ({ instructions, servings }: RecipeDraft, request: RecipeRequest): boolean =>
  waitingMinOf(instructions) === 0 && servings === request.servings

/** The request with every food under its name in the table, without foods that need work before they are cooked. */
function askingInOurWords(request: RecipeRequest): Asking {
  const wishes = readWishes(request.ingredients)
  const ready = wishes.ingredients.flatMap(typedApart).filter((one) => {
    const { given, setAside } = askingOf({ ...request, ingredients: [one] }, wishes)
    return setAside.length === 0 && !given.some(isUnready)
  })
  const asking = askingOf({ ...request, ingredients: ready }, wishes)
  return { ...asking, given: asking.given.map((one) => ({ ...one, typed: one.food.name })) }
}
