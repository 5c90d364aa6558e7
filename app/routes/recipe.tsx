import { data, Link } from 'react-router'
import { findOwnRecipe } from '#app/features/recipes/recipes.server.ts'
import { presentSaved } from '#app/features/recipes/present-recipe.server.ts'
import { RecipeResult } from '#app/features/recipes/recipe-result.tsx'
import { NutritionPanel } from '#app/features/recipes/nutrition-panel.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf, viewerOf } from '#app/http/context.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import type { Route } from './+types/recipe'

export const handle: RouteHandle = { access: 'open' }

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.recipe?.result.name ?? 'Recipe Not Found'} | Mealwright` },
  { name: 'robots', content: 'noindex' },
]

/** The owner's own recipe; everybody else sees what they would see if it did not exist. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { member } = viewerOf(context)
  const row = member ? await findOwnRecipe(servicesOf(context).db, member, params.recipeId) : null
  if (!row) return data({ recipe: null }, { status: 404 })
  return data({ recipe: presentSaved(row) })
}

export default function RecipePage({ loaderData }: Route.ComponentProps) {
  const { recipe } = loaderData
  if (!recipe) {
    return (
      <main className="wrap page-head text-center">
        <h1>Recipe Not Found</h1>
        <p className="lede mx-auto mt-4">The recipe you're looking for doesn't exist.</p>
        <p className="mt-8">
          <Link className={buttonClass()} to="/recipes">
            Back to Recipes
          </Link>
        </p>
      </main>
    )
  }
  return (
    <main className="wrap stack pb-section [--flow:var(--s-6)]">
      <div className="page-head pb-0">
        <Breadcrumbs
          link={Link}
          crumbs={[{ label: 'My Recipes', href: '/recipes' }, { label: recipe.result.name }]}
        />
        <h1 className="mt-3">{recipe.result.name}</h1>
      </div>
      <RecipeResult recipe={recipe.result} />
      <NutritionPanel nutrition={recipe.result.nutrition} />
    </main>
  )
}
