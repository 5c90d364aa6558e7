import { doubtCount } from '#app/domain/photo-text/doubtful-amounts.ts'
import { textOfPage } from '#app/domain/photo-text/page-text.ts'
import { readRecipeText } from '#app/domain/recipe/read-recipe-text.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { nothingRead, readText, type TextNeeds } from '#app/features/photos/read-text.server.ts'
import { TEXT_PHOTO_MESSAGES } from '#app/features/photos/text-photo-messages.ts'
import type { RecipePage } from './recipe-page.ts'

const MOST_TEXT_LENGTH = 20_000

/** The text of a recipe in a member's photo of a page, to be looked at before it is imported. */
export async function readRecipePage(
  needs: TextNeeds,
  member: Member,
  file: unknown,
  { signal }: { signal: AbortSignal },
): Promise<RecipePage> {
  const page = await readText(needs, member, file, { layout: 'page', signal })
  const text = textOfPage(page).slice(0, MOST_TEXT_LENGTH)
  if (text.split('\n').length < 2) throw nothingRead(TEXT_PHOTO_MESSAGES.noRecipe)
  const [recipe] = readRecipeText(text)
  return {
    text,
    doubtCount: doubtCount(text),
    ingredientCount: recipe?.draft.ingredients.length ?? 0,
    stepCount: recipe?.draft.instructions.length ?? 0,
  }
}
