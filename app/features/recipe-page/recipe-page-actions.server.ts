import { redirect, type RouterContextProvider } from 'react-router'
import { shareRecipeSchema } from '#app/domain/recipe/recipe-forms.ts'
import { deleteRecipes } from '#app/features/recipes/saved/delete-recipes.server.ts'
import { shareRecipe, unshareRecipe } from '#app/features/recipes/saved/share-recipe.server.ts'
import { duplicateRecipe } from '#app/features/recipes/view/edit-recipe.server.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { noFieldsSchema, submit, submitNothing } from '#app/http/form.server.ts'

/** What an owner does with a recipe on its page; the intent says which. */
export function changeRecipe(
  context: Readonly<RouterContextProvider>,
  recipeId: string,
  { intent, form }: { intent: string; form: FormData },
) {
  const { db, log, now } = servicesOf(context)
  switch (intent) {
    case 'share':
      return submit(
        form,
        shareRecipeSchema,
        async (values) => void (await shareRecipe(db, requireMember(context), recipeId, values, now())),
        { fallback: 'Failed to share recipe. Please try again.', log },
      )
    case 'unshare':
      return submit(form, noFieldsSchema, () => unshareRecipe(db, requireMember(context), recipeId), {
        fallback: 'The recipe is still public. Please try again.',
        log,
      })
    case 'duplicate':
      return submit(
        form,
        noFieldsSchema,
        async () => {
          const copy = await duplicateRecipe(db, requireMember(context), recipeId, now())
          throw redirect(copy.path)
        },
        { fallback: 'Failed to duplicate recipe. Please try again.', log },
      )
    case 'delete':
      return submit(
        form,
        noFieldsSchema,
        async () => {
          const member = requireMember(context, 'You must be logged in to delete recipes')
          await deleteRecipes(db, member, [recipeId], now())
          throw redirect(`/recipes?${new URLSearchParams({ deleted: recipeId })}`)
        },
        { fallback: 'Failed to delete recipe. Please try again.', log },
      )
    default:
      return submitNothing(form, log)
  }
}
