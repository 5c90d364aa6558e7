import { Link } from 'react-router'
import { listOwnRecipes } from '#app/features/recipes/recipes.server.ts'
import { presentSaved } from '#app/features/recipes/present-recipe.server.ts'
import { RecipeCard } from '#app/features/recipes/recipe-card.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/recipes'

export const handle: RouteHandle = { access: 'member' }
export const meta: Route.MetaFunction = () => [{ title: 'Your Recipes | Mealwright' }]

export async function loader({ context }: Route.LoaderArgs) {
  const member = requireMember(context)
  const saved = await listOwnRecipes(servicesOf(context).db, member)
  return { tier: member.tier, recipes: saved.map(presentSaved) }
}

export default function Recipes({ loaderData }: Route.ComponentProps) {
  const { recipes, tier } = loaderData
  const isPremium = tier === 'premium'
  return (
    <main className="wrap pb-section">
      <div className="page-head">
        <h1>Your Recipes</h1>
      </div>
      {recipes.length > 0 ? (
        <div className="cards">
          {recipes.map((recipe) => (
            <RecipeCard key={recipe.id} recipe={recipe.card} headingLevel={2} />
          ))}
        </div>
      ) : (
        <EmptyState
          title={isPremium ? 'No recipes yet' : 'Saving recipes comes with Premium'}
          action={
            <Link className={buttonClass()} to={isPremium ? '/upload' : '/pricing'}>
              {isPremium ? 'Create Recipes' : 'View Pricing'}
            </Link>
          }
        >
          {isPremium
            ? 'Every recipe you generate is kept here.'
            : 'With Premium every recipe you generate is kept here, to find and cook again.'}
        </EmptyState>
      )}
    </main>
  )
}
