import { z } from 'zod'
import { linesOfEach } from '#app/domain/food/each-line.ts'
import { splitIngredientList } from '#app/domain/food/pasted-list.ts'
import { withoutDates } from '#app/domain/pantry/date-in-line.ts'
import { MAX_INGREDIENT_LENGTH } from './recipe-limits.ts'
import type { RecentRecipe, RecipeRequest } from './recipe.ts'
import { MAX_VISITOR_TEXT_LENGTH } from './visitor-text.ts'

export const MAX_VISITOR_INGREDIENTS = 20

const tooLong = `Keep the list under ${MAX_VISITOR_TEXT_LENGTH} characters.`

/** The form of the landing page; `last` is the dish that is on the screen, so that another one comes. */
export const visitorRecipeSchema = z.object({
  ingredients: z
    .string()
    .max(MAX_VISITOR_TEXT_LENGTH, tooLong)
    .transform((text, context) => {
      const { items } = splitIngredientList(withoutDates(text), linesOfEach)
      const message =
        items.length === 0
          ? 'Please add at least one ingredient'
          : items.length > MAX_VISITOR_INGREDIENTS
            ? `That is ${items.length} ingredients. Keep the ${MAX_VISITOR_INGREDIENTS} you want to cook with.`
            : items.some((item) => item.length > MAX_INGREDIENT_LENGTH)
              ? `One ingredient may have at most ${MAX_INGREDIENT_LENGTH} characters.`
              : null
      if (message === null) return items
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }),
  last: z.string().max(4000).default(''),
})

/** Everything that decides which dish a visitor gets: the same order gives the same recipe. */
export type VisitorOrder = {
  ingredients: readonly string[]
  seed: number
  /** The dish that was on the screen before. */
  recentRecipes?: RecentRecipe | undefined
}

/** What the kitchen is asked for: dinner for two, as the generator begins. */
export function requestOfOrder({ ingredients, seed, recentRecipes }: VisitorOrder): RecipeRequest {
  return {
    ingredients,
    cuisine: 'Any',
    servings: 2,
    skillLevel: 'Beginner',
    dietaryRestriction: 'None',
    numRecipes: 1,
    mealType: 'dinner',
    ...(recentRecipes && { recentRecipes: [recentRecipes] }),
    seed,
  }
}
