import { Link, redirect } from 'react-router'
import { foodsOfOrder, keepVisitorRecipe } from '#app/features/recipes/saved/keep-visitor-recipe.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { refusalOf } from '#app/http/form.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/keep-recipe'

export const handle: RouteHandle = { access: 'member' }
export const meta: Route.MetaFunction = () => [
  { title: 'Keep a recipe | Mealwright' },
  { name: 'robots', content: 'noindex' },
]

/**
 * Where signing up leads from the landing page's dish. The address is signed by us and keeps one recipe, however often
 * it is opened: that is why opening it may.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const member = requireMember(context)
  const services = servicesOf(context)
  const order = url.searchParams.get('made') ?? ''
  try {
    const { path } = await keepVisitorRecipe(services, member, order)
    throw redirect(`${path}?kept=1`)
  } catch (error) {
    if (error instanceof Response) throw error
    const { code, message } = refusalOf(error, {
      fallback: 'The recipe could not be kept. Please try again.',
      log: services.log,
    })
    return { message, foods: foodsOfOrder(services, order), needsPremium: code === 'premium-only' }
  }
}

export default function KeepRecipe({ loaderData: { message, foods, needsPremium } }: Route.ComponentProps) {
  const again = foods.length > 0 ? `?${new URLSearchParams({ ingredients: foods.join(', ') })}` : ''
  return (
    <main className={classNames(layout.wrap, layout.pageHead, layout.sectionEnd)}>
      <h1>This recipe was not kept</h1>
      <Notice tone="warn">{message}</Notice>
      <p className={layout.row}>
        {needsPremium && (
          <LinkButton as={Link} to="/pricing">
            View Pricing
          </LinkButton>
        )}
        <LinkButton as={Link} to={`/upload${again}`} variant={needsPremium ? 'secondary' : 'primary'}>
          {foods.length > 0 ? 'Cook these ingredients again' : 'Create a recipe'}
        </LinkButton>
      </p>
    </main>
  )
}
