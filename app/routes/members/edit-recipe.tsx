import { data, Link, redirect } from 'react-router'
import { countRecipeSchema, editRecipeSchema } from '#app/domain/recipe/recipe-forms.ts'
import { recipePath } from '#app/domain/slug.ts'
import { EditRecipe } from '#app/features/recipes/view/edit-recipe-form.tsx'
import { countLines, editRecipe } from '#app/features/recipes/view/edit-recipe.server.ts'
import { orOffline } from '#app/features/page/offline-answer.ts'
import { findOwnRecipe } from '#app/features/recipes/recipes.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf, viewerOf } from '#app/http/context.server.ts'
import { submit, submitNothing, textIn } from '#app/http/form.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/edit-recipe'
import styles from './recipes.module.css'

/** Open as the recipe's own page is: whoever does not own it, signed in or not, finds nothing. */
export const handle: RouteHandle = { access: 'open' }

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Edit ${loaderData?.recipe.name ?? 'recipe'} | Mealwright` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ params, context }: Route.LoaderArgs) {
  const { member } = viewerOf(context)
  const row = member ? await findOwnRecipe(servicesOf(context).db, member, params.recipeId) : null
  if (!member || !row) throw data(null, { status: 404 })
  return {
    isPremium: member.tier === 'premium',
    recipe: {
      path: recipePath(row.id, row.name),
      name: row.name,
      description: row.description,
      cookingTimeMin: row.cookingTimeMin,
      difficulty: row.difficulty,
      cuisineType: row.cuisineType,
      servings: row.servings,
      ingredients: row.ingredients.map(({ text }) => text),
      instructions: row.instructions,
      nutrition: row.nutrition,
      revision: row.revision,
      isPublic: row.isPublic,
    },
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, log } = servicesOf(context)
  const member = viewerOf(context).member
  if (!member) throw data(null, { status: 404 })
  const form = await readForm(request)
  const intent = textIn(form, 'intent')
  if (intent === 'count') {
    const { data: result } = await submit(
      form,
      countRecipeSchema,
      async (values) => countLines(db, member, values),
      {
        fallback: 'The numbers could not be computed.',
        log,
      },
    )
    return data({ intent: 'count', result })
  }
  if (intent !== 'save') {
    const { data: result, init } = await submitNothing(form, log)
    return data({ intent, result }, { status: init?.status ?? 200 })
  }
  const { data: result, init } = await submit(
    form,
    editRecipeSchema,
    async (values) => {
      const { path } = await editRecipe(db, requireMember(context), params.recipeId, values)
      throw redirect(path)
    },
    { fallback: 'The recipe was not saved. Please try again.', log },
  )
  return data({ intent: 'save', result }, { status: init?.status ?? 200 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orOffline('save', () => serverAction())

/** Counting while somebody types changes nothing that is stored. */
export const shouldRevalidate = ({
  formData,
  defaultShouldRevalidate,
}: {
  formData?: FormData
  defaultShouldRevalidate: boolean
}) => formData?.get('intent') !== 'count' && defaultShouldRevalidate

export default function EditRecipePage({ loaderData, actionData }: Route.ComponentProps) {
  const { recipe, isPremium } = loaderData
  const refusal = actionData?.result.ok === false ? actionData.result : null
  return (
    <main className={classNames(layout.wrap, layout.sectionEnd)}>
      <div className={layout.pageHead}>
        <Breadcrumbs
          link={Link}
          crumbs={[
            { label: 'My Recipes', href: '/recipes' },
            { label: recipe.name, href: recipe.path },
            { label: 'Edit' },
          ]}
        />
        <h1>Edit recipe</h1>
      </div>
      {!isPremium && (
        <Notice tone="warn" className={styles.notice}>
          Editing recipes comes with Premium. <Link to="/pricing">View Pricing</Link>
        </Notice>
      )}
      <EditRecipe key={recipe.revision} recipe={recipe} refusal={refusal} />
    </main>
  )
}
