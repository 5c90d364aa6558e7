import { redirect, type RouterContextProvider } from 'react-router'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { addToPlanSchema } from '#app/domain/planning/plan-change-forms.ts'
import { shareRecipeSchema } from '#app/domain/recipe/recipe-forms.ts'
import { placeOwnRecipe } from '#app/features/plans/change/change-plan.server.ts'
import { placedAddress } from '#app/features/plans/plan-addresses.ts'
import { deleteRecipes } from '#app/features/recipes/saved/delete-recipes.server.ts'
import { shareRecipe, unshareRecipe } from '#app/features/recipes/saved/share-recipe.server.ts'
import { duplicateRecipe } from '#app/features/recipes/view/edit-recipe.server.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { noFieldsSchema, submit, submitNothing } from '#app/http/form.server.ts'

/** What an owner does with a recipe on its page; the intent says which. */
export function changeRecipe(
  context: Readonly<RouterContextProvider>,
  recipeId: string,
  { intent, form, today }: { intent: string; form: FormData; today: PlainDate },
) {
  const services = servicesOf(context)
  const { db, log, now } = services
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
    case 'add-to-plan':
      return submit(
        form,
        addToPlanSchema,
        async ({ day: { planId, revision, dayIndex }, slot }) => {
          const place = { recipeId, dayIndex, slot, today }
          await placeOwnRecipe(services, requireMember(context), { planId, revision }, place)
          throw redirect(placedAddress(planId, { dayIndex, slot }))
        },
        { fallback: 'The recipe could not be added to the plan. Please try again.', log },
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
