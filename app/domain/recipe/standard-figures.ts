import { withHonestMinutes } from './asked-for.ts'
import type { RecipeDraft, RecipeRequest } from './recipe.ts'
import { forServingsAskedFor } from './servings-in-words.ts'
import { withStandardSalt } from './standard-salt.ts'

/**
 * The draft with its figures at the standard that dishes of the book are held to (docs/dishes.md): amounts for the
 * servings asked for, salt that neither spoils it nor is missing, and minutes that cover those of its steps. Its words
 * stay. `saidFor` is how many its author says the amounts are for.
 */
export function withStandardFigures(
  draft: RecipeDraft,
  { dietaryPreferences }: Pick<RecipeRequest, 'dietaryPreferences'>,
  saidFor: number | null,
): RecipeDraft {
  const isForBaby = dietaryPreferences?.eaters.includes('under-one') ?? false
  return withHonestMinutes(withStandardSalt(forServingsAskedFor(draft, saidFor), !isForBaby))
}
